/*
 * Blind writers: N threads store their own number to one variable, and nobody
 * ever looks.
 *
 * Expect: safe under every model; one execution per coherence order, N! in all.
 */
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

#ifndef N
#define N 4
#endif

static atomic_int slot;

static void *put(void *number)
{
	atomic_store_explicit(&slot, (int)(intptr_t)number, memory_order_relaxed);
	return NULL;
}

int main(void)
{
	pthread_t threads[N];

	for (intptr_t number = 0; number < N; number++)
		pthread_create(&threads[number], NULL, put, (void *)number);
	for (int number = 0; number < N; number++)
		pthread_join(threads[number], NULL);
	return 0;
}
