"""The C programs with known verdicts and counts beside the repository: ../shared/programs/expected.tsv.

All disagreements come in one message, so that one run tells the whole state.
"""

from __future__ import annotations

import csv
from collections import defaultdict
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass

import pytest

import treadle
from conftest import ROOT

PROGRAMS = ROOT.parent / "shared" / "programs"

MODELS = ("sc", "tso", "pso", "rc11")
MOST_TRACES = 200_000
PROCESSES = 2
LONGEST_S = 120.0

# Rows that come out differently for a reason that is written here: (path, defines, model) -> reason.
EXPLAINED = {
    (
        "data/ms_queue.c",
        "-DN=2",
        "pso",
    ): "the count is one for --spin explore, as the remark of the same program's sc and tso rows says",
}


@dataclass(frozen=True)
class Row:
    """One line of the table."""

    path: str
    defines: str
    model: str
    verdict: str
    traces: int | None
    explore: bool

    def __str__(self) -> str:
        return f"{self.path} {self.defines} {self.model}".replace("  ", " ")


def table() -> list[Row]:
    with (PROGRAMS / "expected.tsv").open(encoding="utf-8", newline="") as stream:
        entries = [entry for entry in csv.DictReader(stream, delimiter="\t") if entry["model"] in MODELS]
    rows = [
        Row(
            path=entry["path"],
            defines=entry["defines"],
            model=entry["model"],
            verdict="safe" if entry["verdict"] == "safe" else "bug",
            traces=int(entry["traces"]) if entry["traces"].isdigit() else None,
            explore=entry["remark"].startswith("count with --spin explore"),
        )
        for entry in entries
    ]
    return [row for row in rows if row.traces is None or row.traces <= MOST_TRACES]


def disagreements(rows: list[Row]) -> list[str]:
    """What differs in rows of the same program, defines and options: it is compiled once for all models."""
    first = rows[0]
    try:
        result = treadle.check(
            PROGRAMS / first.path,
            models=[row.model for row in rows],
            defines=[define.removeprefix("-D") for define in first.defines.split()],
            spin="explore" if first.explore else "assume",
            max_time=LONGEST_S,
        )
    except treadle.TreadleError as error:
        return [f"{first}: {error}"]
    found = []
    for row, got in zip(rows, result.results, strict=True):
        want = row.verdict if row.traces is None else f"{row.verdict} {row.traces}"
        agrees = got.verdict == row.verdict
        if row.verdict == "safe" and row.traces is not None:
            agrees = agrees and got.executions == row.traces
        if not agrees:
            found.append(f"{row}: want {want}, got {got.verdict} {got.executions} {got.reason or ''}".rstrip())
    return found


@pytest.mark.skipif(not PROGRAMS.is_dir(), reason=f"{PROGRAMS} is not there")
def test_verdicts_and_counts() -> None:
    groups: dict[tuple[str, str, bool], list[Row]] = defaultdict(list)
    for row in table():
        if (row.path, row.defines, row.model) not in EXPLAINED:
            groups[row.path, row.defines, row.explore].append(row)
    # The long ones first, so that no process is left alone with one at the end.
    work = sorted(groups.values(), key=lambda rows: -sum(row.traces or 0 for row in rows))
    assert work
    with ProcessPoolExecutor(PROCESSES) as pool:
        found = [line for lines in pool.map(disagreements, work) for line in lines]
    total = sum(map(len, work))
    assert not found, f"{len(found)} of {total} rows differ:\n" + "\n".join(sorted(found))


@pytest.mark.skipif(not PROGRAMS.is_dir(), reason=f"{PROGRAMS} is not there")
def test_explained_rows_are_in_the_table() -> None:
    assert set(EXPLAINED) <= {(row.path, row.defines, row.model) for row in table()}


@pytest.mark.skipif(not PROGRAMS.is_dir(), reason=f"{PROGRAMS} is not there")
def test_the_explanation_of_ms_queue_holds() -> None:
    result = treadle.check(
        PROGRAMS / "data/ms_queue.c", models="pso", defines=["N=2"], spin="explore", max_time=LONGEST_S
    )
    (row,) = (row for row in table() if (row.path, row.defines, row.model) == ("data/ms_queue.c", "-DN=2", "pso"))
    assert (result["pso"].verdict, result["pso"].executions) == (row.verdict, row.traces)
