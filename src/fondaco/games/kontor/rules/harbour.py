"""KON-8 and KON-12: where a card may be laid, and what laying and removing do to the harbour."""

from __future__ import annotations

from fondaco.games.kontor import data
from fondaco.games.kontor.rules import yards
from fondaco.games.kontor.state import State

EMPTY, CANAL_LIKE, QUAY_LIKE, NO_CARD = data.EMPTY, data.CANAL_LIKE, data.QUAY_LIKE, data.NO_CARD
DOCK, CRANE, CANAL, FLOOD, BRIDGE, CUSTOMS = data.DOCK, data.CRANE, data.CANAL, data.FLOOD, data.BRIDGE, data.CUSTOMS
WATER_GAMES, TIC_TAC_TOE, SHIP_SYMBOL, SIDE = data.WATER_GAMES, data.TIC_TAC_TOE, data.SHIP_SYMBOL, data.SIDE
ROW = data.ROW
COLUMN = data.COLUMN
NEIGHBOUR = data.NEIGHBOUR
CARD_KIND = data.CARD_KIND
CARD_OWNER = data.CARD_OWNER
CARD_SYMBOL = data.CARD_SYMBOL
CARD_GOODS = data.CARD_GOODS
FIELD_OF = data.FIELD_OF
FIELD_SPACES = data.FIELD_SPACES
WHOLE = data.WHOLE

# what lies around a space
BY_CARD, BY_CANAL, BY_ENEMY_CRANE, BY_CLOSED_YARD = 1, 2, 4, 8
# what keeps a card from a space; turns.py has the refusal for each
FREE, TAKEN, BEYOND, APART, CRANE_FORBIDS, NO_CANAL_NEAR, FIELD_BREAKS, NEAR_CLOSED, WOULD_CLOSE = range(9)
NO_FLOOD, NO_BRIDGE, SHIP_ON_IT, CRANE_FORBIDS_BRIDGE = range(9, 13)


# -- KON-8 Extend the harbour -------------------------------------------------


def obstacle(s: State, seat: int, card: int, space: int, ground: int) -> int:
    """KON-8.1: what keeps the player from laying the card there, as quay or canal; 0 if nothing does."""
    if CARD_KIND[card] == FLOOD:
        return flood_obstacle(s, seat, space)
    if CARD_KIND[card] == BRIDGE:
        return bridge_obstacle(s, seat, space)
    if s.ground[space] != EMPTY:
        return TAKEN
    if not s.in_bounds(space):
        return BEYOND  # KON-8.4
    around = surroundings(s, seat, space)
    if around & BY_CARD == 0:
        return APART
    if ground == QUAY_LIKE:
        if around & BY_ENEMY_CRANE:
            return CRANE_FORBIDS  # KON-12.2, KON-12.3
        if s.scenario == WATER_GAMES and around & BY_CANAL == 0:
            return NO_CANAL_NEAR  # KON-15.1
    elif s.scenario == TIC_TAC_TOE and breaks_field(s, space):
        return FIELD_BREAKS  # KON-15.2a
    if CARD_KIND[card] == CUSTOMS:
        if around & BY_CLOSED_YARD:
            return NEAR_CLOSED  # KON-14.6
        if would_close(s, space, ground):
            return WOULD_CLOSE  # KON-14.12
    return FREE


def surroundings(s: State, seat: int, space: int) -> int:
    """What lies around a space, as bits."""
    around = 0
    for side in range(4):
        near = NEIGHBOUR[space * 4 + side]
        if near < 0 or s.ground[near] == EMPTY:
            continue
        around |= BY_CARD
        if s.ground[near] == CANAL_LIKE:
            around |= BY_CANAL
        elif s.yard[near] > 0:
            around |= BY_CLOSED_YARD
        elif CARD_KIND[s.table[near]] == CRANE and CARD_OWNER[s.table[near]] != seat:
            around |= BY_ENEMY_CRANE
    return around


def breaks_field(s: State, space: int) -> bool:
    """KON-15.2a: would a canal here part the field's other spaces, or leave none?"""
    first = FIELD_OF[space] * 4
    canals = 0
    for place in range(4):
        if FIELD_SPACES[first + place] == space or s.ground[FIELD_SPACES[first + place]] == CANAL_LIKE:
            canals |= 1 << place
    return WHOLE[canals] == 0


def flood_obstacle(s: State, seat: int, space: int) -> int:
    """KON-14.8, KON-14.6: on a dock with one good or a bridge, in an open yard."""
    if s.ground[space] != QUAY_LIKE:
        return NO_FLOOD
    card = s.table[space]
    goods = CARD_GOODS[card * 3] + CARD_GOODS[card * 3 + 1] + CARD_GOODS[card * 3 + 2]
    if CARD_KIND[card] != BRIDGE and goods != 1:
        return NO_FLOOD
    if s.yard[space] > 0 or surroundings(s, seat, space) & BY_CLOSED_YARD:
        return NEAR_CLOSED
    return FREE


def bridge_obstacle(s: State, seat: int, space: int) -> int:
    """KON-14.9, KON-14.10, KON-14.6: on a canal-like card, but no customs, without the ship."""
    if s.ground[space] != CANAL_LIKE or CARD_KIND[s.table[space]] == CUSTOMS:
        return NO_BRIDGE
    if s.ship == space:
        return SHIP_ON_IT
    around = surroundings(s, seat, space)
    if around & BY_CLOSED_YARD:
        return NEAR_CLOSED
    if around & BY_ENEMY_CRANE:
        return CRANE_FORBIDS_BRIDGE
    if s.scenario == WATER_GAMES and around & BY_CANAL == 0:
        return NO_CANAL_NEAR  # KON-15.1
    return FREE


def would_close(s: State, space: int, ground: int) -> bool:
    """KON-14.12: would a customs card close any yard by lying here?"""
    top, bottom, left, right = s.top, s.bottom, s.left, s.right
    s.ground[space] = ground
    closes = yards.closes_any(s, space, widen(s, space))
    s.ground[space] = EMPTY
    s.top, s.bottom, s.left, s.right = top, bottom, left, right
    return closes


def has_space(s: State, seat: int, card: int) -> bool:
    """KON-8.2, KON-8.3: is there any legal space for the card?"""
    ground = side_of(card)
    rows, columns = growth(s.rows_fixed()), growth(s.columns_fixed())
    for row in range(s.top - rows, s.bottom + rows + 1):
        for space in range(row * SIDE + s.left - columns, row * SIDE + s.right + columns + 1):
            if obstacle(s, seat, card, space, ground) == FREE:
                return True
            if CARD_KIND[card] == CUSTOMS and obstacle(s, seat, card, space, CANAL_LIKE) == FREE:
                return True
    return False


def offer_spaces(s: State, kind: int, card: int, ground: int) -> None:
    """KON-8.1: offer a move of this kind to every legal space for the card."""
    rows, columns = growth(s.rows_fixed()), growth(s.columns_fixed())
    for row in range(s.top - rows, s.bottom + rows + 1):
        for space in range(row * SIDE + s.left - columns, row * SIDE + s.right + columns + 1):
            if obstacle(s, s.actor, card, space, ground) == FREE:
                s.offer(kind + space)


def growth(fixed: bool) -> int:
    """KON-8.4: how far beyond the extent a card can be laid at once."""
    return 0 if fixed else 1


def side_of(card: int) -> int:
    """What a space becomes by the card; customs may also lie as canal."""
    return CANAL_LIKE if CARD_KIND[card] == CANAL or CARD_KIND[card] == FLOOD else QUAY_LIKE


# -- KON-8.4 Bounds -----------------------------------------------------------


def put(s: State, card: int, space: int, ground: int) -> bool:
    """KON-8.1: the card lies on the space from now on; was an axis fixed by it?"""
    if s.ground[space] == EMPTY:
        s.filled += 1
    s.table[space] = card
    s.ground[space] = ground
    s.lays += 1
    s.order[card] = s.lays
    return widen(s, space)


def widen(s: State, space: int) -> bool:
    """KON-8.4: the extent includes the space; did an axis reach its full length?"""
    rows_fixed, columns_fixed = s.rows_fixed(), s.columns_fixed()
    s.top = min(s.top, ROW[space])
    s.bottom = max(s.bottom, ROW[space])
    s.left = min(s.left, COLUMN[space])
    s.right = max(s.right, COLUMN[space])
    return s.rows_fixed() != rows_fixed or s.columns_fixed() != columns_fixed


def lift(s: State, space: int) -> int:
    """KON-7.5: the space is empty from now on; the card that lay there."""
    card = s.table[space]
    s.table[space] = NO_CARD
    s.ground[space] = EMPTY
    s.order[card] = 0
    s.filled -= 1
    shrink(s)
    return card


def shrink(s: State) -> None:
    """KON-8.4: an axis not yet fixed reaches only as far as there are cards."""
    if not s.rows_fixed():
        while is_empty(s, s.top, s.left, s.top, s.right):
            s.top += 1
        while is_empty(s, s.bottom, s.left, s.bottom, s.right):
            s.bottom -= 1
    if not s.columns_fixed():
        while is_empty(s, s.top, s.left, s.bottom, s.left):
            s.left += 1
        while is_empty(s, s.top, s.right, s.bottom, s.right):
            s.right -= 1


def is_empty(s: State, top: int, left: int, bottom: int, right: int) -> bool:
    """Is there no card in these rows and columns?"""
    for row in range(top, bottom + 1):
        for space in range(row * SIDE + left, row * SIDE + right + 1):
            if s.ground[space] != EMPTY:
                return False
    return True


# -- KON-7 What the ship can do -----------------------------------------------


def is_removable(s: State, space: int) -> bool:
    """KON-7.2 (b) and (c), KON-7.4: a dock or crane with the ship symbol, in no closed yard."""
    return s.ground[space] == QUAY_LIKE and s.yard[space] == 0 and CARD_SYMBOL[s.table[space]] == SHIP_SYMBOL


def leaves_space(s: State, seat: int, card: int, space: int) -> bool:
    """KON-7.7: with the card on this space removed, is there a legal space for the played card?"""
    top, bottom, left, right, removed = s.top, s.bottom, s.left, s.right, s.table[space]
    s.ground[space] = EMPTY
    s.table[space] = NO_CARD
    shrink(s)
    found = has_space(s, seat, card)
    s.ground[space] = QUAY_LIKE
    s.table[space] = removed
    s.top, s.bottom, s.left, s.right = top, bottom, left, right
    return found


def can_remove_at(s: State, seat: int, card: int, ship: int) -> bool:
    """KON-7.2, KON-7.7: is there anything to remove for a ship on this space?"""
    for side in range(4):
        near = NEIGHBOUR[ship * 4 + side]
        if near >= 0 and is_removable(s, near) and leaves_space(s, seat, card, near):
            return True
    return False


def can_sail(s: State, seat: int, card: int, room: bool, space: int) -> bool:
    """KON-7.1, KON-7.7: may the ship go there, if there is room for the card already or not?"""
    if s.ground[space] != CANAL_LIKE or space == s.ship:
        return False
    return room or can_remove_at(s, seat, card, space)


def can_use_ship(s: State, seat: int, card: int) -> bool:
    """KON-7.1: is there any canal-like card the ship may go to?"""
    room = has_space(s, seat, card)
    for row in range(s.top, s.bottom + 1):
        for space in range(row * SIDE + s.left, row * SIDE + s.right + 1):
            if can_sail(s, seat, card, room, space):
                return True
    return False
