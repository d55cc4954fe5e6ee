"""What can go wrong, as exceptions. Messages look like a compiler's: `file:line:col: error: ...`."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from treadle.results import CheckResult


class TreadleError(Exception):
    """The base of every error that Treadle raises on purpose."""


class UsageError(TreadleError, ValueError):
    """An argument does not make sense: an unknown model, a limit out of range."""


class InputError(TreadleError):
    """A file cannot be checked: it is missing, empty, of an unknown kind, not LLVM IR, without `main`."""


class CompileError(InputError):
    """The C compiler refused a file.

    Attributes:
        diagnostics: The compiler's own text, unchanged, with `file:line:col` positions.
    """

    def __init__(self, diagnostics: str) -> None:
        """Keep the compiler's text."""
        super().__init__(diagnostics)
        self.diagnostics = diagnostics


class Interrupted(KeyboardInterrupt):
    """Ctrl-C during an exploration.

    Attributes:
        result: What was known at that moment; the models that were not finished are `unknown`.
    """

    def __init__(self, result: CheckResult) -> None:
        """Keep the partial result."""
        super().__init__("interrupted")
        self.result = result
