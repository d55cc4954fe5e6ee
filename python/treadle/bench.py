"""`treadle bench`: a folder of programs with a table of known verdicts, run and compared.

The table is `expected.tsv`, tab-separated, with one header line:
program, defines, fence, model, verdict, unroll, paper_time_s.
"""

from __future__ import annotations

import csv
import json
import sys
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from treadle.api import Progress, check
from treadle.errors import InputError, Interrupted, UsageError
from treadle.results import ModelResult


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
class Outcome:
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
    """The folder of a benchmark: in benchmarks/ here, above, or beside the virtual environment.

    Raises:
        UsageError: There is none.
    """
    here = Path.cwd()
    places = [place / "benchmarks" for place in (here, *here.parents, Path(sys.prefix).parent)]
    for place in places:
        if (place / name / "expected.tsv").is_file():
            return place / name
    known = sorted({table.parent.name for place in places for table in place.glob("*/expected.tsv")})
    choice = f"; known benchmarks: {', '.join(known)}" if known else "; run it in a clone of the repository"
    raise UsageError(f"no benchmark named `{name}`{choice}")


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
        defines=tuple(word.removeprefix("-D") for word in (entry["defines"] or "").split()),
        fence=entry["fence"] or "",
        model=entry["model"],
        verdict=entry["verdict"],
        unroll=int(entry["unroll"]) if (entry["unroll"] or "").isdigit() else None,
        paper_time_s=entry["paper_time_s"] or "",
    )


def run(
    folder: Path,
    models: Sequence[str],
    *,
    max_time: float = 60.0,
    progress: Callable[[Progress], bool | None] | None = None,
) -> list[Outcome]:
    """Run the rows of a folder's table one after the other.

    Args:
        folder: Where `expected.tsv` and the programs are.
        models: Only rows of these memory models.
        max_time: Seconds for each row.
        progress: As for `treadle.check`.
    """
    outcomes = []
    for row in read_table(folder):
        if row.model in models:
            try:
                outcomes.append(run_row(folder, row, max_time=max_time, progress=progress))
            except Interrupted as interrupted:
                # The table so far is worth showing; the row that was cut off is `unknown`.
                outcomes.append(Outcome(row, interrupted.result.results[0]))
                break
    return outcomes


def run_row(
    folder: Path,
    row: Row,
    *,
    max_time: float = 60.0,
    progress: Callable[[Progress], bool | None] | None = None,
) -> Outcome:
    """Run one row of a folder's table."""
    result = check(
        folder / f"{row.program}.c",
        models=[row.model],
        defines=row.defines,
        unroll=row.unroll,
        max_time=max_time,
        progress=progress,
    )
    return Outcome(row, result.results[0])


def to_json(outcomes: Sequence[Outcome]) -> str:
    """The table as a JSON array, without traces."""
    rows = []
    for outcome in outcomes:
        result = asdict(outcome.result)
        del result["bugs"]
        rows.append({**asdict(outcome.row), "agrees": outcome.agrees, "result": result})
    return json.dumps(rows, indent=2) + "\n"


def print_table(name: str, outcomes: Sequence[Outcome]) -> None:
    """Print the table on stdout, with a last line that tells how many verdicts agree."""
    from rich.console import Console
    from rich.table import Table

    table = Table(title=name)
    for heading in ("program", "fence", "model", "verdict", "expected"):
        table.add_column(heading)
    for heading in ("executions", "blocked", "time s", "paper s"):
        table.add_column(heading, justify="right")
    for outcome in outcomes:
        row, result = outcome.row, outcome.result
        table.add_row(
            row.program,
            row.fence,
            row.model,
            result.verdict,
            row.verdict,
            f"{result.executions:,}",
            f"{result.blocked.total:,}",
            f"{result.time_s:.4f}",
            row.paper_time_s,
            style=None if outcome.agrees else "bold red",
        )
    console = Console()
    if not console.is_terminal:
        console.width = 120
    console.print(table)
    agreeing = sum(outcome.agrees for outcome in outcomes)
    console.print(
        f"{agreeing} of {len(outcomes)} verdicts agree", style="green" if agreeing == len(outcomes) else "red"
    )
