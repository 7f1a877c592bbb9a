"""The rows of numbers for learning: whole, within their bounds, alike at both speeds, and telling nothing hidden."""

from __future__ import annotations

import hashlib
import os
import random
import subprocess
import sys
from array import array
from collections.abc import Iterator

import pytest

from fondaco.games import GAMES
from fondaco.kernel import Game, State
from fondaco.kernel.checking.contract import configurations
from fondaco.kernel.declaring.moves import Amount, Kind, Moves
from fondaco.kernel.learning.features import Features
from fondaco.kernel.learning.observation import Dense, Observation
from tests.declared import declaring
from tests.speed import COMPILED, at_speed

EVERY = pytest.mark.parametrize("game", [GAMES[name] for name in declaring("features")], ids=lambda game: game.name)
SAMPLES = at_speed(12, 3)  # looks at one game


def features(game: Game) -> Features:
    assert game.features is not None, f"{game.name} has no features"
    return game.features


def row(game: Game, s: State, seat: int) -> array[int]:
    """The row as a seat gets it, checked for its length."""
    cells = array("h", bytes(2 * features(game).size))
    sheet = Observation(cells)
    game.rules.observe(s, seat, sheet)
    assert sheet.at == len(cells)
    return cells


def stops(game: Game, seats: int, options: dict[str, str], seed: int) -> Iterator[State]:
    """The states of one random game, each with the offers of its actor."""
    s = game.deal(seats, seed, options)
    for _ in range(game.move_limit):
        if s.deciding == 0:
            break
        deciding = [seat for seat in range(seats) if s.deciding >> seat & 1]
        s.actor = deciding[s.word() % len(deciding)]
        game.rules.offer(s)
        yield s
        game.rules.apply(s, s.pick())
    yield s


@EVERY
def test_each_part_is_named_and_the_first_is_the_phase(game: Game) -> None:
    entries = features(game).entries
    assert entries[0].axes == (tuple(stage.name for stage in game.stages),)
    assert all(entry.low < entry.high for entry in entries)
    assert sum(entry.size for entry in entries) == features(game).size


@EVERY
def test_every_number_lies_within_its_bounds(game: Game) -> None:
    for seats in game.seats if COMPILED else game.seats[-1:]:
        for s in stops(game, seats, {}, seats):
            for seat in range(seats):
                cells = row(game, s, seat)
                for entry in features(game).entries:
                    part = cells[features(game).slices[entry.name]]
                    assert entry.low <= min(part) <= max(part) <= entry.high, entry.name


@EVERY
def test_worlds_that_look_alike_to_a_seat_give_it_the_same_row(game: Game) -> None:
    """Nobody learns what their seat may not know; nor, as in the view, what only memory knows."""
    rng = random.Random(game.name)
    for seats, options in list(configurations(game, rng, spread=not COMPILED)):
        played = list(_copies(game, seats, options, rng.randrange(2**32)))
        for s in rng.sample(played, min(SAMPLES, len(played))):
            for seat in range(seats):
                here = row(game, s, seat)
                for forget in (False, True):
                    world = game.sample(s, seat, rng.randrange(2**32), forget)
                    assert row(game, world, seat) == here, (seats, options, seat, forget)


def _copies(game: Game, seats: int, options: dict[str, str], seed: int) -> Iterator[State]:
    for s in stops(game, seats, options, seed):
        yield game.rules.copy(s)


@EVERY
def test_each_seat_sees_itself_first(game: Game) -> None:
    """Who has the decision finds itself in the first cell of `deciding`, and others find it elsewhere."""
    seats = game.seats[-1]
    where = features(game).slices["deciding"]
    for s in stops(game, seats, {}, 5):
        for seat in range(seats):
            cells = row(game, s, seat)[where]
            decides = [s.deciding >> (seat + step) % seats & 1 for step in range(seats)]
            assert list(cells)[:seats] == decides


@EVERY
def test_the_mask_holds_just_the_moves_on_offer(game: Game) -> None:
    dense = Dense(game.moves)
    assert dense.size == game.moves.size
    for s in stops(game, game.seats[0], {}, 6):
        if s.deciding == 0:
            break
        mask = array("b", bytes(dense.size))
        count = dense.mark(s, mask, 0, 1)
        moves = [s.choice(number) for number in range(s.choices())]
        offered = {
            index for move in moves if game.moves.move(index := game.moves.index(move)) == move
        }  # within the caps
        assert {index for index, one in enumerate(mask) if one} == offered
        assert count == len(offered)
        assert all(dense.index(game.moves.move(index)) == index for index in offered)


def test_amounts_beyond_the_cap_are_not_in_the_index() -> None:
    bid, pay = 1 << 16, 2 << 16
    moves = Moves(
        Kind(bid, "bid {amount}", amount=Amount(5)), Kind(pay, "pay {who} {amount}", who=("a", "b"), amount=Amount(3))
    )
    dense = Dense(moves)
    assert [dense.index(bid + amount) for amount in (0, 5, 6, 60_000)] == [0, 5, -1, -1]
    assert [dense.index(pay + low) for low in (0, 3, 4, 0x100, 0x103, 0x104)] == [6, 9, -1, 10, 13, -1]
    s = State()
    s.offer_range(bid, 2, 9, 2)
    s.offer_range(bid, 7, 9, 1)
    mask = array("b", bytes(dense.size))
    assert dense.mark(s, mask, 0, 1) == 2
    assert [index for index, one in enumerate(mask) if one] == [2, 4]


def test_a_sheet_refuses_what_does_not_fit() -> None:
    with pytest.raises(IndexError):
        Observation(array("h", [0, 0])).mark(2, 2)
    sheet = Observation(array("h", [0]))
    sheet.put(1)
    with pytest.raises(IndexError):
        sheet.put(1)


def digest() -> str:
    """Over rows of every game."""
    found = hashlib.sha256()
    for game in map(GAMES.__getitem__, declaring("features")):
        for number, s in enumerate(stops(game, game.seats[0], {}, 8)):
            if number % 10 == 0:
                found.update(row(game, s, number % game.seats[0]).tobytes())
    return found.hexdigest()


def test_both_speeds_write_the_same_rows() -> None:
    ask = f"import runpy; print(runpy.run_path({__file__!r})['digest']())"
    plain = subprocess.run(
        [sys.executable, "-c", ask], env={**os.environ, "FONDACO_PURE": "1"}, check=True, capture_output=True, text=True
    )
    assert plain.stdout.strip() == digest()
