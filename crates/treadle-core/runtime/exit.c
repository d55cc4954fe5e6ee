/* The end of the process: functions that atexit registered run when main returns and at exit. */
#include "treadle.h"
#include <stdlib.h>
#include <unistd.h>

#define MOST 64

static void (*handlers[MOST])(void);
static int count;

int atexit(void (*handler)(void))
{
    __VERIFIER_atomic_begin();
    int full = count == MOST;
    if (!full)
        handlers[count++] = handler;
    __VERIFIER_atomic_end();
    return full ? -1 : 0;
}

/* Main's frame lies on this one's. */
void __treadle_main_returned(void)
{
    while (count) {
        __VERIFIER_atomic_begin();
        void (*handler)(void) = count ? handlers[--count] : NULL;
        __VERIFIER_atomic_end();
        if (handler)
            handler();
    }
}

void exit(int status)
{
    __treadle_main_returned();
    _exit(status);
}
