"""The estimate of Indonesia and the moves it finds worth a thought."""

from __future__ import annotations

import random
from typing import Any

import pytest

from fondaco.bots import BOTS, move_of
from fondaco.games.indonesia import GAME
from fondaco.games.indonesia.data import TRACK_NAMES
from fondaco.kernel import Match
from tests.games.indonesia.table import at, dealt, legal, play, table

A = 0
LINE = {"a-lampung-shipping": "A sea-lombok"}
RICE = {"a-bali-rice": "A bali-1", "a-jawa-barat-rice": "A jawa-barat-1"}


def value(match: Match, seat: int) -> float:
    return GAME.rules.evaluate(match.state, seat)


def candidates(match: Match) -> list[int]:
    s = GAME.rules.copy(match.state)
    (s.actor,) = match.deciding
    GAME.rules.candidates(s)
    return [s.choice(index) for index in range(s.choices())]


def chosen(match: Match) -> str:
    (seat,) = match.deciding
    return move_of(BOTS["greedy"], match, seat, random.Random(1))


@pytest.mark.parametrize("seats", GAME.seats)
def test_candidates_are_legal_few_and_never_none(seats: int) -> None:
    match = dealt(seats, seats)
    rng = random.Random(seats)
    while not match.over:
        (seat,) = match.deciding
        worth = candidates(match)
        assert worth
        assert set(worth) <= set(match.offers(seat))
        assert len(worth) <= 300
        match.play_move(seat, rng.choice(worth))


def test_ind_9_1_who_must_advance_anothers_hull_has_it_for_a_candidate() -> None:
    """With the option `research` = `compulsory`, when all one's own markers are at the end."""
    levels = {"A": dict.fromkeys(TRACK_NAMES, 5)}
    match = at(table(2, phase="research", research="compulsory", levels=levels, companies=LINE))
    assert [GAME.moves.write(move) for move in candidates(match)] == legal(match) == ["refit 2"]


def test_a_company_that_sells_is_worth_more_than_one_that_cannot() -> None:
    rice = {"a-bali-rice": "A bali-1"}
    idle = value(at(table(companies=rice | {"a-lampung-shipping": "B sea-natuna"}, cities={"bali-2": 1})), A)
    busy = value(at(table(companies=rice | {"a-lampung-shipping": "B sea-lombok"}, cities={"bali-2": 1})), A)
    assert busy > idle


def test_money_and_research_are_worth_something_and_rivals_count_against() -> None:
    plain = value(at(table(companies=LINE)), A)
    assert value(at(table(companies=LINE, cash=[150, 100, 100])), A) > plain
    assert value(at(table(companies=LINE, levels={"A": {"expansion": 2}})), A) > plain
    assert value(at(table(companies=LINE, cash=[100, 150, 100])), A) < plain


def test_ind_7_3_while_areas_are_emptied_both_companies_count_as_the_winners() -> None:
    companies = {"a-bali-rice": "B bali-1 bali-2", "a-maluku-spice": "C maluku-5 maluku-6"}
    before = value(at(table(era="b", phase="research", companies=companies)), A)
    merger: dict[str, Any] = {
        "first": "a-bali-rice",
        "second": "a-maluku-spice",
        "announcer": A,
        "bidder": A,
        "to_clear": 2,
    }
    clearing = table(era="b", phase="siap-faji", companies=companies, levels={"A": {"slots": 1}}, **merger)
    assert value(at(clearing), A) > before


def test_at_the_end_only_the_result_counts() -> None:
    match = at(table(phase="over", deciding=0, ending="no-deeds", era="c", cash=[7, 0, 0], pile=[-2, 0, 0]))
    assert value(match, A) == 3


def test_it_starts_companies_sells_the_cheapest_way_and_adds_ships() -> None:
    offered = ["a-bali-rice", "a-maluku-spice", "a-jawa-timur-shipping"]
    assert chosen(at(table(phase="acquisitions", offered=offered))).startswith("start ")
    match = at(table(companies=RICE | {"b-sumatera-utara-shipping": "B sea-lombok"}, era="b", cities={"bali-2": 1}))
    play(match, "A operate a-bali-rice")
    assert chosen(match) == "cheapest"
    match = at(table(companies=LINE, cities={"bali-1": 1, "nusa-tenggara-barat-1": 1}))
    play(match, "A operate a-lampung-shipping")
    assert chosen(match).startswith("launch ")


def test_with_full_slots_it_joins_what_it_owns_to_make_room() -> None:
    """A60: who never merged would let the years go by for ever."""
    position = table(
        2,
        phase="mergers",
        companies=RICE,
        cash=[500, 0],
        levels={"A": {"mergers": 2}},
        offered=["a-maluku-spice", "a-halmahera-shipping"],
    )
    assert chosen(at(position)) == "merge a-bali-rice a-jawa-barat-rice"
