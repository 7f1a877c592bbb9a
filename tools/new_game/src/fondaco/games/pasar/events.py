"""What happens in Pasar, told to the players."""

from __future__ import annotations

from fondaco.kernel.showing.events import Event, OwnerOnly, Piece, Pieces, Seat, Seats


class Dealt(Event, frozen=True):
    """PAS-1.3: the opening hand, known to its owner."""

    seat: Seat
    count: int
    cards: OwnerOnly[Pieces]


class StallsOpened(Event, frozen=True):
    """PAS-2.2: the cards from the first stall on."""

    round: int
    cards: Pieces
    reveals = True


class VisitSealed(Event, frozen=True):
    """PAS-3.1: only the merchant knows the stall."""

    seat: Seat
    stall: OwnerOnly[Piece]
    sealed = True


class Took(Event, frozen=True):
    """PAS-3.2"""

    seat: Seat
    stall: Piece
    good: Piece
    reveals = True


class Quarrelled(Event, frozen=True):
    """PAS-3.3"""

    seats: Seats
    stall: Piece
    good: Piece
    price: int
    reveals = True


class Unwanted(Event, frozen=True):
    """PAS-3.4"""

    stall: Piece
    good: Piece
    reveals = True


class Sold(Event, frozen=True):
    """PAS-4.2"""

    seat: Seat
    good: Piece
    coins: int
    reveals = True


class Finished(Event, frozen=True):
    """PAS-4.1: the merchant sells no more in this round."""

    seat: Seat


class PricesRose(Event, frozen=True):
    """PAS-4.4"""

    goods: Pieces


class HandPaid(Event, frozen=True):
    """PAS-5.2"""

    seat: Seat
    cards: Pieces
    coins: int
    reveals = True
