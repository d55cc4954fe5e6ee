"""The Python interface: `check` and `estimate`."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from types import ModuleType
from typing import Any

from treadle.compile import Module, compile_files
from treadle.errors import InputError, Interrupted, TreadleError, UsageError
from treadle.interrupts import CtrlC
from treadle.options import Engine, Reduction, Spin, options
from treadle.results import Blocked, CheckResult, Estimate, ModelResult, estimate_from, model_result_from

StrPath = str | os.PathLike[str]

DEFAULT_MODELS = ("sc", "tso", "pso")
"""What is checked where no model is named."""

C11_MODELS = ("ra", "rc11")
"""The models in which C11's memory orders mean something."""

C11_MODELS_BY_DEFAULT = True
"""Whether `C11_MODELS` join the default for code that uses orders weaker than seq_cst."""

WALKS = 1000
"""Random walks of an estimate."""

SAMPLE_S = 0.5
"""Seconds of exploration from which an estimate learns how fast it goes."""


@dataclass(frozen=True, slots=True)
class Progress:
    """How far an exploration is.

    Attributes:
        model: The memory model that is being explored.
        executions: Complete executions so far.
        blocked: Executions that did not complete so far.
        elapsed_s: Seconds since this model's exploration began.
        estimate: How many executions there will be, if the engine has a guess.
    """

    model: str
    executions: int
    blocked: int
    elapsed_s: float
    estimate: Estimate | None = None

    @property
    def rate(self) -> float:
        """Complete executions per second so far."""
        return self.executions / self.elapsed_s if self.elapsed_s > 0 else 0.0

    @property
    def left_s(self) -> float | None:
        """Seconds that the rest will take at this rate; None while nothing can be said."""
        if self.estimate is None or not self.rate or self.estimate.executions < self.executions:
            return None
        return (self.estimate.executions - self.executions) / self.rate


@dataclass(frozen=True, slots=True)
class Expectation:
    """What an exploration of a program under one memory model will take.

    Attributes:
        model: The memory model.
        executions: The complete executions to be expected, or their number if `exact`. 0: none of the walks ran to
            its end, so nothing is known.
        spread: The standard error of `executions`; 0 if `exact`.
        walks: The random walks on which the estimate rests.
        exact: The exploration from which the rate was measured came to its end: `executions` is their number.
        rate: Executions per second, measured with the same options; 0 if none completed.
        time_s: The seconds that the whole exploration will take at this rate, or took if `exact`; None if nothing is
            known.
    """

    model: str
    executions: float
    spread: float
    walks: int
    exact: bool
    rate: float
    time_s: float | None


@dataclass(frozen=True, slots=True)
class EstimateResult:
    """The answer to one `estimate`.

    Attributes:
        treadle: The version that gave it.
        files: The files of the program as they were named.
        estimates: One for each model, in the order asked for.
        compiler_output: What the C compiler had to say.
    """

    treadle: str
    files: tuple[str, ...]
    estimates: tuple[Expectation, ...]
    compiler_output: str = ""

    def to_json(self, *, indent: int | None = None) -> str:
        """The report as JSON (docs/json.md)."""
        report = {
            "format": 1,
            "treadle": self.treadle,
            "files": list(self.files),
            "estimates": [asdict(estimate) for estimate in self.estimates],
        }
        return json.dumps(report, indent=indent, ensure_ascii=False)


def check(
    files: StrPath | Sequence[StrPath],
    *,
    models: str | Sequence[str] | None = None,
    engine: Engine = "auto",
    reduction: Reduction = "optimal",
    unroll: int | None = None,
    spin: Spin = "assume",
    keep_going: bool = False,
    jobs: int | None = None,
    max_executions: int | None = None,
    max_time: float | None = None,
    max_memory: int | str | None = None,
    max_depth: int | None = None,
    data_races: bool = False,
    all_states: StrPath | None = None,
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
        models: Memory models: any of `treadle.models()`. None: sc, tso and pso, and also ra and rc11
            if the program uses C11 orders weaker than seq_cst.
        engine: `graph` (execution graphs: any model), `dpor` (sc, tso and pso), `naive` (every interleaving: slow, an
            oracle), or `auto`, which picks one for each model.
        reduction: Of `dpor`: `optimal` (wake-up trees: no redundant execution) or `source` (source sets alone).
        unroll: The most iterations of a loop's body for each entry into the loop; a thread that needs more is blocked,
            and the verdict cannot be `safe`. None: no bound.
        spin: `assume` skips rounds of a loop that change nothing; `explore` keeps every failed round apart.
        keep_going: Look for more bugs after the first.
        jobs: Workers that explore side by side (`graph`); the answer does not depend on it. None: one for each core.
        max_executions: Stop after so many executions for each model: the verdict is then `unknown`.
        max_time: Stop after so many seconds for each model: the verdict is then `unknown`.
        max_memory: Stop when this process holds more memory than that: the verdict is then `unknown`. A number of bytes
            or text such as `2G`.
        max_depth: The most events of one thread (`graph`); what is longer is cut off, and the verdict cannot be `safe`.
        data_races: Report data races of plain accesses as bugs; under ra and rc11 they always are.
        all_states: A directory to write every complete execution to, as `NNNN.dot` and `NNNN.json` (`graph`); with
            several models into a directory for each.
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
    asked = options(
        engine=engine,
        reduction=reduction,
        unroll=unroll,
        spin=spin,
        keep_going=keep_going,
        jobs=jobs,
        max_executions=max_executions,
        max_time=max_time,
        max_memory=max_memory,
        max_depth=max_depth,
        data_races=data_races,
        debug_duplicates=debug_duplicates,
        keep_traces=all_states is not None,
    )
    program = _Program.compile(files, models, asked, defines=defines, includes=includes, std=std, cc=cc)
    directories = {} if all_states is None else _directories(Path(all_states), program.models)
    results: list[ModelResult] = []

    def answer() -> CheckResult:
        return CheckResult(_native().__version__, program.files, tuple(results), program.compiler_output)

    for position, model in enumerate(program.models):
        found, interrupted = program.explore(model, asked, progress)
        results.append(_not_explored(model, asked) if found is None else model_result_from(found))
        if model in directories and found is not None:
            from treadle import states

            states.write(directories[model], model, program.files, found["states"])
        if interrupted:
            results += [_not_explored(rest, asked) for rest in program.models[position + 1 :]]
            raise Interrupted(answer())
    return answer()


def estimate(
    files: StrPath | Sequence[StrPath],
    *,
    models: str | Sequence[str] | None = None,
    engine: Engine = "auto",
    reduction: Reduction = "optimal",
    unroll: int | None = None,
    spin: Spin = "assume",
    jobs: int | None = None,
    max_depth: int | None = None,
    defines: Sequence[str] = (),
    includes: Sequence[StrPath] = (),
    std: str | None = None,
    cc: StrPath | None = None,
    walks: int = WALKS,
    progress: Callable[[Progress], bool | None] | None = None,
) -> EstimateResult:
    """Guess how many executions `check` would explore, and how long that would take.

    The guess is Knuth's: the mean over random walks down the tree of choices. How fast it goes is measured by exploring
    for `SAMPLE_S` seconds; if that comes to its end, the number is not a guess.

    Args:
        files: As for `check`, and so are the other arguments but for these.
        models: As for `check`.
        engine: As for `check`: it is what the speed is measured with.
        reduction: As for `check`.
        unroll: As for `check`.
        spin: As for `check`.
        jobs: As for `check`.
        max_depth: As for `check`.
        defines: As for `check`.
        includes: As for `check`.
        std: As for `check`.
        cc: As for `check`.
        walks: How many walks to take: four times as many halve the spread.
        progress: As for `check`.

    Raises:
        UsageError: As for `check`.
        InputError: As for `check`.
        CompileError: As for `check`.
        KeyboardInterrupt: Ctrl-C.
    """
    if not 0 < walks < 2**32:
        raise UsageError(f"walks must be between 1 and {2**32 - 1}, not {walks}")
    asked = options(engine=engine, reduction=reduction, unroll=unroll, spin=spin, jobs=jobs, max_depth=max_depth)
    program = _Program.compile(files, models, asked, defines=defines, includes=includes, std=std, cc=cc)
    found = []
    for model in program.models:
        # What a bug would cut short says nothing about the speed.
        sample = {**asked, "keep_going": True, "max_time": SAMPLE_S}
        measured, interrupted = program.explore(model, sample, progress)
        guess = None if interrupted else program.walk(model, asked, walks, progress)
        if measured is None or guess is None:
            raise KeyboardInterrupt
        found.append(_expectation(model_result_from(measured), guess))
    return EstimateResult(_native().__version__, program.files, tuple(found), program.compiler_output)


def models() -> list[str]:
    """The names of the memory models that `check` knows."""
    names: list[str] = _native().models()
    return names


def engine_of(model: str, engine: Engine = "auto") -> str:
    """The engine that `check` takes for a model.

    Args:
        model: One of `models()`.
        engine: What is asked for: with `auto` the answer is `graph` or `dpor`.

    Raises:
        UsageError: The engine does not know the model.
    """
    return _engine(model, options(engine=engine))


@dataclass(frozen=True)
class _Program:
    """A program that has been compiled, and the models to look at it under."""

    files: tuple[str, ...]
    models: tuple[str, ...]
    inputs: list[tuple[str, str]]
    compiler_output: str

    @classmethod
    def compile(
        cls,
        files: StrPath | Sequence[StrPath],
        models: str | Sequence[str] | None,
        asked: Mapping[str, Any],
        *,
        defines: Sequence[str],
        includes: Sequence[StrPath],
        std: str | None,
        cc: StrPath | None,
    ) -> _Program:
        names = [os.fspath(file) for file in ([files] if isinstance(files, str | os.PathLike) else files)]
        if not names:
            raise UsageError("no file to check")
        # The cheap mistakes are reported before the compiler runs.
        wanted = None if models is None else _models([models] if isinstance(models, str) else models)
        for model in wanted or DEFAULT_MODELS:
            _engine(model, asked)
        modules = compile_files(
            names,
            defines=defines,
            includes=[os.fspath(include) for include in includes],
            std=std,
            cc=None if cc is None else os.fspath(cc),
        )
        inputs = [(module.name, module.ir) for module in modules]
        if wanted is None:
            wanted = list(_default_models(inputs, asked))
        return cls(tuple(names), tuple(wanted), inputs, _said(modules))

    def explore(
        self, model: str, asked: Mapping[str, Any], progress: Callable[[Progress], bool | None] | None
    ) -> tuple[dict[str, Any] | None, bool]:
        """What the native module answers for one model; also tells whether Ctrl-C cut it short."""
        return _run(_native().check, (self.inputs, model, json.dumps(asked)), model, progress)

    def walk(
        self,
        model: str,
        asked: Mapping[str, Any],
        walks: int,
        progress: Callable[[Progress], bool | None] | None,
    ) -> Estimate | None:
        """A guess of the number of executions; None if Ctrl-C cut it short."""
        found, interrupted = _run(_native().estimate, (self.inputs, model, json.dumps(asked), walks), model, progress)
        return None if interrupted else estimate_from(found)


def _run(
    function: Callable[..., str],
    arguments: tuple[Any, ...],
    model: str,
    progress: Callable[[Progress], bool | None] | None,
) -> tuple[dict[str, Any] | None, bool]:
    """Call the native module with a way to hear of progress, an exception in it, and Ctrl-C."""
    failure: Exception | None = None

    # Even without a caller's `progress` this runs, because Python delivers Ctrl-C only to Python code.
    def tick(text: str) -> bool:
        nonlocal failure
        try:
            if progress is not None:
                known = json.loads(text)
                guess = estimate_from(known.get("estimate"))
                report = Progress(model, known["executions"], known["blocked"], known["elapsed_s"], guess)
                return progress(report) is not False and not ctrl_c.pressed
        except KeyboardInterrupt:
            ctrl_c.pressed = True
        except Exception as error:
            failure = error
            return False
        return not ctrl_c.pressed

    with CtrlC() as ctrl_c:
        try:
            text = function(*arguments, tick)
        except KeyboardInterrupt:
            return None, True
        except ValueError as error:
            raise InputError(str(error)) from None
    if failure is not None:
        raise failure
    return json.loads(text), ctrl_c.pressed


def _expectation(measured: ModelResult, guess: Estimate) -> Expectation:
    rate = measured.executions / measured.time_s if measured.time_s > 0 else 0.0
    # With `keep_going` a warning tells that there may be more.
    exact = measured.verdict == "safe" or (measured.verdict == "bug" and not measured.warnings)
    if exact:
        return Expectation(measured.model, measured.executions, 0.0, guess.walks, True, rate, measured.time_s)
    time_s = guess.executions / rate if rate and guess.executions else None
    return Expectation(measured.model, guess.executions, guess.spread, guess.walks, False, rate, time_s)


def _not_explored(model: str, asked: Mapping[str, Any]) -> ModelResult:
    return ModelResult(model, _engine(model, asked), "unknown", "interrupted", 0, Blocked(), 0.0)


def _models(wanted: Sequence[str]) -> list[str]:
    """Each model once, in the order asked for."""
    known = models()
    unknown = [name for name in wanted if name not in known]
    if unknown:
        raise UsageError(f"no model named `{unknown[0]}`; known models: {', '.join(known)}")
    if not wanted:
        raise UsageError(f"no model given; known models: {', '.join(known)}")
    return list(dict.fromkeys(wanted))


def _default_models(inputs: Sequence[tuple[str, str]], asked: Mapping[str, Any]) -> tuple[str, ...]:
    """The models for a program where nobody named any."""
    if not C11_MODELS_BY_DEFAULT or asked["engine"] not in ("auto", "graph"):
        return DEFAULT_MODELS
    try:
        weak: bool = _native().uses_weak_orders(inputs)
    except ValueError as error:
        raise InputError(str(error)) from None
    return DEFAULT_MODELS + C11_MODELS if weak else DEFAULT_MODELS


def _engine(model: str, asked: Mapping[str, Any]) -> str:
    """The engine that will explore a model.

    Raises:
        UsageError: The one that was asked for cannot.
    """
    try:
        name: str = _native().engine(model, json.dumps(asked))
    except ValueError as error:
        raise UsageError(str(error).removeprefix("error: ")) from None
    return name


def _directories(root: Path, models: Sequence[str]) -> dict[str, Path]:
    """Where the executions of each model go: empty directories."""
    from treadle import states

    directories = {model: root / model if len(models) > 1 else root for model in models}
    for directory in directories.values():
        states.prepare(directory)
    return directories


def _said(modules: Sequence[Module]) -> str:
    return "".join(module.warnings for module in modules)


def _native() -> ModuleType:
    """The native module: loaded on first use, replaced by tests."""
    try:
        from treadle import _treadle
    except ImportError as error:
        raise TreadleError(f"the native module does not load: {error}; reinstall treadle") from error
    return _treadle
