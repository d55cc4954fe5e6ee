/*
 * Store buffering: each of two threads raises its flag and then looks at the
 * other's. Can both find the other's flag down?
 *
 *     treadle check --model sc,tso,pso store_buffering.c
 *
 * Under SC: no. Under TSO (x86, SPARC) and PSO: yes, as a write waits in its
 * processor's store buffer while the read after it goes ahead. A full fence
 * between the two forbids it: add -DFENCE.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int flag1, flag2;
static int seen1, seen2;

static void fence(void)
{
#ifdef FENCE
	atomic_thread_fence(memory_order_seq_cst);
#endif
}

static void *first(void *arg)
{
	(void)arg;
	atomic_store_explicit(&flag1, 1, memory_order_relaxed);
	fence();
	seen2 = atomic_load_explicit(&flag2, memory_order_relaxed);
	return NULL;
}

static void *second(void *arg)
{
	(void)arg;
	atomic_store_explicit(&flag2, 1, memory_order_relaxed);
	fence();
	seen1 = atomic_load_explicit(&flag1, memory_order_relaxed);
	return NULL;
}

int main(void)
{
	pthread_t t1, t2;

	pthread_create(&t1, NULL, first, NULL);
	pthread_create(&t2, NULL, second, NULL);
	pthread_join(t1, NULL);
	pthread_join(t2, NULL);
	assert(seen1 || seen2);
	return 0;
}
