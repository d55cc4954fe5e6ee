"""The `treadle` command: options in, `treadle.api` called, a report out. No logic of its own."""

from __future__ import annotations

import contextlib
import errno
import os
import shutil
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, NoReturn

import typer

from treadle.errors import InputError, Interrupted, TreadleError, UsageError
from treadle.options import Engine, Reduction, Spin
from treadle.reports import Format

EXIT_USAGE = 2
EXIT_UNKNOWN = 3

app = typer.Typer(
    name="treadle",
    help="A stateless model checker for concurrent C on relaxed memory.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

TableFormat = Literal["text", "json", "tsv"]

Models = Annotated[
    list[str] | None,
    typer.Option(
        "--model",
        "--models",
        "-m",
        metavar="MODEL,...",
        help="Memory models: sc, tso, pso, ra, rc11. Default: sc,tso,pso.",
    ),
]


@app.command()
def check(
    files: Annotated[list[str], typer.Argument(metavar="FILE...", help="The program: .c or .ll files.")],
    model: Models = None,
    engine: Annotated[
        Engine, typer.Option(help="graph knows every model; naive explores every interleaving: slow, an oracle.")
    ] = "auto",
    reduction: Annotated[Reduction, typer.Option(help="The algorithm of dpor.")] = "optimal",
    unroll: Annotated[int | None, typer.Option(metavar="N", min=1, help="At most N iterations of a loop.")] = None,
    spin: Annotated[Spin, typer.Option(help="explore keeps every failed round of a loop apart.")] = "assume",
    keep_going: Annotated[bool, typer.Option("--keep-going", help="Look for more bugs after the first.")] = False,
    jobs: Annotated[
        int | None, typer.Option("--jobs", "-j", metavar="N", min=1, help="Explore with N workers. Default: all cores.")
    ] = None,
    max_executions: Annotated[
        int | None, typer.Option(metavar="N", min=1, help="Stop after N executions of a model.")
    ] = None,
    max_time: Annotated[float | None, typer.Option(metavar="S", help="Stop after S seconds for a model.")] = None,
    max_memory: Annotated[
        str | None, typer.Option(metavar="SIZE", help="Stop when more memory is in use: 512M, 2G.")
    ] = None,
    max_depth: Annotated[int | None, typer.Option(metavar="N", min=1, help="At most N events of a thread.")] = None,
    estimate: Annotated[
        bool, typer.Option("--estimate", help="Only tell how many executions there will be, and for how long.")
    ] = False,
    data_races: Annotated[bool, typer.Option("--data-races", help="Report data races as bugs.")] = False,
    define: Annotated[list[str] | None, typer.Option("-D", metavar="NAME[=VALUE]", help="Define a macro.")] = None,
    include: Annotated[list[str] | None, typer.Option("-I", metavar="DIR", help="Look for headers in DIR.")] = None,
    std: Annotated[str | None, typer.Option(metavar="STD", help="The C standard. Default: gnu17.")] = None,
    cc: Annotated[str | None, typer.Option(metavar="CLANG", help="A clang of your own, 16 or newer.")] = None,
    format: Annotated[Format, typer.Option(help="The report.")] = "text",
    out: Annotated[str | None, typer.Option("-o", metavar="OUT", help="Write the report to a file.")] = None,
    print_cex: Annotated[
        str | None, typer.Option(metavar="FILE.dot", help="Write the counterexample's graph to a file.")
    ] = None,
    all_states: Annotated[
        str | None, typer.Option(metavar="DIR", help="Write every complete execution to DIR: NNNN.dot, NNNN.json.")
    ] = None,
    debug_duplicates: Annotated[
        bool, typer.Option("--debug-duplicates", help="Fail if a trace is explored twice. Takes memory.")
    ] = False,
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="No progress and no compiler warnings.")] = False,
) -> None:
    """Check a C program under memory models.

    Exit codes: 0 safe, 1 bug, 2 wrong usage or input, 3 unknown.
    """
    from treadle.api import check as run
    from treadle.progress import ProgressLine

    if estimate:
        given = {
            "--keep-going": keep_going,
            "--max-executions": max_executions,
            "--max-time": max_time,
            "--max-memory": max_memory,
            "--data-races": data_races,
            "--debug-duplicates": debug_duplicates,
            "--print-cex": print_cex,
            "--all-states": all_states,
        }
        _no_more("--estimate", given)
        _estimate(
            files,
            format,
            out,
            quiet,
            models=_split(model),
            engine=engine,
            reduction=reduction,
            unroll=unroll,
            spin=spin,
            jobs=jobs,
            max_depth=max_depth,
            defines=define or (),
            includes=include or (),
            std=std,
            cc=cc,
        )
    try:
        with ProgressLine(quiet=quiet) as line:
            result = run(
                files,
                models=_split(model),
                engine=engine,
                reduction=reduction,
                unroll=unroll,
                spin=spin,
                keep_going=keep_going,
                jobs=jobs,
                max_executions=max_executions,
                max_time=max_time,
                max_memory=max_memory,
                max_depth=max_depth,
                data_races=data_races,
                all_states=all_states,
                defines=define or (),
                includes=include or (),
                std=std,
                cc=cc,
                debug_duplicates=debug_duplicates,
                progress=line.update,
            )
    except Interrupted as interrupted:
        result = interrupted.result
    if result.compiler_output and not quiet:
        _say(result.compiler_output)

    from treadle.reports import render

    if print_cex is not None and result.verdict == "bug":
        _write(render(result, "dot"), print_cex)
    if format == "text" and out is None:
        size = shutil.get_terminal_size((100, 24)).columns if sys.stdout.isatty() else 100
        report = render(result, format, width=min(size, 160), color=_color())
    else:
        report = render(result, format)
    _write(report, out)
    raise typer.Exit(result.exit_code)


@app.command()
def bench(
    name: Annotated[
        str,
        typer.Argument(metavar="NAME", help="thesis, engines, speed, or a folder of benchmarks/ such as tacas2015."),
    ],
    only: Annotated[
        list[str] | None, typer.Argument(metavar="[PART]...", help="Only these programs, series or folders of it.")
    ] = None,
    model: Models = None,
    engine: Annotated[Engine, typer.Option(help="The engine to measure.")] = "auto",
    jobs: Annotated[int, typer.Option("--jobs", "-j", metavar="N", min=1, help="Explore with N workers.")] = 1,
    max_time: Annotated[float | None, typer.Option(metavar="S", help="Stop a row after S seconds.")] = None,
    format: Annotated[TableFormat, typer.Option(help="The table.")] = "text",
) -> None:
    """Run a benchmark and print its table.

    Exit code 1 if a verdict or a number of executions is not the known one.
    """
    from treadle import bench as benchmarks
    from treadle.bench.request import Request
    from treadle.progress import ProgressLine

    with ProgressLine() as line:
        models = _split(model)
        request = Request(
            models=None if models is None else tuple(models),
            only=tuple(only or ()),
            engine=engine,
            jobs=jobs,
            max_time=max_time,
            progress=line.update,
        )
        outcome = benchmarks.run(name, request)
    if format == "text":
        width = shutil.get_terminal_size((120, 24)).columns if sys.stdout.isatty() else 120
        _write(outcome.table.to_text(width=width, color=_color()), None)
    else:
        _write(outcome.table.to_json() if format == "json" else outcome.table.to_tsv(), None)
    raise typer.Exit(0 if outcome.agrees else 1)


def _version(wanted: bool) -> None:
    if wanted:
        from treadle import __version__

        print(f"treadle {__version__}")
        raise typer.Exit


@app.callback()
def _options(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version and exit.")
    ] = False,
) -> None:
    pass


def main() -> NoReturn:
    """Run the command. No traceback reaches the user, unless TREADLE_DEBUG is set."""
    _open_streams()
    try:
        with _flushed():
            app()
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
    sys.exit(0)


def _split(names: list[str] | None) -> list[str] | None:
    """`-m sc,tso -m pso` as one list."""
    if names is None:
        return None
    return [name.strip() for part in names for name in part.split(",") if name.strip()]


def _no_more(option: str, others: Mapping[str, object]) -> None:
    """Refuse what another option leaves without a meaning."""
    for other, given in others.items():
        if given:
            raise UsageError(f"{option} explores nothing to its end: leave out {other}")


def _estimate(files: list[str], format: Format, out: str | None, quiet: bool, **options: Any) -> NoReturn:
    """`treadle check --estimate`."""
    from treadle import api
    from treadle.progress import ProgressLine
    from treadle.reports import estimate

    if format not in ("text", "json"):
        raise UsageError(f"--estimate has no report in the format {format}")
    with ProgressLine(quiet=quiet) as line:
        result = api.estimate(files, progress=line.update, **options)
    if result.compiler_output and not quiet:
        _say(result.compiler_output)
    _write(estimate.render_json(result) if format == "json" else estimate.render(result), out)
    raise typer.Exit(0)


def _color() -> bool:
    return sys.stdout.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


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
    except SystemExit as leaving:
        # typer ends with 1 here, which is the code of a bug.
        if isinstance(leaving.__context__, BrokenPipeError):
            raise leaving.__context__ from None
        raise
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
