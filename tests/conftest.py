"""Fixtures that several test files share."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import asdict
from functools import cache
from pathlib import Path
from types import SimpleNamespace

import pytest

import treadle as package
from treadle import api
from treadle.results import Blocked, ModelResult

ROOT = Path(__file__).parent.parent


@cache
def graph_is_there() -> bool:
    """Whether the engine `graph` explores anything yet."""
    (result,) = package.check(ROOT / "tests/data/sb.c", models="sc", engine="graph").results
    return "is not there yet" not in (result.reason or "")


needs_graph = pytest.mark.skipif("not __import__('conftest').graph_is_there()", reason="the engine `graph` is a stub")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--accept", action="store_true", help="write the golden files anew, to be looked at with git diff")


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Callable[[str, str], None]:
    """Compares a text with a file in tests/golden."""

    def compare(name: str, text: str) -> None:
        path = ROOT / "tests" / "golden" / name
        if request.config.getoption("--accept"):
            path.write_text(text, encoding="utf-8")
        assert text == path.read_text(encoding="utf-8")

    return compare


@pytest.fixture
def in_root(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reports name files as they were given: golden files hold paths from the root."""
    monkeypatch.chdir(ROOT)


class FakeNative:
    """A native module that answers with results made by hand, and keeps what it was asked."""

    __version__ = "0.1.0"

    def __init__(self) -> None:
        self.answers: dict[str, ModelResult] = {}
        self.calls: list[SimpleNamespace] = []
        self.during: Callable[[], None] = lambda: None
        self.weak_orders = False
        self.guess = {"executions": 3e6, "spread": 1e5, "walks": 1000}
        self.states: list[dict[str, object]] = []

    def models(self) -> list[str]:
        return ["sc", "tso", "pso", "ra", "rc11"]

    def engine(self, model: str, options: str) -> str:
        asked = json.loads(options)["engine"]
        if model in ("ra", "rc11") and asked not in ("auto", "graph"):
            raise ValueError(f"engine `{asked}` does not know the model `{model}`; use engine `graph`")
        return {"auto": "dpor"}.get(asked, asked)

    def uses_weak_orders(self, modules: list[tuple[str, str]]) -> bool:
        return self.weak_orders

    def estimate(
        self, modules: list[tuple[str, str]], model: str, options: str, walks: int, progress: Callable[[str], bool]
    ) -> str:
        return json.dumps({"model": model, **self.guess})

    def check(
        self, modules: list[tuple[str, str]], model: str, options: str, progress: Callable[[str], bool] | None
    ) -> str:
        self.calls.append(SimpleNamespace(modules=modules, model=model, options=json.loads(options)))
        self.during()
        assert progress is not None
        answer = self.answers.get(model, ModelResult(model, "dpor", "safe", None, 3, Blocked(), 0.01))
        if not progress(json.dumps({"executions": 2, "blocked": 1, "elapsed_s": 0.1, "estimate": None})):
            answer = ModelResult(model, "dpor", "unknown", "interrupted", 2, Blocked(spin=1), 0.1)
        states = {"states": self.states} if self.calls[-1].options["keep_traces"] else {}
        return json.dumps({**asdict(answer), **states})


@pytest.fixture
def native(monkeypatch: pytest.MonkeyPatch) -> FakeNative:
    """Replaces the native module."""
    fake = FakeNative()
    monkeypatch.setattr(api, "_native", lambda: fake)
    return fake


class Command:
    """Runs `treadle` as a process of its own."""

    def __init__(self, directory: Path) -> None:
        self.directory = directory

    def write(self, name: str, text: str | bytes) -> str:
        """A file in the directory where the command runs."""
        data = text.encode() if isinstance(text, str) else text
        (self.directory / name).write_bytes(data)
        return name

    def __call__(self, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
        answer = subprocess.run(
            [sys.executable, "-m", "treadle", *arguments],
            capture_output=True,
            text=True,
            cwd=self.directory,
            env={**os.environ, **environment},
            stdin=subprocess.DEVNULL,
            timeout=120,
        )
        assert "Traceback" not in answer.stderr, answer.stderr
        assert "panicked" not in answer.stderr, answer.stderr
        return answer


@pytest.fixture
def treadle(tmp_path: Path) -> Command:
    """The command, in an empty directory."""
    return Command(tmp_path)
