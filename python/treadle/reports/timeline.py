"""When things happened in a trace: what a report and an explanation both need to know."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

from treadle.results import Event, Thread, Trace


@dataclass(frozen=True)
class Timeline:
    """A trace with its steps numbered.

    Attributes:
        trace: The trace.
        events: Its events by id.
        threads: Its threads by id.
        executed: For each event the number of the step that executed it.
        committed: For each event the number of the step at which it met memory: for a buffered store that of its
            commit, infinity if it was still buffered at the end; for anything else that of its execution.
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
            pending = model in ("tso", "pso") and events[id].kind == "write"
            committed.setdefault(id, math.inf if pending else number)
        return cls(trace, events, {thread.id: thread for thread in trace.threads}, executed, committed)

    def buffered(self, event: Event) -> bool:
        """Whether something happened between the store and its arrival in memory."""
        start = self.executed.get(event.id, 0)
        return self.committed.get(event.id, start) > start + 1

    def delayed(self) -> Iterator[Event]:
        """The stores that were buffered for a while, in order of execution."""
        return (self.events[id] for id in self.executed if self.buffered(self.events[id]))

    def name(self, thread: int) -> str:
        """What a thread is called: `main`, `T1`."""
        known = self.threads.get(thread)
        return known.name if known else f"T{thread}"


def overlap(one: Event, other: Event) -> bool:
    """Whether two events touch a byte in common."""
    if one.address is None or other.address is None:
        return False
    return one.address < other.address + max(other.size, 1) and other.address < one.address + max(one.size, 1)
