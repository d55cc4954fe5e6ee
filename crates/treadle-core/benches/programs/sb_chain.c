/* Store buffering around a ring of N threads: 2^N - 1 executions under SC, 2^N under TSO and PSO. */
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x[N];

static void *put_and_look(void *number)
{
    long i = (long)number;
    atomic_store_explicit(&x[i], 1, memory_order_relaxed);
    return (void *)(long)atomic_load_explicit(&x[(i + 1) % N], memory_order_relaxed);
}

int main(void)
{
    pthread_t threads[N];
    for (long i = 0; i < N; i++)
        pthread_create(&threads[i], NULL, put_and_look, (void *)i);
    for (int i = 0; i < N; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
