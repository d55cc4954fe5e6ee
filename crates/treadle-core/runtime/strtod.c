/* The numbers of <stdlib.h> that are not whole. */
#include "treadle.h"
#include <errno.h>
#include <stdint.h>
#include <stdlib.h>
#include <strings.h>

double ldexp(double x, int exponent);

/* Digits that are kept of a number; of the others it matters only whether one is not 0. */
#define DIGITS 60
/* Exponents beyond these give 0 or infinity in every format. */
#define EXPONENT 99999

/* A number as text of the form -ddde-dd, or what it is instead. */
struct real {
    char text[DIGITS + 16];
    enum { DECIMAL, BINARY, INFINITE, NOT_A_NUMBER } form;
    int negative, exponent;
    uint64_t mantissa;
};

static int is_digit(int c) { return c >= '0' && c <= '9'; }

static int hexadecimal(int c)
{
    return is_digit(c) ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}

/* The exponent at s after a letter, if there is one; says where it ends. */
static const char *scan_exponent(const char *s, int letter, int *exponent)
{
    if ((*s | 32) != letter)
        return s;
    const char *at = s + 1;
    int negative = *at == '-', value = 0;
    if (*at == '-' || *at == '+')
        at++;
    if (!is_digit(*at))
        return s;
    for (; is_digit(*at); at++)
        value = value < EXPONENT ? value * 10 + (*at - '0') : value;
    *exponent += negative ? -value : value;
    return at;
}

static char *put_number(char *to, int value)
{
    if (value < 0) {
        *to++ = '-';
        value = -value;
    }
    char digits[12];
    int n = 0;
    do
        digits[n++] = (char)('0' + value % 10);
    while (value /= 10);
    while (n)
        *to++ = digits[--n];
    return to;
}

static const char *scan_decimal(const char *s, struct real *real)
{
    char *to = real->text;
    int n = 0, any = 0, rest = 0, point = 0, exponent = 0;
    if (real->negative)
        *to++ = '-';
    for (; is_digit(*s) || (*s == '.' && !point); s++) {
        if (*s == '.') {
            point = 1;
            continue;
        }
        any = 1;
        if (n < DIGITS && (n || *s != '0')) {
            to[n++] = *s;
            exponent -= point;
        } else {
            rest |= n && *s != '0';
            exponent += n && !point;
            exponent -= !n && point;
        }
    }
    if (!any)
        return NULL;
    to += n;
    if (rest) {
        *to++ = '1';
        exponent--;
    }
    if (!n)
        *to++ = '0';
    s = scan_exponent(s, 'e', &exponent);
    *to++ = 'e';
    *put_number(to, exponent) = 0;
    real->form = DECIMAL;
    return s;
}

static const char *scan_binary(const char *s, struct real *real)
{
    int any = 0, point = 0;
    for (; hexadecimal(*s) >= 0 || (*s == '.' && !point); s++) {
        if (*s == '.') {
            point = 1;
            continue;
        }
        any = 1;
        if (real->mantissa >> 60) {
            real->mantissa |= hexadecimal(*s) != 0;
            real->exponent += point ? 0 : 4;
        } else {
            real->mantissa = real->mantissa << 4 | hexadecimal(*s);
            real->exponent -= point ? 4 : 0;
        }
    }
    real->form = BINARY;
    return any ? scan_exponent(s, 'p', &real->exponent) : NULL;
}

static void scan(const char *start, char **end, struct real *real)
{
    const char *s = start;
    while (*s == ' ' || (*s >= '\t' && *s <= '\r'))
        s++;
    real->negative = *s == '-';
    real->mantissa = real->exponent = 0;
    if (*s == '-' || *s == '+')
        s++;
    const char *after = NULL;
    if (s[0] == '0' && (s[1] | 32) == 'x')
        after = scan_binary(s + 2, real);
    if (!after && strncasecmp(s, "inf", 3) == 0) {
        real->form = INFINITE;
        after = s + (strncasecmp(s, "infinity", 8) == 0 ? 8 : 3);
    } else if (!after && strncasecmp(s, "nan", 3) == 0) {
        real->form = NOT_A_NUMBER;
        after = s + 3;
    } else if (!after) {
        after = scan_decimal(s, real);
    }
    if (!after) {
        real->form = BINARY;
        real->mantissa = real->negative = 0;
    }
    if (end)
        *end = (char *)(after ? after : start);
}

/* Infinity and 0 are out of range if the number itself is not like that. */
#define STRTO(name, type, decimal)                                                     \
    type name(const char *restrict s, char **restrict end)                             \
    {                                                                                  \
        struct real real;                                                              \
        scan(s, end, &real);                                                           \
        type value = real.form == INFINITE       ? (type)__builtin_inf()               \
                     : real.form == NOT_A_NUMBER ? (type)__builtin_nan("")             \
                     : real.form == DECIMAL      ? decimal(real.text)                  \
                                                 : (type)ldexp((double)real.mantissa, real.exponent); \
        if (real.form == DECIMAL && value - value != 0)                                \
            errno = ERANGE;                                                            \
        return real.negative && real.form != DECIMAL ? -value : value;                 \
    }

STRTO(strtod, double, __treadle_decimal)
STRTO(strtof, float, __treadle_decimalf)
STRTO(strtold, long double, __treadle_decimall)

double atof(const char *s) { return strtod(s, NULL); }
