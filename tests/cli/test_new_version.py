"""`fondaco new-version`, in a copy of what it changes."""

from __future__ import annotations

import dataclasses
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from fondaco.cli.new_game import COMPLETE, LIST
from fondaco.cli.new_version import GOLDEN, holds, raised
from fondaco.cli.problem import TerminalError
from fondaco.games import GAMES
from fondaco.kernel import Match, Record
from fondaco.puzzles import read_puzzles
from tests.cli.conftest import Run

ROOT = Path(__file__).parents[2]
KEPT = "four-seats"


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], Path]:
    """A checkout with one game in it."""

    def copy(name: str) -> Path:
        for folder in (COMPLETE.folder, LIST.parent / name, GOLDEN / name):
            (tmp_path / folder).mkdir(parents=True)
        shutil.copy(ROOT / LIST, tmp_path / LIST)
        game = ROOT / LIST.parent / name
        for file in (game / "__init__.py", *game.glob("*.json")):
            shutil.copy(file, tmp_path / LIST.parent / name)
        for file in (ROOT / GOLDEN / name).glob("*.record"):
            shutil.copy(file, tmp_path / GOLDEN / name)
        monkeypatch.chdir(tmp_path)
        return tmp_path

    return copy


def names(folder: Path, pattern: str) -> set[str]:
    return {file.name for file in folder.glob(pattern)}


def test_a_new_version_hands_on_records_puzzles_and_ratings(checkout: Callable[[str], Path], run: Run) -> None:
    root = checkout("batavia")
    game, golden = root / LIST.parent / "batavia", root / GOLDEN / "batavia"
    before = names(golden, "*.record")
    old = (golden / f"{KEPT}.record").read_text()
    assert "s.rules >= 2" in run("new-version", "batavia").out
    assert "    version=2,\n    earlier=(1,),\n" in (game / "__init__.py").read_text()
    assert names(golden, "*.record") == before | {f"v1-{name}" for name in before}
    assert (golden / f"v1-{KEPT}.record").read_text() == old
    assert (golden / f"{KEPT}.record").read_text() == old.replace("game batavia 1\n", "game batavia 2\n")
    stored = names(game, "puzzles-*") | names(game, "ratings-*")
    assert stored == {"puzzles-2.json", "ratings-2.json"}
    text = (game / "puzzles-2.json").read_text()
    assert text.replace('"rules":2', '"rules":1') == (ROOT / LIST.parent / "batavia/puzzles-1.json").read_text()


def test_the_version_after_that_keeps_both(checkout: Callable[[str], Path]) -> None:
    game = dataclasses.replace(GAMES["batavia"], version=2, earlier=(1,))
    text = raised("GAME = Game(\n    version=2,\n    earlier=(1,),\n    seats=(3,),\n)\n", game)
    assert text == "GAME = Game(\n    version=3,\n    earlier=(2, 1),\n    seats=(3,),\n)\n"
    with pytest.raises(TerminalError) as caught:
        raised("GAME = make(2)", game)
    assert caught.value.code == "new-version-not-found"


def test_after_the_change_it_hands_on_what_still_holds_and_names_the_rest(
    checkout: Callable[[str], Path], run: Run
) -> None:
    golden = checkout("indonesia") / GOLDEN / "indonesia"
    for file in golden.glob("*.record"):
        if file.name not in (f"{KEPT}.record", f"v1-{KEPT}.record", "v1-siap-faji-from-inside.record"):
            file.unlink()
    shutil.copy(golden / "v1-siap-faji-from-inside.record", golden / "siap-faji-from-inside.record")
    (golden / f"{KEPT}.record").write_text("lost")
    told = " ".join(run("new-version", "indonesia", "--carry").out.split())
    assert f"Carried: 1 golden records, {len(read_puzzles(GAMES['indonesia']))} puzzles" in told
    assert "tests.golden.find indonesia siap-faji-from-inside" in told
    assert "game indonesia 2" in (golden / f"{KEPT}.record").read_text()


def test_a_puzzle_holds_where_both_versions_offer_the_same() -> None:
    game = GAMES["indonesia"]
    puzzle = read_puzzles(game)[0]
    assert holds(game, puzzle)
    inside = Record.read((ROOT / GOLDEN / "indonesia/v1-siap-faji-from-inside.record").read_text())
    match = Match.replay(game, inside, 0)
    while match.stage != "siap-faji":
        match.follow(inside)
    solution = (inside.moves[match.ply].notation,)
    position = game.dump(match.state)
    assert not holds(game, replace(puzzle, seat=match.deciding[0], solution=solution, position=position))


def test_a_game_without_an_earlier_version_has_nothing_to_carry(checkout: Callable[[str], Path], run: Run) -> None:
    checkout("kontor")
    assert "fondaco new-version kontor" in run("new-version", "kontor", "--carry").err
