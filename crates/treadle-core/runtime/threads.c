/* <threads.h>: C11 threads over POSIX threads, as glibc does it. */
#define _GNU_SOURCE
#include "treadle.h"
#include <errno.h>
#include <threads.h>

static int code(int error)
{
    switch (error) {
    case 0: return thrd_success;
    case EBUSY: return thrd_busy;
    case ETIMEDOUT: return thrd_timedout;
    case ENOMEM: return thrd_nomem;
    default: return thrd_error;
    }
}

/* An int result is one word, like a pointer. */
int thrd_create(thrd_t *thread, thrd_start_t function, void *argument)
{
    return code(pthread_create((pthread_t *)thread, NULL, (void *(*)(void *))(void *)function, argument));
}

int thrd_join(thrd_t thread, int *result)
{
    void *value = NULL;
    int error = pthread_join((pthread_t)thread, &value);
    if (result)
        *result = (int)(long)value;
    return code(error);
}

void thrd_exit(int result) { pthread_exit((void *)(long)result); }
int thrd_detach(thrd_t thread) { return code(pthread_detach((pthread_t)thread)); }
int thrd_equal(thrd_t a, thrd_t b) { return a == b; }
thrd_t thrd_current(void) { return (thrd_t)pthread_self(); }
void thrd_yield(void) {}
int thrd_sleep(const struct timespec *time, struct timespec *rest) { return 0; }

int mtx_init(mtx_t *mutex, int type)
{
    int kind = type & mtx_recursive ? PTHREAD_MUTEX_RECURSIVE : PTHREAD_MUTEX_NORMAL;
    return code(__treadle_mutex_init((pthread_mutex_t *)mutex, kind));
}

int mtx_lock(mtx_t *mutex) { return code(pthread_mutex_lock((pthread_mutex_t *)mutex)); }
int mtx_trylock(mtx_t *mutex) { return code(pthread_mutex_trylock((pthread_mutex_t *)mutex)); }
int mtx_unlock(mtx_t *mutex) { return code(pthread_mutex_unlock((pthread_mutex_t *)mutex)); }
void mtx_destroy(mtx_t *mutex) { pthread_mutex_destroy((pthread_mutex_t *)mutex); }

int mtx_timedlock(mtx_t *restrict mutex, const struct timespec *restrict until)
{
    return code(pthread_mutex_timedlock((pthread_mutex_t *)mutex, until));
}

int cnd_init(cnd_t *cond) { return code(pthread_cond_init((pthread_cond_t *)cond, NULL)); }
int cnd_signal(cnd_t *cond) { return code(pthread_cond_signal((pthread_cond_t *)cond)); }
int cnd_broadcast(cnd_t *cond) { return code(pthread_cond_broadcast((pthread_cond_t *)cond)); }
void cnd_destroy(cnd_t *cond) { pthread_cond_destroy((pthread_cond_t *)cond); }

int cnd_wait(cnd_t *cond, mtx_t *mutex)
{
    return code(pthread_cond_wait((pthread_cond_t *)cond, (pthread_mutex_t *)mutex));
}

int cnd_timedwait(cnd_t *restrict cond, mtx_t *restrict mutex, const struct timespec *restrict until)
{
    return code(pthread_cond_timedwait((pthread_cond_t *)cond, (pthread_mutex_t *)mutex, until));
}

void call_once(once_flag *flag, void (*function)(void)) { pthread_once((pthread_once_t *)flag, function); }
int tss_create(tss_t *key, tss_dtor_t destructor) { return code(pthread_key_create((pthread_key_t *)key, destructor)); }
void tss_delete(tss_t key) { pthread_key_delete(key); }
void *tss_get(tss_t key) { return pthread_getspecific(key); }
int tss_set(tss_t key, void *value) { return code(pthread_setspecific(key, value)); }
