"""Who sits in which seat of the tables of a league, each seat as often as the others: pure."""

from __future__ import annotations

import itertools
from collections import Counter, deque
from collections.abc import Sequence

from fondaco.server.leagues.rounds import Group, Past, Round

Edge = tuple[int, int, int]  # a round, a table of it, and who sits in the other of two seats


def seat_table(table: Sequence[int], past: Past) -> Group:
    """The order of seats in which fewest sit where they have sat before."""
    return _best_order(table, past)[1]


def seat_repeats(table: Sequence[int], past: Past) -> int:
    return _best_order(table, past)[0]


def _best_order(table: Sequence[int], past: Past) -> tuple[int, Group]:
    """How often a player sits in the same seat again, and the order of seats; the first of the best."""
    found: dict[Group, tuple[int, Group]] = {(): (0, ())}  # by who is seated
    for seat in range(len(table)):
        longer: dict[Group, tuple[int, Group]] = {}
        for seated, (price, order) in found.items():
            for player in table:
                if player not in seated:
                    one = price + past.seats[player, seat], (*order, player)
                    key = tuple(sorted((*seated, player)))
                    longer[key] = min(one, longer.get(key, one))
        found = longer
    return min(found.values())


def seat_all(rounds: Sequence[Round], past: Past) -> list[Round]:
    """Any two seats of full tables equally often for everybody, or once more; small tables have no last seats."""
    plan, known = [], Past(seats=Counter(past.seats))
    for one in rounds:
        seated = Round(tuple(seat_table(table, known) for table in one.tables), one.byes)
        known.add(seated)
        plan.append([list(table) for table in seated.tables])
    most = max((len(table) for tables in plan for table in tables), default=0)
    while any([_balance(plan, known.seats, *pair) for pair in itertools.combinations(range(most), 2)]):
        continue
    return [Round(tuple(map(tuple, tables)), one.byes) for tables, one in zip(plan, rounds, strict=True)]


def _balance(plan: list[list[list[int]]], taken: Counter[tuple[int, int]], seat: int, other: int) -> bool:
    """Change places between two seats along chains of tables until nobody is better off; whether that did anything."""
    has_changed = False
    while chain := _chain(plan, taken, seat, other):
        for number, place, _ in chain:
            table = plan[number][place]
            for player, left, found in ((table[seat], seat, other), (table[other], other, seat)):
                taken[player, left] -= 1
                taken[player, found] += 1
            table[seat], table[other] = table[other], table[seat]
        has_changed = True
    return has_changed


def _chain(plan: list[list[list[int]]], taken: Counter[tuple[int, int]], seat: int, other: int) -> list[Edge]:
    """Tables from a player who is in one seat too often to one who is there too seldom, each neighbour to the next."""
    edges: dict[int, list[Edge]] = {}
    for number, tables in enumerate(plan):
        for place, table in enumerate(tables):
            if len(table) > max(seat, other):
                edges.setdefault(table[seat], []).append((number, place, table[other]))
                edges.setdefault(table[other], [])
    surplus = {player: taken[player, seat] - taken[player, other] for player in edges}
    for start in sorted(edges, key=lambda player: (-surplus[player], player)):
        came: dict[int, list[Edge]] = {start: []}
        waiting = deque([start])
        while waiting:
            player = waiting.popleft()
            if surplus[start] - surplus[player] > 2:
                return came[player]
            for edge in edges[player]:
                if edge[2] not in came:
                    came[edge[2]] = [*came[player], edge]
                    waiting.append(edge[2])
    return []
