"""KON-14: special cards."""

from __future__ import annotations

import pytest

from fondaco.games.kontor import GAME
from fondaco.games.kontor.data import CARD_KIND, CARD_NAMES, KIND_NAMES
from fondaco.games.kontor.events import (
    Bought,
    Covered,
    CustomsLaid,
    Declined,
    Drew,
    Income,
    LastSpecialContested,
    Shown,
    ShowSealed,
    TakenBack,
    WishSealed,
    YardUnclaimed,
    YardWon,
)
from fondaco.games.kontor.refusals import (
    BesideClosedYard,
    BuyOrDecline,
    CraneForbids,
    CraneForbidsBridge,
    CustomsMayNotClose,
    CustomsNeedsSide,
    NothingToBridge,
    NothingToFlood,
    ShipInTheWay,
    ShowCard,
)
from fondaco.kernel import IllegalMove, OptionError, PositionError
from fondaco.kernel.errors import Sealed
from tests.games.kontor.table import (
    at,
    card_at,
    dealt,
    florins,
    heard,
    laying,
    legal,
    name,
    now,
    place,
    places,
    play,
    points,
    refused,
    reveal,
    shipping,
    spaces_of,
    table,
    view,
)

CLOSED = {(1, 1): "R27", (1, 2): "C53", (2, 1): "C54"}
GUARD = {(1, 1): "red"}


# -- buying -------------------------------------------------------------------


def test_kon_14_1_six_special_cards_face_down_in_every_scenario_but_tic_tac_toe() -> None:
    for scenario in ("base", "waterGames", "canalGrande", "gulliver", "poverty"):
        match = dealt(scenario=scenario, special_cards="yes")
        assert len(now(match)["special"]) == 6
        assert view(match, "red").special_pile == 6
        assert match.stage == "buying"
    with pytest.raises(OptionError) as caught:
        dealt(scenario="ticTacToe", special_cards="yes")
    assert caught.value.code == "option-no-special-cards"


def test_kon_16_33_there_are_two_floods_two_bridges_two_customs() -> None:
    kinds = [KIND_NAMES[CARD_KIND[number]] for number, card in enumerate(CARD_NAMES) if card.startswith("S")]
    assert sorted(kinds) == ["bridge", "bridge", "customs", "customs", "flood", "flood"]


def test_kon_14_2_both_decide_secretly_whether_to_buy() -> None:
    match = at(table(special="S49 S45", phase="buying"))
    assert legal(match, "red") == ["buy", "decline"]
    (sealed,) = play(match, "black buy")
    assert sealed == WishSealed(1, "buy")
    assert sealed.seen_by(0) == WishSealed(1, None)
    assert view(match, "red").players[1].choice is None
    assert view(match, "black").players[1].choice == "buy"
    refused(match, "red choose R61", "KON-14.2", BuyOrDecline())
    with pytest.raises(IllegalMove) as caught:
        match.undo()
    assert isinstance(caught.value.refusal, Sealed)
    events = play(match, "red decline")
    assert heard(events, Declined) == [Declined(0)]
    assert heard(events, Bought) == [Bought(1, "S49", 2, 5)]
    assert heard(events, Bought)[0].seen_by(0) == Bought(1, None, 2, 5)
    assert florins(match) == (3, 1, 16)
    assert "S49" in now(match)["hand"]["black"]
    assert match.stage == "choosing"
    assert "choose S49" in legal(match, "black")


def test_kon_14_2_kon_16_42_if_both_buy_red_takes_the_top_card() -> None:
    match = at(table(special="S49 S45", phase="buying"))
    events = play(match, "black buy", "red buy")
    assert heard(events, Bought) == [Bought(0, "S49", 2, 5), Bought(1, "S45", 2, 4)]


def test_kon_14_2_who_cannot_pay_is_not_asked() -> None:
    match = at(table(special="S49", florins=(1, 4), phase="buying"))
    play(match, "black decline")
    assert match.deciding == (0, 1)
    match = at(table(special="S49", florins=(1, 1)))
    reveal(match, "pass", "B62")
    play(match, "black lay (1,1)")
    assert (match.stage, match.deciding) == ("buying", (0,))


def test_kon_14_2_a_position_asks_those_who_have_the_price() -> None:
    match = at(table(special="S49", florins=(1, 4), phase="buying"))
    assert match.deciding == (1,)
    match = at(table(special="S49", florins=(4, 4), phase="buying", wish={"red": "buy", "black": None}))
    assert match.deciding == (1,)


@pytest.mark.parametrize(
    ("florins", "fields", "field"),
    [
        ((1, 4), {"deciding": 3}, "florins[red]"),
        ((4, 0), {"deciding": 3}, "florins[black]"),
        ((1, 4), {"deciding": 2, "wish": {"red": "buy", "black": None}}, "florins[red]"),
    ],
)
def test_kon_14_2_nobody_buys_on_credit(florins: tuple[int, int], fields: dict[str, object], field: str) -> None:
    with pytest.raises(PositionError) as caught:
        at(table(special="S49 S45", florins=florins, phase="buying") | fields)
    assert caught.value.facts["field"] == field


def test_kon_14_2_only_who_has_two_florins_is_offered_a_card() -> None:
    state = at(table(special="S49 S45", florins=(4, 4), phase="buying")).state
    state.florins = [1, 7]  # type: ignore[attr-defined]
    for seat, offered in ((0, 1), (1, 2)):
        state.actor = seat
        GAME.rules.offer(state)
        assert state.choices() == offered


def test_kon_14_2_there_must_be_a_card_to_buy() -> None:
    with pytest.raises(PositionError, match="special_left"):
        at(table(phase="buying", deciding=3))


def test_kon_14_2_at_most_one_per_player_and_round() -> None:
    match = at(table(special="S49", florins=(8, 8), phase="buying"))
    play(match, "red buy", "black buy")
    assert match.stage == "choosing"
    reveal(match, "pass", "pass")
    assert match.stage == "buying"


def contested() -> dict[str, object]:
    hands = ("R61 C90 S45 S46", "B62 C88 S47 S48 S49")
    return table(hands=hands, special="S50", phase="buying")


def test_kon_14_3_for_the_last_card_both_show_a_card_and_the_higher_buys() -> None:
    match = at(contested())
    events = play(match, "red buy", "black buy")
    assert heard(events, LastSpecialContested) == [LastSpecialContested()]
    assert (match.stage, match.deciding) == ("showing", (0, 1))
    refused(match, "red choose R61", "KON-14.3", ShowCard())
    refused(match, "red show B62", "KON-14.3", ShowCard())
    (sealed,) = play(match, "red show C90")
    assert sealed == ShowSealed(0, "C90")
    assert sealed.seen_by(1) == ShowSealed(0, None)
    assert view(match, "black").players[0].choice is None
    events = play(match, "black show C88")
    assert heard(events, Shown) == [Shown(0, "C90"), Shown(1, "C88")]
    assert heard(events, Bought) == [Bought(0, "S50", 2, 0)]
    assert florins(match) == (1, 3, 16)
    assert {"C90", "S50"} <= set(now(match)["hand"]["red"])
    assert "C88" in now(match)["hand"]["black"]
    assert match.stage == "choosing"
    assert view(match, "black").players[0].shown == "C90"


def test_kon_14_3_a_position_asks_those_who_have_a_card_to_show() -> None:
    hands = ("", "B62 S47 S48 S49")
    laid = {(1, 1): "S45", (1, -1): "S46"}
    assert at(table(laid, hands=hands, special="S50", phase="showing", ship=(2, 0))).deciding == (1,)
    hands = ("R61 C90 S45 S46", "B62 C88 S47 S48 S49")
    shown = table(hands=hands, special="S50", phase="showing", chosen=("C90", None))
    assert at(shown).deciding == (1,)


@pytest.mark.parametrize(
    ("florins", "chosen"), [((1, 4), (None, None)), ((4, 0), (None, None)), ((0, 4), ("C90", None))]
)
def test_kon_14_3_nobody_shows_a_card_for_what_they_cannot_pay(
    florins: tuple[int, int], chosen: tuple[str | None, str | None]
) -> None:
    hands = ("R61 C90 S45 S46", "B62 C88 S47 S48 S49")
    with pytest.raises(PositionError, match="florins"):
        at(table(hands=hands, special="S50", phase="showing", florins=florins, chosen=chosen))


def test_kon_14_3_if_only_one_wants_the_last_card_nothing_is_shown() -> None:
    match = at(contested())
    play(match, "red decline", "black buy")
    assert match.stage == "choosing"
    assert "S50" in now(match)["hand"]["black"]


def test_kon_14_3_who_has_no_hand_card_can_show_none() -> None:
    laid = {(1, 1): "S45", (1, -1): "S46"}
    hands = ("", "B62 S47 S48 S49")
    match = at(table(laid, hands=hands, special="S50", phase="buying", ship=(2, 0)))
    play(match, "red buy", "black buy")
    assert (match.stage, match.deciding) == ("showing", (1,))
    play(match, "black show B62")
    assert "S50" in now(match)["hand"]["black"]


# -- playing ------------------------------------------------------------------


def test_kon_14_4_a_special_card_is_chosen_like_any_and_its_player_does_not_draw() -> None:
    match = at(table({(1, 1): "R27"}, hands=("S49 R61", "B42"), special="S50"))
    reveal(match, "S49", "B42")
    assert match.deciding == (0,)
    events = play(match, "red lay (1,1)")
    assert not heard(events, Drew)
    assert now(match)["hand"]["red"] == ["R61"]


def test_kon_14_4_the_hand_has_no_upper_limit() -> None:
    match = at(table(hands=("R61 R73 R85 C89 C90 S45 S46 S47 S48 S49", "B62"), special="S50", phase="buying"))
    play(match, "red buy", "black decline")
    assert now(match)["held"]["red"] == 11
    assert len(legal(match, "red")) == 12


def test_kon_14_5_the_ship_cannot_remove_special_cards() -> None:
    match = shipping("C17", {(1, 1): "S45", (-1, 1): "S47"}, special="S49")
    play(match, "red ship (0,1)")
    assert match.stage == "laying"


def test_kon_14_6_not_on_or_beside_a_closed_yard() -> None:
    match = laying("S49", CLOSED | {(-1, 1): "B62"}, guards=GUARD, special="S50")
    refused(match, "red lay (1,1)", "KON-14.6", BesideClosedYard(name((1, 1))))
    match = laying("S45", CLOSED, guards=GUARD, special="S50")
    assert (0, 1) not in places(match, "lay")
    refused(match, "red lay (0,1)", "KON-14.6", BesideClosedYard(name((0, 1))))


def test_kon_14_7_without_a_legal_use_it_returns_to_the_hand() -> None:
    match = at(table(CLOSED, guards=GUARD, hands=("S49", "B62"), special="S50"))
    events = reveal(match, "S49", "pass")
    assert heard(events, TakenBack) == [TakenBack(0, "S49")]
    assert now(match)["hand"]["red"] == ["S49"]


# -- flood --------------------------------------------------------------------


def test_kon_14_8_kon_16_28_a_flood_covers_a_dock_with_one_good_or_a_bridge() -> None:
    laid = {(1, 1): "R27", (1, 2): "B8", (-1, 1): "R1", (-1, -1): "S45", (1, -1): "S47", (2, 1): "B62"}
    match = laying("S49", laid, special="S50")
    assert places(match, "lay") == {(1, 1), (2, 1), (-1, -1)}
    for where in ((1, 2), (-1, 1), (1, -1), (0, 1), (2, 2)):
        refused(match, f"red lay ({where[0]},{where[1]})", "KON-14.8", NothingToFlood(name(where)))


def test_kon_14_8_the_covered_card_is_gone_and_the_space_is_canal() -> None:
    match = laying("S49", {(1, 1): "R27", (1, 2): "R73"}, special="S50")
    events = play(match, "red lay (1,1)")
    assert heard(events, Covered) == [Covered(0, "S49", name((1, 1)), "R27")]
    assert now(match)["covered"][0] == "R27"
    assert "R27" not in now(match)["quay"]["red"]
    assert now(match)["ground"][name((1, 1))] == "canal"
    (yard,) = view(match, "red").yards
    assert yard.warehouses[0] == {"wine": 1, "spices": 0, "tea": 0}
    match = shipping("C17", {(1, 1): "S49"}, covered="R27", special="S50")
    assert (1, 1) in places(match, "ship")


def test_kon_14_8_kon_10_1_a_flood_may_close_and_split_yards() -> None:
    """The middle of three docks is flooded; the left part is closed by it, the right one stays open."""
    laid = {(1, 1): "R27", (1, 2): "B62", (1, 3): "B8", (2, 1): "C53", (0, 3): "C54"}
    match = laying("S49", laid, special="S50")
    events = play(match, "red lay (1,2)")
    assert heard(events, YardWon) == [YardWon(0, 1, 1, "by-difference", 1, name((1, 1)))]
    assert [yard.closed for yard in view(match, "red").yards] == [True, False]


# -- bridge -------------------------------------------------------------------


def test_kon_14_9_ex_27_a_bridge_joins_open_yards() -> None:
    """EX-27"""
    laid = {(1, 1): "R27", (-1, 1): "B32"}
    match = laying("S45", laid, special="S50")
    events = play(match, "red lay (0,1)")
    assert isinstance(heard(events, Covered)[0], Covered)
    (yard,) = view(match, "red").yards
    assert yard.spaces == tuple(spaces_of((1, 1), (-1, 1), (0, 1)).split())
    assert yard.warehouses == ({"wine": 1, "spices": 0, "tea": 0}, {"wine": 0, "spices": 0, "tea": 1})
    match = laying("S45", laid, special="S50", ship=(0, 1))
    refused(match, "red lay (0,1)", "KON-14.9", ShipInTheWay(name((0, 1))))
    match = laying("S45", CLOSED | {(-1, 1): "B32"}, guards=GUARD, special="S50")
    refused(match, "red lay (0,1)", "KON-14.6", BesideClosedYard(name((0, 1))))


def test_kon_14_9_kon_16_29_on_any_canal_but_the_ships_and_no_customs() -> None:
    laid = {(1, 1): "S47", (1, 2): "R27", (2, 1): "S49"}
    match = laying("S45", laid, as_canal=[(1, 1)], covered="B62", special="S50", ship=(2, 0))
    assert {(0, 0), (2, 1), (0, 1)} <= places(match, "lay")
    assert (2, 0) not in places(match, "lay")
    refused(match, "red lay (1,1)", "KON-14.9", NothingToBridge(name((1, 1))))
    refused(match, "red lay (1,2)", "KON-14.9", NothingToBridge(name((1, 2))))
    refused(match, "red lay (3,0)", "KON-14.9", NothingToBridge(name((3, 0))))


def test_kon_14_9_the_covered_anchor_stays_the_reference() -> None:
    match = laying("S45", {(1, 1): "R27"}, special="S50", ship=(2, 0))
    play(match, "red lay (0,0)")
    seen = view(match, "red")
    assert seen.anchor == name((0, 0))
    assert "anchor" in [card.name for card in seen.covered]


def test_kon_14_9_a_bridge_among_canals_alone_is_a_closed_yard_nobody_wins() -> None:
    match = laying("S45", special="S50", ship=(2, 0))
    events = play(match, "red lay (0,0)")
    assert heard(events, YardUnclaimed) == [YardUnclaimed(1, name((0, 0)))]


def test_kon_14_10_no_bridge_beside_an_enemy_crane() -> None:
    match = laying("S45", {(1, 1): "B2"}, special="S50", ship=(2, 0))
    refused(match, "red lay (0,1)", "KON-14.10", CraneForbidsBridge(name((0, 1))))
    both = {(1, 1): "B2", (-1, 1): "R1"}
    for turn in ("red", "black"):
        assert (0, 1) not in places(laying("S45", both, turn, special="S50", ship=(2, 0)), "lay")
    assert (0, 1) in places(laying("S45", {(1, 1): "B2"}, "black", special="S50", ship=(2, 0)), "lay")


# -- customs ------------------------------------------------------------------


def test_kon_14_11_customs_lie_as_quay_or_as_canal() -> None:
    match = laying("S47", {(1, 1): "B2"}, special="S50")
    assert {move.split()[0] for move in legal(match)} == {"quay", "canal"}
    assert (1, 2) in places(match, "canal")
    assert (1, 2) not in places(match, "quay")
    refused(match, "red quay (1,2)", "KON-12.2", CraneForbids(name((1, 2))))
    refused(match, "red lay (2,1)", "KON-14.11", CustomsNeedsSide())
    events = play(match, "red canal (1,2)")
    assert heard(events, CustomsLaid) == [CustomsLaid(0, "S47", name((1, 2)), "as-canal")]
    assert now(match)["ground"][name((1, 2))] == "canal"
    match = laying("S47", special="S50")
    assert heard(play(match, "red quay (1,2)"), CustomsLaid) == [CustomsLaid(0, "S47", name((1, 2)), "as-quay")]
    assert now(match)["ground"][name((1, 2))] == "quay"


def test_kon_14_12_customs_may_not_close_a_yard() -> None:
    laid = {(1, 1): "R27", (1, 2): "C53"}
    match = laying("S47", laid, special="S50")
    assert (2, 1) not in places(match, "canal")
    assert (2, 1) in places(match, "quay")
    refused(match, "red canal (2,1)", "KON-14.12", CustomsMayNotClose(name((2, 1))))
    hole = {(1, 2): "C53", (2, 1): "C54"}
    match = laying("S47", hole, special="S50")
    assert (1, 1) in places(match, "canal")
    assert (1, 1) not in places(match, "quay")


def test_kon_14_12_kon_16_32_nor_far_away_by_fixing_an_axis() -> None:
    laid = {(3, 0): "R27", (3, 1): "C53", (3, -1): "C54"}
    match = laying("S47", laid, special="S50")
    for side in ("quay", "canal"):
        assert (-3, 0) not in places(match, side)
    refused(match, "red canal (-3,0)", "KON-14.12", CustomsMayNotClose(name((-3, 0))))
    assert now(match)["top"] == 4


def test_kon_14_13_kon_16_30_customs_as_canal_raise_no_yard() -> None:
    match = laying("C91", {(1, 1): "R27", (1, 2): "S47"}, as_canal=[(1, 2)], special="S50")
    (won,) = heard(play(match, "red lay (2,1)"), YardWon)
    assert won.points == 1


def test_kon_14_14_customs_raise_the_points_of_a_yard() -> None:
    laid = {(1, 1): "R27", (1, 2): "S47", (1, 3): "C53", (2, 2): "C54"}
    match = laying("C91", laid, special="S50")
    (won,) = heard(play(match, "red lay (2,1)"), YardWon)
    assert (won.points, won.size) == (2, 2)
    both = {(1, 1): "R27", (1, 2): "S47", (1, 3): "C53", (2, 2): "C54", (2, 1): "S48", (3, 1): "C56"}
    match = laying("C91", both | {(3, 0): "C57"}, special="S50")
    assert points(match) == (0, 0)
    match = laying("C91", {where: card for where, card in both.items() if where != (3, 1)}, special="S50")
    (won,) = heard(play(match, "red lay (3,1)"), YardWon)
    assert (won.points, won.size) == (3, 3)
    assert points(match) == (3, 0)


def test_kon_14_14_kon_16_13_without_the_immediate_point_only_the_customs_count_at_once() -> None:
    laid = {(1, 1): "R27", (1, 2): "S47", (1, 3): "C53", (2, 2): "C54"}
    match = laying("C91", laid, special="S50", immediateYardPoint="no")
    (won,) = heard(play(match, "red lay (2,1)"), YardWon)
    assert won.points == 1


def test_kon_14_15_kon_16_31_flood_and_customs_as_canal_earn_the_florin() -> None:
    match = laying("S49", {(1, 1): "R27"}, special="S50")
    assert heard(play(match, "red lay (1,1)"), Income) == [Income(0, 1)]
    match = laying("S47", special="S50")
    assert heard(play(match, "red canal (1,1)"), Income) == [Income(0, 1)]
    match = laying("S47", special="S50")
    assert not heard(play(match, "red quay (1,1)"), Income)
    match = laying("S45", {(1, 1): "R27"}, special="S50")
    assert not heard(play(match, "red lay (0,1)"), Income)
    assert card_at(match, (0, 1)) == "S45"
    assert place(name((0, 1))) == (0, 1)
