/*
 * Two transfers between the same two accounts, in opposite directions. Each
 * locks the account that it takes from and then the one that it gives to, so
 * each may hold one mutex and wait for the other's.
 *
 *     treadle check bank_deadlock.c
 *     treadle check -DFIX bank_deadlock.c
 *
 * A deadlock under every model. With -DFIX the mutexes are always locked in the
 * order of the accounts' numbers: safe.
 */
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

struct account {
	pthread_mutex_t mutex;
	int balance;
};

static struct account accounts[2] = {
	{ PTHREAD_MUTEX_INITIALIZER, 100 },
	{ PTHREAD_MUTEX_INITIALIZER, 100 },
};

static void transfer(int from, int to, int amount)
{
	int first = from, second = to;

#ifdef FIX
	if (to < from) {
		first = to;
		second = from;
	}
#endif
	pthread_mutex_lock(&accounts[first].mutex);
	pthread_mutex_lock(&accounts[second].mutex);
	accounts[from].balance -= amount;
	accounts[to].balance += amount;
	pthread_mutex_unlock(&accounts[second].mutex);
	pthread_mutex_unlock(&accounts[first].mutex);
}

static void *alice(void *arg)
{
	(void)arg;
	transfer(0, 1, 30);
	return NULL;
}

static void *bob(void *arg)
{
	(void)arg;
	transfer(1, 0, 50);
	return NULL;
}

int main(void)
{
	pthread_t t1, t2;

	pthread_create(&t1, NULL, alice, NULL);
	pthread_create(&t2, NULL, bob, NULL);
	pthread_join(t1, NULL);
	pthread_join(t2, NULL);
	assert(accounts[0].balance == 120 && accounts[1].balance == 80);
	return 0;
}
