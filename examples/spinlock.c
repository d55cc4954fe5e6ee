/*
 * A test-and-test-and-set spinlock that protects a plain counter.
 *
 *     treadle check --model sc,tso,pso spinlock.c
 *
 * Safe under SC, TSO and PSO. Rounds of waiting that change nothing cost the
 * checker nothing; try -DTHREADS=4 to see what another thread costs.
 *
 * The lock is released by a sequentially consistent store, which drains the
 * store buffers. Under PSO a release store would not do: it is an ordinary
 * write there, and could reach the memory before the counter does.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef THREADS
#define THREADS 3
#endif

static atomic_int locked;
static int counter; /* protected by `locked` */

static void spin_lock(void)
{
	do {
		while (atomic_load_explicit(&locked, memory_order_relaxed))
			;
	} while (atomic_exchange_explicit(&locked, 1, memory_order_acquire));
}

static void spin_unlock(void)
{
	atomic_store(&locked, 0);
}

static void *increment(void *arg)
{
	(void)arg;
	spin_lock();
	counter++;
	spin_unlock();
	return NULL;
}

int main(void)
{
	pthread_t threads[THREADS];

	for (int i = 0; i < THREADS; i++)
		pthread_create(&threads[i], NULL, increment, NULL);
	for (int i = 0; i < THREADS; i++)
		pthread_join(threads[i], NULL);
	assert(counter == THREADS);
	return 0;
}
