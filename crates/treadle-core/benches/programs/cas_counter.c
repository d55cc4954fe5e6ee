/* N threads add 1 to a counter by compare-and-swap, trying again with the value that was there. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int counter;

static void *add(void *unused)
{
    (void)unused;
    int seen = atomic_load_explicit(&counter, memory_order_relaxed);
    while (!atomic_compare_exchange_strong(&counter, &seen, seen + 1))
        ;
    return NULL;
}

int main(void)
{
    pthread_t threads[N];
    for (int i = 0; i < N; i++)
        pthread_create(&threads[i], NULL, add, NULL);
    for (int i = 0; i < N; i++)
        pthread_join(threads[i], NULL);
    assert(counter == N);
    return 0;
}
