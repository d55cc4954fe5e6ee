/* What the runtime library calls: functions of the machine (crates/treadle-core/src/machine/library/table.rs).
   All other functions that it uses are those of the C and POSIX headers. */
#ifndef TREADLE_H
#define TREADLE_H

#include <pthread.h>
#include <semaphore.h>

/* Every value of 0..n is tried. */
int __treadle_choose(int n);
void __treadle_assume(int condition);
/* Ends the thread at once. */
_Noreturn void __treadle_thread_exit(void *result);

int __treadle_mutex_init(pthread_mutex_t *mutex, int kind);

/* Become a waiter; then take a wake-up (blocks), or take one or time out (never blocks), or give up. */
int __treadle_cond_enqueue(pthread_cond_t *cond);
int __treadle_cond_wake(pthread_cond_t *cond);
int __treadle_cond_timed_wake(pthread_cond_t *cond);
int __treadle_cond_leave(pthread_cond_t *cond);

int __treadle_sem_init(sem_t *sem, unsigned value);
int __treadle_sem_trywait(sem_t *sem);
int __treadle_sem_post(sem_t *sem);
int __treadle_sem_value(sem_t *sem);

/* 1: the caller runs the function and then calls __treadle_once_end; 0: it has been run. */
int __treadle_once_begin(pthread_once_t *once);
int __treadle_once_end(pthread_once_t *once);

/* The number that a text of decimal digits, with an exponent, is. */
double __treadle_decimal(const char *text);
float __treadle_decimalf(const char *text);
long double __treadle_decimall(const char *text);

/* Sections that no other thread interrupts. */
void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);

#endif
