"""IND-10.6 against independent answers: the maximum, the cheapest plan, and every step that is offered or not."""

from __future__ import annotations

import os
import random

import pytest

from fondaco.games.indonesia import GAME, flow, plan
from fondaco.games.indonesia.refusals import WouldSellLess
from fondaco.games.indonesia.state import State
from fondaco.kernel import Match
from tests.games.indonesia.boards import Board, random_board
from tests.games.indonesia.table import SEATS, at, legal, now, play, refused, table

SOAK = bool(os.environ.get("FONDACO_SOAK"))
BOARDS = 5000 if SOAK else 300
STEPS = 300 if SOAK else 25


def operating(seed: int) -> Match:
    position, company = random_board(random.Random(seed))
    match = at(position)
    play(match, f"{SEATS[match.deciding[0]]} operate {company}")
    return match


@pytest.mark.parametrize("lot", range(10))
def test_ind_10_6_the_maximum_and_the_cheapest_plan_agree_with_networkx(lot: int) -> None:
    sold = 0
    for seed in range(lot * BOARDS // 10, (lot + 1) * BOARDS // 10):
        match = operating(seed)
        if match.stage != "deliveries":
            continue  # nothing could be sold: asked below
        board = Board(now(match))
        s = match.state
        assert isinstance(s, State)
        assert s.to_sell == flow.maximum(s) == board.maximum()
        best = plan.cheapest(s)
        assert best.deliveries == s.to_sell
        assert best.fees(s) == board.least_fees(), seed
        plan.give_back(best)
        sold += s.to_sell
    assert sold > BOARDS // 10


def test_ind_10_6_where_nothing_is_asked_networkx_sells_nothing_either() -> None:
    none = 0
    for seed in range(BOARDS):
        position, company = random_board(random.Random(seed))
        match = at(position)
        s = match.state
        play(match, f"{SEATS[match.deciding[0]]} operate {company}")
        if match.stage != "deliveries":
            before = GAME.dump(s) | {"company": company}
            before["zone_left"] = [100] * 55
            assert Board(before).maximum() == 0
            none += 1
    assert none > 5


@pytest.mark.parametrize("seed", range(STEPS))
def test_ind_10_6_a_step_is_offered_if_and_only_if_it_can_reach_the_maximum(seed: int) -> None:
    rng = random.Random(seed)
    match = operating(seed)
    while match.stage == "deliveries":
        seat = SEATS[match.deciding[0]]
        board = Board(now(match))
        good = board.good_chains()
        if now(match)["zone"] < 0:
            assert set(legal(match, "sell")) == {board.names[chain[0]] for chain in good}
            play(match, f"{seat} sell {rng.choice(legal(match, 'sell'))}")
        good = [chain for chain in good if chain[0] == now(match)["zone"]]
        assert set(legal(match, "load")) == {f"{line} {seas[0]}" for _, line, seas, _ in good}
        line, sea = rng.choice(legal(match, "load")).split()
        play(match, f"{seat} load {line} {sea}")
        route: tuple[str, ...] = (sea,)
        while now(match)["legs"]:
            good = [chain for chain in good if chain[1] == line and chain[2][: len(route)] == route]
            assert set(legal(match, "sail")) == {seas[len(route)] for _, _, seas, _ in good if len(seas) > len(route)}
            assert set(legal(match, "unload")) == {area for _, _, seas, area in good if seas == route}
            if (onward := legal(match, "sail")) and (rng.random() < 0.7 or not legal(match, "unload")):
                route = (*route, rng.choice(onward))
                play(match, f"{seat} sail {route[-1]}")
            else:
                play(match, f"{seat} unload {rng.choice(legal(match, 'unload'))}")
                break
    assert match.state.deciding


def test_ind_10_6_a_chain_that_would_have_to_cross_itself_is_not_offered() -> None:
    """Two ships in sea a, one in sea b, and a city that touches a alone: to go from a to b is a dead end."""
    position = table(
        companies={"a-halmahera-spice": "A halmahera-4", "a-halmahera-shipping": "B sea-halmahera*2 sea-papua-north"},
        cities={"halmahera-1": 1},
    )
    match = at(position)
    play(match, "A operate a-halmahera-spice", "A load a-halmahera-shipping sea-halmahera")
    assert legal(match) == ["unload halmahera-1"]
    refused(match, "A sail sea-papua-north", "IND-10.6", WouldSellLess(1))
