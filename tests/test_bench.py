from __future__ import annotations

import json
from pathlib import Path

import pytest

import traces
from conftest import FakeNative
from test_cli import run
from treadle.bench import verdicts
from treadle.errors import InputError, UsageError
from treadle.results import Blocked

HEADER = "program\tdefines\tfence\tmodel\tverdict\tunroll\tpaper_time_s\n"


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    folder = tmp_path / "benchmarks" / "tables"
    folder.mkdir(parents=True)
    (folder / "a.c").write_text("int main(void) { return FENCE; }\n")
    rows = "a\t-DFENCE=0\t\tsc\tsafe\t\t0.1\na\t-DFENCE=1\tfull\ttso\tsafe\t3\t*\na\t-DFENCE=0\t\ttso\tbug\t\t0.2\n"
    (folder / "expected.tsv").write_text(HEADER + rows)
    return folder


def test_rows(table: Path) -> None:
    rows = verdicts.read_table(table)
    assert rows[1] == verdicts.Row("a", ("FENCE=1",), "full", "tso", "safe", 3, "*")


def test_agreement(native: FakeNative, table: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("bench", "tables", "-m", "sc") == 0
    assert "1 of 1 verdicts agree" in capsys.readouterr().out
    assert run("bench", "tables") == 1
    out = capsys.readouterr().out
    assert "2 of 3 verdicts agree" in out
    assert "full" in out


def test_a_bounded_row_cannot_be_safe(native: FakeNative, table: Path) -> None:
    native.answers["tso"] = traces.model("tso", "unknown", reason="bound", blocked=Blocked(bound=1))
    outcomes = verdicts.run(table, ["tso"])
    assert [outcome.agrees for outcome in outcomes] == [True, False]


def test_interrupt_shows_the_table_so_far(native: FakeNative, table: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def interrupt() -> None:
        if len(native.calls) == 2:
            raise KeyboardInterrupt

    native.during = interrupt
    assert run("bench", "tables") == 1
    assert "1 of 2 verdicts agree" in capsys.readouterr().out


def test_json(native: FakeNative, table: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("bench", "tables", "--format", "json") == 1
    rows = json.loads(capsys.readouterr().out)
    assert [row["verdict"] == row["expected"] for row in rows] == [True, True, False]
    assert rows[0]["executions"] == 3


def test_tsv(native: FakeNative, table: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("bench", "tables", "--format", "tsv", "-m", "sc") == 0
    head, row = capsys.readouterr().out.splitlines()
    assert head.split("\t")[:3] == ["program", "fence", "model"]
    assert row.split("\t")[:6] == ["a", "", "sc", "safe", "safe", "3"]


def test_unknown_benchmark(native: FakeNative, table: Path) -> None:
    with pytest.raises(
        UsageError, match=r"no benchmark named `nothing`; known benchmarks: tables, .*thesis, engines, speed"
    ):
        verdicts.find("nothing")


def test_a_table_without_a_column(table: Path) -> None:
    (table / "expected.tsv").write_text("program\tmodel\na\tsc\n")
    with pytest.raises(InputError, match="KeyError: 'defines'"):
        verdicts.read_table(table)
