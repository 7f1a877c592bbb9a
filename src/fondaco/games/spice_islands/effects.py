"""What a move of Spice Islands would bring."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from fondaco.games.spice_islands import data
from fondaco.games.spice_islands.events import (
    CaptainPaid,
    CaptainReturned,
    CaptainsHalf,
    CaptainTaken,
    CargoExhausted,
    DividendDeclared,
    DividendPaid,
    LootSold,
    Overboard,
    PiratesSunk,
    Plundered,
    Recovered,
    SentToPort,
    SharesReturned,
    SplitPaid,
    Sunk,
    TreasuryFilled,
    Unloaded,
)
from fondaco.games.spice_islands.moves import ATTACK, BUY, COMMAND, DIVIDEND, ELECTION, LOAD, MUTINY, SAIL
from fondaco.games.spice_islands.state import State
from fondaco.kernel.declaring.moves import KIND, VALUE
from fondaco.kernel.showing.effects import Effect, Effects
from fondaco.kernel.showing.events import Event, Piece, Seat, Told


class SharePrice(Effect, frozen=True):
    """SPI-4.2: what the share costs, and the cash left."""

    colour: Piece
    price: int
    left: int


class DividendNow(Effect, frozen=True):
    """SPI-9.5: what a dividend would pay for each share as the treasury is."""

    colour: Piece
    treasury: int
    shares: int
    each: int


class FreightDue(Effect, frozen=True):
    """SPI-6.5: what the ship's company gets for the cargo aboard, and how many moves away the port is."""

    colour: Piece
    amount: int
    steps: int


class GoodsDue(Effect, frozen=True):
    """SPI-6.5: what another company gets for its goods aboard."""

    colour: Piece
    amount: int


class MarkerSteps(Effect, frozen=True):
    """SPI-9.1, SPI-9.4, SPI-9.8: steps of a marker of the number that sets it off."""

    steps: int
    trigger: int


class AttackOdds(Effect, frozen=True):
    """SPI-7.5, SPI-7.7, SPI-8.4: dice, and per cent for a hit and for sinking the ship."""

    dice: int
    hit: int
    sunk: int


class VoteDice(Effect, frozen=True):
    """SPI-9.2, SPI-9.10: dice of a player in the election or mutiny that this sets off."""

    seat: Seat
    dice: int


class FreeAction(Effect, frozen=True):
    """SPI-10.1: an action with no die, once in a turn."""

    colour: Piece


TOLD = (
    *(Unloaded, TreasuryFilled, CaptainPaid, CaptainTaken, CaptainReturned, SharesReturned, CargoExhausted),
    *(DividendDeclared, DividendPaid, LootSold, CaptainsHalf, SplitPaid),
    *(Plundered, Overboard, Sunk, SentToPort, Recovered, PiratesSunk),
)


def find(before: State, after: State, move: int, events: Sequence[Event]) -> Iterator[Told]:
    """SPI-1.7: everything lies open but the dice to come."""
    kind, value = move & KIND, move & VALUE
    if kind == BUY:
        price = data.PRICES[before.top(value)]
        yield SharePrice(data.COLOUR_NAMES[value], price, before.money[before.actor] - price)
        yield from dividend_now(before, value, 1)
    elif kind == ATTACK:
        yield attack_odds(before, value)
        return  # the rest is up to the dice
    elif kind in (ELECTION, MUTINY):
        yield from of_contest(before, data.BLACK if kind == MUTINY else value)
        return
    elif kind == DIVIDEND:
        yield MarkerSteps(before.dividend[value] + 1, data.TRIGGER)
        if before.dividend[value] + 1 < data.TRIGGER:
            yield from dividend_now(before, value, 0)
    elif kind == COMMAND:
        yield FreeAction(data.COLOUR_NAMES[value])
    elif kind in (LOAD, SAIL) and value >> 8 < data.MERCHANTS:
        yield from of_freight(after, value >> 8)
    yield from (event for event in events if isinstance(event, TOLD))


def dividend_now(s: State, colour: int, more: int) -> Iterator[Effect]:
    """SPI-9.5, with some shares more; the pirates pay none."""
    shares = s.shares_out(colour) + more
    if colour < data.TRACKS and shares > 0:
        yield DividendNow(data.COLOUR_NAMES[colour], s.treasury[colour], shares, s.treasury[colour] // shares)


def of_freight(s: State, ship: int) -> Iterator[Effect]:
    """SPI-6.3, SPI-6.5: spice goes to Europe, goods to the Islands; nothing is due once they are unloaded."""
    spices, pieces, company = s.carries(ship, data.SPICE), s.load_of(ship), ship // data.SHIPS_EACH
    if pieces == 0:
        return
    here = s.map * data.MAX_SPACES + s.space[ship]
    steps = (data.TO_EUROPE if spices else data.TO_ISLANDS)[here]
    due = [data.GOOD_INCOME * s.carries(ship, good) for good in range(data.COMPANIES)]
    due[company] += data.FREIGHT * (pieces - spices) + data.SPICE_INCOME * spices
    yield FreightDue(data.COLOUR_NAMES[company], due[company], steps)
    for colour in range(data.COMPANIES):
        if colour != company and due[colour]:
            yield GoodsDue(data.COLOUR_NAMES[colour], due[colour])


def attack_odds(s: State, ship: int) -> Effect:
    """SPI-7.5: one die more than there are pieces aboard; only skulls count, and all of them sink the ship."""
    dice = 1 + s.load_of(ship)
    skull = list(data.PIRATE_DIE)[: data.PIRATE_FACES].count(data.SKULL) / data.PIRATE_FACES
    return AttackOdds(dice, round(100 * (1 - (1 - skull) ** dice)), round(100 * skull**dice))


def of_contest(s: State, colour: int) -> Iterator[Effect]:
    """SPI-9.1, SPI-9.8: one step, or the dice that are going to be rolled."""
    steps = (s.mutiny if colour == data.BLACK else s.election[colour]) + 1
    yield MarkerSteps(steps, data.TRIGGER)
    if steps == data.TRIGGER:
        for seat in range(s.seats):
            yield VoteDice(seat, votes(s, seat, colour))


def votes(s: State, seat: int, colour: int) -> int:
    """SPI-9.2: one for each share, one for the captain, one for who steps the marker."""
    return s.shares_of(seat, colour) + int(s.captain[colour] == seat) + int(s.active == seat)


EFFECTS = Effects(
    kinds=(SharePrice, DividendNow, FreightDue, GoodsDue, MarkerSteps, AttackOdds, VoteDice, FreeAction),
    find=find,
)
