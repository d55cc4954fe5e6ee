/*
 * One writer, N readers: each reader looks once at a flag that the writer sets
 * once.
 *
 * Expect: safe under every model; each reader is early or late, 2^N executions.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef N
#define N 4
#endif

static atomic_int flag;

static void *look(void *unused)
{
	int seen = atomic_load_explicit(&flag, memory_order_relaxed);

	assert(seen == 0 || seen == 1);
	return unused;
}

static void *set(void *unused)
{
	atomic_store_explicit(&flag, 1, memory_order_relaxed);
	return unused;
}

int main(void)
{
	pthread_t writer, readers[N];

	pthread_create(&writer, NULL, set, NULL);
	for (int id = 0; id < N; id++)
		pthread_create(&readers[id], NULL, look, NULL);
	pthread_join(writer, NULL);
	for (int id = 0; id < N; id++)
		pthread_join(readers[id], NULL);
	return 0;
}
