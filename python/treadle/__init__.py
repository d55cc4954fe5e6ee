"""Treadle: a stateless model checker for concurrent C on relaxed memory.

    import treadle

    result = treadle.check("store_buffering.c", models=["sc", "tso"])
    print(result["tso"].verdict)

Everything here is loaded on first use, so that `import treadle` costs nothing.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from treadle._treadle import __version__
    from treadle.api import EstimateResult, Expectation, Progress, check, estimate, models
    from treadle.errors import CompileError, InputError, Interrupted, TreadleError, UsageError
    from treadle.results import Blocked, Bug, CheckResult, Estimate, Event, Frame, ModelResult, Step, Thread, Trace

_HOME = {
    "__version__": "treadle._treadle",
    "EstimateResult": "treadle.api",
    "Expectation": "treadle.api",
    "check": "treadle.api",
    "estimate": "treadle.api",
    "models": "treadle.api",
    "Progress": "treadle.api",
    "CompileError": "treadle.errors",
    "InputError": "treadle.errors",
    "Interrupted": "treadle.errors",
    "TreadleError": "treadle.errors",
    "UsageError": "treadle.errors",
    "Blocked": "treadle.results",
    "Bug": "treadle.results",
    "CheckResult": "treadle.results",
    "Estimate": "treadle.results",
    "Event": "treadle.results",
    "Frame": "treadle.results",
    "ModelResult": "treadle.results",
    "Step": "treadle.results",
    "Thread": "treadle.results",
    "Trace": "treadle.results",
}

__all__ = [
    "Blocked",
    "Bug",
    "CheckResult",
    "CompileError",
    "Estimate",
    "EstimateResult",
    "Event",
    "Expectation",
    "Frame",
    "InputError",
    "Interrupted",
    "ModelResult",
    "Progress",
    "Step",
    "Thread",
    "Trace",
    "TreadleError",
    "UsageError",
    "__version__",
    "check",
    "estimate",
    "models",
]


def __getattr__(name: str) -> Any:
    home = _HOME.get(name)
    if home is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(importlib.import_module(home), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
