/*
 * A cache with one entry. A reader finds the entry under the mutex but reads it
 * after it has let the mutex go; meanwhile it may be evicted and freed.
 *
 *     treadle check use_after_free.c
 *     treadle check -DFIX use_after_free.c
 *
 * A use after free under every model, SC too: no fence can help. With -DFIX
 * the reader reads the entry while it holds the mutex: safe.
 */
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

struct entry {
	int value;
};

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static struct entry *cache; /* NULL: empty; protected by the mutex */

static void *reader(void *arg)
{
	struct entry *entry;

	(void)arg;
	pthread_mutex_lock(&mutex);
	entry = cache;
#ifdef FIX
	assert(!entry || entry->value == 7);
	pthread_mutex_unlock(&mutex);
#else
	pthread_mutex_unlock(&mutex);
	assert(!entry || entry->value == 7);
#endif
	return NULL;
}

static void *evictor(void *arg)
{
	struct entry *entry;

	(void)arg;
	pthread_mutex_lock(&mutex);
	entry = cache;
	cache = NULL;
	pthread_mutex_unlock(&mutex);
	free(entry);
	return NULL;
}

int main(void)
{
	pthread_t t1, t2;

	cache = malloc(sizeof *cache);
	if (!cache)
		return 1;
	cache->value = 7;
	pthread_create(&t1, NULL, reader, NULL);
	pthread_create(&t2, NULL, evictor, NULL);
	pthread_join(t1, NULL);
	pthread_join(t2, NULL);
	return 0;
}
