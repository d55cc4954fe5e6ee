#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int x, y;
int r0, r1;

void *left(void *arg)
{
	atomic_store_explicit(&x, 1, memory_order_relaxed);
	r0 = atomic_load_explicit(&y, memory_order_relaxed);
	return arg;
}

void *right(void *arg)
{
	atomic_store_explicit(&y, 1, memory_order_relaxed);
	r1 = atomic_load_explicit(&x, memory_order_relaxed);
	return arg;
}

int main(void)
{
	pthread_t a, b;
	pthread_create(&a, 0, left, 0);
	pthread_create(&b, 0, right, 0);
	pthread_join(a, 0);
	pthread_join(b, 0);
	assert(r0 == 1 || r1 == 1);
	return 0;
}
