/* N threads write to one variable: one execution per coherence order, N! under every model. */
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x;

static void *writer(void *value)
{
    atomic_store_explicit(&x, (int)(long)value, memory_order_relaxed);
    return NULL;
}

int main(void)
{
    pthread_t threads[N];
    for (long i = 0; i < N; i++)
        pthread_create(&threads[i], NULL, writer, (void *)(i + 1));
    for (int i = 0; i < N; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
