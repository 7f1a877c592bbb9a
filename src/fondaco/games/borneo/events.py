"""What happens in Borneo."""

from __future__ import annotations

from fondaco.kernel.showing.events import Event, OwnerOnly, Piece, Pieces, Seat


class Dealt(Event, frozen=True):
    """BOR-2.2: the opening hand, known to its owner."""

    seat: Seat
    count: int
    cards: OwnerOnly[Pieces]


class PortOpened(Event, frozen=True):
    """BOR-2.3, BOR-10.1"""

    port: Piece
    good: Piece
    cards: int
    flags: int
    reveals = True


class PlayerStarts(Event, frozen=True):
    """BOR-2.5"""

    seat: Seat


class Placed(Event, frozen=True):
    """BOR-2.7"""

    seat: Seat
    company: Piece
    rank: int


class MissionChosen(Event, frozen=True):
    """BOR-4.1"""

    seat: Seat
    mission: Piece


class Paid(Event, frozen=True):
    """BOR-4.3"""

    seat: Seat
    piece: Piece


class MissionCompleted(Event, frozen=True):
    """BOR-4.1"""

    seat: Seat
    mission: Piece
    points: int


class CompanyChanged(Event, frozen=True):
    """BOR-5.2: a merchant leaves its rank in a company for the end of another row."""

    seat: Seat
    company: Piece
    rank: int
    to: Piece
    end: int


class Attacked(Event, frozen=True):
    """BOR-6.1; `bonus` counts the merchants between (BOR-6.6). It tells that the hand has the colour (BOR-6.2)."""

    seat: Seat
    company: Piece
    rank: int
    other: Seat
    target: int
    bonus: int
    reveals = True


class AttackPlayed(Event, frozen=True):
    """BOR-6.3; `total` is the attack so far."""

    seat: Seat
    card: Piece
    total: int
    reveals = True


class DefencePlayed(Event, frozen=True):
    """BOR-6.4; `total` is the defence so far, bonus included."""

    seat: Seat
    card: Piece
    total: int
    reveals = True


class AttackSucceeded(Event, frozen=True):
    """BOR-6.7, BOR-6.8"""

    seat: Seat
    other: Seat
    company: Piece
    attack: int
    defence: int


class AttackFailed(Event, frozen=True):
    """BOR-6.7, BOR-6.11"""

    seat: Seat
    other: Seat
    company: Piece
    attack: int
    defence: int


class OustedStayed(Event, frozen=True):
    """BOR-6.9: the ousted merchant takes the attacker's old place."""

    seat: Seat
    company: Piece
    rank: int


class OustedLeft(Event, frozen=True):
    """BOR-6.9, BOR-6.10"""

    seat: Seat
    company: Piece
    rank: int
    to: Piece
    end: int


class CardKept(Event, frozen=True):
    """BOR-6.11: all see it (BOR-13.3)."""

    seat: Seat
    card: Piece


class NothingKept(Event, frozen=True):
    """BOR-6.11"""

    seat: Seat


class Laid(Event, frozen=True):
    """BOR-7.1; the visible flags at the port afterwards (BOR-1.7)."""

    seat: Seat
    card: Piece
    port: Piece
    layer: int
    yellow: int
    red: int
    green: int
    blue: int
    reveals = True


class Monopoly(Event, frozen=True):
    """BOR-8.1, BOR-8.2"""

    company: Piece
    port: Piece
    flags: int


class Quota(Event, frozen=True):
    """BOR-9.2: the companies in the order in which they pick."""

    port: Piece
    companies: Pieces


class PortTaken(Event, frozen=True):
    """BOR-8.3, BOR-9.1"""

    seat: Seat
    port: Piece
    good: Piece


class PortLost(Event, frozen=True):
    """BOR-8.6"""

    port: Piece


class CardsLost(Event, frozen=True):
    """BOR-8.6, BOR-9.6: nobody has a merchant to take them."""

    port: Piece
    cards: Pieces


class Picked(Event, frozen=True):
    """BOR-8.3, BOR-9.4; `company` and `rank` say by which merchant."""

    seat: Seat
    card: Piece
    company: Piece
    rank: int


class DeckReshuffled(Event, frozen=True):
    """BOR-11.1"""

    count: int


class Drew(Event, frozen=True):
    """BOR-11.1: the cards are known to their owner."""

    seat: Seat
    count: int
    cards: OwnerOnly[Pieces]


class Discarded(Event, frozen=True):
    """BOR-11.3: known to the owner alone (BOR-13.3)."""

    secret = True
    seat: Seat
    card: OwnerOnly[Piece]


class PortsRanOut(Event, frozen=True):
    """BOR-10.2"""

    seat: Seat


class CardsRanOut(Event, frozen=True):
    """BOR-11.2"""

    seat: Seat


class MissionPassed(Event, frozen=True):
    """BOR-4.1, BOR-12.3"""

    seat: Seat


class Scored(Event, frozen=True):
    """BOR-12.4"""

    seat: Seat
    goods: int
    missions: Pieces
    points: int
    reveals = True
