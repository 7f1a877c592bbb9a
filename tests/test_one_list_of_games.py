"""`GAMES` is the only list of games: nothing outside a game's own folder names one."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from fondaco.games import GAMES

ROOT = Path(__file__).parents[1]
NAMED = re.compile("|".join(name.replace("_", "[ _-]?") for name in GAMES), re.IGNORECASE)
FOLDERS = ("src", "bench", "scripts", ".ci")
FILES = ("Makefile", "hatch_build.py", "pyproject.toml")
THEIR_OWN = ("src/fondaco/games/", "src/fondaco/locale/", "src/fondaco/server/static/")
DATA = ("bench/results/",)
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def sources() -> list[Path]:
    """Everything people write outside the games' own folders, but texts for readers and measured results."""
    found = [file for folder in FOLDERS for file in (ROOT / folder).rglob("*") if file.is_file()]
    found += [ROOT / name for name in FILES]
    names = {str(file.relative_to(ROOT)): file for file in found if "__pycache__" not in file.parts}
    return [
        file
        for name, file in sorted(names.items())
        if not name.startswith(THEIR_OWN + DATA) and "node_modules" not in name and file.suffix != ".so"
    ]


def code_of(file: Path) -> str:
    """What is executed; comments and docstrings may give examples."""
    text = file.read_text(encoding="utf-8")
    if file.suffix != ".py":
        return re.sub(r"(?m)(^|\s)#.*$", "", text)
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if isinstance(node, DOCUMENTED) and ast.get_docstring(node):
            node.body[0] = ast.Pass()
    return ast.unparse(tree)


def named_in(code: str) -> Iterator[str]:
    return (line.strip() for line in code.splitlines() if NAMED.search(line))


def test_no_module_outside_the_games_names_one() -> None:
    named = {str(file.relative_to(ROOT)): list(named_in(code_of(file))) for file in sources()}
    assert {name: lines for name, lines in named.items() if lines} == {}


@pytest.mark.parametrize(
    ("name", "text", "found"),
    [
        ("table.py", 'LAYOUTS = {"borneo": 1}', True),
        ("table.py", "from fondaco.games.kontor import GAME", True),
        ("table.py", "class SpiceIslandsTable: pass", True),
        ("table.py", '"""`fondaco.new("batavia")`"""\n# as in Indonesia\n', False),
        ("Makefile", "tune:\n\tfor game in batavia; do true; done", True),
        ("Makefile", "tune: # such as batavia", False),
    ],
)
def test_a_name_is_found_in_code_and_not_in_examples(tmp_path: Path, name: str, text: str, found: bool) -> None:
    file = tmp_path / name
    file.write_text(text, encoding="utf-8")
    assert bool(list(named_in(code_of(file)))) == found


def test_the_places_that_once_knew_the_games_are_looked_at() -> None:
    names = {str(file.relative_to(ROOT)) for file in sources()}
    assert {"Makefile", "bench/__main__.py", "bench/server/load.py", "scripts/strength.py"} <= names
    assert {"src/fondaco/cli/table.py", "src/fondaco/server/bots/driver.py", "src/fondaco/arena/tune.py"} <= names
    assert not [name for name in names if name.startswith(THEIR_OWN)]
