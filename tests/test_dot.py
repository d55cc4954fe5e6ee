"""Executions as graphs: one golden file, and the structure of the rest (no Graphviz is needed)."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace

import pytest

import traces
from conftest import needs_graph
from treadle import check
from treadle.reports import dot, render

NODE = re.compile(r"^ *([eti]\d+) \[label=\"((?:[^\"\\]|\\.)*)\"", re.MULTILINE)
EDGE = re.compile(r"^ *([eti]\d+) -> ([eti]\d+) \[class=(\w+), label=\3, ", re.MULTILINE)


def edges(text: str) -> set[tuple[str, str, str]]:
    return {(kind, start, end) for start, end, kind in EDGE.findall(text)}


def well_formed(text: str) -> None:
    """Balanced braces and quotes, every node of an edge declared once, threads as columns."""
    bare = re.sub(r'"(?:[^"\\\n]|\\.)*"', "", text)
    assert '"' not in bare
    assert bare.count("{") == bare.count("}")
    assert bare.count("[") == bare.count("]")
    declared = [name for name, _ in NODE.findall(text)]
    assert len(set(declared)) == len(declared)
    assert {name for _, start, end in edges(text) for name in (start, end)} <= set(declared)


def test_golden(golden: Callable[[str, str], None], in_root: None) -> None:
    golden("store_buffering.dot", render(traces.store_buffering_result(), "dot"))


@pytest.mark.parametrize("name", traces.RESULTS)
def test_every_graph_is_well_formed(name: str, in_root: None) -> None:
    well_formed(render(traces.RESULTS[name](), "dot"))


def test_relations(in_root: None) -> None:
    text = render(traces.store_buffering_result(), "dot")
    nodes = dict(NODE.findall(text))
    # Both loads read the initial value, before the other thread's store in coherence.
    assert {name: text for name, text in nodes.items() if name[0] == "i"} == {"i0": "y = 0", "i1": "x = 0"}
    found = edges(text)
    assert {("rf", "i0", "e3"), ("rf", "i1", "e6")} <= found
    assert {("fr", "e3", "e5"), ("fr", "e6", "e2")} <= found
    assert {("co", "i0", "e5"), ("co", "i1", "e2")} <= found
    assert {("rf", "e4", "e10"), ("rf", "e7", "e11")} <= found
    assert {("po", "e2", "e3"), ("po", "e3", "e4")} <= found
    assert nodes["e2"].startswith("W x = 1 relaxed\\lsb.c:10 ")
    assert nodes["e12"].startswith("error: assertion\\l")


def test_coherence_and_updates() -> None:
    b = traces.Builder("gone.c", ("main", "left"))
    first = b.store(0, 1, "x", 1)
    second = b.add(1, "update", 2, location="x", old=1, value=2, rf=first, co=first, order="acq_rel")
    third = b.add(0, "write", 3, location="x", value=3, co=second)
    read = b.load(1, 4, "x", 2, second)
    text = dot.graph(b.trace(), model="sc", heading='a "heading" with \\ in it')
    well_formed(text)
    assert {(kind, a, z) for kind, a, z in edges(text) if kind != "po"} == {
        ("rf", f"e{first}", f"e{second}"),
        ("co", f"e{first}", f"e{second}"),
        ("co", f"e{second}", f"e{third}"),
        ("rf", f"e{second}", f"e{read}"),
        ("fr", f"e{read}", f"e{third}"),
    }
    assert "U x: 1 -> 2 acq_rel" in text
    assert 'label="a \\"heading\\" with \\\\ in it"' in text


def test_a_store_that_never_left_the_buffer_has_no_place_in_coherence(in_root: None) -> None:
    text = render(traces.RESULTS["message_passing"](), "dot")
    assert "W data = 42 relaxed (still buffered)" in text
    assert ("co", "i0", "e1") not in edges(text)
    assert not any(kind == "fr" for kind, _, _ in edges(text))


def test_creations_and_joins() -> None:
    bug = traces.store_buffering()
    events = tuple(
        replace(event, value=1 + (event.id in (1, 9))) if event.kind in ("create", "join") else event
        for event in bug.trace.events
    )
    text = dot.graph(replace(bug.trace, events=events), model="tso")
    assert {("create", "e0", "e2"), ("create", "e1", "e5"), ("join", "e4", "e8"), ("join", "e7", "e9")} <= edges(text)


def test_no_bug() -> None:
    assert render(traces.result("a.c", traces.model("sc", "safe")), "dot") == "// no bug was found\n"


@pytest.mark.parametrize("model", ["tso", "pso"])
def test_of_a_real_bug(model: str, in_root: None) -> None:
    text = render(check(traces.SB, models=model), "dot")
    well_formed(text)
    kinds = {kind for kind, _, _ in edges(text)}
    assert kinds == {"po", "rf", "co", "fr", "create", "join"}


@needs_graph
@pytest.mark.parametrize("model", ["ra", "rc11"])
def test_of_a_real_bug_of_an_axiomatic_model(model: str, in_root: None) -> None:
    text = render(check("examples/store_buffering.c", models=model), "dot")
    well_formed(text)
    assert {"po", "rf", "co", "fr"} <= {kind for kind, _, _ in edges(text)}
