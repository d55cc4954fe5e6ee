/* Peterson's mutual exclusion, N entries of two threads, with the fences that PSO needs: safe under every model. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int wants[2], last, inside;

static int get(atomic_int *from) { return atomic_load_explicit(from, memory_order_relaxed); }
static void put(atomic_int *to, int value) { atomic_store_explicit(to, value, memory_order_relaxed); }
static void fence(void) { atomic_thread_fence(memory_order_seq_cst); }

static void *enter(void *number)
{
    int me = (int)(long)number;
    for (int n = 0; n < N; n++) {
        put(&wants[me], 1);
        fence();
        put(&last, me);
        fence();
        while (get(&wants[1 - me]) && get(&last) == me)
            ;
        put(&inside, me);
        assert(get(&inside) == me);
        fence();
        put(&wants[me], 0);
    }
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, enter, (void *)0L);
    pthread_create(&b, NULL, enter, (void *)1L);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
