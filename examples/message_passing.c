/*
 * Message passing: the sender writes a message and then says that it is there;
 * the receiver waits for that and reads the message.
 *
 *     treadle check --model sc,tso,pso message_passing.c
 *
 * SC and TSO keep a thread's writes in order, so the message is always read.
 * PSO has a store buffer per location, so the flag may arrive before the
 * message. A fence between the two writes forbids it: add -DFENCE.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int message, sent;

static void *sender(void *arg)
{
	(void)arg;
	atomic_store_explicit(&message, 42, memory_order_relaxed);
#ifdef FENCE
	atomic_thread_fence(memory_order_seq_cst);
#endif
	atomic_store_explicit(&sent, 1, memory_order_relaxed);
	return NULL;
}

static void *receiver(void *arg)
{
	(void)arg;
	while (!atomic_load_explicit(&sent, memory_order_relaxed))
		; /* a wait like this costs the checker nothing */
	assert(atomic_load_explicit(&message, memory_order_relaxed) == 42);
	return NULL;
}

int main(void)
{
	pthread_t t1, t2;

	pthread_create(&t1, NULL, sender, NULL);
	pthread_create(&t2, NULL, receiver, NULL);
	pthread_join(t1, NULL);
	pthread_join(t2, NULL);
	return 0;
}
