"""What a round of a league is, and what the rounds before it come to: pure."""

from __future__ import annotations

import itertools
import math
from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field

Group = tuple[int, ...]  # players at a table


@dataclass(frozen=True)
class Round:
    """Tables with the players in the order of seats, and who sits out."""

    tables: tuple[Group, ...]
    byes: Group = ()


@dataclass
class Past:
    """What happened in earlier rounds."""

    meetings: Counter[tuple[int, int]] = field(default_factory=Counter)  # the lower number first
    seats: Counter[tuple[int, int]] = field(default_factory=Counter)  # player and seat
    byes: Counter[int] = field(default_factory=Counter)
    small: Counter[int] = field(default_factory=Counter)  # times at a table smaller than others

    @classmethod
    def of(cls, rounds: Iterable[Round]) -> Past:
        past = cls()
        for one in rounds:
            past.add(one)
        return past

    def add(self, one: Round) -> None:
        largest = max(map(len, one.tables), default=0)
        for table in one.tables:
            self.meetings.update(itertools.combinations(sorted(table), 2))
            self.seats.update((player, seat) for seat, player in enumerate(table))
            self.small.update(player for player in table if len(table) < largest)
        self.byes.update(one.byes)


def table_sizes(players: int, seats: int, allowed: Collection[int]) -> tuple[list[int], int]:
    """As few as possible sit out, then tables as full and as equal as possible; no tables if none can be made."""
    for byes in range(players - 1):
        count = math.ceil((players - byes) / seats)
        low, larger = divmod(players - byes, count)
        sizes = [low + 1] * larger + [low] * (count - larger)
        if all(size in allowed for size in sizes):
            return sizes, byes
    return [], players


def repeats(rounds: Iterable[Round], past: Past | None = None) -> int:
    """How often two meet who have met before, each time counted by how often."""
    met = Counter(past.meetings) if past else Counter()
    found = 0
    for one in rounds:
        for table in one.tables:
            for pair in itertools.combinations(sorted(table), 2):
                found += met[pair]
                met[pair] += 1
    return found


def fewest_repeats(players: int, sizes: Sequence[int], byes: int, rounds: int) -> int:
    """At least so many, whatever the plan: by counting pairs, and because a table is filled from the groups before."""
    full, more = divmod(rounds * sum(math.comb(size, 2) for size in sizes), math.comb(players, 2))
    counted = math.comb(players, 2) * math.comb(full, 2) + more * full
    groups, shared = len(sizes) + byes, 0
    for size in sizes:
        each, left = divmod(size, groups)
        shared += (groups - left) * math.comb(each, 2) + left * math.comb(each + 1, 2)
    return max(counted, math.comb(rounds, 2) * shared)
