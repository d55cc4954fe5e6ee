"""The `treadle` command: options in, `treadle.api` called, a report out. No logic of its own."""

from __future__ import annotations

import contextlib
import errno
import os
import shutil
import sys
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path
from typing import NoReturn

from treadle import arguments
from treadle.errors import InputError, Interrupted, TreadleError, UsageError

EXIT_USAGE = 2
EXIT_UNKNOWN = 3


def main() -> NoReturn:
    """Run the command. No traceback reaches the user, unless TREADLE_DEBUG is set."""
    _open_streams()
    code = 0
    try:
        with _flushed():
            code = _COMMANDS[(given := arguments.parse(sys.argv[1:])).command](given)
    except InputError as error:
        _fail(str(error), EXIT_USAGE)
    except TreadleError as error:
        _fail(f"treadle: error: {error}", EXIT_USAGE)
    except KeyboardInterrupt:
        _fail("treadle: interrupted", EXIT_UNKNOWN)
    except BrokenPipeError:
        _forget_stdout()
        sys.exit(EXIT_USAGE)
    except Exception as error:
        if isinstance(error, OSError) and error.filename is None and error.errno in _STREAM_ERRORS:
            # Help and the version: the report itself goes through `_to_stdout`.
            _forget_stdout()
            _fail(f"treadle: error: {_not_written(error)}", EXIT_USAGE)
        if os.environ.get("TREADLE_DEBUG"):
            raise
        _fail(
            f"treadle: internal error: {type(error).__name__}: {error}\n"
            "This is a bug in Treadle: please report it with the program (TREADLE_DEBUG=1 shows where it happened).",
            EXIT_UNKNOWN,
        )
    sys.exit(code)


def _check(given: Namespace) -> int:
    if given.estimate:
        return _estimate(given)
    from treadle.api import check
    from treadle.progress import ProgressLine

    try:
        with ProgressLine(quiet=given.quiet) as line:
            result = check(
                given.names,
                models=_split(given.model),
                engine=given.engine,
                reduction=given.reduction,
                unroll=given.unroll,
                spin=given.spin,
                keep_going=given.keep_going,
                jobs=given.jobs,
                max_executions=given.max_executions,
                max_time=given.max_time,
                max_memory=given.max_memory,
                max_depth=given.max_depth,
                data_races=given.data_races,
                all_states=given.all_states,
                defines=given.define,
                includes=given.include,
                std=given.std,
                cc=given.cc,
                debug_duplicates=given.debug_duplicates,
                progress=line.update,
            )
    except Interrupted as interrupted:
        result = interrupted.result
    if result.compiler_output and not given.quiet:
        _say(result.compiler_output)

    from treadle.reports import render

    if given.print_cex is not None and result.verdict == "bug":
        _write(render(result, "dot"), given.print_cex)
    if given.format == "text" and given.out is None:
        report = render(result, "text", width=min(_width(100), 160), color=_color())
    else:
        report = render(result, given.format)
    _write(report, given.out)
    return result.exit_code


def _estimate(given: Namespace) -> int:
    from treadle.api import estimate
    from treadle.progress import ProgressLine
    from treadle.reports import estimate as report

    for option in _MEANINGLESS_WITH_ESTIMATE:
        if getattr(given, option):
            raise UsageError(f"--estimate explores nothing to its end: leave out --{option.replace('_', '-')}")
    if given.format not in ("text", "json"):
        raise UsageError(f"--estimate has no report in the format {given.format}")
    with ProgressLine(quiet=given.quiet) as line:
        result = estimate(
            given.names,
            models=_split(given.model),
            engine=given.engine,
            reduction=given.reduction,
            unroll=given.unroll,
            spin=given.spin,
            jobs=given.jobs,
            max_depth=given.max_depth,
            defines=given.define,
            includes=given.include,
            std=given.std,
            cc=given.cc,
            progress=line.update,
        )
    if result.compiler_output and not given.quiet:
        _say(result.compiler_output)
    _write(report.render_json(result) if given.format == "json" else report.render(result), given.out)
    return 0


def _bench(given: Namespace) -> int:
    from treadle import bench
    from treadle.bench.request import Request
    from treadle.progress import ProgressLine

    models = _split(given.model)
    with ProgressLine() as line:
        request = Request(
            models=None if models is None else tuple(models),
            only=tuple(given.names[1:]),
            engine=given.engine,
            jobs=given.jobs,
            max_time=given.max_time,
            progress=line.update,
        )
        outcome = bench.run(given.names[0], request)
    if given.format == "text":
        _write(outcome.table.to_text(width=_width(120), color=_color()), None)
    else:
        _write(outcome.table.to_json() if given.format == "json" else outcome.table.to_tsv(), None)
    return 0 if outcome.agrees else 1


def _version(given: Namespace) -> int:
    from treadle import __version__

    print(f"treadle {__version__}")
    return 0


_COMMANDS = {"check": _check, "bench": _bench, "version": _version}

_MEANINGLESS_WITH_ESTIMATE = (
    "keep_going",
    "max_executions",
    "max_time",
    "max_memory",
    "data_races",
    "debug_duplicates",
    "print_cex",
    "all_states",
)


def _split(names: list[str] | None) -> list[str] | None:
    """`-m sc,tso -m pso` as one list."""
    if names is None:
        return None
    return [name.strip() for part in names for name in part.split(",") if name.strip()]


def _color() -> bool:
    return sys.stdout.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


def _width(otherwise: int) -> int:
    """Columns of the terminal on stdout; `otherwise` if it is none."""
    return shutil.get_terminal_size((otherwise, 24)).columns if sys.stdout.isatty() else otherwise


def _write(report: str, out: str | None) -> None:
    if out is not None:
        try:
            Path(out).write_text(report, encoding="utf-8")
        except OSError as error:
            raise UsageError(f"cannot write `{out}`: {error.strerror}") from None
        return
    with _to_stdout():
        # A terminal of another encoding gets question marks, not an exception.
        sys.stdout.reconfigure(errors="replace")  # type: ignore[union-attr]
        sys.stdout.write(report)
        sys.stdout.flush()


_STREAM_ERRORS = frozenset({errno.EBADF, errno.EDQUOT, errno.EFBIG, errno.EIO, errno.ENOSPC, errno.EPIPE})
"""What writing to an open stream can end in."""


@contextlib.contextmanager
def _to_stdout() -> Iterator[None]:
    """A pipe may be closed by its reader; a report that gets lost in another way is an error."""
    try:
        yield
    except BrokenPipeError:
        _forget_stdout()
    except OSError as error:
        _forget_stdout()
        raise UsageError(_not_written(error)) from None


@contextlib.contextmanager
def _flushed() -> Iterator[None]:
    """Write out what is buffered now: Python's own attempt at exit ends in a traceback."""
    try:
        yield
    finally:
        sys.stdout.flush()


def _not_written(error: OSError) -> str:
    return f"cannot write to the standard output: {error.strerror}"


def _forget_stdout() -> None:
    """Nothing can be written any more: let nothing complain when Python closes stdout."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _open_streams() -> None:
    """Python has no stream for what was closed (`>&-`), and the next file that is opened would take its place.

    Messages then go nowhere, and writing a report fails as it does on a full disk.
    """
    if sys.stdin is None:
        sys.stdin = os.fdopen(os.open(os.devnull, os.O_RDONLY), encoding="utf-8")
    if sys.stdout is None:
        sys.stdout = os.fdopen(os.open(os.devnull, os.O_RDONLY), "w", encoding="utf-8")
    if sys.stderr is None:
        sys.stderr = os.fdopen(os.open(os.devnull, os.O_WRONLY), "w", encoding="utf-8")


def _say(text: str) -> None:
    with contextlib.suppress(OSError):
        sys.stderr.reconfigure(errors="replace")  # type: ignore[union-attr]
        print(text, end="", file=sys.stderr, flush=True)


def _fail(message: str, code: int) -> NoReturn:
    _say(f"{message}\n")
    sys.exit(code)
