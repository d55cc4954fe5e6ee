"""What a family of benchmarks is asked, and what it answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from treadle.api import Progress, engine_of
from treadle.bench.table import Table
from treadle.errors import UsageError
from treadle.options import Engine

Tick = Callable[[Progress], bool | None]


@dataclass(frozen=True, slots=True)
class Request:
    """What to run, and how.

    Attributes:
        models: Memory models; None for those that the family takes by itself.
        only: Parts of the family (its programs, its series); empty for all.
        engine: The engine.
        jobs: Workers that explore side by side.
        max_time: Seconds for each row; None for what the family takes by itself.
        progress: As for `treadle.check`.
    """

    models: tuple[str, ...] | None = None
    only: tuple[str, ...] = ()
    engine: Engine = "auto"
    jobs: int = 1
    max_time: float | None = None
    progress: Tick | None = None

    def models_or(self, default: Sequence[str]) -> tuple[str, ...]:
        """The models asked for, or those of `default` that the engine knows.

        Raises:
            UsageError: The engine does not know a model that was asked for.
        """
        return tuple(model for model in self.models or default if self._knows(model))

    def _knows(self, model: str) -> bool:
        try:
            engine_of(model, self.engine)
        except UsageError:
            if self.models is not None:
                raise
            return False
        return True

    def chosen(self, known: Sequence[str]) -> list[str]:
        """The parts to run, in the order in which the family knows them.

        Raises:
            UsageError: One of `only` is not known.
        """
        for name in self.only:
            if name not in known:
                raise UsageError(f"no part of this benchmark is named `{name}`; known are {', '.join(known)}")
        return [name for name in known if not self.only or name in self.only]


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a benchmark answers.

    Attributes:
        table: All rows.
        agrees: Whether everything came out as it should: `treadle bench` exits with 1 if not.
    """

    table: Table
    agrees: bool
