/*
 * Many variables, after figure 6.12: one thread writes N variables, each once,
 * and another reads each once, in the same order.
 *
 * Expect: safe under every model, 2^N executions.
 */
#include <pthread.h>
#include <stdatomic.h>

#ifndef N
#define N 1
#endif

static atomic_int values[N];

static void *write_all(void *unused)
{
	for (int which = 0; which < N; which++)
		atomic_store_explicit(&values[which], 1, memory_order_relaxed);
	return unused;
}

static void *read_all(void *unused)
{
	for (int which = 0; which < N; which++)
		(void)atomic_load_explicit(&values[which], memory_order_relaxed);
	return unused;
}

int main(void)
{
	pthread_t writer, reader;

	pthread_create(&writer, NULL, write_all, NULL);
	pthread_create(&reader, NULL, read_all, NULL);
	pthread_join(writer, NULL);
	pthread_join(reader, NULL);
	return 0;
}
