"""From files to LLVM IR text: finds clang, runs it, and explains what went wrong.

The compiler is the clang inside the package `ziglang`, called as `zig clang` and not as `zig cc`: the raw driver needs
no cache and no network, uses no header of the machine, and adds no sanitizer. It has no default include paths that fit,
so all of them are passed. Nothing is optimised: LLVM's passes drop, merge and hoist shared accesses.
"""

from __future__ import annotations

import importlib
import os
import re
import shutil
import subprocess
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from treadle.errors import CompileError, InputError, UsageError

OLDEST_CLANG = 16
"""Clang 14 and 15 print typed pointers, which the IR reader does not take."""

DEFAULT_STD = "gnu17"

TARGET = "x86_64-linux-gnu"

C_SUFFIXES = (".c", ".i")
IR_SUFFIXES = (".ll",)

_FLAGS = ("-S", "-emit-llvm", "-O0", "-g", "-fno-discard-value-names", "-fno-color-diagnostics", "-Wno-empty-body")

# They would change what a program means from one machine to the next.
_UNWANTED_VARIABLES = frozenset(
    {"CPATH", "C_INCLUDE_PATH", "CPLUS_INCLUDE_PATH", "OBJC_INCLUDE_PATH", "CCC_OVERRIDE_OPTIONS", "COMPILER_PATH"}
)

T = TypeVar("T")
U = TypeVar("U")


@dataclass(frozen=True, slots=True)
class Module:
    """One compiled file.

    Attributes:
        name: The file as the user named it.
        ir: LLVM IR text.
        warnings: What the compiler printed, or "".
    """

    name: str
    ir: str
    warnings: str = ""


@dataclass(frozen=True, slots=True)
class Compiler:
    """A clang that can be called.

    Attributes:
        command: The program and its first arguments: target and include paths.
        name: What to call it in messages.
    """

    command: tuple[str, ...]
    name: str


def compile_files(
    files: Sequence[str],
    *,
    defines: Sequence[str] = (),
    includes: Sequence[str] = (),
    std: str | None = None,
    cc: str | None = None,
) -> list[Module]:
    """Compile C files and read `.ll` files, several at a time.

    Args:
        files: Paths; `.c` and `.i` are compiled, `.ll` is taken as it is.
        defines: Macros, `NAME` or `NAME=VALUE`.
        includes: Directories for `#include`.
        std: The C standard, `gnu17` if None.
        cc: A clang (16 or newer) to use in place of the one that Treadle brings.

    Raises:
        InputError: A file is missing, not readable, no regular file, empty or of an unknown kind.
        CompileError: The compiler refused a file.
        UsageError: `cc` is no clang, or too old.
    """
    # Look at all files before the compiler starts: the cheap mistakes are reported at once.
    problems = [problem for problem in map(_problem, files) if problem]
    if problems:
        raise InputError("\n".join(problems))
    needs_compiler = any(_is_c(file) for file in files)
    compiler = find_compiler(cc) if needs_compiler else None
    arguments = [f"-std={std or DEFAULT_STD}", *(f"-D{define}" for define in defines)]
    for include in includes:
        arguments += ["-I", include]

    def one(file: str) -> Module:
        if compiler is None or not _is_c(file):
            return Module(file, _read(file))
        return _compile(compiler, file, arguments)

    return _parallel(one, files)


def find_compiler(cc: str | None = None) -> Compiler:
    """The clang to use.

    Args:
        cc: A path or a name on PATH; None for the one inside the package `ziglang`.

    Raises:
        UsageError: There is none, it is no clang, or it is older than `OLDEST_CLANG`.
    """
    if cc is not None:
        return _system_clang(cc)
    try:
        ziglang = importlib.import_module("ziglang")
    except ImportError:
        raise UsageError("the package `ziglang` is not installed; install it, or name a clang with --cc") from None
    home = Path(str(ziglang.__file__)).parent
    lib = home / "lib"
    # ziglang up to 0.14 named this directory x86_64-linux-gnu.
    machine = next((name for name in ("x86-linux-gnu", TARGET) if (lib / "libc/include" / name).is_dir()), None)
    if machine is None:
        raise UsageError(f"no C headers in {lib}; install `ziglang>=0.15,<0.18`, or name a clang with --cc")
    directories = [
        lib / "include",
        *(lib / "libc/include" / name for name in (machine, "generic-glibc", "x86-linux-any", "any-linux-any")),
    ]
    command = [str(home / "zig"), "clang", f"--target={TARGET}", "-nostdinc"]
    for directory in directories:
        command += ["-isystem", str(directory)]
    command.append("-D__GLIBC_MINOR__=36")
    return Compiler(tuple(command), "zig clang")


def _system_clang(cc: str) -> Compiler:
    path = shutil.which(cc)
    if path is None:
        raise UsageError(f"--cc: `{cc}` is not a program")
    try:
        answer = subprocess.run(
            [path, "--version"], capture_output=True, text=True, errors="replace", env=_environment()
        )
    except OSError as error:
        raise UsageError(f"--cc: `{cc}` does not run: {error.strerror}") from None
    version = re.search(r"clang version (\d+)", answer.stdout)
    if version is None:
        raise UsageError(f"--cc: `{cc}` is not clang; Treadle needs clang {OLDEST_CLANG} or newer")
    if int(version[1]) < OLDEST_CLANG:
        raise UsageError(f"--cc: `{cc}` is clang {version[1]}; Treadle needs clang {OLDEST_CLANG} or newer")
    return Compiler((path, f"--target={TARGET}"), cc)


def _compile(compiler: Compiler, file: str, arguments: Iterable[str]) -> Module:
    # No `--` before the file: clang's driver hands the name on to a second command line, which has none.
    path = f"./{file}" if file.startswith("-") else file
    command = [*compiler.command, *_FLAGS, *arguments, "-o", "-", path]
    try:
        answer = subprocess.run(command, capture_output=True, env=_environment(), stdin=subprocess.DEVNULL)
    except OSError as error:
        raise UsageError(f"cannot run {compiler.name}: {error.strerror}") from None
    said = answer.stderr.decode(errors="replace")
    if answer.returncode != 0:
        raise CompileError(said.rstrip("\n") or f"{file}: error: {compiler.name} failed with {answer.returncode}")
    ir = answer.stdout.decode(errors="replace")
    if "target triple" not in ir:
        raise UsageError(f"{compiler.name} printed no LLVM IR for {file}; name another clang with --cc\n{said}")
    return Module(file, ir, said)


def _environment() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if name not in _UNWANTED_VARIABLES}


def _is_c(file: str) -> bool:
    return file.lower().endswith(C_SUFFIXES)


def _problem(file: str) -> str | None:
    """What is wrong with a file before anybody reads it."""
    path = Path(file)
    try:
        if path.is_dir():
            return f"{file}: error: is a directory"
        # Reading a FIFO waits for a writer that may never come.
        if path.exists() and not path.is_file():
            return f"{file}: error: not a regular file"
        if path.suffix.lower() not in (*C_SUFFIXES, *IR_SUFFIXES):
            return f"{file}: error: {_unknown_kind(path)}"
        with path.open("rb") as stream:
            head = stream.read(4096)
        if not head.strip():
            return f"{file}: error: the file is empty"
    except (OSError, ValueError) as error:
        return f"{file}: error: {_os_message(error)}"
    return None


def _unknown_kind(path: Path) -> str:
    if not path.exists():
        return "no such file"
    if path.suffix.lower() in (".cc", ".cpp", ".cxx"):
        return "C++ is not supported yet"
    if path.suffix.lower() == ".bc":
        return "LLVM bitcode is not read; convert it to text with llvm-dis"
    return f"unknown kind of file; known are {', '.join((*C_SUFFIXES, *IR_SUFFIXES))}"


def _read(file: str) -> str:
    try:
        return Path(file).read_text(encoding="utf-8", errors="replace")
    except OSError as error:
        raise InputError(f"{file}: error: {_os_message(error)}") from None


def _os_message(error: OSError | ValueError) -> str:
    if isinstance(error, FileNotFoundError):
        return "no such file"
    if isinstance(error, OSError) and error.strerror:
        return error.strerror[0].lower() + error.strerror[1:]
    return str(error)


def _parallel(function: Callable[[T], U], items: Sequence[T]) -> list[U]:
    """Results in the order of `items`; the compiler processes run side by side."""
    if len(items) < 2:
        return [function(item) for item in items]
    from concurrent.futures import ThreadPoolExecutor

    with ThreadPoolExecutor(max_workers=min(len(items), os.cpu_count() or 1)) as pool:
        futures = [pool.submit(function, item) for item in items]
        return [future.result() for future in futures]
