/* N threads write to one variable: one execution per coherence order, N! under every model. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef ORDER
#define ORDER memory_order_relaxed
#endif

static atomic_int x;

static void *writer(void *value)
{
    atomic_store_explicit(&x, (int)(long)value, ORDER);
    return NULL;
}

int main(void)
{
    pthread_t threads[N];
    for (long i = 0; i < N; i++)
        pthread_create(&threads[i], NULL, writer, (void *)(i + 1));
    for (int i = 0; i < N; i++)
        pthread_join(threads[i], NULL);
#ifdef CHECK
    int last = atomic_load_explicit(&x, ORDER);
    assert(0 < last && last <= N);
#endif
    return 0;
}
