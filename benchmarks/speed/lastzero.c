/*
 * The last zero, after an example of the Source-DPOR paper (POPL 2014): worker
 * i sets cell i to one more than cell i - 1 while a seeker goes down from cell
 * N until it meets a zero. Nobody writes cell 0, so it always meets one.
 *
 * Expect: safe under every model; which cell the seeker reads next depends on
 * what it read, so the executions are not a product of independent choices.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

#ifndef N
#define N 4
#endif
#define GET(cell) atomic_load_explicit(&cells[cell], memory_order_relaxed)
#define SET(cell, to) atomic_store_explicit(&cells[cell], (to), memory_order_relaxed)

static atomic_int cells[N + 1];

static void *work(void *number)
{
	int mine = (int)(intptr_t)number;

	SET(mine, GET(mine - 1) + 1);
	return NULL;
}

static void *seek(void *unused)
{
	int at = N;

	while (GET(at) != 0) {
		at--;
		assert(at >= 0);
	}
	return unused;
}

int main(void)
{
	pthread_t seeker, workers[N];

	pthread_create(&seeker, NULL, seek, NULL);
	for (intptr_t number = 1; number <= N; number++)
		pthread_create(&workers[number - 1], NULL, work, (void *)number);
	pthread_join(seeker, NULL);
	for (int number = 1; number <= N; number++)
		pthread_join(workers[number - 1], NULL);
	return 0;
}
