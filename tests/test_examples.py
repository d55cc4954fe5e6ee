"""The programs in examples/ do what their comments say."""

from __future__ import annotations

import pytest

import treadle
from conftest import ROOT

ALL = "safe", "safe", "safe"
WRONG = "bug", "bug", "bug"


@pytest.mark.parametrize(
    ("name", "defines", "verdicts", "kind"),
    [
        ("store_buffering", [], ("safe", "bug", "bug"), "assertion"),
        ("store_buffering", ["FENCE"], ALL, None),
        ("message_passing", [], ("safe", "safe", "bug"), "assertion"),
        ("message_passing", ["FENCE"], ALL, None),
        ("peterson", [], ("safe", "bug", "bug"), "assertion"),
        ("peterson", ["FENCE"], ALL, None),
        ("spinlock", [], ALL, None),
        ("bank_deadlock", [], WRONG, "deadlock"),
        ("bank_deadlock", ["FIX"], ALL, None),
        ("use_after_free", [], WRONG, "use_after_free"),
        ("use_after_free", ["FIX"], ALL, None),
    ],
)
def test_example(name: str, defines: list[str], verdicts: tuple[str, ...], kind: str | None) -> None:
    result = treadle.check(ROOT / "examples" / f"{name}.c", models=("sc", "tso", "pso"), defines=defines, max_time=60)
    assert tuple(answer.verdict for answer in result.results) == verdicts, [r.reason for r in result.results]
    kinds = {bug.kind for answer in result.results for bug in answer.bugs}
    assert kinds == ({kind} if kind else set())


def test_every_example_is_tested() -> None:
    tested = {mark.args[1][index][0] for mark in test_example.pytestmark for index in range(len(mark.args[1]))}
    assert {path.stem for path in (ROOT / "examples").glob("*.c")} == tested
