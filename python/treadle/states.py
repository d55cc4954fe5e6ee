"""All complete executions of a program as files: `NNNN.dot` and `NNNN.json`."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from treadle.errors import UsageError
from treadle.reports import dot
from treadle.results import FORMAT, trace_from

_OURS = re.compile(r"\d{4,}\.(dot|json)")


def prepare(directory: Path) -> None:
    """Make a directory ready: it exists, and holds no executions of an earlier run.

    Raises:
        UsageError: It cannot be made, or nothing can be written there.
    """
    try:
        directory.mkdir(parents=True, exist_ok=True)
        for path in directory.iterdir():
            if _OURS.fullmatch(path.name):
                path.unlink()
    except OSError as error:
        raise UsageError(f"cannot write to `{directory}`: {error.strerror}") from None


def write(directory: Path, model: str, files: Sequence[str], traces: Sequence[Mapping[str, Any]]) -> None:
    """Write executions, numbered from 1 in the order in which they were explored.

    Args:
        directory: Where to; see `prepare`.
        model: The memory model, for the files' headings.
        files: The program's files, likewise.
        traces: What the native module answers as `states`: traces as in docs/json.md.

    Raises:
        UsageError: A file cannot be written.
    """
    digits = max(4, len(str(len(traces))))
    for number, trace in enumerate(traces, 1):
        path = directory / f"{number:0{digits}}"
        heading = f"{' '.join(files)}: execution {number} of {len(traces)} under {model}"
        report = {"format": FORMAT, "model": model, "files": list(files), "execution": number, "trace": trace}
        try:
            path.with_suffix(".json").write_text(json.dumps(report, ensure_ascii=False) + "\n", encoding="utf-8")
            graph = dot.graph(trace_from(trace), model=model, heading=heading)
            path.with_suffix(".dot").write_text(graph, encoding="utf-8")
        except OSError as error:
            raise UsageError(f"cannot write to `{directory}`: {error.strerror}") from None
