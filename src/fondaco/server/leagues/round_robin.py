"""All rounds of a league in which everybody meets everybody as equally often as can be: pure."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Collection, Sequence

from fondaco.server.leagues.designs import rounds_without_repeats
from fondaco.server.leagues.rounds import Past, Round, fewest_repeats, repeats, table_sizes
from fondaco.server.leagues.search import STEPS, Search, find_starter
from fondaco.server.leagues.seats import seat_all

CHOICES = 40  # ways in which a written plan is laid on the players, where tables are of different sizes
STARTERS = 4  # numbers of rounds for which a starter is looked for


def pair_all(
    players: Sequence[int], seats: int, allowed: Collection[int], rounds: int, seed: str, past: Past | None = None
) -> list[Round]:
    """So many rounds, after what has been played; the whole plan is the same for the same arguments."""
    rng = random.Random(seed)
    sizes, byes = table_sizes(len(players), seats, allowed)
    if not sizes:
        return [Round((), tuple(players))] * rounds
    known = past or Past()
    plans = []
    if past is None and (start := plan_without_repeats(players, sizes, byes, rounds, rng)):
        plans.append(search_rounds(players, sizes, byes, rounds, known, rng, start))
    if not plans or repeats(plans[0]) > fewest_repeats(len(players), sizes, byes, rounds) or not _is_even(plans[0]):
        plans.append(search_rounds(players, sizes, byes, rounds, known, rng))
    return seat_all(min(plans, key=lambda plan: (repeats(plan, known), _unevenness(plan))), known)


def plan_without_repeats(
    players: Sequence[int], sizes: Sequence[int], byes: int, rounds: int, rng: random.Random
) -> list[Round]:
    """So many rounds if as many are found, else fewer."""
    plan = written(players, sizes, byes, rng)
    if len(plan) >= rounds:
        others = [written(players, sizes, byes, rng) for _ in range(CHOICES if len(set(sizes)) > 1 else 0)]
        return min((rng.sample(one, rounds) for one in (plan, *others)), key=_unevenness)
    most = (len(players) - 1) // (max(sizes) - 1) if len(sizes) + byes >= max(sizes) else 1
    if rounds <= most:
        found = search_rounds(players, sizes, byes, rounds, Past(), rng)
        if not repeats(found):
            return found
    turns = itertools.cycle(range(most, 0, -1) if rounds > most else range(rounds, most + 1))
    for number in itertools.islice(turns, STARTERS):
        if len(plan) < min(number, rounds):
            found = _developed(players, sizes, byes, number, rng)[:rounds]
            plan = found if len(found) > len(plan) else plan
    return plan


def _unevenness(plan: Sequence[Round]) -> int:
    """How unequally small tables are shared."""
    return sum(times * times for times in Past.of(plan).small.values())


def _is_even(plan: Sequence[Round]) -> bool:
    players = {*itertools.chain(*plan[0].tables), *plan[0].byes}
    small = Past.of(plan).small
    return max(small[player] for player in players) <= 1 + min(small[player] for player in players)


def written(players: Sequence[int], sizes: Sequence[int], byes: int, rng: random.Random) -> list[Round]:
    """All rounds that are known; empty places, none of whom meet, make tables smaller or let a player sit out."""
    seats, pairs = max(sizes), max(sizes) == 2
    if byes and not (pairs and byes == 1):
        return []
    tables = len(sizes) + byes
    order = rng.sample(range(tables), tables)[: tables * seats - len(players)]  # of the first row
    points = [point for point in range(tables * seats) if point not in order]
    player_at = dict(zip(points, rng.sample(players, len(players)), strict=True))
    plan = []
    for one in rounds_without_repeats(tables, seats):
        found = [tuple(player_at[point] for point in table if point in player_at) for table in one]
        full = tuple(table for table in found if len(table) > 1)
        if sorted(map(len, full)) == sorted(sizes):
            plan.append(Round(full, tuple(itertools.chain(*(table for table in found if len(table) == 1)))))
    return plan


def _developed(players: Sequence[int], sizes: Sequence[int], byes: int, turns: int, rng: random.Random) -> list[Round]:
    """One round, and then all players but a few go round; nothing if some would sit out more often than others."""
    found = find_starter(len(players), [*sizes, *[1] * byes], turns, rng)
    if found is None:
        return []
    moving = len(players) // turns * turns

    def moved(point: int, turn: int) -> int:
        return players[point // turns * turns + (point + turn) % turns if point < moving else point]

    plan = []
    for turn in range(turns):
        tables = [tuple(moved(point, turn) for point in table) for table in found]
        plan.append(Round(tuple(tables[: len(sizes)]), tuple(itertools.chain(*tables[len(sizes) :]))))
    most = max(Past.of(plan).byes.values(), default=0)
    return plan if most <= -(-byes * turns // len(players)) else []


def search_rounds(
    players: Sequence[int],
    sizes: Sequence[int],
    byes: int,
    rounds: int,
    past: Past,
    rng: random.Random,
    start: Sequence[Round] = (),
    steps: int = STEPS,
) -> list[Round]:
    """The best rounds found after those that were played: from a plan, played again and again, or from luck."""
    plan = list(itertools.islice(itertools.cycle(start), rounds)) or _by_luck(players, sizes, byes, rounds, past, rng)
    search = Search([[list(table) for table in one.tables] for one in plan], past.meetings, past.small, rng)
    search.run(steps)
    return [Round(tuple(map(tuple, tables)), one.byes) for tables, one in zip(search.rounds, plan, strict=True)]


def _by_luck(
    players: Sequence[int], sizes: Sequence[int], byes: int, rounds: int, past: Past, rng: random.Random
) -> list[Round]:
    sat_out, plan = Counter(past.byes), []
    for _ in range(rounds):
        order = sorted(rng.sample(players, len(players)), key=lambda player: sat_out[player])
        out, staying = tuple(order[:byes]), rng.sample(order[byes:], len(order) - byes)
        sat_out.update(out)
        ends = itertools.accumulate(sizes)
        plan.append(Round(tuple(tuple(staying[end - size : end]) for size, end in zip(sizes, ends, strict=True)), out))
    return plan
