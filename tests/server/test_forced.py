"""HOUSE-1.12: a move is made without asking only where everybody can see that it is the only one."""

from __future__ import annotations

import itertools
import random

import pytest

from fondaco.games import GAMES
from fondaco.kernel import Match
from fondaco.server.play.showing import rendering
from fondaco.server.play.showing.snapshots import forced_move
from fondaco.server.table import rows
from fondaco.server.table.access import Person
from fondaco.server.table.rows import Seat
from tests.server.test_fold import start, write

SEEN_BY_OTHERS = 3  # worlds for each other seat


def only_moves(name: str, seed: int) -> list[tuple[str, bool]]:
    """The kinds of all moves of a random game that were the only one, and whether they were called forced."""
    game, rng, found = GAMES[name], random.Random(seed), []
    match = Match(game, game.usual_seats, seed)
    while not match.over:
        seat = rng.choice(match.deciding)
        offers = match.offers(seat)
        if len(offers) == 1:
            forced = forced_move(match, seat)
            found.append((match.stage, forced is not None))
            if forced is not None:
                check_for_others(match, seat, offers[0])
        match.play_move(seat, rng.choice(offers))
    return found


def check_for_others(match: Match, seat: int, move: int) -> None:
    for other in range(match.seats):
        if other == seat:
            continue
        for number in range(100, 100 + SEEN_BY_OTHERS):
            world = match.game.sample(match.state, other, number)
            world.actor = seat
            match.game.rules.offer(world)
            assert [world.choice(index) for index in range(world.choices())] == [move]


@pytest.mark.parametrize("name", [name for name in GAMES if name != "spice_islands"])  # where a die always has a choice
def test_house_1_12_what_is_forced_is_forced_in_every_world_of_every_other_seat(name: str) -> None:
    assert any(forced for seed in range(4) for _, forced in only_moves(name, seed))


@pytest.mark.parametrize(("name", "stage"), [("batavia", "auction"), ("indonesia", "mergers"), ("borneo", "mission")])
def test_house_1_12_a_pass_for_want_of_money_or_goods_is_not_forced(name: str, stage: str) -> None:
    assert (stage, False) in [found for seed in range(3) for found in only_moves(name, seed)]


def test_a_forced_move_is_looked_for_once_however_often_it_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[int] = []

    def look(match: Match, seat: int) -> str | None:
        looked.append(seat)
        return None

    monkeypatch.setattr(rendering, "forced_move", look)
    people = tuple(Seat("person", f"p{seat}", f"P{seat}") for seat in range(3))
    table = write(start(), rows.Opened("p0", people), rows.Began(people))  # with a clock every text is rendered anew
    times = itertools.count(1000)
    renderer = rendering.Renderer(lambda table: ([], 0), lambda: float(next(times)))
    seat = table.deciding[0]
    person = Person(f"p{seat}", "Ada", True, frozenset([f"p{seat}"]))
    for since in (None, None, 1):
        renderer.whole(table, person, seat, since)
    assert looked == [seat]
