"""KON-9: yards and warehouses."""

from __future__ import annotations

from fondaco.games.kontor.data import CARD_OWNER, EDGES, EMPTY, MAX_IN_YARD, NEIGHBOUR, NOWHERE, QUAY_LIKE, SPACES
from fondaco.games.kontor.state import State

__all__ = ["is_closed"]


def is_closed(s: State, start: int) -> bool:
    """KON-9.1, KON-9.2: no card of the yard around this space has an empty space in bounds beside it."""
    if has_gap(s, start):
        return False
    cards = [0] * MAX_IN_YARD
    cards[0] = start
    count = 1
    done = 0
    while done < count:
        corner = cards[done] * EDGES
        done += 1
        for edge in range(EDGES):
            near = NEIGHBOUR[corner + edge]
            if near >= 0 and s.ground[near] == QUAY_LIKE and not is_among(cards, count, near):
                if has_gap(s, near):
                    return False
                cards[count] = near
                count += 1
    return True


def has_gap(s: State, space: int) -> bool:
    """KON-9.2: is a space beside this one empty and in bounds?"""
    for edge in range(EDGES):
        near = NEIGHBOUR[space * EDGES + edge]
        if near >= 0 and s.ground[near] == EMPTY and s.in_bounds(near):
            return True
    return False


def is_among(cards: list[int], count: int, space: int) -> bool:
    """Is the space one of the first so many?"""
    for place in range(count):
        if cards[place] == space:
            return True
    return False


def is_newly_closed(s: State, space: int) -> bool:
    """KON-10.1: a yard lies here that is closed and was not before."""
    return s.ground[space] == QUAY_LIKE and s.yard[space] == 0 and is_closed(s, space)


def closes_any(s: State, space: int, fixed: bool) -> bool:
    """KON-14.12: does the card on this space close a yard, also far away by fixing an axis?"""
    if fixed:
        for start in range(SPACES):
            if is_newly_closed(s, start):
                return True
        return False
    if s.ground[space] == QUAY_LIKE:
        return is_newly_closed(s, space)
    for edge in range(EDGES):
        near = NEIGHBOUR[space * EDGES + edge]
        if near >= 0 and is_newly_closed(s, near):
            return True
    return False


def centre(s: State, seat: int, start: int) -> int:
    """KON-9.4, KON-9.6, KON-9.7: where the player's card laid first in this yard lies; NOWHERE if there is none."""
    seen = {start}
    stack = [start]
    found = NOWHERE
    while stack:
        space = stack.pop()
        card = s.table[space]
        if CARD_OWNER[card] == seat and (found == NOWHERE or s.order[card] < s.order[s.table[found]]):
            found = space
        for edge in range(EDGES):
            near = NEIGHBOUR[space * EDGES + edge]
            if near >= 0 and s.ground[near] == QUAY_LIKE and near not in seen:
                seen.add(near)
                stack.append(near)
    return found
