/*
 * The lost wake-up of the Java HotSpot VM's Parker (D. Dice, A race in
 * LockSupport park() arising from weak memory models, 2009; JDK bug 6822370).
 * A thread's permit is a counter of 0 or 1. park() takes the permit if there
 * is one, without the mutex, or sleeps; unpark() gives one and wakes a sleeper.
 *
 * On the short way through park() nothing orders the write that takes the
 * permit before its caller's next look at its own condition. The write can
 * then destroy a permit that was given after that look, and the thread sleeps
 * for ever although its condition holds: a deadlock of main's join.
 *
 *            SC    TSO   PSO
 * FENCE=0    safe  bug   bug
 * FENCE=1    safe  safe  safe
 * FENCE=2    safe  safe  safe   (the same program as FENCE=1)
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef FENCE
#define FENCE 0 /* 0: none, 1 and 2: enough for TSO and PSO */
#endif
#if FENCE >= 1
#define TSO_FENCE() atomic_thread_fence(memory_order_seq_cst) /* a write, then a read */
#else
#define TSO_FENCE() ((void)0)
#endif
#define GET(x) atomic_load_explicit(&(x), memory_order_relaxed)
#define SET(x, v) atomic_store_explicit(&(x), (v), memory_order_relaxed)

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t cond = PTHREAD_COND_INITIALIZER;
static atomic_int permit; /* given under the mutex, looked at and taken without */
static atomic_int ready;  /* what the parked thread waits for */

static void park(void)
{
	if (GET(permit) > 0) {
		SET(permit, 0);
		TSO_FENCE();
		return;
	}
	if (pthread_mutex_trylock(&mutex) != 0)
		return; /* somebody is giving us a permit right now */
	if (GET(permit) == 0)
		pthread_cond_wait(&cond, &mutex);
	SET(permit, 0);
	pthread_mutex_unlock(&mutex);
}

static void unpark(void)
{
	int before;

	pthread_mutex_lock(&mutex);
	before = GET(permit);
	SET(permit, 1);
	pthread_mutex_unlock(&mutex);
	if (before == 0)
		pthread_cond_signal(&cond);
}

static void *waiter(void *arg)
{
	(void)arg;
	while (!GET(ready))
		park();
	return NULL;
}

static void *waker(void *arg)
{
	(void)arg;
	unpark(); /* a permit from an earlier wait that was not needed */
	SET(ready, 1);
	unpark();
	return NULL;
}

int main(void)
{
	pthread_t t1, t2;

	pthread_create(&t1, NULL, waiter, NULL);
	pthread_create(&t2, NULL, waker, NULL);
	pthread_join(t1, NULL); /* never returns if the wake-up is lost */
	pthread_join(t2, NULL);
	assert(GET(ready));
	return 0;
}
