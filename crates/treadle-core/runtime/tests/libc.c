/* One thread through the runtime library and the machine's own functions: every assertion holds. */
#define _GNU_SOURCE
#include <assert.h>
#include <complex.h>
#include <ctype.h>
#include <errno.h>
#include <math.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static int compare(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }

static void strings(void)
{
    char text[64];
    strcpy(text, "hello");
    strcat(text, " world");
    assert(strlen(text) == 11 && strnlen(text, 4) == 4);
    assert(strcmp(text, "hello world") == 0 && strncmp(text, "help", 3) == 0 && strcmp(text, "help") < 0);
    assert(strchr(text, 'w') == text + 6 && strrchr(text, 'o') == text + 7 && strstr(text, "lo w") == text + 3);
    assert(memcmp(text, "help", 4) < 0 && memchr(text, 'o', 11) == text + 4);
    strncpy(text, "abcdef", 3);
    assert(strcmp(text, "abclo world") == 0);
    char *copy = strdup(text);
    assert(copy != text && strcmp(copy, text) == 0);
    free(copy);
    char list[] = "a,,b", *rest;
    assert(strcmp(strtok_r(list, ",", &rest), "a") == 0 && strcmp(strtok_r(NULL, ",", &rest), "b") == 0);
    assert(!strtok_r(NULL, ",", &rest));
    assert(isdigit('5') && !isalpha('5') && toupper('a') == 'A' && isspace('\n'));
}

static void numbers(void)
{
    char *end;
    assert(strtol("42x", &end, 10) == 42 && *end == 'x');
    assert(atoi("-7") == -7 && strtoul("0xff", NULL, 0) == 255);
    errno = 0;
    assert(strtol("99999999999999999999", NULL, 0) == INT64_MAX && errno == ERANGE);
    int array[] = {5, 3, 9, 1}, key = 5, x, y, exponent;
    qsort(array, 4, sizeof *array, compare);
    assert(array[0] == 1 && array[3] == 9 && bsearch(&key, array, 4, sizeof *array, compare) == array + 2);
    assert(sscanf("12 ab 34", "%d %*s %d", &x, &y) == 2 && x == 12 && y == 34);
    assert(sqrt(9.0) == 3.0 && pow(2, 10) == 1024 && frexp(8.0, &exponent) == 0.5 && exponent == 4);
    long double wide = 1.5L;
    wide *= 3;
    assert(wide == 4.5L);
    __int128 big = 1;
    big <<= 100;
    assert((long)(big >> 90) == 1024);
    assert(rand() >= 0 && abs(-3) == 3 && time(NULL) == 0);
}

static void memory(void)
{
    int *p = malloc(8);
    p[0] = 1;
    p[1] = 2;
    p = realloc(p, 16);
    p[3] = 4;
    assert(p[0] == 1 && p[1] == 2);
    free(p);
    p = calloc(3, sizeof *p);
    assert(p[2] == 0);
    free(p);
    void *aligned;
    assert(posix_memalign(&aligned, 64, 100) == 0 && ((uintptr_t)aligned & 63) == 0);
    free(aligned);
}

static void output(void)
{
    char text[32];
    assert(snprintf(text, 8, "%05d|%s", 42, "longer") == 12 && strcmp(text, "00042|l") == 0);
    sprintf(text, "%.2f %Lg %c %lx", 2.718, 2.5L, 'z', 255L);
    assert(strcmp(text, "2.72 2.5 z ff") == 0);
    puts(text);
    fprintf(stderr, "%s\n", strerror(EBUSY));
    perror("here");
}

static void reals(void)
{
    char *end, word[8], close[2], *text;
    assert(strtod(" -12.5e-1x", &end) == -1.25 && *end == 'x' && strtod("1e", &end) == 1 && *end == 'e');
    assert(strtod("0x1.8p1", NULL) == 3 && strtod("0.1", NULL) == 0.1 && strtof("0.1", NULL) == 0.1f);
    assert(strtold("0.1", NULL) == 0.1L && strtod("9007199254740993", NULL) == 9007199254740992.0);
    assert(strtod("-inf", NULL) == -INFINITY && isnan(strtod("nan", NULL)) && atof("abc") == 0);
    errno = 0;
    assert(strtod("1e999", NULL) == INFINITY && errno == ERANGE);
    float f;
    double d;
    long double l;
    assert(sscanf("1.5 -2e3 7.25 x", "%f %lf %Lf", &f, &d, &l) == 3 && f == 1.5f && d == -2000 && l == 7.25L);
    assert(sscanf("key=val]", "%[a-z]=%*[^]]%1[]]", word, close) == 2 && !strcmp(word, "key") && close[0] == ']');
    assert(asprintf(&text, "%d-%s", 7, "x") == 3 && !strcmp(text, "7-x"));
    free(text);
    volatile double number = -3.75, tiny = 1e-310;
    volatile long double wide = INFINITY;
    assert(modf(number, &d) == -0.75 && d == -3 && isnormal(number) && !isnormal(tiny) && isinf(wide) && !isnan(wide));
    number = -INFINITY;
    assert(modf(number, &d) == 0 && d == number && nextafter(0, -1) < 0 && sqrtl(2) * sqrtl(2) - 2 < 1e-18L);
    double _Complex z = 1 + 2i, w = 3 - 4i;
    assert(z * w == 11 + 2i && z / w == -0.2 + 0.4i && cabs(w) == 5);
}

static int ended;

static void end_second(void) { assert(ended == 1); }

static void end_first(void)
{
    ended++;
    atexit(end_second);
}

static void objects(void)
{
    sem_t sem;
    int value;
    assert(sem_init(&sem, 0, 0) == 0 && sem_trywait(&sem) == -1 && errno == EAGAIN);
    assert(sem_post(&sem) == 0 && sem_getvalue(&sem, &value) == 0 && value == 1 && sem_wait(&sem) == 0);
    pthread_mutexattr_t attr;
    pthread_mutex_t mutex;
    pthread_mutexattr_init(&attr);
    pthread_mutexattr_settype(&attr, PTHREAD_MUTEX_RECURSIVE);
    pthread_mutex_init(&mutex, &attr);
    assert(pthread_mutex_lock(&mutex) == 0 && pthread_mutex_trylock(&mutex) == 0);
    assert(pthread_mutex_unlock(&mutex) == 0 && pthread_mutex_unlock(&mutex) == 0);
    assert(pthread_mutex_unlock(&mutex) == EPERM && pthread_mutex_destroy(&mutex) == 0);
    pthread_mutexattr_settype(&attr, PTHREAD_MUTEX_ERRORCHECK);
    pthread_mutex_init(&mutex, &attr);
    assert(pthread_mutex_lock(&mutex) == 0 && pthread_mutex_lock(&mutex) == EDEADLK);
}

int main(void)
{
    strings();
    numbers();
    memory();
    output();
    objects();
    reals();
    assert(atexit(end_first) == 0);
    return 0;
}
