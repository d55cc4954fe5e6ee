"""Numbers for people."""

from __future__ import annotations

import math


def duration(seconds: float) -> str:
    """A time: `0.02 s`, `45 s`, `7 min`, `3.5 h`, `12 d`."""
    if seconds < 10:
        return f"{seconds:.2f} s"
    if seconds < 120:
        return f"{seconds:.0f} s"
    if seconds < 7200:
        return f"{seconds / 60:.0f} min"
    if seconds < 172_800:
        return f"{seconds / 3600:.1f} h"
    if seconds < 3.2e9:
        return f"{seconds / 86_400:,.0f} d"
    return "more than a century"


def rounded(number: float, digits: int = 3) -> str:
    """A number that is only known roughly: `1,820,000`, `0.34`; with an exponent where it has more than 15 digits."""
    if number == 0 or not math.isfinite(number):
        return f"{number:g}"
    places = digits - 1 - math.floor(math.log10(abs(number)))
    if places < -12:
        return f"{number:.{digits - 1}e}"
    shown = round(number, places)
    return f"{shown:,.0f}" if places <= 0 else f"{shown:,.{places}f}"
