"""Reports: one renderer for each format, one format for each file; a renderer sees the result and nothing else.

To add a format: a module here with `render(result) -> str`, its name in `FORMATS`, and a golden file in tests/golden.
"""

from __future__ import annotations

from typing import Literal

from treadle.results import CheckResult

Format = Literal["text", "json", "dot"]
FORMATS: tuple[Format, ...] = ("text", "json", "dot")


def render(result: CheckResult, format: Format, *, width: int = 100, color: bool = False) -> str:
    """A result as text that ends with a newline.

    Args:
        result: What to show.
        format: One of `FORMATS`.
        width: Columns of the terminal; only `text` looks at it.
        color: Whether to use ANSI colours; only `text` looks at it.
    """
    if format == "json":
        from treadle.reports import json

        return json.render(result)
    if format == "dot":
        from treadle.reports import dot

        return dot.render(result)
    from treadle.reports import text

    return text.render(result, width=width, color=color)
