"""The documentation names what there is."""

from __future__ import annotations

import re
import subprocess
import sys
from dataclasses import fields
from typing import get_args

import pytest

from conftest import ROOT
from treadle import results

COMMAND = (ROOT / "docs/command.md").read_text(encoding="utf-8")
JSON = (ROOT / "docs/json.md").read_text(encoding="utf-8")


def test_every_option_is_in_the_documentation() -> None:
    help = subprocess.run(
        [sys.executable, "-m", "treadle", "check", "--help"], capture_output=True, text=True, env={"COLUMNS": "200"}
    ).stdout
    options = set(re.findall(r"--[a-z-]+|(?<= )-[A-Za-z](?= )", help)) - {"--help", "-h"}
    assert {"--model", "--unroll", "--quiet", "-D", "-I", "-o"} <= options
    assert [option for option in sorted(options) if f"`{option}" not in COMMAND] == []


@pytest.mark.parametrize("kind", [results.ModelResult, results.Bug, results.Event, results.Thread, results.Blocked])
def test_every_member_of_the_json_report_is_in_the_documentation(kind: type) -> None:
    assert [field.name for field in fields(kind) if f"`{field.name}`" not in JSON] == []


def test_every_event_kind_is_in_the_documentation() -> None:
    assert [kind for kind in get_args(results.EventKind) if f"`{kind}`" not in JSON] == []


@pytest.mark.parametrize("page", sorted(path.name for path in (ROOT / "docs").glob("*.md")))
def test_links_lead_somewhere(page: str) -> None:
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    targets = re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", text)
    assert [target for target in targets if not (ROOT / "docs" / target).exists()] == []


def test_links_of_the_readme() -> None:
    targets = re.findall(r"\]\(([^)#:]+)\)", (ROOT / "README.md").read_text(encoding="utf-8"))
    assert targets
    assert [target for target in targets if not (ROOT / target).exists()] == []


def test_python_in_the_readme_uses_names_that_exist() -> None:
    import treadle

    names = re.findall(r"treadle\.(\w+)\(", (ROOT / "README.md").read_text(encoding="utf-8"))
    assert names
    assert all(hasattr(treadle, name) for name in names)
