from __future__ import annotations

import json

import pytest

from test_cli import run
from treadle.bench import speed, worker
from treadle.bench.programs import Sized
from treadle.bench.request import Request
from treadle.bench.table import Cell
from treadle.errors import TreadleError, UsageError


def test_one_program(in_root: None, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("bench", "speed", "fib", "-m", "sc", "--engine", "dpor", "--format", "json") == 0
    (row,) = json.loads(capsys.readouterr().out)
    assert (row["program"], row["verdict"], row["executions"]) == ("fib", "safe", 73_789)
    assert 0 < row["us_per_execution"] < 1000
    assert 1 < row["peak_mib"] < 500


def test_a_limit_is_no_disagreement(in_root: None) -> None:
    outcome = speed.run(Request(models=("sc",), only=("inc",), max_time=0.01))
    assert [row["verdict"] for row in outcome.table.rows] == ["unknown"]
    assert outcome.agrees


def test_models_that_the_engine_does_not_know_are_left_out(in_root: None) -> None:
    outcome = speed.run(Request(only=("fib",), engine="dpor"))
    assert [row["model"] for row in outcome.table.rows] == ["sc", "tso", "pso"]
    with pytest.raises(UsageError, match="engine `dpor` does not know the model `rc11`"):
        speed.run(Request(models=("rc11",), only=("fib",), engine="dpor"))


def test_an_interrupt_shows_the_table_so_far(monkeypatch: pytest.MonkeyPatch, in_root: None) -> None:
    measure = speed._measure

    def interrupted(program: Sized, model: str, request: Request) -> dict[str, Cell]:
        if model == "tso":
            raise KeyboardInterrupt
        return measure(program, model, request)

    monkeypatch.setattr(speed, "_measure", interrupted)
    outcome = speed.run(Request(only=("fib",), engine="dpor"))
    assert [row["model"] for row in outcome.table.rows] == ["sc"]


def test_an_unknown_model(in_root: None) -> None:
    with pytest.raises(TreadleError, match="no model named `alpha`"):
        speed.run(Request(models=("alpha",), only=("fib",)))


def test_the_peak_of_this_process() -> None:
    peak = worker.peak_mib()
    assert peak is None or 1 < peak < 100_000
