"""The JSON report, documented in docs/json.md."""

from __future__ import annotations

from treadle.results import CheckResult


def render(result: CheckResult) -> str:
    """The report as one indented JSON object."""
    return result.to_json(indent=2) + "\n"
