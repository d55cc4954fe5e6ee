from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path

import pytest

import traces
from conftest import ROOT, Command, needs_graph
from treadle import states
from treadle.errors import UsageError
from treadle.results import trace_from

SB = ROOT / "tests/data/sb.c"


def test_files(tmp_path: Path) -> None:
    trace = traces.store_buffering().trace
    states.prepare(tmp_path / "new" / "states")
    states.write(tmp_path / "new" / "states", "tso", ["a.c"], [asdict(trace)] * 2)
    assert sorted(path.name for path in (tmp_path / "new/states").iterdir()) == [
        "0001.dot",
        "0001.json",
        "0002.dot",
        "0002.json",
    ]
    read = json.loads((tmp_path / "new/states/0002.json").read_text())
    assert (read["format"], read["model"], read["execution"]) == (1, "tso", 2)
    assert trace_from(read["trace"]) == trace
    assert "a.c: execution 2 of 2 under tso" in (tmp_path / "new/states/0002.dot").read_text()


def test_files_of_an_earlier_run_go_away_and_nothing_else(tmp_path: Path) -> None:
    for name in ("0001.dot", "12345.json", "mine.dot", "0001.svg"):
        (tmp_path / name).write_text("")
    states.prepare(tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["0001.svg", "mine.dot"]


def test_many_sort_by_name(tmp_path: Path) -> None:
    trace = asdict(traces.Trace((), (), ()))
    states.write(tmp_path, "sc", ["a.c"], [trace] * 10_000)
    assert (tmp_path / "00001.json").exists()
    assert (tmp_path / "10000.json").exists()


def test_a_directory_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(UsageError, match="cannot write to"):
        states.prepare(tmp_path / "file")


@needs_graph
def test_of_a_real_program(treadle: Command) -> None:
    source = treadle.write("sb.c", SB.read_text())
    assert treadle("check", source, "-m", "sc", "--all-states", "states").returncode == 0
    found = sorted((treadle.directory / "states").glob("*.json"))
    assert len(found) == 3
    for path in found:
        trace = trace_from(json.loads(path.read_text())["trace"])
        events = {event.id: event for event in trace.events}
        executed = [step.event for step in trace.steps if step.action == "execute"]
        assert sorted(executed) == sorted(events)
        for event in trace.events:
            if event.rf is not None:
                assert executed.index(event.rf) < executed.index(event.id)
