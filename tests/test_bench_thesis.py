from __future__ import annotations

import pytest

import treadle
from conftest import ROOT, needs_graph
from treadle.api import Progress
from treadle.bench import thesis
from treadle.bench.request import Request
from treadle.errors import UsageError

SMALL = 1000


def test_the_series_are_those_of_the_thesis() -> None:
    sizes = {series.benchmark: len(list(series.sizes())) for series in thesis.SERIES}
    assert (sizes["readers"], sizes["loop"], sizes["coherence"]) == (20, 10, 20)
    orders = [(series.read, series.write) for series in thesis.SERIES if series.benchmark == "readers"]
    assert len(set(orders)) == 9


@pytest.mark.parametrize("series", thesis.SERIES, ids=lambda series: f"{series.benchmark}-{series.read}-{series.write}")
def test_small_sizes_have_the_known_executions(series: thesis.Series) -> None:
    orders = [f"{name}={order}" for name, order in (("READ", series.read), ("WRITE", series.write)) if order]
    path = ROOT / "benchmarks/thesis2020" / f"{series.program}.c"
    small = [size for size in series.sizes() if size.executions is not None and size.executions <= SMALL]
    for size in small[-1:]:
        result = treadle.check(path, models=["sc", "pso"], defines=[*size.defines, *orders])
        assert [answer.executions for answer in result.results] == [size.executions] * 2


def test_a_series_ends_where_it_takes_too_long(in_root: None) -> None:
    outcome = thesis.run(Request(models=("sc",), only=("coherence",), engine="dpor", max_time=0.05))
    verdicts = [row["verdict"] for row in outcome.table.rows]
    assert verdicts.index("unknown") == len(verdicts) - 1 < 20
    assert outcome.agrees
    assert "1 cut off; all as expected" in outcome.table.footer


@pytest.mark.parametrize("engine", ["dpor", pytest.param("graph", marks=needs_graph)])
def test_endless_loops_have_their_bug(engine: str, in_root: None) -> None:
    outcome = thesis.run(Request(models=("sc",), only=("loop",), engine=engine))  # type: ignore[arg-type]
    assert [row["verdict"] for row in outcome.table.rows] == ["bug"] * 10
    assert outcome.agrees


def test_a_part_that_there_is_not() -> None:
    with pytest.raises(UsageError, match="no part of this benchmark is named `x`; known are empty, readers, loop"):
        thesis.run(Request(only=("x",)))


def test_a_wrong_count_is_told(monkeypatch: pytest.MonkeyPatch, in_root: None) -> None:
    wrong = thesis.Series("empty", "empty", "", "", lambda: [thesis.Size((), "safe", 2)])
    monkeypatch.setattr(thesis, "SERIES", (wrong,))
    outcome = thesis.run(Request(models=("sc",)))
    assert not outcome.agrees
    assert outcome.table.bad == {0}


def test_an_interrupt_shows_the_table_so_far(in_root: None) -> None:
    def press(known: Progress) -> bool:
        raise KeyboardInterrupt

    request = Request(models=("sc",), only=("coherence",), engine="dpor", max_time=5, progress=press)
    outcome = thesis.run(request)
    assert 0 < len(outcome.table.rows) < 20
    assert outcome.agrees
