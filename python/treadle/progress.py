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
        text = f"{known.model}: {known.executions:,} executions"
        if known.blocked:
            text += f", {known.blocked:,} blocked"
        if known.elapsed_s > 0:
            text += f", {known.executions / known.elapsed_s:,.0f}/s"
        text += f", {known.elapsed_s:.0f} s"
        if self._status is None:
            from rich.console import Console

            self._status = Console(stderr=True).status(text)
            self._status.start()
        else:
            self._status.update(text)
        return True
