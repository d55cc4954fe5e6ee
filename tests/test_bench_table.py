from __future__ import annotations

import json

from treadle.bench.table import Column, Table

TABLE = Table(
    "numbers",
    (Column("name", "name"), Column("count", "count"), Column("time_s", "time s", 2), Column("hidden", "")),
    ({"name": "[a]", "count": 1234567, "time_s": 1.23456, "hidden": "x"}, {"name": "b", "count": None, "time_s": 0.0}),
    frozenset({1}),
    "1 of 2",
)


def test_text() -> None:
    text = TABLE.to_text()
    assert "1,234,567" in text
    assert "1.23 " in text
    assert "hidden" not in text
    assert text.endswith("1 of 2\n")
    assert "\033[" not in text
    assert "\033[" in TABLE.to_text(color=True)


def test_tsv() -> None:
    assert TABLE.to_tsv().splitlines() == [
        "name\tcount\ttime_s\thidden",
        "[a]\t1234567\t1.23456\tx",
        "b\t\t0\t",
    ]


def test_json() -> None:
    assert json.loads(TABLE.to_json())[1] == {"name": "b", "count": None, "time_s": 0.0, "hidden": None}
