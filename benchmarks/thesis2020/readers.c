/*
 * Readers: one thread writes a value with the order WRITE, N others read it
 * with the order READ.
 *
 * READ: relaxed, acquire or seq_cst; WRITE: relaxed, release or seq_cst.
 * Expect: safe under every model, 2^N executions. With -DCHECK=1, which claims
 * that every reader comes after the writer: a failed assertion.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef N
#define N 3
#endif
#ifndef READ
#define READ relaxed
#endif
#ifndef WRITE
#define WRITE relaxed
#endif
#ifndef CHECK
#define CHECK 0
#endif
#define GLUE(a, b) a##b
#define ORDER(name) GLUE(memory_order_, name)

static atomic_int value;

static void *write_it(void *unused)
{
	atomic_store_explicit(&value, 1, ORDER(WRITE));
	return unused;
}

static void *read_it(void *unused)
{
	int seen = atomic_load_explicit(&value, ORDER(READ));

	assert(!CHECK || seen == 1);
	return unused;
}

int main(void)
{
	pthread_t writer, readers[N];

	pthread_create(&writer, NULL, write_it, NULL);
	for (int id = 0; id < N; id++)
		pthread_create(&readers[id], NULL, read_it, NULL);
	pthread_join(writer, NULL);
	for (int id = 0; id < N; id++)
		pthread_join(readers[id], NULL);
	return 0;
}
