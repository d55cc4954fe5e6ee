from __future__ import annotations

import io
import sys

import pytest

from treadle.api import Progress
from treadle.progress import ProgressLine, told
from treadle.results import Estimate


def test_without_an_estimate() -> None:
    assert told(Progress("tso", 120_000, 12, 4.0)) == "tso: 120,000 executions, 12 blocked, 30,000/s, 4 s"
    assert told(Progress("sc", 0, 0, 0.0)) == "sc: 0 executions, 0 s"


def test_with_an_estimate() -> None:
    known = Progress("sc", 120_000, 0, 4.0, Estimate(1_823_456.7, 40_123.4, 1000))
    assert told(known) == ("sc: 120,000 executions, 30,000/s, 4 s; about 1,820,000 ± 40,100 in all, 57 s left")


def test_nothing_is_said_of_the_time_left_where_the_estimate_was_too_low() -> None:
    known = Progress("sc", 120_000, 0, 4.0, Estimate(100_000, 1_000, 1000))
    assert told(known).endswith("; about 100,000 ± 1,000 in all")


def test_an_estimate_of_nothing_is_not_told() -> None:
    assert "about" not in told(Progress("sc", 1, 0, 1.0, Estimate(0.0, 0.0, 10)))


def test_quiet_where_there_is_no_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = io.StringIO()
    monkeypatch.setattr(sys, "stderr", stream)
    with ProgressLine() as line:
        assert line.update(Progress("sc", 1, 0, 100.0)) is True
    assert stream.getvalue() == ""


@pytest.mark.parametrize("quiet", [True, False])
def test_a_line_on_a_terminal(monkeypatch: pytest.MonkeyPatch, quiet: bool) -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    stream = Terminal()
    monkeypatch.setattr(sys, "stderr", stream)
    monkeypatch.setenv("TERM", "xterm")
    with ProgressLine(quiet=quiet) as line:
        line.update(Progress("sc", 1, 0, 0.1))
        assert stream.getvalue() == ""
        line.update(Progress("sc", 7, 0, 1.0, Estimate(70, 7, 10)))
    assert ("about 70.0 ± 7.00 in all" in stream.getvalue()) is not quiet
