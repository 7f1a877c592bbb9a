"""What a move of Borneo would bring."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from fondaco.games.borneo import data
from fondaco.games.borneo.events import (
    AttackFailed,
    AttackSucceeded,
    CardsLost,
    CardsRanOut,
    MissionCompleted,
    Monopoly,
    PortLost,
    PortsRanOut,
    PortTaken,
    Quota,
)
from fondaco.games.borneo.moves import CHALLENGE, CHANGE, DISCARD, DONE, KEEP, LAY, PAY, PICK, PLACE, PLAY, TAKE
from fondaco.games.borneo.rules.phase import ATTACK, DEFENCE
from fondaco.games.borneo.state import State
from fondaco.kernel.declaring.moves import KIND, VALUE
from fondaco.kernel.showing.effects import Effect, Effects
from fondaco.kernel.showing.events import Event, Piece, Seat, Told


class Flags(Effect, frozen=True):
    """BOR-1.7, BOR-8.1: visible flags of a company at a port; at the limit it has a monopoly."""

    port: Piece
    company: Piece
    before: int
    after: int
    limit: int


class PileFills(Effect, frozen=True):
    """BOR-9.1: cards at a port; a full pile is shared out by quota."""

    port: Piece
    cards: int
    most: int


class Position(Effect, frozen=True):
    """BOR-5.2: the merchant's place in a row."""

    company: Piece
    rank: int


class Units(Effect, frozen=True):
    """BOR-4.4: what the captures are worth in a good."""

    good: Piece
    before: int
    after: int


class MissionWorth(Effect, frozen=True):
    """BOR-4.2: the points of a mission."""

    mission: Piece
    points: int


class Strength(Effect, frozen=True):
    """BOR-6.5, BOR-6.6: attack against defence as the cards lie."""

    attack: int
    defence: int


class AttackOn(Effect, frozen=True):
    """BOR-6.6: who is attacked, and the bonus of the defence."""

    other: Seat
    bonus: int


class PayLeft(Effect, frozen=True):
    """BOR-4.5: units of a good still to be paid."""

    good: Piece
    units: int


class HandLeft(Effect, frozen=True):
    """BOR-11.3: cards left in the hand."""

    cards: int


TOLD = (
    *(Monopoly, Quota, PortTaken, PortLost, CardsLost, AttackSucceeded, AttackFailed, MissionCompleted),
    *(PortsRanOut, CardsRanOut),
)


def find(before: State, after: State, move: int, events: Sequence[Event]) -> Iterator[Told]:
    """BOR-13: the own hand and captures, and what lies open."""
    kind, value = move & KIND, move & VALUE
    if kind == LAY:
        yield from of_card(before, after, value >> 8, value & 0xFF)
    elif kind in (PLACE, CHANGE):
        company = value if kind == PLACE else value & 0xFF
        yield Position(data.COMPANY_NAMES[company], place_in(before, after, company))
    elif kind == CHALLENGE:
        yield AttackOn(
            before.row[(value >> 8) // data.ROW * data.ROW + (value & 0xFF)],
            (value >> 8) % data.ROW - (value & 0xFF) - 1,
        )
    elif kind == PLAY:
        yield from of_conflict(before, value)
    elif kind == TAKE:
        yield MissionWorth(data.MISSION_NAMES[value], data.POINTS[value])
    elif kind in (PICK, KEEP):
        yield from units(before, after, data.GOOD[value])
    elif kind == PAY:
        yield from units(before, after, data.GOOD[value])
        if after.phase == before.phase:
            yield PayLeft(data.GOOD_NAMES[data.GOOD[value]], max(after.units_to_pay(data.GOOD[value]), 0))
    elif kind == DISCARD:
        yield HandLeft(before.hand_size[before.actor] - 1)
    elif kind == DONE and before.phase in (ATTACK, DEFENCE):
        yield Strength(before.attack, before.defence)
    yield from (event for event in events if isinstance(event, TOLD))


def of_card(before: State, after: State, card: int, port: int) -> Iterator[Effect]:
    """BOR-7.2: the flags that are seen afterwards; where the cargo is shared out the events tell it."""
    slot = before.slot_of(port)
    if before.pile_size[slot] + 1 < data.MAX_CARDS[port]:
        yield PileFills(data.PORT_NAMES[port], before.pile_size[slot] + 1, data.MAX_CARDS[port])
    if after.port[slot] != port or after.pile_size[slot] == 0:
        return
    for company, name in enumerate(data.COMPANY_NAMES):
        was, now = before.visible_flags(slot, company), after.visible_flags(slot, company)
        if was != now:
            yield Flags(data.PORT_NAMES[port], name, was, now, data.FLAG_LIMIT[port])


def place_in(before: State, after: State, company: int) -> int:
    """The place where a merchant went, counted from 1."""
    if after.length[company] > before.length[company]:
        return after.length[company]
    return before.attacker % data.ROW + 1  # BOR-6.9: the attacker's old place


def of_conflict(s: State, card: int) -> Iterator[Effect]:
    """BOR-6.5, BOR-6.6: with all four flags of the card."""
    flags = data.ALL_FLAGS[card * data.COMPANIES + s.defender // data.ROW]
    attacks = s.phase == ATTACK
    yield Strength(s.attack + (flags if attacks else 0), s.defence + (0 if attacks else flags))


def units(before: State, after: State, good: int) -> Iterator[Effect]:
    was, now = before.units(before.actor, good), after.units(before.actor, good)
    yield Units(data.GOOD_NAMES[good], was, now)


EFFECTS = Effects(
    kinds=(Flags, PileFills, Position, Units, MissionWorth, Strength, AttackOn, PayLeft, HandLeft),
    find=find,
)
