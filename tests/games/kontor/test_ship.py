"""KON-7: the ship."""

from __future__ import annotations

from fondaco.games.kontor.events import (
    NothingRemoved,
    Removed,
    ShipMoved,
    ShipStayed,
    TakenBack,
    YardUnclaimed,
    YardWon,
)
from fondaco.games.kontor.refusals import (
    InClosedYard,
    MakeRoom,
    MoveOrStay,
    NeverRemovable,
    NoCanalThere,
    NoMoreShip,
    NoRemovalNow,
    NoShipForThisCard,
    NotBesideShip,
    RemoveOrLeave,
    ShipIsThere,
    WithoutShipSymbol,
)
from tests.games.kontor.table import (
    at,
    card_at,
    heard,
    laying,
    legal,
    name,
    now,
    places,
    play,
    refused,
    reveal,
    shipping,
    table,
    view,
)

CROSS = {(-1, 0), (-2, 0), (1, 0), (2, 0), (0, -1), (0, -2), (0, 1), (0, 2)}
EX_1 = {(1, 2): "R5", (1, 3): "R13", (0, 3): "B12"}


def test_kon_7_1_the_ship_may_go_to_any_other_canal_or_stay() -> None:
    match = shipping("C17", EX_1)
    assert places(match, "ship") == CROSS
    assert "stay" in legal(match)
    (moved,) = play(match, "red ship (-2,0)")
    assert moved == ShipMoved(0, name((0, 0)), name((-2, 0)))
    assert now(match)["ship"] == name((-2, 0))
    assert match.stage == "laying"


def test_kon_7_1_staying_is_allowed() -> None:
    match = shipping("C17", EX_1)
    assert play(match, "red stay") == [ShipStayed(0)]
    assert match.stage == "laying"


def test_kon_7_1_a_card_without_the_symbol_does_not_move_the_ship() -> None:
    match = at(table(EX_1, hands=("C55", "B8")))
    reveal(match, "C55", "pass")
    assert match.stage == "laying"
    refused(match, "red ship (0,1)", "KON-7.1", NoShipForThisCard("C55"))
    refused(match, "red stay", "KON-7.1", NoShipForThisCard("C55"))


def test_kon_7_1_what_the_ship_may_not_do() -> None:
    match = shipping("C17", EX_1)
    refused(match, "red ship (0,0)", "KON-7.1", ShipIsThere(name((0, 0))))
    refused(match, "red ship (1,2)", "KON-7.1", NoCanalThere(name((1, 2))))
    refused(match, "red ship (1,1)", "KON-7.1", NoCanalThere(name((1, 1))))
    refused(match, "red lay (1,1)", "KON-7.1", MoveOrStay())
    refused(match, "red remove (0,3)", "KON-7.1", MoveOrStay())


def test_kon_16_6_quay_cards_and_cranes_with_the_symbol_move_the_ship_too() -> None:
    for card in ("R13", "R51", "C17"):
        match = at(table(hands=(card, "B8")))
        reveal(match, card, "pass")
        assert match.stage == "shipping"


def test_kon_16_7_the_ship_cannot_enter_the_card_being_laid() -> None:
    match = shipping("C17")
    assert (1, 1) not in places(match, "ship")
    play(match, "red stay", "red lay (1,1)")
    assert now(match)["ship"] == name((0, 0))


def test_kon_7_2_ex_1_only_an_adjacent_quay_card_with_the_symbol_can_be_removed() -> None:
    """EX-1: B12 on the right can be removed, R5 below has no symbol, R13 is diagonal."""
    match = shipping("C17", EX_1)
    play(match, "red ship (0,2)")
    assert match.stage == "removing"
    assert legal(match) == ["leave", f"remove {name((0, 3))}"]
    refused(match, "red remove (1,2)", "KON-7.4", WithoutShipSymbol("R5"))
    refused(match, "red remove (1,3)", "KON-7.2", NotBesideShip("R13"))
    refused(match, "red remove (0,1)", "KON-7.4", NeverRemovable(name((0, 1))))
    refused(match, "red ship (0,1)", "KON-3.1", NoMoreShip())
    refused(match, "red lay (1,1)", "KON-7.2", RemoveOrLeave())
    events = play(match, "red remove (0,3)")
    assert events == [Removed(0, "B12", 1, name((0, 3)))]
    assert now(match)["quay"]["black"][-1] == "B12"
    (yard,) = view(match, "red").yards
    assert set(yard.spaces) == {name((1, 2)), name((1, 3))}
    assert yard.warehouses == ({"wine": 2, "spices": 1, "tea": 1}, {"wine": 0, "spices": 0, "tea": 0})
    play(match, "red lay (0,3)")
    assert card_at(match, (0, 3)) == "C17"


def test_kon_7_2_kon_16_5_ex_1_without_moving_there_is_no_removal() -> None:
    """EX-1, variant: the ship is already beside B12."""
    match = shipping("C17", EX_1, ship=(0, 2))
    refused(match, "red ship (0,2)", "KON-7.1", ShipIsThere(name((0, 2))))
    play(match, "red stay")
    refused(match, "red remove (0,3)", "KON-7.2", NoRemovalNow())
    refused(match, "red leave", "KON-7.2", NoRemovalNow())
    match = shipping("C17", EX_1, ship=(0, 2))
    for where in CROSS - {(0, 2)} | {(0, 0)}:
        trial = shipping("C17", EX_1, ship=(0, 2))
        play(trial, f"red ship ({where[0]},{where[1]})")
        assert trial.stage == "laying", where


def test_kon_7_2_removing_is_optional_and_only_one() -> None:
    match = shipping("C17", EX_1 | {(-1, 2): "R11"})
    play(match, "red ship (0,2)")
    assert places(match, "remove") == {(0, 3), (-1, 2)}
    assert play(match, "red leave") == [NothingRemoved(0)]
    assert match.stage == "laying"
    match = shipping("C17", EX_1 | {(-1, 2): "R11"})
    play(match, "red ship (0,2)", "red remove (-1,2)")
    assert match.stage == "laying"
    refused(match, "red remove (0,3)", "KON-7.2", NoRemovalNow())


def test_kon_7_2_own_and_enemy_docks_and_cranes_alike() -> None:
    match = shipping("C17", {(1, 1): "R13", (-1, 1): "B52"})
    play(match, "red ship (0,1)")
    assert places(match, "remove") == {(1, 1), (-1, 1)}


def test_kon_7_3_the_removed_card_goes_to_the_bottom_of_its_owners_pile() -> None:
    match = shipping("C17", EX_1)
    before = now(match)["quay"]["black"]
    play(match, "red ship (0,2)", "red remove (0,3)")
    assert now(match)["quay"]["black"] == [*before, "B12"]
    assert now(match)["quay_known"] == {"red": 0, "black": 1}


def test_kon_7_3_an_empty_pile_begins_anew_with_the_removed_card() -> None:
    rest = [f"B{value}" for value in (2, 4, 6, 8, 10, 14, 16, 20, 22, 24, 28, 30, 32, 36, 38, 42, 52, 62, 74, 86)]
    hands = ("C17", " ".join(rest[:11]))
    laid = {(1, 1): "B12"} | {(1, column): card for column, card in zip((2, 3), rest[11:13], strict=True)}
    laid |= {(2, column): card for column, card in zip((1, 2, 3), rest[13:16], strict=True)}
    laid |= {(-1, column): card for column, card in zip((1, 2, 3), rest[16:19], strict=True)} | {(-2, 1): rest[19]}
    match = shipping("C17", laid, hands=hands)
    assert now(match)["quay"]["black"] == []
    assert view(match, "red").players[1].pile_top is None
    play(match, "red ship (0,1)", "red remove (1,1)")
    top = view(match, "red").players[1].pile_top
    assert top is not None
    assert top.name == "B12"


def test_kon_7_4_bridges_customs_and_closed_yards_are_never_removed() -> None:
    laid = {(1, 1): "R13", (1, 2): "C55", (2, 1): "C58", (-1, 1): "S45", (-1, -1): "S47", (-2, -1): "B12"}
    match = shipping("C17", laid, guards={(1, 1): "red"}, special="S49")
    play(match, "red ship (0,1)")
    assert match.stage == "laying"
    match = shipping("C17", laid | {(1, -1): "B24"}, guards={(1, 1): "red"}, special="S49")
    play(match, "red ship (0,-1)")
    refused(match, "red remove (-1,-1)", "KON-7.4", NeverRemovable(name((-1, -1))))
    refused(match, "red remove (1,1)", "KON-9.3", InClosedYard("R13"))
    refused(match, "red remove (-1,0)", "KON-7.4", NeverRemovable(name((-1, 0))))
    assert places(match, "remove") == {(1, -1)}


def test_kon_7_5_the_own_card_may_be_laid_on_the_freed_space() -> None:
    match = shipping("R13", {(1, 1): "B12"})
    play(match, "red ship (0,1)", "red remove (1,1)")
    assert (1, 1) in places(match, "lay")
    play(match, "red lay (1,1)")
    assert card_at(match, (1, 1)) == "R13"


def test_kon_7_6_removing_splits_a_yard_and_scores_nothing() -> None:
    match = shipping("C17", {(1, 1): "R27", (1, 2): "B12", (1, 3): "B8", (0, 3): "C55"})
    play(match, "red ship (0,2)")
    events = play(match, "red remove (1,2)")
    assert not heard(events, YardWon) + heard(events, YardUnclaimed)
    first, second = view(match, "red").yards
    assert (first.spaces, second.spaces) == ((name((1, 1)),), (name((1, 3)),))
    assert first.warehouses[0] == {"wine": 1, "spices": 0, "tea": 0}
    assert second.warehouses[1] == {"wine": 0, "spices": 1, "tea": 1}
    assert not first.closed
    assert not second.closed


# -- KON-7.7 ------------------------------------------------------------------

# Water Games: a column of five canals in the last column but one of six, everything beside it taken
ROOMLESS = {
    (row, column): card
    for (row, column), card in {
        (-2, 1): "R27", (-1, 1): "R29", (0, 1): "R31", (1, 1): "R35", (2, 1): "R37",
        (-2, -1): "B28", (-1, -1): "B30", (0, -1): "B32", (1, -1): "B36", (2, -1): "B38",
        (-3, 0): "R41", (-3, 1): "R61", (-3, -1): "B42",
    }.items()
}  # fmt: skip


def test_kon_7_7_kon_16_8_ex_30_without_any_room_the_ship_is_not_used() -> None:
    """EX-30: Water Games, no space beside a canal is free and no removal would free one."""
    match = at(table(ROOMLESS, scenario="waterGames", hands=("R13", "B8"), phase="choosing"))
    events = reveal(match, "R13", "pass")
    assert heard(events, TakenBack) == [TakenBack(0, "R13")]
    assert now(match)["ship"] == name((0, 0))
    assert (now(match)["round"], now(match)["hand"]["red"]) == (2, ["R13"])


def test_kon_7_7_if_only_a_removal_makes_room_one_removes_so_or_takes_the_card_back() -> None:
    laid = ROOMLESS | {(0, -1): "B12"}
    match = at(table(laid, scenario="waterGames", hands=("R13", "B8"), ship=(2, 0)))
    reveal(match, "R13", "pass")
    assert match.stage == "shipping"
    assert legal(match) == ["stay", f"ship {name((0, 0))}"]
    refused(match, "red ship (1,0)", "KON-7.7", MakeRoom("R13"))
    play(match, "red ship (0,0)")
    assert legal(match) == [f"remove {name((0, -1))}"]
    refused(match, "red leave", "KON-7.7", MakeRoom("R13"))
    play(match, "red remove (0,-1)")
    assert places(match, "lay") == {(0, -1)}


def test_kon_7_7_the_ship_may_stay_and_the_card_goes_back() -> None:
    laid = ROOMLESS | {(0, -1): "B12"}
    match = at(table(laid, scenario="waterGames", hands=("R13", "B8"), ship=(2, 0)))
    reveal(match, "R13", "pass")
    events = play(match, "red stay")
    assert heard(events, TakenBack) == [TakenBack(0, "R13")]
    assert now(match)["round"] == 2


def test_kon_7_7_a_removal_that_would_leave_no_space_is_refused() -> None:
    """The freed space is beside an enemy crane; the only other legal one hangs on the removed card."""
    laid = ROOMLESS | {(0, -1): "B12"}
    laid |= {(0, -2): "B52"}
    match = at(table(laid, scenario="waterGames", hands=("R13", "B8"), ship=(2, 0)))
    events = reveal(match, "R13", "pass")
    assert heard(events, TakenBack) == [TakenBack(0, "R13")]


def test_kon_7_1_a_ship_without_another_canal_stays_where_it_is() -> None:
    match = at(table(scenario="gulliver", hands=("R13", "B8")))
    reveal(match, "R13", "pass")
    assert match.stage == "laying"
    refused(match, "red stay", "KON-3.1", NoMoreShip())
    assert laying("C55").stage == "laying"
