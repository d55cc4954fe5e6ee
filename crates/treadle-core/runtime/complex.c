/* Products and quotients of complex numbers: the calls that compilers make of them (C11, annex G). */
#include <stdint.h>

double fabs(double x);
double fmax(double x, double y);
double hypot(double x, double y);
double atan2(double y, double x);
double copysign(double x, double y);
double ldexp(double x, int exponent);
double frexp(double x, int *exponent);

static int is_nan(long double x) { return x != x; }
static int is_infinite(long double x) { return x == __builtin_inf() || x == -__builtin_inf(); }
static int is_finite(long double x) { return x - x == 0; }
static double box(long double x) { return copysign(is_infinite(x) ? 1 : 0, (double)x); }
static double or_zero(long double x) { return is_nan(x) ? copysign(0, (double)x) : (double)x; }

#define PRODUCT(name, type)                                                              \
    type _Complex name(type a, type b, type c, type d)                                   \
    {                                                                                    \
        type ac = a * c, bd = b * d, ad = a * d, bc = b * c;                             \
        type _Complex z = {ac - bd, ad + bc};                                            \
        if (!is_nan(__real__ z) || !is_nan(__imag__ z))                                  \
            return z;                                                                    \
        int again = 0;                                                                   \
        if (is_infinite(a) || is_infinite(b)) {                                          \
            a = box(a), b = box(b), c = or_zero(c), d = or_zero(d);                      \
            again = 1;                                                                   \
        }                                                                                \
        if (is_infinite(c) || is_infinite(d)) {                                          \
            c = box(c), d = box(d), a = or_zero(a), b = or_zero(b);                      \
            again = 1;                                                                   \
        }                                                                                \
        if (!again && (is_infinite(ac) || is_infinite(bd) || is_infinite(ad) || is_infinite(bc))) { \
            a = or_zero(a), b = or_zero(b), c = or_zero(c), d = or_zero(d);              \
            again = 1;                                                                   \
        }                                                                                \
        if (again) {                                                                     \
            __real__ z = (type)__builtin_inf() * (a * c - b * d);                        \
            __imag__ z = (type)__builtin_inf() * (a * d + b * c);                        \
        }                                                                                \
        return z;                                                                        \
    }

/* The divisor is scaled by a power of two, so that its square neither overflows nor vanishes. */
#define QUOTIENT(name, type)                                                             \
    type _Complex name(type a, type b, type c, type d)                                   \
    {                                                                                    \
        double largest = fmax(fabs((double)c), fabs((double)d));                         \
        int exponent = 0;                                                                \
        if (is_finite(largest) && largest != 0) {                                        \
            frexp(largest, &exponent);                                                   \
            exponent--;                                                                  \
        }                                                                                \
        type scale = (type)ldexp(1, -exponent);                                          \
        c *= scale;                                                                      \
        d *= scale;                                                                      \
        type square = c * c + d * d;                                                     \
        type _Complex z = {(a * c + b * d) / square * scale, (b * c - a * d) / square * scale}; \
        if (!is_nan(__real__ z) || !is_nan(__imag__ z))                                  \
            return z;                                                                    \
        if (square == 0 && (!is_nan(a) || !is_nan(b))) {                                 \
            type infinity = (type)copysign(__builtin_inf(), (double)c);                  \
            __real__ z = infinity * a;                                                   \
            __imag__ z = infinity * b;                                                   \
        } else if ((is_infinite(a) || is_infinite(b)) && is_finite(c) && is_finite(d)) { \
            a = box(a), b = box(b);                                                      \
            __real__ z = (type)__builtin_inf() * (a * c + b * d);                        \
            __imag__ z = (type)__builtin_inf() * (b * c - a * d);                        \
        } else if (is_infinite(largest) && is_finite(a) && is_finite(b)) {               \
            c = box(c), d = box(d);                                                      \
            __real__ z = 0 * (a * c + b * d);                                            \
            __imag__ z = 0 * (b * c - a * d);                                            \
        }                                                                                \
        return z;                                                                        \
    }

PRODUCT(__mulsc3, float)
PRODUCT(__muldc3, double)
PRODUCT(__mulxc3, long double)
QUOTIENT(__divsc3, float)
QUOTIENT(__divdc3, double)
QUOTIENT(__divxc3, long double)

double cabs(double _Complex z) { return hypot(__real__ z, __imag__ z); }
double carg(double _Complex z) { return atan2(__imag__ z, __real__ z); }
float cabsf(float _Complex z) { return (float)hypot(__real__ z, __imag__ z); }
float cargf(float _Complex z) { return (float)atan2(__imag__ z, __real__ z); }
