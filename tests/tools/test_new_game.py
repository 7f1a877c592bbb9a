"""A game written by `fondaco new-game` into a copy of the project: it passes its tests and can be played."""

from pathlib import Path

import pytest

from tests.tools.sixth_game import CHOSEN, NAME, TESTS, copy_house, play_in_terminal, python
from tests.tools.walk import apply, steps, words_of

pytestmark = pytest.mark.build
PLAIN = {"FONDACO_PURE": "1"}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    copied = copy_house(tmp_path_factory.mktemp("sixth") / "house")
    told = python(copied, "-m", "fondaco", "new-game", NAME, "--complete", **PLAIN)
    assert NAME in told
    return copied


def test_a_new_game_passes_its_own_tests_and_those_of_all_games(house: Path) -> None:
    told = python(house, "-m", "pytest", "-q", "-p", "no:cacheprovider", *TESTS, "-k", CHOSEN, **PLAIN)
    assert " passed" in told
    assert "skipped" not in told


def test_a_new_game_is_played_to_its_end_in_the_terminal(house: Path) -> None:
    told = play_in_terminal(house, **PLAIN)
    assert "The last round was played and the market closed." in " ".join(told.split())


def test_the_page_has_the_types_of_a_new_game(house: Path) -> None:
    assert f"{NAME.title()}View" in (house / f"web/src/wire/games/{NAME}.ts").read_text()


def test_a_game_in_an_hour_is_made_as_the_page_tells(tmp_path: Path) -> None:
    copied = copy_house(tmp_path / "walk")
    page = (copied / "docs/adding-a-game.md").read_text(encoding="utf-8")
    for step in steps(page.partition("## Change the rules")[0]):
        if step.file:
            apply(copied, step)
        else:
            told = python(copied, *words_of(step.text), typed="1\n" * 200, **PLAIN)
            assert " passed" in told or "pytest" not in step.text
            assert "skipped" not in told
    ask = f"import fondaco; print(fondaco.new({NAME!r}, seats=2, seed=1, options={{'length': 'short'}}).view(0).chests)"
    assert python(copied, "-c", ask, **PLAIN) == "12\n"


def test_a_setting_of_tables_is_added_as_contributing_tells(tmp_path: Path) -> None:
    copied = copy_house(tmp_path / "walk")
    asked = steps((copied / "CONTRIBUTING.md").read_text(encoding="utf-8"))
    assert {step.file for step in asked} == {"", "src/fondaco/server/table/setting.py"}
    for step in asked:
        if step.file:
            apply(copied, step)
        else:
            assert "[title]" in python(copied, *words_of(step.text), "-v", "-p", "no:cacheprovider", **PLAIN)
