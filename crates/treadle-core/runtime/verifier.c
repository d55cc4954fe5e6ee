/* What verification programs call by convention (SV-COMP), as far as it is not a primitive. */
#include "treadle.h"

_Noreturn void reach_error(void);

void __VERIFIER_assert(int condition)
{
    if (!condition)
        reach_error();
}
