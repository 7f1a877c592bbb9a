"""A game written by `fondaco new-game` into a copy of the project: it passes its tests and can be played."""

from pathlib import Path

import pytest

from tests.tools.sixth_game import CHOSEN, NAME, TESTS, copy_house, play_in_terminal, python

pytestmark = pytest.mark.build
PLAIN = {"FONDACO_PURE": "1"}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    copied = copy_house(tmp_path_factory.mktemp("sixth") / "house")
    told = python(copied, "-m", "fondaco", "new-game", NAME, **PLAIN)
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
