/*
 * Fibonacci race, after a program of the Software Verification Competition:
 * N times i += j in one thread, N times j += i in the other, both from 1.
 *
 * Expect: safe under every model: no schedule takes either past the Fibonacci
 * number F(2N + 2). Reads of two variables, deep backtracking; TSO and PSO have
 * executions that SC has not.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef N
#define N 3
#endif
#define GET(x) atomic_load_explicit(&(x), memory_order_relaxed)
#define SET(x, to) atomic_store_explicit(&(x), (to), memory_order_relaxed)

static atomic_int i = 1, j = 1;

static void *raise_i(void *unused)
{
	for (int round = 0; round < N; round++) {
		int own = GET(i), other = GET(j);

		SET(i, own + other);
	}
	return unused;
}

static void *raise_j(void *unused)
{
	for (int round = 0; round < N; round++) {
		int own = GET(j), other = GET(i);

		SET(j, own + other);
	}
	return unused;
}

int main(void)
{
	pthread_t first, second;
	int most = 1;

	for (int round = 1, before = 0; round < 2 * N + 2; round++) {
		int next = before + most;

		before = most;
		most = next;
	}
	pthread_create(&first, NULL, raise_i, NULL);
	pthread_create(&second, NULL, raise_j, NULL);
	pthread_join(first, NULL);
	pthread_join(second, NULL);
	assert(GET(i) <= most && GET(j) <= most);
	return 0;
}
