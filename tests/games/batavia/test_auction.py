"""BAT-3: the auction."""

from __future__ import annotations

from typing import Any

import pytest

from fondaco.games.batavia.events import LotTurned, Paid, Passed, Sold, Unsold
from fondaco.games.batavia.refusals import BidTooLow, TooFewBills
from fondaco.kernel import LegalRange
from fondaco.kernel.errors import NotInNotation
from tests.games.batavia.table import DK, EN, FR, SE, at, cards, dealt, heard, legal, now, play, refused, table, view


def auction(seats: int = 3, turn: int = 1, **fields: Any) -> dict[str, Any]:
    return table(seats, phase="auction", turn=turn, **fields)


def last_action(**fields: Any) -> dict[str, Any]:
    """A position whose next draw begins the next round; the script then says two cards, the die, the lot."""
    return table(turn=2, to_act=1, **fields)


def test_bat_3_1_ex_1_the_die_says_how_many_cards_are_sold_as_one_lot() -> None:
    """EX-1: die 3, the pile turns up EN, EN, SE."""
    match = at(last_action(), [DK, DK, 2, EN, EN, SE])
    (turned,) = heard(play(match, "C draw"), LotTurned)
    assert (turned.seat, turned.die) == (0, 3)
    assert turned.cards == turned.lot == ("EN", "EN", "SE")
    assert now(match)["lot"] == cards("EN2 SE")
    play(match, "B bid 1", "C pass", "A pass")
    assert now(match)["hand"][1] == cards("EN2 SE")
    assert now(match)["lot"] == cards("")


@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_bat_3_1_as_many_cards_as_the_die_shows(die: int) -> None:
    match = at(last_action(), [DK, DK, die - 1, *[FR] * die])
    (turned,) = heard(play(match, "C draw"), LotTurned)
    assert turned.die == die == len(turned.cards)
    assert sum(now(match)["lot"].values()) == die
    assert sum(now(match)["deck"].values()) == 110 - 2 - die


def test_bat_3_1_the_die_has_six_faces() -> None:
    faces = {heard(dealt(3, seed).events(-1)[0], LotTurned)[0].die for seed in range(60)}
    assert faces == {1, 2, 3, 4, 5, 6}


def test_bat_3_1_unsold_cards_join_the_new_ones() -> None:
    match = at(last_action(lot="FR2 NL"), [DK, DK, 1, FR, SE])
    (turned,) = heard(play(match, "C draw"), LotTurned)
    assert turned.cards == ("FR", "SE")
    assert turned.lot == ("FR", "FR", "FR", "NL", "SE")


def test_bat_3_2_dx_2_bidding_goes_clockwise_from_the_left_of_the_auctioneer() -> None:
    """DX-2: order B, C, A, B; A wins for 3 and pays B 2 and C 1."""
    match = at(auction(lot="EN SE", hands=["DK", "", ""]))
    assert match.deciding == (1,)
    play(match, "B bid 2")
    assert match.deciding == (2,)
    play(match, "C pass")
    assert match.deciding == (0,)
    play(match, "A bid 3")
    assert match.deciding == (1,)
    events = play(match, "B pass")
    assert events == [Passed(1), Sold(0, 3, ("EN", "SE")), Paid(0, 1, 2), Paid(0, 2, 1)]
    assert now(match)["bills"] == [12, 17, 16]
    assert now(match)["hand"][0] == cards("DK EN SE")
    assert match.deciding == (0,)


def test_bat_3_2_whoever_passed_is_left_out_of_the_next_lap() -> None:
    match = at(auction(5, turn=3, auctioneer=2))
    asked = []
    for move in ("pass", "bid 1", "pass", "bid 2", "bid 3", "bid 4", "bid 5", "pass"):
        (seat,) = match.deciding
        asked.append(seat)
        match.play(seat, move)
    assert asked == [3, 4, 0, 1, 2, 4, 1, 2]
    assert match.deciding == (4,)


def test_bat_3_3_a_bid_is_above_the_highest_and_within_the_own_bills() -> None:
    match = at(auction(bills=[10, 20, 15]))
    assert legal(match) == ["pass", *(f"bid {amount}" for amount in range(1, 21))]
    play(match, "B bid 20")
    assert legal(match) == ["pass"]
    refused(match, "C bid 20", "BAT-3.3", BidTooLow(20))
    refused(match, "C bid 21", "BAT-3.3", TooFewBills(15))
    refused(match, "C bid 1", "BAT-3.3", BidTooLow(20))


def test_bat_3_3_the_opening_bid_is_free_and_has_no_other_limit() -> None:
    match = at(auction(bills=[0, 45, 0]))
    ranges = [entry for entry in match.legal(1) if isinstance(entry, LegalRange)]
    assert [(entry.low, entry.high, entry.step) for entry in ranges] == [(1, 45, 1)]
    play(match, "B bid 45", "C pass", "A pass")
    assert now(match)["bills"] == [22, 0, 23]


def test_bat_3_3_a_later_bid_has_no_other_ceiling_than_the_own_bills() -> None:
    match = at(auction(bills=[2, 3, 40]))
    play(match, "B bid 1")
    assert legal(match) == ["pass", *(f"bid {amount}" for amount in range(2, 41))]
    play(match, "C bid 40", "A pass", "B pass")
    assert now(match)["bills"][2] == 0


def test_bat_3_3_a_bid_is_a_whole_number() -> None:
    match = at(auction())
    for text in ("B bid", "B bid 1.5", "B bid -1", "B bid x", "B bid 2 3", "B bid 99999999"):
        refused(match, text, "HOUSE-1.2", NotInNotation())
    refused(match, "B bid 65535", "BAT-3.3", TooFewBills(15))


def test_bat_3_3_dx_6_who_cannot_go_higher_must_pass_and_0_is_no_bid() -> None:
    """DX-6: three bills against a bid of 3."""
    match = at(auction(bills=[21, 21, 3]))
    refused(match, "B bid 0", "BAT-3.3", BidTooLow(0))
    play(match, "B bid 3")
    assert legal(match) == ["pass"]
    refused(match, "C bid 3", "BAT-3.3", BidTooLow(3))
    refused(match, "C bid 4", "BAT-3.3", TooFewBills(3))


def test_bat_3_4_whoever_passes_is_out_of_this_auction_only() -> None:
    match = at(auction(4))
    play(match, "B pass", "C bid 1", "D bid 2", "A pass")
    assert match.deciding == (2,)
    play(match, "C pass")
    assert now(match)["ship"] == 3
    play(match, "D draw", "A draw", "B draw", "C draw")
    assert match.deciding == (0,)
    assert now(match)["bidding"] == 0b1111


def test_bat_3_4_the_first_bidder_may_pass() -> None:
    match = at(auction())
    assert play(match, "B pass") == [Passed(1)]
    assert match.deciding == (2,)
    assert match.stage == "auction"


def test_bat_3_4_a_player_without_bills_can_only_pass() -> None:
    assert legal(at(auction(bills=[15, 0, 30]))) == ["pass"]


def test_bat_3_5_the_bidder_wins_as_soon_as_all_others_have_passed() -> None:
    match = at(auction(4))
    play(match, "B bid 1", "C pass", "D pass")
    assert match.stage == "auction"
    play(match, "A pass")
    assert match.stage == "action"
    assert now(match)["ship"] == 1


def test_bat_3_5_the_last_to_bid_may_win_though_others_passed_before_any_bid() -> None:
    match = at(auction())
    play(match, "B pass", "C bid 5", "A pass")
    assert now(match)["ship"] == 2


@pytest.mark.parametrize("amount", [1, 7, 15])
def test_bat_3_5_dx_3_the_last_player_without_a_bid_may_still_bid(amount: int) -> None:
    """DX-3: B and C have passed; A bids and has won at once."""
    match = at(auction(lot="NL"))
    play(match, "B pass", "C pass")
    assert match.deciding == (0,)
    assert legal(match) == ["pass", *(f"bid {number}" for number in range(1, 16))]
    events = play(match, f"A bid {amount}")
    assert heard(events, Sold) == [Sold(0, amount, ("NL",))]
    assert heard(events, Paid)[0] == Paid(0, 1, (amount + 1) // 2)
    assert len(heard(events, Paid)) == min(amount, 2)
    assert match.stage == "action"


def test_bat_3_5_dx_3_the_last_player_may_pass_too_and_the_lot_is_unsold() -> None:
    """DX-3, the other choice."""
    match = at(auction(lot="NL"))
    assert play(match, "B pass", "C pass", "A pass") == [Passed(0), Unsold(0)]
    assert now(match)["lot"] == cards("NL")
    assert now(match)["bills"] == [15, 15, 15]


@pytest.mark.parametrize(
    ("seats", "winner", "price", "bills"),
    [
        (3, 1, 1, [15, 14, 16]),
        (3, 1, 2, [16, 13, 16]),
        (3, 1, 3, [16, 12, 17]),
        (4, 2, 1, [15, 15, 14, 16]),
        (4, 2, 2, [16, 15, 13, 16]),
        (4, 2, 3, [16, 16, 12, 16]),
        (4, 2, 5, [17, 16, 10, 17]),
        (5, 4, 6, [17, 17, 16, 16, 9]),
        (5, 4, 15, [19, 19, 19, 18, 0]),
        (5, 0, 3, [12, 16, 16, 16, 15]),
    ],
)
def test_bat_3_6_the_price_goes_round_the_others_from_the_left(
    seats: int, winner: int, price: int, bills: list[int]
) -> None:
    """One bill each clockwise from the winner's left, so that those nearer get one more."""
    match = at(auction(seats, turn=winner, auctioneer=(winner - 1) % seats))
    match.play(winner, f"bid {price}")
    while match.stage == "auction":
        match.play(match.deciding[0], "pass")
    assert now(match)["bills"] == bills


def test_bat_3_6_nobody_is_told_a_payment_of_nothing() -> None:
    match = at(auction(5))
    events = play(match, "B bid 2", "C pass", "D pass", "E pass", "A pass")
    assert heard(events, Paid) == [Paid(1, 2, 1), Paid(1, 3, 1)]


def test_bat_3_7_the_winner_takes_ship_and_lot_and_goes_first() -> None:
    match = at(auction(hands=["", "FR", "NL"], lot="FR2 SE", ship=0))
    play(match, "B pass", "C bid 4", "A pass")
    after = now(match)
    assert after["ship"] == 2
    assert after["hand"] == [cards(""), cards("FR"), cards("NL FR2 SE")]
    assert after["lot"] == cards("")
    assert match.deciding == (2,)
    assert after["to_act"] == 3


def test_bat_3_8_dx_4_unsold_in_the_first_round_the_auctioneer_takes_the_ship() -> None:
    """DX-4: the lot of 4 stays; in round 2 A auctions again, die 2, a lot of 6."""
    match = at(auction(lot="EN2 SE2"))
    events = play(match, "B pass", "C pass", "A pass")
    assert heard(events, Unsold) == [Unsold(0)]
    assert now(match)["ship"] == 0
    assert now(match)["lot"] == cards("EN2 SE2")
    play(match, "A draw", "B draw")
    match.script = [EN, EN, 1, FR, DK]
    (turned,) = heard(play(match, "C draw"), LotTurned)
    assert (turned.seat, turned.die) == (0, 2)
    assert len(turned.lot) == 6
    assert match.deciding == (1,)


def test_bat_3_8_dx_5_unsold_later_the_first_player_stays() -> None:
    """DX-5: the ship is with B, who is first player again and auctioneer of the next round."""
    match = at(auction(turn=2, auctioneer=1, ship=1, round=4))
    play(match, "C pass", "A pass", "B pass")
    assert now(match)["ship"] == 1
    assert match.deciding == (1,)
    play(match, "B draw", "C draw")
    (turned,) = heard(play(match, "A draw"), LotTurned)
    assert turned.seat == 1
    assert match.deciding == (2,)


def test_bat_3_8_it_is_the_ship_that_counts_and_not_who_auctioned() -> None:
    match = at(auction(auctioneer=0, ship=2, round=4))
    assert play(match, "B pass", "C pass", "A pass") == [Passed(0), Unsold(2)]
    assert match.deciding == (2,)


def test_bat_3_8_the_actions_follow_an_unsold_auction_as_usual() -> None:
    match = at(auction(hands=["DK", "", ""]))
    play(match, "B pass", "C pass", "A pass")
    assert match.stage == "action"
    assert legal(match) == ["draw", "lay DK"]
    assert now(match)["to_act"] == 3


def test_bat_3_9_unsold_again_and_again_the_auctioneer_stays_and_the_lots_pile_up() -> None:
    match = at(auction(turn=0, auctioneer=2, lot="NL"))
    count = 1
    for number in range(3):
        play(match, "A pass", "B pass", "C pass")
        assert now(match)["ship"] == 2
        play(match, "C draw", "A draw")
        match.script = [EN, DK, 5 - number, *[SE] * (6 - number)]
        (turned,) = heard(play(match, "B draw"), LotTurned)
        match.script = None
        assert turned.seat == 2
        assert match.deciding == (0,)
        count += 6 - number
        assert len(turned.lot) == count
    play(match, "A bid 1", "B pass", "C pass")
    assert sum(now(match)["hand"][0].values()) == count + 6


def test_bat_3_3_every_seat_s_last_bid_is_open_until_the_lot_is_sold() -> None:
    match = at(auction(4, turn=1))
    play(match, "B bid 2", "C bid 3", "D pass", "A pass", "B bid 5")
    for seat in (-1, 0, 1, 2, 3):
        shown = view(match, seat)
        assert (shown.bids, shown.bidder, shown.bidding) == ((0, 5, 3, 0), 1, (1, 2))
    play(match, "C pass")
    assert (view(match, 0).bids, view(match, 0).bidder, view(match, 0).bidding) == ((0, 0, 0, 0), None, ())


def test_bat_12_2_every_world_covers_every_bid() -> None:
    match = at(auction(4, turn=1))
    play(match, "B bid 9", "C bid 10", "D pass", "A bid 11")
    for number in range(20):
        world = match.game.sample(match.state, 3, number, forget=True)
        assert world.bills[0] >= 11  # type: ignore[attr-defined]
        assert world.bills[1] >= 9  # type: ignore[attr-defined]
        assert world.bills[2] >= 10  # type: ignore[attr-defined]
