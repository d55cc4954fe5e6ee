/*
 * Coherence: one thread writes 1 .. K to a variable, another reads it K times.
 *
 * Expect: safe under every model; what is read never goes down, so there are
 * (2K choose K) executions. With -DCHECK=1, which claims that the last read
 * does not see the last write: a failed assertion.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef K
#define K 3
#endif
#ifndef CHECK
#define CHECK 0
#endif

static atomic_int value;

static void *write_all(void *unused)
{
	for (int next = 1; next <= K; next++)
		atomic_store_explicit(&value, next, memory_order_relaxed);
	return unused;
}

static void *read_all(void *unused)
{
	int last = 0;

	for (int round = 0; round < K; round++) {
		int seen = atomic_load_explicit(&value, memory_order_relaxed);

		assert(seen >= last);
		last = seen;
	}
	assert(!CHECK || last < K);
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
