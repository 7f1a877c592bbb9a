"""Indonesia's advice: what it sees at first sight, what it would do, and that games played by it end."""

from __future__ import annotations

import random

import pytest

from fondaco import compiled
from fondaco.bots import BOTS, move_of
from fondaco.games.indonesia import GAME
from fondaco.games.indonesia.advice.survey import Survey
from fondaco.games.indonesia.data import DEED_NAMES
from fondaco.games.indonesia.state import State
from fondaco.kernel import Match, play_advised
from tests.bots.walks import walk
from tests.games.indonesia.table import at, play, table

A, B = 0, 1
RICE = "a-bali-rice"
LINE = "a-lampung-shipping"
LINES = ("a-halmahera-shipping", "a-jawa-timur-shipping", LINE, "a-sulawesi-selatan-shipping")
SPREAD = ("market", "room", "carrier", "sales", "gross", "wanted", "coast", "supply", "deeds")


def survey(**said: object) -> tuple[Survey, State]:
    state = at(table(**said)).state  # type: ignore[arg-type]
    assert isinstance(state, State)
    found = Survey()
    found.look(state)
    return found, state


def company(name: str) -> int:
    return DEED_NAMES.index(name)


def candidates(match: Match) -> list[str]:
    s = GAME.rules.copy(match.state)
    (s.actor,) = match.deciding
    GAME.rules.candidates(s)
    return [GAME.moves.write(s.choice(index)) for index in range(s.choices())]


def chosen(match: Match) -> str:
    (seat,) = match.deciding
    return move_of(BOTS["heuristic"], match, seat, random.Random(1))


# -- what it sees --------------------------------------------------------------


def test_a_company_sells_by_the_ships_beside_it_to_the_cities_they_reach() -> None:
    seen, s = survey(companies={RICE: "A bali-1", LINE: "B sea-lombok"}, cities={"bali-2": 2})
    rice = company(RICE)
    assert seen.income(s, rice, A) == 15  # IND-10.7: one ship of another player
    assert (seen.market[rice], seen.room[rice], seen.sales[rice]) == (1, 1, 1.0)
    assert seen.income(s, rice, B) == 20
    assert seen.gross[company(LINE)] == 5
    seen, s = survey(companies={RICE: "A bali-1", LINE: "B sea-natuna"}, cities={"bali-2": 2})
    assert (seen.market[rice], seen.sales[rice], seen.income(s, rice, A)) == (0, 0.0, 0.0)
    assert seen.lack(s, rice) == 1


def test_one_s_own_ships_come_first_and_seas_hang_together() -> None:
    seen, s = survey(
        companies={RICE: "A bali-1", LINE: "B sea-lombok", "a-halmahera-shipping": "A sea-lombok sea-flores"},
        cities={"bali-2": 1},
    )
    assert seen.carrier[company(RICE)] == 0  # a-halmahera-shipping is the first line
    assert seen.income(s, company(RICE), A) == 20


@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_remembered_is_what_a_fresh_look_would_find(seats: int) -> None:
    remembered = Survey()
    for s, _ in walk(GAME, seats, seats, stride=1 if compiled() else 9):
        assert isinstance(s, State)
        remembered.look(s)
        fresh = Survey()
        fresh.look(s)
        owned = [number for number in range(24) if s.owner[number] >= 0 and s.good[number] < 5]
        for name in SPREAD:
            one, other = getattr(remembered, name), getattr(fresh, name)
            if name in ("market", "room", "carrier", "sales", "wanted"):  # nothing is said of what does not exist
                one, other = [one[number] for number in owned], [other[number] for number in owned]
            assert one == other


# -- what it would do ----------------------------------------------------------


def test_to_pass_in_research_is_no_candidate_while_a_track_is_open() -> None:
    """A60: a table where nobody advances might never end."""
    open_tracks = at(table(phase="research"))
    assert "pass" not in candidates(open_tracks)
    top = {"turn-order": 5, "slots": 5, "mergers": 5, "expansion": 5, "hull": 5}
    assert candidates(at(table(phase="research", levels={"A": top}))) == ["pass"]


def test_to_pass_is_no_candidate_where_a_company_can_be_started() -> None:
    """A60: deeds that nobody takes would hold the era up."""
    match = at(table(phase="acquisitions", offered=["a-bali-rice", "a-maluku-spice", "a-jawa-timur-shipping"]))
    assert len(candidates(match)) == 6  # two places for each deed
    assert all(move.startswith("start ") for move in candidates(match))


def test_somebody_takes_ships_and_keeps_money_for_a_merger() -> None:
    """A60: two players with many goods, no ship and no cash would wait for ever."""
    goods = {RICE: "A bali-1", "a-maluku-spice": "B maluku-1"}
    deeds = ["a-jawa-barat-rice", "a-jawa-timur-shipping"]
    match = at(table(2, phase="acquisitions", companies=goods, levels={"A": {"slots": 2}}, offered=deeds))
    assert all(move.startswith("start a-jawa-timur-shipping ") for move in candidates(match))
    assert candidates(at(table(phase="turn-order", cash=[60, 9, 9]))) == ["bid 0"]
    assert candidates(at(table(phase="turn-order", cash=[100, 9, 9]))) == ["bid 0", "bid 1", "bid 8", "bid 25"]


def test_who_can_merge_must_where_no_slot_is_left() -> None:
    """A60: only for bots, and only where nobody has a slot and the actor can have no more."""
    lines = {name: f"A sea-{sea}" for name, sea in zip(LINES, ("lombok", "flores", "banda", "natuna"), strict=True)}
    full = {"slots": 5, "mergers": 2}
    position = table(
        2,
        phase="mergers",
        companies={**lines, RICE: "A bali-1", "a-jawa-barat-rice": "B jawa-barat-1"},
        cash=[500, 0],
        levels={"A": full},
        offered=["a-maluku-spice"],
    )
    assert "pass" not in candidates(at(position))
    position["level"][B]["slots"] = 2
    assert "pass" in candidates(at(position))


def test_where_no_slot_is_left_it_learns_to_merge() -> None:
    """A60: with all slots full and nobody able to merge, years would go by without a new company."""
    lines = {name: f"A sea-{sea}" for name, sea in zip(LINES, ("lombok", "flores", "banda", "natuna"), strict=True)}
    position = table(
        2,
        phase="research",
        companies={**lines, RICE: "A bali-1", "a-jawa-barat-rice": "B jawa-barat-1"},
        levels={"A": {"slots": 5, "mergers": 2}},
        offered=["a-maluku-spice"],
    )
    assert candidates(at(position)) == ["advance mergers"]
    position["level"][B]["slots"] = 2
    assert len(candidates(at(position))) > 1


def test_one_s_own_goods_and_those_of_others_are_told_apart() -> None:
    """IND-10.7: who carries his own goods pays nothing."""
    for owner, wanted in (("A", ("freight", "cargo")), ("B", ("cargo", "freight"))):
        match = at(table(phase="acquisitions", companies={RICE: f"{owner} bali-1"}, cities={"bali-2": 1}))
        s = GAME.rules.copy(match.state)
        s.actor = A
        advisor = GAME.advice.advise(s.seats)
        advisor.prepare(s)
        move = GAME.moves.read("start a-lampung-shipping sea-lombok")
        assert move is not None
        advisor.judge(s, move)
        terms = dict(zip(GAME.advice.terms, advisor.term, strict=False))
        assert terms[wanted[0]] > 0
        assert terms[wanted[1]] == 0
        assert terms["alone"] == 1


def test_ships_are_launched_where_something_is() -> None:
    match = at(table(companies={LINE: "A sea-lombok", RICE: "B bali-1"}, cities={"bali-2": 1}))
    play(match, "A operate a-lampung-shipping")
    assert all(move.startswith("launch ") for move in candidates(match))


def test_with_full_slots_it_joins_what_it_owns_to_make_room() -> None:
    """A60: who never merged would let the years go by for ever."""
    position = table(
        2,
        phase="mergers",
        companies={RICE: "A bali-1", "a-jawa-barat-rice": "A jawa-barat-1"},
        cash=[500, 0],
        levels={"A": {"mergers": 2}},
        offered=["a-maluku-spice", "a-halmahera-shipping"],
    )
    assert chosen(at(position)) == "merge a-bali-rice a-jawa-barat-rice"


def auction() -> Match:
    """B may join two companies that sell nothing, and A has room for them."""
    return at(
        table(
            2,
            phase="mergers",
            companies={RICE: "B bali-1", "a-jawa-barat-rice": "B jawa-barat-1"},
            turn="B",
            order="BA",
            cash=[2000, 2000],
            levels={"A": {"slots": 2}, "B": {"mergers": 2}},
        )
    )


def test_it_leaves_an_auction_that_costs_more_than_the_company_will_earn() -> None:
    match = auction()
    play(match, "B merge a-bali-rice a-jawa-barat-rice", "B bid 1600")
    assert chosen(match) == "pass"
    assert len(candidates(match)) <= 3


def test_bids_are_few_and_rise_by_about_a_twelfth() -> None:
    match = auction()
    play(match, "B merge a-bali-rice a-jawa-barat-rice", "B bid 120")
    assert candidates(match) == ["pass", "bid 132", "bid 164"]


def test_a_delivery_that_somebody_began_is_ended_the_short_way() -> None:
    match = at(
        table(
            companies={RICE: "A bali-1", LINE: "B sea-lombok sea-flores", "a-halmahera-shipping": "A sea-lombok"},
            cities={"bali-2": 1, "nusa-tenggara-timur-1": 1},
        )
    )
    play(match, "A operate a-bali-rice")
    assert candidates(match) == ["cheapest"]
    play(match, "A load a-lampung-shipping sea-lombok")
    assert chosen(match) == "unload bali-2"


@pytest.mark.parametrize("seats", GAME.seats)
def test_games_by_advice_end_by_the_rules(seats: int) -> None:
    """A60, with one move in ten any candidate."""
    advisor = GAME.advice.advise(seats)
    for deal in range(30 if compiled() else 1):
        s = GAME.deal(seats, deal)
        play_advised(GAME.rules, [advisor] * seats, s, GAME.move_limit, 26 * (deal % 2))
        assert s.deciding == 0
        assert GAME.result(s).ending in ("no-deeds", "one-type")
