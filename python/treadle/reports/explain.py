"""A sentence or two on what a weak memory model did in an execution, and what forbids it."""

from __future__ import annotations

import math

from treadle.reports.timeline import Timeline, overlap
from treadle.results import Event

FENCE = "atomic_thread_fence(memory_order_seq_cst)"

_MOST = 4


def explain(timeline: Timeline) -> list[str]:
    """What was delayed in an execution, earliest first; empty if nothing was that mattered."""
    sentences = [_sentence(timeline, store, passed) for store, passed in delays(timeline)]
    return list(dict.fromkeys(sentences))[:_MOST]


def delays(timeline: Timeline) -> list[tuple[Event, Event]]:
    """The stores that reached memory after a later access of their thread, each with that access.

    A delay counts only where it mattered: another thread touched the location while the store was in the buffer.
    """
    found = []
    for store in timeline.delayed():
        passed = _passed_by(timeline, store)
        if passed is not None and _seen(timeline, store):
            found.append((store, passed))
    return found


def _passed_by(timeline: Timeline, store: Event) -> Event | None:
    """The later access of the same thread that met memory before the store did."""
    start, end = timeline.executed[store.id], timeline.committed[store.id]
    later = [
        event
        for event in timeline.trace.events
        if event.thread == store.thread
        and event.po > store.po
        and event.kind in ("read", "write")
        and event.id in timeline.executed
        and start < timeline.committed[event.id] < end
        and not overlap(event, store)
    ]
    # Of several take one that another thread changed afterwards or that is a store: that is what the delay broke.
    telling = (event for event in later if event.kind == "write" or _overwritten(timeline, event))
    return next(telling, later[0] if later else None)


def _overwritten(timeline: Timeline, read: Event) -> bool:
    return any(
        event.kind in ("write", "update")
        and event.thread != read.thread
        and overlap(event, read)
        and event.id in timeline.executed
        and timeline.committed[event.id] > timeline.executed[read.id]
        for event in timeline.trace.events
    )


def _seen(timeline: Timeline, store: Event) -> bool:
    """Whether another thread used the location while the store waited."""
    start, end = timeline.executed[store.id], timeline.committed[store.id]
    return any(
        event.thread != store.thread
        and event.kind in ("read", "write", "update")
        and event.id in timeline.executed
        and overlap(event, store)
        and start < timeline.committed[event.id] < end
        for event in timeline.trace.events
    )


def _sentence(timeline: Timeline, store: Event, passed: Event) -> str:
    thread = timeline.name(store.thread)
    what = f"{thread}'s store to {_place(store)}"
    access = "later store to" if passed.kind == "write" else "load of"
    other = f"{access} {_place(passed)}"
    if math.isinf(timeline.committed[store.id]):
        told = f"{what} had not reached memory, although its {other} had been done"
    else:
        told = f"{what} reached memory only after its {other}"
    return f"{told}; a fence between them ({FENCE}) forbids this execution."


def _place(event: Event) -> str:
    return f"{event.location or 'memory'}{f' (line {event.line})' if event.line > 0 else ''}"
