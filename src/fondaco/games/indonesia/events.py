"""What happens in Indonesia, as it is told."""

from __future__ import annotations

from typing import Annotated

from fondaco.kernel.showing.events import Event, Hidden, OwnerOnly, Piece, Pieces, Seat, Seats


class CardsDealt(Event, frozen=True):
    """IND-2.3: known to their owner."""

    seat: Seat
    count: int
    cards: OwnerOnly[Pieces]


class TurnOrder(Event, frozen=True):
    """IND-2.2, IND-5.4"""

    seats: Seats


class YearBegan(Event, frozen=True):
    """IND-3.1"""

    year: int


class EraEnded(Event, frozen=True):
    """IND-4.2"""

    era: Piece


class EraBegan(Event, frozen=True):
    """IND-4.3"""

    era: Piece


class CityFounded(Event, frozen=True):
    """IND-4.4"""

    seat: Seat
    card: Piece
    area: Piece
    reveals = True


class CardDiscarded(Event, frozen=True):
    """IND-4.5"""

    seat: Seat
    card: Piece
    reveals = True


class DeedsOffered(Event, frozen=True):
    """IND-4.6"""

    deeds: Pieces


class DeedsRemoved(Event, frozen=True):
    """IND-4.6"""

    deeds: Pieces


class DeedUnstartable(Event, frozen=True):
    """IND-4.1"""

    deed: Piece


class PileTaken(Event, frozen=True):
    """IND-4.7; the amount is known to its owner, and to all if money is open."""

    seat: Seat
    amount: Annotated[int | None, Hidden(unless="public")]
    public: bool


class BidNamed(Event, frozen=True):
    """IND-5.1, IND-5.2"""

    seat: Seat
    amount: int
    value: int


class Passed(Event, frozen=True):
    """IND-6.1, IND-6.5, IND-8.1, IND-9.1"""

    seat: Seat


class MergerAnnounced(Event, frozen=True):
    """IND-6.2, IND-6.3"""

    seat: Seat
    first: Piece
    second: Piece
    size: int
    nominal: int


class MergerBid(Event, frozen=True):
    """IND-6.4, IND-6.5"""

    seat: Seat
    amount: int


class MergerWon(Event, frozen=True):
    """IND-6.6"""

    seat: Seat
    amount: int
    first: Piece
    second: Piece


class OwnerPaid(Event, frozen=True):
    """IND-6.6"""

    seat: Seat
    company: Piece
    amount: int


class CompaniesMerged(Event, frozen=True):
    """IND-6.7"""

    seat: Seat
    company: Piece
    good: Piece
    size: int


class AreasLost(Event, frozen=True):
    """IND-7.4"""

    seat: Seat
    areas: Pieces


class AreaEmptied(Event, frozen=True):
    """IND-7.3"""

    seat: Seat
    area: Piece


class CompanyStarted(Event, frozen=True):
    """IND-8.1, IND-8.3"""

    seat: Seat
    deed: Piece
    place: Piece


class Advanced(Event, frozen=True):
    """IND-9.1"""

    seat: Seat
    track: Piece
    level: int


class HullAdvanced(Event, frozen=True):
    """IND-9.1: another player's."""

    seat: Seat
    to: Seat
    level: int


class CompanyOperates(Event, frozen=True):
    """IND-10.1"""

    seat: Seat
    company: Piece


class ShipLaunched(Event, frozen=True):
    """IND-10.2"""

    seat: Seat
    company: Piece
    sea: Piece


class SalesDue(Event, frozen=True):
    """IND-10.6"""

    company: Piece
    good: Piece
    goods: int
    maximum: int


class Delivered(Event, frozen=True):
    """IND-10.4, IND-10.7: `fee` goes to `owner`, of which nothing is felt if that is `seat` himself."""

    seat: Seat
    company: Piece
    good: Piece
    zone: Piece
    line: Piece
    seas: Pieces
    city: Piece
    income: int
    fee: int
    owner: Seat


class SalesEnded(Event, frozen=True):
    """IND-10.8"""

    company: Piece
    sold: int
    goods: int


class AreaAdded(Event, frozen=True):
    """IND-10.8: free."""

    seat: Seat
    company: Piece
    area: Piece


class AreaBought(Event, frozen=True):
    """IND-10.8, IND-10.9"""

    seat: Seat
    company: Piece
    area: Piece
    price: int


class OperationEnded(Event, frozen=True):
    """IND-10.1"""

    seat: Seat
    company: Piece


class CityGrew(Event, frozen=True):
    """IND-11.3"""

    area: Piece
    size: int


class GoodsConsumed(Event, frozen=True):
    """IND-11.5"""

    count: int


class FinalResult(Event, frozen=True):
    """IND-12.2"""

    seat: Seat
    cash: int
    bank: int
    pile: int
    result: int
    reveals = True
