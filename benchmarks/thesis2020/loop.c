/*
 * Loop: one thread writes 1, 2, 3, ... for ever, N others read for ever. It
 * needs a bound: --max-depth or --unroll.
 *
 * Expect: a failed assertion under every model: some reader misses a value.
 * With -DCHECK=0 nothing is claimed, and every execution ends at the bound.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef N
#define N 1
#endif
#ifndef CHECK
#define CHECK 1
#endif

static atomic_int value;

static void *write_on(void *unused)
{
	for (int next = 1;; next++)
		atomic_store_explicit(&value, next, memory_order_relaxed);
	return unused;
}

static void *read_on(void *unused)
{
	for (int last = 0;;) {
		int seen = atomic_load_explicit(&value, memory_order_relaxed);

		assert(!CHECK || seen <= last + 1);
		last = seen;
	}
	return unused;
}

int main(void)
{
	pthread_t writer, readers[N];

	pthread_create(&writer, NULL, write_on, NULL);
	for (int id = 0; id < N; id++)
		pthread_create(&readers[id], NULL, read_on, NULL);
	pthread_join(writer, NULL);
	for (int id = 0; id < N; id++)
		pthread_join(readers[id], NULL);
	return 0;
}
