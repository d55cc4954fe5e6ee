"""The samples beside the repository: where one holds a program, it ends as a C programmer expects."""

from __future__ import annotations

import pytest

import treadle
from conftest import ROOT
from treadle.compile import compile_files

SAMPLES = ROOT.parent / "shared" / "samples"
MODELS = ("sc", "tso", "pso")
LONGEST_S = 60.0

pytestmark = pytest.mark.skipif(not SAMPLES.is_dir(), reason=f"{SAMPLES} is not there")


def check(name: str, model: str) -> treadle.ModelResult:
    return treadle.check(SAMPLES / name, models=model, max_time=LONGEST_S)[model]


@pytest.mark.parametrize("model", MODELS)
def test_dekker(model: str) -> None:
    """Fences by assembly and by builtins keep both asserts."""
    result = check("dekker.c", model)
    assert (result.verdict, result.reason) == ("safe", None)


@pytest.mark.parametrize("model", MODELS)
def test_misc(model: str) -> None:
    """One thread with much of the language; natively it returns 0."""
    result = check("misc.c", model)
    assert (result.verdict, result.reason) == ("safe", None)
    assert result.executions == 1


@pytest.mark.parametrize("model", MODELS)
def test_msqueue(model: str) -> None:
    """The queue frees nodes that another thread may still hold: that is its bug, under every model."""
    result = check("msqueue.c", model)
    assert result.verdict == "bug", result.reason
    assert "free" in result.bugs[0].kind
    assert result.bugs[0].file.endswith("msqueue.c")


@pytest.mark.parametrize("model", MODELS)
def test_prodcons(model: str) -> None:
    """Condition variables, semaphores, once; safe, but for a value from nowhere (`__VERIFIER_nondet_int`)."""
    result = check("prodcons.c", model)
    assert result.verdict != "bug", result.bugs
    if result.verdict == "unknown":
        assert "nondeterministic" in (result.reason or "")


def test_c11_threads() -> None:
    result = check("c11thr.c", "sc")
    assert (result.verdict, result.reason) == ("safe", None), result.bugs


def test_libc() -> None:
    """It ends in a call of a null pointer by `qsort`; before that a function may be named that cannot be run yet."""
    result = check("libc.c", "sc")
    assert result.verdict != "safe"
    if result.verdict == "unknown":
        assert "libc.c:16:" in (result.reason or "")


@pytest.mark.parametrize("name", ["edge.c", "hazard.c"])
def test_files_without_main(name: str) -> None:
    with pytest.raises(treadle.InputError, match="main"):
        check(name, "sc")


def test_every_c_sample_compiles() -> None:
    for module in compile_files([str(path) for path in sorted(SAMPLES.glob("*.c"))]):
        assert "define" in module.ir
