/* Two threads, i += j and j += i, N times each: i and j stay within the Fibonacci number F(2N + 2). */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int i = 1, j = 1;

static int get(atomic_int *from) { return atomic_load_explicit(from, memory_order_relaxed); }
static void put(atomic_int *to, int value) { atomic_store_explicit(to, value, memory_order_relaxed); }

static void *raise_i(void *unused)
{
    (void)unused;
    for (int n = 0; n < N; n++) {
        int mine = get(&i);
        put(&i, mine + get(&j));
    }
    return NULL;
}

static void *raise_j(void *unused)
{
    (void)unused;
    for (int n = 0; n < N; n++) {
        int mine = get(&j);
        put(&j, mine + get(&i));
    }
    return NULL;
}

int main(void)
{
    int below = 1, most = 1;
    for (int n = 2; n < 2 * N + 2; n++) {
        int next = below + most;
        below = most;
        most = next;
    }
    pthread_t a, b;
    pthread_create(&a, NULL, raise_i, NULL);
    pthread_create(&b, NULL, raise_j, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    assert(get(&i) <= most && get(&j) <= most);
    return 0;
}
