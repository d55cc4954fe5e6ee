/* Long executions, of which there are few: two readers see the one write that matters or not, in four ways; meanwhile each
   thread writes to a variable of its own N times. */
#include <pthread.h>
#include <stdatomic.h>

static atomic_int flag, own[3];

static void *work(void *number)
{
    long mine = (long)number;
    int seen = 0;
    for (int i = 0; i < N; i++) {
        atomic_store_explicit(&own[mine], i, memory_order_relaxed);
        if (i == N / 2 && mine == 0)
            atomic_store_explicit(&flag, 1, memory_order_relaxed);
        if (i == N / 2 && mine != 0)
            seen = atomic_load_explicit(&flag, memory_order_relaxed);
    }
    return (void *)(long)seen;
}

int main(void)
{
    pthread_t threads[3];
    for (long i = 0; i < 3; i++)
        pthread_create(&threads[i], NULL, work, (void *)i);
    for (int i = 0; i < 3; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
