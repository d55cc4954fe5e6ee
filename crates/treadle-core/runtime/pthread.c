/* <pthread.h> and <semaphore.h>: what is made of several operations, and what is no operation at all. The single
   operations (pthread_mutex_lock and the like) are rows of the table. */
#define _GNU_SOURCE
#include "treadle.h"
#include <errno.h>
#include <setjmp.h>
#include <stddef.h>
#include <string.h>

/* ---- The ends of threads: cleanup handlers, destructors of thread-specific data. ---- */

#define KEYS 128
#define ROUNDS 4

static _Thread_local void *values[KEYS];
/* This thread has set no key from here on, so that a thread without data looks at nothing. */
static _Thread_local unsigned used_keys;
static void (*destructors[KEYS])(void *);
static unsigned next_key;

int pthread_key_create(pthread_key_t *key, void (*destructor)(void *))
{
    unsigned k = __atomic_fetch_add(&next_key, 1, __ATOMIC_SEQ_CST);
    if (k >= KEYS)
        return EAGAIN;
    if (destructor)
        __atomic_store_n(&destructors[k], destructor, __ATOMIC_SEQ_CST);
    *key = k;
    return 0;
}

int pthread_key_delete(pthread_key_t key)
{
    if (key >= KEYS)
        return EINVAL;
    __atomic_store_n(&destructors[key], NULL, __ATOMIC_SEQ_CST);
    return 0;
}

void *pthread_getspecific(pthread_key_t key) { return key < KEYS ? values[key] : NULL; }

int pthread_setspecific(pthread_key_t key, const void *value)
{
    if (key >= KEYS)
        return EINVAL;
    values[key] = (void *)value;
    if (key >= used_keys)
        used_keys = key + 1;
    return 0;
}

/* What a thread does before it ends. */
void __treadle_thread_finish(void)
{
    for (int round = 0; round < ROUNDS; round++) {
        int again = 0;
        for (unsigned k = 0; k < used_keys; k++) {
            void *value = values[k];
            if (!value)
                continue;
            values[k] = NULL;
            void (*destructor)(void *) = __atomic_load_n(&destructors[k], __ATOMIC_SEQ_CST);
            if (destructor) {
                destructor(value);
                again = 1;
            }
        }
        if (!again)
            return;
    }
}

/* The first function of every thread. */
void *__treadle_thread_start(void *(*function)(void *), void *argument)
{
    void *result = function(argument);
    __treadle_thread_finish();
    return result;
}

/* pthread_cleanup_push is a macro around sigsetjmp; the buffers of a thread are linked through their padding. */
static _Thread_local __pthread_unwind_buf_t *handlers;
static _Thread_local void *exit_value;

void __pthread_register_cancel(__pthread_unwind_buf_t *buffer)
{
    buffer->__pad[0] = handlers;
    handlers = buffer;
}

void __pthread_unregister_cancel(__pthread_unwind_buf_t *buffer) { handlers = buffer->__pad[0]; }

static _Noreturn void unwind(void)
{
    __pthread_unwind_buf_t *buffer = handlers;
    if (buffer) {
        handlers = buffer->__pad[0];
        longjmp((struct __jmp_buf_tag *)buffer, 1);
    }
    __treadle_thread_finish();
    __treadle_thread_exit(exit_value);
}

void __pthread_unwind_next(__pthread_unwind_buf_t *buffer) { unwind(); }

void pthread_exit(void *result)
{
    exit_value = result;
    unwind();
}

int pthread_equal(pthread_t a, pthread_t b) { return a == b; }

int pthread_once(pthread_once_t *once, void (*function)(void))
{
    if (__treadle_once_begin(once)) {
        function();
        __treadle_once_end(once);
    }
    return 0;
}

/* ---- Mutexes. A timed lock takes the lock or times out; waiting first is the same as trying later. ---- */

int pthread_mutex_init(pthread_mutex_t *mutex, const pthread_mutexattr_t *attr)
{
    return __treadle_mutex_init(mutex, attr ? *(const int *)attr : PTHREAD_MUTEX_NORMAL);
}

static int timed(int error) { return error == EBUSY ? ETIMEDOUT : error; }

int pthread_mutex_timedlock(pthread_mutex_t *restrict mutex, const struct timespec *restrict until)
{
    return timed(pthread_mutex_trylock(mutex));
}

int pthread_mutex_clocklock(pthread_mutex_t *restrict mutex, clockid_t clock, const struct timespec *restrict until)
{
    return timed(pthread_mutex_trylock(mutex));
}

int pthread_mutexattr_init(pthread_mutexattr_t *attr)
{
    *(int *)attr = PTHREAD_MUTEX_NORMAL;
    return 0;
}

int pthread_mutexattr_destroy(pthread_mutexattr_t *attr) { return 0; }

int pthread_mutexattr_settype(pthread_mutexattr_t *attr, int kind)
{
    if (kind < 0 || kind > PTHREAD_MUTEX_ADAPTIVE_NP)
        return EINVAL;
    *(int *)attr = kind;
    return 0;
}

int pthread_mutexattr_gettype(const pthread_mutexattr_t *restrict attr, int *restrict kind)
{
    *kind = *(const int *)attr;
    return 0;
}

int pthread_mutexattr_setpshared(pthread_mutexattr_t *attr, int shared) { return 0; }
int pthread_mutexattr_setprotocol(pthread_mutexattr_t *attr, int protocol) { return 0; }

/* ---- Condition variables. ---- */

int pthread_cond_wait(pthread_cond_t *restrict cond, pthread_mutex_t *restrict mutex)
{
    __treadle_cond_enqueue(cond);
    int error = pthread_mutex_unlock(mutex);
    if (error) {
        __treadle_cond_leave(cond);
        return error;
    }
    __treadle_cond_wake(cond);
    return pthread_mutex_lock(mutex);
}

int pthread_cond_timedwait(pthread_cond_t *restrict cond, pthread_mutex_t *restrict mutex,
                           const struct timespec *restrict until)
{
    __treadle_cond_enqueue(cond);
    int error = pthread_mutex_unlock(mutex);
    if (error) {
        __treadle_cond_leave(cond);
        return error;
    }
    int result = __treadle_cond_timed_wake(cond);
    error = pthread_mutex_lock(mutex);
    return error ? error : result;
}

int pthread_cond_clockwait(pthread_cond_t *restrict cond, pthread_mutex_t *restrict mutex, clockid_t clock,
                           const struct timespec *restrict until)
{
    return pthread_cond_timedwait(cond, mutex, until);
}

int pthread_condattr_init(pthread_condattr_t *attr)
{
    *(int *)attr = 0;
    return 0;
}

int pthread_condattr_destroy(pthread_condattr_t *attr) { return 0; }
int pthread_condattr_setpshared(pthread_condattr_t *attr, int shared) { return 0; }
int pthread_condattr_setclock(pthread_condattr_t *attr, clockid_t clock) { return 0; }

/* ---- Read-write locks, barriers. ---- */

int pthread_rwlock_timedrdlock(pthread_rwlock_t *restrict lock, const struct timespec *restrict until)
{
    return timed(pthread_rwlock_tryrdlock(lock));
}

int pthread_rwlock_timedwrlock(pthread_rwlock_t *restrict lock, const struct timespec *restrict until)
{
    return timed(pthread_rwlock_trywrlock(lock));
}

int pthread_rwlockattr_init(pthread_rwlockattr_t *attr)
{
    memset(attr, 0, sizeof *attr);
    return 0;
}

int pthread_rwlockattr_destroy(pthread_rwlockattr_t *attr) { return 0; }
int pthread_rwlockattr_setpshared(pthread_rwlockattr_t *attr, int shared) { return 0; }
int pthread_rwlockattr_setkind_np(pthread_rwlockattr_t *attr, int kind) { return 0; }

int pthread_barrierattr_init(pthread_barrierattr_t *attr)
{
    *(int *)attr = 0;
    return 0;
}

int pthread_barrierattr_destroy(pthread_barrierattr_t *attr) { return 0; }
int pthread_barrierattr_setpshared(pthread_barrierattr_t *attr, int shared) { return 0; }

/* ---- Semaphores: they fail with -1 and errno. ---- */

static int result(int error)
{
    if (error)
        errno = error;
    return error ? -1 : 0;
}

int sem_init(sem_t *sem, int shared, unsigned value) { return result(__treadle_sem_init(sem, value)); }
int sem_trywait(sem_t *sem) { return result(__treadle_sem_trywait(sem)); }
int sem_post(sem_t *sem) { return result(__treadle_sem_post(sem)); }

int sem_timedwait(sem_t *restrict sem, const struct timespec *restrict until)
{
    int error = __treadle_sem_trywait(sem);
    return result(error == EAGAIN ? ETIMEDOUT : error);
}

int sem_clockwait(sem_t *restrict sem, clockid_t clock, const struct timespec *restrict until)
{
    return sem_timedwait(sem, until);
}

int sem_getvalue(sem_t *restrict sem, int *restrict value)
{
    *value = __treadle_sem_value(sem);
    return 0;
}

/* ---- Attributes of threads: kept in the user's bytes, without meaning here. ---- */

struct attributes {
    int detach_state, scope, policy, inherit;
    size_t stack_size, guard_size;
};

_Static_assert(sizeof(struct attributes) <= sizeof(pthread_attr_t), "they fit");

int pthread_attr_init(pthread_attr_t *attr)
{
    struct attributes *a = (struct attributes *)attr;
    *a = (struct attributes){PTHREAD_CREATE_JOINABLE, PTHREAD_SCOPE_SYSTEM, 0, 0, 8 << 20, 4096};
    return 0;
}

#define ATTRIBUTE(name, type, field)                                            \
    int pthread_attr_set##name(pthread_attr_t *attr, type value)                \
    {                                                                           \
        ((struct attributes *)attr)->field = value;                             \
        return 0;                                                               \
    }                                                                           \
    int pthread_attr_get##name(const pthread_attr_t *restrict attr, type *restrict value) \
    {                                                                           \
        *value = ((const struct attributes *)attr)->field;                      \
        return 0;                                                               \
    }

int pthread_attr_destroy(pthread_attr_t *attr) { return 0; }
ATTRIBUTE(detachstate, int, detach_state)
ATTRIBUTE(scope, int, scope)
ATTRIBUTE(schedpolicy, int, policy)
ATTRIBUTE(inheritsched, int, inherit)
ATTRIBUTE(stacksize, size_t, stack_size)
ATTRIBUTE(guardsize, size_t, guard_size)

int pthread_attr_setschedparam(pthread_attr_t *restrict attr, const struct sched_param *restrict param) { return 0; }
int pthread_setschedparam(pthread_t thread, int policy, const struct sched_param *param) { return 0; }
int pthread_setschedprio(pthread_t thread, int priority) { return 0; }
int pthread_setconcurrency(int level) { return 0; }
int pthread_getconcurrency(void) { return 0; }
int pthread_setname_np(pthread_t thread, const char *name) { return 0; }
int pthread_setaffinity_np(pthread_t thread, size_t size, const cpu_set_t *set) { return 0; }
int sched_setaffinity(pid_t process, size_t size, const cpu_set_t *set) { return 0; }
int sched_getcpu(void) { return 0; }
int pthread_atfork(void (*before)(void), void (*parent)(void), void (*child)(void)) { return 0; }

/* Nobody is ever cancelled: pthread_cancel is not supported. */
void pthread_testcancel(void) {}

int pthread_setcancelstate(int state, int *old)
{
    if (old)
        *old = PTHREAD_CANCEL_ENABLE;
    return 0;
}

int pthread_setcanceltype(int type, int *old)
{
    if (old)
        *old = PTHREAD_CANCEL_DEFERRED;
    return 0;
}
