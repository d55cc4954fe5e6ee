/* <string.h> and <strings.h>, except memcpy, memmove and memset, which the machine does itself. */
#define _GNU_SOURCE
#include "treadle.h"
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* Newer headers make them macros that keep the const of their argument. */
#undef index
#undef memchr
#undef memrchr
#undef rawmemchr
#undef rindex
#undef strcasestr
#undef strchr
#undef strchrnul
#undef strpbrk
#undef strrchr
#undef strstr

static int lower(int c) { return c >= 'A' && c <= 'Z' ? c + 32 : c; }

int memcmp(const void *a, const void *b, size_t n)
{
    const unsigned char *p = a, *q = b;
    for (size_t i = 0; i < n; i++) {
        unsigned char x = p[i], y = q[i];
        if (x != y)
            return x - y;
    }
    return 0;
}

int bcmp(const void *a, const void *b, size_t n) { return memcmp(a, b, n); }

void *memchr(const void *s, int c, size_t n)
{
    const unsigned char *p = s;
    for (size_t i = 0; i < n; i++)
        if (p[i] == (unsigned char)c)
            return (void *)(p + i);
    return NULL;
}

void *memrchr(const void *s, int c, size_t n)
{
    const unsigned char *p = s;
    while (n-- > 0)
        if (p[n] == (unsigned char)c)
            return (void *)(p + n);
    return NULL;
}

void *rawmemchr(const void *s, int c)
{
    const unsigned char *p = s;
    while (*p != (unsigned char)c)
        p++;
    return (void *)p;
}

void *mempcpy(void *to, const void *from, size_t n) { return (char *)memcpy(to, from, n) + n; }

void *memccpy(void *to, const void *from, int c, size_t n)
{
    unsigned char *p = to;
    const unsigned char *q = from;
    for (size_t i = 0; i < n; i++)
        if ((p[i] = q[i]) == (unsigned char)c)
            return p + i + 1;
    return NULL;
}

void *memmem(const void *s, size_t n, const void *t, size_t m)
{
    const char *p = s;
    for (size_t i = 0; i + m <= n; i++)
        if (memcmp(p + i, t, m) == 0)
            return (void *)(p + i);
    return NULL;
}

void bzero(void *s, size_t n) { memset(s, 0, n); }
void explicit_bzero(void *s, size_t n) { memset(s, 0, n); }
void bcopy(const void *from, void *to, size_t n) { memmove(to, from, n); }

size_t strlen(const char *s)
{
    size_t n = 0;
    while (s[n])
        n++;
    return n;
}

size_t strnlen(const char *s, size_t max)
{
    size_t n = 0;
    while (n < max && s[n])
        n++;
    return n;
}

int strncmp(const char *a, const char *b, size_t n)
{
    for (size_t i = 0; i < n; i++) {
        unsigned char x = a[i], y = b[i];
        if (x != y || !x)
            return x - y;
    }
    return 0;
}

int strcmp(const char *a, const char *b) { return strncmp(a, b, (size_t)-1); }
int strcoll(const char *a, const char *b) { return strcmp(a, b); }

int strncasecmp(const char *a, const char *b, size_t n)
{
    for (size_t i = 0; i < n; i++) {
        int x = lower((unsigned char)a[i]), y = lower((unsigned char)b[i]);
        if (x != y || !x)
            return x - y;
    }
    return 0;
}

int strcasecmp(const char *a, const char *b) { return strncasecmp(a, b, (size_t)-1); }

char *stpcpy(char *to, const char *from)
{
    while ((*to = *from)) {
        to++;
        from++;
    }
    return to;
}

char *stpncpy(char *to, const char *from, size_t n)
{
    size_t i = 0;
    while (i < n && (to[i] = from[i]))
        i++;
    for (size_t j = i; j < n; j++)
        to[j] = 0;
    return to + i;
}

char *strcpy(char *to, const char *from)
{
    stpcpy(to, from);
    return to;
}

char *strncpy(char *to, const char *from, size_t n)
{
    stpncpy(to, from, n);
    return to;
}

char *strcat(char *to, const char *from)
{
    stpcpy(to + strlen(to), from);
    return to;
}

char *strncat(char *to, const char *from, size_t n)
{
    char *end = to + strlen(to);
    while (n-- > 0 && (*end = *from++))
        end++;
    *end = 0;
    return to;
}

char *strchrnul(const char *s, int c)
{
    while (*s && *s != (char)c)
        s++;
    return (char *)s;
}

char *strchr(const char *s, int c)
{
    s = strchrnul(s, c);
    return *s == (char)c ? (char *)s : NULL;
}

char *strrchr(const char *s, int c)
{
    const char *found = NULL;
    do
        if (*s == (char)c)
            found = s;
    while (*s++);
    return (char *)found;
}

char *index(const char *s, int c) { return strchr(s, c); }
char *rindex(const char *s, int c) { return strrchr(s, c); }

size_t strspn(const char *s, const char *set)
{
    size_t n = 0;
    while (s[n] && strchr(set, s[n]))
        n++;
    return n;
}

size_t strcspn(const char *s, const char *set)
{
    size_t n = 0;
    while (s[n] && !strchr(set, s[n]))
        n++;
    return n;
}

char *strpbrk(const char *s, const char *set)
{
    s += strcspn(s, set);
    return *s ? (char *)s : NULL;
}

char *strstr(const char *s, const char *t)
{
    size_t n = strlen(t);
    for (;; s++) {
        if (strncmp(s, t, n) == 0)
            return (char *)s;
        if (!*s)
            return NULL;
    }
}

char *strcasestr(const char *s, const char *t)
{
    size_t n = strlen(t);
    for (;; s++) {
        if (strncasecmp(s, t, n) == 0)
            return (char *)s;
        if (!*s)
            return NULL;
    }
}

char *strsep(char **rest, const char *set)
{
    char *start = *rest;
    if (!start)
        return NULL;
    char *end = start + strcspn(start, set);
    *rest = *end ? end + 1 : NULL;
    *end = 0;
    return start;
}

char *strtok_r(char *s, const char *set, char **rest)
{
    if (!s)
        s = *rest;
    if (!s)
        return NULL;
    s += strspn(s, set);
    if (!*s) {
        *rest = NULL;
        return NULL;
    }
    *rest = s;
    return strsep(rest, set);
}

char *__strtok_r(char *s, const char *set, char **rest) { return strtok_r(s, set, rest); }

char *strtok(char *s, const char *set)
{
    static char *rest;
    return strtok_r(s, set, &rest);
}

char *strndup(const char *s, size_t n)
{
    n = strnlen(s, n);
    char *copy = malloc(n + 1);
    if (copy) {
        memcpy(copy, s, n);
        copy[n] = 0;
    }
    return copy;
}

char *strdup(const char *s) { return strndup(s, (size_t)-1); }
char *__strdup(const char *s) { return strdup(s); }

char *strerror(int error)
{
    switch (error) {
    case 0: return "Success";
    case EPERM: return "Operation not permitted";
    case ENOENT: return "No such file or directory";
    case EINTR: return "Interrupted system call";
    case EIO: return "Input/output error";
    case EBADF: return "Bad file descriptor";
    case EAGAIN: return "Resource temporarily unavailable";
    case ENOMEM: return "Cannot allocate memory";
    case EBUSY: return "Device or resource busy";
    case EINVAL: return "Invalid argument";
    case ERANGE: return "Numerical result out of range";
    case EDOM: return "Numerical argument out of domain";
    case EDEADLK: return "Resource deadlock avoided";
    case ENOSYS: return "Function not implemented";
    case EOVERFLOW: return "Value too large for defined data type";
    case ETIMEDOUT: return "Connection timed out";
    default: return "Unknown error";
    }
}
