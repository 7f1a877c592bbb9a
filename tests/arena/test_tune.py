"""Tuning: reproducible, on fresh deals, never for the worse."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from fondaco.arena import tune
from fondaco.games import GAMES

GAME = GAMES["batavia"]
SMALL = ["batavia", "--seats", "3", "--generations", "2", "--population", "4", "--games", "6"]


def test_the_same_seed_gives_the_same_weights(capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for _ in range(2):
        tune.main([*SMALL, "--seed", "5"])
        told.append(json.loads(capsys.readouterr().out))
    assert told[0] == told[1]
    assert set(told[0]) == set(GAME.advice.terms)


def test_the_weights_go_into_the_data_of_their_number_of_seats(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "advice-1.json"
    monkeypatch.setattr(tune, "data_file", lambda game: file)
    tune.main([*SMALL, "--write"])
    written = json.loads(file.read_text())
    assert list(written) == ["3"]
    assert list(written["3"]) == list(GAME.advice.terms)


def test_no_deal_is_used_twice() -> None:
    tuning = tune.Tuning(GAME, 4, 1)
    first, second = tuning.deals(40), tuning.deals(20)
    assert (len(first), len(second)) == (10, 5)
    assert not set(first) & set(second)


def test_equal_weights_share_the_wins() -> None:
    weights = GAME.advice.at(3)
    assert tune.rounded((0.0, -20.0, 5.0)) == (0.0, -10.0, 2.5)
    assert 0.05 < tune.win_share(GAME, 3, weights, [weights], range(8)) < 0.7


def test_only_who_clearly_wins_joins_the_best() -> None:
    tuning = tune.Tuning(GAME, 3, 1)
    none, good = tuning.best[0], tune.rounded(GAME.advice.at(3))
    tuning.evolve(0, 4, 6)
    tuning._try(none, 60, 1)
    assert tuning.best == [none]
    tuning._try(good, 60, 2)
    assert tuning.best == [none, good]


def test_without_a_name_every_game_with_advice_is_tuned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tune, "data_file", lambda game: tmp_path / game.name)
    monkeypatch.setattr(tune.Tuning, "evolve", lambda *_: None)
    tune.main(["--write"])
    written = {file.name: list(json.loads(file.read_text())) for file in tmp_path.iterdir()}
    assert written == {name: list(map(str, game.seats)) for name, game in GAMES.items()}


@pytest.mark.parametrize("seats", [9, 0, -1])
def test_a_table_that_cannot_be_is_refused_in_one_line(
    seats: int, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    with pytest.raises(SystemExit) as caught:
        tune.main(["batavia", "--seats", str(seats)])
    assert caught.value.code == 2
    assert capsys.readouterr().err == f"“batavia” is for 3 to 5 seats, not {seats}.\n"


def test_it_goes_on_from_the_weights_there_are_and_meets_a_habit() -> None:
    weights = GAME.advice.at(3)
    tuning = tune.Tuning(GAME, 3, 1, onward=True, habit=tune.read_habit("purse=40,set=-2.5"))
    strange = list(weights)
    strange[GAME.advice.terms.index("purse")] = 40.0
    strange[GAME.advice.terms.index("set")] = -2.5
    assert tuning.start == weights
    assert tuning.best == [weights]
    assert tuning.always == [weights, tuple(strange)], "they never leave the tables"
    assert not tune.Tuning(GAME, 3, 1).always
    with pytest.raises(SystemExit):
        tune.main([*SMALL, "--habit", "nonsense=1"])
