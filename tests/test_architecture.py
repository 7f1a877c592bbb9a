"""ARCHITECTURE.md and the folders: none of the server grows beyond a screen, and every path that is named exists."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SERVER = ROOT / "src" / "fondaco" / "server"
PAGE = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
WHERE = PAGE.split("## Where is ...?")[1].splitlines()


def test_no_folder_of_the_server_has_more_than_20_modules() -> None:
    modules = Counter(path.parent for path in SERVER.rglob("*.py") if path.parent.name != "versions")
    assert modules[SERVER] <= 8
    assert {str(folder): count for folder, count in modules.items() if count > 20} == {}


@pytest.mark.parametrize("line", [line for line in WHERE if line.startswith("| ") and "`" in line])
def test_where_a_concept_is(line: str) -> None:
    paths = re.findall(r"`([^`]+)`", line)
    assert [path for path in paths if not (ROOT / path).is_file()] == []


def test_the_modules_named_in_the_walks_exist() -> None:
    walks = PAGE.split("## The life of a move")[1].split("## Where is")[0]
    named = set(re.findall(r"`([a-z_]+/[a-z_/]+\.py)`", walks))
    assert len(named) > 10
    assert {path for path in named if not (SERVER / path).is_file()} == set()


def test_the_table_of_the_server_names_every_module_folder() -> None:
    table = PAGE.split("| folder | modules |")[1].split("What a feature needs")[0]
    named = set(re.findall(r"(?m)^\| `([a-z]+)/` \|", table))
    assert named == {path.parent.name for path in SERVER.glob("*/__init__.py")}
