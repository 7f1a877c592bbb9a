"""BAT-2: the order of a round."""

from __future__ import annotations

from fondaco.games.batavia.events import LotTurned, PiratesAttacked, Sold
from fondaco.games.batavia.refusals import BidOrPass, BidTooLow, CardsFirst, NoAuctionNow
from fondaco.kernel.errors import NotYourDecision
from tests.games.batavia.table import ALL_SHOWN, at, dealt, gone, heard, now, play, refused, table


def test_bat_2_1_an_auction_and_then_one_action_each_from_the_first_player_clockwise() -> None:
    match = dealt(4, first_auctioneer="seat2")
    assert (match.stage, match.deciding) == ("auction", (2,))
    play(match, "C pass", "D bid 1", "A pass", "B pass")
    order = []
    while match.stage == "action":
        (seat,) = match.deciding
        order.append(seat)
        play(match, f"{'ABCD'[seat]} draw")
    assert order == [3, 0, 1, 2]
    assert match.stage == "auction"


def test_bat_2_1_no_bid_or_pass_among_the_actions() -> None:
    match = at(table(hands=["DK2"]))
    refused(match, "A bid 1", "BAT-2.1", NoAuctionNow())
    refused(match, "A pass", "BAT-2.1", NoAuctionNow())
    play(match, "A lay DK")
    refused(match, "A bid 1", "BAT-2.1", NoAuctionNow())
    refused(match, "A pass", "BAT-2.1", NoAuctionNow())


def test_bat_2_1_no_action_in_the_auction() -> None:
    match = at(table(phase="auction", turn=1, hands=["DK", "DK", "DK"]))
    for turn in ("B draw", "B lay DK", "B sail DK", "B hex", "B convert", "B keep"):
        refused(match, turn, "BAT-3.4", BidOrPass())
    refused(match, "B bid 0", "BAT-3.3", BidTooLow(0))


def test_bat_2_1_nobody_acts_out_of_turn() -> None:
    match = at(table(hands=["DK", "DK", "DK"]))
    refused(match, "B draw", "HOUSE-1.1", NotYourDecision())
    refused(match, "C lay DK", "HOUSE-1.1", NotYourDecision())
    refused(match, "A sail DK", "BAT-4.3", CardsFirst())


def test_bat_2_2_pirates_are_looked_for_after_every_single_action() -> None:
    """A and B both bring the total to the threshold in one round, and both times the pirates come."""
    match = at(table(hands=["EN", "DK7", "SE"], tables=["EN7 FR6", "NL7", ""]))
    assert heard(play(match, "A lay EN", "A sail EN", "A keep"), PiratesAttacked) == [PiratesAttacked(("EN",), 8)]
    assert now(match)["cannon"] == 13
    play(match, "B lay DK", "B lay DK", "B lay DK", "B lay DK", "B lay DK", "B lay DK", "B lay DK")
    assert now(match)["cannon"] == 20
    assert heard(play(match, "B sail DK", "B keep"), PiratesAttacked) == []
    play(match, "C lay SE", "C sail SE")
    assert heard(play(match, "C keep"), PiratesAttacked) == [PiratesAttacked(("DK", "NL"), 14)]


def test_bat_2_2_not_in_the_middle_of_an_action() -> None:
    match = at(table(hands=["EN"], tables=["EN20"]))
    assert heard(play(match, "A lay EN"), PiratesAttacked) == []
    assert heard(play(match, "A sail EN"), PiratesAttacked) == []
    assert now(match)["cannon"] == 21
    assert heard(play(match, "A keep"), PiratesAttacked) == [PiratesAttacked(("EN",), 21)]


def test_bat_2_3_the_first_player_of_the_round_is_the_next_auctioneer() -> None:
    match = dealt(3, first_auctioneer="seat1")
    play(match, "B pass", "C bid 2", "A pass")
    assert now(match)["ship"] == 2
    events = play(match, "C draw", "A draw", "B draw")
    assert [event.seat for event in heard(events, LotTurned)] == [2]
    assert now(match)["auctioneer"] == 2
    assert now(match)["round"] == 2
    assert match.deciding == (0,)


def test_bat_2_4_a_round_in_which_the_final_hex_was_taken_is_the_last() -> None:
    """No new auction: the round is played to its end, and scoring follows."""
    position = table(hands=["DK"], taken=gone("DK"), merchant=[2, 0, 0], **ALL_SHOWN)
    match = at(position)
    play(match, "A lay DK", "A hex")
    assert (match.stage, match.deciding) == ("action", (1,))
    play(match, "B draw")
    assert match.stage == "action"
    events = play(match, "C draw")
    assert match.over
    assert match.stage == "over"
    assert not heard(events, LotTurned)
    assert not heard(events, Sold)
    assert match.result is not None
    assert match.result.ending == "final-hex"


def test_bat_2_4_taken_by_the_last_to_act_the_game_ends_at_once() -> None:
    position = table(turn=2, hands=["", "", "DK"], taken=gone("DK"), merchant=[0, 0, 2], ship=0, **ALL_SHOWN)
    match = at(position)
    play(match, "C lay DK", "C hex")
    assert match.over
