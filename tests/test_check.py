"""`check` from C to the report, with the real engine."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import treadle as package
from conftest import ROOT, Command, needs_graph
from treadle import _treadle
from treadle.compile import compile_files
from treadle.results import CheckResult

SB = ROOT / "tests/data/sb.c"
MP = ROOT / "tests/data/mp.c"
MODELS = ("sc", "tso", "pso")

WRITERS = """\
#include <pthread.h>
#include <stdatomic.h>
atomic_int x;
void *writer(void *arg) { x = (int)(long)arg; return 0; }
int main(void)
{
	pthread_t threads[N];
	for (long i = 0; i < N; i++)
		pthread_create(&threads[i], 0, writer, (void *)i);
	for (int i = 0; i < N; i++)
		pthread_join(threads[i], 0);
	return 0;
}
"""


def test_store_buffering() -> None:
    result = package.check(SB, models=MODELS)
    assert [answer.verdict for answer in result.results] == ["safe", "bug", "bug"]
    assert result["sc"].executions == 3
    (bug,) = result["tso"].bugs
    assert (bug.kind, bug.line, bug.thread) == ("assertion", 29, 0)
    assert bug.file.endswith("sb.c")
    reads = {event.location: event for event in bug.trace.events if event.kind == "read" and event.thread != 0}
    assert reads["x"].rf is None
    assert reads["y"].rf is None
    assert (reads["x"].value, reads["y"].value) == (0, 0)


def test_message_passing() -> None:
    result = package.check(MP, models=MODELS)
    assert [answer.verdict for answer in result.results] == ["safe", "safe", "bug"]


@pytest.mark.parametrize("engine", ["dpor", "naive"])
@pytest.mark.parametrize("reduction", ["optimal", "source"])
def test_engines_agree(engine: str, reduction: str) -> None:
    result = package.check(SB, models=MODELS, engine=engine, reduction=reduction)  # type: ignore[arg-type]
    assert [answer.verdict for answer in result.results] == ["safe", "bug", "bug"]
    assert {answer.engine for answer in result.results} == {engine}


def test_the_trace_is_well_formed() -> None:
    for model in ("tso", "pso"):
        (bug,) = package.check(SB, models=model)[model].bugs
        trace = bug.trace
        events = {event.id: event for event in trace.events}
        assert trace.threads[0].name == "main"
        assert {event.thread for event in trace.events} <= {thread.id for thread in trace.threads}
        executed = [step.event for step in trace.steps if step.action == "execute"]
        assert len(set(executed)) == len(executed)
        assert set(executed) <= set(events)
        for event in trace.events:
            if event.rf is not None and event.kind in ("read", "update"):
                assert events[event.rf].kind in ("write", "update")
                assert events[event.rf].value == (event.old if event.kind == "update" else event.value)
        for thread in trace.threads:
            order = [events[id].po for id in executed if events[id].thread == thread.id]
            assert order == sorted(order)


def test_text_report(treadle: Command) -> None:
    source = treadle.write("sb.c", SB.read_text())
    answer = treadle("check", source, "--model", "sc,tso")
    assert answer.returncode == 1
    lines = answer.stdout.splitlines()
    assert lines[0].split()[:5] == ["sb.c", "sc", "safe", "3", "executions"]
    assert "sb.c:29:2: error: " in answer.stdout
    assert "x = 1 (buffered)" in answer.stdout or "y = 1 (buffered)" in answer.stdout
    assert "reaches memory" in answer.stdout
    assert "atomic_thread_fence(memory_order_seq_cst)" in answer.stdout
    assert "reads x = 0 from the initial value" in " ".join(answer.stdout.replace("│", " ").split())


def test_json_report(treadle: Command) -> None:
    source = treadle.write("sb.c", SB.read_text())
    answer = treadle("check", source, "--format", "json")
    assert answer.returncode == 1
    assert CheckResult.from_json(answer.stdout).files == ("sb.c",)
    report = json.loads(answer.stdout)
    assert report["results"][1]["bugs"][0]["trace"]["steps"]


def test_several_files(treadle: Command) -> None:
    treadle.write("shared.h", "extern int shared;\nvoid set(void);\n")
    a = treadle.write(
        "a.c", '#include <assert.h>\n#include "shared.h"\nint main(void) { set(); assert(shared == 7); }\n'
    )
    b = treadle.write("b.c", '#include "shared.h"\nint shared;\nvoid set(void) { shared = 7; }\n')
    answer = treadle("check", a, b, "-m", "sc")
    assert answer.returncode == 0, answer.stdout + answer.stderr


def test_defines_of_the_acceptance_runner(treadle: Command) -> None:
    source = treadle.write("w.c", WRITERS)
    answer = treadle("check", source, "--model", "sc", "--format", "json", "-DN=3", "-DK=2")
    assert json.loads(answer.stdout)["results"][0]["executions"] == 6


def test_unroll_cuts_off_and_is_never_safe(treadle: Command) -> None:
    text = "int x;\nint main(void)\n{\n\tfor (int i = 0; i < N; i++)\n\t\tx = i;\n\treturn 0;\n}\n"
    source = treadle.write("a.c", text)
    assert treadle("check", source, "-DN=3", "--unroll", "3").returncode == 0
    answer = treadle("check", source, "-DN=4", "--unroll", "3", "-m", "sc")
    assert answer.returncode == 3
    assert "--unroll" in answer.stdout
    assert "1 bound" in answer.stdout


@pytest.mark.parametrize(("option", "value"), [("--max-executions", "10"), ("--max-time", "0.05")])
def test_limits(treadle: Command, option: str, value: str) -> None:
    answer = treadle("check", treadle.write("w.c", WRITERS), "-DN=12", "-m", "sc", option, value, "--format", "json")
    assert answer.returncode == 3
    (result,) = json.loads(answer.stdout)["results"]
    assert (result["verdict"], bool(result["reason"])) == ("unknown", True)
    if option == "--max-executions":
        assert result["executions"] == 10


def test_keep_going_finds_more_than_one_bug(treadle: Command) -> None:
    answer = treadle("check", treadle.write("sb.c", SB.read_text()), "-m", "tso", "--keep-going", "--format", "json")
    (result,) = json.loads(answer.stdout)["results"]
    assert result["verdict"] == "bug"
    assert result["executions"] >= 3


def test_output_of_the_program_is_shown(treadle: Command) -> None:
    source = '#include <assert.h>\n#include <stdio.h>\nint x;\nint main(void) { printf("x is %d\\n", x); assert(x); }\n'
    answer = treadle("check", treadle.write("a.c", source), "-m", "sc")
    assert answer.returncode == 1
    assert "> x is 0" in answer.stdout


def test_call_stack(treadle: Command) -> None:
    source = "#include <stdlib.h>\nint x;\nvoid deep(void)\n{\n\tabort();\n}\nint main(void)\n{\n\tdeep();\n}\n"
    answer = treadle("check", treadle.write("a.c", source), "-m", "sc")
    assert answer.returncode == 1
    assert "a.c:5:2: error:" in answer.stdout
    assert "in deep() at a.c:5:2" in answer.stdout
    assert "called from main() at a.c:9:2" in answer.stdout


def test_the_same_program_twice_gives_the_same_answer() -> None:
    def answer() -> list[object]:
        return [(r.model, r.verdict, r.executions, r.blocked, r.bugs) for r in package.check(SB).results]

    assert answer() == answer()


def test_interrupt(treadle: Command) -> None:
    source = treadle.write("w.c", WRITERS)
    command = [sys.executable, "-m", "treadle", "check", source, "-DN=13", "-m", "sc,tso"]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=treadle.directory
    )
    time.sleep(1.5)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=120)
    assert "Traceback" not in err
    assert process.returncode == 3
    assert "sc   unknown" in out
    assert "tso  unknown" in out
    assert "interrupted" in out
    # What the first model had done by then is told.
    executions = out.splitlines()[0].split()[3]
    assert int(executions.replace(",", "")) > 0


def test_progress() -> None:
    seen = []
    path = Path(os.environ.get("TMPDIR", "/tmp")) / f"treadle-writers-{os.getpid()}.c"
    path.write_text(WRITERS)
    try:
        result = package.check(path, models="sc", defines=["N=13"], max_time=1.0, progress=seen.append)
    finally:
        path.unlink()
    assert result["sc"].verdict == "unknown"
    assert 2 <= len(seen) <= 30
    assert seen[-1].executions > seen[0].executions


def test_a_closed_pipe_is_no_error(treadle: Command) -> None:
    source = treadle.write("sb.c", SB.read_text())
    command = f"'{sys.executable}' -m treadle check {source} --format json | head -c 10"
    answer = subprocess.run(command, shell=True, capture_output=True, text=True, cwd=treadle.directory)
    assert answer.stderr == ""


def test_max_memory(treadle: Command) -> None:
    answer = treadle("check", treadle.write("w.c", WRITERS), "-DN=10", "-m", "sc", "--max-memory", "1M")
    assert answer.returncode == 3
    assert "of memory in use (`--max-memory 1M`)" in answer.stdout
    assert "help: raise --max-memory" in answer.stdout
    assert treadle("check", "w.c", "-DN=3", "-m", "sc", "--max-memory", "2G").returncode == 0


@pytest.mark.parametrize("jobs", [1, 3])
def test_jobs(jobs: int) -> None:
    assert [answer.verdict for answer in package.check(SB, models=MODELS, jobs=jobs).results] == ["safe", "bug", "bug"]


@needs_graph
@pytest.mark.parametrize("jobs", [1, 2, 5])
def test_the_answer_does_not_depend_on_the_number_of_jobs(jobs: int) -> None:
    result = package.check(SB, models=MODELS, jobs=jobs, engine="graph", keep_going=True)
    one = package.check(SB, models=MODELS, jobs=1, engine="graph", keep_going=True)
    told = [(a.verdict, a.executions, a.blocked, [(b.kind, b.line) for b in a.bugs]) for a in result.results]
    assert told == [(a.verdict, a.executions, a.blocked, [(b.kind, b.line) for b in a.bugs]) for a in one.results]


@needs_graph
def test_max_depth(treadle: Command) -> None:
    source = treadle.write("w.c", WRITERS)
    answer = treadle("check", source, "-DN=3", "-m", "sc", "--max-depth", "2")
    assert answer.returncode == 3
    assert "--max-depth" in answer.stdout
    assert treadle("check", source, "-DN=3", "-m", "sc", "--max-depth", "100").returncode == 0


@needs_graph
@pytest.mark.parametrize(("define", "verdict"), [("", "bug"), ("FENCE", "safe")])
def test_models_with_c11_orders(define: str, verdict: str) -> None:
    result = package.check(ROOT / "examples/store_buffering.c", models="rc11", defines=[define] if define else [])
    assert (result["rc11"].verdict, result["rc11"].engine) == (verdict, "graph")


def test_estimate_of_a_small_program(treadle: Command) -> None:
    answer = treadle("check", treadle.write("w.c", WRITERS), "-DN=5", "-m", "sc", "--estimate")
    assert answer.returncode == 0
    assert answer.stdout.startswith("w.c  sc  120 executions: explored to the end, ")


@needs_graph
def test_estimate_of_a_large_program(tmp_path: Path) -> None:
    source = tmp_path / "w.c"
    source.write_text(WRITERS)
    (known,) = package.estimate(source, models="sc", defines=["N=12"], jobs=1).estimates
    assert not known.exact
    # 12!, within five standard errors.
    assert abs(known.executions - 479_001_600) <= max(5 * known.spread, 1.0)
    assert known.time_s is not None
    assert known.time_s > 1


@pytest.mark.parametrize(
    ("body", "weak"),
    [
        ("x = 1;", False),
        ("atomic_store(&x, 1); atomic_thread_fence(memory_order_seq_cst);", False),
        ("atomic_store_explicit(&x, 1, memory_order_release);", True),
        ("return atomic_load_explicit(&x, memory_order_acquire);", True),
        ("atomic_fetch_add_explicit(&x, 1, memory_order_relaxed);", True),
        ("atomic_thread_fence(memory_order_acq_rel);", True),
        (
            "int e; atomic_compare_exchange_strong_explicit(&x, &e, 1, memory_order_seq_cst, memory_order_relaxed);",
            True,
        ),
    ],
)
def test_weak_orders_are_seen(body: str, weak: bool, tmp_path: Path) -> None:
    source = tmp_path / "a.c"
    source.write_text(f"#include <stdatomic.h>\natomic_int x;\nint main(void) {{ {body} return 0; }}\n")
    (module,) = compile_files([str(source)])
    assert _treadle.uses_weak_orders([(module.name, module.ir)]) is weak


def test_a_check_imports_nothing_heavy(treadle: Command) -> None:
    """Start-up time is felt with every check."""
    treadle.write("sb.c", SB.read_text())
    code = "import sys; sys.argv = ['treadle', 'check', 'sb.c']\nfrom treadle.cli import main\ntry: main()\n"
    code += "except SystemExit: print(*(name for name in sys.modules if '.' not in name), file=sys.stderr)"
    answer = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=treadle.directory)
    imported = set(answer.stderr.split())
    assert {"treadle", "argparse", "subprocess"} <= imported
    assert imported.isdisjoint({"rich", "typer", "click", "pydantic", "asyncio", "concurrent", "importlib_metadata"})
