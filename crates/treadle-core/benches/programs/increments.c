/* N threads add to a counter K times each, load and store apart: `inc NxK` of the yardstick. */
#include <pthread.h>
#include <stdatomic.h>

static atomic_int counter;

static void *add(void *unused)
{
    (void)unused;
    for (int k = 0; k < K; k++) {
        int seen = atomic_load_explicit(&counter, memory_order_relaxed);
        atomic_store_explicit(&counter, seen + 1, memory_order_relaxed);
    }
    return NULL;
}

int main(void)
{
    pthread_t threads[N];
    for (int i = 0; i < N; i++)
        pthread_create(&threads[i], NULL, add, NULL);
    for (int i = 0; i < N; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
