"""What happens in Spice Islands. All of it is public (SPI-1.7)."""

from __future__ import annotations

from fondaco.kernel.showing.events import Event, Piece, Pieces, Seat, Seats


class CaptainDealt(Event, frozen=True):
    """SPI-2.6"""

    seat: Seat
    colour: Piece


class ShareDealt(Event, frozen=True):
    """SPI-2.7"""

    seat: Seat
    colour: Piece
    price: int


class Rolled(Event, frozen=True):
    """SPI-3.1"""

    seat: Seat
    dice: Pieces


class RoundOpened(Event, frozen=True):
    """SPI-4.1: `rounds` are still to come, this one included."""

    rounds: int


class Bought(Event, frozen=True):
    """SPI-4.2"""

    seat: Seat
    colour: Piece
    price: int


class Passed(Event, frozen=True):
    """SPI-4.1"""

    seat: Seat


class NothingAffordable(Event, frozen=True):
    """SPI-4.2: every stack is too dear or empty, as all can see."""

    seat: Seat


class Loaded(Event, frozen=True):
    """SPI-6.1"""

    seat: Seat
    ship: Piece
    cargo: Piece


class Sailed(Event, frozen=True):
    """SPI-6.3, SPI-7.1, SPI-8.1"""

    seat: Seat
    ship: Piece
    start: Piece
    space: Piece


class Unloaded(Event, frozen=True):
    """SPI-6.4"""

    ship: Piece
    space: Piece
    cargo: Pieces


class TreasuryFilled(Event, frozen=True):
    """SPI-6.5, SPI-7.11, SPI-8.5, SPI-8.6: from the bank."""

    colour: Piece
    amount: int


class CaptainPaid(Event, frozen=True):
    """SPI-6.6, SPI-8.5, SPI-8.6, SPI-12.1: from the bank."""

    seat: Seat
    colour: Piece
    amount: int


class Attacked(Event, frozen=True):
    """SPI-7.5, SPI-8.4"""

    seat: Seat
    ship: Piece
    target: Piece
    dice: Pieces
    skulls: int


class Plundered(Event, frozen=True):
    """SPI-7.6: from the target."""

    target: Piece
    cargo: Pieces


class Stowed(Event, frozen=True):
    """SPI-7.6: in the pirates' hold."""

    cargo: Pieces


class Overboard(Event, frozen=True):
    """SPI-7.6: no room for it."""

    cargo: Pieces


class Sunk(Event, frozen=True):
    """SPI-7.7"""

    ship: Piece
    space: Piece


class SentToPort(Event, frozen=True):
    """SPI-7.8"""

    ship: Piece
    space: Piece


class LootSold(Event, frozen=True):
    """SPI-7.11"""

    cargo: Pieces
    amount: int


class CaptainsHalf(Event, frozen=True):
    """SPI-7.12"""

    seat: Seat
    amount: int


class SplitPaid(Event, frozen=True):
    """SPI-7.12, SPI-12.1"""

    seat: Seat
    shares: int
    amount: int


class SharesReturned(Event, frozen=True):
    """SPI-7.13, SPI-8.6, SPI-9.7"""

    colour: Piece
    count: int


class CaptainReturned(Event, frozen=True):
    """SPI-7.13, SPI-8.6, SPI-9.7: to the reserve."""

    seat: Seat
    colour: Piece


class CaptainTaken(Event, frozen=True):
    """SPI-7.2, SPI-8.2: by moving the ship."""

    seat: Seat
    colour: Piece


class Recovered(Event, frozen=True):
    """SPI-8.4"""

    cargo: Pieces


class PiratesSunk(Event, frozen=True):
    """SPI-8.6"""

    space: Piece


class ElectionStepped(Event, frozen=True):
    """SPI-9.1"""

    seat: Seat
    colour: Piece
    marker: int


class ElectionCalled(Event, frozen=True):
    """SPI-9.2"""

    colour: Piece


class ElectionRolled(Event, frozen=True):
    """SPI-9.2, SPI-9.3: one player's dice."""

    seat: Seat
    colour: Piece
    dice: Pieces


class ElectionTied(Event, frozen=True):
    """SPI-9.3: they roll again."""

    colour: Piece
    seats: Seats


class Elected(Event, frozen=True):
    """SPI-9.2"""

    seat: Seat
    colour: Piece


class CaptainStayed(Event, frozen=True):
    """SPI-9.3, SPI-9.11"""

    seat: Seat
    colour: Piece


class DividendStepped(Event, frozen=True):
    """SPI-9.4"""

    seat: Seat
    colour: Piece
    marker: int


class DividendDeclared(Event, frozen=True):
    """SPI-9.5"""

    colour: Piece
    treasury: int
    shares: int
    each: int


class DividendPaid(Event, frozen=True):
    """SPI-9.5"""

    seat: Seat
    colour: Piece
    shares: int
    amount: int


class MutinyStepped(Event, frozen=True):
    """SPI-9.8"""

    seat: Seat
    marker: int


class MutinyBroke(Event, frozen=True):
    """SPI-9.10"""


class MutinyRolled(Event, frozen=True):
    """SPI-9.10, SPI-9.11: one player's dice."""

    seat: Seat
    dice: Pieces


class NoSkulls(Event, frozen=True):
    """SPI-9.10, SPI-9.11: the whole roll is repeated."""


class MutinyTied(Event, frozen=True):
    """SPI-9.11: they roll their skulls again."""

    seats: Seats
    skulls: int


class MutinyWon(Event, frozen=True):
    """SPI-9.10"""

    seat: Seat


class Commanded(Event, frozen=True):
    """SPI-10.1: the free action."""

    seat: Seat
    colour: Piece


class FreeActionWaived(Event, frozen=True):
    """SPI-10.2"""

    seat: Seat


class CargoExhausted(Event, frozen=True):
    """SPI-11.1"""

    cargo: Piece
