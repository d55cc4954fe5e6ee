"""The benchmarks of the thesis "Stateless software model checking parameterized with memory consistency models" (2020).

Readers, Loop and Coherence are those of its section 6.2, the three others those of 6.3: a program that grows in width
(T threads), in the number of variables (N) and in depth (M instructions for each thread). A series grows until a row
takes too long, as it did there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from math import comb

from treadle.api import check, engine_of
from treadle.bench.programs import SIZES, folder
from treadle.bench.request import Outcome, Request
from treadle.bench.table import Cell, Column, Table
from treadle.errors import Interrupted
from treadle.results import ModelResult

MODELS = ("sc", "rc11")
MAX_TIME_S = 10.0

READ_ORDERS = ("relaxed", "acquire", "seq_cst")
WRITE_ORDERS = ("relaxed", "release", "seq_cst")

_ROUNDS = 4
"""Rounds of the endless loops where the engine bounds loops and not threads."""

_COLUMNS = (
    Column("benchmark", "benchmark"),
    Column("read", "read"),
    Column("write", "write"),
    Column("parameters", "parameters"),
    Column("model", "model"),
    Column("engine", ""),
    Column("verdict", "verdict"),
    Column("executions", "executions"),
    Column("expected", ""),
    Column("time_s", "time s", 4),
    Column("cpu_s", "CPU s", 4),
    Column("us_per_execution", "µs/execution", 2),
    Column("reason", ""),
)


@dataclass(frozen=True, slots=True)
class Size:
    """One row of a series.

    Attributes:
        defines: Macros that scale the program.
        expected: The verdict.
        executions: How many there are; None where that is not the point.
        depth: Events that a thread needs until the bug shows; None where nothing is bounded.
    """

    defines: tuple[str, ...]
    expected: str
    executions: int | None
    depth: int | None = None


@dataclass(frozen=True, slots=True)
class Series:
    """A program that grows.

    Attributes:
        benchmark: Its name.
        program: The C file without its suffix.
        read: The order of its reads, and `write` that of its writes, where they are parameters; or "".
        write: See `read`.
        sizes: Smallest first.
    """

    benchmark: str
    program: str
    read: str
    write: str
    sizes: Callable[[], Iterable[Size]]


def _readers() -> Iterator[Size]:
    return (Size((f"N={n}",), "safe", 2**n) for n in range(1, 21))


def _loop() -> Iterator[Size]:
    # Main creates and joins N + 1 threads, and it must not be what the bound cuts off.
    return (Size((f"N={n}",), "bug", None, 2 * (n + 1) + 4) for n in range(1, 11))


def _coherence() -> Iterator[Size]:
    return (Size((f"K={k}",), "safe", comb(2 * k, k)) for k in range(1, 21))


def _width() -> Iterator[Size]:
    return (Size((f"T={t}", "M=1"), "safe", 2**t) for t in range(1, 41))


def _variables() -> Iterator[Size]:
    return (Size((f"N={n}",), "safe", 2**n) for n in range(1, 41))


def _depth() -> Iterator[Size]:
    return (Size(("T=7", f"M={m}"), "safe", comb(2 * m, m) ** 7) for m in range(1, 9))


SERIES = (
    Series("empty", "empty", "", "", lambda: [Size((), "safe", 1)]),
    *(Series("readers", "readers", read, write, _readers) for read in READ_ORDERS for write in WRITE_ORDERS),
    Series("loop", "loop", "", "", _loop),
    Series("coherence", "coherence", "", "", _coherence),
    Series("threads", "same_variable", "", "", _width),
    Series("variables", "many_variables", "", "", _variables),
    Series("instructions", "same_variable", "", "", _depth),
)


def run(request: Request) -> Outcome:
    """Run the series, each until a row takes too long (`max_time`, 10 s by default) or there is no larger one."""
    wanted = request.chosen(list(dict.fromkeys(series.benchmark for series in SERIES)))
    models = request.models_or(MODELS)
    rows: list[dict[str, Cell]] = []
    try:
        for series in SERIES:
            if series.benchmark in wanted:
                for model in models:
                    for row in _grow(series, model, request):
                        rows.append(row)
    except Interrupted:
        # What has been measured is worth showing.
        pass
    bad = frozenset(number for number, row in enumerate(rows) if not _as_expected(row))
    return Outcome(Table("thesis 2020", _COLUMNS, tuple(rows), bad, _summary(rows, bad)), not bad)


def _grow(series: Series, model: str, request: Request) -> Iterator[dict[str, Cell]]:
    path = folder("thesis2020", SIZES) / f"{series.program}.c"
    orders = tuple(f"{name}={order}" for name, order in (("READ", series.read), ("WRITE", series.write)) if order)
    for size in series.sizes():
        by_depth = engine_of(model, request.engine) == "graph"
        result = check(
            path,
            models=model,
            engine=request.engine,
            jobs=request.jobs,
            defines=(*size.defines, *orders),
            max_time=request.max_time or MAX_TIME_S,
            max_depth=size.depth if by_depth else None,
            unroll=_ROUNDS if size.depth and not by_depth else None,
            progress=request.progress,
        )[model]
        yield _row(series, size, result)
        if result.verdict == "unknown":
            return


def _row(series: Series, size: Size, result: ModelResult) -> dict[str, Cell]:
    return {
        "benchmark": series.benchmark,
        "read": series.read,
        "write": series.write,
        "parameters": " ".join(size.defines),
        "model": result.model,
        "engine": result.engine,
        "verdict": result.verdict,
        "executions": result.executions,
        "expected": size.expected if size.executions is None else size.executions,
        "time_s": result.time_s,
        "cpu_s": result.cpu_s,
        "us_per_execution": result.cpu_s * 1e6 / result.executions if result.executions else None,
        "reason": result.reason,
    }


def _as_expected(row: dict[str, Cell]) -> bool:
    """A row that ran to its end has the verdict and the number of executions that are known."""
    if row["verdict"] == "unknown":
        return True
    expected = row["expected"]
    return row["verdict"] == expected if isinstance(expected, str) else row["executions"] == expected


def _summary(rows: list[dict[str, Cell]], bad: frozenset[int]) -> str:
    told = []
    for name in dict.fromkeys(row["benchmark"] for row in rows):
        verdicts = [row["verdict"] for row in rows if row["benchmark"] == name]
        unknown = verdicts.count("unknown")
        told.append(f"{name}: {len(verdicts) - unknown} rows" + (f", {unknown} cut off" if unknown else ""))
    return "; ".join([*told, f"{len(bad)} not as expected" if bad else "all as expected"])
