"""PAS-1: set-up."""

from __future__ import annotations

from fondaco.games.pasar.events import Dealt
from tests.games.pasar.table import dealt, now


def test_pas_1_1_every_price_begins_at_3() -> None:
    assert now(dealt())["price"] == {"pepper": 3, "nutmeg": 3, "tea": 3, "silk": 3}


def test_pas_1_2_there_are_12_cards_of_each_good() -> None:
    position = now(dealt(4))
    for good, left in position["deck"].items():
        in_hands = sum(hand[good] for hand in position["hand"])
        assert left + in_hands + list(position["stall"].values()).count(good) == 12


def test_pas_1_3_each_has_three_secret_cards_and_no_coins() -> None:
    match = dealt(3)
    assert [sum(hand.values()) for hand in now(match)["hand"]] == [3, 3, 3]
    assert now(match)["coins"] == [0, 0, 0]
    hands = [event.cards is not None for event in match.events(1)[0] if isinstance(event, Dealt)]
    assert hands == [False, True, False]


def test_pas_1_4_anybody_may_be_drawn_to_sell_first() -> None:
    assert {now(dealt(4, seed))["first"] for seed in range(40)} == {0, 1, 2, 3}
