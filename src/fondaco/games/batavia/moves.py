"""Batavia's moves, events and refusals."""

from __future__ import annotations

from typing import Self

from msgspec.structs import replace

from fondaco.games.batavia.data import COMPANY_NAMES
from fondaco.kernel.errors import Refusal
from fondaco.kernel.events import Event, Piece, Pieces, Seat, Seats
from fondaco.kernel.moves import Amount, Kind, Moves

BID = 1 << 16
PASS = 2 << 16
DRAW = 3 << 16
LAY = 4 << 16
SAIL = 5 << 16
HEX = 6 << 16
CONVERT = 7 << 16
KEEP = 8 << 16

MOVES = Moves(
    Kind(BID, "bid {amount}", ("lot",), amount=Amount(75)),
    Kind(PASS, "pass"),
    Kind(DRAW, "draw", ("deck",)),
    Kind(LAY, "lay {company}", ("hand:{company}",), company=COMPANY_NAMES),
    Kind(SAIL, "sail {company}", ("seal:{company}",), company=COMPANY_NAMES),
    Kind(HEX, "hex", ("hex",)),
    Kind(CONVERT, "convert", ("gold",)),
    Kind(KEEP, "keep"),
)


# -- events -------------------------------------------------------------------


class Dealt(Event, frozen=True):
    """BAT-1.6: the opening hand, known to its owner."""

    seat: Seat
    count: int
    cards: Pieces | None

    def seen_by(self, seat: int) -> Self | None:
        return self if seat == self.seat else replace(self, cards=None)


class LotTurned(Event, frozen=True):
    """BAT-3.1"""

    seat: Seat
    die: int
    cards: Pieces
    lot: Pieces
    reveals = True


class Bid(Event, frozen=True):
    """BAT-3.3"""

    seat: Seat
    amount: int


class Passed(Event, frozen=True):
    """BAT-3.4"""

    seat: Seat


class Sold(Event, frozen=True):
    """BAT-3.7"""

    seat: Seat
    amount: int
    lot: Pieces


class Paid(Event, frozen=True):
    """BAT-3.6"""

    seat: Seat
    to: Seat
    amount: int


class Unsold(Event, frozen=True):
    """BAT-3.8: `seat` is first player."""

    seat: Seat


class Drew(Event, frozen=True):
    """BAT-4.2"""

    seat: Seat
    count: int
    cards: Pieces | None

    def seen_by(self, seat: int) -> Self | None:
        return self if seat == self.seat else replace(self, cards=None)


class Laid(Event, frozen=True):
    """BAT-4.4"""

    seat: Seat
    company: Piece
    reveals = True


class SealTaken(Event, frozen=True):
    """BAT-5.2"""

    seat: Seat
    company: Piece


class SealReturned(Event, frozen=True):
    """BAT-5.2"""

    company: Piece


class StationsRevealed(Event, frozen=True):
    """BAT-6.6, BAT-6.7"""

    first: int
    last: int
    tiles: Pieces
    reveals = True


class Sailed(Event, frozen=True):
    """BAT-6.4, BAT-6.5: to the space, taking its tile and storing a crate."""

    seat: Seat
    space: int
    company: Piece
    good: Piece


class Converted(Event, frozen=True):
    """BAT-7.2"""

    seat: Seat
    companies: Pieces
    gold: int


class Kept(Event, frozen=True):
    """BAT-7.5"""

    seat: Seat


class PiratesAttacked(Event, frozen=True):
    """BAT-8.2, BAT-8.3"""

    companies: Pieces
    sunk: int


class HexReached(Event, frozen=True):
    """BAT-9.1"""

    seat: Seat


class DeckReshuffled(Event, frozen=True):
    """BAT-11.1"""

    count: int


class HandShown(Event, frozen=True):
    """BAT-10.1"""

    seat: Seat
    cards: Pieces
    reveals = True


class GoodScored(Event, frozen=True):
    """BAT-10.2"""

    good: Piece
    seats: Seats
    gold: int


class BillsScored(Event, frozen=True):
    """BAT-10.3"""

    seats: Seats
    bills: int
    gold: int
    reveals = True


class HexScored(Event, frozen=True):
    """BAT-10.4"""

    seat: Seat
    gold: int


class SealsScored(Event, frozen=True):
    """BAT-10.5"""

    seat: Seat
    companies: Pieces
    gold: int


EVENTS: tuple[type[Event], ...] = (
    Dealt,
    LotTurned,
    Bid,
    Passed,
    Sold,
    Paid,
    Unsold,
    Drew,
    Laid,
    SealTaken,
    SealReturned,
    StationsRevealed,
    Sailed,
    Converted,
    Kept,
    PiratesAttacked,
    HexReached,
    DeckReshuffled,
    HandShown,
    GoodScored,
    BillsScored,
    HexScored,
    SealsScored,
)


# -- refusals -----------------------------------------------------------------


class NoAuctionNow(Refusal, frozen=True):
    rule = "BAT-2.1"


class BidTooLow(Refusal, frozen=True):
    rule = "BAT-3.3"
    highest: int


class TooFewBills(Refusal, frozen=True):
    rule = "BAT-3.3"
    bills: int


class BidOrPass(Refusal, frozen=True):
    rule = "BAT-3.4"


class OneActionOnly(Refusal, frozen=True):
    rule = "BAT-4.1"


class CardsFirst(Refusal, frozen=True):
    rule = "BAT-4.3"


class NoSuchCard(Refusal, frozen=True):
    rule = "BAT-4.4"
    company: Piece


class NoMajorityYet(Refusal, frozen=True):
    rule = "BAT-4.5"


class NoMajorityPossible(Refusal, frozen=True):
    rule = "BAT-4.6"


class NotYourSeal(Refusal, frozen=True):
    rule = "BAT-6.1"
    company: Piece


class NoTileAhead(Refusal, frozen=True):
    rule = "BAT-6.3"
    company: Piece


class NothingToConvert(Refusal, frozen=True):
    rule = "BAT-7.1"


class ConvertOrKeep(Refusal, frozen=True):
    rule = "BAT-4.3"


class TileComesFirst(Refusal, frozen=True):
    rule = "BAT-9.2"
    company: Piece


class LastRoundNeedsTile(Refusal, frozen=True):
    rule = "BAT-9.4"


REFUSALS: tuple[type[Refusal], ...] = (
    NoAuctionNow,
    BidTooLow,
    TooFewBills,
    BidOrPass,
    OneActionOnly,
    CardsFirst,
    NoSuchCard,
    NoMajorityYet,
    NoMajorityPossible,
    NotYourSeal,
    NoTileAhead,
    NothingToConvert,
    ConvertOrKeep,
    TileComesFirst,
    LastRoundNeedsTile,
)
