"""When things happened in a trace: what a report and an explanation both need to know."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

from treadle.results import Event, Thread, Trace

# After one of these nothing of the thread is left in its store buffer.
_DRAINS = ("fence", "update", "lock", "unlock", "create", "join", "end")


@dataclass(frozen=True)
class Timeline:
    """A trace with its steps numbered.

    Attributes:
        trace: The trace.
        events: Its events by id.
        threads: Its threads by id.
        executed: For each event the number of the step that executed it.
        committed: For each write the number of the step at which it reached memory: that of its execution if it was
            never buffered, infinity if it was still buffered at the end.
    """

    trace: Trace
    events: dict[int, Event]
    threads: dict[int, Thread]
    executed: dict[int, int]
    committed: dict[int, float]

    @classmethod
    def of(cls, trace: Trace, model: str) -> Timeline:
        """Number the steps of a trace that was found under `model`."""
        events = {event.id: event for event in trace.events}
        executed: dict[int, int] = {}
        committed: dict[int, float] = {}
        for number, step in enumerate(trace.steps):
            if step.event in events:
                if step.action == "commit":
                    committed[step.event] = number
                else:
                    executed[step.event] = number
        for id, number in executed.items():
            if id not in committed and events[id].kind in ("write", "update"):
                pending = model in ("tso", "pso") and _still_pending(events[id], trace)
                committed[id] = math.inf if pending else number
        return cls(trace, events, {thread.id: thread for thread in trace.threads}, executed, committed)

    def buffered(self, event: Event) -> bool:
        """Whether something happened between the store and its arrival in memory."""
        start = self.executed.get(event.id, 0)
        return event.kind == "write" and self.committed.get(event.id, start) > start + 1

    def delayed(self) -> Iterator[Event]:
        """The stores that were buffered for a while, in order of execution."""
        return (self.events[id] for id in self.executed if self.buffered(self.events[id]))

    def effect(self, event: Event) -> float:
        """The moment at which an event meets memory: a store's commit, anything else's execution."""
        return self.committed[event.id] if event.kind == "write" else self.executed[event.id]

    def name(self, thread: int) -> str:
        """What a thread is called: `main`, `T1`."""
        known = self.threads.get(thread)
        return known.name if known else f"T{thread}"


def overlap(one: Event, other: Event) -> bool:
    """Whether two events touch a byte in common."""
    if one.address is None or other.address is None:
        return False
    return one.address < other.address + max(other.size, 1) and other.address < one.address + max(one.size, 1)


def _still_pending(store: Event, trace: Trace) -> bool:
    """Whether a store without a commit step was buffered at the end: nobody saw it, nothing drained the buffer."""
    if store.kind != "write" or store.order == "seq_cst":
        return False
    for event in trace.events:
        if event.thread == store.thread:
            if event.po > store.po and (event.kind in _DRAINS or (event.kind == "write" and event.order == "seq_cst")):
                return False
        elif event.rf == store.id:
            return False
        if event.co == store.id:
            return False
    return True
