"""Each renderer against golden files; `pytest --accept` writes them anew."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace

import pytest

import traces
from treadle.reports import FORMATS, render
from treadle.reports.explain import explain
from treadle.reports.timeline import Timeline

Golden = Callable[[str, str], None]


@pytest.mark.parametrize("name", traces.RESULTS)
def test_text(name: str, golden: Golden, in_root: None) -> None:
    golden(f"{name}.txt", render(traces.RESULTS[name](), "text", width=100))


@pytest.mark.parametrize("name", ["message_passing", "unknown"])
def test_json(name: str, golden: Golden, in_root: None) -> None:
    golden(f"{name}.json", render(traces.RESULTS[name](), "json"))


def test_color(golden: Golden, in_root: None) -> None:
    result = traces.RESULTS["message_passing"]()
    colored = render(result, "text", color=True)
    golden("message_passing.ansi", colored)
    assert re.sub(r"\033\[[0-9;]*m", "", colored) == render(result, "text")


@pytest.mark.parametrize("width", [60, 80, 120, 160])
@pytest.mark.parametrize("name", traces.RESULTS)
def test_columns_fit(name: str, width: int, in_root: None) -> None:
    lines = render(traces.RESULTS[name](), "text", width=width).splitlines()
    assert [line for line in lines if "│" in line and len(line) > width] == []


def test_every_format_ends_with_a_newline(in_root: None) -> None:
    for format in FORMATS:
        assert render(traces.store_buffering_result(), format).endswith("\n")


def test_a_bug_without_debug_information(in_root: None) -> None:
    bug = traces.store_buffering()
    events = tuple(replace(event, file="", line=0, column=0) for event in bug.trace.events)
    bug = replace(bug, file="", line=0, column=0, stack=(), trace=replace(bug.trace, events=events))
    text = render(traces.result("a.ll", traces.model("tso", "bug", bug)), "text", width=160)
    assert "line 0" not in text
    assert "\nerror: assertion" in text
    assert "reads y = 0 from the initial value" in text


def test_a_bug_without_steps(in_root: None) -> None:
    bug = traces.store_buffering()
    bug = replace(bug, trace=replace(bug.trace, events=(), steps=()))
    assert "sb.c:29:2: error" in render(traces.result("a.c", traces.model("sc", "bug", bug)), "text")


def test_the_delayed_store_is_explained() -> None:
    (sentence,) = explain(Timeline.of(traces.store_buffering().trace, "tso"))
    assert "T1's store to x (line 10) reached memory only after its load of y (line 11)" in sentence
    assert "atomic_thread_fence(memory_order_seq_cst)" in sentence


def test_the_store_that_never_came_is_explained() -> None:
    (sentence,) = explain(Timeline.of(traces.message_passing().trace, "pso"))
    assert "T1's store to data (line 9) had not reached memory" in sentence
    assert "later store to flag (line 10)" in sentence


def test_sequential_consistency_needs_no_explanation() -> None:
    bug = traces.store_buffering()
    steps = tuple(step for step in bug.trace.steps if step.action == "execute")
    assert explain(Timeline.of(replace(bug.trace, steps=steps), "sc")) == []


def test_a_delay_that_nobody_saw_is_not_told() -> None:
    b = traces.Builder(traces.SB, ("main", "left", "right"))
    x = b.store(1, 10, "x", 1)
    b.load(1, 11, "y", 0, None)
    b.load(2, 18, "data", 0, None)
    b.step(x, "commit")
    assert explain(Timeline.of(b.trace(), "tso")) == []
    assert [event.location for event in Timeline.of(b.trace(), "tso").delayed()] == ["x"]


def test_a_read_from_the_own_buffer_is_named(in_root: None) -> None:
    b = traces.Builder(traces.SB, ("main", "left"))
    x = b.store(1, 10, "x", 1)
    b.load(1, 11, "x", 1, x)
    b.step(x, "commit")
    b.load(1, 12, "x", 1, x)
    text = render(
        traces.result(traces.SB, traces.model("tso", "bug", b.bug("assertion", "no", 1, 12))), "text", width=160
    )
    assert "reads x = 1 from its own store buffer (line 10)" in text
    assert "reads x = 1 from its own line 10" in text


def test_pointers_are_shown_in_hexadecimal(in_root: None) -> None:
    b = traces.Builder(traces.SB, ("main",))
    b.load(0, 29, "p", 0x7F00_0000_1000, None)
    b.load(0, 29, "q", -1, None)
    text = render(traces.result(traces.SB, traces.model("sc", "bug", b.bug("assertion", "no", 0, 29))), "text")
    assert "reads p = 0x7f0000001000" in text
    assert "reads q = -1" in text


def test_deep_stacks_are_folded(in_root: None) -> None:
    bug = traces.store_buffering()
    text = render(traces.result("a.c", traces.model("sc", "bug", replace(bug, stack=bug.stack * 1000))), "text")
    assert text.count("called from main()") == 9
    assert "  ... 990 more calls ...\n" in text


def test_long_executions_are_shown_in_good_time(in_root: None) -> None:
    """No cost that grows with the square of the number of events: this would take minutes."""
    b = traces.Builder(traces.SB, ("main", "left", "right"))
    b.events = [
        replace(traces.store_buffering().trace.events[2], id=id, thread=1 + id % 2, po=id // 2) for id in range(10_000)
    ]
    b.steps = [traces.Step(id, "execute") for id in range(10_000)] + [traces.Step(id, "commit") for id in range(9_000)]
    bug = b.bug("assertion", "no", 1, 10)
    text = render(traces.result(traces.SB, traces.model("pso", "bug", bug)), "text")
    assert "more rows" in text
    assert len(text.splitlines()) < 400
