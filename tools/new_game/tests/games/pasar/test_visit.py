"""PAS-3: visiting the stalls."""

from __future__ import annotations

from fondaco.games.pasar.events import Quarrelled, Took, Unwanted, VisitSealed
from fondaco.games.pasar.refusals import VisitFirst
from tests.games.pasar.table import at, cards, legal, now, play, refused, view


def test_pas_3_1_all_choose_at_the_same_time_and_in_secret() -> None:
    match = at(3, phase="visit")
    assert list(match.deciding) == [0, 1, 2]
    play(match, "C visit stall-2")
    assert list(match.deciding) == [0, 1]
    assert match.events(2)[-1] == [VisitSealed(2, "stall-2")]
    assert match.events(0)[-1] == [VisitSealed(2, None)]
    assert [view(match, seat).players[2].choice for seat in range(3)] == [None, None, "stall-2"]
    assert all(view(match, seat).players[2].has_chosen for seat in range(3))


def test_pas_3_1_before_the_sale_comes_the_visit() -> None:
    match = at(phase="visit", hands=["tea"])
    assert legal(match, 0) == ["visit stall-1", "visit stall-2"]
    refused(match, "A sell tea", "PAS-3.1", VisitFirst())


def test_pas_3_2_who_is_alone_takes_the_card() -> None:
    match = at(phase="visit", stalls="silk tea", choices=["stall-2", None])
    assert play(match, "B visit stall-1") == [
        VisitSealed(1, "stall-1"),
        Took(1, "stall-1", "silk"),
        Took(0, "stall-2", "tea"),
    ]
    assert now(match)["hand"] == [cards("tea"), cards("silk")]
    assert match.stage == "sale"


def test_pas_3_3_those_who_meet_get_nothing_and_raise_the_price() -> None:
    match = at(3, phase="visit", stalls="silk tea tea", choices=["stall-1", "stall-2", None])
    assert Quarrelled((0, 2), "stall-1", "silk", 4) in play(match, "C visit stall-1")
    assert now(match)["price"]["silk"] == 4
    assert now(match)["discard"]["silk"] == 1
    assert [sum(hand.values()) for hand in now(match)["hand"]] == [0, 1, 0]


def test_pas_3_3_a_price_of_6_stays() -> None:
    match = at(phase="visit", stalls="silk tea", choices=["stall-1", None], prices={"silk": 6})
    assert Quarrelled((0, 1), "stall-1", "silk", 6) in play(match, "B visit stall-1")


def test_pas_3_4_what_nobody_wants_is_discarded_at_the_same_price() -> None:
    match = at(phase="visit", stalls="silk tea", choices=["stall-1", None])
    assert Unwanted("stall-2", "tea") in play(match, "B visit stall-1")
    assert (now(match)["discard"]["tea"], now(match)["price"]["tea"]) == (1, 3)
