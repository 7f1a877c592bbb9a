"""KON-7, KON-8 and KON-11: what a player does with the revealed card."""

from __future__ import annotations

from fondaco.games.kontor import data, moves, refusals
from fondaco.games.kontor.data import CARD_NAMES, SPACE_NAMES, goods_of
from fondaco.games.kontor.rules import end, hands, harbour, rounds, yards
from fondaco.games.kontor.rules.phase import REMOVING, Phase
from fondaco.games.kontor.state import State
from fondaco.kernel.errors import Refusal

NOBODY, NO_CARD, SIDE = data.NOBODY, data.NO_CARD, data.SIDE
EMPTY, CANAL_LIKE, QUAY_LIKE = data.EMPTY, data.CANAL_LIKE, data.QUAY_LIKE
DOCK, CRANE, CANAL, CUSTOMS, TIC_TAC_TOE = data.DOCK, data.CRANE, data.CANAL, data.CUSTOMS, data.TIC_TAC_TOE
SHIP_SYMBOL = data.SHIP_SYMBOL
BY_FULL_HARBOUR, BY_LINE, BY_RUIN = data.BY_FULL_HARBOUR, data.BY_LINE, data.BY_RUIN
NEIGHBOUR = data.NEIGHBOUR
CARD_KIND = data.CARD_KIND
CARD_OWNER = data.CARD_OWNER
CARD_SYMBOL = data.CARD_SYMBOL
BUY, DECLINE, SHOW, CHOOSE, PASS = moves.BUY, moves.DECLINE, moves.SHOW, moves.CHOOSE, moves.PASS
SHIP, STAY, REMOVE, LEAVE = moves.SHIP, moves.STAY, moves.REMOVE, moves.LEAVE
LAY, AS_QUAY, AS_CANAL = moves.LAY, moves.AS_QUAY, moves.AS_CANAL


def too_late(kind: int) -> Refusal | None:
    """KON-3.1: moves of the phases that both have behind them."""
    if kind in (BUY, DECLINE):
        return refusals.NothingToBuyNow()
    if kind == SHOW:
        return refusals.NothingToShowNow()
    return refusals.ChosenAlready() if kind in (CHOOSE, PASS) else None


# -- KON-7 Ship ---------------------------------------------------------------


class Shipping(Phase):
    """KON-7.1: move the ship to another canal-like card, or let it stay."""

    def offer(self, s: State) -> None:
        s.offer(STAY)
        card = s.chosen[s.actor]
        room = harbour.has_space(s, s.actor, card)
        for row in range(s.top, s.bottom + 1):
            for space in range(row * SIDE + s.left, row * SIDE + s.right + 1):
                if harbour.can_sail(s, s.actor, card, room, space):
                    s.offer(SHIP + space)

    def apply(self, s: State, kind: int, value: int) -> None:
        if kind == STAY:
            if s.heard is not None:
                s.heard.append(moves.ShipStayed(s.actor))
            rounds.begin_laying(s)  # KON-7.7: without room the card goes back
            return
        if s.heard is not None:
            s.heard.append(moves.ShipMoved(s.actor, SPACE_NAMES[s.ship], SPACE_NAMES[value]))
        s.ship = value
        if harbour.can_remove_at(s, s.actor, s.chosen[s.actor], value):
            s.phase = REMOVING
        else:
            rounds.begin_laying(s)

    def why_not(self, s: State, kind: int, value: int) -> Refusal:
        late = too_late(kind)
        if late is not None:
            return late
        if kind != SHIP:
            return refusals.MoveOrStay()
        if value == s.ship:
            return refusals.ShipIsThere(SPACE_NAMES[value])
        if s.ground[value] != CANAL_LIKE:
            return refusals.NoCanalThere(SPACE_NAMES[value])
        return refusals.MakeRoom(CARD_NAMES[s.chosen[s.actor]])


class Removing(Phase):
    """KON-7.2: remove one card beside the ship, or none."""

    def offer(self, s: State) -> None:
        card = s.chosen[s.actor]
        if harbour.has_space(s, s.actor, card):
            s.offer(LEAVE)
        for side in range(4):
            near = NEIGHBOUR[s.ship * 4 + side]
            if near >= 0 and harbour.is_removable(s, near) and harbour.leaves_space(s, s.actor, card, near):
                s.offer(REMOVE + near)

    def apply(self, s: State, kind: int, value: int) -> None:
        if kind == REMOVE:
            remove(s, value)
        elif s.heard is not None:
            s.heard.append(moves.NothingRemoved(s.actor))
        rounds.begin_laying(s)

    def why_not(self, s: State, kind: int, value: int) -> Refusal:
        late = too_late(kind)
        if late is not None:
            return late
        if kind in (SHIP, STAY):
            return refusals.NoMoreShip()
        if kind == REMOVE:
            return why_not_remove(s, value)
        return refusals.MakeRoom(CARD_NAMES[s.chosen[s.actor]]) if kind == LEAVE else refusals.RemoveOrLeave()


def remove(s: State, space: int) -> None:
    """KON-7.3, KON-7.5, KON-7.6: nothing is closed or scored by it."""
    card = harbour.lift(s, space)
    if s.heard is not None:
        s.heard.append(moves.Removed(s.actor, CARD_NAMES[card], CARD_OWNER[card], SPACE_NAMES[space]))
    hands.put_under(s, CARD_OWNER[card], card)


def why_not_remove(s: State, space: int) -> Refusal:
    """KON-7.2, KON-7.4, KON-7.7"""
    card = s.table[space]
    if s.ground[space] != QUAY_LIKE or CARD_OWNER[card] == NOBODY:
        return refusals.NeverRemovable(SPACE_NAMES[space])
    if CARD_SYMBOL[card] != SHIP_SYMBOL:
        return refusals.WithoutShipSymbol(CARD_NAMES[card])
    if s.yard[space] > 0:
        return refusals.InClosedYard(CARD_NAMES[card])
    for side in range(4):
        if NEIGHBOUR[s.ship * 4 + side] == space:
            return refusals.MakeRoom(CARD_NAMES[s.chosen[s.actor]])
    return refusals.NotBesideShip(CARD_NAMES[card])


# -- KON-8 Extend the harbour -------------------------------------------------


class Laying(Phase):
    """KON-8.2: the card must be laid; customs as quay or as canal."""

    def offer(self, s: State) -> None:
        card = s.chosen[s.actor]
        if CARD_KIND[card] == CUSTOMS:
            harbour.offer_spaces(s, AS_QUAY, card, QUAY_LIKE)
            harbour.offer_spaces(s, AS_CANAL, card, CANAL_LIKE)
        else:
            harbour.offer_spaces(s, LAY, card, harbour.side_of(card))

    def apply(self, s: State, kind: int, value: int) -> None:
        card = s.chosen[s.actor]
        lay(s, card, value, CANAL_LIKE if kind == AS_CANAL else harbour.side_of(card))

    def why_not(self, s: State, kind: int, value: int) -> Refusal:
        late = too_late(kind)
        if late is not None:
            return late
        card = s.chosen[s.actor]
        if kind in (SHIP, STAY):
            if CARD_SYMBOL[card] != SHIP_SYMBOL:
                return refusals.NoShipForThisCard(CARD_NAMES[card])
            return refusals.NoMoreShip()
        if kind in (REMOVE, LEAVE):
            return refusals.NoRemovalNow()
        if CARD_KIND[card] == CUSTOMS and kind == LAY:
            return refusals.CustomsNeedsSide()
        if CARD_KIND[card] != CUSTOMS and kind != LAY:
            return refusals.NoCustoms(CARD_NAMES[card])
        ground = CANAL_LIKE if kind == AS_CANAL else harbour.side_of(card)
        return REASONS[harbour.obstacle(s, s.actor, card, value, ground) - 1](SPACE_NAMES[value])


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


def lay(s: State, card: int, space: int, ground: int) -> None:
    """KON-8.1, KON-10.1, KON-11, KON-13.1: lay, score what closes, take income, draw."""
    hands.take_from_hand(s, s.actor, card)
    s.chosen[s.actor] = NO_CARD
    s.laid += 1
    covered = s.table[space]
    if covered != NO_CARD:
        cover(s, covered)
    rows_fixed, columns_fixed = s.rows_fixed(), s.columns_fixed()
    fixed = harbour.put(s, card, space, ground)
    if s.heard is not None:
        tell_laid(s, card, space, covered)
        tell_fixed(s, rows_fixed, columns_fixed)
    yards.score_closed(s, space, fixed)
    if s.scenario == TIC_TAC_TOE and (end.has_line(s, s.actor) or end.has_line(s, 1 - s.actor)):  # KON-15.2d
        end.finish(s, BY_LINE)
        return
    if ground == CANAL_LIKE:
        take_income(s)  # KON-11.1, KON-14.15
    if end.is_ruined(s):
        end.finish(s, BY_RUIN)  # KON-16.41: before the last space counts
    elif s.is_full():
        fill_up(s)
    else:
        draw(s, card)
        rounds.next_turn(s)


def cover(s: State, card: int) -> None:
    """KON-14.8, KON-14.9: the covered card counts as gone."""
    s.order[card] = 0
    place = 0
    while s.covered[place] != NO_CARD:
        place += 1
    s.covered[place] = card


def take_income(s: State) -> None:
    """KON-11.1, KON-11.4"""
    florins = hands.grant(s, s.actor)
    if s.heard is not None:
        s.heard.append(moves.Income(s.actor, florins))


def draw(s: State, card: int) -> None:
    """KON-11.2, KON-14.4: one of the type laid; nothing for a special card."""
    if CARD_KIND[card] == CANAL:
        hands.draw_canal(s, s.actor)
    elif CARD_OWNER[card] != NOBODY:
        hands.draw_quay(s, s.actor)


def fill_up(s: State) -> None:
    """KON-13.1: the second player takes the card back."""
    if s.heard is not None:
        s.heard.append(moves.HarbourFull(s.filled))
    if s.second != NOBODY:
        rounds.take_back(s, s.second)
    end.finish(s, BY_FULL_HARBOUR)


# -----------------------------------------------------------------------------


def tell_laid(s: State, card: int, space: int, covered: int) -> None:
    """What was laid where, and the warehouses that come with it (KON-9.4)."""
    assert s.heard is not None
    seat, name, place = s.actor, CARD_NAMES[card], SPACE_NAMES[space]
    if covered != NO_CARD:
        s.heard.append(moves.Covered(seat, name, place, CARD_NAMES[covered]))
    elif CARD_KIND[card] == CUSTOMS:
        side = "as-quay" if s.ground[space] == QUAY_LIKE else "as-canal"
        s.heard.append(moves.CustomsLaid(seat, name, place, side))
    else:
        s.heard.append(moves.Laid(seat, name, place))
    if goods_of(card):
        s.heard.append(moves.Stored(seat, goods_of(card), SPACE_NAMES[yards.centre(s, seat, space)]))


def tell_fixed(s: State, rows_fixed: bool, columns_fixed: bool) -> None:
    """KON-8.4: the axes that have just reached their length."""
    assert s.heard is not None
    if s.rows_fixed() and not rows_fixed:
        s.heard.append(moves.RowsFixed(s.top + 1, s.bottom + 1))
    if s.columns_fixed() and not columns_fixed:
        s.heard.append(moves.ColumnsFixed(SPACE_NAMES[s.left][0], SPACE_NAMES[s.right][0]))
