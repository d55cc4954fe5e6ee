"""Results made by hand, for the tests of reports: what the engine would answer for the programs in tests/data."""

from __future__ import annotations

from treadle.results import Action, Blocked, Bug, CheckResult, Event, EventKind, Frame, ModelResult, Step, Thread, Trace

SB = "tests/data/sb.c"
MP = "tests/data/mp.c"
ADDRESSES = {"x": 0x1000, "y": 0x1004, "r0": 0x1008, "r1": 0x100C, "data": 0x2000, "flag": 0x2004}


class Builder:
    """Writes down an execution step by step."""

    def __init__(self, file: str, functions: tuple[str, ...]) -> None:
        self.file = file
        self.functions = functions
        self.events: list[Event] = []
        self.steps: list[Step] = []

    def step(self, event: int, action: Action) -> None:
        self.steps.append(Step(event, action))

    def add(
        self,
        thread: int,
        kind: EventKind,
        line: int,
        *,
        location: str = "",
        value: int | None = None,
        old: int | None = None,
        rf: int | None = None,
        co: int | None = None,
        op: str = "",
        order: str = "plain",
    ) -> int:
        """An event that executes now."""
        id = len(self.events)
        po = sum(event.thread == thread for event in self.events)
        address = ADDRESSES.get(location, 0x3000 + 16 * len(location)) if location else None
        size = 4 if location else 0
        function = self.functions[thread]
        place = (self.file, line, 2, function)
        self.events.append(Event(id, thread, po, kind, op, location, address, size, order, value, old, rf, co, *place))
        self.step(id, "execute")
        return id

    def store(
        self, thread: int, line: int, location: str, value: int, *, now: bool = False, order: str = "plain"
    ) -> int:
        """A store that enters the buffer; with `now` it reaches memory at once."""
        id = self.add(thread, "write", line, location=location, value=value, order=order)
        if now:
            self.step(id, "commit")
        return id

    def load(self, thread: int, line: int, location: str, value: int, rf: int | None) -> int:
        return self.add(thread, "read", line, location=location, value=value, rf=rf)

    def trace(self) -> Trace:
        threads = [
            Thread(id, "main" if id == 0 else f"T{id}", None if id == 0 else 0, function)
            for id, function in enumerate(self.functions)
        ]
        return Trace(tuple(threads), tuple(self.events), tuple(self.steps))

    def bug(self, kind: str, message: str, thread: int, line: int, output: str = "") -> Bug:
        stack = (Frame(self.functions[thread], self.file, line, 2),)
        return Bug(kind, message, self.file, line, 2, thread, stack, output, self.trace())


def store_buffering() -> Bug:
    b = Builder(SB, ("main", "left", "right"))
    b.add(0, "create", 25, op="pthread_create(T1)")
    b.add(0, "create", 26, op="pthread_create(T2)")
    x = b.store(1, 10, "x", 1, order="relaxed")
    b.load(1, 11, "y", 0, None)
    r0 = b.store(1, 11, "r0", 0)
    b.store(2, 17, "y", 1, now=True, order="relaxed")
    b.load(2, 18, "x", 0, None)
    r1 = b.store(2, 18, "r1", 0, now=True)
    b.step(x, "commit")
    b.step(r0, "commit")
    b.add(0, "join", 27, op="pthread_join(T1)")
    b.add(0, "join", 28, op="pthread_join(T2)")
    b.load(0, 29, "r0", 0, r0)
    b.load(0, 29, "r1", 0, r1)
    b.add(0, "stop", 29)
    return b.bug("assertion", "assertion `r0 == 1 || r1 == 1` failed", 0, 29)


def message_passing() -> Bug:
    b = Builder(MP, ("main", "sender"))
    b.add(0, "create", 17, op="pthread_create(T1)")
    b.store(1, 9, "data", 42, order="relaxed")
    flag = b.store(1, 10, "flag", 1, now=True, order="relaxed")
    b.load(0, 18, "flag", 1, flag)
    b.load(0, 19, "data", 0, None)
    b.add(0, "stop", 19)
    return b.bug("assertion", "assertion `data == 42` failed", 0, 19, output="got the flag\ngot no data\n")


def long_wait(rounds: int = 60) -> Bug:
    """Many rounds of the same, and a bug at the end."""
    b = Builder(SB, ("main", "left", "right"))
    b.add(0, "create", 25, op="pthread_create(T1)")
    b.add(0, "create", 26, op="pthread_create(T2)")
    x = b.store(1, 10, "x", 1, order="relaxed")
    b.load(1, 11, "y", 0, None)
    b.load(2, 18, "x", 0, None)
    b.step(x, "commit")
    for _ in range(rounds):
        b.add(1, "object", 11, op="pthread_mutex_lock(&m)")
        b.add(2, "object", 17, op="pthread_mutex_trylock(&m)")
    b.load(2, 18, "x", 1, x)
    b.add(2, "stop", 18)
    return b.bug("unreachable", "`reach_error` was called", 2, 18)


def many_threads() -> Bug:
    b = Builder("tests/data/gone.c", ("main", *(f"worker_number_{n}" for n in range(1, 7))))
    for thread in range(1, 7):
        b.add(0, "create", 4, op=f"pthread_create(T{thread})")
    last = None
    for thread in range(1, 7):
        last = b.add(thread, "update", 9, location="counter", old=thread - 1, value=thread, rf=last)
    message = "deadlock: no thread can go on: main (line 12) waits for T1 to end; T1 (line 9) waits in a loop"
    return b.bug("deadlock", message, 0, 12)


def model(name: str, verdict: str, *bugs: Bug, reason: str | None = None, **rest: object) -> ModelResult:
    fields: dict[str, object] = {"executions": 3, "blocked": Blocked(), "time_s": 0.01, "warnings": (), **rest}
    return ModelResult(name, "dpor", verdict, reason, bugs=bugs, **fields)  # type: ignore[arg-type]


def result(file: str, *models: ModelResult) -> CheckResult:
    return CheckResult("0.1.0", (file,), models)


def store_buffering_result() -> CheckResult:
    return result(
        SB, model("sc", "safe"), model("tso", "bug", store_buffering(), executions=2, blocked=Blocked(spin=1, assume=2))
    )


RESULTS = {
    "store_buffering": store_buffering_result,
    "message_passing": lambda: result(MP, model("pso", "bug", message_passing(), executions=1)),
    "long_wait": lambda: result(SB, model("tso", "bug", long_wait(), executions=1_234_567, time_s=431.2)),
    "many_threads": lambda: result("tests/data/gone.c", model("sc", "bug", many_threads(), executions=0)),
    "unknown": lambda: result(
        SB,
        model(
            "sc",
            "unknown",
            reason="tests/data/sb.c:10:2: a loop needs more than 3 rounds (`--unroll 3`)",
            executions=12,
            blocked=Blocked(bound=7),
            warnings=("tests/data/sb.c:10:2: the return value of `rand` is taken as 0",),
        ),
        model("tso", "unknown", reason="reached --max-executions 12", executions=12),
        model("pso", "unknown", reason="tests/data/sb.c:10:2: `fork` is not supported", executions=0),
    ),
}
