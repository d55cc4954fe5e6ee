"""A line on the terminal that tells how far an exploration is."""

from __future__ import annotations

import sys
from types import TracebackType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.status import Status

    from treadle.api import Progress

_QUIET_S = 0.3
"""Most programs are done before that: they never pay for the import of rich."""


def told(known: Progress) -> str:
    """How far an exploration is, in one line.

    `tso: 120,000 executions, 12 blocked, 1,200,000/s, 1 s; about 1,820,000 ± 40,100 in all, 2 s left`
    """
    from treadle.reports.units import duration, rounded

    parts = [f"{known.model}: {known.executions:,} executions"]
    if known.blocked:
        parts.append(f"{known.blocked:,} blocked")
    if known.elapsed_s > 0:
        parts.append(f"{known.rate:,.0f}/s")
    parts.append(f"{known.elapsed_s:.0f} s")
    text = ", ".join(parts)
    if known.estimate is None or not known.estimate.executions:
        return text
    text += f"; about {rounded(known.estimate.executions)} ± {rounded(known.estimate.spread)} in all"
    left = known.left_s
    return text if left is None else f"{text}, {duration(left)} left"


class ProgressLine:
    """Shows progress on stderr while it is open, and only if that is a terminal."""

    def __init__(self, *, quiet: bool = False) -> None:
        """Nothing is shown before the first `update`."""
        self._on = not quiet and sys.stderr.isatty()
        self._status: Status | None = None

    def __enter__(self) -> ProgressLine:
        """Open."""
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        """Remove the line."""
        if self._status is not None:
            self._status.stop()

    def update(self, known: Progress) -> bool:
        """Show what is known; never asks to stop."""
        if not self._on or known.elapsed_s < _QUIET_S:
            return True
        if self._status is None:
            from rich.console import Console

            self._status = Console(stderr=True).status(told(known))
            self._status.start()
        else:
            self._status.update(told(known))
        return True
