#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int data, flag;

void *sender(void *arg)
{
	atomic_store_explicit(&data, 42, memory_order_relaxed);
	atomic_store_explicit(&flag, 1, memory_order_relaxed);
	return arg;
}

int main(void)
{
	pthread_t a;
	pthread_create(&a, 0, sender, 0);
	if (atomic_load_explicit(&flag, memory_order_relaxed))
		assert(atomic_load_explicit(&data, memory_order_relaxed) == 42);
	pthread_join(a, 0);
	return 0;
}
