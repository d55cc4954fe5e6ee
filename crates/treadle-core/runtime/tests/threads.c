/* Threads through the runtime library: once, conditions, thread-specific data, cleanup, exit, C11, wide atomics. */
#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdlib.h>
#include <stdatomic.h>
#include <threads.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t cond = PTHREAD_COND_INITIALIZER;
static pthread_once_t once = PTHREAD_ONCE_INIT;
static pthread_key_t key;
static pthread_barrier_t barrier;
static int ready, inits, destroyed, cleaned, total;

static void init(void) { inits++; }
static void clean(void *by) { cleaned += (int)(long)by; }

static void destroy(void *value)
{
    destroyed += *(int *)value;
    free(value);
}

static void *producer(void *argument)
{
    pthread_once(&once, init);
    int *value = malloc(sizeof *value);
    *value = 1;
    pthread_setspecific(key, value);
    pthread_mutex_lock(&mutex);
    ready = 1;
    pthread_cond_signal(&cond);
    pthread_mutex_unlock(&mutex);
    pthread_barrier_wait(&barrier);
    pthread_cleanup_push(clean, (void *)5);
    if (argument)
        pthread_exit((void *)7);
    pthread_cleanup_pop(0);
    return NULL;
}

static void *consumer(void *argument)
{
    pthread_once(&once, init);
    pthread_mutex_lock(&mutex);
    while (!ready)
        pthread_cond_wait(&cond, &mutex);
    pthread_mutex_unlock(&mutex);
    pthread_barrier_wait(&barrier);
    return (void *)9;
}

/* May miss the signal, and never waits for ever. */
static void *impatient(void *argument)
{
    struct timespec until = {0, 0};
    pthread_mutex_lock(&mutex);
    int error = pthread_cond_timedwait(&cond, &mutex, &until);
    assert(error == 0 || error == ETIMEDOUT);
    pthread_mutex_unlock(&mutex);
    return NULL;
}

struct wide {
    long a, b, c;
};
static _Atomic struct wide shared;
static _Atomic unsigned __int128 both;
static mtx_t guard;

static int worker(void *argument)
{
    mtx_lock(&guard);
    total += *(int *)argument;
    mtx_unlock(&guard);
    struct wide seen = shared;
    assert(seen.a == seen.c);
    both += (unsigned __int128)1 << 64 | 1;
    return 3;
}

int main(void)
{
    pthread_t a, b;
    void *first, *second;
    pthread_key_create(&key, destroy);
    pthread_barrier_init(&barrier, NULL, 2);
    pthread_create(&a, NULL, producer, (void *)1);
    pthread_create(&b, NULL, consumer, NULL);
    pthread_join(a, &first);
    pthread_join(b, &second);
    assert(first == (void *)7 && second == (void *)9);
    assert(inits == 1 && destroyed == 1 && cleaned == 5 && ready);
    pthread_barrier_destroy(&barrier);

    pthread_create(&a, NULL, impatient, NULL);
    pthread_mutex_lock(&mutex);
    pthread_cond_signal(&cond);
    pthread_mutex_unlock(&mutex);
    pthread_join(a, NULL);

    thrd_t thread;
    int result, four = 4;
    mtx_init(&guard, mtx_plain);
    thrd_create(&thread, worker, &four);
    shared = (struct wide){1, 2, 1};
    unsigned __int128 halves = both;
    assert((unsigned long)halves == (unsigned long)(halves >> 64));
    while (!atomic_compare_exchange_weak(&both, &halves, halves * 3))
        ;
    thrd_join(thread, &result);
    assert(both == ((unsigned __int128)1 << 64 | 1) || both == ((unsigned __int128)3 << 64 | 3));
    assert(result == 3 && total == 4);
    return 0;
}
