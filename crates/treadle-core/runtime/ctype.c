/* <ctype.h> in the C locale: the functions, and the tables that glibc's macros look into. */
#define __NO_CTYPE
#include "treadle.h"
#include <ctype.h>

int isupper(int c) { return c >= 'A' && c <= 'Z'; }
int islower(int c) { return c >= 'a' && c <= 'z'; }
int isalpha(int c) { return isupper(c) || islower(c); }
int isdigit(int c) { return c >= '0' && c <= '9'; }
int isalnum(int c) { return isalpha(c) || isdigit(c); }
int isxdigit(int c) { return isdigit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F'); }
int isspace(int c) { return c == ' ' || (c >= '\t' && c <= '\r'); }
int isblank(int c) { return c == ' ' || c == '\t'; }
int isgraph(int c) { return c > ' ' && c < 127; }
int isprint(int c) { return c >= ' ' && c < 127; }
int ispunct(int c) { return isgraph(c) && !isalnum(c); }
int iscntrl(int c) { return (c >= 0 && c < ' ') || c == 127; }
int isascii(int c) { return c >= 0 && c < 128; }
int toascii(int c) { return c & 127; }
int tolower(int c) { return isupper(c) ? c + 32 : c; }
int toupper(int c) { return islower(c) ? c - 32 : c; }

#define IN(c, low, high) ((c) >= (low) && (c) <= (high))
#define UPPER(c) IN(c, 'A', 'Z')
#define LOWER(c) IN(c, 'a', 'z')
#define DIGIT(c) IN(c, '0', '9')
#define ALNUM(c) (UPPER(c) || LOWER(c) || DIGIT(c))
#define CLASS(c) \
    ((UPPER(c) ? _ISupper : 0) | (LOWER(c) ? _ISlower : 0) | (UPPER(c) || LOWER(c) ? _ISalpha : 0) | \
     (DIGIT(c) ? _ISdigit : 0) | (DIGIT(c) || IN(c, 'a', 'f') || IN(c, 'A', 'F') ? _ISxdigit : 0) | \
     ((c) == ' ' || IN(c, '\t', '\r') ? _ISspace : 0) | (IN(c, ' ', 126) ? _ISprint : 0) | \
     (IN(c, '!', 126) ? _ISgraph : 0) | ((c) == ' ' || (c) == '\t' ? _ISblank : 0) | \
     (IN(c, 0, 31) || (c) == 127 ? _IScntrl : 0) | (IN(c, '!', 126) && !ALNUM(c) ? _ISpunct : 0) | \
     (ALNUM(c) ? _ISalnum : 0))
/* A negative char stands for the byte that it is; -1 is EOF. */
#define BYTE(c) ((c) < -1 ? (c) + 256 : (c))
#define TO_LOWER(c) (UPPER(c) ? (c) + 32 : BYTE(c))
#define TO_UPPER(c) (LOWER(c) ? (c) - 32 : BYTE(c))
#define ROW(f, c) f(c), f(c + 1), f(c + 2), f(c + 3), f(c + 4), f(c + 5), f(c + 6), f(c + 7)
#define BLOCK(f, c) ROW(f, c), ROW(f, c + 8), ROW(f, c + 16), ROW(f, c + 24), ROW(f, c + 32), ROW(f, c + 40), \
                    ROW(f, c + 48), ROW(f, c + 56)
/* -128..255, as glibc has it. */
#define ALL(f) {BLOCK(f, -128), BLOCK(f, -64), BLOCK(f, 0), BLOCK(f, 64), BLOCK(f, 128), BLOCK(f, 192)}

static const unsigned short classes[384] = ALL(CLASS);
static const int lowers[384] = ALL(TO_LOWER), uppers[384] = ALL(TO_UPPER);
static const unsigned short *const class_of = classes + 128;
static const int *const lower_of = lowers + 128, *const upper_of = uppers + 128;

const unsigned short **__ctype_b_loc(void) { return (const unsigned short **)&class_of; }
const int **__ctype_tolower_loc(void) { return (const int **)&lower_of; }
const int **__ctype_toupper_loc(void) { return (const int **)&upper_of; }
