"""KON-8: extending the harbour; KON-12: cranes."""

from __future__ import annotations

from fondaco.games.kontor import data, refusals, tell
from fondaco.games.kontor.moves import AS_CANAL, AS_QUAY, LAY, LEAVE, REMOVE, SHIP, STAY
from fondaco.games.kontor.rules.ending import finish
from fondaco.games.kontor.rules.hands import take_from_hand
from fondaco.games.kontor.rules.harbour import (
    APART,
    BEYOND,
    BY_CANAL,
    BY_CARD,
    BY_CLOSED_YARD,
    BY_ENEMY_CRANE,
    CRANE_FORBIDS,
    FIELD_BREAKS,
    FREE,
    NEAR_CLOSED,
    NO_CANAL_NEAR,
    TAKEN,
    WOULD_CLOSE,
    put,
    side_of,
)
from fondaco.games.kontor.rules.income import draw, take_income
from fondaco.games.kontor.rules.round import next_turn, too_late
from fondaco.games.kontor.rules.scenarios import breaks_field, has_line, is_ruined
from fondaco.games.kontor.rules.scoring import score_closed
from fondaco.games.kontor.rules.special_cards import bridge_obstacle, cover, flood_obstacle, would_close
from fondaco.games.kontor.state import State
from fondaco.kernel.errors import Refusal
from fondaco.kernel.playing.rules import Phase


class Laying(Phase):
    """KON-8.2: the card must be laid; customs as quay or as canal."""

    def begin(self, s: State) -> None:
        """KON-8.3: without a space for it the card goes back."""
        if not has_space(s, s.actor, s.chosen[s.actor]):
            take_back(s, s.actor)
            next_turn(s)

    def offer(self, s: State) -> None:
        card = s.chosen[s.actor]
        if data.CARD_KIND[card] == data.CUSTOMS:
            offer_spaces(s, AS_QUAY, card, data.QUAY_LIKE)
            offer_spaces(s, AS_CANAL, card, data.CANAL_LIKE)
        else:
            offer_spaces(s, LAY, card, side_of(card))

    def apply(self, s: State, kind: int, value: int) -> None:
        card = s.chosen[s.actor]
        lay(s, card, value, data.CANAL_LIKE if kind == AS_CANAL else side_of(card))

    def why_not(self, s: State, kind: int, value: int) -> Refusal:
        late = too_late(kind)
        if late is not None:
            return late
        card = s.chosen[s.actor]
        if kind in (SHIP, STAY):
            if data.CARD_SYMBOL[card] != data.SHIP_SYMBOL:
                return refusals.NoShipForThisCard(data.CARD_NAMES[card])
            return refusals.NoMoreShip()
        if kind in (REMOVE, LEAVE):
            return refusals.NoRemovalNow()
        if data.CARD_KIND[card] == data.CUSTOMS and kind == LAY:
            return refusals.CustomsNeedsSide()
        if data.CARD_KIND[card] != data.CUSTOMS and kind != LAY:
            return refusals.NoCustoms(data.CARD_NAMES[card])
        ground = data.CANAL_LIKE if kind == AS_CANAL else side_of(card)
        return REASONS[obstacle(s, s.actor, card, value, ground) - 1](data.SPACE_NAMES[value])


REASONS: list[type[Refusal]] = [
    refusals.SpaceTaken,
    refusals.OutOfBounds,
    refusals.NothingAdjacent,
    refusals.CraneForbids,
    refusals.NoCanalAdjacent,
    refusals.FieldWouldBreak,
    refusals.BesideClosedYard,
    refusals.CustomsMayNotClose,
    refusals.NothingToFlood,
    refusals.NothingToBridge,
    refusals.ShipInTheWay,
    refusals.CraneForbidsBridge,
]  # by obstacle from 1, in the order of harbour.py


# -- where a card may be laid -------------------------------------------------


def obstacle(s: State, seat: int, card: int, space: int, ground: int) -> int:
    """KON-8.1: what keeps the player from laying the card there, as quay or canal; FREE if nothing does."""
    if data.CARD_KIND[card] == data.FLOOD:
        return flood_obstacle(s, space, surroundings(s, seat, space))
    if data.CARD_KIND[card] == data.BRIDGE:
        return bridge_obstacle(s, space, surroundings(s, seat, space))
    if s.ground[space] != data.EMPTY:
        return TAKEN
    if not s.in_bounds(space):
        return BEYOND  # KON-8.4
    around = surroundings(s, seat, space)
    if around & BY_CARD == 0:
        return APART
    if ground == data.QUAY_LIKE:
        if around & BY_ENEMY_CRANE:
            return CRANE_FORBIDS  # KON-12.2, KON-12.3
        if s.scenario == data.WATER_GAMES and around & BY_CANAL == 0:
            return NO_CANAL_NEAR  # KON-15.1
    elif s.scenario == data.TIC_TAC_TOE and breaks_field(s, space):
        return FIELD_BREAKS  # KON-15.2a
    if data.CARD_KIND[card] == data.CUSTOMS:
        if around & BY_CLOSED_YARD:
            return NEAR_CLOSED  # KON-14.6
        if would_close(s, space, ground):
            return WOULD_CLOSE  # KON-14.12
    return FREE


def surroundings(s: State, seat: int, space: int) -> int:
    """KON-8.1, KON-12.2, KON-14.6: what lies around a space, as bits."""
    around = 0
    for edge in range(data.EDGES):
        near = data.NEIGHBOUR[space * data.EDGES + edge]
        if near < 0 or s.ground[near] == data.EMPTY:
            continue
        around |= BY_CARD
        if s.ground[near] == data.CANAL_LIKE:
            around |= BY_CANAL
        elif s.yard[near] > 0:
            around |= BY_CLOSED_YARD
        elif data.CARD_KIND[s.table[near]] == data.CRANE and data.CARD_OWNER[s.table[near]] != seat:
            around |= BY_ENEMY_CRANE
    return around


def has_space(s: State, seat: int, card: int) -> bool:
    """KON-8.2, KON-8.3: is there any legal space for the card?"""
    ground, covering = side_of(card), covers(card)
    rows, columns = growth(s.rows_fixed()), growth(s.columns_fixed())
    for row in range(s.top - rows, s.bottom + rows + 1):
        for space in range(row * data.SIDE + s.left - columns, row * data.SIDE + s.right + columns + 1):
            if (s.ground[space] != data.EMPTY) != covering:
                continue
            if obstacle(s, seat, card, space, ground) == FREE:
                return True
            if data.CARD_KIND[card] == data.CUSTOMS and obstacle(s, seat, card, space, data.CANAL_LIKE) == FREE:
                return True
    return False


def offer_spaces(s: State, kind: int, card: int, ground: int) -> None:
    """KON-8.1: offer a move of this kind to every legal space for the card."""
    covering = covers(card)
    rows, columns = growth(s.rows_fixed()), growth(s.columns_fixed())
    for row in range(s.top - rows, s.bottom + rows + 1):
        for space in range(row * data.SIDE + s.left - columns, row * data.SIDE + s.right + columns + 1):
            if (s.ground[space] != data.EMPTY) == covering and obstacle(s, s.actor, card, space, ground) == FREE:
                s.offer(kind + space)


def covers(card: int) -> bool:
    """KON-14.8, KON-14.9: flood and bridge lie on other cards, all others on empty spaces."""
    return data.CARD_KIND[card] == data.FLOOD or data.CARD_KIND[card] == data.BRIDGE


def growth(fixed: bool) -> int:
    """KON-8.4: how far beyond the extent a card can be laid at once."""
    return 0 if fixed else 1


# -- laying -------------------------------------------------------------------


def lay(s: State, card: int, space: int, ground: int) -> None:
    """KON-8.1, KON-10.1, KON-11, KON-13.1: lay, score what closes, take income, draw."""
    take_from_hand(s, s.actor, card)
    s.chosen[s.actor] = data.NO_CARD
    s.laid += 1
    extend(s, card, space, ground)
    if s.scenario == data.TIC_TAC_TOE and (has_line(s, s.actor) or has_line(s, 1 - s.actor)):  # KON-15.2d
        finish(s, data.BY_LINE)
        return
    if ground == data.CANAL_LIKE:
        take_income(s)  # KON-11.1, KON-14.15
    if is_ruined(s):
        finish(s, data.BY_RUIN)  # KON-16.41: before the last space counts
    elif s.is_full():
        fill_up(s)
    else:
        draw(s, card)
        next_turn(s)


def extend(s: State, card: int, space: int, ground: int) -> None:
    """KON-8.1, KON-8.4, KON-9.4: the card lies there, the bounds follow, and closed yards are scored."""
    below = s.table[space]
    if below != data.NO_CARD:
        cover(s, below)
    rows_fixed, columns_fixed = s.rows_fixed(), s.columns_fixed()
    fixed = put(s, card, space, ground)
    if below != data.NO_CARD:
        tell.covered(s, card, space, below)
    elif data.CARD_KIND[card] == data.CUSTOMS:
        tell.customs_laid(s, card, space)
    else:
        tell.laid(s, card, space)
    tell.stored(s, card, space)
    if s.rows_fixed() and not rows_fixed:
        tell.rows_fixed(s)
    if s.columns_fixed() and not columns_fixed:
        tell.columns_fixed(s)
    score_closed(s, space, fixed)


def take_back(s: State, seat: int) -> None:
    """KON-8.3: the revealed card goes back to the hand."""
    tell.taken_back(s, seat)
    s.chosen[seat] = data.NO_CARD


def fill_up(s: State) -> None:
    """KON-13.1: the second player takes the card back."""
    tell.harbour_full(s)
    if s.second != data.NOBODY:
        take_back(s, s.second)
    finish(s, data.BY_FULL_HARBOUR)
