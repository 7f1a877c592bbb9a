"""What a move of Kontor would bring."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from fondaco.games.kontor import data
from fondaco.games.kontor.events import (
    Drew,
    HarbourFull,
    Income,
    LineMade,
    NothingToDraw,
    Removed,
    TakenBack,
    YardRanked,
    YardUnclaimed,
    YardWon,
)
from fondaco.games.kontor.moves import AS_CANAL, AS_QUAY, BUY, CHOOSE, LAY, PASS, REMOVE, SHIP, SHOW
from fondaco.games.kontor.rules.scoring import how_won, majority
from fondaco.games.kontor.state import State
from fondaco.kernel.declaring.moves import KIND, VALUE
from fondaco.kernel.showing.effects import Effect, Effects
from fondaco.kernel.showing.events import Event, Piece, Pieces, Seat, Told


class YardLead(Effect, frozen=True):
    """KON-10: an open yard that this player would win as it lies; its size and distance from the anchor (KON-13.3)."""

    seat: Seat
    how: Piece
    size: int
    distance: int


class YardEven(Effect, frozen=True):
    """KON-10.6: an open yard that nobody would win as it lies."""

    size: int
    distance: int


class CardWorth(Effect, frozen=True):
    """KON-6.1: the value of a card; the higher one acts first."""

    value: int


class TaxesOther(Effect, frozen=True):
    """KON-5.1: the card shows the florin."""


class MovesShip(Effect, frozen=True):
    """KON-7.1: the card shows the ship."""


class PassPays(Effect, frozen=True):
    """KON-4.2: florins for passing; unknown where both could want the last one (KON-11.4)."""

    florins: int | None


class SpecialCosts(Effect, frozen=True):
    """KON-14.2: the price of a special card and what is left."""

    price: int
    left: int


class Removable(Effect, frozen=True):
    """KON-7.2: cards with the ship symbol beside the ship, in open yards."""

    cards: Pieces


TOLD = (
    *(YardWon, YardUnclaimed, Removed, TakenBack, Income, Drew, NothingToDraw),
    *(HarbourFull, LineMade, YardRanked),
)


def find(before: State, after: State, move: int, events: Sequence[Event]) -> Iterator[Told]:
    """KON-16.37: the table lies open; what a secret choice leads to is told by the card alone."""
    kind, value = move & KIND, move & VALUE
    if kind in (CHOOSE, SHOW):
        yield from of_choice(value, kind == CHOOSE)
    elif kind == PASS:
        yield PassPays(1 if before.treasury > 1 else 0 if before.treasury == 0 else None)
    elif kind == BUY:
        yield SpecialCosts(data.SPECIAL_PRICE, before.florins[before.actor] - data.SPECIAL_PRICE)
    elif kind == SHIP:
        yield Removable(tuple(data.CARD_NAMES[before.table[near]] for near in removable(before, value)))
    elif kind in (LAY, AS_QUAY, AS_CANAL, REMOVE):
        yield from of_yards(after, value)
    if before.deciding == 1 << before.actor and kind not in (CHOOSE, SHOW, PASS, BUY):
        yield from (event for event in events if isinstance(event, TOLD))


def of_choice(card: int, laid: bool) -> Iterator[Effect]:
    """KON-5.1, KON-6.1, KON-7.1"""
    yield CardWorth(data.CARD_VALUE[card])
    if laid and data.CARD_SYMBOL[card] == data.FLORIN:
        yield TaxesOther()
    if laid and data.CARD_SYMBOL[card] == data.SHIP_SYMBOL:
        yield MovesShip()


def removable(s: State, ship: int) -> list[int]:
    """KON-7.2, KON-7.4"""
    near = [space for space in data.NEIGHBOUR[ship * data.EDGES : (ship + 1) * data.EDGES] if space >= 0]
    ground, yard, table = s.ground, s.yard, s.table
    return [
        space
        for space in near
        if ground[space] == data.QUAY_LIKE and yard[space] == 0 and data.CARD_SYMBOL[table[space]] == data.SHIP_SYMBOL
    ]


def of_yards(s: State, space: int) -> Iterator[Effect]:
    """KON-9.1: the open yards on the space and beside it."""
    seen: set[int] = set()
    ground, yard = s.ground, s.yard
    for start in (space, *data.NEIGHBOUR[space * data.EDGES : (space + 1) * data.EDGES]):
        if start < 0 or start in seen or ground[start] != data.QUAY_LIKE or yard[start]:
            continue
        group = spaces_of(ground, start)
        seen.update(group)
        yield lead_in(s, group)


def spaces_of(ground: Sequence[int], start: int) -> list[int]:
    group = [start]
    for space in group:
        for near in data.NEIGHBOUR[space * data.EDGES : (space + 1) * data.EDGES]:
            if near >= 0 and ground[near] == data.QUAY_LIKE and near not in group:
                group.append(near)
    return group


def lead_in(s: State, group: Sequence[int]) -> Effect:
    """KON-10.2 to KON-10.6, as the yard lies."""
    lead = [0] * data.GOODS
    table, anchor = s.table, data.ANCHOR_SPACE[s.scenario]
    for space in group:
        card = table[space]
        sign = 0 if data.CARD_OWNER[card] == data.NOBODY else 1 - 2 * data.CARD_OWNER[card]  # red counts up, black down
        for good in range(data.GOODS):
            lead[good] += sign * data.CARD_GOODS[card * data.GOODS + good]
    distance = min(
        abs(data.ROW[space] - data.ROW[anchor]) + abs(data.COLUMN[space] - data.COLUMN[anchor]) for space in group
    )
    winner = majority(lead[0], lead[1], lead[2])
    if winner == data.NOBODY:
        return YardEven(len(group), distance)
    return YardLead(winner, data.HOW_NAMES[how_won(lead[0], lead[1], lead[2])], len(group), distance)


EFFECTS = Effects(
    kinds=(YardLead, YardEven, CardWorth, TaxesOther, MovesShip, PassPays, SpecialCosts, Removable),
    find=find,
)
