/* Atomic accesses that are wider than the machine's: the library calls that clang, or the lowering, makes of them.
   None is weaker than seq_cst: processors have only `lock cmpxchg16b` for them. */
#include "treadle.h"
#include <stddef.h>
#include <string.h>

typedef unsigned __int128 wide;
typedef __int128 signed_wide;

/* clang refuses to define its own builtins by their names. */
#define NAMED(name) __asm__("__atomic_" name)

void load(size_t size, void *object, void *out, int order) NAMED("load");
void store(size_t size, void *object, void *value, int order) NAMED("store");
void exchange(size_t size, void *object, void *value, void *out, int order) NAMED("exchange");
_Bool compare_exchange(size_t size, void *object, void *expected, void *value, int success, int failure)
    NAMED("compare_exchange");
_Bool is_lock_free(size_t size, void *object) NAMED("is_lock_free");
wide load_16(void *object, int order) NAMED("load_16");
void store_16(void *object, wide value, int order) NAMED("store_16");
wide exchange_16(void *object, wide value, int order) NAMED("exchange_16");
_Bool compare_exchange_16(void *object, void *expected, wide value, int success, int failure)
    NAMED("compare_exchange_16");

void load(size_t size, void *object, void *out, int order)
{
    __VERIFIER_atomic_begin();
    memcpy(out, object, size);
    __VERIFIER_atomic_end();
}

void store(size_t size, void *object, void *value, int order)
{
    __VERIFIER_atomic_begin();
    memcpy(object, value, size);
    __VERIFIER_atomic_end();
}

void exchange(size_t size, void *object, void *value, void *out, int order)
{
    char old[size];
    __VERIFIER_atomic_begin();
    memcpy(old, object, size);
    memcpy(object, value, size);
    __VERIFIER_atomic_end();
    memcpy(out, old, size);
}

_Bool compare_exchange(size_t size, void *object, void *expected, void *value, int success, int failure)
{
    char old[size];
    __VERIFIER_atomic_begin();
    memcpy(old, object, size);
    int same = memcmp(old, expected, size) == 0;
    if (same)
        memcpy(object, value, size);
    __VERIFIER_atomic_end();
    if (!same)
        memcpy(expected, old, size);
    return same;
}

_Bool is_lock_free(size_t size, void *object) { return size <= 8; }

wide load_16(void *object, int order)
{
    wide value;
    load(16, object, &value, order);
    return value;
}

void store_16(void *object, wide value, int order) { store(16, object, &value, order); }

wide exchange_16(void *object, wide value, int order)
{
    wide old;
    exchange(16, object, &value, &old, order);
    return old;
}

_Bool compare_exchange_16(void *object, void *expected, wide value, int success, int failure)
{
    return compare_exchange(16, object, expected, &value, success, failure);
}

/* What the lowering makes of `cmpxchg` (crates/treadle-core/src/program/wide_atomics.rs): the old value. */
wide __treadle_compare_exchange_16(void *object, wide expected, wide value)
{
    compare_exchange(16, object, &expected, &value, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
    return expected;
}

#define UPDATE(type, name, operation)                                       \
    type name##_16(void *object, type value, int order) NAMED(#name "_16"); \
    type name##_16(void *object, type value, int order)                     \
    {                                                                       \
        __VERIFIER_atomic_begin();                                          \
        type old = *(type *)object;                                         \
        *(type *)object = operation;                                        \
        __VERIFIER_atomic_end();                                            \
        return old;                                                         \
    }

UPDATE(wide, fetch_add, old + value)
UPDATE(wide, fetch_sub, old - value)
UPDATE(wide, fetch_and, old &value)
UPDATE(wide, fetch_or, old | value)
UPDATE(wide, fetch_xor, old ^ value)
UPDATE(wide, fetch_nand, ~(old & value))
UPDATE(signed_wide, fetch_max, old > value ? old : value)
UPDATE(signed_wide, fetch_min, old < value ? old : value)
UPDATE(wide, fetch_umax, old > value ? old : value)
UPDATE(wide, fetch_umin, old < value ? old : value)
