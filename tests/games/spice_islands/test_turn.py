"""SPI-3, SPI-4 and SPI-5: the turn, purchases, dice."""

from __future__ import annotations

from fondaco.games.spice_islands import events, refusals
from tests.games.spice_islands.table import (
    NEXT,
    SIX,
    SKULL,
    TWO,
    A,
    B,
    C,
    aboard,
    at,
    dealt,
    faces,
    heard,
    holds,
    legal,
    now,
    play,
    refused,
    table,
    view,
)


def test_spi_3_1_roll_purple_dice_captain_and_then_the_next_player() -> None:
    match = at(table(dice="blue", captains={"green": A}), script=faces("purple green blue black"))
    play(match, "A election blue")
    assert match.deciding == (A,)  # the free action is still to come
    (rolled,) = heard(play(match, "A end"), events.Rolled)
    assert rolled == events.Rolled(B, ("purple-die", "green-die", "blue-die", "black-die"))
    assert (match.stage, match.deciding) == ("purchase", (B,))
    refused(match, "B election green", refusals.PurchaseFirst(), "SPI-3.1")
    play(match, "B pass", "C pass", "A pass")
    assert (match.stage, match.deciding) == ("action", (B,))


def test_spi_3_1_without_a_captain_the_last_die_ends_the_turn() -> None:
    match = at(table(dice="blue"), script=NEXT)
    play(match, "A election blue")
    assert match.deciding == (B,)
    assert view(match).turn == 2


def test_spi_3_2_the_free_action_fits_between_die_actions() -> None:
    match = at(table(dice="blue blue", captains={"green": A}), script=NEXT)
    play(match, "A election blue", "A captain green", "A dividend green", "A dividend blue")
    assert match.deciding == (B,)
    match = at(table(dice="purple blue", phase="purchase", captains={"green": A}))
    refused(match, "A captain green", refusals.PurchaseFirst(), "SPI-3.1")


def test_spi_3_3_an_attack_is_resolved_before_the_next_action() -> None:
    ships = {"pirate": "S2", "blue1": "S2 green yellow"}
    match = at(table(dice="black black", ships=ships, captains={"black": B}), script=[SKULL, TWO, SIX])
    play(match, "A attack blue1")
    assert match.stage == "plunder"
    refused(match, "A mutiny", refusals.ChooseFirst(), "SPI-3.3")
    refused(match, "A end", refusals.ChooseFirst(), "SPI-3.3")
    play(match, "A take green-good")
    assert match.stage == "action"
    refused(match, "A take green-good", refusals.NothingToChoose(), "SPI-3.3")
    refused(match, "A harbour EUR", refusals.NothingToChoose(), "SPI-3.3")


def test_spi_4_1_each_player_in_turn_may_buy_one_share_or_pass() -> None:
    match = at(table(dice="purple green", phase="purchase", active=1))
    assert match.deciding == (B,)
    play(match, "B buy green", "C pass", "A buy black")
    assert match.stage == "action"
    assert (holds(match, B, "green"), holds(match, A, "black")) == (1, 1)
    refused(match, "B buy green", refusals.NoPurchaseNow(), "SPI-4.1")
    refused(match, "B pass", refusals.NoPurchaseNow(), "SPI-4.1")


def test_spi_4_2_only_the_top_share_for_its_price_to_the_bank() -> None:
    shares = {"green": [0, 10], "blue": [0, 4]}
    match = at(table(dice="purple green", phase="purchase", shares=shares, money=[2, 20, 20]))
    assert legal(match) == ["buy yellow", "buy orange", "buy black", "pass"]
    refused(match, "A buy green", refusals.StackEmpty("green"), "SPI-4.2")
    refused(match, "A buy blue", refusals.TooDear("blue", 3, 2), "SPI-4.2")
    play(match, "A buy yellow")
    assert now(match)["money"] == [1, 20, 20]
    assert sum(now(match)["treasury"].values()) == 0
    assert "buy blue" in legal(match)


def test_spi_4_2_who_can_buy_nothing_is_passed_over_as_all_can_see() -> None:
    match = at(table(dice="purple green", phase="purchase", money=[1, 0, 5]))
    told = heard(play(match, "A pass"), events.NothingAffordable)
    assert told == [events.NothingAffordable(B)]
    assert match.deciding == (C,)


def test_spi_4_3_a_round_for_each_purple_die_and_a_pass_counts_for_one() -> None:
    match = at(table(dice="purple purple green", phase="purchase"))
    order = []
    for _ in range(6):
        (seat,) = match.deciding
        order.append(seat)
        match.play(seat, "pass" if len(order) < 4 else "buy green")
    assert order == [A, B, C, A, B, C]
    assert [holds(match, seat, "green") for seat in (A, B, C)] == [1, 1, 1]
    assert match.stage == "action"


def test_spi_4_4_no_limit_on_shares_of_one_player() -> None:
    match = at(table(dice="purple green", phase="purchase", shares={"green": [9], "blue": [10]}))
    play(match, "A buy green")
    assert holds(match, A, "green") == 10


def test_spi_5_1_every_die_is_used_once_in_any_order() -> None:
    match = at(table(dice="green blue orange black"), script=NEXT)
    refused(match, "A end", refusals.DiceLeft(4), "SPI-5.1")
    refused(match, "A election yellow", refusals.NoSuchDie("yellow"), "SPI-5.1")
    play(match, "A mutiny")
    refused(match, "A mutiny", refusals.NoSuchDie("black"), "SPI-5.1")
    play(match, "A dividend orange", "A election green", "A load blue1 green-good")
    assert match.deciding == (B,)


def test_spi_5_2_the_actions_of_each_colour() -> None:
    ships = {"green1": "EUR green", "pirate": "S2", "navy": "S2", "blue1": "S2 blue"}
    position = table(dice="green orange black", ships=ships, captains={"black": B})
    assert legal(at(position)) == [
        "load green1 green-good",
        "load green1 blue-good",
        "load green1 yellow-good",
        "sail green1 S1",
        "load green2 spice",
        "election green",
        "dividend green",
        "sail navy S1",
        "sail navy S3",
        "attack pirate",
        "election orange",
        "dividend orange",
        "sail pirate S1",
        "sail pirate S3",
        "sail pirate MAD",
        "attack blue1",
        "mutiny",
    ]


def test_spi_5_3_dice_of_one_colour_for_one_ship_or_both_and_for_any_mix() -> None:
    match = at(table(dice="green green green green"), script=NEXT)
    play(match, "A load green1 blue-good", "A sail green1 S1", "A load green2 spice", "A election green")
    assert aboard(match, "green1") == {"blue-good": 1}
    assert aboard(match, "green2") == {"spice": 1}
    assert now(match)["election"]["green"] == 1


def test_spi_5_4_every_die_always_has_an_action() -> None:
    ships = {"yellow1": "S1 green blue", "blue1": "S1 yellow"}
    position = table(dice="green black", ships=ships, discard="green9 blue9 yellow9 spice9", mutiny=3)
    match = at(position)
    assert legal(match) == ["load green2 spice", "election green", "dividend green", "sail pirate S2", "sail pirate S3"]


def test_spi_5_4_random_games_never_stop() -> None:
    match = dealt(5, 11)
    while not match.over:
        (seat,) = match.deciding
        offers = match.offers(seat)
        assert offers
        match.play_move(seat, offers[match.ply * 7 % len(offers)])
        if match.ply > 600:
            break
