"""The Python interface: `check`."""

from __future__ import annotations

import json
import os
import signal
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from types import FrameType, ModuleType
from typing import Any, Literal, get_args

from treadle.compile import Module, compile_files
from treadle.errors import InputError, Interrupted, TreadleError, UsageError
from treadle.results import Blocked, CheckResult, ModelResult, model_result_from

Engine = Literal["auto", "dpor", "naive"]
Reduction = Literal["optimal", "source"]
Spin = Literal["assume", "explore"]
StrPath = str | os.PathLike[str]

DEFAULT_MODELS = ("sc", "tso", "pso")

MOST = 2**63 - 1
"""The greatest limit that can be asked for."""


@dataclass(frozen=True, slots=True)
class Progress:
    """How far an exploration is.

    Attributes:
        model: The memory model that is being explored.
        executions: Complete executions so far.
        blocked: Executions that did not complete so far.
        elapsed_s: Seconds since this model's exploration began.
    """

    model: str
    executions: int
    blocked: int
    elapsed_s: float


def check(
    files: StrPath | Sequence[StrPath],
    *,
    models: str | Sequence[str] = DEFAULT_MODELS,
    engine: Engine = "auto",
    reduction: Reduction = "optimal",
    unroll: int | None = None,
    spin: Spin = "assume",
    keep_going: bool = False,
    max_executions: int | None = None,
    max_time: float | None = None,
    data_races: bool = False,
    defines: Sequence[str] = (),
    includes: Sequence[StrPath] = (),
    std: str | None = None,
    cc: StrPath | None = None,
    debug_duplicates: bool = False,
    progress: Callable[[Progress], bool | None] | None = None,
) -> CheckResult:
    """Explore every behaviour of a program under memory models, each exactly once.

    Args:
        files: The program: one file or several, `.c` or `.ll`; exactly one of them defines `main`.
        models: Memory models: any of `treadle.models()`.
        engine: `dpor` (each trace once), `naive` (every interleaving: slow, an oracle), or `auto`, which is `dpor`.
        reduction: Of `dpor`: `optimal` (wake-up trees: no redundant execution) or `source` (source sets alone).
        unroll: The most iterations of a loop's body for each entry into the loop; a thread that needs more is blocked,
            and the verdict cannot be `safe`. None: no bound.
        spin: `assume` skips rounds of a loop that change nothing; `explore` keeps every failed round apart.
        keep_going: Look for more bugs after the first.
        max_executions: Stop after so many executions for each model: the verdict is then `unknown`.
        max_time: Stop after so many seconds for each model: the verdict is then `unknown`.
        data_races: Report data races of plain accesses as bugs.
        defines: Macros for the C compiler, `NAME` or `NAME=VALUE`.
        includes: Directories for `#include`.
        std: The C standard, such as `c11`; `gnu17` if None.
        cc: A clang (16 or newer) to use in place of the one that Treadle brings.
        debug_duplicates: Keep all traces in memory and fail on one that is explored twice.
        progress: Called about ten times a second; an answer of False stops the exploration (`unknown`, `interrupted`).

    Returns:
        One `ModelResult` for each model, in the order of `models`.

    Raises:
        UsageError: An argument makes no sense, or names an unknown model (a `ValueError`).
        InputError: A file is missing, empty, not LLVM IR, or no file has a `main`.
        CompileError: The C compiler refused a file (an `InputError`).
        Interrupted: Ctrl-C (a `KeyboardInterrupt`); holds what was known by then.
    """
    names = [os.fspath(file) for file in ([files] if isinstance(files, str | os.PathLike) else files)]
    if not names:
        raise UsageError("no file to check")
    wanted = _models([models] if isinstance(models, str) else models)
    _one_of("engine", engine, get_args(Engine))
    _one_of("reduction", reduction, get_args(Reduction))
    _one_of("spin", spin, get_args(Spin))
    _limit("unroll", unroll, whole=True)
    _limit("max_executions", max_executions, whole=True)
    _limit("max_time", max_time, whole=False)
    options = {
        "engine": engine,
        "reduction": reduction,
        "unroll": unroll,
        "spin": spin,
        "keep_going": keep_going,
        "max_executions": max_executions,
        "max_time": max_time,
        "data_races": data_races,
        "debug_duplicates": debug_duplicates,
    }
    modules = compile_files(
        names,
        defines=defines,
        includes=[os.fspath(include) for include in includes],
        std=std,
        cc=None if cc is None else os.fspath(cc),
    )
    results: list[ModelResult] = []

    def answer() -> CheckResult:
        said = "".join(module.warnings for module in modules)
        return CheckResult(_native().__version__, tuple(names), tuple(results), said)

    for position, model in enumerate(wanted):
        result, interrupted = _explore(modules, model, options, progress)
        results.append(result)
        if interrupted:
            results += [_not_explored(rest, options) for rest in wanted[position + 1 :]]
            raise Interrupted(answer())
    return answer()


def models() -> list[str]:
    """The names of the memory models that `check` knows."""
    names: list[str] = _native().models()
    return names


def _explore(
    modules: Sequence[Module],
    model: str,
    options: dict[str, Any],
    progress: Callable[[Progress], bool | None] | None,
) -> tuple[ModelResult, bool]:
    """Run the native module for one model; also tells whether Ctrl-C cut it short."""
    failure: Exception | None = None

    # Even without a caller's `progress` this runs, because Python delivers Ctrl-C only to Python code.
    def tick(text: str) -> bool:
        nonlocal failure
        try:
            if progress is not None:
                known = json.loads(text)
                report = Progress(model, known["executions"], known["blocked"], known["elapsed_s"])
                return progress(report) is not False and not ctrl_c.pressed
        except KeyboardInterrupt:
            ctrl_c.pressed = True
        except Exception as error:
            failure = error
            return False
        return not ctrl_c.pressed

    inputs = [(module.name, module.ir) for module in modules]
    with _CtrlC() as ctrl_c:
        try:
            text = _native().check(inputs, model, json.dumps(options), tick)
        except KeyboardInterrupt:
            return _not_explored(model, options), True
        except ValueError as error:
            raise InputError(str(error)) from None
    if failure is not None:
        raise failure
    return model_result_from(json.loads(text)), ctrl_c.pressed


class _CtrlC:
    """Notes the first Ctrl-C instead of raising it, so that the engine can come to an end; the second one is raised."""

    def __init__(self) -> None:
        self.pressed = False
        self._installed = False

    def __enter__(self) -> _CtrlC:
        in_main = threading.current_thread() is threading.main_thread()
        # A handler of the caller's own stays.
        if in_main and signal.getsignal(signal.SIGINT) is signal.default_int_handler:
            signal.signal(signal.SIGINT, self._note)
            self._installed = True
        return self

    def __exit__(self, *_: object) -> None:
        if self._installed:
            signal.signal(signal.SIGINT, signal.default_int_handler)

    def _note(self, number: int, frame: FrameType | None) -> None:
        if self.pressed:
            raise KeyboardInterrupt
        self.pressed = True


def _not_explored(model: str, options: dict[str, Any]) -> ModelResult:
    engine = "dpor" if options["engine"] == "auto" else options["engine"]
    return ModelResult(model, engine, "unknown", "interrupted", 0, Blocked(), 0.0)


def _models(wanted: Sequence[str]) -> list[str]:
    """Each model once, in the order asked for."""
    known = models()
    unknown = [name for name in wanted if name not in known]
    if unknown:
        raise UsageError(f"no model named `{unknown[0]}`; known models: {', '.join(known)}")
    if not wanted:
        raise UsageError(f"no model given; known models: {', '.join(known)}")
    return list(dict.fromkeys(wanted))


def _one_of(name: str, value: str, known: Sequence[str]) -> None:
    if value not in known:
        raise UsageError(f"{name} must be one of {', '.join(known)}, not `{value}`")


def _limit(name: str, limit: float | None, *, whole: bool) -> None:
    if limit is None:
        return
    if whole and not isinstance(limit, int):
        raise UsageError(f"{name} must be a whole number, not {limit}")
    if not limit > 0:
        raise UsageError(f"{name} must be greater than 0, not {limit}")
    # Infinitely many seconds are fine; what matters is that a whole number fits into the engine's.
    if isinstance(limit, int) and limit > MOST:
        raise UsageError(f"{name} must be at most {MOST}")


def _native() -> ModuleType:
    """The native module: loaded on first use, replaced by tests."""
    try:
        from treadle import _treadle
    except ImportError as error:
        raise TreadleError(f"the native module does not load: {error}; reinstall treadle") from error
    return _treadle
