"""BAT-12: what is open and what is hidden."""

from __future__ import annotations

import msgspec
import pytest

from fondaco.games.batavia import GAME
from fondaco.games.batavia.data import TILE_NAMES
from fondaco.games.batavia.events import Bid, Drew, Paid
from fondaco.kernel import Match
from tests.games.batavia.table import EN, at, cards, dealt, heard, legal, now, play, scored, table, view

POSITION = table(
    4,
    turn=1,
    hands=["EN2", "DK3 FR", "SE", ""],
    tables=["NL2", "NL", "", "SE3"],
    tiles=["FR", "", "EN2", ""],
    bills=[3, 20, 30, 7],
    gold=[1, 2, 3, 4],
    merchant=[3, 0, 6, 0],
    lot="FR2",
    discard="EN5",
    ship=1,
    to_act=4,
)


@pytest.mark.parametrize("seat", [-1, 0, 1, 2, 3])
def test_bat_12_1_what_everybody_sees(seat: int) -> None:
    match = at(POSITION)
    seen = view(match, seat)
    state = now(match)
    for number, player in enumerate(seen.players):
        assert player.table == state["table"][number]
        assert player.tiles == state["tiles"][number]
        assert player.gold == number + 1
        assert player.merchant == state["merchant"][number]
        assert player.cards == [2, 4, 1, 0][number]
    assert [player.seals for player in seen.players] == [("NL",), (), (), ("SE",)]
    assert seen.players[2].crates["tea"] == ("EN",)
    assert seen.players[2].crates["cotton"] == ("EN",)
    assert (seen.markers, seen.cannon, seen.pirates_at) == (cards("NL3 SE3"), 6, 25)
    assert (seen.lot, seen.discard) == (cards("FR2"), cards("EN5"))
    assert seen.deck == 110 - 7 - 6 - 2 - 5
    assert (seen.ship, seen.hex, seen.auctioneer) == (1, None, 0)
    assert seen.track[:10] == tuple(state["track"][1:11])


@pytest.mark.parametrize("seat", [-1, 0, 1, 2])
def test_bat_12_1_bids_and_payments_are_heard_by_all(seat: int) -> None:
    match = dealt(3, first_auctioneer="seat1")
    play(match, "B bid 3", "C pass", "A pass")
    told = [event for ply in match.events(seat) for event in ply]
    assert heard(told, Bid) == [Bid(1, 3)]
    assert heard(told, Paid) == [Paid(1, 2, 2), Paid(1, 0, 1)]


@pytest.mark.parametrize("seat", [-1, 0, 1, 2, 3])
def test_bat_12_2_hands_and_bills_of_others_are_hidden(seat: int) -> None:
    for number, player in enumerate(view(at(POSITION), seat).players):
        if number == seat:
            assert player.hand == POSITION["hand"][number]
            assert player.bills == POSITION["bills"][number]
        else:
            assert player.hand is None
            assert player.bills is None


def test_bat_12_2_nothing_else_of_the_hidden_reaches_the_view() -> None:
    """Another deal of all that A cannot know gives A the same view, to the byte."""
    match = at(POSITION)
    for seat in (-1, 0, 1, 2, 3):
        here = msgspec.json.encode(match.view(seat))
        for number in range(5):
            there = GAME.sample(match.state, seat, number, forget=True)
            assert msgspec.json.encode(GAME.view(there, seat)) == here
        worlds = [GAME.dump(GAME.sample(match.state, seat, number, forget=True)) for number in range(5)]
        assert len({str(world["hand"]) for world in worlds}) > 1
        assert len({str(world["track"]) for world in worlds}) > 1
        assert len({str(world["bills"]) for world in worlds}) > 1


def test_bat_12_2_face_down_stations_are_not_named() -> None:
    seen = view(at(POSITION), 0)
    assert seen.track[10:] == ("face-down",) * 25
    text = msgspec.json.encode(seen).decode()
    assert not any(f'"{name}"' in text for name in POSITION["track"][11:])
    assert all(name in TILE_NAMES for name in POSITION["track"][11:])


@pytest.mark.parametrize("seat", [-1, 0, 1, 2])
def test_bat_12_2_only_the_drawer_sees_the_cards_drawn(seat: int) -> None:
    match = at(table())
    play(match, "A draw")
    (event,) = heard(match.events(seat)[-1], Drew)
    assert event.count == 2
    assert (event.cards is None) == (seat != 0)


def test_bat_12_2_the_events_of_a_whole_game_tell_no_hidden_cards() -> None:
    """Before the end a seat hears cards only when it draws them or all see them."""
    match: Match = dealt(3, 5)
    while not match.over:
        offers = legal(match)
        match.play(match.deciding[0], offers[match.ply * 7919 % len(offers)])
    for seat in (-1, 0, 1, 2):
        for ply in match.events(seat):
            assert all(event.cards is None or event.seat == seat for event in heard(ply, Drew))


def test_bat_12_2_a_lot_taken_is_known_to_all_and_stays_so_until_laid() -> None:
    """Cards that all saw go into a hand are dealt to it in every world, as long as they may be there."""
    match = at(table(phase="auction", turn=1, lot="DK3", hands=["", "EN4", ""]))
    play(match, "B bid 1", "C pass", "A pass")
    assert now(match)["known"][1] == cards("DK3")
    for number in range(8):
        assert GAME.dump(GAME.sample(match.state, 0, number))["hand"][1]["DK"] >= 3
    play(match, "B lay DK")
    assert now(match)["known"][1] == cards("DK2")
    for number in range(8):
        assert GAME.dump(GAME.sample(match.state, 0, number))["hand"][1]["DK"] >= 2


def reshuffled(*script: int) -> Match:
    """A's draw has the six discarded EN shuffled; until then B held three DK and C two FR, which nobody saw."""
    afloat = ["SE21", "DK19 NL22", "FR20 EN16"]
    match = at(table(hands=["SE", "DK3", "FR2"], discard="EN6", tables=afloat), [EN, EN, *script])
    play(match, "A draw")
    return match


def hands_in_worlds(match: Match, seat: int) -> list[list[dict[str, int]]]:
    return [GAME.dump(GAME.sample(match.state, seat, number))["hand"] for number in range(60)]


def test_bat_11_1_after_a_reshuffle_old_cards_stay_in_the_hands_and_the_pile_is_the_old_discards() -> None:
    """To A the others hold three DK and two FR, in any split of three and two cards."""
    worlds = hands_in_worlds(reshuffled(), 0)
    assert all(hands[1]["DK"] + hands[2]["DK"] == 3 for hands in worlds)
    assert all(hands[1]["FR"] + hands[2]["FR"] == 2 for hands in worlds)
    assert {sum(hands[1].values()) for hands in worlds} == {3}
    assert {hands[1]["DK"] for hands in worlds} == {1, 2, 3}


def test_bat_11_1_what_is_drawn_after_a_reshuffle_comes_from_the_old_discards() -> None:
    match = reshuffled(EN, EN)
    play(match, "B draw")
    for hands in hands_in_worlds(match, 0):
        assert hands[1]["EN"] == 2
        assert hands[2]["EN"] == 0
    for hands in hands_in_worlds(match, 2):  # C saw neither draw, and knows that both drew EN
        assert [hands[0]["EN"], hands[1]["EN"]] == [2, 2]
        assert hands[0]["SE"] + hands[1]["SE"] == 1 or hands[0]["DK"] + hands[1]["DK"] == 3


@pytest.mark.parametrize("seat", [-1, 0, 2])
def test_bat_11_1_a_card_laid_after_a_reshuffle_comes_from_where_it_can_have_been(seat: int) -> None:
    """B drew two EN and lays one: the other one and three cards from before are left, none of them EN."""
    match = reshuffled(EN, EN)
    play(match, "B draw")
    position = now(match)
    position["hand"][1]["EN"], position["table"][1]["EN"] = 1, 1
    position["marker"]["EN"], position["cannon"] = 17, position["cannon"] + 1
    for hands in hands_in_worlds(at(position), seat):
        assert hands[1]["EN"] == 1
        assert sum(hands[1].values()) == 4


@pytest.mark.parametrize("forget", [False, True])
@pytest.mark.parametrize("seat", [-1, 1, 2])
def test_bat_4_5_who_lays_cards_could_lead_with_the_rest_of_them_in_every_world(seat: int, forget: bool) -> None:
    """A needs three more DK and has three cards; to B, C and a spectator they can be nothing else."""
    match = at(table(hands=["DK4", "EN10", "SE10"], tables=["", "DK3 EN3 FR3", "NL3 SE3"]))
    play(match, "A lay DK")
    worlds = [GAME.sample(match.state, seat, number, forget) for number in range(5)]
    assert {GAME.dump(world)["hand"][0]["DK"] for world in worlds} == {3}
    others = GAME.sample(match.state, 0, 1, forget)
    assert GAME.dump(others)["hand"][0] == cards("DK3")


def test_bat_12_2_at_the_end_all_is_open() -> None:
    match = scored(bills=[5, 20, 20], hands=["EN", "", ""])
    for seat in (-1, 0, 1, 2):
        assert [player.bills for player in view(match, seat).players] == [5, 20, 20]
        assert view(match, seat).players[0].table == cards("EN")


def test_bat_12_3_there_is_no_hand_limit() -> None:
    """A holds nearly all cards of the game and may still draw, buy and play."""
    match = at(table(rest=0, deck="SE2"))
    held = sum(now(match)["hand"][0].values())
    assert held == 108
    play(match, "A draw")
    assert sum(now(match)["hand"][0].values()) == 110
    assert view(match, 1).players[0].cards == 110
