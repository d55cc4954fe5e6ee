"""One engine against another on the programs of benchmarks/: the executions must agree, the times are compared.

`naive` takes part only where there are few executions. Where the folder's table knows their number, it must agree too.
"""

from __future__ import annotations

from collections.abc import Iterator

from treadle.api import check
from treadle.bench import verdicts
from treadle.bench.programs import SIZES, Sized, folder, sized
from treadle.bench.request import Outcome, Request
from treadle.bench.table import Cell, Column, Table
from treadle.errors import Interrupted, UsageError
from treadle.options import Engine
from treadle.results import ModelResult

MODELS = ("sc", "tso", "pso")
MAX_TIME_S = 20.0

NAIVE_EXECUTIONS = 200
"""`naive` runs where there are at most so many executions."""

NAIVE_TIME_S = 2.0

_COLUMNS = (
    Column("program", "program"),
    Column("defines", "defines"),
    Column("model", "model"),
    Column("verdict", "verdict"),
    Column("executions", "executions"),
    Column("dpor_s", "dpor CPU s", 4),
    Column("graph_s", "graph CPU s", 4),
    Column("ratio", "dpor/graph", 2),
    Column("naive_s", "naive CPU s", 4),
    Column("agree", "agree"),
    Column("remark", ""),
)


def run(request: Request) -> Outcome:
    """Run every program under every model with each engine.

    `request.only` names folders of benchmarks/ (`speed`, `thesis2020`, `tacas2015`).

    Raises:
        UsageError: An engine was asked for: this is about all of them.
    """
    if request.engine != "auto":
        raise UsageError("`engines` compares all engines: leave out --engine")
    wanted = request.chosen(("tacas2015", "thesis2020", "speed"))
    rows: list[dict[str, Cell]] = []
    try:
        for program, model, unroll in _work(wanted, request.models_or(MODELS)):
            rows.append(_compare(program, model, unroll, request))
    except Interrupted:
        # What has been compared is worth showing.
        pass
    bad = frozenset(number for number, row in enumerate(rows) if row["agree"] is False)
    compared = sum(row["agree"] is not None for row in rows)
    footer = f"{compared - len(bad)} of {compared} rows agree"
    if compared < len(rows):
        footer += f"; {len(rows) - compared} others have nothing to be compared with"
    for number in sorted(bad):
        row = rows[number]
        footer += f"\n{row['program']} {row['defines']} {row['model']}: {row['remark']}".replace("  ", " ")
    return Outcome(Table("engines", _COLUMNS, tuple(rows), bad, footer), not bad)


def _work(folders: list[str], models: tuple[str, ...]) -> Iterator[tuple[Sized, str, int | None]]:
    for name in folders:
        if name == "tacas2015":
            home = verdicts.find(name)
            for row in verdicts.read_table(home):
                if row.model in models:
                    yield Sized(home / f"{row.program}.c", row.defines, "small", {}), row.model, row.unroll
        else:
            for program in sized(folder(name, SIZES), "small"):
                for model in models:
                    yield program, model, None


def _compare(program: Sized, model: str, unroll: int | None, request: Request) -> dict[str, Cell]:
    def explore(engine: Engine, **options: object) -> ModelResult:
        given = {"max_time": request.max_time or MAX_TIME_S, **options}
        return check(
            program.path,
            models=model,
            engine=engine,
            jobs=request.jobs,
            defines=program.defines,
            unroll=unroll,
            progress=request.progress,
            **given,  # type: ignore[arg-type]
        )[model]

    orders = model in ("ra", "rc11")
    dpor = None if orders else explore("dpor")
    graph = explore("graph")
    ended = [result for result in (dpor, graph) if result is not None and result.verdict != "unknown"]
    naive = None
    if not orders and any(result.verdict == "safe" and result.executions <= NAIVE_EXECUTIONS for result in ended):
        naive = explore("naive", max_time=NAIVE_TIME_S)
    known = program.counts.get(model)
    both = dpor is not None and dpor in ended and graph in ended
    shown = next(iter(ended), graph)
    answers = {"known": ("safe", known) if known else None, "naive": _known(naive)}
    answers |= {result.engine: _known(result) for result in ended}
    agree = _agree(list(answers.values()))
    if agree is False:
        told = (f"{name} {a[0]}{'' if a[1] is None else f' {a[1]:,}'}" for name, a in answers.items() if a is not None)
        remark = ", ".join(told)
    else:
        remark = "; ".join(f"{r.engine}: {r.reason}" for r in (dpor, graph) if r is not None and r.reason)
    return {
        "program": program.name,
        "defines": " ".join(program.defines),
        "model": model,
        "verdict": shown.verdict,
        "executions": shown.executions,
        "dpor_s": dpor.cpu_s if dpor in ended and dpor is not None else None,
        "graph_s": graph.cpu_s if graph in ended else None,
        "ratio": dpor.cpu_s / graph.cpu_s if both and dpor is not None and graph.cpu_s else None,
        "naive_s": naive.cpu_s if naive is not None and naive.verdict != "unknown" else None,
        "agree": agree,
        "remark": remark,
    }


def _known(result: ModelResult | None) -> tuple[str, int | None] | None:
    """What an engine says of a program: where there is a bug, the executions before it are its own affair."""
    if result is None or result.verdict == "unknown":
        return None
    if result.verdict == "bug":
        return "bug", None
    return "safe", result.executions


def _agree(answers: list[tuple[str, int | None] | None]) -> bool | None:
    """Whether all that answered say the same; None if there are fewer than two."""
    told = [answer for answer in answers if answer is not None]
    return len(set(told)) == 1 if len(told) > 1 else None
