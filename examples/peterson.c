/*
 * Peterson's mutual exclusion: a lock for two threads from reads and writes.
 *
 *     treadle check --model sc,tso,pso peterson.c
 *     treadle check --model sc,tso,pso -DFENCE peterson.c
 *
 * As in the textbooks it is right under SC only: under TSO and PSO both threads
 * get in, because each reads the other's flag while its own is still in its
 * store buffer. With -DFENCE it is right under all three. Which of the three
 * fences does TSO need? Take one away and see.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

static atomic_int interested[2];
static atomic_int waits; /* who lets the other go first */
static atomic_int inside; /* how many are in the critical section */

static int get(atomic_int *x)
{
	return atomic_load_explicit(x, memory_order_relaxed);
}

static void set(atomic_int *x, int value)
{
	atomic_store_explicit(x, value, memory_order_relaxed);
}

static void fence(void)
{
#ifdef FENCE
	atomic_thread_fence(memory_order_seq_cst);
#endif
}

static void lock(int me)
{
	set(&interested[me], 1);
	fence();
	set(&waits, me);
	fence();
	while (get(&interested[1 - me]) && get(&waits) == me)
		;
}

static void unlock(int me)
{
	fence();
	set(&interested[me], 0);
}

static void *thread(void *arg)
{
	int me = (int)(intptr_t)arg;

	lock(me);
	assert(get(&inside) == 0);
	set(&inside, 1);
	set(&inside, 0);
	unlock(me);
	return NULL;
}

int main(void)
{
	pthread_t t0, t1;

	pthread_create(&t0, NULL, thread, (void *)0);
	pthread_create(&t1, NULL, thread, (void *)1);
	pthread_join(t0, NULL);
	pthread_join(t1, NULL);
	return 0;
}
