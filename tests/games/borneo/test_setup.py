"""BOR-1 and BOR-2: terms, set-up, placement."""

from __future__ import annotations

from typing import Any

import pytest

from fondaco.games.borneo import GAME, data
from fondaco.games.borneo.data import CARD_NAMES, COMPANY_NAMES, GOOD_NAMES, PORT_NAMES
from fondaco.games.borneo.events import Dealt, Placed, PlayerStarts, PortOpened
from fondaco.games.borneo.refusals import OwnMerchantLast, PlaceNow
from fondaco.kernel import OptionError
from tests.games.borneo.table import COPIES, at, dealt, heard, legal, now, play, refused, rows, table, view

FLAGS_OF_EX_13 = [(0, 2, 1, 1), (1, 3, 2, 1), (1, 5, 1, 3), (2, 6, 2, 3)]


def flags(position: dict[str, object], slot: int = 0) -> tuple[int, ...]:
    """Visible flags, yellow red green blue."""
    port = view(at(position), -1).ports[slot]
    assert port is not None
    return tuple(port.flags.values())


# -- BOR-1 Terms --------------------------------------------------------------


def test_bor_1_1_ex_3_the_leftmost_merchant_is_the_first() -> None:
    """EX-3: a row of four; the 1st is leftmost, then 2nd, 3rd, 4th."""
    assert COMPANY_NAMES == ("yellow", "red", "green", "blue")
    match = at(table(rows={"yellow": "BADC", "red": "CBA", "green": "AD", "blue": "DCB"}))
    assert rows(match)["yellow"] == "BADC"
    assert view(match, 0).rows["yellow"] == (1, 0, 3, 2)
    assert [text for text in legal(match, "attack") if "yellow" in text] == ["attack yellow-2 1"]


def test_bor_1_2_three_merchants_each_always_in_some_row() -> None:
    for seats in GAME.seats:
        match = dealt(seats, seed=seats)
        while not match.over:
            match.play_move(match.deciding[0], match.offers(match.deciding[0])[-1])
            if match.stage != "placement":
                standing = [seat for row in view(match, -1).rows.values() for seat in row]
                assert sorted(standing) == sorted(list(range(seats)) * 3)


def test_bor_1_3_sixty_cards_of_four_flags_and_a_good() -> None:
    assert len(CARD_NAMES) == 60
    assert len(data.FLAG) == 240
    assert set(data.UNITS[:60]) == {1, 2}
    card = view(at(table(hands=["E04 E53"])), 0).players[0].hand
    assert card is not None
    assert (card[0].top, card[0].second, card[0].good, card[0].value) == (("red", "red", "yellow"), "red", "pepper", 1)
    assert (card[1].top, card[1].second, card[1].value) == (("red", "green", "blue"), "yellow", 2)


def test_bor_1_4_twelve_ports_with_name_two_numbers_and_a_single_good() -> None:
    assert len(PORT_NAMES) == 12
    assert data.UNITS[60:] == [1] * 12
    port = view(at(table()), -1).ports[0]
    assert port is not None
    assert (port.title, port.most_cards, port.flag_limit, port.good) == ("Tidore", 4, 6, "pepper")


def test_bor_1_5_four_goods() -> None:
    assert GOOD_NAMES == ("pepper", "cinnamon", "cloves", "nutmeg")


def test_bor_1_6_missions_lie_with_the_captures_but_are_no_goods() -> None:
    match = at(table(captures=["E04 tidore"], ports=("bantam", "run", "hitu"), done={0: "each3"}))
    player = view(match, 0).players[0]
    assert player.units == {"pepper": 2, "cinnamon": 0, "cloves": 0, "nutmeg": 0}
    assert (player.captured_cards, player.captured_ports, player.missions) == (1, 1, 1)


def test_bor_1_7_ex_13_visible_are_the_top_rows_and_the_last_second_row() -> None:
    """EX-13: the counts after each card; n cards show 3n + 1 flags."""
    pile = ["E28", "E49", "E18"]
    for count in (1, 2, 3):
        seen = flags(table(piles=[" ".join(pile[:count]), "", ""]))
        assert seen == FLAGS_OF_EX_13[count - 1]
        assert sum(seen) == 3 * count + 1


def test_bor_1_8_ex_14_reading_order() -> None:
    """EX-14: green and blue tie; green is read first, on the first card."""
    match = at(table(hands=["E56 E01"], piles=["E05 E26 E25", "", ""]))
    play(match, "A lay E56 tidore")
    split = view(match, -1).split
    assert split is not None
    assert split.companies == ("yellow", "red", "green", "blue")


# -- BOR-2 Set-up -------------------------------------------------------------


def test_bor_2_1_three_to_five_players() -> None:
    for seats in (3, 4, 5):
        assert dealt(seats).seats == seats
    for seats in (2, 6):
        with pytest.raises(OptionError):
            dealt(seats)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_bor_2_2_three_cards_each_and_the_rest_is_the_deck(seats: int) -> None:
    match = dealt(seats)
    assert [player.cards for player in view(match, -1).players] == [3] * seats
    assert view(match, -1).deck == 60 - 3 * seats
    assert view(match, -1).discard == 0
    own = heard(match.events(1)[0], Dealt)
    assert [event.cards is None for event in own] == [event.seat != 1 for event in own]


def test_bor_2_3_three_open_ports_and_nine_in_the_deck() -> None:
    match = dealt()
    opened = heard(match.events(-1)[0], PortOpened)
    assert len(opened) == 3
    assert tuple(event.port for event in opened) == tuple(port.name for port in view(match, -1).ports if port)
    assert view(match, -1).port_deck == 9


def test_bor_2_4_all_missions_are_open() -> None:
    left = {mission.name: mission.left for mission in view(dealt(), -1).missions}
    assert left == COPIES
    assert sum(left.values()) == 12


def test_bor_2_5_the_starting_player_is_random_or_chosen() -> None:
    assert {dealt(4, seed).deciding[0] for seed in range(40)} == {0, 1, 2, 3}
    for seat in range(4):
        match = dealt(4, first_player=f"seat{seat + 1}")
        assert match.deciding == (seat,)
        assert heard(match.events(-1)[0], PlayerStarts) == [PlayerStarts(seat)]
    with pytest.raises(OptionError):
        dealt(3, first_player="seat4")


@pytest.mark.parametrize(("seats", "order"), [(3, "ABCCBAABC"), (4, "ABCDDCBAABCD"), (5, "ABCDEEDCBAABCDE")])
@pytest.mark.parametrize("start", [0, 2])
def test_bor_2_6_ex_1_placement_order(seats: int, order: str, start: int) -> None:
    """EX-1"""
    match = dealt(seats, first_player=f"seat{start + 1}")
    assert len(view(match, -1).placing) == 3 * seats
    for letter in order:
        seat = ("ABCDE".index(letter) + start) % seats
        assert match.deciding == (seat,)
        assert view(match, -1).placing[0] == seat
        refused(match, f"{'ABCDE'[seat]} pass", "BOR-2.6", PlaceNow())
        match.play(seat, legal(match)[0])
    assert match.stage != "placement"


def test_bor_2_7_at_the_right_end_of_a_row() -> None:
    match = dealt(3, first_player="seat1")
    assert heard(play(match, "A place red"), Placed) == [Placed(0, "red", 1)]
    assert heard(play(match, "B place red"), Placed) == [Placed(1, "red", 2)]
    play(match, "C place blue")
    assert rows(match) == {"yellow": "", "red": "AB", "green": "", "blue": "C"}


def test_bor_2_8_ex_2_not_beside_the_own_merchant() -> None:
    """EX-2: red = [A]: forbidden to A; after B joins, A may place there."""
    placing: dict[str, Any] = {
        "phase": "placement",
        "rows": {"red": "A", "blue": "B", "yellow": "C", "green": "CB"},
        "placed": 5,
    }
    match = at(table(3, **placing))
    assert legal(match) == ["place yellow", "place green", "place blue"]
    refused(match, "A place red", "BOR-2.8", OwnMerchantLast("red"))
    match = at(table(3, **placing | {"rows": {"red": "AB", "blue": "B", "yellow": "C", "green": "C"}}))
    assert legal(match) == ["place yellow", "place red", "place green", "place blue"]
    play(match, "A place red")
    assert rows(match)["red"] == "ABA"


def test_bor_2_9_the_starting_player_takes_the_first_turn() -> None:
    match = dealt(4, first_player="seat3")
    while match.stage == "placement":
        match.play(match.deciding[0], legal(match)[0])
    assert (match.stage, match.deciding, now(match)["active"]) == ("companies", (2,), 2)
