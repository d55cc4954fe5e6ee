/*
 * Indexer (C. Flanagan and P. Godefroid, Dynamic partial-order reduction for
 * model checking software, POPL 2005): THREADS threads put MESSAGES numbers
 * each into one hash table of SIZE slots; a slot is claimed by compare and
 * swap, and a full one leads to the next. Up to 11 threads there are no
 * collisions, and then one execution covers all; 12 threads collide a little.
 *
 * At the end every number is in the table: none was lost or overwritten.
 * Expect: safe under SC, TSO and PSO. All shared writes are RMWs, so there is
 * nothing for a store buffer to delay and no fenced variant.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

#ifndef THREADS
#define THREADS 12
#endif
#ifndef MESSAGES
#define MESSAGES 4
#endif
#ifndef SIZE
#define SIZE 128
#endif

static atomic_int table[SIZE]; /* 0: free */

/* The n-th number of a thread, n = 1 .. MESSAGES. */
static int message(int thread, int n)
{
	return n * 11 + thread;
}

static void insert(int number)
{
	int slot = number * 7 % SIZE, free_slot = 0;

	while (!atomic_compare_exchange_strong(&table[slot], &free_slot, number)) {
		slot = (slot + 1) % SIZE;
		free_slot = 0;
	}
}

static void *indexer(void *arg)
{
	int me = (int)(intptr_t)arg;

	for (int n = 1; n <= MESSAGES; n++)
		insert(message(me, n));
	return NULL;
}

int main(void)
{
	pthread_t threads[THREADS];
	int count = 0, sum = 0;

	for (int i = 0; i < THREADS; i++)
		pthread_create(&threads[i], NULL, indexer, (void *)(intptr_t)i);
	for (int i = 0; i < THREADS; i++)
		pthread_join(threads[i], NULL);
	for (int slot = 0; slot < SIZE; slot++) {
		int number = atomic_load_explicit(&table[slot], memory_order_relaxed);

		count += number != 0;
		sum += number;
	}
	for (int i = 0; i < THREADS; i++)
		for (int n = 1; n <= MESSAGES; n++)
			sum -= message(i, n);
	assert(count == THREADS * MESSAGES);
	assert(sum == 0);
	return 0;
}
