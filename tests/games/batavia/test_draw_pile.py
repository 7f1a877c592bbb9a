"""BAT-11: the draw pile runs out."""

from __future__ import annotations

from fondaco.games.batavia.events import DeckReshuffled, Drew, LotTurned, PiratesAttacked
from tests.games.batavia.table import DK, EN, FR, NL, SE, at, cards, heard, legal, now, play, table


def test_bat_11_1_an_empty_pile_is_made_anew_from_the_discards() -> None:
    match = at(table(rest=2, discard="EN2 SE"), [EN, SE])
    events = play(match, "A draw")
    assert events == [DeckReshuffled(3), Drew(0, 2, ("EN", "SE"))]
    after = now(match)
    assert after["deck"] == cards("EN")
    assert after["discard"] == cards("")
    assert after["hand"][0] == cards("EN SE")


def test_bat_11_1_in_the_middle_of_a_draw() -> None:
    match = at(table(rest=2, deck="FR", discard="EN2"), [FR, EN])
    events = play(match, "A draw")
    assert events == [DeckReshuffled(2), Drew(0, 2, ("EN", "FR"))]
    assert now(match)["deck"] == cards("EN")


def test_bat_11_1_in_the_middle_of_a_lot() -> None:
    """Die 5, two cards in the pile, ten among the discards."""
    position = table(turn=2, to_act=1, rest=1, deck="FR4", discard="EN5 DK5")
    match = at(position, [FR, FR, 4, FR, FR, EN, DK, DK])
    events = play(match, "C draw")
    assert heard(events, DeckReshuffled) == [DeckReshuffled(10)]
    (turned,) = heard(events, LotTurned)
    assert turned.cards == ("EN", "DK", "DK", "FR", "FR")
    assert now(match)["deck"] == cards("EN4 DK3")


def test_bat_11_1_not_before_a_card_is_needed() -> None:
    """The pile is emptied by the last card and stays empty until the next is wanted."""
    match = at(table(rest=2, deck="FR NL", discard="EN2"), [FR, NL])
    assert heard(play(match, "A draw"), DeckReshuffled) == []
    assert sum(now(match)["deck"].values()) == 0
    assert now(match)["discard"] == cards("EN2")


def test_bat_11_1_cards_just_sunk_come_back_at_once() -> None:
    """The pirates fill the discards at the end of B's action; C draws of them."""
    match = at(table(turn=1, rest=0, hands=["", "SE"], tables=["EN20"], deck="", discard=""))
    play(match, "B lay SE", "B sail SE")
    assert heard(play(match, "B keep"), PiratesAttacked) == [PiratesAttacked(("EN",), 20)]
    match.script = [EN, EN, 0, EN]
    assert heard(play(match, "C draw"), Drew) == [Drew(2, 2, ("EN", "EN"))]


def test_bat_11_1_cards_before_players_and_in_the_lot_never_go_back_early() -> None:
    position = table(rest=2, tables=["EN3"], lot="DK2", discard="SE2")
    match = at(position, [SE, SE])
    play(match, "A draw")
    assert now(match)["table"][0] == cards("EN3")
    assert now(match)["lot"] == cards("DK2")


def test_bat_11_2_with_one_card_left_anywhere_only_one_is_drawn() -> None:
    match = at(table(rest=2, deck="NL"))
    assert play(match, "A draw") == [Drew(0, 1, ("NL",))]
    assert now(match)["hand"][0] == cards("NL")
    assert match.deciding == (1,)


def test_bat_11_2_with_no_card_anywhere_the_draw_is_still_an_action() -> None:
    match = at(table(rest=2))
    assert legal(match) == ["draw"]
    assert play(match, "A draw") == [Drew(0, 0, ())]
    assert match.deciding == (1,)
    assert now(match)["to_act"] == 2


def test_bat_11_2_a_lot_of_fewer_cards_than_the_die() -> None:
    match = at(table(turn=2, to_act=1, rest=0, deck="DK2 EN", discard="FR"), [DK, EN, 5, DK, FR])
    (turned,) = heard(play(match, "C draw"), LotTurned)
    assert turned.die == 6
    assert turned.cards == ("DK", "FR")


def test_bat_11_2_an_empty_lot_is_sold_for_the_ship_alone() -> None:
    """A32: practically it never happens."""
    match = at(table(turn=2, to_act=1, rest=0))
    (turned,) = heard(play(match, "C draw"), LotTurned)
    assert turned.cards == turned.lot == ()
    assert match.stage == "auction"
    play(match, "B pass", "C bid 2", "A pass")
    after = now(match)
    assert after["ship"] == 2
    assert after["bills"] == [16, 16, 13]
    assert sum(after["hand"][2].values()) == 0
    assert match.deciding == (2,)
