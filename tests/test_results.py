from __future__ import annotations

import json

import pytest

import traces
from treadle.results import Blocked, CheckResult


@pytest.mark.parametrize("name", traces.RESULTS)
def test_json_round_trip(name: str) -> None:
    result = traces.RESULTS[name]()
    assert CheckResult.from_json(result.to_json()) == result


def test_unknown_members_of_a_newer_writer_are_passed_over() -> None:
    report = json.loads(traces.store_buffering_result().to_json())
    report["new"] = 1
    report["results"][1]["new"] = 1
    report["results"][1]["blocked"]["new"] = 1
    report["results"][1]["bugs"][0]["trace"]["events"][0]["new"] = 1
    assert CheckResult.from_json(json.dumps(report)) == traces.store_buffering_result()


@pytest.mark.parametrize(
    "text", ["", "[]", "{}", '{"format": 2}', '{"format": 1}', '{"format":1,"treadle":"","files":[],"results":[{}]}']
)
def test_what_is_no_report_is_refused(text: str) -> None:
    with pytest.raises(ValueError):
        CheckResult.from_json(text)


@pytest.mark.parametrize(
    ("verdicts", "worst", "code"),
    [
        (["safe", "safe"], "safe", 0),
        (["safe", "unknown"], "unknown", 3),
        (["bug", "unknown", "safe"], "bug", 1),
        (["unknown", "bug"], "bug", 1),
    ],
)
def test_the_worst_verdict_counts(verdicts: list[str], worst: str, code: int) -> None:
    result = traces.result("a.c", *(traces.model("sc", verdict) for verdict in verdicts))
    assert (result.verdict, result.exit_code) == (worst, code)


def test_results_by_model() -> None:
    result = traces.store_buffering_result()
    assert result["tso"].verdict == "bug"
    with pytest.raises(KeyError):
        result["rc11"]


def test_blocked_total() -> None:
    assert Blocked(1, 2, 3, 4, 5, 6, 7).total == 28
    assert Blocked(spin=2, error=1).by_reason() == {"spin": 2, "error": 1}
