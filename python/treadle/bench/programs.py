"""Where the programs of benchmarks/ are, and which sizes of them to run."""

from __future__ import annotations

import csv
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from treadle.errors import InputError, UsageError

SIZES = "sizes.tsv"


@dataclass(frozen=True, slots=True)
class Sized:
    """A program at one size.

    Attributes:
        path: The C file.
        defines: Macros, as `-D` options would give them.
        size: `small` (for comparing with slow engines) or `full` (for measuring).
        counts: The number of complete executions under each model where it is known.
    """

    path: Path
    defines: tuple[str, ...]
    size: str
    counts: dict[str, int]

    @property
    def name(self) -> str:
        """The file's name without its suffix."""
        return self.path.stem


def places() -> list[Path]:
    """Where benchmarks/ may be: here, above, or beside the virtual environment."""
    here = Path.cwd()
    return [place / "benchmarks" for place in (here, *here.parents, Path(sys.prefix).parent)]


def folder(name: str, file: str) -> Path:
    """The folder of a benchmark.

    Args:
        name: Its name in benchmarks/.
        file: A file that it must have.

    Raises:
        UsageError: There is none.
    """
    for place in places():
        if (place / name / file).is_file():
            return place / name
    raise UsageError(f"benchmarks/{name} is not here; run it in a clone of the repository")


def sized(folder: Path, size: str | None = None) -> list[Sized]:
    """The programs of a folder by its `sizes.tsv`: program, defines, size, and a column of counts for each model.

    Args:
        folder: The folder.
        size: Only those of this size.

    Raises:
        InputError: A column is missing.
    """
    path = folder / SIZES
    try:
        with path.open(encoding="utf-8", newline="") as stream:
            known = [_sized(folder, entry) for entry in csv.DictReader(stream, delimiter="\t")]
    except (KeyError, ValueError, OSError) as error:
        raise InputError(f"{path}: error: {type(error).__name__}: {error}") from None
    return [entry for entry in known if size is None or entry.size == size]


def _sized(folder: Path, entry: dict[str, str]) -> Sized:
    counts = {name: int(count) for name, count in _counts(entry)}
    return Sized(folder / entry["program"], macros(entry["defines"]), entry["size"], counts)


def _counts(entry: dict[str, str]) -> Iterator[tuple[str, str]]:
    for name, count in entry.items():
        if name not in ("program", "defines", "size") and count:
            yield name, count


def macros(text: str | None) -> tuple[str, ...]:
    """`-DN=3 -DK` as a compiler is given it, without the `-D`."""
    return tuple(word.removeprefix("-D") for word in (text or "").split())
