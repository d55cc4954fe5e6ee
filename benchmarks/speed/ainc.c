/*
 * Atomic increments: N threads add 1 to one counter, each by one
 * read-modify-write.
 *
 * Expect: safe under every model; no update is lost, and their order is the
 * only choice: N! executions.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef N
#define N 4
#endif

static atomic_int counter;

static void *increment(void *unused)
{
	atomic_fetch_add_explicit(&counter, 1, memory_order_relaxed);
	return unused;
}

int main(void)
{
	pthread_t threads[N];

	for (int id = 0; id < N; id++)
		pthread_create(&threads[id], NULL, increment, NULL);
	for (int id = 0; id < N; id++)
		pthread_join(threads[id], NULL);
	assert(atomic_load_explicit(&counter, memory_order_relaxed) == N);
	return 0;
}
