"""What the TACAS 2015 paper says: the verdicts of its Table 1, the counts of its figures."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import pytest

import treadle
from conftest import ROOT
from treadle.bench import verdicts

TABLE = ROOT / "benchmarks" / "tacas2015"
PROCESSES = 2
LONGEST_S = 120.0

HEAD = "#include <pthread.h>\n#include <stdatomic.h>\nstatic atomic_int x, y;\n"
MAIN = """\
int main(void)
{
	pthread_t a, b;
	pthread_create(&a, 0, p, 0);
	pthread_create(&b, 0, q, 0);
	pthread_join(a, 0);
	pthread_join(b, 0);
	return 0;
}
"""


def outcome(row: verdicts.Row) -> str:
    """What differs in a row, or nothing."""
    got = verdicts.run_row(TABLE, row, max_time=LONGEST_S)
    if got.agrees:
        return ""
    what = f"{row.program} {' '.join(row.defines)} {row.model}".replace("  ", " ")
    return f"{what}: want {row.verdict}, got {got.result.verdict} {got.result.reason or ''}".rstrip()


def test_table_1() -> None:
    rows = verdicts.read_table(TABLE)
    assert len({row.program for row in rows}) == 17
    with ProcessPoolExecutor(PROCESSES) as pool:
        found = [line for line in pool.map(outcome, rows) if line]
    assert not found, f"{len(found)} of {len(rows)} rows differ:\n" + "\n".join(found)


def counts(tmp_path: Path, p: str, q: str, reduction: str) -> list[int]:
    path = tmp_path / "figure.c"
    order = "memory_order_relaxed"
    body = "".join(
        f"static void *{name}(void *arg)\n{{\n{steps}\treturn arg;\n}}\n" for name, steps in (("p", p), ("q", q))
    )
    path.write_text(HEAD + body.replace("ORDER", order) + MAIN)
    result = treadle.check(path, models=("sc", "tso", "pso"), reduction=reduction)  # type: ignore[arg-type]
    assert result.verdict == "safe"
    return [answer.executions for answer in result.results]


def store(location: str, value: int) -> str:
    return f"\tatomic_store_explicit(&{location}, {value}, ORDER);\n"


def load(location: str) -> str:
    return f"\t(void)atomic_load_explicit(&{location}, ORDER);\n"


@pytest.mark.parametrize("reduction", ["optimal", "source"])
def test_figure_1(tmp_path: Path, reduction: str) -> None:
    """Store buffering has three traces under SC, and one more where stores are buffered."""
    assert counts(tmp_path, store("x", 1) + load("y"), store("y", 1) + load("x"), reduction) == [3, 4, 4]


@pytest.mark.parametrize("reduction", ["optimal", "source"])
def test_figure_5(tmp_path: Path, reduction: str) -> None:
    """A load from the own buffer is the same trace as one from memory: buffering adds nothing here."""
    assert counts(tmp_path, store("x", 1) + load("x"), store("x", 2), reduction) == [3, 3, 3]


def test_a_robust_program_has_equal_counts() -> None:
    result = treadle.check(TABLE / "stack_safe.c", models=("sc", "tso", "pso"), max_time=LONGEST_S)
    assert result.verdict == "safe"
    assert len({answer.executions for answer in result.results}) == 1
