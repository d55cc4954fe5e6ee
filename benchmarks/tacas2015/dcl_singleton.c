/*
 * Double-checked locking (D. Schmidt and T. Harrison, PLoP 1996): a table is
 * built by the first of THREADS threads that asks for it, under a mutex; later
 * callers find the pointer set and skip the mutex. They may then see the
 * pointer before the contents, as nothing orders the builder's writes.
 *
 * Every caller asserts that the table which it was given is filled.
 *
 *            SC    TSO   PSO
 * FENCE=0    safe  safe  bug
 * FENCE=1    safe  safe  bug    (the same program: TSO keeps writes in order)
 * FENCE=2    safe  safe  safe
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef THREADS
#define THREADS 3
#endif
#ifndef FENCE
#define FENCE 0 /* 0 and 1: none (TSO needs none), 2: enough for PSO */
#endif
#if FENCE >= 2
#define PSO_FENCE() atomic_thread_fence(memory_order_seq_cst) /* a write, then a write */
#else
#define PSO_FENCE() ((void)0)
#endif
#define GET(x) atomic_load_explicit(&(x), memory_order_relaxed)
#define SET(x, v) atomic_store_explicit(&(x), (v), memory_order_relaxed)

struct table {
	atomic_int first, last;
};

static struct table memory;
static _Atomic(struct table *) singleton;
static pthread_mutex_t building = PTHREAD_MUTEX_INITIALIZER;

static struct table *table(void)
{
	if (!GET(singleton)) {
		pthread_mutex_lock(&building);
		if (!GET(singleton)) {
			SET(memory.first, 10);
			SET(memory.last, 20);
			PSO_FENCE();
			SET(singleton, &memory);
		}
		pthread_mutex_unlock(&building);
	}
	return GET(singleton);
}

static void *user(void *arg)
{
	struct table *t = table();

	(void)arg;
	assert(GET(t->first) == 10);
	assert(GET(t->last) == 20);
	return NULL;
}

int main(void)
{
	pthread_t threads[THREADS];

	for (int i = 0; i < THREADS; i++)
		pthread_create(&threads[i], NULL, user, NULL);
	for (int i = 0; i < THREADS; i++)
		pthread_join(threads[i], NULL);
	return 0;
}
