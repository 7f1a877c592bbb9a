"""KON-9 and KON-10: yards, when they are closed, and who wins them."""

from __future__ import annotations

from fondaco.games.kontor import data, moves
from fondaco.games.kontor.data import SPACE_NAMES
from fondaco.games.kontor.state import State

__all__ = ["centre", "how_won", "is_closed", "majority", "spaces_of"]

RED, BLACK, NOBODY = data.RED, data.BLACK, data.NOBODY
EMPTY, CANAL_LIKE, QUAY_LIKE = data.EMPTY, data.CANAL_LIKE, data.QUAY_LIKE
SPACES, CUSTOMS, TIC_TAC_TOE = data.SPACES, data.CUSTOMS, data.TIC_TAC_TOE
NEIGHBOUR = data.NEIGHBOUR
CARD_KIND = data.CARD_KIND
CARD_OWNER = data.CARD_OWNER
CARD_GOODS = data.CARD_GOODS

HOW = ("by-difference", "by-goods-led", "by-circle")


# -- KON-9 Yards --------------------------------------------------------------


def is_closed(s: State, start: int) -> bool:
    """KON-9.1, KON-9.2: no card of the yard around this space has an empty space in bounds beside it."""
    if has_gap(s, start):
        return False
    cards = [0] * 64
    cards[0] = start
    count = 1
    done = 0
    while done < count:
        corner = cards[done] * 4
        done += 1
        for side in range(4):
            near = NEIGHBOUR[corner + side]
            if near >= 0 and s.ground[near] == QUAY_LIKE and not is_among(cards, count, near):
                if has_gap(s, near):
                    return False
                cards[count] = near
                count += 1
    return True


def has_gap(s: State, space: int) -> bool:
    """KON-9.2: is a space beside this one empty and in bounds?"""
    for side in range(4):
        near = NEIGHBOUR[space * 4 + side]
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
    for side in range(4):
        near = NEIGHBOUR[space * 4 + side]
        if near >= 0 and is_newly_closed(s, near):
            return True
    return False


def centre(s: State, seat: int, start: int) -> int:
    """KON-9.4, KON-9.6, KON-9.7: where the player's card laid first in this yard lies; -1 if there is none."""
    seen = {start}
    stack = [start]
    found = -1
    while stack:
        space = stack.pop()
        card = s.table[space]
        if CARD_OWNER[card] == seat and (found < 0 or s.order[card] < s.order[s.table[found]]):
            found = space
        for side in range(4):
            near = NEIGHBOUR[space * 4 + side]
            if near >= 0 and s.ground[near] == QUAY_LIKE and near not in seen:
                seen.add(near)
                stack.append(near)
    return found


# -- KON-10 Scoring a closed yard ---------------------------------------------


def score_closed(s: State, space: int, fixed: bool) -> None:
    """KON-10.1: each yard that the card on this space has closed, all over the harbour if it fixed an axis."""
    if fixed:
        for start in range(SPACES):
            if is_newly_closed(s, start):
                score_yard(s, start)
    elif s.ground[space] == QUAY_LIKE:
        if is_newly_closed(s, space):
            score_yard(s, space)
    else:
        for side in range(4):
            near = NEIGHBOUR[space * 4 + side]
            if near >= 0 and is_newly_closed(s, near):
                score_yard(s, near)


def score_yard(s: State, start: int) -> None:
    """KON-10.2 to KON-10.8: count the warehouses, find the winner, close the yard for good."""
    lead = [0] * 3  # KON-10.2: red warehouses minus black ones, by good
    stack = [0] * 64
    s.yards += 1
    size = 0
    customs = 0
    s.yard[start] = s.yards
    stack[0] = start
    count = 1
    while count > 0:
        count -= 1
        space = stack[count]
        card = s.table[space]
        size += 1
        if CARD_KIND[card] == CUSTOMS:
            customs += 1
        for good in range(3):  # KON-9.5
            if CARD_OWNER[card] == RED:
                lead[good] += CARD_GOODS[card * 3 + good]
            elif CARD_OWNER[card] == BLACK:
                lead[good] -= CARD_GOODS[card * 3 + good]
        for side in range(4):
            near = NEIGHBOUR[space * 4 + side]
            if near >= 0 and s.ground[near] == QUAY_LIKE and s.yard[near] == 0:
                s.yard[near] = s.yards
                stack[count] = near
                count += 1
    award(s, majority(lead[0], lead[1], lead[2]), how_won(lead[0], lead[1], lead[2]), size, customs)


def award(s: State, winner: int, how: int, size: int, customs: int) -> None:
    """KON-10.6, KON-10.7, KON-10.8, KON-14.14: points and a guardian to the winner, if there is one."""
    if winner == NOBODY:
        if s.heard is not None:
            s.heard.append(moves.YardUnclaimed(size, spaces_of(s, s.yards)))
        return
    points = customs if s.immediateYardPoint and s.scenario != TIC_TAC_TOE else 1 + customs  # KON-16.13
    s.points[winner] += points
    guarded = not s.guardiansLimited or s.scenario == TIC_TAC_TOE or s.guardians(winner) > 0  # KON-16.12
    if guarded:
        s.yard_owner[s.yards] = winner
    if s.heard is not None:
        s.heard.append(moves.YardWon(winner, size, points, HOW[how], int(guarded), spaces_of(s, s.yards)))


def majority(wine: int, spices: int, tea: int) -> int:
    """KON-10.3 to KON-10.6: who wins, from red warehouses minus black ones by good."""
    red_best = max(0, wine, spices, tea)
    black_best = max(0, -wine, -spices, -tea)
    if red_best != black_best:  # KON-10.3
        return RED if red_best > black_best else BLACK
    if red_best == 0:  # KON-10.6
        return NOBODY
    balance = sign(wine) + sign(spices) + sign(tea)
    if balance != 0:  # KON-10.4
        return RED if balance > 0 else BLACK
    red_good = 0 if wine > 0 else 1 if spices > 0 else 2
    black_good = 0 if wine < 0 else 1 if spices < 0 else 2
    return RED if (red_good + 1) % 3 == black_good else BLACK  # KON-10.5, KON-1.2


def how_won(wine: int, spices: int, tea: int) -> int:
    """Which comparison decided: 0 the largest difference, 1 the goods led, 2 the circle."""
    if max(0, wine, spices, tea) != max(0, -wine, -spices, -tea):
        return 0
    return 1 if sign(wine) + sign(spices) + sign(tea) != 0 else 2


def sign(number: int) -> int:
    return 1 if number > 0 else -1 if number < 0 else 0


def spaces_of(s: State, number: int) -> str:
    """The spaces of a closed yard as names, for events."""
    return " ".join([SPACE_NAMES[space] for space in range(SPACES) if s.yard[space] == number])
