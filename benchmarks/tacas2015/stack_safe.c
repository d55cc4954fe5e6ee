/*
 * A bounded stack under a mutex, after a pair of programs of the Software
 * Verification Competition's concurrency set: one thread pushes SIZE numbers,
 * another pops SIZE times.
 * The popper looks whether there is anything on the stack before each pop, in
 * the same critical section.
 *
 * Expect: safe under SC, TSO and PSO. The mutex makes the program robust: the
 * same C(2 * SIZE, SIZE) executions under all models, and no fenced variant.
 */
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

#ifndef SIZE
#define SIZE 5
#endif

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int stack[SIZE], top; /* both protected by the mutex */

static void push(int number)
{
	assert(top < SIZE);
	stack[top++] = number;
}

static int pop(void)
{
	assert(top > 0);
	return stack[--top];
}

static void *pusher(void *arg)
{
	(void)arg;
	for (int i = 1; i <= SIZE; i++) {
		pthread_mutex_lock(&mutex);
		push(i);
		pthread_mutex_unlock(&mutex);
	}
	return NULL;
}

static void *popper(void *arg)
{
	(void)arg;
	for (int i = 1; i <= SIZE; i++) {
		pthread_mutex_lock(&mutex);
		if (top > 0) {
			int number = pop();

			assert(1 <= number && number <= SIZE);
		}
		pthread_mutex_unlock(&mutex);
	}
	return NULL;
}

int main(void)
{
	pthread_t t1, t2;

	pthread_create(&t1, NULL, pusher, NULL);
	pthread_create(&t2, NULL, popper, NULL);
	pthread_join(t1, NULL);
	pthread_join(t2, NULL);
	return 0;
}
