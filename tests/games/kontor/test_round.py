"""KON-3 to KON-6: the round, the secret choice, the harbour tax, the first player."""

from __future__ import annotations

import pytest

from fondaco.games.kontor import GAME
from fondaco.games.kontor.events import (
    ActsFirst,
    Broke,
    ChoiceSealed,
    Income,
    Passed,
    Relieved,
    Revealed,
    RoundBegun,
    TaxPaid,
)
from fondaco.games.kontor.refusals import ChooseOrPass, ChosenAlready, NothingToBuyNow, NothingToShowNow, NotInHand
from fondaco.kernel import IllegalMove
from fondaco.kernel.errors import NotYourDecision, Sealed
from tests.games.kontor.table import (
    all_heard,
    at,
    card_at,
    dealt,
    florins,
    heard,
    laying,
    legal,
    now,
    play,
    refused,
    reveal,
    table,
    view,
)

# -- KON-3 --------------------------------------------------------------------


def test_kon_3_1_the_phases_follow_in_order() -> None:
    match = at(table({(1, 1): "B12"}, hands=("C17", "B8"), florins=(3, 3)))
    assert match.stage == "choosing"
    reveal(match, "C17", "B8")
    stages = []
    for move in ("ship (0,1)", "leave", "lay (1,2)"):
        stages.append(match.stage)
        play(match, f"red {move}")
    assert stages == ["shipping", "removing", "laying"]
    assert (match.stage, match.deciding) == ("laying", (1,))


def test_kon_3_1_moves_of_earlier_phases_are_refused() -> None:
    match = laying("C55")
    refused(match, "red choose C55", "KON-3.1", ChosenAlready())
    refused(match, "red pass", "KON-3.1", ChosenAlready())
    refused(match, "red buy", "KON-14.2", NothingToBuyNow())
    refused(match, "red show C55", "KON-14.3", NothingToShowNow())


def test_kon_3_2_the_first_player_acts_through_then_the_second() -> None:
    match = at(table(hands=("C91", "B8")))
    reveal(match, "C91", "B8")
    assert match.deciding == (0,)
    events = play(match, "red lay (1,1)")
    assert heard(events, Income) == [Income(0, 1)]
    assert match.deciding == (1,)
    events = play(match, "black lay (2,1)")
    assert heard(events, RoundBegun) == [RoundBegun(2)]
    assert now(match)["deciding"] == 3


def test_kon_3_3_who_passed_or_took_the_card_back_does_nothing_more() -> None:
    match = at(table(hands=("C55", "B8")))
    reveal(match, "pass", "B8")
    assert match.deciding == (1,)
    play(match, "black lay (1,1)")
    assert now(match)["deciding"] == 3
    assert now(match)["hand"]["red"] == ["C55"]
    match = at(table(hands=("C55", "B28"), florins=(0, 3)))
    reveal(match, "C55", "B28")
    assert match.deciding == (1,)
    play(match, "black lay (1,1)")
    assert now(match)["deciding"] == 3
    assert now(match)["hand"]["red"] == ["C55"]


# -- KON-4 --------------------------------------------------------------------


@pytest.mark.parametrize("order", [("red", "black"), ("black", "red")])
def test_kon_4_1_both_choose_secretly_in_any_order_of_arrival(order: tuple[str, str]) -> None:
    match = at(table())
    cards = {"red": "R61", "black": "B86"}
    before = view(match, order[1])
    (sealed,) = play(match, f"{order[0]} choose {cards[order[0]]}")
    assert isinstance(sealed, ChoiceSealed)
    first = 0 if order[0] == "red" else 1
    assert sealed.seen_by(first) == ChoiceSealed(first, cards[order[0]])
    assert sealed.seen_by(1 - first) == sealed.seen_by(-1) == ChoiceSealed(first, None)
    assert match.deciding == (1 - first,)
    after = view(match, order[1])
    assert after.players[first].committed
    assert after.players[first].choice is None
    assert after.players[first].backs == before.players[first].backs
    assert view(match, order[0]).players[first].choice == cards[order[0]]
    events = play(match, f"{order[1]} choose {cards[order[1]]}")
    assert heard(events, Revealed) == [Revealed(0, "R61"), Revealed(1, "B86")]
    assert match.deciding == (1,)


def test_kon_4_1_a_choice_made_cannot_be_changed_or_taken_back() -> None:
    match = at(table())
    play(match, "red choose R61")
    refused(match, "red choose R73", "HOUSE-1.1", NotYourDecision())
    assert match.free_undos(0) == 0
    with pytest.raises(IllegalMove) as caught:
        match.undo()
    assert isinstance(caught.value.refusal, Sealed)


def test_kon_4_1_only_a_hand_card_can_be_chosen() -> None:
    match = at(table())
    assert sorted(legal(match, "red")) == sorted(["pass", *(f"choose {card}" for card in now(match)["hand"]["red"])])
    refused(match, "red choose B62", "KON-4.1", NotInHand("B62"))
    refused(match, "red choose anchor", "KON-4.1", NotInHand("anchor"))
    refused(match, "red lay (1,1)", "KON-4.1", ChooseOrPass())
    refused(match, "red show R61", "KON-14.3", NothingToShowNow())
    refused(match, "red buy", "KON-14.2", NothingToBuyNow())


def test_kon_4_2_ex_8_passing_brings_a_florin_and_no_tax() -> None:
    """EX-8: red passes, black reveals C44 with the florin."""
    match = at(table(hands=("R61", "C44"), canal="C55"))
    events = reveal(match, "pass", "C44")
    assert heard(events, Passed) == [Passed(0, 1)]
    assert not heard(events, TaxPaid)
    assert florins(match) == (4, 3, 13)
    play(match, "black lay (1,1)")
    assert florins(match) == (4, 4, 12)
    assert now(match)["hand"] == {"red": ["R61"], "black": ["C55"]}


def test_kon_4_3_both_may_pass() -> None:
    match = at(table())
    events = reveal(match, "pass", "pass")
    assert heard(events, Passed) == [Passed(0, 1), Passed(1, 1)]
    assert florins(match) == (4, 4, 12)
    assert (now(match)["round"], match.deciding) == (2, (0, 1))


def test_kon_4_3_without_hand_cards_one_must_pass() -> None:
    match = at(table(hands=("", "B8")))
    assert legal(match, "red") == ["pass"]
    reveal(match, "pass", "B8")
    assert florins(match) == (4, 3, 13)


def test_kon_16_38_one_may_pass_although_one_can_play() -> None:
    match = at(table())
    for _ in range(2):
        reveal(match, "pass", "pass")
        assert "pass" in legal(match, "red")


# -- KON-5 --------------------------------------------------------------------

FLORIN = {"red": ("R27", "C44"), "black": ("B28", "C18")}


def taxed(red: str, black: str, money: tuple[int, int]) -> tuple[list[object], tuple[int, int], tuple[int, ...]]:
    """Who took a card back, the florins, and who acts, at once or later."""
    match = at(table(hands=(red if red != "pass" else "R61", black), florins=money))
    events = reveal(match, red, black)
    acts = set(match.deciding) | ({1 - match.deciding[0]} if now(match)["second"] is not None else set())
    back = [event.seat for event in heard(events, Broke)]
    return [*back], florins(match)[:2], tuple(sorted(acts)) if now(match)["round"] == 1 else ()


@pytest.mark.parametrize(
    ("red", "black", "money", "back", "left", "acts"),
    [
        ("C44", "B8", (2, 2), [], (2, 1), (0, 1)),
        ("C44", "B8", (2, 0), [1], (2, 0), (0,)),
        ("C44", "B28", (1, 1), [], (0, 0), (0, 1)),
        ("C44", "B28", (0, 3), [0], (0, 3), (1,)),
        ("C44", "B28", (0, 0), [0, 1], (1, 1), ()),
        ("C55", "B8", (0, 0), [], (0, 0), (0, 1)),
        ("pass", "B28", (0, 2), [], (1, 2), (1,)),
    ],
)
def test_kon_5_1_to_5_6_ex_21_the_tax_table(
    red: str, black: str, money: tuple[int, int], back: list[object], left: tuple[int, int], acts: tuple[int, ...]
) -> None:
    """EX-21, row by row; the florin is on a quay card or on a canal card alike."""
    assert taxed(red, black, money) == (back, left, acts)


def test_kon_5_1_the_opponent_pays_one_florin_to_the_treasury() -> None:
    match = at(table(hands=("R27", "B8")))
    events = reveal(match, "R27", "B8")
    assert heard(events, TaxPaid) == [TaxPaid(1)]
    assert florins(match) == (3, 2, 15)


def test_kon_5_2_kon_16_2_kon_16_3_the_broke_player_takes_the_card_back_without_florin_or_draw() -> None:
    match = at(table(hands=("R27", "B8"), florins=(3, 0)))
    events = reveal(match, "R27", "B8")
    assert heard(events, Broke) == [Broke(1, "B8")]
    assert florins(match) == (3, 0, 17)
    play(match, "red lay (1,1)")
    assert now(match)["hand"]["black"] == ["B8"]
    assert len(now(match)["quay"]["black"]) == 20


def test_kon_5_3_ex_7_a_returned_florin_taxes_nobody() -> None:
    """EX-7: red 1, black 0, both cards with the florin."""
    match = at(table(hands=("C44", "B28"), florins=(1, 0)))
    reveal(match, "C44", "B28")
    assert florins(match) == (1, 0, 19)
    assert (match.deciding, now(match)["second"]) == ((0,), None)
    assert "B28" in now(match)["hand"]["black"]


def test_kon_5_4_kon_16_40_ex_6_both_broke() -> None:
    """EX-6: both take the card back and a florin; nothing is laid, nobody draws."""
    match = at(table(hands=("C44", "B28"), florins=(0, 0)))
    events = reveal(match, "C44", "B28")
    assert heard(events, Relieved) == [Relieved(0, 1), Relieved(1, 1)]
    assert florins(match) == (1, 1, 18)
    assert now(match)["hand"] == {"red": ["C44"], "black": ["B28"]}
    assert (now(match)["filled"], now(match)["round"], now(match)["idle"]) == (9, 2, 1)


def test_kon_5_5_both_pay_if_both_can() -> None:
    match = at(table(hands=("C44", "B28")))
    reveal(match, "C44", "B28")
    assert florins(match) == (2, 2, 16)


def test_kon_5_6_ability_to_pay_is_judged_before_the_phase() -> None:
    match = at(table(hands=("C44", "B28"), florins=(1, 1)))
    events = reveal(match, "C44", "B28")
    assert not heard(events, Broke)
    assert florins(match) == (0, 0, 20)


# -- KON-6 --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("red", "black", "first"),
    [("R3", "B4", 1), ("R51", "C44", 0), ("C91", "B86", 0), ("R1", "B2", 1), ("R1", "C17", 1), ("R85", "C91", 1)],
)
def test_kon_6_1_ex_20_the_higher_value_acts_first(red: str, black: str, first: int) -> None:
    """EX-20"""
    match = at(table(hands=(red, black)))
    events = reveal(match, red, black)
    assert heard(events, ActsFirst) == [ActsFirst(first)]
    assert match.deciding == (first,)
    assert now(match)["second"] == ("black", "red")[first]


def test_kon_16_1_values_never_tie() -> None:
    values = [card.value for card in (space.card for space in view(dealt(), "red").spaces)]
    assert len(set(values)) == len(values)


def test_kon_6_2_with_one_card_left_its_player_acts_alone() -> None:
    match = at(table(hands=("R61", "B8")))
    events = reveal(match, "pass", "B8")
    assert not heard(events, ActsFirst)
    play(match, "black lay (1,1)")
    assert now(match)["round"] == 2
    assert card_at(match, (1, 1)) == "B8"
    assert all_heard(match, RoundBegun) == [RoundBegun(2)]


def test_kon_3_1_the_stages_have_their_rules() -> None:
    assert [stage.rule for stage in GAME.stages][3:] == ["KON-4.1", "KON-7.1", "KON-7.2", "KON-8.1"]
