/*
 * Memory pools shared by threads: a reduced model, written afresh, of what the
 * Apache Portable Runtime does in apr_pools.c and threadproc. It is not APR's
 * source: the paper's benchmark was some 8,000 lines of it.
 *
 * What is kept: an allocator that recycles nodes under a mutex; pools that take
 * their memory from nodes, form a tree, run cleanups when they are destroyed,
 * and destroy their children with them; threads that return a status to join.
 * THREADS threads each make a child of the one root pool, work in it, and
 * destroy it; the last thread leaves this to the destruction of the root.
 *
 * Expect: safe under SC, TSO and PSO. Everything shared is under the mutex, so
 * the program is robust and there is no fenced variant.
 */
#include <assert.h>
#include <pthread.h>
#include <stddef.h>
#include <stdint.h>

#ifndef THREADS
#define THREADS 3
#endif
#define NODES (THREADS + 1)
#define NODE_WORDS 4

struct node {
	struct node *next;
	int used;
	int words[NODE_WORDS];
};

struct allocator {
	pthread_mutex_t mutex;
	struct node *free;
};

struct pool {
	struct allocator *allocator;
	struct node *node;
	struct pool *parent, *child, *sibling; /* protected by the allocator's mutex */
	void (*cleanup)(void *);
	void *cleanup_data;
};

struct thread {
	pthread_t id;
	int (*run)(struct thread *, void *);
	void *data;
	int status;
};

/* ---- allocator ---- */

static void allocator_init(struct allocator *a, struct node *nodes, int n)
{
	pthread_mutex_init(&a->mutex, NULL);
	a->free = NULL;
	for (int i = 0; i < n; i++) {
		nodes[i].next = a->free;
		a->free = &nodes[i];
	}
}

static struct node *node_get(struct allocator *a)
{
	struct node *node;

	pthread_mutex_lock(&a->mutex);
	node = a->free;
	assert(node != NULL);
	a->free = node->next;
	pthread_mutex_unlock(&a->mutex);
	node->next = NULL;
	node->used = 0;
	return node;
}

static void node_put(struct allocator *a, struct node *node)
{
	pthread_mutex_lock(&a->mutex);
	node->next = a->free;
	a->free = node;
	pthread_mutex_unlock(&a->mutex);
}

/* ---- pools ---- */

static void pool_create(struct pool *pool, struct pool *parent, struct allocator *a)
{
	pool->allocator = a;
	pool->node = node_get(a);
	pool->parent = parent;
	pool->child = pool->sibling = NULL;
	pool->cleanup = NULL;
	if (parent) {
		pthread_mutex_lock(&a->mutex);
		pool->sibling = parent->child;
		parent->child = pool;
		pthread_mutex_unlock(&a->mutex);
	}
}

static int *pool_word(struct pool *pool)
{
	assert(pool->node->used < NODE_WORDS);
	return &pool->node->words[pool->node->used++];
}

static void pool_on_destroy(struct pool *pool, void (*cleanup)(void *), void *data)
{
	pool->cleanup = cleanup;
	pool->cleanup_data = data;
}

static void pool_unlink(struct pool *pool)
{
	struct pool **link;

	pthread_mutex_lock(&pool->allocator->mutex);
	link = &pool->parent->child;
	while (*link != pool)
		link = &(*link)->sibling;
	*link = pool->sibling;
	pthread_mutex_unlock(&pool->allocator->mutex);
}

static void pool_destroy(struct pool *pool)
{
	while (pool->child)
		pool_destroy(pool->child);
	if (pool->cleanup)
		pool->cleanup(pool->cleanup_data);
	if (pool->parent)
		pool_unlink(pool);
	node_put(pool->allocator, pool->node);
	pool->node = NULL;
}

/* ---- threads ---- */

static void *thread_main(void *arg)
{
	struct thread *thread = arg;

	thread->status = thread->run(thread, thread->data);
	return thread;
}

static void thread_create(struct thread *thread, int (*run)(struct thread *, void *), void *data)
{
	int failed;

	thread->run = run;
	thread->data = data;
	failed = pthread_create(&thread->id, NULL, thread_main, thread);
	assert(!failed);
}

static int thread_join(struct thread *thread)
{
	void *self;

	pthread_join(thread->id, &self);
	assert(self == thread);
	return thread->status;
}

/* ---- the program ---- */

static struct node nodes[NODES];
static struct allocator allocator;
static struct pool root, pools[THREADS];
static struct thread threads[THREADS];
static int cleaned[THREADS];

static void mark(void *flag)
{
	++*(int *)flag;
}

static int session(struct thread *self, void *data)
{
	int me = (int)(intptr_t)data, *a, *b;

	(void)self;
	pool_create(&pools[me], &root, &allocator);
	a = pool_word(&pools[me]);
	b = pool_word(&pools[me]);
	pool_on_destroy(&pools[me], mark, &cleaned[me]);
	*a = 100 + me;
	*b = 200 + me;
	assert(*a == 100 + me && *b == 200 + me);
	if (me < THREADS - 1)
		pool_destroy(&pools[me]);
	return 300 + me;
}

int main(void)
{
	int free_nodes = 0;

	allocator_init(&allocator, nodes, NODES);
	pool_create(&root, NULL, &allocator);
	for (int i = 0; i < THREADS; i++)
		thread_create(&threads[i], session, (void *)(intptr_t)i);
	for (int i = 0; i < THREADS; i++)
		assert(thread_join(&threads[i]) == 300 + i);
	pool_destroy(&root);

	for (int i = 0; i < THREADS; i++)
		assert(cleaned[i] == 1);
	for (struct node *node = allocator.free; node; node = node->next)
		free_nodes++;
	assert(free_nodes == NODES);
	return 0;
}
