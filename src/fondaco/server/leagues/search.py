"""A search for rounds with few repeated meetings, where none are known: pure, the same for the same seed, bounded."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from itertools import accumulate, combinations
from math import exp

Tables = list[list[int]]

SMALL = 0.05  # the price of being at a small table again, against that of a repeated meeting
STEPS = 80_000  # exchanges that are looked at
STARTER_STEPS = 30_000
WARM, COLD = 0.8, 0.15  # how readily a starter takes what is worse, at first and at last


class Search:
    """Rounds are improved by exchanging two players of a round; also for the worse, but then not back at once.

    A meeting costs as much as the two meet otherwise, before these rounds and in them.
    """

    def __init__(
        self, rounds: list[Tables], met: Mapping[tuple[int, int], int], small: Counter[int], rng: random.Random
    ) -> None:
        self.rounds = rounds
        self._rng = rng
        self._largest = max((len(table) for one in rounds for table in one), default=0)
        self._places = [(number, place) for number, tables in enumerate(rounds) for place in range(len(tables))]
        players = {player for tables in rounds for table in tables for player in table}
        self._met = [[0] * (max(players, default=0) + 1) for _ in range(max(players, default=0) + 1)]
        self._small = Counter({player: small[player] for player in players})
        for (one, other), times in met.items():
            if {one, other} <= players:
                self._meet(one, other, times)
        for tables in rounds:
            for table in tables:
                for one, other in combinations(table, 2):
                    self._meet(one, other, 1)
                if len(table) < self._largest:
                    self._small.update(table)
        total, self._least = sum(self._small.values()), sum(self._small.values()) // max(1, len(players))
        self._most = self._least + (total > self._least * len(players))

    def run(self, steps: int = STEPS) -> float:
        """Change the rounds for the better; what is left to pay."""
        price = least = self._price()
        best, moment = self._copy(), 0
        banned: dict[tuple[int, int, int], int] = {}
        while steps > 0 and (troubled := self._troubled()):
            moment += 1
            number, place, player = troubled
            steps -= sum(map(len, self.rounds[number]))
            found = self._best_exchange(troubled, banned, moment, least - price)
            if found is None:
                continue
            change, to, partner = found
            self._exchange(number, place, player, to, partner)
            banned[number, player, place] = banned[number, partner, to] = moment + self._rng.randint(4, 12)
            price += change
            if price < least - 1e-9:
                best, least = self._copy(), price
        self.rounds = best
        return least

    def _copy(self) -> list[Tables]:
        return [[table.copy() for table in tables] for tables in self.rounds]

    def _meet(self, one: int, other: int, times: int) -> None:
        self._met[one][other] += times
        self._met[other][one] += times

    def _price(self) -> float:
        pairs = sum(times * (times - 1) / 2 for met in self._met for times in met) / 2
        return pairs + SMALL * sum(times * (times - 1) / 2 for times in self._small.values())

    def _troubled(self) -> tuple[int, int, int] | None:
        """A round, a table of it, and a player there who meets another again, or has a table of an unfair size."""
        start = self._rng.randrange(len(self._places)) if self._places else 0
        unfair = None
        for number, place in self._places[start:] + self._places[:start]:
            table = self.rounds[number][place]
            again = [pair for pair in combinations(table, 2) if self._met[pair[0]][pair[1]] > 1]
            if again:
                return number, place, self._rng.choice(self._rng.choice(again))
            if unfair is None:
                found = [player for player in table if self._is_unfair(player, len(table) < self._largest)]
                unfair = (number, place, self._rng.choice(found)) if found else None
        return unfair

    def _is_unfair(self, player: int, is_small: bool) -> bool:
        """At a small table and too often so, or at a large one and too seldom at a small one."""
        return self._small[player] > self._most if is_small else self._small[player] < self._least

    def _best_exchange(
        self, troubled: tuple[int, int, int], banned: Mapping[tuple[int, int, int], int], moment: int, needed: float
    ) -> tuple[float, int, int] | None:
        """The change of the price, the other table and the partner; what was just undone only for a new best."""
        number, place, player = troubled
        tables, mine = self.rounds[number], [other for other in self.rounds[number][place] if other != player]
        met = self._met[player]
        leaving = sum([met[other] for other in mine]) - len(mine)
        found: list[tuple[float, int, int]] = []
        least = float("inf")
        for to, table in enumerate(tables):
            if to == place:
                continue
            joining = sum([met[other] for other in table]) - leaving + len(table) - 1
            small = (len(table) < self._largest) - (len(mine) + 1 < self._largest)
            for partner in table:
                theirs = self._met[partner]
                change: float = joining - theirs[player]
                change += sum([theirs[other] for other in mine]) - sum([theirs[other] for other in table])
                if small:
                    change += SMALL * self._small_change(player, partner, small)
                is_banned = max(banned.get((number, player, to), 0), banned.get((number, partner, place), 0)) > moment
                if change > least or (is_banned and change >= needed - 1e-9):
                    continue
                if change < least:
                    found, least = [], change
                found.append((change, to, partner))
        return self._rng.choice(found) if found else None

    def _small_change(self, player: int, partner: int, step: int) -> int:
        """One goes to a small table, the other leaves it."""
        comer, goer = (player, partner) if step > 0 else (partner, player)
        return self._small[comer] - self._small[goer] + 1

    def _exchange(self, number: int, place: int, player: int, to: int, partner: int) -> None:
        tables = self.rounds[number]
        for table, gone, come in ((tables[place], player, partner), (tables[to], partner, player)):
            for other in table:
                if other != gone:
                    self._meet(gone, other, -1)
                    self._meet(come, other, 1)
            table[table.index(gone)] = come
            if len(table) < self._largest:
                self._small[gone] -= 1
                self._small[come] += 1


# -- starters ---------------------------------------------------------------------


def find_starter(players: int, sizes: list[int], turns: int, rng: random.Random) -> Tables | None:
    """A round of points that repeats nothing when they go round so often: in rings of that length, while the rest stay.

    Pairs of the same rings, equally far apart, come to be the same pair: of each kind there may be one.
    """
    kinds = _kinds(players, turns)
    times = [1] + [0] * max(map(max, kinds))  # kind 0 repeats itself
    points = rng.sample(range(players), players)
    tables = [points[end - size : end] for size, end in zip(sizes, accumulate(sizes), strict=True)]
    home = [(number, place) for number, size in enumerate(sizes) for place in range(size)]
    price = sum(_add(times, kinds[one], [other]) for table in tables for one, other in combinations(table, 2))
    for step in range(STARTER_STEPS):
        if price == 0:
            return tables
        (number, place), (to, partner) = rng.choice(home), rng.choice(home)
        if number == to:
            continue
        mine, theirs = tables[number], tables[to]
        one, other = mine[place], theirs[partner]
        left, found = mine[:place] + mine[place + 1 :], theirs[:partner] + theirs[partner + 1 :]
        change = _drop(times, kinds[one], left) + _drop(times, kinds[other], found)
        change += _add(times, kinds[one], found) + _add(times, kinds[other], left)
        if change <= 0 or rng.random() < exp(-change / max(COLD, WARM * (1 - step / STARTER_STEPS))):
            mine[place], theirs[partner] = other, one
            price += change
        else:
            _drop(times, kinds[one], found), _drop(times, kinds[other], left)
            _add(times, kinds[one], left), _add(times, kinds[other], found)
    return None


def _kinds(players: int, turns: int) -> list[list[int]]:
    """By two points, the kind of their pair; 0 if it is back before all have gone round once."""
    moving = players // turns * turns
    numbers: dict[tuple[int, int, int], int] = {}

    def kind(one: int, other: int) -> int:
        one, other = sorted((one, other))
        if other >= moving:
            return 0 if one >= moving else numbers.setdefault((one // turns, other, -1), len(numbers) + 1)
        apart = (other - one) % turns
        if one // turns == other // turns:
            apart = min(apart, turns - apart)
            if apart * 2 == turns:
                return 0
        return numbers.setdefault((one // turns, other // turns, apart), len(numbers) + 1)

    return [[kind(one, other) if one != other else 0 for other in range(players)] for one in range(players)]


def _add(times: list[int], kinds: list[int], others: list[int]) -> int:
    """Pairs of a point with others are there; what that costs."""
    price = 0
    for other in others:
        price += times[kinds[other]]
        times[kinds[other]] += 1
    return price


def _drop(times: list[int], kinds: list[int], others: list[int]) -> int:
    price = 0
    for other in others:
        times[kinds[other]] -= 1
        price -= times[kinds[other]]
    return price
