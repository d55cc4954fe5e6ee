/*
 * A thread pool: a reduced model, written afresh, of what the Apache Portable
 * Runtime (apr_thread_pool.c of APR-util) does. It is not APR's source: the
 * paper's benchmark was some 8,000 lines of it.
 *
 * What is kept: a queue of tasks under a mutex, workers that sleep on a
 * condition variable while it is empty, task records that are recycled, and a
 * shutdown that lets the workers finish the queue, wakes and joins them.
 * main gives TASKS tasks to WORKERS workers and shuts the pool down.
 *
 * Every task is run exactly once and its result is seen after the shutdown.
 * Expect: safe under SC, TSO and PSO (and no deadlock). Everything shared is
 * under the mutex, so the program is robust and there is no fenced variant.
 */
#include <assert.h>
#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifndef WORKERS
#define WORKERS 2
#endif
#ifndef TASKS
#define TASKS 3
#endif

struct task {
	struct task *next;
	void (*run)(void *);
	void *data;
};

struct thread_pool {
	pthread_mutex_t mutex;
	pthread_cond_t more_work; /* a task was added, or the pool shuts down */
	struct task *head, **tail; /* waiting tasks, oldest first */
	struct task *recycled;
	bool terminated;
	int added, done;
	pthread_t workers[WORKERS];
	struct task records[TASKS];
};

/* With the mutex held; NULL at the end of the pool's life. */
static struct task *next_task(struct thread_pool *pool)
{
	struct task *task;

	while (!pool->head && !pool->terminated)
		pthread_cond_wait(&pool->more_work, &pool->mutex);
	task = pool->head;
	if (task) {
		pool->head = task->next;
		if (!pool->head)
			pool->tail = &pool->head;
	}
	return task;
}

static void *worker(void *arg)
{
	struct thread_pool *pool = arg;
	struct task *task;

	pthread_mutex_lock(&pool->mutex);
	while ((task = next_task(pool))) {
		pthread_mutex_unlock(&pool->mutex);
		task->run(task->data);
		pthread_mutex_lock(&pool->mutex);
		pool->done++;
		task->next = pool->recycled;
		pool->recycled = task;
	}
	pthread_mutex_unlock(&pool->mutex);
	return NULL;
}

static void thread_pool_create(struct thread_pool *pool)
{
	pthread_mutex_init(&pool->mutex, NULL);
	pthread_cond_init(&pool->more_work, NULL);
	pool->head = NULL;
	pool->tail = &pool->head;
	pool->recycled = NULL;
	for (int i = 0; i < TASKS; i++) {
		pool->records[i].next = pool->recycled;
		pool->recycled = &pool->records[i];
	}
	pool->terminated = false;
	pool->added = pool->done = 0;
	for (int i = 0; i < WORKERS; i++)
		pthread_create(&pool->workers[i], NULL, worker, pool);
}

static void thread_pool_push(struct thread_pool *pool, void (*run)(void *), void *data)
{
	struct task *task;

	pthread_mutex_lock(&pool->mutex);
	task = pool->recycled;
	assert(task != NULL);
	pool->recycled = task->next;
	task->run = run;
	task->data = data;
	task->next = NULL;
	*pool->tail = task;
	pool->tail = &task->next;
	pool->added++;
	pthread_cond_signal(&pool->more_work);
	pthread_mutex_unlock(&pool->mutex);
}

static void thread_pool_destroy(struct thread_pool *pool)
{
	pthread_mutex_lock(&pool->mutex);
	pool->terminated = true;
	pthread_cond_broadcast(&pool->more_work);
	pthread_mutex_unlock(&pool->mutex);
	for (int i = 0; i < WORKERS; i++)
		pthread_join(pool->workers[i], NULL);
	pthread_cond_destroy(&pool->more_work);
	pthread_mutex_destroy(&pool->mutex);
}

/* ---- the program ---- */

static struct thread_pool pool;
static int runs[TASKS];

static void count(void *data)
{
	++*(int *)data;
}

int main(void)
{
	thread_pool_create(&pool);
	for (int i = 0; i < TASKS; i++)
		thread_pool_push(&pool, count, &runs[i]);
	thread_pool_destroy(&pool);

	for (int i = 0; i < TASKS; i++)
		assert(runs[i] == 1);
	assert(pool.added == TASKS && pool.done == TASKS);
	assert(pool.head == NULL);
	return 0;
}
