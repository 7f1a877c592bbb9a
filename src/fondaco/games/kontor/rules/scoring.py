"""KON-10: scoring a yard."""

from __future__ import annotations

from fondaco.games.kontor import data, tell
from fondaco.games.kontor.rules.yards import is_newly_closed
from fondaco.games.kontor.state import State

__all__ = ["how_won", "majority"]


def score_closed(s: State, space: int, fixed: bool) -> None:
    """KON-10.1: each yard that the card on this space has closed, all over the harbour if it fixed an axis."""
    if fixed:
        for start in range(data.SPACES):
            if is_newly_closed(s, start):
                score_yard(s, start)
    elif s.ground[space] == data.QUAY_LIKE:
        if is_newly_closed(s, space):
            score_yard(s, space)
    else:
        for edge in range(data.EDGES):
            near = data.NEIGHBOUR[space * data.EDGES + edge]
            if near >= 0 and is_newly_closed(s, near):
                score_yard(s, near)


def score_yard(s: State, start: int) -> None:
    """KON-10.2 to KON-10.8: count the warehouses, find the winner, close the yard for good."""
    lead = [0] * data.GOODS  # KON-10.2: red warehouses minus black ones, by good
    stack = [0] * data.MAX_IN_YARD
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
        if data.CARD_KIND[card] == data.CUSTOMS:
            customs += 1
        for good in range(data.GOODS):  # KON-9.5
            if data.CARD_OWNER[card] == data.RED:
                lead[good] += data.CARD_GOODS[card * data.GOODS + good]
            elif data.CARD_OWNER[card] == data.BLACK:
                lead[good] -= data.CARD_GOODS[card * data.GOODS + good]
        for edge in range(data.EDGES):
            near = data.NEIGHBOUR[space * data.EDGES + edge]
            if near >= 0 and s.ground[near] == data.QUAY_LIKE and s.yard[near] == 0:
                s.yard[near] = s.yards
                stack[count] = near
                count += 1
    award(s, majority(lead[0], lead[1], lead[2]), how_won(lead[0], lead[1], lead[2]), size, customs)


def award(s: State, winner: int, how: int, size: int, customs: int) -> None:
    """KON-10.6, KON-10.7, KON-10.8, KON-14.14: points and a guardian to the winner, if there is one."""
    if winner == data.NOBODY:
        tell.yard_unclaimed(s, size)
        return
    points = customs if s.immediateYardPoint and s.scenario != data.TIC_TAC_TOE else 1 + customs  # KON-16.13
    s.points[winner] += points
    guarded = not s.guardiansLimited or s.scenario == data.TIC_TAC_TOE or s.guardians(winner) > 0  # KON-16.12
    if guarded:
        s.yard_owner[s.yards] = winner
    tell.yard_won(s, winner, size, points, how, guarded)


def majority(wine: int, spices: int, tea: int) -> int:
    """KON-10.3 to KON-10.6: who wins, from red warehouses minus black ones by good."""
    red_best = max(0, wine, spices, tea)
    black_best = max(0, -wine, -spices, -tea)
    if red_best != black_best:  # KON-10.3
        return data.RED if red_best > black_best else data.BLACK
    if red_best == 0:  # KON-10.6
        return data.NOBODY
    balance = sign(wine) + sign(spices) + sign(tea)
    if balance != 0:  # KON-10.4
        return data.RED if balance > 0 else data.BLACK
    red_good = 0 if wine > 0 else 1 if spices > 0 else 2
    black_good = 0 if wine < 0 else 1 if spices < 0 else 2
    return data.RED if (red_good + 1) % 3 == black_good else data.BLACK  # KON-10.5, KON-1.2


def how_won(wine: int, spices: int, tea: int) -> int:
    """KON-10.3, KON-10.4, KON-10.5: which comparison decided."""
    if max(0, wine, spices, tea) != max(0, -wine, -spices, -tea):
        return data.BY_DIFFERENCE
    return data.BY_GOODS_LED if sign(wine) + sign(spices) + sign(tea) != 0 else data.BY_CIRCLE


def sign(number: int) -> int:
    return 1 if number > 0 else -1 if number < 0 else 0
