"""The native module: reading LLVM IR, running threads, exploring. This file is its documentation.

Everything goes in and out as text, so that the same strings can be written to a file or sent to another machine.
"""

from collections.abc import Callable

__version__: str

def models() -> list[str]:
    """The names of the memory models that `check` takes, in the order in which to list them: `sc`, `tso`, ..."""

def engine(model: str, options: str) -> str:
    """The engine that `check` would use: what `auto` means there, and whether the one asked for can do it.

    Args:
        model: One of `models()`.
        options: As for `check`.

    Raises:
        ValueError: The engine does not know the model or an option, or there is no such engine or model.
    """

def uses_weak_orders(modules: list[tuple[str, str]]) -> bool:
    """Whether an atomic access or a fence of the program has an order weaker than `memory_order_seq_cst`.

    Args:
        modules: As for `check`.

    Raises:
        ValueError: As for `check`.
    """

def check(
    modules: list[tuple[str, str]],
    model: str,
    options: str,
    progress: Callable[[str], bool] | None,
) -> str:
    """Explore a program under one memory model. Releases the interpreter lock while it runs.

    Args:
        modules: (file name for messages, LLVM IR text) of each file of the program; they are linked in this order.
        model: One of `models()`.
        options: A JSON object with all of these members:
            engine (`auto`, `graph`, `dpor`, `naive`), reduction (`optimal`, `source`), spin (`assume`, `explore`),
            unroll (iterations of a loop, or null), keep_going (bool), jobs (workers, or null for one per core),
            max_executions (number or null), max_time (seconds or null), max_memory (bytes that this process may hold,
            or null), max_depth (events of a thread, or null), data_races (bool), debug_duplicates (bool: fail on a
            repeated trace), keep_traces (bool: answer with `states`).
        progress: Called about ten times a second with a JSON object: executions, blocked, elapsed_s, and estimate
            ({executions, spread, walks} or null). A false answer, or an exception, stops the exploration: `unknown`,
            reason `interrupted`.

    Returns:
        A JSON object, one entry of `results` in docs/json.md: model, engine, verdict (`safe`, `bug`, `unknown`),
        reason (string or null), executions, time_s, cpu_s, traces, warnings,
        estimate ({executions, spread, walks} or null),
        blocked {spin, assume, bound, deadlock, pruned, error, unsupported},
        and bugs [{kind, message, file, line, column, thread, stack [{function, file, line, column}], output,
        trace {threads [{id, name, parent, function}],
               events [{id, thread, po, kind, op, location, address, size, order, value, old, rf, co,
                        file, line, column, function}],
               steps [{event, action}]}}].
        rf is the id of the event whose write was read, co that of the write before this one in coherence; null stands
        for the initial value. value and old are signed integers or null. steps is the order in which things happened:
        under TSO and PSO a store has a step `execute` (it enters the buffer) and, later, a step `commit` (it reaches
        memory); a store without one was still buffered at the end.
        With keep_traces there is also states: the traces of all complete executions.

    Raises:
        ValueError: The IR cannot be read, the modules do not link, or there is no `main`; the message is a compiler's,
            `file:line:col: error: ...`. Also for an unknown model or option.
    """

def estimate(
    modules: list[tuple[str, str]],
    model: str,
    options: str,
    walks: int,
    progress: Callable[[str], bool] | None,
) -> str:
    """Guess how many complete executions there are, by random walks. Releases the interpreter lock while it runs.

    Args:
        modules: As for `check`.
        model: As for `check`.
        options: As for `check`.
        walks: How many walks to take.
        progress: As for `check`.

    Returns:
        A JSON object: model, executions (the mean over the walks), spread (its standard error), walks.

    Raises:
        ValueError: As for `check`.
    """

def print_ir(text: str, name: str) -> str:
    """Read LLVM IR and print it back: the print-back test of the reader.

    Args:
        text: LLVM IR text.
        name: The file name for messages.

    Raises:
        ValueError: A syntax error: `name:line:col: error: ...`.
    """
