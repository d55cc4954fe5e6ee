/*
 * Handing on a token by compare-and-swap: holder is 0 at first, and thread i
 * tries once to change it from i to i + 1. Thread 0 always succeeds; whether
 * the others do depends on how far the token has come when they try.
 *
 * Expect: safe under every model: the token never moves back or past the end.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

#ifndef N
#define N 4
#endif

static atomic_int holder;

static void *hand_on(void *number)
{
	int mine = (int)(intptr_t)number;
	int expected = mine;

	atomic_compare_exchange_strong(&holder, &expected, mine + 1);
	return NULL;
}

int main(void)
{
	pthread_t threads[N];

	for (intptr_t number = 0; number < N; number++)
		pthread_create(&threads[number], NULL, hand_on, (void *)number);
	for (int number = 0; number < N; number++)
		pthread_join(threads[number], NULL);

	int last = atomic_load_explicit(&holder, memory_order_relaxed);
	assert(0 < last && last <= N);
	return 0;
}
