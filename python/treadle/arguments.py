"""The command line's options, and nothing else: what they mean is in `treadle.api` and docs/command.md.

With the standard library's parser, because start-up time is felt with every check: typer takes as long to import as a
small program takes to be compiled and checked.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, get_args

from treadle.options import Engine, Reduction, Spin

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

COMMANDS = ("check", "bench")

_DESCRIPTION = "A stateless model checker for concurrent C on relaxed memory."
_CHECK = """\
Check a C program under memory models.

Exit codes: 0 safe, 1 bug, 2 wrong usage or input, 3 unknown."""
_BENCH = """\
Run a benchmark and print its table.

Exit code 1 if a verdict or a number of executions is not the known one."""
_COMMANDS = """\
commands:
  check FILE...  check a C program under memory models
  bench NAME     run a benchmark and print its table

`treadle COMMAND --help` describes a command's options."""


def parse(arguments: Sequence[str]) -> argparse.Namespace:
    """The options of a command line without its program name; `command` tells which command it is, or `version`.

    Raises:
        SystemExit: With code 0 after printing help, with code 2 after an error message.
    """
    if arguments and arguments[0] in COMMANDS:
        return _command(check() if arguments[0] == "check" else bench(), list(arguments[1:]))
    parser = top()
    if arguments and not arguments[0].startswith("-"):
        parser.error(f"no command named `{arguments[0]}`; commands are {', '.join(COMMANDS)}")
    given = parser.parse_args(list(arguments))
    if given.command != "version":
        parser.print_help()
        parser.exit(2)
    return given


def _command(parser: argparse.ArgumentParser, arguments: list[str]) -> argparse.Namespace:
    """Files and options in any order; after `--` there are only files."""
    end = arguments.index("--") if "--" in arguments else len(arguments)
    given = parser.parse_intermixed_args(arguments[:end])
    given.names += arguments[end + 1 :]
    if not given.names:
        parser.error(f"{parser.get_default('wanted')} is missing")
    return given


def top() -> argparse.ArgumentParser:
    """`treadle` without a command that it knows."""
    parser = _parser("treadle", _DESCRIPTION, epilog=_COMMANDS, usage="treadle [-h] [--version] COMMAND ...")
    parser.add_argument(
        "--version", dest="command", action="store_const", const="version", help="show the version and exit"
    )
    return parser


def check() -> argparse.ArgumentParser:
    """`treadle check`."""
    parser = _parser("treadle check", _CHECK, usage="treadle check FILE... [options]")
    parser.set_defaults(command="check", wanted="FILE")
    parser.add_argument("names", nargs="*", metavar="FILE", help="the program: .c or .ll files")
    add = parser.add_argument_group("what to check").add_argument
    _add_models(add, "memory models: sc, tso, pso, ra, rc11 (default: sc, tso, pso; also ra, rc11 for C11 orders)")
    add("-D", dest="define", metavar="NAME[=VALUE]", action="append", default=[], help="define a macro")
    add("-I", dest="include", metavar="DIR", action="append", default=[], help="look for headers in DIR")
    add("--std", metavar="STD", help="the C standard (default: gnu17)")
    add("--cc", metavar="CLANG", help="a clang of your own, 16 or newer")
    add("--data-races", action="store_true", help="report data races as bugs; ra and rc11 always do")
    add("--keep-going", action="store_true", help="look for more bugs after the first")
    add = parser.add_argument_group("how to explore").add_argument
    _add_engine(add)
    add("--reduction", choices=get_args(Reduction), default="optimal", help="the algorithm of dpor")
    add(
        "--spin",
        choices=get_args(Spin),
        default="assume",
        help="assume: rounds of a loop that change nothing wait for a change; explore: each is kept apart",
    )
    add("-j", "--jobs", type=int, metavar="N", help="explore with N workers (default: all cores)")
    add("--debug-duplicates", action="store_true", help="fail if a trace is explored twice; takes memory")
    add = parser.add_argument_group("limits (what they cut off makes the verdict unknown)").add_argument
    add("--unroll", type=int, metavar="N", help="at most N iterations of a loop")
    add("--max-depth", type=int, metavar="N", help="at most N events of a thread")
    add("--max-executions", type=int, metavar="N", help="stop after N executions of a model")
    add("--max-time", type=float, metavar="S", help="stop after S seconds for a model")
    add("--max-memory", metavar="SIZE", help="stop when more memory is in use: 512M, 2G")
    add = parser.add_argument_group("what to print").add_argument
    add("--format", choices=("text", "json", "dot"), default="text", help="the report")
    add("-o", dest="out", metavar="OUT", help="write the report to a file")
    add("--print-cex", metavar="FILE.dot", help="write the counterexample's graph to a file")
    add("--all-states", metavar="DIR", help="write every complete execution to DIR: NNNN.dot and NNNN.json")
    add("--estimate", action="store_true", help="only tell how many executions there will be, and how long they take")
    add("-q", "--quiet", action="store_true", help="no progress and no compiler warnings")
    return parser


def bench() -> argparse.ArgumentParser:
    """`treadle bench`."""
    parser = _parser("treadle bench", _BENCH, usage="treadle bench NAME [PART...] [options]")
    parser.set_defaults(command="bench", wanted="NAME")
    parser.add_argument(
        "names",
        nargs="*",
        metavar="NAME PART",
        help="thesis, engines, speed, or a folder of benchmarks/ such as tacas2015; "
        "then, if not all of it is to be run, its programs, series or folders",
    )
    add = parser.add_argument
    _add_models(add, "memory models (default: those of the benchmark)")
    _add_engine(add)
    add("-j", "--jobs", type=int, metavar="N", default=1, help="explore with N workers (default: 1)")
    add("--max-time", type=float, metavar="S", help="stop a row after S seconds (default: the benchmark's)")
    add("--format", choices=("text", "json", "tsv"), default="text", help="the table")
    return parser


class _Parser(argparse.ArgumentParser):
    """Help that cannot be written is an error; the class above passes over it."""

    def print_help(self, file: SupportsWrite[str] | None = None) -> None:
        (file or sys.stdout).write(self.format_help())


def _parser(prog: str, description: str, *, usage: str, epilog: str | None = None) -> argparse.ArgumentParser:
    return _Parser(
        prog=prog,
        usage=usage,
        description=description,
        epilog=epilog,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )


def _add_models(add: Callable[..., argparse.Action], help: str) -> None:
    add("-m", "--model", "--models", dest="model", metavar="MODEL,...", action="append", help=help)


def _add_engine(add: Callable[..., argparse.Action]) -> None:
    add(
        "--engine",
        choices=get_args(Engine),
        default="auto",
        help="graph knows every model; naive explores every interleaving: slow, an oracle",
    )
