from __future__ import annotations

import os
from pathlib import Path

import pytest

from treadle.compile import compile_files, find_compiler
from treadle.errors import CompileError, InputError, UsageError

SIMPLE = "int main(void) { return 0; }\n"


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def write(name: str, text: str | bytes = SIMPLE) -> str:
    Path(name).write_bytes(text.encode() if isinstance(text, str) else text)
    return name


def ir(text: str, **options: object) -> str:
    return compile_files([write("a.c", text)], **options)[0].ir  # type: ignore[arg-type]


def test_ir_has_names_and_positions() -> None:
    text = ir("int shared;\nvoid set(int value) { shared = value; }\n")
    assert "@shared" in text
    assert "%value" in text
    assert "!DILocation(line: 2" in text
    assert 'target triple = "x86_64' in text


def test_nothing_is_optimised() -> None:
    assert "load volatile" not in (text := ir("int g; void f(void) { int unused = g; (void)unused; }\n"))
    assert "load i32, ptr @g" in text


def test_headers_come_with_the_compiler() -> None:
    headers = ("pthread", "stdatomic", "semaphore", "threads", "stdio", "stdlib", "string", "assert", "errno", "sched")
    ir("".join(f"#include <{name}.h>\n" for name in headers))


def test_defines() -> None:
    assert "i32 7" in ir("int n = N; int m = EMPTY;\n", defines=["N=7", "EMPTY"])


def test_includes(here: Path) -> None:
    (here / "sub").mkdir()
    (here / "sub" / "n.h").write_text("#define N 7\n")
    assert "i32 7" in ir('#include "n.h"\nint n = N;\n', includes=["sub"])


def test_std() -> None:
    source = "int typeof;\n"
    with pytest.raises(CompileError):
        ir(source)
    ir(source, std="c11")
    with pytest.raises(CompileError, match="invalid value 'nonsense'"):
        ir(source, std="nonsense")


def test_several_files_keep_their_order() -> None:
    names = [write(f"f{n}.c", f"int number{n};\n") for n in range(5)]
    modules = compile_files(names)
    assert [module.name for module in modules] == names
    assert all(f"@number{n}" in module.ir for n, module in enumerate(modules))


def test_ir_files_are_taken_as_they_are() -> None:
    text = "; not looked at\n"
    (module,) = compile_files([write("a.ll", text)])
    assert (module.name, module.ir) == ("a.ll", text)


def test_bytes_that_are_no_text_do_not_hurt() -> None:
    compile_files([write("a.ll", b"\xff\xfe\x00garbage")])


def test_warnings_are_kept() -> None:
    (module,) = compile_files([write("a.c", "int f(void) { }\n")])
    assert "a.c:1:15: warning" in module.warnings


def test_the_compilers_own_message() -> None:
    with pytest.raises(CompileError) as caught:
        ir("int main(void)\n{\n\treturn undeclared;\n}\n")
    assert "a.c:3:9: error: use of undeclared identifier 'undeclared'" in caught.value.diagnostics


def test_a_file_name_like_an_option() -> None:
    (module,) = compile_files([write("-o.c")])
    assert "@main" in module.ir


@pytest.mark.parametrize(
    ("name", "content", "message"),
    [
        ("missing.c", None, "missing.c: error: no such file"),
        ("missing.txt", None, "missing.txt: error: no such file"),
        ("empty.c", "", "empty.c: error: the file is empty"),
        ("blank.ll", " \n\n", "blank.ll: error: the file is empty"),
        ("a.txt", "text", "a.txt: error: unknown kind of file; known are .c, .i, .ll"),
        ("a.cpp", "int x;", "a.cpp: error: C\\+\\+ is not supported yet"),
        ("a.bc", "BC", "a.bc: error: LLVM bitcode is not read"),
        ("nul\0.c", None, "error: embedded null byte"),
    ],
)
def test_bad_input(name: str, content: str | None, message: str) -> None:
    if content is not None:
        write(name, content)
    with pytest.raises(InputError, match=message):
        compile_files([name])


def test_a_directory(here: Path) -> None:
    (here / "dir.c").mkdir()
    with pytest.raises(InputError, match=r"dir.c: error: is a directory"):
        compile_files(["dir.c"])


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read everything")
def test_an_unreadable_file() -> None:
    Path(write("a.c")).chmod(0)
    with pytest.raises(InputError, match=r"a.c: error: permission denied"):
        compile_files(["a.c"])


def test_all_bad_files_are_named_at_once() -> None:
    with pytest.raises(InputError) as caught:
        compile_files(["missing.c", write("a.c"), write("empty.c", "")])
    assert str(caught.value).splitlines() == ["missing.c: error: no such file", "empty.c: error: the file is empty"]


def test_the_environment_does_not_change_the_program(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (here / "pthread.h").write_text("#error taken from the environment\n")
    for variable in ("CPATH", "C_INCLUDE_PATH", "CPLUS_INCLUDE_PATH"):
        monkeypatch.setenv(variable, str(here))
    monkeypatch.setenv("CCC_OVERRIDE_OPTIONS", "+-DBROKEN")
    ir("#include <pthread.h>\n#ifdef BROKEN\n#error\n#endif\n")


def fake_compiler(says: str) -> str:
    name = write("cc.sh", f"#!/bin/sh\necho '{says}'\n")
    Path(name).chmod(0o755)
    return f"./{name}"


@pytest.mark.parametrize(
    ("says", "message"),
    [
        ("gcc (GCC) 14.2", "is not clang"),
        ("Debian clang version 14.0.6", "is clang 14; Treadle needs clang 16 or newer"),
    ],
)
def test_a_compiler_that_will_not_do(says: str, message: str) -> None:
    with pytest.raises(UsageError, match=message):
        find_compiler(fake_compiler(says))


def test_a_compiler_that_is_not_there() -> None:
    with pytest.raises(UsageError, match=r"`./nowhere` is not a program"):
        find_compiler("./nowhere")


def test_a_compiler_that_prints_no_ir() -> None:
    compiler = fake_compiler("clang version 99.0.0")
    with pytest.raises(UsageError, match=r"printed no LLVM IR for a.c"):
        compile_files([write("a.c")], cc=compiler)


def test_ir_files_need_no_compiler() -> None:
    compile_files([write("a.ll", "text")], cc="./nowhere")


def test_the_bundled_compiler_is_there() -> None:
    """Fails clearly on the day on which ziglang no longer brings clang."""
    compiler = find_compiler()
    assert compiler.command[1] == "clang"
    assert Path(compiler.command[0]).is_file()
    assert "define" in ir(SIMPLE)


def test_a_compiler_of_ones_own() -> None:
    """Any clang will do: here the bundled one, behind a name of its own."""
    own = " ".join(f"'{word}'" for word in find_compiler().command)
    Path(write("clang-99", f'#!/bin/sh\nexec {own} "$@"\n')).chmod(0o755)
    compiler = find_compiler("./clang-99")
    assert compiler.name == "./clang-99"
    (module,) = compile_files([write("a.c", "#include <pthread.h>\n" + SIMPLE)], cc="./clang-99")
    assert "@main" in module.ir
