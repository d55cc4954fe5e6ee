from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import treadle
from conftest import FakeNative
from treadle.api import Progress
from treadle.errors import InputError, Interrupted, UsageError
from treadle.results import Blocked, Estimate, ModelResult


@pytest.fixture
def program(tmp_path: Path) -> Path:
    path = tmp_path / "a.c"
    path.write_text("int main(void) { return 0; }\n")
    return path


def test_one_result_for_each_model_in_order(native: FakeNative, program: Path) -> None:
    result = treadle.check(program, models=["pso", "sc", "pso"])
    assert [answer.model for answer in result.results] == ["pso", "sc"]
    assert result.files == (str(program),)
    assert result.verdict == "safe"


def test_the_program_is_compiled_once(native: FakeNative, program: Path) -> None:
    treadle.check([program])
    assert len(native.calls) == 3
    assert len({id(call.modules[0][1]) for call in native.calls}) == 1


def test_options_reach_the_engine(native: FakeNative, program: Path) -> None:
    treadle.check(
        str(program),
        models="tso",
        engine="naive",
        reduction="source",
        unroll=5,
        spin="explore",
        keep_going=True,
        max_executions=10,
        max_time=1.5,
        jobs=3,
        max_memory="512M",
        max_depth=40,
        data_races=True,
        debug_duplicates=True,
    )
    assert native.calls[0].options == {
        "engine": "naive",
        "reduction": "source",
        "unroll": 5,
        "spin": "explore",
        "keep_going": True,
        "jobs": 3,
        "max_executions": 10,
        "max_time": 1.5,
        "max_memory": 1 << 29,
        "max_depth": 40,
        "data_races": True,
        "debug_duplicates": True,
        "keep_traces": False,
    }


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"models": ["sc", "alpha"]}, "no model named `alpha`; known models: sc, tso, pso, ra, rc11"),
        ({"models": []}, "no model given"),
        ({"engine": "magic"}, "engine must be one of auto, graph, dpor, naive"),
        ({"reduction": "total"}, "reduction must be one of optimal, source"),
        ({"spin": "never"}, "spin must be one of assume, explore"),
        ({"unroll": 0}, "unroll must be greater than 0"),
        ({"max_executions": -1}, "max_executions must be greater than 0"),
        ({"max_time": float("nan")}, "max_time must be greater than 0"),
        ({"jobs": 0}, "jobs must be greater than 0"),
        ({"max_memory": "2X"}, "max_memory must be a size such as 512M or 2G, not `2X`"),
        ({"max_depth": 1.5}, "max_depth must be a whole number"),
        ({"engine": "dpor", "models": "ra"}, "engine `dpor` does not know the model `ra`"),
        ({"max_time": 10**400}, "max_time must be at most"),
        ({"unroll": 2**63}, "unroll must be at most 9223372036854775807"),
        ({"unroll": 2.5}, "unroll must be a whole number"),
        ({"max_executions": 99999999999999999999999}, "max_executions must be at most 9223372036854775807"),
    ],
)
def test_arguments_that_make_no_sense(
    native: FakeNative, program: Path, options: dict[str, object], message: str
) -> None:
    with pytest.raises(UsageError, match=message):
        treadle.check(program, **options)  # type: ignore[arg-type]
    assert not native.calls
    assert issubclass(UsageError, ValueError)


def test_no_files(native: FakeNative) -> None:
    with pytest.raises(UsageError, match="no file to check"):
        treadle.check([])


def test_the_native_modules_complaint_is_an_input_error(native: FakeNative, program: Path) -> None:
    def complain() -> None:
        raise ValueError("a.c: error: no function `main`")

    native.during = complain
    with pytest.raises(InputError, match=r"a.c: error: no function `main`"):
        treadle.check(program)


def test_progress(native: FakeNative, program: Path) -> None:
    seen: list[Progress] = []
    treadle.check(program, models="sc", progress=seen.append)
    assert seen == [Progress("sc", 2, 1, 0.1)]


def test_how_long_it_will_take() -> None:
    guess = Estimate(100.0, 5.0, 10)
    assert Progress("sc", 20, 0, 2.0, guess).left_s == 8.0
    assert Progress("sc", 20, 0, 2.0).left_s is None
    assert Progress("sc", 0, 0, 2.0, guess).left_s is None
    assert Progress("sc", 101, 0, 2.0, guess).left_s is None


def test_estimate(native: FakeNative, program: Path) -> None:
    native.answers["sc"] = ModelResult("sc", "dpor", "unknown", "limit", 1000, Blocked(), 0.5)
    result = treadle.estimate(program, models="sc", walks=500)
    assert result.estimates == (treadle.Expectation("sc", 3e6, 1e5, 1000, False, 2000.0, 1500.0),)
    assert (native.calls[0].options["keep_going"], native.calls[0].options["max_time"]) == (True, 0.5)
    with pytest.raises(UsageError, match="walks must be between 1 and"):
        treadle.estimate(program, models="sc", walks=0)


def test_an_interrupted_estimate_tells_nothing(native: FakeNative, program: Path) -> None:
    def interrupt() -> None:
        raise KeyboardInterrupt

    native.during = interrupt
    with pytest.raises(KeyboardInterrupt):
        treadle.estimate(program, models="sc")


def test_an_exploration_that_ends_is_better_than_an_estimate(native: FakeNative, program: Path) -> None:
    (known,) = treadle.estimate(program, models="sc").estimates
    assert (known.executions, known.spread, known.exact) == (3, 0.0, True)


def test_progress_can_stop(native: FakeNative, program: Path) -> None:
    result = treadle.check(program, progress=lambda known: known.model != "tso")
    assert [answer.verdict for answer in result.results] == ["safe", "unknown", "safe"]
    assert result["tso"].reason == "interrupted"


def test_an_error_in_progress_comes_out(native: FakeNative, program: Path) -> None:
    def fail(known: Progress) -> bool:
        raise RuntimeError("mine")

    with pytest.raises(RuntimeError, match="mine"):
        treadle.check(program, progress=fail)


@pytest.mark.parametrize("where", ["during", "progress"])
def test_interrupt_keeps_what_is_known(native: FakeNative, program: Path, where: str) -> None:
    def interrupt(*_: object) -> None:
        if native.calls[-1].model == "tso":
            raise KeyboardInterrupt

    if where == "during":
        native.during = interrupt
    with pytest.raises(Interrupted) as caught:
        treadle.check(program, progress=interrupt if where == "progress" else None)
    result = caught.value.result
    assert [(answer.model, answer.verdict) for answer in result.results] == [
        ("sc", "safe"),
        ("tso", "unknown"),
        ("pso", "unknown"),
    ]
    assert [answer.engine for answer in result.results] == ["dpor"] * 3
    assert result.exit_code == 3


def test_import_is_lazy() -> None:
    code = "import sys, treadle; print(*sorted(m for m in sys.modules if m.startswith(('treadle', 'rich', 'typer'))))"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).stdout.split() == ["treadle"]


def test_a_check_needs_no_rich() -> None:
    code = "import sys, treadle.cli, treadle.reports.text; print('rich' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).stdout.strip() == "False"


def test_everything_in_all_is_there() -> None:
    for name in treadle.__all__:
        assert getattr(treadle, name) is not None
    with pytest.raises(AttributeError):
        treadle.nothing  # noqa: B018
