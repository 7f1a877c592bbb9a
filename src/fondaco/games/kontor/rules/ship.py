"""KON-7: the ship."""

from __future__ import annotations

from fondaco.games.kontor import data, refusals, tell
from fondaco.games.kontor.moves import LEAVE, REMOVE, SHIP, STAY
from fondaco.games.kontor.rules.extending import has_space
from fondaco.games.kontor.rules.harbour import lift, shrink
from fondaco.games.kontor.rules.phase import LAYING, REMOVING, enter
from fondaco.games.kontor.rules.round import too_late
from fondaco.games.kontor.state import State
from fondaco.kernel.errors import Refusal
from fondaco.kernel.playing.rules import Phase


class Shipping(Phase):
    """KON-7.1: move the ship to another canal-like card, or let it stay."""

    def begin(self, s: State) -> None:
        """KON-7.1: only with the ship symbol, and if the ship may go anywhere."""
        card = s.chosen[s.actor]
        if data.CARD_SYMBOL[card] != data.SHIP_SYMBOL or not can_use_ship(s, s.actor, card):
            enter(s, LAYING)

    def offer(self, s: State) -> None:
        s.offer(STAY)
        card = s.chosen[s.actor]
        room = has_space(s, s.actor, card)
        for row in range(s.top, s.bottom + 1):
            for space in range(row * data.SIDE + s.left, row * data.SIDE + s.right + 1):
                if can_sail(s, s.actor, card, room, space):
                    s.offer(SHIP + space)

    def apply(self, s: State, kind: int, value: int) -> None:
        if kind == STAY:
            tell.ship_stayed(s)
            enter(s, LAYING)  # KON-7.7: without room the card goes back
        else:
            tell.ship_moved(s, value)
            s.ship = value
            enter(s, REMOVING)

    def why_not(self, s: State, kind: int, value: int) -> Refusal:
        late = too_late(kind)
        if late is not None:
            return late
        if kind != SHIP:
            return refusals.MoveOrStay()
        if value == s.ship:
            return refusals.ShipIsThere(data.SPACE_NAMES[value])
        if s.ground[value] != data.CANAL_LIKE:
            return refusals.NoCanalThere(data.SPACE_NAMES[value])
        return refusals.MakeRoom(data.CARD_NAMES[s.chosen[s.actor]])


class Removing(Phase):
    """KON-7.2: remove one card beside the ship, or none."""

    def begin(self, s: State) -> None:
        """KON-7.2, KON-7.7: if there is any that may be removed."""
        if not can_remove_at(s, s.actor, s.chosen[s.actor], s.ship):
            enter(s, LAYING)

    def offer(self, s: State) -> None:
        card = s.chosen[s.actor]
        if has_space(s, s.actor, card):
            s.offer(LEAVE)
        for edge in range(data.EDGES):
            near = data.NEIGHBOUR[s.ship * data.EDGES + edge]
            if near >= 0 and is_removable(s, near) and leaves_space(s, s.actor, card, near):
                s.offer(REMOVE + near)

    def apply(self, s: State, kind: int, value: int) -> None:
        if kind == REMOVE:
            remove(s, value)
        else:
            tell.nothing_removed(s)
        enter(s, LAYING)

    def why_not(self, s: State, kind: int, value: int) -> Refusal:
        late = too_late(kind)
        if late is not None:
            return late
        if kind in (SHIP, STAY):
            return refusals.NoMoreShip()
        if kind == REMOVE:
            return why_not_remove(s, value)
        return refusals.MakeRoom(data.CARD_NAMES[s.chosen[s.actor]]) if kind == LEAVE else refusals.RemoveOrLeave()


def can_use_ship(s: State, seat: int, card: int) -> bool:
    """KON-7.1: is there any canal-like card the ship may go to?"""
    room = has_space(s, seat, card)
    for row in range(s.top, s.bottom + 1):
        for space in range(row * data.SIDE + s.left, row * data.SIDE + s.right + 1):
            if can_sail(s, seat, card, room, space):
                return True
    return False


def can_sail(s: State, seat: int, card: int, room: bool, space: int) -> bool:
    """KON-7.1, KON-7.7: may the ship go there, if there is room for the card already or not?"""
    if s.ground[space] != data.CANAL_LIKE or space == s.ship:
        return False
    return room or can_remove_at(s, seat, card, space)


def can_remove_at(s: State, seat: int, card: int, ship: int) -> bool:
    """KON-7.2, KON-7.7: is there anything to remove for a ship on this space?"""
    for edge in range(data.EDGES):
        near = data.NEIGHBOUR[ship * data.EDGES + edge]
        if near >= 0 and is_removable(s, near) and leaves_space(s, seat, card, near):
            return True
    return False


def is_removable(s: State, space: int) -> bool:
    """KON-7.2, KON-7.4: a dock or crane with the ship symbol, in no closed yard."""
    return (
        s.ground[space] == data.QUAY_LIKE
        and s.yard[space] == 0
        and data.CARD_SYMBOL[s.table[space]] == data.SHIP_SYMBOL
    )


def leaves_space(s: State, seat: int, card: int, space: int) -> bool:
    """KON-7.7: with the card on this space removed, is there a legal space for the played card?"""
    top, bottom, left, right, removed = s.top, s.bottom, s.left, s.right, s.table[space]
    s.ground[space] = data.EMPTY
    s.table[space] = data.NO_CARD
    shrink(s)
    found = has_space(s, seat, card)
    s.ground[space] = data.QUAY_LIKE
    s.table[space] = removed
    s.top, s.bottom, s.left, s.right = top, bottom, left, right
    return found


def remove(s: State, space: int) -> None:
    """KON-7.3, KON-7.5, KON-7.6: nothing is closed or scored by it."""
    card = lift(s, space)
    tell.removed(s, card, space)
    put_under(s, data.CARD_OWNER[card], card)


def put_under(s: State, owner: int, card: int) -> None:
    """KON-7.3: face up to the bottom of the owner's quay pile."""
    bottom = owner * data.QUAY_CARDS
    for place in range(bottom + s.quay_left[owner], bottom, -1):
        s.quay[place] = s.quay[place - 1]
    s.quay[bottom] = card
    s.quay_left[owner] += 1
    s.quay_known[owner] += 1
    if s.quay_left[owner] == 1:
        tell.quay_turned(s, owner)


def why_not_remove(s: State, space: int) -> Refusal:
    """KON-7.2, KON-7.4, KON-7.7"""
    card = s.table[space]
    if s.ground[space] != data.QUAY_LIKE or data.CARD_OWNER[card] == data.NOBODY:
        return refusals.NeverRemovable(data.SPACE_NAMES[space])
    if data.CARD_SYMBOL[card] != data.SHIP_SYMBOL:
        return refusals.WithoutShipSymbol(data.CARD_NAMES[card])
    if s.yard[space] > 0:
        return refusals.InClosedYard(data.CARD_NAMES[card])
    for edge in range(data.EDGES):
        if data.NEIGHBOUR[s.ship * data.EDGES + edge] == space:
            return refusals.MakeRoom(data.CARD_NAMES[s.chosen[s.actor]])
    return refusals.NotBesideShip(data.CARD_NAMES[card])
