"""Executions as graphs in Graphviz's DOT language: a column for each thread; po, rf, co and fr as coloured edges.

`dot -Tsvg FILE.dot -o FILE.svg` draws them. Colours are herd's: rf red, co blue, fr orange. What follows from
other edges is left out: co leads from a write to the next one, fr from a read to the write after the one that it read.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path

from treadle.reports.sources import Sources
from treadle.reports.timeline import Timeline, overlap
from treadle.results import Bug, CheckResult, Event, Trace

COLORS = {"po": "gray40", "rf": "red", "co": "blue", "fr": "darkorange", "create": "gray60", "join": "gray60"}

_WIDEST_SOURCE = 48
_HEAD = (
    "  graph [newrank=true, labelloc=t, labeljust=l, nodesep=0.5, ranksep=0.35, fontname=monospace, fontsize=11]\n"
    "  node [shape=box, style=rounded, fontname=monospace, fontsize=10, margin=0.08, height=0.3]\n"
    "  edge [fontname=monospace, fontsize=9, arrowsize=0.7]\n"
)


def render(result: CheckResult) -> str:
    """The executions of all bugs of a result, a graph for each; a comment if there is none."""
    graphs = []
    for model in result.results:
        for bug in model.bugs:
            place = f"{bug.file}:{bug.line}:{bug.column}: " if bug.file else ""
            message = bug.message.splitlines()[0] if bug.message else bug.kind
            heading = f"{place}error: {message} [{bug.kind}, {model.model}]"
            graphs.append(graph(bug.trace, model=model.model, heading=heading, bug=bug))
    return "\n".join(graphs) or "// no bug was found\n"


def graph(trace: Trace, *, model: str, heading: str = "", bug: Bug | None = None) -> str:
    """One execution.

    Args:
        trace: The execution.
        model: The memory model under which it was found.
        heading: A title.
        bug: The bug that it leads to, if it does.

    Returns:
        A `digraph`, ending with a newline. Event `n` is the node `e<n>`, thread `n` the node `t<n>`, the initial
        value of a location a node `i<n>`; each edge has its relation as its `class`.
    """
    return _Graph(Timeline.of(trace, model), heading, bug).text()


@dataclass
class _Graph:
    timeline: Timeline
    heading: str
    bug: Bug | None
    lines: list[str] = field(default_factory=list)
    sources: Sources = field(default_factory=Sources)
    initial: dict[str, tuple[str, int | None]] = field(default_factory=dict)
    """By location: the node that stands for its initial value, and the value."""

    def text(self) -> str:
        edges = [*self.rf(), *self.co(), *self.fr(), *self.forks()]
        self.lines.append("digraph execution {\n" + _HEAD)
        if self.heading:
            self.lines.append(f"  label={_quoted(self.heading)}\n")
        for location, (node, value) in self.initial.items():
            shown = f"{location} = {'?' if value is None else _number(value)}"
            self.lines.append(f"  {node} [label={_quoted(shown)}, style=dotted, tooltip={_quoted('initial value')}]\n")
        self.threads()
        for kind, start, end in edges:
            self.edge(kind, start, end)
        self.lines.append("}\n")
        return "".join(self.lines)

    def threads(self) -> None:
        columns = []
        for thread, events in self.by_thread().items():
            name = self.timeline.name(thread)
            known = self.timeline.threads.get(thread)
            title = name if known is None or known.function in ("", name) else f"{name} {known.function}"
            columns.append(f"t{thread}")
            self.lines.append(f"  subgraph cluster_t{thread} {{\n    color=gray80\n")
            self.lines.append(f'    t{thread} [label={_quoted(title)}, shape=plaintext, fontname="monospace bold"]\n')
            for event in events:
                self.lines.append(f"    {self.node(event)}\n")
            if events:
                self.lines.append(f"    t{thread} -> e{events[0].id} [style=invis, weight=100]\n")
            for event, later in pairwise(events):
                self.lines.append(
                    f"    e{event.id} -> e{later.id} [class=po, label=po, color={COLORS['po']}, "
                    f"fontcolor={COLORS['po']}, weight=100]\n"
                )
            self.lines.append("  }\n")
        # Side by side, main at the left.
        self.lines.append(f"  {{ rank=same; {'; '.join(columns)} }}\n")
        if len(columns) > 1:
            self.lines.append(f"  {' -> '.join(columns)} [style=invis]\n")

    def node(self, event: Event) -> str:
        lines = [_what(event, still_buffered=self.pending(event)), *self.place(event)]
        style = ""
        if self.bug is not None and event.kind == "stop" and event.thread == self.bug.thread:
            lines[0] = f"error: {self.bug.kind}"
            style = ', color=red, fontcolor=red, style="rounded,bold"'
        return f"e{event.id} [label={_quoted(*lines)}{style}]"

    def place(self, event: Event) -> Iterator[str]:
        if event.file and event.line > 0:
            source = self.sources.line(event.file, event.line)
            if len(source) > _WIDEST_SOURCE:
                source = source[: _WIDEST_SOURCE - 1] + "…"
            yield f"{Path(event.file).name}:{event.line} {source}".rstrip()

    def pending(self, event: Event) -> bool:
        """Whether a store never left its buffer."""
        return event.kind == "write" and math.isinf(self.timeline.committed.get(event.id, 0))

    def by_thread(self) -> dict[int, list[Event]]:
        """The events of each thread in program order."""
        threads: dict[int, list[Event]] = {thread.id: [] for thread in self.timeline.trace.threads}
        for event in self.timeline.trace.events:
            threads.setdefault(event.thread, []).append(event)
        for events in threads.values():
            events.sort(key=lambda event: event.po)
        return threads

    def rf(self) -> Iterator[tuple[str, str, str]]:
        for event in self.timeline.trace.events:
            if event.rf is not None:
                yield "rf", f"e{event.rf}", f"e{event.id}"
            elif event.kind in ("read", "update"):
                value = event.old if event.kind == "update" else event.value
                yield "rf", self.start(event.location, value), f"e{event.id}"

    def co(self) -> Iterator[tuple[str, str, str]]:
        for event in self.timeline.trace.events:
            if event.co is not None:
                yield "co", f"e{event.co}", f"e{event.id}"
            elif self.writes(event) and event.location in self.initial:
                yield "co", self.initial[event.location][0], f"e{event.id}"

    def fr(self) -> Iterator[tuple[str, str, str]]:
        after: dict[int | None, list[Event]] = defaultdict(list)
        for event in self.timeline.trace.events:
            if self.writes(event):
                after[event.co].append(event)
        for read in self.timeline.trace.events:
            if read.kind == "read":
                for write in after[read.rf]:
                    if overlap(read, write):
                        yield "fr", f"e{read.id}", f"e{write.id}"

    def forks(self) -> Iterator[tuple[str, str, str]]:
        """From the creation of a thread to its first event, and from its last event to the join."""
        threads = self.by_thread()
        for event in self.timeline.trace.events:
            if event.kind in ("create", "join") and event.value is not None:
                others = threads.get(event.value)
                if others and event.kind == "create":
                    yield "create", f"e{event.id}", f"e{others[0].id}"
                elif others:
                    yield "join", f"e{others[-1].id}", f"e{event.id}"

    def writes(self, event: Event) -> bool:
        """Whether an event has a place in a coherence order."""
        return event.kind == "update" or (event.kind == "write" and not self.pending(event))

    def start(self, location: str, value: int | None) -> str:
        """The node of a location's initial value."""
        if location not in self.initial:
            self.initial[location] = (f"i{len(self.initial)}", value)
        return self.initial[location][0]

    def edge(self, kind: str, start: str, end: str) -> None:
        color = COLORS[kind]
        style = ", style=dashed" if kind in ("create", "join") else ""
        self.lines.append(
            f"  {start} -> {end} [class={kind}, label={kind}, color={color}, fontcolor={color}{style}, "
            "constraint=false]\n"
        )


def _what(event: Event, *, still_buffered: bool) -> str:
    """What an event did: `W x = 1 release`, `R x = 0`, `U x: 0 -> 1 acq_rel`, or its operation."""
    order = "" if event.order in ("plain", "") else f" {event.order}"
    if event.kind == "read":
        return f"R {event.location} = {_number(event.value)}{order}"
    if event.kind == "write":
        late = " (still buffered)" if still_buffered else ""
        return f"W {event.location} = {_number(event.value)}{order}{late}"
    if event.kind == "update":
        return f"U {event.location}: {_number(event.old)} -> {_number(event.value)}{order}"
    if event.kind == "fence":
        return f"F{order}"
    returned = f" = {event.value}" if event.kind == "object" and event.value else ""
    return (event.op or event.kind) + returned


def _number(value: int | None) -> str:
    if value is None:
        return "?"
    return str(value) if -(1 << 31) <= value < 1 << 32 else hex(value)


def _quoted(*lines: str) -> str:
    """A DOT string; several lines are set flush left."""
    escaped = [line.replace("\\", "\\\\").replace('"', '\\"').replace("\n", " ") for line in lines]
    return '"' + "".join(f"{line}\\l" for line in escaped) + '"' if len(escaped) > 1 else f'"{escaped[0]}"'
