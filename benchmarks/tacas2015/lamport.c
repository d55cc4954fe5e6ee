/*
 * Lamport's fast mutual exclusion (L. Lamport, A fast mutual exclusion
 * algorithm, TOCS 1987), algorithm 2, for THREADS threads of ROUNDS entries
 * each. Without contention a thread passes two gates, x and y, in a constant
 * number of steps; with contention it waits until all have made up their minds.
 *
 *            SC    TSO   PSO
 * FENCE=0    safe  bug   bug
 * FENCE=1    safe  safe  bug
 * FENCE=2    safe  safe  safe
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

#ifndef THREADS
#define THREADS 2
#endif
#ifndef ROUNDS
#define ROUNDS 1
#endif
#ifndef FENCE
#define FENCE 0 /* 0: none, 1: enough for TSO, 2: enough for PSO */
#endif
#define FULL_FENCE() atomic_thread_fence(memory_order_seq_cst)
#if FENCE >= 1
#define TSO_FENCE() FULL_FENCE() /* a write, then a read */
#else
#define TSO_FENCE() ((void)0)
#endif
#if FENCE >= 2
#define PSO_FENCE() FULL_FENCE() /* a write, then a write */
#else
#define PSO_FENCE() ((void)0)
#endif
#define GET(x) atomic_load_explicit(&(x), memory_order_relaxed)
#define SET(x, v) atomic_store_explicit(&(x), (v), memory_order_relaxed)

#define NOBODY 0 /* threads are 1 .. THREADS */

static atomic_int x, y, busy[THREADS + 1], inside;

/* Nobody else may write `inside` between our write and our read of it. */
static void critical_section(int me)
{
	SET(inside, me);
	assert(GET(inside) == me);
}

/* One attempt; returns 0 if it has to be made again. */
static int try_enter(int me)
{
	SET(busy[me], 1);
	PSO_FENCE();
	SET(x, me);
	TSO_FENCE();
	if (GET(y) != NOBODY) {
		SET(busy[me], 0);
		while (GET(y) != NOBODY)
			;
		return 0;
	}
	SET(y, me);
	TSO_FENCE();
	if (GET(x) == me)
		return 1;
	SET(busy[me], 0);
	TSO_FENCE();
	for (int other = 1; other <= THREADS; other++)
		while (GET(busy[other]))
			;
	if (GET(y) == me)
		return 1;
	while (GET(y) != NOBODY)
		;
	return 0;
}

static void leave(int me)
{
	PSO_FENCE();
	SET(y, NOBODY);
	PSO_FENCE();
	SET(busy[me], 0);
}

static void *process(void *arg)
{
	int me = (int)(intptr_t)arg;

	for (int round = 0; round < ROUNDS; round++) {
		while (!try_enter(me))
			;
		critical_section(me);
		leave(me);
	}
	return NULL;
}

int main(void)
{
	pthread_t threads[THREADS];

	for (int i = 0; i < THREADS; i++)
		pthread_create(&threads[i], NULL, process, (void *)(intptr_t)(i + 1));
	for (int i = 0; i < THREADS; i++)
		pthread_join(threads[i], NULL);
	return 0;
}
