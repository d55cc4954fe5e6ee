"""Bad and odd input through the real command: a clear message, the right exit code, no traceback, no panic."""

from __future__ import annotations

import os
import random
import shlex
import subprocess
import sys

import pytest

from conftest import Command
from treadle.compile import compile_files

SIMPLE = "int x;\nint main(void) { x = 1; return x - 1; }\n"


def ir(treadle: Command) -> str:
    path = treadle.directory / "simple.c"
    path.write_text(SIMPLE)
    return compile_files([str(path)])[0].ir


def test_missing_file(treadle: Command) -> None:
    answer = treadle("check", "missing.c")
    assert (answer.returncode, answer.stderr) == (2, "missing.c: error: no such file\n")
    assert answer.stdout == ""


def test_directory(treadle: Command) -> None:
    answer = treadle("check", ".")
    assert (answer.returncode, answer.stderr) == (2, ".: error: is a directory\n")


@pytest.mark.parametrize("name", ["a.c", "a.ll", "a"])
def test_fifo(treadle: Command, name: str) -> None:
    os.mkfifo(treadle.directory / name)
    answer = treadle("check", name)
    assert (answer.returncode, answer.stderr) == (2, f"{name}: error: not a regular file\n")


def test_device(treadle: Command) -> None:
    (treadle.directory / "a.c").symlink_to("/dev/zero")
    answer = treadle("check", "a.c")
    assert (answer.returncode, answer.stderr) == (2, "a.c: error: not a regular file\n")


FULL = "treadle: error: cannot write to the standard output: No space left on device\n"
CLOSED = "treadle: error: cannot write to the standard output: Bad file descriptor\n"


@pytest.mark.parametrize(
    ("arguments", "code", "said"),
    [
        ("check a.c -m sc >&-", 2, CLOSED),
        ("check a.c -m sc >/dev/full", 2, FULL),
        ("check a.c -m sc --format json >/dev/full", 2, FULL),
        ("check a.c -m sc -o report.txt >&-", 0, ""),
        ("check a.c -m sc 2>&-", 0, ""),
        ("check a.c -m sc <&- >&- 2>&-", 2, ""),
        ("check missing.c 2>/dev/full", 2, ""),
        ("--version >/dev/full", 2, FULL),
        ("--version >&-", 2, CLOSED),
        ("--help >/dev/full", 2, FULL),
        ("--help >&-", 2, CLOSED),
    ],
)
def test_streams_that_cannot_be_written(treadle: Command, arguments: str, code: int, said: str) -> None:
    treadle.write("a.c", "int main(void) { return 0; }\n")
    command = f"{shlex.quote(sys.executable)} -m treadle {arguments}"
    answer = subprocess.run(command, shell=True, capture_output=True, text=True, cwd=treadle.directory, timeout=60)
    assert (answer.returncode, answer.stderr) == (code, said)


@pytest.mark.parametrize(("arguments", "code"), [("check a.c -m sc", 0), ("--version", 2), ("--help", 2)])
def test_a_pipe_without_a_reader(treadle: Command, arguments: str, code: int) -> None:
    treadle.write("a.c", "int main(void) { return 0; }\n")
    reader, writer = os.pipe()
    os.close(reader)
    answer = subprocess.run(
        [sys.executable, "-m", "treadle", *arguments.split()],
        stdout=writer,
        stderr=subprocess.PIPE,
        cwd=treadle.directory,
        timeout=60,
    )
    os.close(writer)
    assert (answer.returncode, answer.stderr) == (code, b"")


@pytest.mark.parametrize("name", ["empty.c", "empty.ll"])
def test_empty_file(treadle: Command, name: str) -> None:
    answer = treadle("check", treadle.write(name, ""))
    assert (answer.returncode, answer.stderr) == (2, f"{name}: error: the file is empty\n")


def test_c_syntax_error(treadle: Command) -> None:
    answer = treadle("check", treadle.write("bad.c", "int main(void)\n{\n\treturn 0\n}\n"))
    assert answer.returncode == 2
    assert "bad.c:3:10: error: expected ';' after return statement" in answer.stderr


def test_model_that_does_not_exist(treadle: Command) -> None:
    answer = treadle("check", treadle.write("a.c", SIMPLE), "--model", "sc,x86")
    assert answer.returncode == 2
    assert answer.stderr == "treadle: error: no model named `x86`; known models: sc, tso, pso, ra, rc11\n"


@pytest.mark.parametrize("text", ["int x;\n", "/* nothing */\n", "static int main2(void) { return 0; }\n"])
def test_file_without_main(treadle: Command, text: str) -> None:
    answer = treadle("check", treadle.write("a.c", text))
    assert answer.returncode == 2
    assert "error:" in answer.stderr
    assert "main" in answer.stderr


def test_two_mains(treadle: Command) -> None:
    answer = treadle("check", treadle.write("a.c", SIMPLE), treadle.write("b.c", SIMPLE))
    assert answer.returncode == 2
    assert "error:" in answer.stderr


def test_ir_from_a_file(treadle: Command) -> None:
    answer = treadle("check", treadle.write("a.ll", ir(treadle)), "--model", "sc")
    assert answer.returncode == 0, answer.stdout + answer.stderr


def test_ir_that_is_no_ir(treadle: Command) -> None:
    answer = treadle("check", treadle.write("a.ll", "this is not LLVM IR\n"))
    assert answer.returncode == 2
    assert "a.ll:1:" in answer.stderr
    assert "error:" in answer.stderr


@pytest.mark.parametrize("part", [0.2, 0.35, 0.5, 0.65, 0.8])
def test_truncated_ir(treadle: Command, part: float) -> None:
    text = ir(treadle)
    answer = treadle("check", treadle.write("a.ll", text[: int(len(text) * part)]), "--model", "sc")
    # Cut in the debug information it may still be a program.
    assert answer.returncode in (0, 2, 3), answer.stdout + answer.stderr
    assert answer.returncode == 0 or answer.stdout + answer.stderr


@pytest.mark.parametrize("seed", range(5))
def test_random_bytes(treadle: Command, seed: int) -> None:
    answer = treadle("check", treadle.write("a.ll", random.Random(seed).randbytes(3000)))
    assert answer.returncode == 2
    assert "error:" in answer.stderr


@pytest.mark.parametrize("seed", range(10))
def test_damaged_ir(treadle: Command, seed: int) -> None:
    chance = random.Random(seed)
    text = ir(treadle)
    for _ in range(3):
        at = chance.randrange(len(text))
        text = (
            text[:at] + chance.choice(["", "{", "}", "9" * 30, " ptr ", "@x", "%y", '"', "!7", "\0"]) + text[at + 5 :]
        )
    answer = treadle("check", treadle.write("a.ll", text), "--model", "sc", "--max-time", "10")
    assert answer.returncode in (0, 1, 2, 3), answer.stderr


def test_deeply_nested_ir(treadle: Command) -> None:
    text = f"@x = global {'[1 x ' * 100_000}i32{']' * 100_000} zeroinitializer\n"
    answer = treadle("check", treadle.write("a.ll", text))
    assert answer.returncode == 2
    assert "error:" in answer.stderr


def test_unsupported_function_is_named_with_its_line(treadle: Command) -> None:
    source = "int some_library_call(int);\nint main(void)\n{\n\treturn some_library_call(1);\n}\n"
    answer = treadle("check", treadle.write("a.c", source), "--model", "sc")
    assert answer.returncode == 3, answer.stdout + answer.stderr
    assert "unknown" in answer.stdout
    assert "some_library_call" in answer.stdout
    assert "a.c:4:" in answer.stdout


def test_unsupported_function_that_is_not_reached(treadle: Command) -> None:
    source = "int f(int);\nint x;\nint main(void) { if (x) f(1); return 0; }\n"
    assert treadle("check", treadle.write("a.c", source)).returncode == 0


def test_unsupported_assembly_is_named_with_its_line(treadle: Command) -> None:
    source = 'int main(void)\n{\n\t__asm__ volatile("cpuid" ::: "memory");\n\treturn 0;\n}\n'
    answer = treadle("check", treadle.write("a.c", source), "--model", "sc")
    assert answer.returncode == 3, answer.stdout + answer.stderr
    assert "cpuid" in answer.stdout
    assert "a.c:3:" in answer.stdout
