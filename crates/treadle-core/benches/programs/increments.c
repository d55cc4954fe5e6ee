/* N threads add to a counter K times each, load and store apart: `inc NxK` of the yardstick. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef ORDER
#define ORDER memory_order_relaxed
#endif

static atomic_int counter;

static void *add(void *unused)
{
    (void)unused;
    for (int k = 0; k < K; k++) {
        int seen = atomic_load_explicit(&counter, ORDER);
        atomic_store_explicit(&counter, seen + 1, ORDER);
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
#ifdef CHECK
    int last = atomic_load_explicit(&counter, ORDER);
    assert(0 < last && last <= N * K);
#endif
    return 0;
}
