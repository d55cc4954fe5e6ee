from __future__ import annotations

import pytest

from conftest import needs_graph
from treadle.bench import engines
from treadle.bench.programs import Sized, folder, sized
from treadle.bench.request import Request
from treadle.errors import UsageError


def test_small_programs_agree(in_root: None) -> None:
    outcome = engines.run(Request(models=("sc",), only=("thesis2020",)))
    assert outcome.agrees
    rows = outcome.table.rows
    assert rows
    assert all(row["agree"] for row in rows)
    naive = {row["program"]: row["naive_s"] is not None for row in rows if row["executions"] == 16}
    assert naive == {"readers": True}


@needs_graph
@pytest.mark.parametrize("model", ["sc", "tso", "pso", "rc11"])
def test_engines_agree(model: str, in_root: None) -> None:
    outcome = engines.run(Request(models=(model,), only=("speed", "thesis2020")))
    assert [row for row in outcome.table.rows if row["agree"] is False] == []
    assert all(row["graph_s"] is not None for row in outcome.table.rows)


def test_a_disagreement_is_told(monkeypatch: pytest.MonkeyPatch, in_root: None) -> None:
    home = folder("speed", "sizes.tsv")
    wrong = Sized(home / "writers.c", ("N=3",), "small", {"sc": 7})
    monkeypatch.setattr(engines, "_work", lambda *_: [(wrong, "sc", None)])
    outcome = engines.run(Request(models=("sc",)))
    assert not outcome.agrees
    assert outcome.table.bad == {0}
    assert "\nwriters N=3 sc: known safe 7, naive safe 6, dpor safe 6" in outcome.table.footer


def test_sizes(in_root: None) -> None:
    programs = sized(folder("speed", "sizes.tsv"))
    assert {program.size for program in programs} == {"small", "full"}
    assert all(program.path.is_file() for program in programs)
    (inc,) = (program for program in programs if program.defines == ("T=3", "K=3"))
    assert (inc.name, inc.counts["sc"]) == ("inc", 1_824_912)


def test_one_engine_alone_makes_no_sense(in_root: None) -> None:
    with pytest.raises(UsageError, match="leave out --engine"):
        engines.run(Request(engine="dpor"))
