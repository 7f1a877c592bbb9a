"""The next round by the Swiss system: players with equal points meet, and as few as possible meet again: pure."""

from __future__ import annotations

import itertools
import random
from collections.abc import Collection, Iterator, Mapping, Sequence
from fractions import Fraction

from fondaco.server.leagues.round_robin import plan_without_repeats, search_rounds
from fondaco.server.leagues.rounds import Group, Past, Round, fewest_repeats, repeats, table_sizes
from fondaco.server.leagues.seats import seat_repeats, seat_table

MEETING = 1_000_000.0  # the price of a repeated meeting; all else is less
SMALL = 1.0  # of being at a small table again
MAX_ATTEMPTS = 24  # starts of the search for a round
MAX_TRIED = 40_000  # players times players times starts
CANDIDATES = 12  # rounds that are judged by what they leave to those after
AHEAD = 12_000  # steps of the search for those
MAX_AHEAD = 40  # players for whom it is made
TIGHT = 0.6  # the share of all opponents met in the league from which on a plan is not left
SEATING_PASSES = 2

Divided = list[list[int]]


def pair_swiss(
    points: Mapping[int, Fraction],
    seats: int,
    allowed: Collection[int],
    so_far: Sequence[Round],
    left: int,
    seed: str,
) -> Round:
    """The next of the rounds that are left; one that forces a later meeting again only if all that were found do."""
    rng, past = random.Random(f"{seed} {len(so_far)}"), Past.of(so_far)
    sizes, byes = table_sizes(len(points), seats, allowed)
    order = sorted(points, key=lambda player: (-points[player], player))
    out = _sit_out(order, byes, past)
    price = _Price(past, points, max(sizes, default=0))
    staying = [player for player in order if player not in out]
    found = sorted(_divisions(staying, sizes, price, rng), key=price.of_all)
    if sizes and len(points) <= MAX_AHEAD:
        planned = _planned(sorted(points), sizes, byes, so_far, left, seed)
        safe = sorted(([list(table) for table in one.tables] for one in planned if one.byes == out), key=price.of_all)
        is_tight = (len(so_far) + left) * (max(sizes) - 1) > TIGHT * (len(points) - 1)
        if safe and (is_tight or price.of_all(safe[0]) <= price.of_all(found[0])):
            found = safe
        else:
            bound = fewest_repeats(len(points), sizes, byes, len(so_far) + left) - repeats(so_far)
            found = [_least_regretted(found, out, sizes, past, price, left - 1, bound, rng)]
    elif sizes:
        _spread_seats(found[0], past, price)
    return Round(tuple(seat_table(table, past) for table in found[0]), out)


def _sit_out(order: Sequence[int], count: int, past: Past) -> Group:
    """Who has sat out least, the last in order first."""
    ranked = sorted(range(len(order)), key=lambda place: (past.byes[order[place]], -place))
    return tuple(order[place] for place in ranked[:count])


def _planned(
    players: list[int], sizes: Sequence[int], byes: int, so_far: Sequence[Round], left: int, seed: str
) -> list[Round]:
    """Rounds of a plan without repeats that have not been played, if all that were played are of it."""
    plan = plan_without_repeats(players, sizes, byes, len(so_far) + left, random.Random(seed))
    met = Past.of(so_far)
    fresh = [one for one in plan if not repeats([one], met)]
    return fresh if len(fresh) == left else []


def _least_regretted(
    candidates: list[Divided],
    out: Group,
    sizes: Sequence[int],
    past: Past,
    price: _Price,
    left: int,
    bound: int,
    rng: random.Random,
) -> Divided:
    """The first candidate after which a search finds rounds that repeat no more than they must, else the best."""
    best, least = candidates[0], float("inf")
    players = sorted([*itertools.chain(*candidates[0]), *out])
    for tables in candidates[:CANDIDATES]:
        _spread_seats(tables, past, price)
        one = Round(tuple(map(tuple, tables)), out)
        after = Past(past.meetings.copy(), past.seats.copy(), past.byes.copy(), past.small.copy())
        after.add(one)
        following = search_rounds(players, sizes, len(out), left, after, rng, steps=AHEAD)
        if (found := repeats([one, *following], past)) < least:
            best, least = tables, found
        if least <= bound:
            break
    return best


# -- one round --------------------------------------------------------------------


def _divisions(players: Sequence[int], sizes: Sequence[int], price: _Price, rng: random.Random) -> Iterator[Divided]:
    """What several local searches find; the first starts from the order of the players."""
    for number in range(max(2, min(MAX_ATTEMPTS, MAX_TRIED // (1 + len(players) ** 2)))):
        order = list(players) if number == 0 else rng.sample(players, len(players))
        ends = itertools.accumulate(sizes)
        tables = [order[end - size : end] for size, end in zip(sizes, ends, strict=True)]
        while any([_exchange(mine, theirs, price) for mine, theirs in itertools.combinations(tables, 2)]):
            continue
        yield tables


class _Price:
    """What is wrong with a table."""

    def __init__(self, past: Past, points: Mapping[int, Fraction], largest: int) -> None:
        self._largest = largest
        self._small = past.small
        self.pairs = {
            one: {
                other: MEETING * past.meetings[min(one, other), max(one, other)] + 100 * float(mine - theirs) ** 2
                for other, theirs in points.items()
            }
            for one, mine in points.items()
        }

    def __call__(self, table: Sequence[int]) -> float:
        return sum(self.pairs[one][other] for one, other in itertools.combinations(table, 2)) + sum(
            self.size(player, len(table)) for player in table
        )

    def of_all(self, tables: Divided) -> float:
        return sum(map(self, tables))

    def size(self, player: int, size: int) -> float:
        return SMALL * self._small[player] if size < self._largest else 0.0


def _exchange(mine: list[int], theirs: list[int], price: _Price) -> bool:
    """Exchange two players of two tables for as long as that makes it better; whether it did."""
    has_changed = False
    for place, partner in itertools.product(range(len(mine)), range(len(theirs))):
        one, other = mine[place], theirs[partner]
        mine[place], theirs[partner] = other, one
        first, second = price.pairs[one], price.pairs[other]
        change = sum([first[each] for each in theirs]) - sum([second[each] for each in theirs]) + second[one]
        change += sum([second[each] for each in mine]) - sum([first[each] for each in mine]) + first[other]
        if len(mine) != len(theirs):
            for player, left, found in ((one, mine, theirs), (other, theirs, mine)):
                change += price.size(player, len(found)) - price.size(player, len(left))
        if change < -1e-9:
            has_changed = True
        else:
            mine[place], theirs[partner] = one, other
    return has_changed


def _spread_seats(tables: Divided, past: Past, price: _Price) -> None:
    """Exchanges that cost nothing else and let fewer sit where they have sat before."""
    taken = [seat_repeats(table, past) for table in tables]
    for one, other in list(itertools.combinations(range(len(tables)), 2)) * SEATING_PASSES:
        mine, theirs = tables[one], tables[other]
        for place, partner in itertools.product(range(len(mine)), range(len(theirs))):
            if taken[one] + taken[other] == 0:
                break
            before = price(mine) + price(theirs)
            mine[place], theirs[partner] = theirs[partner], mine[place]
            if price(mine) + price(theirs) <= before + 1e-9:
                found = seat_repeats(mine, past), seat_repeats(theirs, past)
                if sum(found) < taken[one] + taken[other]:
                    taken[one], taken[other] = found
                    continue
            mine[place], theirs[partner] = theirs[partner], mine[place]
