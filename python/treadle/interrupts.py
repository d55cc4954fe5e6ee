"""Ctrl-C during an exploration."""

from __future__ import annotations

import signal
import threading
from types import FrameType


class CtrlC:
    """Notes the first Ctrl-C instead of raising it, so that the engine can come to an end; the second one is raised.

    Attributes:
        pressed: Whether there was one since `__enter__`.
    """

    def __init__(self) -> None:
        """Nothing is changed before `__enter__`."""
        self.pressed = False
        self._installed = False

    def __enter__(self) -> CtrlC:
        """Take over, unless the caller has a handler of its own or this is no place for one."""
        in_main = threading.current_thread() is threading.main_thread()
        if in_main and signal.getsignal(signal.SIGINT) is signal.default_int_handler:
            signal.signal(signal.SIGINT, self._note)
            self._installed = True
        return self

    def __exit__(self, *_: object) -> None:
        """Give Python's own handler back."""
        if self._installed:
            signal.signal(signal.SIGINT, signal.default_int_handler)

    def _note(self, number: int, frame: FrameType | None) -> None:
        if self.pressed:
            raise KeyboardInterrupt
        self.pressed = True
