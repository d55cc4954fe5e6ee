/*
 * Dekker's mutual exclusion for two threads (E. W. Dijkstra, EWD 123, 1965),
 * ROUNDS entries each. Who finds that the other wants in too, and that it isn't
 * his turn, withdraws, waits for his turn and tries again.
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

#ifndef ROUNDS
#define ROUNDS 2
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

static atomic_int wants[2], turn, inside;

/* Nobody else may write `inside` between our write and our read of it. */
static void critical_section(int me)
{
	SET(inside, me);
	assert(GET(inside) == me);
}

static void enter(int me)
{
	int other = 1 - me;

	SET(wants[me], 1);
	TSO_FENCE();
	while (GET(wants[other])) {
		if (GET(turn) == me)
			continue;
		SET(wants[me], 0);
		while (GET(turn) != me)
			;
		SET(wants[me], 1);
		TSO_FENCE();
	}
}

static void leave(int me)
{
	PSO_FENCE();
	SET(turn, 1 - me);
	PSO_FENCE();
	SET(wants[me], 0);
}

static void *process(void *arg)
{
	int me = (int)(intptr_t)arg;

	for (int round = 0; round < ROUNDS; round++) {
		enter(me);
		critical_section(me);
		leave(me);
	}
	return NULL;
}

int main(void)
{
	pthread_t threads[2];

	for (int i = 0; i < 2; i++)
		pthread_create(&threads[i], NULL, process, (void *)(intptr_t)i);
	for (int i = 0; i < 2; i++)
		pthread_join(threads[i], NULL);
	return 0;
}
