/* <stdlib.h>, and what programs take from <unistd.h> and <errno.h>. */
#define _GNU_SOURCE
#include "treadle.h"
#include <errno.h>
#include <limits.h>
#include <malloc.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Newer headers make it a macro. */
#undef bsearch

int *__errno_location(void)
{
    static _Thread_local int number;
    return &number;
}

int abs(int x) { return x < 0 ? -x : x; }
long labs(long x) { return x < 0 ? -x : x; }
long long llabs(long long x) { return x < 0 ? -x : x; }
intmax_t imaxabs(intmax_t x) { return x < 0 ? -x : x; }
div_t div(int a, int b) { return (div_t){a / b, a % b}; }
ldiv_t ldiv(long a, long b) { return (ldiv_t){a / b, a % b}; }
lldiv_t lldiv(long long a, long long b) { return (lldiv_t){a / b, a % b}; }

static int digit(int c, int base)
{
    int value = c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'z' ? c - 'a' + 10 : c >= 'A' && c <= 'Z' ? c - 'A' + 10 : 99;
    return value < base ? value : -1;
}

struct number {
    unsigned long magnitude;
    int negative, over;
};

/* The number at s, of magnitude at most max or, if it is negative, min. */
static struct number scan(const char *s, char **end, int base, unsigned long max, unsigned long min)
{
    const char *start = s;
    while (*s == ' ' || (*s >= '\t' && *s <= '\r'))
        s++;
    int negative = *s == '-';
    if (*s == '-' || *s == '+')
        s++;
    if ((base == 0 || base == 16) && s[0] == '0' && (s[1] | 32) == 'x' && digit(s[2], 16) >= 0) {
        base = 16;
        s += 2;
    } else if (base == 0) {
        base = *s == '0' ? 8 : 10;
    }
    unsigned long limit = negative ? min : max, value = 0;
    int any = 0, over = 0;
    for (int d; (d = digit(*s, base)) >= 0; s++) {
        any = 1;
        if (over || value > (limit - d) / base) {
            over = 1;
            value = limit;
        } else {
            value = value * base + d;
        }
    }
    if (over)
        errno = ERANGE;
    if (end)
        *end = (char *)(any ? s : start);
    return (struct number){value, negative, over};
}

long strtol(const char *restrict s, char **restrict end, int base)
{
    struct number number = scan(s, end, base, LONG_MAX, -(unsigned long)LONG_MIN);
    return (long)(number.negative ? -number.magnitude : number.magnitude);
}

unsigned long strtoul(const char *restrict s, char **restrict end, int base)
{
    struct number number = scan(s, end, base, ULONG_MAX, ULONG_MAX);
    return number.negative && !number.over ? -number.magnitude : number.magnitude;
}

long long strtoll(const char *restrict s, char **restrict end, int base) { return strtol(s, end, base); }
unsigned long long strtoull(const char *restrict s, char **restrict end, int base) { return strtoul(s, end, base); }
intmax_t strtoimax(const char *restrict s, char **restrict end, int base) { return strtol(s, end, base); }
uintmax_t strtoumax(const char *restrict s, char **restrict end, int base) { return strtoul(s, end, base); }
/* The names that newer headers give them. */
long __isoc23_strtol(const char *s, char **end, int base) { return strtol(s, end, base); }
unsigned long __isoc23_strtoul(const char *s, char **end, int base) { return strtoul(s, end, base); }
long long __isoc23_strtoll(const char *s, char **end, int base) { return strtol(s, end, base); }
unsigned long long __isoc23_strtoull(const char *s, char **end, int base) { return strtoul(s, end, base); }
int atoi(const char *s) { return (int)strtol(s, NULL, 10); }
long atol(const char *s) { return strtol(s, NULL, 10); }
long long atoll(const char *s) { return strtol(s, NULL, 10); }

/* Any sequence will do for a program that asks for pseudo-random numbers; one for each thread makes no events. */
static _Thread_local unsigned long random_state = 1;

int rand_r(unsigned *seed)
{
    *seed = *seed * 1103515245u + 12345u;
    return (int)(*seed >> 1);
}

int rand(void)
{
    random_state = random_state * 6364136223846793005ul + 1442695040888963407ul;
    return (int)(random_state >> 33);
}

void srand(unsigned seed) { random_state = seed; }
long random(void) { return rand(); }
void srandom(unsigned seed) { srand(seed); }
long lrand48(void) { return rand(); }
void srand48(long seed) { random_state = (unsigned long)seed; }
double drand48(void) { return rand() / 2147483648.0; }

static void swap(char *a, char *b, size_t size)
{
    for (size_t i = 0; i < size; i++) {
        char t = a[i];
        a[i] = b[i];
        b[i] = t;
    }
}

/* Stable, as glibc's is in practice; the arrays of a program that is checked are short. */
void qsort_r(void *base, size_t count, size_t size, int (*compare)(const void *, const void *, void *), void *context)
{
    char *array = base;
    for (size_t i = 1; i < count; i++)
        for (char *at = array + i * size; at > array && compare(at - size, at, context) > 0; at -= size)
            swap(at - size, at, size);
}

void qsort(void *base, size_t count, size_t size, int (*compare)(const void *, const void *))
{
    char *array = base;
    for (size_t i = 1; i < count; i++)
        for (char *at = array + i * size; at > array && compare(at - size, at) > 0; at -= size)
            swap(at - size, at, size);
}

void *bsearch(const void *key, const void *base, size_t count, size_t size, int (*compare)(const void *, const void *))
{
    size_t low = 0, high = count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        const char *at = (const char *)base + middle * size;
        int order = compare(key, at);
        if (order == 0)
            return (void *)at;
        if (order < 0)
            high = middle;
        else
            low = middle + 1;
    }
    return NULL;
}

/* The block always moves, so that a pointer to the old one is noticed. */
void *realloc(void *p, size_t size)
{
    if (p && !size) {
        free(p);
        return NULL;
    }
    void *moved = malloc(size);
    if (p && moved) {
        size_t old = malloc_usable_size(p);
        memcpy(moved, p, old < size ? old : size);
        free(p);
    }
    return moved;
}

void *reallocarray(void *p, size_t count, size_t size)
{
    if (size && count > SIZE_MAX / size) {
        errno = ENOMEM;
        return NULL;
    }
    return realloc(p, count * size);
}

void *valloc(size_t size) { return aligned_alloc(4096, size); }

/* An empty environment, and a machine of two processors. */
char *getenv(const char *name) { return NULL; }
char *secure_getenv(const char *name) { return NULL; }
pid_t getpid(void) { return 1000; }
pid_t getppid(void) { return 1; }
uid_t getuid(void) { return 1000; }
pid_t gettid(void) { return 999 + (pid_t)pthread_self(); }
int getpagesize(void) { return 4096; }
int get_nprocs(void) { return 2; }
int get_nprocs_conf(void) { return 2; }
int isatty(int fd) { return 0; }

long sysconf(int name)
{
    switch (name) {
    case _SC_NPROCESSORS_ONLN:
    case _SC_NPROCESSORS_CONF: return 2;
    case _SC_PAGESIZE: return 4096;
    default: return -1;
    }
}
