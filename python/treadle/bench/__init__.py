"""`treadle bench`: programs run in a row and compared, one family of benchmarks in each file.

* `verdicts`: a folder of programs with a table of known verdicts (`tacas2015`);
* `thesis`: the benchmarks of the 2020 thesis, scaled until they take too long;
* `engines`: one engine against another;
* `speed`: CPU time for each execution.

A family has a function `run(request) -> Outcome`; `table` shows what it answers, `programs` finds the files.
"""

from __future__ import annotations

from treadle.bench.request import Outcome, Request
from treadle.errors import UsageError


def run(name: str, request: Request) -> Outcome:
    """Run a benchmark.

    Args:
        name: `thesis`, `engines`, `speed`, or a folder of benchmarks/ that holds an `expected.tsv`.
        request: What to run of it, and how.

    Raises:
        UsageError: There is no such benchmark, or it does not know what was asked for.
    """
    if name == "thesis":
        from treadle.bench import thesis

        return thesis.run(request)
    if name == "engines":
        from treadle.bench import engines

        return engines.run(request)
    if name == "speed":
        from treadle.bench import speed

        return speed.run(request)
    from treadle.bench import verdicts

    if request.only:
        raise UsageError(f"`{name}` is run as a whole: leave out `{request.only[0]}`")
    return verdicts.bench(name, request)
