"""A sentence or two on what a weak memory model did in an execution, and what forbids it."""

from __future__ import annotations

import math
from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Iterator
from itertools import islice

from treadle.reports.timeline import Timeline, overlap
from treadle.results import Event

FENCE = "atomic_thread_fence(memory_order_seq_cst)"

_MOST = 4
# So many accesses after a store are looked at: what it passed is near.
_FAR = 64
_ACCESSES = ("read", "write", "update")
_WORD_BITS = 3


def explain(timeline: Timeline) -> list[str]:
    """What was delayed in an execution, earliest first; empty if nothing was that mattered."""
    sentences: dict[str, None] = {}
    for store, passed in delays(timeline):
        sentences[_sentence(timeline, store, passed)] = None
        if len(sentences) == _MOST:
            break
    return list(sentences)


def delays(timeline: Timeline) -> Iterator[tuple[Event, Event]]:
    """The stores that reached memory after a later access of their thread, each with that access.

    A delay counts only where it mattered: another thread touched the location while the store was in the buffer.
    """
    accesses = _Accesses(timeline)
    for store in timeline.delayed():
        if accesses.seen(store):
            passed = accesses.passed_by(store)
            if passed is not None:
                yield store, passed


class _Accesses:
    """The accesses of an execution, found by thread and by location: executions can have many thousands of events."""

    def __init__(self, timeline: Timeline) -> None:
        self.timeline = timeline
        self.by_thread: dict[int, list[Event]] = defaultdict(list)
        self.by_word: dict[int, list[Event]] = defaultdict(list)
        for id in timeline.executed:
            event = timeline.events[id]
            if event.kind in _ACCESSES:
                self.by_thread[event.thread].append(event)
        # In the order in which they met memory.
        for id in sorted(timeline.executed, key=lambda id: timeline.committed[id]):
            event = timeline.events[id]
            if event.kind in _ACCESSES:
                for word in _words(event):
                    self.by_word[word].append(event)

    def passed_by(self, store: Event) -> Event | None:
        """The later access of the same thread that met memory before the store did.

        Of several it is one that another thread changed afterwards, or a store: that is what the delay broke.
        """
        own = self.by_thread[store.thread]
        end = self.timeline.committed[store.id]
        first = None
        next_one = bisect_right(own, store.po, key=lambda event: event.po)
        for event in islice(own, next_one, next_one + _FAR):
            if self.timeline.executed[event.id] > end:
                break
            if event.kind == "update" or self.timeline.committed[event.id] >= end or overlap(event, store):
                continue
            if event.kind == "write" or self.overwritten(event):
                return event
            first = first or event
        return first

    def seen(self, store: Event) -> bool:
        """Whether another thread used the location while the store waited."""
        start: float = self.timeline.executed[store.id]
        end = self.timeline.committed[store.id]
        for word in _words(store):
            events = self.by_word[word]
            for event in events[bisect_right(events, start, key=self.time) : bisect_left(events, end, key=self.time)]:
                if event.thread != store.thread and overlap(event, store):
                    return True
        return False

    def overwritten(self, read: Event) -> bool:
        """Whether another thread wrote the location after it was read."""
        start: float = self.timeline.executed[read.id]
        for word in _words(read):
            events = self.by_word[word]
            for event in events[bisect_right(events, start, key=self.time) :]:
                if event.kind != "read" and event.thread != read.thread and overlap(event, read):
                    return True
        return False

    def time(self, event: Event) -> float:
        return self.timeline.committed[event.id]


def _words(event: Event) -> range:
    """The aligned words that an access touches."""
    address = event.address or 0
    return range(address >> _WORD_BITS, (address + max(event.size, 1) - 1 >> _WORD_BITS) + 1)


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
