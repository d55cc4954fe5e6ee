/*
 * pgsql.c (see there) with a bounded poll in the place of its await loop: a
 * worker looks at its latch POLLS times and then gives up for good. Failed
 * polls are counted, so each of them is a step of its own that a checker can't
 * skip: this is what a spin loop costs without treatment. The number of
 * executions grows as POLLS to the power of 2 * ROUNDS - 1.
 *
 *            SC    TSO   PSO
 * FENCE=0    safe  safe  bug
 * FENCE=1    safe  safe  bug    (the same program: TSO keeps writes in order)
 * FENCE=2    safe  safe  safe
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

#ifndef ROUNDS
#define ROUNDS 5
#endif
#ifndef POLLS
#define POLLS 4
#endif
#ifndef FENCE
#define FENCE 0 /* 0 and 1: none (TSO needs none), 2: enough for PSO */
#endif
#if FENCE >= 2
#define PSO_FENCE() atomic_thread_fence(memory_order_seq_cst) /* a write, then a write */
#else
#define PSO_FENCE() ((void)0)
#endif
#define GET(x) atomic_load_explicit(&(x), memory_order_relaxed)
#define SET(x, v) atomic_store_explicit(&(x), (v), memory_order_relaxed)

static atomic_int latch[2] = { 1, 0 };
static atomic_int work[2] = { 1, 0 };

static int poll_latch(int me)
{
	for (int polls = 0; polls < POLLS; polls++)
		if (GET(latch[me]))
			return 1;
	return 0;
}

static void *worker(void *arg)
{
	int me = (int)(intptr_t)arg, other = 1 - me;

	for (int round = 0; round < ROUNDS && poll_latch(me); round++) {
		SET(latch[me], 0);
		assert(GET(work[me]));
		SET(work[me], 0);
		SET(work[other], 1);
		PSO_FENCE();
		SET(latch[other], 1);
	}
	return NULL;
}

int main(void)
{
	pthread_t workers[2];

	for (int i = 0; i < 2; i++)
		pthread_create(&workers[i], NULL, worker, (void *)(intptr_t)i);
	for (int i = 0; i < 2; i++)
		pthread_join(workers[i], NULL);
	return 0;
}
