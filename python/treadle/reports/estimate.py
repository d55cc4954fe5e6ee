"""The answer of `--estimate`: a line for each model."""

from __future__ import annotations

from treadle.api import EstimateResult, Expectation
from treadle.reports.units import duration, rounded


def render(result: EstimateResult) -> str:
    """Text for people, one line for each model."""
    name = result.files[0] if result.files else "-"
    if len(result.files) > 1:
        name += f" +{len(result.files) - 1}"
    width = max((len(estimate.model) for estimate in result.estimates), default=0)
    return "".join(f"{name}  {estimate.model:<{width}}  {_told(estimate)}\n" for estimate in result.estimates)


def render_json(result: EstimateResult) -> str:
    """One JSON object (docs/json.md)."""
    return result.to_json(indent=2) + "\n"


def _told(estimate: Expectation) -> str:
    if estimate.exact:
        count = int(estimate.executions)
        counted = f"{count:,} execution{'' if count == 1 else 's'}"
        return f"{counted}: explored to the end, {duration(estimate.time_s or 0.0)}"
    if not estimate.executions:
        return f"nothing is known: none of {estimate.walks:,} random walks ran to its end"
    spread = f"± {rounded(estimate.spread)}, {estimate.walks:,} random walks"
    told = f"about {rounded(estimate.executions)} executions ({spread})"
    if estimate.time_s is None:
        return told
    return f"{told}, about {duration(estimate.time_s)} at {rounded(estimate.rate)}/s"
