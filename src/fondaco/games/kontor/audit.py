"""Kontor's cards and florins counted, and the harbour checked: nothing appears, nothing is lost."""

from __future__ import annotations

from fondaco.games.kontor.data import (
    ANCHOR,
    BRIDGE,
    CANALS,
    CARD_KIND,
    CARD_NAMES,
    CARD_OWNER,
    COLUMN,
    CUSTOMS,
    EDGES,
    EMPTY,
    HAND,
    HARBOURS,
    NEIGHBOUR,
    NO_CARD,
    NO_SLOT,
    NO_WISH,
    NOBODY,
    NOWHERE,
    OPENING_FLORINS,
    QUAY_CARDS,
    QUAY_LIKE,
    ROW,
    SPACE_NAMES,
    SPACES,
    SPECIALS,
)
from fondaco.games.kontor.rules.phase import BUYING, CHOOSING, OVER, SHOWING
from fondaco.games.kontor.rules.yards import is_closed
from fondaco.games.kontor.state import State
from fondaco.kernel.errors import PositionError
from fondaco.kernel.state import State as BaseState


def audit(s: BaseState) -> None:
    """Raise PositionError, with the field, where the position cannot be."""
    assert isinstance(s, State)
    _audit_cards(s)
    _audit_florins(s)
    _audit_harbour(s)
    _audit_yards(s)
    _audit_choices(s)


def _audit_cards(s: State) -> None:
    """KON-1.1: every card of the scenario is in exactly one place, all others in none."""
    places = [card for card in s.table if card != NO_CARD] + [card for card in s.covered if card != NO_CARD]
    places += _first(s, "canal", s.canal, 0, s.canal_left) + _first(s, "special", s.special, 0, s.special_left)
    for seat in range(2):
        places += _first(s, "hand", s.hand[seat * HAND : (seat + 1) * HAND], 0, s.held[seat])
        places += _first(s, "quay", s.quay[seat * QUAY_CARDS : (seat + 1) * QUAY_CARDS], 0, s.quay_left[seat])
        if s.quay_known[seat] > s.quay_left[seat]:
            raise PositionError("position-wants-number", field="quay_known")
        if any(s.known[seat * HAND + slot] > (slot < s.held[seat]) for slot in range(HAND)):
            raise PositionError("position-wants-number", field="known")
    start = HARBOURS[s.scenario]
    used = {ANCHOR, *CANALS, *start.quays[0], *start.quays[1], *(SPECIALS if s.special_cards else ())}
    for card, name in enumerate(CARD_NAMES):
        if places.count(card) != (card in used):
            raise PositionError(
                "position-count", field="table", name=name, found=places.count(card), wanted=int(card in used)
            )
        if (s.order[card] > 0) != (card in s.table) or s.order[card] > s.lays:
            raise PositionError("position-wants-number", field=f"order[{name}]")


def _first(s: State, field: str, cards: list[int], start: int, count: int) -> list[int]:
    """The cards of a pile or hand: so many in the first places, none after them."""
    if not 0 <= count <= len(cards) or any((card == NO_CARD) == (place < count) for place, card in enumerate(cards)):
        raise PositionError("position-wants-number", field=field)
    return cards[start:count]


def _audit_florins(s: State) -> None:
    """KON-1.1, KON-15.5: florins only move between players and treasury."""
    wanted = 2 * OPENING_FLORINS + HARBOURS[s.scenario].treasury
    found = sum(s.florins) + s.treasury
    if found != wanted:
        raise PositionError("position-count", field="florins", name="florins", found=found, wanted=wanted)


def _audit_harbour(s: State) -> None:
    """KON-8.4: cards lie in bounds as what they are; the extent is theirs unless the axis is fixed."""
    for space in range(SPACES):
        card, ground = s.table[space], s.ground[space]
        if (card == NO_CARD) != (ground == EMPTY):
            raise PositionError("position-wants-number", field=f"ground[{SPACE_NAMES[space]}]")
        is_quay = card != NO_CARD and (CARD_OWNER[card] != NOBODY or CARD_KIND[card] == BRIDGE)
        if card != NO_CARD and CARD_KIND[card] != CUSTOMS and is_quay != (ground == QUAY_LIKE):
            raise PositionError("position-wants-number", field=f"ground[{SPACE_NAMES[space]}]")
    cards = [space for space in range(SPACES) if s.ground[space] != EMPTY]
    if s.filled != len(cards) or s.most < 0:
        raise PositionError("position-count", field="filled", name="spaces", found=s.filled, wanted=len(cards))
    start = HARBOURS[s.scenario]
    _audit_axis("top", s.top, s.bottom, start.rows, [ROW[space] for space in cards])
    _audit_axis("left", s.left, s.right, start.columns, [COLUMN[space] for space in cards])
    if start.fixed and not (s.top == s.left == 0 and s.rows_fixed() and s.columns_fixed()):
        raise PositionError("position-wants-number", field="top")
    if s.ship == NOWHERE or s.ground[s.ship] in (EMPTY, QUAY_LIKE):
        raise PositionError("position-wants-number", field="ship")


def _audit_axis(field: str, low: int, high: int, limit: int, found: list[int]) -> None:
    length = high - low + 1
    inside = low <= min(found) and max(found) <= high
    if not inside or length > limit or (length < limit and (low != min(found) or high != max(found))):
        raise PositionError("position-wants-number", field=field)


def _audit_yards(s: State) -> None:
    """KON-9.3, KON-10.1: closed yards are whole and closed, and no other yard is closed."""
    for space in range(SPACES):
        number = s.yard[space]
        if not 0 <= number <= s.yards or (number > 0 and s.ground[space] != QUAY_LIKE):
            raise PositionError("position-wants-number", field=f"yard[{SPACE_NAMES[space]}]")
        if s.ground[space] != QUAY_LIKE:
            continue
        for near in NEIGHBOUR[space * EDGES : (space + 1) * EDGES]:
            if near >= 0 and s.ground[near] == QUAY_LIKE and s.yard[near] != number:
                raise PositionError("position-wants-number", field=f"yard[{SPACE_NAMES[space]}]")
        if is_closed(s, space) != (number > 0):
            raise PositionError("position-wants-number", field=f"yard[{SPACE_NAMES[space]}]")
    for number, owner in enumerate(s.yard_owner):
        if owner != NOBODY and not 1 <= number <= s.yards:
            raise PositionError("position-wants-number", field="yard_owner")


def _audit_choices(s: State) -> None:
    """KON-4.1: a chosen card is in the hand; secret choices belong to their phase."""
    for seat in range(2):
        if s.chosen[seat] > 0 and s.slot_of(seat, s.chosen[seat]) == NO_SLOT:
            raise PositionError("position-wants-number", field="chosen")
        decides = s.deciding >> seat & 1
        if s.phase in (CHOOSING, SHOWING) and decides and s.chosen[seat] != NO_CARD:
            raise PositionError("position-deciding", field="chosen")
        if ((s.phase == BUYING and decides) or s.phase != BUYING) and s.wish[seat] != NO_WISH:
            raise PositionError("position-deciding", field="wish")
    if s.phase not in (OVER, BUYING, SHOWING, CHOOSING):
        if s.deciding not in (1, 2) or s.chosen[s.deciding - 1] <= 0:
            raise PositionError("position-deciding", field="chosen")
        if s.second != NOBODY and (s.second == s.deciding - 1 or s.chosen[s.second] <= 0):
            raise PositionError("position-deciding", field="second")
