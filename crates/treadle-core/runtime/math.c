/* The parts of <math.h> that take numbers apart. */
#include "treadle.h"
#include <stdint.h>
#include <string.h>

double trunc(double x);
double copysign(double x, double y);
double ldexp(double x, int exponent);

static uint64_t bits_of(double x)
{
    uint64_t bits;
    memcpy(&bits, &x, sizeof bits);
    return bits;
}

int __isnan(double x) { return x != x; }
int __isinf(double x) { return x == __builtin_inf() ? 1 : x == -__builtin_inf() ? -1 : 0; }
int __finite(double x) { return x - x == 0; }
int __signbit(double x) { return bits_of(x) >> 63; }
int __isnanf(float x) { return x != x; }
int __isinff(float x) { return __isinf(x); }
int __finitef(float x) { return x - x == 0; }
int __signbitf(float x) { return __signbit(x); }
int isnan(double x) { return x != x; }
int isinf(double x) { return __isinf(x); }
int finite(double x) { return x - x == 0; }

int __fpclassify(double x)
{
    uint64_t exponent = bits_of(x) >> 52 & 0x7ff, fraction = bits_of(x) << 12;
    if (exponent == 0x7ff)
        return fraction ? 0 : 1;
    if (exponent == 0)
        return fraction ? 3 : 2;
    return 4;
}

double modf(double x, double *whole)
{
    *whole = trunc(x);
    return copysign(__isinf(x) ? 0 : x - *whole, x);
}

double frexp(double x, int *exponent)
{
    *exponent = 0;
    if (x == 0 || x - x != 0)
        return x;
    int shift = 0;
    if ((bits_of(x) >> 52 & 0x7ff) == 0) {
        x = ldexp(x, 64);
        shift = 64;
    }
    int e = (int)(bits_of(x) >> 52 & 0x7ff) - 1022;
    *exponent = e - shift;
    return ldexp(x, -e);
}

double nextafter(double x, double to)
{
    if (x != x || to != to)
        return x + to;
    if (x == to)
        return to;
    uint64_t bits = x == 0 ? 0 : bits_of(x);
    if (x == 0)
        bits = (uint64_t)(to < 0) << 63 | 1;
    else
        bits += (x < to) == (x > 0) ? 1 : -1;
    memcpy(&x, &bits, sizeof x);
    return x;
}

long double sqrtl(long double x) { return __builtin_elementwise_sqrt(x); }
