"""A table of measurements, as text, JSON or tab-separated values."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

Cell = str | int | float | bool | None
Format = Literal["text", "json", "tsv"]
FORMATS: tuple[Format, ...] = ("text", "json", "tsv")


@dataclass(frozen=True, slots=True)
class Column:
    """A column.

    Attributes:
        key: Its name in JSON and in the head of the tab-separated form.
        heading: Its heading for people; "" if people are not shown it.
        decimals: Of a number, how many to show to people.
    """

    key: str
    heading: str
    decimals: int = 0


@dataclass(frozen=True, slots=True)
class Table:
    """Rows of cells by the key of their column.

    Attributes:
        title: What was measured.
        columns: The columns in order.
        rows: The rows; a cell that is missing, or None, stays empty.
        bad: The numbers of rows that are not as they should be, from 0.
        footer: What to say below.
    """

    title: str
    columns: tuple[Column, ...]
    rows: tuple[Mapping[str, Cell], ...]
    bad: frozenset[int] = frozenset()
    footer: str = ""

    def to_json(self) -> str:
        """A JSON array with an object for each row."""
        keys = [column.key for column in self.columns]
        return json.dumps([{key: row.get(key) for key in keys} for row in self.rows], indent=2) + "\n"

    def to_tsv(self) -> str:
        """A head line and a line for each row, separated by tabs."""
        lines = ["\t".join(column.key for column in self.columns)]
        for row in self.rows:
            lines.append("\t".join(_plain(row.get(column.key)) for column in self.columns))
        return "\n".join(lines) + "\n"

    def to_text(self, *, width: int | None = None, color: bool = False) -> str:
        """For people.

        Args:
            width: Columns of the terminal; None for 120.
            color: Whether to use ANSI colours.
        """
        from rich.console import Console
        from rich.table import Table as RichTable

        console = Console(width=width or 120, force_terminal=color, no_color=not color, highlight=False)
        shown = [column for column in self.columns if column.heading]
        table = RichTable(title=self.title)
        for column in shown:
            numeric = any(isinstance(row.get(column.key), int | float) for row in self.rows)
            table.add_column(column.heading, justify="right" if numeric else "left")
        for number, row in enumerate(self.rows):
            cells = (_readable(row.get(column.key), column.decimals) for column in shown)
            table.add_row(*cells, style="bold red" if number in self.bad else None)
        with console.capture() as captured:
            console.print(table)
            if self.footer:
                console.print(self.footer, style="red" if self.bad else "green", markup=False)
        return captured.get()


def _plain(cell: Cell) -> str:
    if cell is None:
        return ""
    if isinstance(cell, bool):
        return "yes" if cell else "no"
    return f"{cell:.9g}" if isinstance(cell, float) else str(cell)


def _readable(cell: Cell, decimals: int) -> str:
    if isinstance(cell, bool) or not isinstance(cell, int | float):
        return _plain(cell)
    return f"{cell:,.{decimals}f}"
