from __future__ import annotations

import json
import sys
from dataclasses import asdict
from pathlib import Path

import pytest

import traces
from conftest import ROOT, FakeNative
from treadle import api, cli
from treadle.results import CheckResult


def run(*arguments: str) -> int:
    """The command in this process, so that a fake native module takes part."""
    sys.argv = ["treadle", *arguments]
    with pytest.raises(SystemExit) as caught:
        cli.main()
    return int(caught.value.code or 0)


@pytest.fixture
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.chdir(tmp_path)
    Path("a.c").write_text("#ifndef N\n#define N 1\n#endif\nint n = N;\nint main(void) { return 0; }\n")
    return "a.c"


@pytest.mark.parametrize(
    ("models", "expected"),
    [
        ([], ["sc", "tso", "pso"]),
        (["--model", "tso"], ["tso"]),
        (["-m", "tso,sc"], ["tso", "sc"]),
        (["--models", "tso,sc"], ["tso", "sc"]),
        (["-m", "pso", "--model", "sc, tso"], ["pso", "sc", "tso"]),
    ],
)
def test_models(native: FakeNative, program: str, models: list[str], expected: list[str]) -> None:
    assert run("check", program, *models) == 0
    assert [call.model for call in native.calls] == expected


@pytest.mark.parametrize("spelling", [["-DN=77"], ["-D", "N=77"], ["-DN=77", "-DK=2"], ["-D", "K", "-DN=77"]])
def test_defines_glued_or_not(native: FakeNative, program: str, spelling: list[str]) -> None:
    assert run("check", program, *spelling, "-m", "sc") == 0
    assert "i32 77" in native.calls[0].modules[0][1]


@pytest.mark.parametrize("glued", [True, False])
def test_include_directories(native: FakeNative, program: str, glued: bool) -> None:
    Path("sub").mkdir()
    Path("sub/n.h").write_text("int included;\n")
    Path("b.c").write_text('#include "n.h"\n')
    assert run("check", program, "b.c", *(["-Isub"] if glued else ["-I", "sub"])) == 0
    assert "@included" in native.calls[0].modules[1][1]


def test_options(native: FakeNative, program: str) -> None:
    flags = "--engine naive --reduction source --unroll 4 --spin explore --keep-going --max-executions 9 --max-time 2"
    flags += " --jobs 3 --max-memory 512M --max-depth 40"
    assert run("check", program, "-m", "sc", *flags.split(), "--data-races", "--debug-duplicates") == 0
    assert native.calls[0].options == {
        "engine": "naive",
        "reduction": "source",
        "unroll": 4,
        "spin": "explore",
        "keep_going": True,
        "jobs": 3,
        "max_executions": 9,
        "max_time": 2.0,
        "max_memory": 1 << 29,
        "max_depth": 40,
        "data_races": True,
        "debug_duplicates": True,
        "keep_traces": False,
    }


@pytest.mark.parametrize(("verdict", "code"), [("safe", 0), ("bug", 1), ("unknown", 3)])
def test_exit_codes(native: FakeNative, program: str, verdict: str, code: int) -> None:
    native.answers["tso"] = traces.model("tso", verdict)
    assert run("check", program) == code


def test_text_is_the_default(native: FakeNative, capsys: pytest.CaptureFixture[str], in_root: None) -> None:
    native.answers["tso"] = traces.store_buffering_result()["tso"]
    assert run("check", traces.SB, "-m", "sc,tso") == 1
    out, err = capsys.readouterr()
    assert out == (ROOT / "tests/golden/store_buffering.txt").read_text(encoding="utf-8")
    assert err == ""


def test_json(native: FakeNative, program: str, capsys: pytest.CaptureFixture[str]) -> None:
    native.answers["tso"] = traces.store_buffering_result()["tso"]
    assert run("check", program, "--format", "json") == 1
    result = CheckResult.from_json(capsys.readouterr().out)
    assert result["tso"] == native.answers["tso"]


def test_output_file(native: FakeNative, program: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("check", program, "--format", "json", "-o", "report.json") == 0
    assert json.loads(Path("report.json").read_text())["format"] == 1
    assert capsys.readouterr().out == ""


def test_output_file_that_cannot_be_written(
    native: FakeNative, program: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("check", program, "-o", "nowhere/report.txt") == 2
    assert "treadle: error: cannot write `nowhere/report.txt`: No such file or directory" in capsys.readouterr().err


def test_compiler_warnings_go_to_stderr(native: FakeNative, program: str, capsys: pytest.CaptureFixture[str]) -> None:
    Path("w.c").write_text("int f(void) { }\nint main(void) { return f(); }\n")
    assert run("check", "w.c") == 0
    out, err = capsys.readouterr()
    assert "w.c:1:15: warning" in err
    assert "warning" not in out
    assert run("check", "w.c", "--quiet") == 0
    assert capsys.readouterr().err == ""


def test_interrupt_prints_what_is_known(native: FakeNative, program: str, capsys: pytest.CaptureFixture[str]) -> None:
    def interrupt() -> None:
        if native.calls[-1].model == "tso":
            raise KeyboardInterrupt

    native.during = interrupt
    assert run("check", program) == 3
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split()[:3] == ["a.c", "sc", "safe"]
    assert lines[1].split()[:3] == ["a.c", "tso", "unknown"]
    assert "unknown: interrupted" in lines[2]


def test_internal_errors_have_no_traceback(
    native: FakeNative, program: str, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail() -> None:
        raise RuntimeError("broken")

    native.during = fail
    assert run("check", program) == 3
    err = capsys.readouterr().err
    assert "treadle: internal error: RuntimeError: broken" in err
    assert "Traceback" not in err


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    import treadle

    assert run("--version") == 0
    assert capsys.readouterr().out == f"treadle {treadle.__version__}\n"


@pytest.mark.parametrize(
    "arguments",
    [
        ["check"],
        ["check", "a.c", "--engine", "x"],
        ["check", "a.c", "--unroll", "0"],
        ["check", "a.c", "--unroll", "-1"],
        ["check", "a.c", "--unroll", "99999999999999999999999"],
        ["check", "a.c", "--max-executions", "99999999999999999999999"],
        ["check", "a.c", "--max-executions", "0"],
        ["check", "a.c", "--max-time", "nan"],
        ["check", "a.c", "--max-time", "0"],
        ["check", "a.c", "--max-time", "-1"],
        ["check", "a.c", "--jobs", "0"],
        ["check", "a.c", "--jobs", "1025"],
        ["check", "a.c", "--jobs", "all"],
        ["check", "a.c", "--max-memory", "0"],
        ["check", "a.c", "--max-memory", "much"],
        ["check", "a.c", "--max-memory", "-1G"],
        ["check", "a.c", "--max-memory", "99999999999T"],
        ["check", "a.c", "--max-depth", "0"],
        ["check", "a.c", "--max-depth", "4294967296"],
        ["check", "a.c", "-m", "rc11", "--engine", "dpor"],
        ["check", "a.c", "--estimate", "--format", "dot"],
        ["check", "a.c", "--all-states", "a.c"],
        ["check", "a.c", "--nothing"],
        ["x"],
    ],
)
def test_wrong_usage(native: FakeNative, program: str, arguments: list[str]) -> None:
    assert run(*arguments) == 2


def test_an_unknown_model_lists_the_known_ones(program: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("check", program, "-m", "sc,alpha") == 2
    assert "no model named `alpha`; known models: sc, tso, pso, ra, rc11" in capsys.readouterr().err


@pytest.mark.parametrize("weak", [True, False])
@pytest.mark.parametrize("engine", ["auto", "graph", "dpor"])
def test_c11_models_join_the_default(
    native: FakeNative, program: str, monkeypatch: pytest.MonkeyPatch, weak: bool, engine: str
) -> None:
    monkeypatch.setattr(api, "C11_MODELS_BY_DEFAULT", True)
    native.weak_orders = weak
    assert run("check", program, "--engine", engine) == 0
    c11 = ["ra", "rc11"] if weak and engine != "dpor" else []
    assert [call.model for call in native.calls] == ["sc", "tso", "pso", *c11]


def test_an_engine_that_does_not_know_a_model(program: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("check", program, "-m", "rc11", "--engine", "naive") == 2
    assert "engine `naive` does not know the model `rc11`; use engine `graph`" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--max-memory", "much"], "max_memory must be a size such as 512M or 2G, not `much`"),
        (["--max-memory", "0"], "max_memory must be greater than 0"),
        (["--jobs", "1025"], "jobs must be at most 1024"),
        (["--max-depth", "4294967296"], "max_depth must be at most 4294967295"),
        (["--all-states", "a.c"], "cannot write to `a.c`: File exists"),
        (["--estimate", "--keep-going"], "--estimate explores nothing to its end: leave out --keep-going"),
        (["--estimate", "--all-states", "x"], "leave out --all-states"),
        (["--estimate", "--format", "dot"], "--estimate has no report in the format dot"),
    ],
)
def test_messages_of_wrong_usage(
    native: FakeNative, program: str, arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("check", program, "-m", "sc", *arguments) == 2
    assert message in capsys.readouterr().err


def test_the_graph_of_the_counterexample(native: FakeNative, program: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("check", program, "--print-cex", "none.dot") == 0
    assert not Path("none.dot").exists()
    native.answers["tso"] = traces.store_buffering_result()["tso"]
    assert run("check", program, "--print-cex", "bug.dot") == 1
    assert Path("bug.dot").read_text().startswith("digraph execution {")
    assert "error: assertion" in capsys.readouterr().out
    assert run("check", program, "--print-cex", "nowhere/bug.dot") == 2
    assert "cannot write `nowhere/bug.dot`" in capsys.readouterr().err


def test_all_states(native: FakeNative, program: str) -> None:
    native.states = [asdict(traces.store_buffering().trace)] * 3
    assert run("check", program, "-m", "tso", "--all-states", "states") == 0
    assert sorted(path.name for path in Path("states").iterdir()) == [
        f"000{number}.{suffix}" for number in (1, 2, 3) for suffix in ("dot", "json")
    ]
    assert native.calls[0].options["keep_traces"] is True
    assert run("check", program, "-m", "sc,tso", "--all-states", "several") == 0
    assert sorted(path.name for path in Path("several").iterdir()) == ["sc", "tso"]


def test_estimate(native: FakeNative, program: str, capsys: pytest.CaptureFixture[str]) -> None:
    native.answers["sc"] = traces.model("sc", "unknown", executions=500_000, time_s=0.5)
    assert run("check", program, "-m", "sc,tso", "--estimate") == 0
    about, exact = capsys.readouterr().out.splitlines()
    assert about == (
        "a.c  sc   about 3,000,000 executions (± 100,000, 1,000 random walks), about 3.00 s at 1,000,000/s"
    )
    assert exact == "a.c  tso  3 executions: explored to the end, 0.01 s"
    assert run("check", program, "-m", "sc", "--estimate", "--format", "json", "-o", "e.json") == 0
    (entry,) = json.loads(Path("e.json").read_text())["estimates"]
    assert (entry["executions"], entry["exact"], entry["time_s"]) == (3e6, False, 3.0)


def test_an_estimate_that_knows_nothing(native: FakeNative, program: str, capsys: pytest.CaptureFixture[str]) -> None:
    native.guess = {"executions": 0.0, "spread": 0.0, "walks": 1000}
    native.answers["sc"] = traces.model("sc", "unknown", executions=0, time_s=0.5)
    assert run("check", program, "-m", "sc", "--estimate") == 0
    assert "nothing is known: none of 1,000 random walks ran to its end" in capsys.readouterr().out
