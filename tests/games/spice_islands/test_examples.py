"""The worked scenarios: R from the rulebook, D derived from the rules. A is active unless names are given."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest

from fondaco.games.spice_islands import GAME, events
from tests.games.spice_islands.table import (
    FIVE,
    NEXT,
    SIX,
    SKULL,
    TWO,
    A,
    B,
    C,
    D,
    aboard,
    at,
    dealt,
    faces,
    heard,
    holds,
    legal,
    now,
    play,
    table,
    view,
)

LADEN = {"green2": "ISL spice", "blue2": "ISL spice", "yellow2": "ISL spice"}  # as at the start


def test_r_1_loading() -> None:
    for first, second in combinations_with_replacement(("green-good", "blue-good", "yellow-good"), 2):
        match = at(table(dice="blue blue yellow black", ships=LADEN))
        assert [text for text in legal(match, "load") if "yellow" in text.split()[1]] == [
            "load yellow1 green-good",
            "load yellow1 blue-good",
            "load yellow1 yellow-good",
            "load yellow2 spice",
        ]
        play(match, f"A load blue1 {first}", f"A load blue1 {second}")
        port = now(match)["port"]
        assert port["green-good"] + port["blue-good"] + port["yellow-good"] == 28
        play(match, "A load yellow2 spice")
        assert aboard(match, "yellow2") == {"spice": 2}
        assert now(match)["port"]["spice"] == 6
        assert legal(match) == ["sail pirate S2", "sail pirate S3", "mutiny"]
    match = at(table(dice="blue blue blue", ships=LADEN | {"blue1": "EUR green2", "blue2": "ISL spice2"}))
    assert legal(match, "load") == []


def test_r_2_two_purple_dice() -> None:
    match = at(table(seats=3, dice="blue", active=C), script=faces("purple purple green orange"))
    play(match, "C election blue")
    assert match.deciding == (A,)
    assert view(match).organisations[0].stack[:3] == (1, 1, 2)
    bought = heard(play(match, "A buy green", "B pass", "C buy green"), events.Bought)
    assert [event.price for event in bought] == [1, 1]
    bought = heard(play(match, "A buy green", "B buy green", "C pass"), events.Bought)
    assert [event.price for event in bought] == [2, 2]
    assert (match.stage, match.deciding) == ("action", (A,))
    assert view(match).dice == ("green", "orange")


def test_r_3_goods_delivered() -> None:
    position = table(dice="yellow yellow", ships={"yellow1": "S4 blue yellow"}, captains={"yellow": B})
    match = at(position)
    play(match, "A sail yellow1 ISL")
    after = now(match)
    assert after["treasury"] == {"green": 0, "blue": 10, "yellow": 16, "orange": 0, "black": 0}
    assert after["money"] == [20, 22, 20]
    assert after["discard"] == {"green-good": 0, "blue-good": 1, "yellow-good": 1, "spice": 0}
    assert (after["space"]["yellow1"], aboard(match, "yellow1")) == ("ISL", {})


def test_r_4_spice_delivered() -> None:
    match = at(table(dice="green green", ships={"green1": "S1 spice2"}, captains={"green": C}))
    play(match, "A sail green1 EUR")
    after = now(match)
    assert after["treasury"] == {"green": 30, "blue": 0, "yellow": 0, "orange": 0, "black": 0}
    assert after["money"] == [20, 20, 22]
    assert after["discard"]["spice"] == 2
    assert (after["space"]["green1"], aboard(match, "green1")) == ("EUR", {})


def test_r_5_dividend() -> None:
    aaron, doug, max_ = A, B, C
    position = table(
        dice="yellow yellow",
        treasury={"yellow": 22},
        shares={"yellow": [0, 2, 3]},
        captains={"yellow": max_},
        dividend={"yellow": 3},
        election={"yellow": 2},
    )
    match = at(position)
    play(match, "A dividend yellow")
    after = now(match)
    assert (after["money"][aaron], after["money"][doug], after["money"][max_]) == (20, 28, 32)
    assert after["treasury"]["yellow"] == 2
    assert view(match).organisations[2].stack == (1, 1, 2, 2, 3, 3, 4, 4, 5, 5)
    assert (after["dividend"]["yellow"], after["captain"]["yellow"], after["election"]["yellow"]) == (0, None, 2)


@pytest.mark.parametrize(("seats", "reserve"), [(2, 3), (3, 2), (4, 1), (5, 0)])
def test_d_1_set_up(seats: int, reserve: int) -> None:
    seen = view(dealt(seats, seed=seats))
    assert seen.port == {"green-good": 10, "blue-good": 10, "yellow-good": 10, "spice": 7}
    assert sum(one.captain is None for one in seen.organisations) == reserve
    assert [one.captain is None for one in seen.organisations[3:]] == [seats < 5, seats < 4]
    for player in seen.players:
        (colour,) = player.captains
        assert sum(player.shares.values(), ()) == ((5,) if colour in ("green", "blue", "yellow") else ())
    assert sum(len(one.stack) for one in seen.organisations) == 50 - min(seats, 3)


def test_d_2_sailing_limits() -> None:
    ships = {"green1": "S2 green", "green2": "S2 spice", "navy": "ISL"}
    match = at(table(dice="green blue orange", ships=ships))
    assert legal(match, "sail") == ["sail green1 S3", "sail green2 S1", "sail navy S4"]


@pytest.mark.parametrize(
    ("script", "stage", "space"),
    [
        ([TWO, TWO, TWO], "action", "S2"),
        ([SKULL, TWO, TWO], "plunder", "S2"),
        ([SKULL, SKULL, TWO], "action", "EUR"),
        ([SKULL, SKULL, SKULL], "action", "EUR"),
    ],
)
def test_d_3_attack_results(script: list[int], stage: str, space: str) -> None:
    ships = {"pirate": "S2", "blue1": "S2 green yellow"}
    match = at(table(dice="black black", ships=ships, captains={"black": B}), script=script)
    told = play(match, "A attack blue1")
    assert match.stage == stage
    if stage == "plunder":
        assert legal(match) == ["take green-good", "take yellow-good"]
        play(match, "A take green-good")
        assert (aboard(match, "pirate"), aboard(match, "blue1")) == ({"green-good": 1}, {"yellow-good": 1})
    assert now(match)["space"]["blue1"] == space
    assert bool(heard(told, events.Sunk)) == (script.count(SKULL) == 3)
    assert sum(now(match)["treasury"].values()) == 0


@pytest.mark.parametrize(
    ("hold", "left", "lost"),
    [("yellow", {"yellow-good": 1, "spice": 1}, 1), ("yellow blue", {"yellow-good": 1, "blue-good": 1}, 2)],
)
def test_d_4_overflow(hold: str, left: dict[str, int], lost: int) -> None:
    ships = {"pirate": f"S3 {hold}", "green1": "S3 spice2"}
    match = at(table(dice="black black", ships=ships, captains={"black": B}), script=[SKULL, SKULL, TWO])
    play(match, "A attack green1")
    assert aboard(match, "pirate") == left
    assert now(match)["discard"]["spice"] == lost
    assert (now(match)["space"]["green1"], aboard(match, "green1")) == ("ISL", {})


@pytest.mark.parametrize(
    ("shares", "money", "left"), [([2, 2, 1, 0], [31, 26, 23, 20], 1), ([2, 0, 0, 0], [31, 20, 20, 20], 10)]
)
def test_d_6_pirate_sale_of_four_players(shares: list[int], money: list[int], left: int) -> None:
    position = table(
        seats=4,
        active=D,
        dice="black black",
        ships={"pirate": "S2 blue spice"},
        captains={"black": A},
        shares={"black": shares},
        treasury={"black": 1},
        mutiny=2,
    )
    match = at(position)
    play(match, "D sail pirate MAD")
    after = now(match)
    assert (after["money"], after["treasury"]["black"]) == (money, left)
    assert (after["share"]["black"], after["captain"]["black"], after["mutiny"]) == ([None] * 10, None, 2)
    assert (after["discard"]["blue-good"], after["discard"]["spice"]) == (1, 1)


def test_d_8_empty_return() -> None:
    position = table(dice="black black", ships={"pirate": "S3"}, captains={"black": B}, shares={"black": [1, 1]})
    match = at(position)
    told = play(match, "A sail pirate MAD")
    assert told == [events.Sailed(A, "pirate", "S3", "MAD")]
    assert (now(match)["captain"]["black"], holds(match, A, "black")) == (B, 1)


def test_d_9_navy_attack() -> None:
    ships = {"navy": "S3", "pirate": "S3 green spice"}
    match = at(table(dice="orange orange", ships=ships, captains={"orange": B, "black": C}), script=[SKULL, TWO, SIX])
    play(match, "A attack pirate", "A recover spice")
    after = now(match)
    assert (after["discard"]["spice"], aboard(match, "pirate")) == (1, {"green-good": 1})
    assert (after["treasury"]["orange"], after["money"]) == (5, [20, 21, 20])
    assert after["space"]["pirate"] == "S3"


def test_d_11_election_tie_with_the_captain() -> None:
    position = table(dice="blue blue", election={"blue": 3}, captains={"blue": B}, shares={"blue": [0, 1, 2]})
    match = at(position, script=[SIX, SKULL, SIX, FIVE, TWO])
    play(match, "A election blue")
    assert (now(match)["captain"]["blue"], now(match)["election"]["blue"]) == (B, 0)


def test_d_13_election_without_captain_and_shares() -> None:
    match = at(table(dice="yellow yellow", election={"yellow": 3}), script=[TWO])
    play(match, "A election yellow")
    assert now(match)["captain"]["yellow"] == A
    assert legal(match, "captain") == []


def test_d_15_mutiny_blocked_in_port() -> None:
    match = at(table(dice="black black", mutiny=3))
    assert legal(match) == ["sail pirate S2", "sail pirate S3"]
    play(match, "A sail pirate S2")
    assert "mutiny" in legal(match)
    match = at(table(dice="black black", mutiny=2))
    play(match, "A mutiny")
    assert now(match)["mutiny"] == 3


@pytest.mark.parametrize(("colour", "move"), [("black", "sail pirate S2"), ("orange", "sail navy S4")])
def test_d_16_captain_by_moving(colour: str, move: str) -> None:
    match = at(table(seats=3, dice=f"{colour} green"), script=NEXT)
    play(match, f"A {move}")
    assert now(match)["captain"][colour] == A
    assert legal(match, "captain") == []
    play(match, "A election green")
    for seat in "BC":
        match.script = list(NEXT)
        play(match, *[f"{seat} dividend green"] * 4)
    assert legal(match, "captain") == [f"captain {colour}"]


def test_d_18_end_by_the_last_spice() -> None:
    position = table(dice="green blue black", ships={"green1": "S1 spice2"}, discard="spice8", captains={"green": B})
    match = at(position)
    play(match, "A sail green1 EUR")
    assert match.over
    assert (now(match)["treasury"]["green"], now(match)["money"]) == (30, [20, 22, 20])


def test_d_18_end_by_a_pirate_sale() -> None:
    position = table(dice="black black", ships={"pirate": "S3 blue"}, discard="blue9", captains={"black": B})
    match = at(position | {"share": {"black": [C] + [None] * 9}})
    assert match.stage == "action"
    play(match, "A sail pirate MAD")
    assert match.over
    after = now(match)
    assert after["money"] == [20, 25, 25]
    assert (after["captain"]["black"], after["share"]["black"]) == (None, [None] * 10)


def test_d_18_end_by_an_overflowing_hold() -> None:
    ships = {"pirate": "S2 green blue", "yellow1": "S2 yellow"}
    position = table(dice="black black", ships=ships, discard="yellow9", captains={"black": B})
    match = at(position, script=[SKULL, TWO])
    play(match, "A attack yellow1")
    assert match.over
    assert now(match)["space"]["yellow1"] == "EUR"


def test_d_19_ranking() -> None:
    captains = {"blue": A, "yellow": B, "orange": C, "black": C}
    position = table(
        dice="green blue",
        ships={"green1": "S1 spice"},
        discard="spice9",
        money=[40, 40, 39],
        captains=captains,
        shares={"blue": [2, 0, 5], "orange": [0, 5, 4]},
    )
    match = at(position)
    play(match, "A sail green1 EUR")
    assert match.result is not None
    assert match.result.winners == (B,)
    equal = at(position | {"share": {"blue": [A, B] + [None] * 8}})
    play(equal, "A sail green1 EUR")
    assert equal.result is not None
    assert equal.result.winners == (A, B)


def test_d_20_dividend_without_shares() -> None:
    position = table(dice="green green", treasury={"green": 15}, captains={"green": B}, dividend={"green": 3})
    match = at(position)
    play(match, "A dividend green")
    after = now(match)
    assert (after["treasury"]["green"], after["dividend"]["green"], after["captain"]["green"]) == (15, 0, None)


def test_n_1_the_limit_of_moves_is_an_ending_of_its_own() -> None:
    match = dealt(2, 1)
    while not match.over:
        (seat,) = match.deciding
        steps = [text for text in legal(match) if text.split()[0] in ("pass", "end", "election", "mutiny")]
        match.play(seat, (steps or legal(match))[0])
    assert match.ply == GAME.move_limit
    assert match.result is not None
    assert match.result.ending == "move-limit"
