"""IND-10.6 against independent answers: the maximum, the cheapest plan, and every step that is offered or not."""

from __future__ import annotations

import os
import random

import pytest

from fondaco.games.indonesia import GAME
from fondaco.games.indonesia.events import SalesEnded
from fondaco.games.indonesia.moves import CHEAPEST
from fondaco.games.indonesia.refusals import WouldSellLess
from fondaco.games.indonesia.rules import flow, plan
from fondaco.games.indonesia.rules.phase import DELIVERIES
from fondaco.games.indonesia.state import State
from fondaco.kernel import Match
from tests.games.indonesia.boards import Board, random_board
from tests.games.indonesia.table import SEATS, at, legal, now, play, refused, table
from tests.speed import at_speed

# Longer, on 5,000 boards: FONDACO_SOAK=1 pytest tests/games/indonesia/test_flow.py
SOAK = bool(os.environ.get("FONDACO_SOAK"))
BOARDS = 5000 if SOAK else 300
STEPS = 300 if SOAK else 25
GAMES = 100 if SOAK else at_speed(3, 1)
PLIES = at_speed(2000, 500)  # of a match


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
        assert len(plan.cheapest_routes(s)) == s.to_sell
        assert plan.cheapest_fees(s) == board.least_fees(), seed
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


# -- in real play -------------------------------------------------------------


def offers(s: State) -> list[int]:
    s.actor = next(seat for seat in range(s.seats) if s.deciding >> seat & 1)
    GAME.rules.offer(s)
    return [s.choice(number) for number in range(s.choices())]


def sold_after(s: State, move: int, rng: random.Random) -> int:
    """What the company has sold when its sales end, if it goes on with this step and then with any."""
    after = s.copy()
    told: list[object] = []
    after.event_sink = told
    while not (ended := [event for event in told if isinstance(event, SalesEnded)]):
        GAME.rules.apply(after, move)
        if after.phase == DELIVERIES:
            move = rng.choice(offers(after))
    return ended[0].sold


@pytest.mark.parametrize("seats", GAME.seats)
def test_ind_10_6_in_real_play_every_step_on_offer_leads_to_the_maximum(seats: int) -> None:
    """No dead end is ever offered; and the maximum is the independent solver's."""
    tried = 0
    for seed in range(GAMES):
        rng = random.Random(seed)
        s = GAME.deal(seats, seed)
        assert isinstance(s, State)
        for _ in range(PLIES):
            if not s.deciding:
                break
            moves = offers(s)
            if s.phase == DELIVERIES:
                if s.sold == s.legs == 0 and s.zone < 0:
                    assert Board(GAME.dump(s)).maximum() == s.to_sell
                for move in moves:
                    assert sold_after(s, move, rng) == s.sold + s.to_sell
                    tried += 1
                moves = [move for move in moves if move != CHEAPEST] or moves
            GAME.rules.apply(s, rng.choice(moves))
    assert tried > 50 * GAMES


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


def test_ind_10_6_a_flow_that_runs_in_a_circle_can_be_taken_back() -> None:
    """Fifteen ships, much of them in use: the search for other ways meets units that sail round and round."""
    spice = "B jawa-tengah-2 jawa-tengah-3 jawa-tengah-4 jawa-timur-1 jawa-timur-2 jawa-timur-3 jawa-timur-4"
    spice += " jawa-timur-5 jawa-timur-6 bali-1 bali-2 maluku-4 maluku-5 maluku-6 maluku-7 maluku-8 maluku-9"
    long = "B sea-sunda*2 sea-jawa-south*2 sea-lombok sea-papua-north sea-halmahera sea-makassar*2 sea-natuna"
    long += " sea-malacca sea-kalimantan-south sea-flores sea-tomini"
    wide = "B sea-mentawai*3 sea-sunda*2 sea-jawa-south*3 sea-lombok*4"
    cities: dict[str, str | int] = {
        "jawa-barat-4": 1,
        "jawa-tengah-1": "3 spice spice",
        "sulawesi-selatan-2": "3 spice",
    }
    cities |= {"sumatera-selatan-4": 1, "bengkulu-3": 3, "maluku-3": 1, "sumatera-utara-3": 1, "lampung-1": "2 spice"}
    cities |= {"nusa-tenggara-timur-2": 1, "papua-2": 1, "halmahera-2": "2 spice", "nusa-tenggara-barat-1": "1 spice"}
    used = dict.fromkeys(("sea-halmahera", "sea-makassar", "sea-kalimantan-south", "sea-flores", "sea-tomini"), 2)
    position = table(
        2,
        phase="deliveries",
        turn="B",
        era="c",
        companies={
            "a-maluku-spice+b-jawa-tengah-spice": spice,
            "a-halmahera-shipping+a-sulawesi-selatan-shipping+b-jawa-barat-shipping": long,
            "a-jawa-timur-shipping+a-lampung-shipping+b-sumatera-utara-shipping": wide,
        },
        cities=cities,
        levels={"B": {"hull": 5}},
        company="a-maluku-spice",
        operated={"a-maluku-spice": 1},
        used={
            "a-halmahera-shipping": used | {"sea-jawa-south": 3, "sea-lombok": 4},
            "a-jawa-timur-shipping": {"sea-sunda": 1, "sea-jawa-south": 1},
        },
        zones=2,
        zone_area=["jawa-tengah-2", "maluku-4", *[None] * 53],
        zone_left=[6, 5, *[0] * 53],
        zone_coast=[196632, 576, *[0] * 53],
        zone=0,
        to_sell=9,
        sold=6,
    )
    match = at(position)
    assert legal(match, "load") == [
        "a-halmahera-shipping sea-jawa-south",
        "a-halmahera-shipping sea-lombok",
        "a-jawa-timur-shipping sea-jawa-south",
        "a-jawa-timur-shipping sea-lombok",
    ]
