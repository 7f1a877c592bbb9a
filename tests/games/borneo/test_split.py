"""BOR-8, BOR-9, BOR-10: monopoly, quota split, new port."""

from __future__ import annotations

from typing import Any

import pytest

from fondaco.games.borneo.events import (
    CardsLost,
    Laid,
    Monopoly,
    Picked,
    PortLost,
    PortOpened,
    PortsRanOut,
    PortTaken,
    Quota,
)
from fondaco.games.borneo.refusals import NotInPile, PickNow
from fondaco.kernel import Event, Match
from tests.games.borneo.table import SEATS, at, heard, legal, now, pieces, play, refused, table, view, where

EX_13: dict[str, Any] = {"hands": ["E55 E01"], "piles": ["E28 E49 E18", "", ""]}
EX_14: dict[str, Any] = {"hands": ["E56 E01"], "piles": ["E05 E26 E25", "", ""]}
NO_RED = {"yellow": "BADC", "red": "", "green": "ADCB", "blue": "DCBA"}


def share(match: Match) -> list[Event]:
    """Everybody takes the first card there is."""
    events: list[Event] = []
    while match.stage == "split":
        events += match.play(match.deciding[0], legal(match)[0])
    return events


def pickers(events: list[Event]) -> str:
    return "".join(SEATS[event.seat] for event in heard(events, Picked))


# -- BOR-8 Monopoly -----------------------------------------------------------


def test_bor_8_1_the_one_company_at_the_limit() -> None:
    events = play(at(table(**EX_13)), "A lay E55 tidore")
    assert heard(events, Monopoly) == [Monopoly("red", "tidore", 6)]


BOTH: dict[str, Any] = {
    "hands": ["E23 E01"],
    "piles": ["", "E36 E06 E40 E54", ""],
}  # Bantam: E23 RBB|R takes red to 6, blue to 7


def test_bor_8_2_of_several_the_first_on_the_card_whatever_the_totals() -> None:
    events = play(at(table(**BOTH)), "A lay E23 bantam")
    laid = heard(events, Laid)[0]
    assert (laid.red, laid.blue) == (6, 7)
    assert heard(events, Monopoly) == [Monopoly("red", "bantam", 6)]


def test_bor_8_2_a_company_without_merchants_is_passed_over() -> None:
    for option, company in (("passedOver", "blue"), ("quota", "blue"), ("spoilsLost", "red")):
        events = play(at(table(**BOTH, rows=NO_RED, empty_company=option)), "A lay E23 bantam")
        assert heard(events, Monopoly)[0].company == company
        assert bool(heard(events, CardsLost)) == (option == "spoilsLost")


def test_bor_8_3_ex_13_the_port_and_a_card_for_the_first_merchant() -> None:
    """EX-13: C takes Tidore and picks, then B, A and C again; A, who laid the card, gets nothing for it."""
    match = at(table(**EX_13))
    events = play(match, "A lay E55 tidore")
    assert heard(events, PortTaken) == [PortTaken(2, "tidore", "pepper")]
    split = view(match, 1).split
    assert split is not None
    assert [(SEATS[pick.seat], pick.rank) for pick in split.picks] == [("C", 1), ("B", 2), ("A", 3), ("C", 1)]
    assert legal(match) == ["pick E28", "pick E49", "pick E18", "pick E55"]
    events = play(match, "C pick E49", "B pick E55", "A pick E28")
    assert heard(events, Picked) == [
        Picked(2, "E49", "red", 1),
        Picked(1, "E55", "red", 2),
        Picked(0, "E28", "red", 3),
        Picked(2, "E18", "red", 1),
    ]
    assert pieces(match, "captures-3") == {"tidore", "E49", "E18"}
    assert (where(match, "E55"), where(match, "E28")) == ("captures-2", "captures-1")


def test_bor_8_3_the_port_to_the_last_card_by_the_edition_of_2008() -> None:
    match = at(table(**EX_13, monopoly_port="lastCard"))
    events = play(match, "A lay E55 tidore")
    assert heard(events, PortTaken) == [PortTaken(0, "tidore", "pepper")]
    assert match.deciding == (2,)


def test_bor_8_4_each_merchant_picks_freely_but_must() -> None:
    rows = {"yellow": "BAD", "red": "CCB", "green": "ADC", "blue": "DBA"}
    match = at(table(**EX_13, rows=rows))
    play(match, "A lay E55 tidore")
    refused(match, "C pass", "BOR-8.4", PickNow())
    refused(match, "C pick E01", "BOR-8.4", NotInPile("E01"))
    play(match, "C pick E18")
    assert match.deciding == (2,)
    refused(match, "C pick E18", "BOR-8.4", NotInPile("E18"))
    assert pickers(share(match)) == "CBC"


def test_bor_8_4_the_last_card_is_handed_out() -> None:
    match = at(table(**EX_13))
    play(match, "A lay E55 tidore", "C pick E28", "B pick E49")
    assert legal(match) == ["pick E18", "pick E55"]
    assert pickers(play(match, "A pick E18")) == "AC"
    assert match.stage != "split"


def test_bor_8_5_picked_cards_are_captures() -> None:
    match = at(table(**EX_13))
    play(match, "A lay E55 tidore", "C pick E49")
    player = view(match, 2).players[2]
    assert player.captures is not None
    assert [capture.name for capture in player.captures] == ["E49", "tidore"]
    assert view(match, 0).players[2].captures is None
    assert (view(match, 0).players[2].captured_cards, view(match, 0).players[2].captured_ports) == (1, 1)


@pytest.mark.parametrize("option", ["passedOver", "spoilsLost"])
def test_bor_8_6_without_merchants_the_cargo_is_lost(option: str) -> None:
    match = at(table(**EX_13, rows=NO_RED, empty_company=option))
    events = play(match, "A lay E55 tidore")
    assert heard(events, Monopoly)[0].company == "red"
    assert heard(events, PortLost) == [PortLost("tidore")]
    assert heard(events, CardsLost) == [CardsLost("tidore", ("E28", "E49", "E18", "E55"))]
    assert where(match, "tidore") == "removed"
    assert pieces(match, "discard") == {"E28", "E49", "E18", "E55"}
    assert len(heard(events, PortOpened)) == 1
    assert match.deciding == (1,)


def test_bor_8_6_or_it_is_shared_by_quota() -> None:
    match = at(table(**EX_13, rows=NO_RED, empty_company="quota"))
    events = play(match, "A lay E55 tidore")
    assert not heard(events, Monopoly)
    assert heard(events, Quota) == [Quota("tidore", ("red", "blue", "green", "yellow"))]
    assert heard(events, PortTaken) == [PortTaken(0, "tidore", "pepper")]
    assert pickers(share(match)) == "DABC"


def test_bor_8_6_by_the_edition_of_2008_the_port_is_not_lost() -> None:
    match = at(table(**EX_13, rows=NO_RED, monopoly_port="lastCard"))
    events = play(match, "A lay E55 tidore")
    assert heard(events, PortTaken) == [PortTaken(0, "tidore", "pepper")]
    assert heard(events, CardsLost)


# -- BOR-9 Quota split --------------------------------------------------------


def test_bor_9_1_ex_14_the_port_goes_to_the_last_card() -> None:
    """EX-14: A lays E56 and takes the port, here with no merchant in the companies that share."""
    match = at(table(**EX_14))
    assert heard(play(match, "A lay E56 tidore"), PortTaken) == [PortTaken(0, "tidore", "pepper")]
    rows = {"yellow": "BCDBCD", "red": "BCD", "green": "", "blue": "AAA"}
    match = at(table(hands=["E42 E01"], rows=rows, piles=["E02 E05 E45", "", ""]))
    events = play(match, "A lay E42 tidore")
    assert heard(events, Quota) == [Quota("tidore", ("red", "yellow", "green"))]
    assert heard(events, PortTaken) == [PortTaken(0, "tidore", "pepper")]


def test_bor_9_2_ex_14_most_visible_flags_first_ties_by_reading_order() -> None:
    """EX-14: 5 yellow, 4 red, 2 green, 2 blue; picks B, C, A, D."""
    match = at(table(**EX_14))
    events = play(match, "A lay E56 tidore")
    laid = heard(events, Laid)[0]
    assert (laid.yellow, laid.red, laid.green, laid.blue) == (5, 4, 2, 2)
    assert heard(events, Quota) == [Quota("tidore", ("yellow", "red", "green", "blue"))]
    assert pickers(share(match)) == "BCAD"


def test_bor_9_2_covered_flags_break_no_tie() -> None:
    """E26 YRY|B has a blue flag, but covered: of green and blue, 3 each, green is read first, on E31 GBG."""
    match = at(table(hands=["E35 E02"], piles=["E26 E01 E31", "", ""]))
    events = play(match, "A lay E35 tidore")
    laid = heard(events, Laid)[0]
    assert (laid.yellow, laid.red, laid.green, laid.blue) == (5, 2, 3, 3)
    assert heard(events, Quota) == [Quota("tidore", ("yellow", "green", "blue", "red"))]


def test_bor_9_3_without_a_visible_flag_no_share() -> None:
    """E11 E23 E03 E13: no green; blue 5, red and yellow 4, red read first."""
    match = at(table(hands=["E13 E02"], piles=["E11 E23 E03", "", ""]))
    events = play(match, "A lay E13 tidore")
    assert heard(events, Quota) == [Quota("tidore", ("blue", "red", "yellow"))]
    assert pickers(share(match)) == "DCBC"


EX_19: dict[str, Any] = {"hands": ["E04 E01"], "piles": ["", "", "E15 E07 E29 E02 E60"]}


def test_bor_9_4_ex_19_first_merchants_then_second() -> None:
    """EX-19: max 6, ranking yellow, red, green, blue: B, C, A, D, then A (yellow 2) and B (red 2)."""
    match = at(table(**EX_19))
    events = play(match, "A lay E04 run")
    assert heard(events, Quota) == [Quota("run", ("yellow", "red", "green", "blue"))]
    picks = heard(share(match), Picked)
    assert [(SEATS[event.seat], event.company, event.rank) for event in picks] == [
        ("B", "yellow", 1),
        ("C", "red", 1),
        ("A", "green", 1),
        ("D", "blue", 1),
        ("A", "yellow", 2),
        ("B", "red", 2),
    ]


def test_bor_9_4_a_company_without_such_a_merchant_is_skipped() -> None:
    rows = {"yellow": "B", "red": "", "green": "ADCADC", "blue": "DCBAB"}
    match = at(table(**EX_19, rows=rows))
    play(match, "A lay E04 run")
    picks = heard(share(match), Picked)
    assert [(event.company, event.rank) for event in picks] == [
        ("yellow", 1),
        ("green", 1),
        ("blue", 1),
        ("green", 2),
        ("blue", 2),
        ("green", 3),
    ]


def test_bor_9_5_when_all_have_picked_the_first_merchants_begin_again() -> None:
    rows = {"yellow": "B", "red": "C", "green": "ABCDABCDAD", "blue": ""}
    match = at(table(hands=["E13 E02"], piles=["E11 E23 E03", "", ""], rows=rows))
    play(match, "A lay E13 tidore")
    picks = heard(share(match), Picked)
    assert [(event.company, event.rank) for event in picks] == [("red", 1), ("yellow", 1), ("red", 1), ("yellow", 1)]


def test_bor_9_6_without_any_merchant_the_cards_are_discarded() -> None:
    rows = {"yellow": "", "red": "", "green": "ABCDABCDABCD", "blue": ""}
    match = at(table(hands=["E13 E02"], piles=["E11 E23 E03", "", ""], rows=rows))
    events = play(match, "A lay E13 tidore")
    assert heard(events, CardsLost) == [CardsLost("tidore", ("E11", "E23", "E03", "E13"))]
    assert heard(events, PortTaken) == [PortTaken(0, "tidore", "pepper")]
    assert pieces(match, "discard") == {"E11", "E23", "E03", "E13"}


# -- BOR-10 New port ----------------------------------------------------------


def test_bor_10_1_the_next_port_in_the_empty_place() -> None:
    for start, turn in ((EX_13, "A lay E55 tidore"), (EX_14, "A lay E56 tidore")):
        match = at(table(**start))
        events = play(match, turn) + share(match)
        opened = heard(events, PortOpened)
        assert len(opened) == 1
        assert now(match)["port"] == [opened[0].port, "bantam", "run"]
        assert now(match)["pile_size"] == [0, 0, 0]
        assert view(match, 0).port_deck == 8


LATE = "banjarmasin brunei malacca makassar ternate ambon hitu banda-neira lonthoir"


def test_bor_10_2_ex_22_without_a_port_the_game_ends_at_once() -> None:
    """EX-22: no draw; the tenth split cannot be refilled."""
    match = at(table(**EX_13, removed=LATE))
    play(match, "A lay E55 tidore", "C pick E28", "B pick E49")
    deck = now(match)["deck_size"]
    events = play(match, "A pick E18")
    assert [type(event) for event in events] == [Picked, Picked, PortsRanOut]
    assert (match.stage, now(match)["deck_size"], now(match)["ending"]) == ("last-mission", deck, "ports")


def test_bor_10_2_it_is_the_tenth_split() -> None:
    for seed in range(12):
        match = Match(at(table()).game, 3, seed)
        splits = 0
        while not match.over:
            events = match.play_move(match.deciding[0], match.offers(match.deciding[0])[-1])
            splits += len(heard(events, Monopoly)) + len(heard(events, Quota))
        assert match.result is not None
        assert (splits == 10) == (match.result.ending == "ports")
