"""The contract of a game: options, dealing, results, data files."""

from __future__ import annotations

import dataclasses
import hashlib
from pathlib import Path

import pytest

import fondaco
from fondaco.games import GAMES, find
from fondaco.games.batavia import GAME
from fondaco.games.batavia.data import QUICK_START_FILE
from fondaco.kernel import DataError, DataFile, OptionError
from fondaco.kernel.playing.luck import seed_of
from tests.games.batavia.table import at, table
from tests.kernel.toy import TOY


def test_a_game_is_found_by_its_name() -> None:
    assert find("batavia") is GAMES["batavia"]
    assert all(game.name == name for name, game in GAMES.items())
    with pytest.raises(OptionError) as caught:
        find("monopoly")
    assert caught.value.code == "option-game"
    assert "batavia" in str(caught.value.facts["known"])
    assert fondaco.new("batavia", seats=3, seed=1).game is GAME


def test_options_are_filled_in_with_their_defaults() -> None:
    assert TOY.settle(2, {}) == {"pace": "slow"}
    assert TOY.settle(2, {"pace": "quick"}) == {"pace": "quick"}
    assert TOY.option_choices(TOY.deal(2, 1, {"pace": "quick"})) == {"pace": "quick"}


@pytest.mark.parametrize(
    ("seats", "options", "code"),
    [
        (3, {}, "option-seats"),
        (0, {}, "option-seats"),
        (2, {"speed": "quick"}, "option-unknown"),
        (2, {"pace": "Quick"}, "option-choice"),
        (2, {"pace": ""}, "option-choice"),
    ],
)
def test_what_is_not_declared_is_refused(seats: int, options: dict[str, str], code: str) -> None:
    with pytest.raises(OptionError) as caught:
        TOY.settle(seats, options)
    assert caught.value.code == code
    assert caught.value.facts["game"] == "toy"
    assert code in str(caught.value)


def test_a_number_stands_for_a_seed() -> None:
    assert GAME.dump(GAME.deal(4, 7)) == GAME.dump(GAME.deal(4, seed_of(7)))
    assert GAME.dump(GAME.deal(4, 7)) != GAME.dump(GAME.deal(4, 8))


def test_a_sample_leaves_the_state_alone_and_has_its_own_luck() -> None:
    match = at(table(hands=["EN5", "DK5", "FR5"]))
    before, luck = GAME.dump(match.state), list(match.state.luck)
    one, two, again = (GAME.sample(match.state, 0, number) for number in (1, 2, 1))
    assert (GAME.dump(match.state), list(match.state.luck)) == (before, luck)
    assert GAME.dump(one) == GAME.dump(again)
    assert list(one.luck) == list(again.luck) != list(two.luck)


@pytest.mark.parametrize(
    ("points", "ranks", "winners"),
    [([3, 9], (2, 1), (1,)), ([9, 3], (1, 2), (0,)), ([5, 5], (1, 1), (0, 1)), ([-5, -7], (1, 2), (0,))],
)
def test_equals_share_a_rank(points: list[int], ranks: tuple[int, ...], winners: tuple[int, ...]) -> None:
    s = TOY.load({"seats": 2, "phase": "over", "ending": "twenty", "points": points})
    result = TOY.result(s)
    assert (result.ending, result.scores, result.ranks) == ("twenty", tuple(points), ranks)
    assert result.winners == winners


# -- data files ---------------------------------------------------------------


def package(folder: Path, monkeypatch: pytest.MonkeyPatch, name: str, raw: bytes) -> str:
    """A package with one data file."""
    where = folder / name
    where.mkdir()
    (where / "__init__.py").touch()
    (where / "map-2.json").write_bytes(raw)
    monkeypatch.syspath_prepend(str(folder))
    return name


def test_a_data_file_is_named_versioned_and_hashed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = DataFile.read(package(tmp_path, monkeypatch, "good_map", b'{"areas": 3}'), "map", 2)
    assert (file.name, file.version, file.content) == ("map", 2, {"areas": 3})
    assert file.digest == hashlib.sha256(b'{"areas": 3}').hexdigest()[:16]


@pytest.mark.parametrize(("name", "raw"), [("cut_map", b'{"areas": '), ("no_map", b""), ("odd_map", b"{'areas': 3}")])
def test_a_data_file_that_is_not_json_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, raw: bytes
) -> None:
    with pytest.raises(DataError) as caught:
        DataFile.read(package(tmp_path, monkeypatch, name, raw), "map", 2)
    assert caught.value.code == "data-not-json"
    assert caught.value.facts["file"] == "map-2.json"


def test_the_data_of_a_game_stands_in_its_records() -> None:
    record = at(table()).record
    assert record.data == {"quick_start": f"1 {QUICK_START_FILE.digest}"}
    assert dataclasses.replace(QUICK_START_FILE, version=2) != QUICK_START_FILE
