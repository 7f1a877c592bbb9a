"""What a move of Batavia would bring."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from fondaco.games.batavia import data
from fondaco.games.batavia.events import (
    Converted,
    HandShown,
    HexReached,
    Paid,
    PiratesAttacked,
    Sailed,
    SealReturned,
    SealTaken,
    Sold,
    Unsold,
)
from fondaco.games.batavia.moves import BID, DRAW, LAY, SAIL
from fondaco.games.batavia.scores import crates_of
from fondaco.games.batavia.state import State
from fondaco.kernel.declaring.moves import KIND, VALUE
from fondaco.kernel.showing.effects import Effect, Effects
from fondaco.kernel.showing.events import Event, Piece, Seat, Seats, Told


class Fleet(Effect, frozen=True):
    """BAT-5.1: ships of a company, and the most that another player has."""

    company: Piece
    own: int
    rival: int


class Cannon(Effect, frozen=True):
    """BAT-8.1: ships at sea in all; the pirates come at the limit."""

    ships: int
    limit: int


class CratesLead(Effect, frozen=True):
    """BAT-10.2: who would have most crates of a good, and the gold for it at the end."""

    good: Piece
    seats: Seats
    crates: int
    gold: int


class TilesWorth(Effect, frozen=True):
    """BAT-7.3: what converting the tiles would pay now."""

    before: int
    after: int


class StationUnknown(Effect, frozen=True):
    """BAT-6.7: the nearest station of the company is still face down."""

    company: Piece


class CardsDrawn(Effect, frozen=True):
    """BAT-4.2"""

    count: int


class IfBought(Effect, frozen=True):
    """BAT-3.6: what a bid costs if nobody bids more, and the bills left."""

    amount: int
    left: int


class WouldReceive(Effect, frozen=True):
    """BAT-3.6: what goes to another player of a bid, if nobody bids more."""

    seat: Seat
    amount: int


TOLD = (SealTaken, SealReturned, PiratesAttacked, Sailed, Converted, Sold, Paid, Unsold, HexReached)


def find(before: State, after: State, move: int, events: Sequence[Event]) -> Iterator[Told]:
    """BAT-12.1: nothing but what is open, the own hand and the own bills."""
    kind, value = move & KIND, move & VALUE
    if kind == BID:
        yield from of_bid(before, value)
    elif kind == LAY:
        yield from of_lay(before, after, value)
    elif kind == SAIL:
        yield from of_sail(before, value)
    elif kind == DRAW:
        yield CardsDrawn(min(2, sum(before.deck) + sum(before.discard)))
    hidden = kind == SAIL and before.ahead(before.actor, value) > before.shown  # BAT-6.7
    for event in events:
        if isinstance(event, HandShown):  # BAT-10.1: what follows rests on hidden hands
            return
        if isinstance(event, TOLD) and not (hidden and isinstance(event, Sailed)):
            yield event


def of_bid(s: State, amount: int) -> Iterator[Effect]:
    """BAT-3.6: the price goes round the others from the left."""
    yield IfBought(amount, s.bills[s.actor] - amount)
    rest, seat = amount, s.left_of(s.actor)
    for others in range(s.seats - 1, 0, -1):
        share = (rest + others - 1) // others
        rest -= share
        if share:
            yield WouldReceive(seat, share)
        seat = s.left_of(seat)


def of_lay(before: State, after: State, company: int) -> Iterator[Effect]:
    """BAT-5: the majority of the company."""
    actor = before.actor
    rival = max(after.at_sea(seat, company) for seat in range(after.seats) if seat != actor)
    yield Fleet(data.COMPANY_NAMES[company], after.at_sea(actor, company), rival)
    yield Cannon(after.cannon, data.PIRATES_AT[after.seats])


def of_sail(before: State, company: int) -> Iterator[Effect]:
    """BAT-6.4, BAT-6.5: the station, its crate and what the tiles are worth with it."""
    actor = before.actor
    space = before.ahead(actor, company)
    yield TilesWorth(worth(before, actor), worth(before, actor, company))
    if space > before.shown:
        yield StationUnknown(data.COMPANY_NAMES[company])
        return
    good = before.track[space] % data.GOODS
    crates = crates_of(before, good)
    crates[actor] += 1
    most = max(crates)
    seats = tuple(seat for seat, count in enumerate(crates) if count == most)
    gold = data.MAJORITY_GOLD[good] if len(seats) == 1 else data.TIE_GOLD[good]
    yield CratesLead(data.GOOD_NAMES[good], seats, most, gold)


def worth(s: State, seat: int, more: int = -1) -> int:
    """BAT-7.3: of the tiles of a seat, with one more of a company."""
    row = s.tiles[seat * data.COMPANIES : (seat + 1) * data.COMPANIES]
    return data.CONVERSION_GOLD[sum(count > 0 or company == more for company, count in enumerate(row))]


EFFECTS = Effects(
    kinds=(Fleet, Cannon, CratesLead, TilesWorth, StationUnknown, CardsDrawn, IfBought, WouldReceive),
    find=find,
)
