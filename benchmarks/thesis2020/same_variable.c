/*
 * Same variable, after figure 6.11: one thread writes a variable M times, T
 * others read it M times each. T scales it in width, M in depth.
 *
 * Expect: safe under every model, (2M choose M)^T executions.
 */
#include <pthread.h>
#include <stdatomic.h>

#ifndef T
#define T 1
#endif
#ifndef M
#define M 1
#endif

static atomic_int value;

static void *write_all(void *unused)
{
	for (int next = 1; next <= M; next++)
		atomic_store_explicit(&value, next, memory_order_relaxed);
	return unused;
}

static void *read_all(void *unused)
{
	for (int round = 0; round < M; round++)
		(void)atomic_load_explicit(&value, memory_order_relaxed);
	return unused;
}

int main(void)
{
	pthread_t writer, readers[T];

	pthread_create(&writer, NULL, write_all, NULL);
	for (int id = 0; id < T; id++)
		pthread_create(&readers[id], NULL, read_all, NULL);
	pthread_join(writer, NULL);
	for (int id = 0; id < T; id++)
		pthread_join(readers[id], NULL);
	return 0;
}
