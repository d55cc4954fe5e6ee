"""A folder of programs with a table of known verdicts, run and compared.

The table is `expected.tsv`, tab-separated, with one header line:
program, defines, fence, model, verdict, unroll, paper_time_s.
"""

from __future__ import annotations

import csv
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from treadle.api import check
from treadle.bench.programs import macros, places
from treadle.bench.request import Outcome, Request, Tick
from treadle.bench.table import Cell, Column, Table
from treadle.errors import InputError, Interrupted, UsageError
from treadle.options import Engine
from treadle.results import ModelResult

FAMILIES = ("thesis", "engines", "speed")
"""The benchmarks that are no folders with a table."""

MODELS = ("sc", "tso", "pso")
MAX_TIME_S = 60.0

_COLUMNS = (
    Column("program", "program"),
    Column("fence", "fence"),
    Column("model", "model"),
    Column("verdict", "verdict"),
    Column("expected", "expected"),
    Column("executions", "executions"),
    Column("blocked", "blocked"),
    Column("time_s", "time s", 4),
    Column("cpu_s", ""),
    Column("paper_time_s", "paper s"),
)


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the table.

    Attributes:
        program: The name of the C file without its suffix.
        defines: Macros, as `-D` options would give them.
        fence: What the fenced variant is called; "-" for the plain one.
        model: The memory model.
        verdict: The verdict that the paper gives.
        unroll: The loop bound; None for none.
        paper_time_s: The time in the paper, as printed there.
    """

    program: str
    defines: tuple[str, ...]
    fence: str
    model: str
    verdict: str
    unroll: int | None
    paper_time_s: str


@dataclass(frozen=True, slots=True)
class Compared:
    """What came of a row."""

    row: Row
    result: ModelResult

    @property
    def agrees(self) -> bool:
        """Whether the verdict is the table's; where a loop bound cuts executions off, `unknown` stands for `safe`."""
        verdict = self.result.verdict
        if verdict == "unknown" and self.row.unroll is not None and self.result.blocked.bound:
            verdict = "safe"
        return verdict == self.row.verdict


def find(name: str) -> Path:
    """The folder of a benchmark with a table.

    Raises:
        UsageError: There is none.
    """
    for place in places():
        if (place / name / "expected.tsv").is_file():
            return place / name
    tables = sorted({table.parent.name for place in places() for table in place.glob("*/expected.tsv")})
    where = "" if tables else "; run it in a clone of the repository"
    raise UsageError(f"no benchmark named `{name}`; known benchmarks: {', '.join([*tables, *FAMILIES])}{where}")


def read_table(folder: Path) -> list[Row]:
    """The rows of a folder's table.

    Raises:
        InputError: A column is missing.
    """
    path = folder / "expected.tsv"
    with path.open(encoding="utf-8", newline="") as stream:
        try:
            return [_row(entry) for entry in csv.DictReader(stream, delimiter="\t")]
        except (KeyError, ValueError) as error:
            raise InputError(f"{path}: error: {type(error).__name__}: {error}") from None


def _row(entry: dict[str, str]) -> Row:
    return Row(
        program=entry["program"].removesuffix(".c"),
        defines=macros(entry["defines"]),
        fence=entry["fence"] or "",
        model=entry["model"],
        verdict=entry["verdict"],
        unroll=int(entry["unroll"]) if (entry["unroll"] or "").isdigit() else None,
        paper_time_s=entry["paper_time_s"] or "",
    )


def bench(name: str, request: Request) -> Outcome:
    """Run a folder's table: every verdict must be the one that is known."""
    outcomes = run(
        find(name),
        request.models_or(MODELS),
        engine=request.engine,
        jobs=request.jobs,
        max_time=request.max_time or MAX_TIME_S,
        progress=request.progress,
    )
    return Outcome(table(name, outcomes), all(outcome.agrees for outcome in outcomes))


def run(
    folder: Path,
    models: Sequence[str],
    *,
    engine: Engine = "auto",
    jobs: int | None = 1,
    max_time: float = MAX_TIME_S,
    progress: Tick | None = None,
) -> list[Compared]:
    """Run the rows of a folder's table one after the other.

    Args:
        folder: Where `expected.tsv` and the programs are.
        models: Only rows of these memory models.
        engine: The engine.
        jobs: Workers that explore side by side.
        max_time: Seconds for each row.
        progress: As for `treadle.check`.
    """
    outcomes = []
    for row in read_table(folder):
        if row.model in models:
            try:
                outcomes.append(run_row(folder, row, engine=engine, jobs=jobs, max_time=max_time, progress=progress))
            except Interrupted as interrupted:
                # The table so far is worth showing; the row that was cut off is `unknown`.
                outcomes.append(Compared(row, interrupted.result.results[0]))
                break
    return outcomes


def run_row(
    folder: Path,
    row: Row,
    *,
    engine: Engine = "auto",
    jobs: int | None = 1,
    max_time: float = MAX_TIME_S,
    progress: Tick | None = None,
) -> Compared:
    """Run one row of a folder's table."""
    result = check(
        folder / f"{row.program}.c",
        models=[row.model],
        engine=engine,
        jobs=jobs,
        defines=row.defines,
        unroll=row.unroll,
        max_time=max_time,
        progress=progress,
    )
    return Compared(row, result.results[0])


def table(name: str, outcomes: Sequence[Compared]) -> Table:
    """The table, with a last line that tells how many verdicts agree."""
    rows: list[dict[str, Cell]] = [
        {
            "program": outcome.row.program,
            "fence": outcome.row.fence,
            "model": outcome.row.model,
            "verdict": outcome.result.verdict,
            "expected": outcome.row.verdict,
            "executions": outcome.result.executions,
            "blocked": outcome.result.blocked.total,
            "time_s": outcome.result.time_s,
            "cpu_s": outcome.result.cpu_s,
            "paper_time_s": outcome.row.paper_time_s,
        }
        for outcome in outcomes
    ]
    bad = frozenset(number for number, outcome in enumerate(outcomes) if not outcome.agrees)
    footer = f"{len(outcomes) - len(bad)} of {len(outcomes)} verdicts agree"
    return Table(name, _COLUMNS, tuple(rows), bad, footer)
