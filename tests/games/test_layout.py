"""Every game's folder has the same files, and each kind of thing is in its file."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import fondaco.games
from fondaco.games import GAMES
from tests.declared import PARTS, declaring
from tests.kernel.toy import TOY

FOLDER = Path(fondaco.games.__file__).parent
MODULES = {
    *("__init__", "advice", "aid", "audit", "data", "effects", "events", "features", "moves", "position", "redeal"),
    *("refusals", "scores", "state", "tell", "terminal", "view"),
}
HOMES = {
    "Event": "events.py",
    "Refusal": "refusals.py",
    "Effect": "effects.py",
    "BaseRules": "rules/contract.py",
}
RULES = {"__init__", "contract", "phase", "setup"}
JOINED = {"Refusal": "events.py", "BaseRules": "rules.py"}  # in a game that is begun
FIRST = {"__init__", "events", "moves", "rules", "state"}  # a game that is begun needs no more
EVERY_GAME = pytest.mark.parametrize("name", GAMES)


def problems(folder: Path, is_complete: bool = True) -> Iterator[str]:
    """Whatever is not where it belongs in a game's folder; a game that is not complete may have it in fewer files."""
    yield from problems_of_files(folder) if is_complete else problems_of_first_files(folder)
    homes = (
        HOMES if is_complete else HOMES | {base: place for base, place in JOINED.items() if (folder / place).exists()}
    )
    for path in sorted(folder.rglob("*.py")):
        place = path.relative_to(folder).as_posix()
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for statement in tree.body:
            for problem in problems_of_statement(place, statement, homes):
                yield f"{place}:{statement.lineno}: {problem}"
        for node in ast.walk(tree):
            if place.startswith("rules/") and isinstance(node, ast.Attribute) and node.attr in ("event_sink", "tell"):
                yield f"{place}:{node.lineno}: events are told in tell.py"
            if place == "tell.py" and isinstance(node, ast.Attribute) and is_written(tree, node):
                yield f"{place}:{node.lineno}: a teller only tells"
            if isinstance(node, ast.Assign) and writes_phase(node) and place not in ("rules/phase.py", "rules.py"):
                yield f"{place}:{node.lineno}: a phase is entered by rules/phase.py"


def problems_of_first_files(folder: Path) -> Iterator[str]:
    found = {path.stem for path in folder.glob("*.py")} | {path.parent.name for path in folder.glob("*/__init__.py")}
    yield from (f"{name} is missing" for name in sorted(FIRST - found))
    yield from (f"{name} is not in the layout" for name in sorted(found - MODULES - FIRST))
    yield from (f"{path.name}: C types are generated" for path in folder.rglob("*.pxd"))


def problems_of_files(folder: Path) -> Iterator[str]:
    listed = set(re.findall(r"^- `(\w+)(?:\.py|/)`: \S", docstring(folder / "__init__.py"), re.MULTILINE))
    found = {path.stem for path in folder.glob("*.py")} | {path.parent.name for path in folder.glob("*/__init__.py")}
    found.discard("rules")
    yield from (f"{name}.py is missing" for name in sorted(MODULES - found))
    yield from (f"{name} is neither in the layout nor listed in __init__" for name in sorted(found - MODULES - listed))
    yield from (f"__init__ lists {name}, which is not there" for name in sorted(listed - found))
    yield from (f"rules/{name}.py is missing" for name in sorted(RULES) if not (folder / f"rules/{name}.py").exists())
    yield from problems_of_lessons(folder / "lessons")
    yield from (f"{path.name}: C types are generated" for path in folder.rglob("*.pxd"))


def problems_of_lessons(folder: Path) -> Iterator[str]:
    """Lessons are data: numbered files, and the places they may point at."""
    names = sorted(path.name for path in folder.iterdir()) if folder.is_dir() else []
    if "places.txt" not in names:
        yield "lessons/places.txt is missing"
    lessons = [name for name in names if re.fullmatch(r"\d\d-[a-z-]+\.lesson", name)]
    if not lessons:
        yield "lessons/01-….lesson is missing"
    yield from (f"lessons/{name} is no lesson" for name in names if name not in (*lessons, "places.txt"))


def docstring(path: Path) -> str:
    return ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""


def problems_of_statement(place: str, node: ast.stmt, homes: dict[str, str]) -> Iterator[str]:
    if isinstance(node, ast.ClassDef):
        bases = {ast.unparse(base).rpartition(".")[2] for base in node.bases}
        for base, home in homes.items():
            if base in bases and place != home:
                yield f"{node.name} belongs in {home}"
        if "Phase" in bases and not place.startswith(("rules/", "rules.py")):
            yield f"{node.name} belongs in rules/"
    if is_alias(node):
        yield "import the name from where it is defined"


def is_alias(node: ast.stmt) -> bool:
    """`BID, PASS = moves.BID, moves.PASS`"""
    if not isinstance(node, ast.Assign) or len(node.targets) != 1:
        return False
    pairs = [(node.targets[0], node.value)]
    if isinstance(node.targets[0], ast.Tuple) and isinstance(node.value, ast.Tuple):
        pairs = list(zip(node.targets[0].elts, node.value.elts, strict=True))
    return any(
        isinstance(name, ast.Name)
        and isinstance(value, ast.Attribute)
        and isinstance(value.value, ast.Name)
        and value.attr == name.id
        for name, value in pairs
    )


def is_written(tree: ast.Module, node: ast.Attribute) -> bool:
    """Whether a field is assigned, whole or an element of it."""
    items = [part for part in ast.walk(tree) if isinstance(part, ast.Subscript) and part.value is node]
    return isinstance(node.ctx, ast.Store) or any(isinstance(part.ctx, ast.Store) for part in items)


def writes_phase(node: ast.Assign) -> bool:
    flat = [part for target in node.targets for part in ast.walk(target)]
    return any(
        isinstance(part, ast.Attribute) and part.attr == "phase" and ast.unparse(part.value) == "s" for part in flat
    )


@EVERY_GAME
def test_a_game_has_the_layout_of_all(name: str) -> None:
    assert list(problems(FOLDER / name, GAMES[name].is_complete)) == []


@pytest.mark.parametrize("name", [name for name, game in GAMES.items() if game.is_complete])
def test_a_complete_game_has_every_part(name: str) -> None:
    assert [part for part in PARTS if name not in declaring(part)] == []


def test_the_toy_of_the_kernel_declares_two_parts_and_so_is_not_complete() -> None:
    assert [part for part in PARTS if PARTS[part](TOY)] == ["audit", "options"]
    assert not TOY.is_complete


@pytest.mark.parametrize(
    ("place", "text", "problem"),
    [
        ("extra.py", "", "extra is neither in the layout nor listed in __init__"),
        ("state.pxd", "", "state.pxd: C types are generated"),
        ("moves.py", "class Bid(Event, frozen=True): ...", "moves.py:1: Bid belongs in events.py"),
        ("events.py", "class No(Refusal, frozen=True): ...", "events.py:1: No belongs in refusals.py"),
        ("view.py", "class Gold(Effect, frozen=True): ...", "view.py:1: Gold belongs in effects.py"),
        ("view.py", "class Auction(Phase): ...", "view.py:1: Auction belongs in rules/"),
        ("lessons/extra.py", "", "lessons/extra.py is no lesson"),
        ("rules/setup.py", "BID, PASS = moves.BID, moves.PASS", "import the name from where it is defined"),
        ("rules/setup.py", "def deal(s):\n    s.event_sink.append(1)", "rules/setup.py:2: events are told in tell.py"),
        ("rules/setup.py", "def deal(s):\n    s.tell(1)", "rules/setup.py:2: events are told in tell.py"),
        ("tell.py", "def dealt(s):\n    s.round = 1", "tell.py:2: a teller only tells"),
        ("tell.py", "def dealt(s):\n    s.hand[0] += 1", "tell.py:2: a teller only tells"),
        ("rules/setup.py", "def deal(s):\n    s.phase = 2", "rules/setup.py:2: a phase is entered by rules/phase.py"),
    ],
)
def test_what_is_misplaced_is_found(tmp_path: Path, place: str, text: str, problem: str) -> None:
    for module in MODULES:
        (tmp_path / f"{module}.py").touch()
    (tmp_path / "rules").mkdir()
    for module in RULES:
        (tmp_path / f"rules/{module}.py").touch()
    (tmp_path / "lessons").mkdir()
    for name in ("places.txt", "01-goal.lesson"):
        (tmp_path / "lessons" / name).touch()
    assert list(problems(tmp_path)) == []
    (tmp_path / place).write_text(text, encoding="utf-8")
    assert [found for found in problems(tmp_path) if found.endswith(problem)]


def test_a_missing_file_is_found(tmp_path: Path) -> None:
    (tmp_path / "__init__.py").touch()
    missing = {"tell.py is missing", "rules/setup.py is missing", "lessons/places.txt is missing"}
    assert missing <= set(problems(tmp_path))


BOARDS = Path(__file__).parents[2] / "web" / "src"


def hand_written(board: Path, generated: str) -> Iterator[str]:
    """Types that a board declares with fields of its own although they are generated from the server."""
    names = set(re.findall(r"export type (\w+) = Schemas\[", generated))
    for path in sorted(board.rglob("*")):
        if path.suffix in (".ts", ".svelte"):
            source = path.read_text(encoding="utf-8")
            for name in re.findall(r"\binterface (\w+)|\btype (\w+) = [^;]*?\{", source):
                if (declared := "".join(name)) in names or declared.endswith("View"):
                    yield f"{path.name}: {declared} is generated"


@EVERY_GAME
def test_no_board_writes_a_type_of_the_view_by_hand(name: str) -> None:
    generated = (BOARDS / f"wire/games/{name}.ts").read_text(encoding="utf-8")
    assert "export type View = Schemas[" in generated
    assert list(hand_written(BOARDS / "games" / name, generated)) == []


def test_a_type_of_the_view_written_by_hand_is_named(tmp_path: Path) -> None:
    generated = "export type View = Schemas['XView'];\nexport type Card = Schemas['XCard'];"
    (tmp_path / "model.ts").write_text("export interface Spot { x: number }\nexport type Kind = Card['kind'];")
    (tmp_path / "Board.svelte").write_text("<script>\n  interface Card {\n    kind: string;\n  }\n</script>")
    (tmp_path / "view.ts").write_text("export type View = {\n  round: number;\n};")
    assert list(hand_written(tmp_path, generated)) == ["Board.svelte: Card is generated", "view.ts: View is generated"]
