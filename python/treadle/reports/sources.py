"""The program's source text, as far as it can be read."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path


@dataclass
class Sources:
    """Source files, each read once."""

    _known: dict[str, list[str]] = field(default_factory=dict)

    def line(self, file: str, line: int) -> str:
        """A line with its white space folded; "" if there is no such line or file.

        Args:
            file: The file as the compiler knows it.
            line: Its number, from 1.
        """
        if not file or line <= 0:
            return ""
        if file not in self._known:
            try:
                self._known[file] = Path(file).read_text(encoding="utf-8", errors="replace").splitlines()
            except (OSError, ValueError):
                self._known[file] = []
        lines = self._known[file]
        return " ".join(lines[line - 1].split()) if line <= len(lines) else ""
