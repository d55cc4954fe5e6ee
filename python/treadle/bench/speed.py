"""How fast a core explores: CPU time for each execution of the programs of benchmarks/speed, under each model.

Each row runs in a process of its own, so that its peak of memory is its own too.
"""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import dataclass

from treadle.bench.programs import SIZES, Sized, folder, sized
from treadle.bench.request import Outcome, Request
from treadle.bench.table import Cell, Column, Table
from treadle.errors import TreadleError
from treadle.options import Engine

MODELS = ("sc", "tso", "pso", "rc11")
MAX_TIME_S = 60.0

_COLUMNS = (
    Column("program", "program"),
    Column("defines", "defines"),
    Column("model", "model"),
    Column("engine", "engine"),
    Column("verdict", "verdict"),
    Column("executions", "executions"),
    Column("expected", ""),
    Column("time_s", "time s", 3),
    Column("cpu_s", "CPU s", 3),
    Column("us_per_execution", "µs/execution", 3),
    Column("peak_mib", "peak MiB", 1),
    Column("reason", ""),
)


@dataclass(frozen=True, slots=True)
class Task:
    """What a process is asked to measure, as JSON on its standard input.

    Attributes:
        file: The C file.
        defines: Macros.
        model: The memory model.
        engine: The engine.
        jobs: Workers.
        max_time: Seconds.
    """

    file: str
    defines: tuple[str, ...]
    model: str
    engine: Engine
    jobs: int
    max_time: float


def run(request: Request) -> Outcome:
    """Measure the programs (`request.only`, or all) under each model, one after the other."""
    programs = sized(folder("speed", SIZES), "full")
    wanted = request.chosen(list(dict.fromkeys(program.name for program in programs)))
    models = request.models_or(MODELS)
    rows: list[dict[str, Cell]] = []
    try:
        for program in programs:
            for model in models if program.name in wanted else ():
                rows.append(_measure(program, model, request))
    except KeyboardInterrupt:
        # What has been measured is worth showing.
        pass
    bad = frozenset(
        number
        for number, row in enumerate(rows)
        if row["verdict"] == "bug" or (row["verdict"] == "safe" and row["expected"] not in (None, row["executions"]))
    )
    footer = f"{len(bad)} of {len(rows)} rows are not as expected" if bad else ""
    return Outcome(Table("speed", _COLUMNS, tuple(rows), bad, footer), not bad)


def _measure(program: Sized, model: str, request: Request) -> dict[str, Cell]:
    max_time = request.max_time or MAX_TIME_S
    task = {
        "file": str(program.path),
        "defines": program.defines,
        "model": model,
        "engine": request.engine,
        "jobs": request.jobs,
        "max_time": max_time,
    }
    command = [sys.executable, "-m", "treadle.bench.worker"]
    answer = subprocess.run(command, input=json.dumps(task), capture_output=True, text=True)
    if answer.returncode != 0:
        raise TreadleError(f"{program.name} under {model}: {answer.stderr.strip()}")
    measured: dict[str, Cell] = json.loads(answer.stdout)
    executions, cpu_s = measured["executions"], measured["cpu_s"]
    each = cpu_s * 1e6 / executions if isinstance(cpu_s, float) and isinstance(executions, int) and executions else None
    return {
        "program": program.name,
        "defines": " ".join(program.defines),
        "model": model,
        "expected": program.counts.get(model),
        "us_per_execution": each,
        **measured,
    }
