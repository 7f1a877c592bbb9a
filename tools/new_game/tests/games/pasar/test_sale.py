"""PAS-4: the sale."""

from __future__ import annotations

from fondaco.games.pasar import GAME
from fondaco.games.pasar.effects import PriceFalls
from fondaco.games.pasar.events import Finished, PricesRose, Sold
from fondaco.games.pasar.refusals import NotInHand, OneGoodOnly, StallsAreClosed
from fondaco.kernel.showing.effects import predict
from tests.games.pasar.table import at, cards, legal, now, play, refused


def test_pas_4_1_one_after_the_other_from_the_first_any_number_of_cards() -> None:
    match = at(3, turn=1, first=1, hands=["silk", "tea2", ""])
    assert legal(match, 1) == ["sell tea", "done"]
    play(match, "B sell tea", "B sell tea")
    assert play(match, "B done") == [Finished(1)]
    assert legal(match, 2) == ["done"]
    play(match, "C done")
    assert match.deciding == (0,)


def test_pas_4_1_only_cards_of_the_hand_and_no_visits() -> None:
    match = at(hands=["silk", "tea"])
    refused(match, "A sell tea", "PAS-4.1", NotInHand("tea"))
    refused(match, "A visit stall-1", "PAS-4.1", StallsAreClosed())


def test_pas_4_2_a_card_brings_its_price_and_lowers_it() -> None:
    match = at(hands=["tea3"], prices={"tea": 2})
    assert play(match, "A sell tea") == [Sold(0, "tea", 2)]
    assert play(match, "A sell tea") == [Sold(0, "tea", 1)]
    assert play(match, "A sell tea") == [Sold(0, "tea", 1)]
    assert now(match)["coins"] == [4, 0]
    assert (now(match)["price"]["tea"], now(match)["discard"]) == (1, cards("tea3"))


def test_pas_4_3_one_good_in_a_turn() -> None:
    match = at(hands=["tea2 silk", "silk"])
    play(match, "A sell tea")
    assert legal(match, 0) == ["sell tea", "done"]
    refused(match, "A sell silk", "PAS-4.3", OneGoodOnly("tea"))
    play(match, "A done", "B sell silk")


def test_pas_4_4_what_nobody_sold_becomes_dearer() -> None:
    match = at(hands=["tea", ""], prices={"pepper": 6})
    play(match, "A sell tea", "A done")
    assert PricesRose(("nutmeg", "silk")) in play(match, "B done")
    assert now(match)["price"] == {"pepper": 6, "nutmeg": 4, "tea": 2, "silk": 4}


def test_pas_4_2_what_a_sale_would_bring_is_told_before_it() -> None:
    match = at(hands=["tea"], prices={"tea": 5})
    move = GAME.moves.read("sell tea")
    assert move is not None
    assert predict(GAME, match.state, 0, move) == (Sold(0, "tea", 5), PriceFalls("tea", 4))
