"""What happens in Batavia, told to the players."""

from __future__ import annotations

from fondaco.kernel.showing.events import Event, OwnerOnly, Piece, Pieces, Seat, Seats


class Dealt(Event, frozen=True):
    """BAT-1.6: the opening hand, known to its owner."""

    seat: Seat
    count: int
    cards: OwnerOnly[Pieces]


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
    cards: OwnerOnly[Pieces]


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
