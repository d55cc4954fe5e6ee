"""What can be asked of an exploration: checked here, in one place, before anything starts."""

from __future__ import annotations

import re
from typing import Any, Literal, get_args

from treadle.errors import UsageError

Engine = Literal["auto", "graph", "dpor", "naive"]
Reduction = Literal["optimal", "source"]
Spin = Literal["assume", "explore"]

MOST = 2**63 - 1
"""The greatest limit that can be asked for."""

MOST_JOBS = 1024
MOST_DEPTH = 2**32 - 1

_UNITS = {"": 1, "K": 1 << 10, "M": 1 << 20, "G": 1 << 30, "T": 1 << 40}
_SIZE = re.compile(r"(\d{1,18}(?:\.\d{1,9})?) *([KMGT]?)(?:I?B)?", re.IGNORECASE)


def options(
    *,
    engine: str = "auto",
    reduction: str = "optimal",
    unroll: int | None = None,
    spin: str = "assume",
    keep_going: bool = False,
    jobs: int | None = None,
    max_executions: int | None = None,
    max_time: float | None = None,
    max_memory: int | str | None = None,
    max_depth: int | None = None,
    data_races: bool = False,
    debug_duplicates: bool = False,
    keep_traces: bool = False,
) -> dict[str, Any]:
    """The options as the native module takes them.

    Raises:
        UsageError: One of them makes no sense.
    """
    _one_of("engine", engine, get_args(Engine))
    _one_of("reduction", reduction, get_args(Reduction))
    _one_of("spin", spin, get_args(Spin))
    _limit("unroll", unroll, whole=True)
    _limit("jobs", jobs, whole=True, most=MOST_JOBS)
    _limit("max_executions", max_executions, whole=True)
    _limit("max_time", max_time, whole=False)
    _limit("max_depth", max_depth, whole=True, most=MOST_DEPTH)
    return {
        "engine": engine,
        "reduction": reduction,
        "unroll": unroll,
        "spin": spin,
        "keep_going": keep_going,
        "jobs": jobs,
        "max_executions": max_executions,
        "max_time": max_time,
        "max_memory": None if max_memory is None else size(max_memory),
        "max_depth": max_depth,
        "data_races": data_races,
        "debug_duplicates": debug_duplicates,
        "keep_traces": keep_traces,
    }


def size(given: int | str) -> int:
    """A number of bytes, from a number or from text such as `512M`, `2G` or `1.5 GiB` (powers of 1024).

    Raises:
        UsageError: It is no size, or none that can be asked for.
    """
    if isinstance(given, str):
        match = _SIZE.fullmatch(given.strip())
        if match is None:
            raise UsageError(f"max_memory must be a size such as 512M or 2G, not `{given}`")
        number, unit = match.groups()
        bytes = int(float(number) * _UNITS[unit.upper()]) if "." in number else int(number) * _UNITS[unit.upper()]
    else:
        bytes = given
    _limit("max_memory", bytes, whole=True)
    return bytes


def _one_of(name: str, value: str, known: tuple[str, ...]) -> None:
    if value not in known:
        raise UsageError(f"{name} must be one of {', '.join(known)}, not `{value}`")


def _limit(name: str, limit: float | None, *, whole: bool, most: int = MOST) -> None:
    if limit is None:
        return
    if whole and not isinstance(limit, int):
        raise UsageError(f"{name} must be a whole number, not {limit}")
    if not limit > 0:
        raise UsageError(f"{name} must be greater than 0, not {limit}")
    # Infinitely many seconds are fine; what matters is that a whole number fits into the engine's.
    if isinstance(limit, int) and limit > most:
        raise UsageError(f"{name} must be at most {most}")
