"""What a check answers, as data: every report is made from these classes and from nothing else.

The classes mirror the JSON report (docs/json.md) field by field; `to_json` and `from_json` convert without loss.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, Literal, cast

FORMAT = 1
"""The version of the JSON report. A reader may rely on all fields of a format; new fields do not change its number."""

Verdict = Literal["safe", "bug", "unknown"]
EventKind = Literal[
    "read",
    "write",
    "update",
    "fence",
    "create",
    "join",
    "object",
    "allocate",
    "free",
    "section",
    "stop",
]
"""`update` is a read-modify-write that wrote; `object` an operation on a mutex, a semaphore and the like; `section` the
entry of an atomic section; `stop` the point at which a thread met an error or stopped for good."""


Action = Literal["execute", "commit"]

_EXIT_CODES: dict[str, int] = {"safe": 0, "bug": 1, "unknown": 3}
_WORST_FIRST: tuple[Verdict, ...] = ("bug", "unknown", "safe")


@dataclass(frozen=True, slots=True)
class Frame:
    """One call on a thread's call stack.

    Attributes:
        function: The C function's name.
        file: The source file as the compiler knows it, or "" if there is no debug information.
        line: 1-based; 0 if unknown.
        column: 1-based; 0 if unknown.
    """

    function: str
    file: str
    line: int
    column: int


@dataclass(frozen=True, slots=True)
class Thread:
    """A thread of the program. Its identity is (parent, n-th child), so it does not depend on scheduling.

    Attributes:
        id: 0 for `main`.
        name: `main`, `T1`, `T2`, ...
        parent: The id of the thread that created it; None for `main`.
        function: The C function that it runs.
    """

    id: int
    name: str
    parent: int | None
    function: str


@dataclass(frozen=True, slots=True)
class Event:
    """One visible operation of a thread.

    Attributes:
        id: Its name within the trace.
        thread: The thread's id.
        po: Its position in the thread's program order, from 0.
        kind: What it is.
        op: A short text for people: `pthread_mutex_lock(&m)`.
        location: What it acts on, in C's words: `x`, `arr[2]`, `node#1+8`; "" if nothing.
        address: The location's address in the machine; None if it has none.
        size: Bytes accessed; 0 if it accesses no memory.
        order: The C11 memory order (`relaxed`, `seq_cst`, ...), or `plain`.
        value: The value read (read), written (write, update) or returned (object), as a signed integer, or the id of
            the thread created or joined; None if there is none.
        old: The value that an update read; None for other kinds.
        rf: The event whose write a read or update saw, or the object operation that this one builds on; None for the
            initial value and for events that read nothing. Of several (one for each byte) it is the latest.
        co: The write just before this write in the coherence order of its location; None for the initial value. Of
            several it is the latest.
        file: Source file; "" if unknown.
        line: Source line from 1; 0 if unknown.
        column: Source column from 1; 0 if unknown.
        function: The C function in which it happens.
    """

    id: int
    thread: int
    po: int
    kind: EventKind
    op: str
    location: str
    address: int | None
    size: int
    order: str
    value: int | None
    old: int | None
    rf: int | None
    co: int | None
    file: str
    line: int
    column: int
    function: str


@dataclass(frozen=True, slots=True)
class Step:
    """One moment of an execution.

    Attributes:
        event: The event's id.
        action: `execute`: the thread performs it (a store under TSO and PSO enters the store buffer);
            `commit`: the buffered store reaches memory.
    """

    event: int
    action: Action


@dataclass(frozen=True, slots=True)
class Trace:
    """One execution: the one that leads to a bug, or any.

    Attributes:
        threads: All threads, `main` first.
        events: All events with program order, reads-from and coherence.
        steps: The order in which they happened.
    """

    threads: tuple[Thread, ...]
    events: tuple[Event, ...]
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Bug:
    """A bug, and how to get there.

    Attributes:
        kind: `assertion`, `deadlock`, `null_pointer`, `use_after_free`, ...; docs/supported.md lists all.
        message: One line for people.
        file: Source file; "" if unknown.
        line: Source line from 1; 0 if unknown.
        column: Source column from 1; 0 if unknown.
        thread: The id of the thread in which it happens.
        stack: The thread's calls, innermost first.
        output: What the program had printed by then.
        trace: The execution that leads to it.
    """

    kind: str
    message: str
    file: str
    line: int
    column: int
    thread: int
    stack: tuple[Frame, ...]
    output: str
    trace: Trace


@dataclass(frozen=True, slots=True)
class Blocked:
    """Executions that did not run to their end, by reason.

    Attributes:
        spin: A thread waits in a loop for a value that never comes.
        assume: `__VERIFIER_assume` was false.
        bound: A loop went past `unroll`.
        deadlock: Threads wait for each other.
        pruned: The engine found that it had been there before.
        error: A thread had met a bug (with `keep_going`).
        unsupported: A thread reached something that cannot be run.
    """

    spin: int = 0
    assume: int = 0
    bound: int = 0
    deadlock: int = 0
    pruned: int = 0
    error: int = 0
    unsupported: int = 0

    def by_reason(self) -> dict[str, int]:
        """The reasons that occurred, each with its number of executions."""
        return {reason: count for reason, count in asdict(self).items() if count}

    @property
    def total(self) -> int:
        """All of them."""
        return sum(self.by_reason().values())


@dataclass(frozen=True, slots=True)
class Estimate:
    """How many complete executions a program has, from random walks down the tree of choices.

    Attributes:
        executions: The mean over the walks.
        spread: The standard error of the mean, in executions.
        walks: How many walks it rests on.
    """

    executions: float
    spread: float
    walks: int


@dataclass(frozen=True, slots=True)
class ModelResult:
    """The answer for one memory model.

    Attributes:
        model: `sc`, `tso`, `pso`, `ra` or `rc11`.
        engine: The engine that explored: `graph`, `dpor` or `naive`.
        verdict: `safe`, `bug`, or `unknown` if something was cut off.
        reason: Why it is unknown; None otherwise.
        executions: Complete executions explored.
        blocked: Executions that did not complete.
        time_s: Seconds of wall-clock time for the exploration.
        warnings: What the user should know besides.
        bugs: The bugs found: one, or all with `keep_going`.
        estimate: How many executions were to be expected, if the engine made a guess.
        cpu_s: Seconds of CPU time that this process took for the exploration, all workers together.
        traces: With `debug_duplicates` a digest of the set of traces of the complete executions, else None. Equal sets
            have equal digests, whatever engine found them.
    """

    model: str
    engine: str
    verdict: Verdict
    reason: str | None
    executions: int
    blocked: Blocked
    time_s: float
    warnings: tuple[str, ...] = ()
    bugs: tuple[Bug, ...] = ()
    estimate: Estimate | None = None
    cpu_s: float = 0.0
    traces: str | None = None


@dataclass(frozen=True, slots=True)
class CheckResult:
    """The answer to one `check`.

    Attributes:
        treadle: The version that gave it.
        files: The files of the program as they were named.
        results: One for each model, in the order asked for.
        compiler_output: What the C compiler had to say (warnings), in its own words. Not part of the JSON report.
    """

    treadle: str
    files: tuple[str, ...]
    results: tuple[ModelResult, ...]
    compiler_output: str = field(default="", compare=False)

    @property
    def verdict(self) -> Verdict:
        """The worst over the models: bug, then unknown, then safe."""
        found = {result.verdict for result in self.results}
        return next((verdict for verdict in _WORST_FIRST if verdict in found), "unknown")

    @property
    def exit_code(self) -> int:
        """What `treadle check` exits with: 0 safe, 1 bug, 3 unknown."""
        return _EXIT_CODES[self.verdict]

    def __getitem__(self, model: str) -> ModelResult:
        """The result for a model, as in `result["tso"]`.

        Raises:
            KeyError: The model was not checked.
        """
        for result in self.results:
            if result.model == model:
                return result
        raise KeyError(model)

    def to_json(self, *, indent: int | None = None) -> str:
        """The JSON report (docs/json.md)."""
        report = {
            "format": FORMAT,
            "treadle": self.treadle,
            "files": list(self.files),
            "results": [asdict(result) for result in self.results],
        }
        return json.dumps(report, indent=indent, ensure_ascii=False)

    @classmethod
    def from_json(cls, text: str) -> CheckResult:
        """Read a JSON report back.

        Raises:
            ValueError: It is not JSON, of another format, or a field is missing.
        """
        report = json.loads(text)
        if not isinstance(report, dict) or report.get("format") != FORMAT:
            raise ValueError(f"not a Treadle report of format {FORMAT}")
        try:
            return cls(
                treadle=str(report["treadle"]),
                files=tuple(report["files"]),
                results=tuple(model_result_from(entry) for entry in report["results"]),
            )
        except (KeyError, TypeError, AttributeError) as error:
            raise ValueError(f"not a Treadle report: {type(error).__name__}: {error}") from error


def model_result_from(entry: Mapping[str, Any]) -> ModelResult:
    """One entry of `results`: this is what the native module returns for a model.

    Raises:
        KeyError: A field is missing.
    """
    if entry["verdict"] not in _EXIT_CODES:
        raise ValueError(f"not a verdict: {entry['verdict']!r}")
    return ModelResult(
        model=entry["model"],
        engine=entry["engine"],
        verdict=cast("Verdict", entry["verdict"]),
        reason=entry["reason"],
        executions=entry["executions"],
        blocked=Blocked(**_pick(Blocked, entry["blocked"])),
        time_s=entry["time_s"],
        warnings=tuple(entry.get("warnings", ())),
        bugs=tuple(_bug(bug) for bug in entry["bugs"]),
        estimate=estimate_from(entry.get("estimate")),
        cpu_s=entry.get("cpu_s", 0.0),
        traces=entry.get("traces"),
    )


def estimate_from(entry: Mapping[str, Any] | None) -> Estimate | None:
    """An estimate as the native module tells it; None where it has none.

    Raises:
        TypeError: A field is missing.
    """
    return None if entry is None else Estimate(**_pick(Estimate, entry))


def _bug(entry: Mapping[str, Any]) -> Bug:
    fields = _pick(Bug, entry)
    fields["stack"] = _all(Frame, entry["stack"])
    fields["trace"] = trace_from(entry["trace"])
    return Bug(**fields)


def trace_from(entry: Mapping[str, Any]) -> Trace:
    """A `trace` of the JSON report.

    Raises:
        KeyError: A field is missing.
    """
    return Trace(
        threads=_all(Thread, entry["threads"]),
        events=_all(Event, entry["events"]),
        steps=_all(Step, entry["steps"]),
    )


def _all(kind: type[Any], entries: Sequence[Mapping[str, Any]]) -> tuple[Any, ...]:
    return tuple(kind(**_pick(kind, entry)) for entry in entries)


def _pick(kind: type[Any], entry: Mapping[str, Any]) -> dict[str, Any]:
    """The fields that `kind` knows; a newer writer may have more."""
    return {name: entry[name] for name in kind.__slots__ if name in entry}
