"""The engines find the same set of traces, each once: on the programs beside the repository, and on the benchmarks."""

from __future__ import annotations

import csv
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import pytest

import treadle
from conftest import ROOT

PROGRAMS = ROOT.parent / "shared" / "programs"
BENCHMARKS = ROOT / "benchmarks"
MODELS = ("sc", "tso", "pso")
# Each trace is replayed to be compared, by both engines.
MOST_TRACES = 600
PROCESSES = 2

Case = tuple[Path, tuple[str, ...]]


def programs() -> dict[Case, list[str]]:
    """The programs of the table with the models under which they are safe and small enough."""
    found: dict[Case, list[str]] = {}
    with (PROGRAMS / "expected.tsv").open(encoding="utf-8", newline="") as stream:
        for entry in csv.DictReader(stream, delimiter="\t"):
            traces = entry["traces"]
            if entry["model"] in MODELS and traces.isdigit() and int(traces) <= MOST_TRACES:
                case = (PROGRAMS / entry["path"], defines(entry["defines"]))
                found.setdefault(case, []).append(entry["model"])
    return found


def benchmarks(folder: str) -> dict[Case, list[str]]:
    """Likewise for a table of benchmarks, which has a column for each model."""
    found: dict[Case, list[str]] = {}
    with (BENCHMARKS / folder / "sizes.tsv").open(encoding="utf-8", newline="") as stream:
        for entry in csv.DictReader(stream, delimiter="\t"):
            small = [m for m in MODELS if entry[m].isdigit() and int(entry[m]) <= MOST_TRACES]
            if small:
                found[BENCHMARKS / folder / entry["program"], defines(entry["defines"])] = small
    return found


def defines(text: str) -> tuple[str, ...]:
    return tuple(define.removeprefix("-D") for define in text.split())


def disagreements(work: tuple[Case, list[str]]) -> list[str]:
    (path, given), models = work
    found = []
    answers = {
        engine: treadle.check(path, models=models, defines=given, engine=engine, debug_duplicates=True, jobs=1)
        for engine in ("dpor", "graph")
    }
    for one, other in zip(answers["dpor"].results, answers["graph"].results, strict=True):
        told = [(r.verdict, r.executions, r.traces) for r in (one, other)]
        if told[0] != told[1] or one.traces is None:
            name = f"{path.name} {' '.join(given)} {one.model}"
            found.append(f"{name}: dpor {told[0]}, graph {told[1]} {other.reason or ''}".rstrip())
    return found


def compare(work: dict[Case, list[str]]) -> None:
    assert work
    with ProcessPoolExecutor(PROCESSES) as pool:
        found = [line for lines in pool.map(disagreements, work.items()) for line in lines]
    assert not found, f"{len(found)} differ, {len(work)} programs:\n" + "\n".join(found)


@pytest.mark.skipif(not PROGRAMS.is_dir(), reason=f"{PROGRAMS} is not there")
def test_programs() -> None:
    compare(programs())


@pytest.mark.parametrize("folder", ["speed", "thesis2020"])
def test_benchmarks(folder: str) -> None:
    compare(benchmarks(folder))
