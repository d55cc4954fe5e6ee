// Sequential checks of values: arithmetic, conversions, structs, control flow. Every failure is a failed assertion.
#include <assert.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdint.h>
#include <string.h>

struct small { int a; char b; };
struct pair { long a, b; };
struct large { int a[10]; char tag; };
struct mixed { double d; int i; };
union overlay { uint32_t word; uint8_t bytes[4]; float f; };
struct bits { unsigned a : 3; int b : 5; unsigned long c : 40; };

int counter = 3, table[4] = {1, 2, 3, 4};
int *middle = &table[2];
static const char *const names[] = {"zero", "one", "two"};
const struct large constant = {{1, 2, 3}, 'x'};
int (*operation)(int, int);
_Thread_local int own = 5;
static _Thread_local struct pair own_pair = {1, 2};

static int add(int a, int b) { return a + b; }
static int sub(int a, int b) { return a - b; }
static struct small flip(struct small s) { return (struct small){s.b, (char)s.a}; }
static struct pair swap(struct pair p) { return (struct pair){p.b, p.a}; }
static struct large change(struct large l, int at) { l.a[at] = 99; l.tag++; return l; }
static struct mixed mix(struct mixed m) { m.d *= 2; m.i = -m.i; return m; }
static struct large *kept;
static void keep(struct large l) { kept = &l; assert(kept->a[1] == l.a[1]); }

static long sum(int n, ...) {
    va_list list, again;
    va_start(list, n);
    va_copy(again, list);
    long total = 0;
    for (int i = 0; i < n; i++) total += va_arg(list, int);
    for (int i = 0; i < n; i++) total += va_arg(again, int);
    va_end(again);
    va_end(list);
    return total;
}
static double various(const char *kinds, ...) {
    va_list list;
    double total = 0;
    va_start(list, kinds);
    for (; *kinds; kinds++) switch (*kinds) {
        case 'i': total += va_arg(list, int); break;
        case 'd': total += va_arg(list, double); break;
        case 'l': total += va_arg(list, long); break;
        case 'D': total += (double)va_arg(list, long double); break;
        case 'p': total += va_arg(list, struct pair).b; break;
        case 'L': total += va_arg(list, struct large).a[2]; break;
        case 's': total += strlen(va_arg(list, char *)); break;
        case 'q': total += (double)va_arg(list, __int128); break;
        default: assert(0);
    }
    va_end(list);
    return total;
}

static void integers(void) {
    int a = -7, b = 2;
    assert(a / b == -3 && a % b == -1 && (a >> 1) == -4 && ((unsigned)a >> 28) == 15);
    signed char c = (signed char)200;
    assert(c == -56 && (unsigned char)c == 200 && (short)0x12345 == 0x2345);
    uint64_t big = ~0ull;
    assert(big + 1 == 0 && (int64_t)big < 0 && (uint32_t)big == 0xffffffffu);
    int i = 5, j = i++ + ++i;
    assert(i == 7 && j == 12);
    j = i--;
    assert(j == 7 && i == 6);
    int x = 1, y = 2, t = x;
    x = y; y = t;
    assert(x == 2 && y == 1);
    long out;
    assert(__builtin_add_overflow(0x7fffffffffffffffl, 1l, &out) && !__builtin_mul_overflow(3l, 4l, &out) && out == 12);
    assert(__builtin_popcount(0xf0f0) == 8 && __builtin_clz(1) == 31 && __builtin_ctz(8) == 3);
    assert(__builtin_bswap32(0x01020304) == 0x04030201);
    unsigned _BitInt(24) odd = 0xabcdef;
    odd += 0x543211;
    assert(odd == 0);
    _BitInt(37) wider = -5;
    assert(wider * 3 == -15);
    struct bits f = {5, -3, 1ul << 39};
    f.a += 4;
    assert(f.a == 1 && f.b == -3 && f.c == 1ul << 39);
    _Bool truth = 8;
    assert(truth == 1 && !!a == 1);
}

static void wide(void) {
    unsigned __int128 a = (unsigned __int128)1 << 100;
    assert((uint64_t)(a >> 64) == 1ull << 36 && (a - 1) / 3 < a && a % 7 == 2);
    __int128 n = -5;
    assert(n / 2 == -2 && n < 0 && (long)(n * n) == 25 && (double)n == -5.0);
    long double x = 1.5L;
    x = x * x + n;
    assert(x == -2.75L && (int)x == -2 && (float)x == -2.75f);
}

static void floats(void) {
    float f = 1.0f / 3;
    double d = f;
    assert(d != 1.0 / 3 && (float)d == f && (int)-2.9 == -2 && (unsigned)3e9 == 3000000000u);
    assert(__builtin_fabs(-2.5) == 2.5 && __builtin_floor(-2.5) == -3 && __builtin_sqrt(9.0) == 3);
    assert((uint64_t)1e19 == 10000000000000000000ull && (double)~0ull == 18446744073709551616.0);
    double nan = __builtin_nan("");
    assert(nan != nan && !(nan < 1) && !(nan >= 1) && -0.0 == 0.0);
    assert(__builtin_fma(2.0, 3.0, 1.0) == 7.0 && __builtin_copysign(3.0, -1.0) == -3.0);
}

static void structs(void) {
    struct small s = flip((struct small){7, 9});
    assert(s.a == 9 && s.b == 7);
    struct pair p = swap((struct pair){1, 2});
    assert(p.a == 2 && p.b == 1);
    struct large l = constant, m = change(l, 2);
    assert(m.a[2] == 99 && l.a[2] == 3 && m.tag == 'y' && l.tag == 'x' && constant.a[1] == 2);
    struct mixed x = mix((struct mixed){1.5, 4});
    assert(x.d == 3 && x.i == -4);
    keep(l);
    union overlay o = {.word = 0x3f800000};
    assert(o.f == 1.0f && o.bytes[3] == 0x3f);
    int grid[3][4];
    for (int i = 0; i < 3; i++) for (int j = 0; j < 4; j++) grid[i][j] = i * 10 + j;
    int (*row)[4] = &grid[1];
    assert((*row)[2] == 12 && row[1][3] == 23 && &grid[2][0] - &grid[0][0] == 8);
    memmove(&grid[0][1], &grid[0][0], 3 * sizeof(int));
    assert(grid[0][1] == 0 && grid[0][3] == 2 && memcmp(&grid[1], &grid[2], 4) != 0);
}

static int control(int n) {
    static void *const labels[] = {&&zero, &&one, &&two};
    int steps = 0;
    goto *labels[n % 3];
zero:
    steps += 1;
    goto *labels[1];
one:
    steps += 10;
    if (steps < 25) goto one;
two:
    steps += 100;
    switch (steps) {
        case 100: return 1;
        case 101 ... 125: return 2;
        case -1: return 3;
        default: return steps > 130 ? 4 : 5;
    }
}

static void pointers(void) {
    assert(*middle == 3 && middle[-1] == 2 && strcmp(names[2], "two") == 0);
    operation = counter == 3 ? add : sub;
    assert(operation(5, 3) == 8);
    operation = sub;
    assert((*operation)(5, 3) == 2);
    int n = 4, vla[n][n];
    for (int i = 0; i < n; i++) vla[i][i] = i;
    int total = 0;
    for (int i = 0; i < n; i++) { int part[i + 1]; part[i] = vla[i][i]; total += part[i]; }
    assert(total == 6 && sizeof vla == 64);
    char *text = __builtin_alloca(8);
    strcpy(text, "abc");
    assert(text[1] == 'b' && text[3] == 0);
    own++;
    own_pair.b += own;
    assert(own == 6 && own_pair.b == 8 && own_pair.a == 1);
    int *q = &own;
    *q += 1;
    assert(own == 7);
}

static void wide_atomics(void) {
    typedef __int128 wide;
    struct tagged { void *pointer; long tag; };
    static _Atomic wide object = -5;
    static _Atomic struct tagged pair;
    static wide plain;
    wide expected = 1;
    assert(!atomic_compare_exchange_strong(&object, &expected, 7) && expected == -5);
    assert(atomic_compare_exchange_weak(&object, &expected, (wide)1 << 70) && object == (wide)1 << 70);
    assert(atomic_exchange(&object, 11) == (wide)1 << 70 && object++ == 11);
    assert(atomic_fetch_add(&object, (wide)1 << 64) == 12 && atomic_fetch_sub(&object, 2) == ((wide)1 << 64) + 12);
    assert(atomic_fetch_or(&object, 4) >> 64 == 1 && atomic_fetch_xor(&object, 1) == ((wide)1 << 64 | 14));
    assert(atomic_fetch_and(&object, ~(wide)2) == ((wide)1 << 64 | 15) && object == ((wide)1 << 64 | 13));
    struct tagged old = {&plain, 3}, fresh = {&object, 4};
    assert(!atomic_compare_exchange_strong(&pair, &old, fresh) && !old.pointer && !old.tag);
    assert(atomic_compare_exchange_strong(&pair, &old, fresh) && atomic_load(&pair).tag == 4);
    assert(__atomic_fetch_max(&plain, -1, __ATOMIC_RELAXED) == 0 && __atomic_fetch_min(&plain, -9, __ATOMIC_SEQ_CST) == 0);
    assert(plain == -9 && __atomic_nand_fetch(&plain, 6, __ATOMIC_SEQ_CST) == -7);
    assert(__sync_bool_compare_and_swap(&plain, -7, 5) && __sync_val_compare_and_swap(&plain, 6, 7) == 5);
}

static void atomics(void) {
    static _Atomic int x = 1;
    static _Atomic(struct small *) where;
    struct small s = {1, 2};
    int expected = 2;
    assert(!atomic_compare_exchange_strong(&x, &expected, 5) && expected == 1);
    assert(atomic_compare_exchange_weak(&x, &expected, 5) && x == 5);
    assert(atomic_fetch_add(&x, 3) == 5 && (x -= 2) == 6 && atomic_exchange(&x, -1) == 6 && x == -1);
    x *= 4;
    static int plain = -4;
    assert(x == -4 && __sync_fetch_and_nand(&plain, 1) == -4 && plain == -1);
    atomic_store_explicit(&where, &s, memory_order_release);
    assert(atomic_load_explicit(&where, memory_order_acquire)->b == 2);
    _Atomic unsigned char byte = 250;
    byte += 10;
    assert(byte == 4);
    atomic_thread_fence(memory_order_seq_cst);
    __asm__ volatile("lock; addl $0,0(%%rsp)" ::: "memory", "cc");
    int same = 4;
    __asm__ volatile("" : "+r"(same));
    assert(same == 4);
}

typedef int vector __attribute__((vector_size(16)));
static void vectors(void) {
    vector a = {1, 2, 3, 4}, b = {10, 20, 30, 40}, c = a + b * 2;
    assert(c[0] == 21 && c[3] == 84);
    c[1] = 7;
    vector m = c > a;
    assert(m[1] == -1 && c[1] == 7);
    vector s = __builtin_shufflevector(a, b, 0, 4, 3, 7);
    assert(s[1] == 10 && s[2] == 4 && s[3] == 40);
}

static int loops(void) {
    int odd = 0, n = 0;
    for (int i = 0; i < 10; i++) { if (i % 2) continue; for (int j = i; j > 0; j--) { if (j == 3) break; odd += j; } }
    do { n++; if (n == 3) continue; } while (n < 5);
    while (n-- > 0) odd++;
    int uninitialised;
    for (int i = 0; i < 3; i++) { if (i == 0) uninitialised = 4; odd += uninitialised; }
    return odd;
}

__attribute__((constructor(200))) static void second(void) { counter = counter * 10 + 2; }
__attribute__((constructor(150))) static void first(void) { counter = counter * 10 + 1; }

__attribute__((constructor)) static int with_result(void) { return 77; }

int main(int argc, char **argv) {
    assert(argc == 1 && argv[0] && !argv[1] && counter == 312);
    counter = 3;
    integers();
    wide();
    floats();
    structs();
    pointers();
    atomics();
    wide_atomics();
    vectors();
    assert(sum(3, 1, 2, 3) == 12 && sum(0) == 0 && sum(9, 1, 2, 3, 4, 5, 6, 7, 8, 9) == 90);
    struct large l = constant;
    assert(various("idlDpLsq", 1, 2.5, 3l, 4.25L, (struct pair){0, 5}, l, "four", (__int128)6) == 28.75);
    assert(control(0) == 4 && control(1) == 5 && control(2) == 1);
    assert(loops() == 69);
    return 0;
}
