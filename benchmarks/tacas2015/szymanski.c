/*
 * Szymanski's mutual exclusion (B. K. Szymanski, A simple solution to Lamport's
 * concurrent programming problem, ICS 1988) for two threads, one entry each:
 * an entry door, a waiting room, an exit door. The last one in shuts the entry
 * door behind all who wait, and then they go through in order of their number.
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

enum place { OUTSIDE, AT_DOOR, WAITING, IN_DOORWAY, PAST_DOOR };

static atomic_int at[2], inside;

/* Nobody else may write `inside` between our write and our read of it. */
static void critical_section(int me)
{
	SET(inside, me);
	assert(GET(inside) == me);
}

static void move(int me, enum place to)
{
	SET(at[me], (int)to);
	TSO_FENCE();
}

static void enter(int me)
{
	int other = 1 - me;

	move(me, AT_DOOR);
	while (GET(at[other]) >= IN_DOORWAY)
		;
	move(me, IN_DOORWAY);
	if (GET(at[other]) == AT_DOOR) {
		move(me, WAITING);
		while (GET(at[other]) != PAST_DOOR)
			;
	}
	move(me, PAST_DOOR);
	if (me == 1)
		while (GET(at[other]) >= WAITING)
			;
}

static void leave(int me)
{
	int there;

	if (me == 0)
		do
			there = GET(at[1]);
		while (there == WAITING || there == IN_DOORWAY);
	PSO_FENCE();
	SET(at[me], OUTSIDE);
}

static void *process(void *arg)
{
	int me = (int)(intptr_t)arg;

	enter(me);
	critical_section(me);
	leave(me);
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
