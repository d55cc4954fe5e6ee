"""One measurement in a process of its own: a `Task` as JSON on standard input, a result as JSON on standard output."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from treadle.api import check
from treadle.errors import TreadleError


def main() -> None:
    """Measure."""
    task = json.load(sys.stdin)
    model = task["model"]
    try:
        result = check(
            task["file"],
            models=model,
            engine=task["engine"],
            jobs=task["jobs"],
            defines=task["defines"],
            max_time=task["max_time"],
        )[model]
    except TreadleError as error:
        sys.exit(str(error))
    answer = {
        "engine": result.engine,
        "verdict": result.verdict,
        "reason": result.reason,
        "executions": result.executions,
        "time_s": result.time_s,
        "cpu_s": result.cpu_s,
        "peak_mib": peak_mib(),
    }
    print(json.dumps(answer))


def peak_mib() -> float | None:
    """The most memory that this process has held, in MiB; None where the system does not tell as Linux does.

    Not `getrusage`: its peak includes that of the process from which this one was started.
    """
    try:
        status = Path("/proc/self/status").read_text(encoding="ascii")
    except OSError:
        return None
    line = next((line for line in status.splitlines() if line.startswith("VmHWM:")), None)
    return None if line is None else int(line.split()[1]) / 1024


if __name__ == "__main__":
    main()
