/*
 * Fibonacci race, after a program of the Software Verification Competition's
 * concurrency set: one thread does i += j, another j += i, N times each, both
 * starting from 1. Turn by turn the sums are Fibonacci numbers, and the largest
 * value that any schedule can give is F(2N + 2), 144 for N = 5.
 * Claims that both stay below F(2N + 2), which is false;
 * main checks after joining the adders.
 *
 * Expect: bug under SC, TSO and PSO: strictly alternating adders reach the bound.
 * There is no fenced variant: store buffers add executions but no larger sum.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef N
#define N 5
#endif
#define GET(x) atomic_load_explicit(&(x), memory_order_relaxed)
#define SET(x, v) atomic_store_explicit(&(x), (v), memory_order_relaxed)

static atomic_int i = 1, j = 1;

static void *add_j_to_i(void *arg)
{
	(void)arg;
	for (int round = 0; round < N; round++)
		SET(i, GET(i) + GET(j));
	return NULL;
}

static void *add_i_to_j(void *arg)
{
	(void)arg;
	for (int round = 0; round < N; round++)
		SET(j, GET(j) + GET(i));
	return NULL;
}

static int fibonacci(int n)
{
	int a = 0, b = 1;

	while (n-- > 0) {
		int sum = a + b;

		a = b;
		b = sum;
	}
	return a;
}

int main(void)
{
	pthread_t t1, t2;
	int bound = fibonacci(2 * N + 2);

	pthread_create(&t1, NULL, add_j_to_i, NULL);
	pthread_create(&t2, NULL, add_i_to_j, NULL);
	pthread_join(t1, NULL);
	pthread_join(t2, NULL);
	int seen_i = GET(i), seen_j = GET(j);
	assert(seen_i < bound && seen_j < bound);
	return 0;
}
