"""Rounds in which no two players meet twice, where they can be written down instead of searched for: pure.

Two at a table: the circle. More: players are points (row, column), a row for each seat and a column for each table; a
round is the lines of one slope, and two points of different rows are on one line together. The rows themselves, each
divided in the same way, are further rounds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count

Tables = list[list[int]]

# Fields whose order is not a prime: the power of x that is replaced, as digits, the lowest first.
REDUCED = {4: (2, (1, 1)), 8: (2, (1, 1, 0)), 9: (3, (2, 0)), 16: (2, (1, 1, 0, 0)), 32: (2, (1, 0, 1, 0, 0))}


def rounds_without_repeats(tables: int, seats: int) -> Iterator[Tables]:
    """As many as are known for points 0 to tables * seats - 1; none of row 0 meet in the first `tables` rounds."""
    if seats == 2:
        yield from _circle(tables * 2)
        return
    if (line := _line(tables, seats)) is None:
        return
    for slope in range(tables):
        yield [[row * tables + line(row, slope, start) for row in range(seats)] for start in range(tables)]
    inner = [[list(range(tables))]] if tables == seats else []
    if tables > seats and tables % seats == 0:
        inner = list(rounds_without_repeats(tables // seats, seats))
    for one in inner:
        yield [[row * tables + point for point in table] for row in range(seats) for table in one]


def _circle(players: int) -> Iterator[Tables]:
    """One stays, the others go round."""
    for turn in range(players - 1):
        ring = [0, *range(1 + turn, players), *range(1, 1 + turn)]
        yield [[ring[place], ring[-1 - place]] for place in range(players // 2)]


def _line(order: int, rows: int) -> Callable[[int, int, int], int] | None:
    """How `start + row * slope` is calculated: where the difference of any two rows can be divided by."""
    if order < rows:
        return None
    if next(divisor for divisor in count(2) if order % divisor == 0) >= rows:
        return lambda row, slope, start: (start + row * slope) % order
    if order not in REDUCED:
        return None
    base, top = REDUCED[order]
    elements = [tuple(number // base**place % base for place in range(len(top))) for number in range(order)]
    numbers = {digits: number for number, digits in enumerate(elements)}

    def line(row: int, slope: int, start: int) -> int:
        product = [0] * len(top)
        for digit in reversed(elements[slope]):
            carry, product = product[-1], [0, *product[:-1]]
            product = [
                (low + carry * high + digit * factor) % base
                for low, high, factor in zip(product, top, elements[row], strict=True)
            ]
        return numbers[tuple((one + other) % base for one, other in zip(product, elements[start], strict=True))]

    return line
