"""HOUSE-4.2, HOUSE-4.4: whole leagues on paper, of 4 to 23 players at tables of two to five."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction

import networkx as nx
import pytest

from fondaco.server.leagues.designs import rounds_without_repeats
from fondaco.server.leagues.round_robin import pair_all
from fondaco.server.leagues.rounds import Past, Round, fewest_repeats, repeats, table_sizes
from fondaco.server.leagues.seats import seat_repeats
from fondaco.server.leagues.standings import Seated, points_at, standings
from fondaco.server.leagues.swiss import pair_swiss

ALL = (2, 3, 4, 5)
SIZES = [(players, seats) for players in (4, 5, 7, 9, 10, 15, 23) for seats in ALL if players >= seats]
ENUMERABLE = [(players, seats) for players, seats in SIZES if players <= 10 and seats > 2]


def play(one: Round, points: dict[int, Fraction], rng: random.Random) -> None:
    for table in one.tables:
        order = rng.sample(table, len(table))
        for player, gained in points_at([Seated(player, 1 + order.index(player)) for player in table]).items():
            points[player] += gained


def swiss(players: int, seats: int, rounds: int, seed: int = 0) -> Iterator[tuple[Round, Past, dict[int, Fraction]]]:
    """Each round with what was known before it."""
    rng, so_far = random.Random(players * seats + seed), list[Round]()
    points = dict.fromkeys(range(1, players + 1), Fraction(0))
    for number in range(rounds):
        one = pair_swiss(points, seats, ALL, so_far, rounds - number, f"swiss {seed}")
        yield one, Past.of(so_far), dict(points)
        play(one, points, rng)
        so_far.append(one)


def everybody(players: int) -> list[int]:
    return list(range(1, players + 1))


def check_round(one: Round, players: int, seats: int) -> None:
    sizes, byes = table_sizes(players, seats, ALL)
    assert sorted(map(len, one.tables)) == sorted(sizes)
    assert len(one.byes) == byes
    assert sorted([*itertools.chain(*one.tables), *one.byes]) == list(range(1, players + 1))


def divisions(players: list[int], sizes: list[int]) -> Iterator[list[tuple[int, ...]]]:
    """Every way to divide the players into tables of these sizes."""
    if not sizes:
        yield []
        return
    for size in sorted(set(sizes)):
        rest = sizes.copy()
        rest.remove(size)
        for others in itertools.combinations(players[1:], size - 1):
            left = [player for player in players[1:] if player not in others]
            for more in divisions(left, rest):
                yield [(players[0], *others), *more]


@pytest.mark.parametrize(("players", "seats"), SIZES)
def test_house_4_2_every_round_seats_everybody_once_and_seats_are_repeated_only_where_they_must(
    players: int, seats: int
) -> None:
    for one, past, _ in swiss(players, seats, 3):
        check_round(one, players, seats)
        for table in one.tables:
            taken = sum(past.seats[player, seat] for seat, player in enumerate(table))
            best = min(
                sum(past.seats[player, seat] for seat, player in enumerate(order))
                for order in itertools.permutations(table)
            )
            assert taken == best == seat_repeats(table, past)


@pytest.mark.parametrize(("players", "seats"), ENUMERABLE)
def test_house_4_2_nobody_meets_again_where_another_division_would_avoid_it(players: int, seats: int) -> None:
    """All divisions are tried."""
    for one, past, _ in swiss(players, seats, 4):
        staying = sorted(itertools.chain(*one.tables))
        sizes = [len(table) for table in one.tables]
        best = min(repeats([Round(tuple(found))], past) for found in divisions(staying, sizes))
        assert repeats([one], past) == best


@pytest.mark.parametrize("players", [4, 7, 10, 16, 23])
def test_house_4_2_of_two_at_a_table_no_matching_has_fewer_repeats(players: int) -> None:
    for one, past, _ in swiss(players, 2, min(players - 1, 7)):
        graph = nx.Graph()
        staying = sorted(itertools.chain(*one.tables))
        for pair in itertools.combinations(staying, 2):
            graph.add_edge(*pair, weight=past.meetings[pair])
        best = nx.min_weight_matching(graph)
        assert repeats([one], past) == sum(past.meetings[min(pair), max(pair)] for pair in best)


WITHOUT_REPEATS = [
    (9, 3, 4),  # everybody meets everybody once, as at the next two
    (16, 4, 5),
    (25, 5, 6),
    (15, 3, 7),  # Kirkman's schoolgirls
    (12, 3, 4),
    (20, 4, 5),
    (23, 5, 4),
    (24, 4, 7),
    (100, 4, 12),
]


@pytest.mark.parametrize(("players", "seats", "rounds"), WITHOUT_REPEATS)
def test_house_4_2_whole_leagues_without_a_repeated_meeting(players: int, seats: int, rounds: int) -> None:
    plan = pair_all(everybody(players), seats, ALL, rounds, "all")
    for one in plan:
        check_round(one, players, seats)
    assert repeats(plan) == 0
    assert plan == pair_all(everybody(players), seats, ALL, rounds, "all"), "the same again"


@pytest.mark.parametrize(("players", "seats", "rounds"), [*WITHOUT_REPEATS[:3], (12, 3, 4), (24, 4, 5), (20, 4, 4)])
def test_house_4_2_whole_swiss_leagues_without_a_repeated_meeting(players: int, seats: int, rounds: int) -> None:
    """Any winner."""
    for seed in range(2):
        plan = [one for one, _, _ in swiss(players, seats, rounds, seed)]
        assert repeats(plan) == 0


@pytest.mark.parametrize(
    ("players", "seats", "rounds", "more"),
    [
        (16, 4, 8, 0),
        (8, 4, 5, 0),
        (12, 4, 3, 0),
        (5, 4, 5, 2),
        (6, 5, 4, 0),
        (12, 3, 5, 3),
        (9, 3, 6, 0),
        (18, 3, 8, 12),
    ],
)
def test_house_4_2_where_somebody_must_meet_again_it_is_as_seldom_as_is_proved(
    players: int, seats: int, rounds: int, more: int
) -> None:
    """The bound is proved by counting; where it is not reached, it is not known whether it can be."""
    sizes, byes = table_sizes(players, seats, ALL)
    bound = fewest_repeats(players, sizes, byes, rounds)
    plan = pair_all(everybody(players), seats, ALL, rounds, "bound")
    assert bound <= repeats(plan) <= bound + more


@pytest.mark.parametrize(("players", "seats"), [(6, 3), (8, 4), (7, 4), (5, 3)])
def test_the_bound_holds_for_any_second_round(players: int, seats: int) -> None:
    """All divisions are tried."""
    sizes, _ = table_sizes(players, seats, ALL)
    first = Round(tuple(next(divisions(everybody(players), sizes))))
    least = min(repeats([first, Round(tuple(found))]) for found in divisions(everybody(players), sizes))
    assert fewest_repeats(players, sizes, 0, 2) <= least


@pytest.mark.parametrize(("tables", "seats"), [(tables, seats) for seats in (2, 3, 4, 5) for tables in range(1, 18)])
def test_written_rounds_seat_everybody_and_repeat_nothing(tables: int, seats: int) -> None:
    met = set[tuple[int, int]]()
    for one in rounds_without_repeats(tables, seats):
        assert sorted(itertools.chain(*one)) == list(range(tables * seats))
        for pair in itertools.chain(*(itertools.combinations(sorted(table), 2) for table in one)):
            assert pair not in met
            met.add(pair)


@pytest.mark.parametrize(
    ("players", "seats", "rounds"), [*WITHOUT_REPEATS, (16, 4, 8), (9, 3, 6), (22, 2, 21), (7, 2, 7)]
)
def test_house_4_2_in_a_round_robin_everybody_has_each_seat_equally_often_or_once_more(
    players: int, seats: int, rounds: int
) -> None:
    plan = pair_all(everybody(players), seats, ALL if seats > 2 else (2,), rounds, "seats")
    taken = Past.of(plan).seats
    if all(len(table) == seats for one in plan for table in one.tables):
        for player in everybody(players):
            times = [taken[player, seat] for seat in range(seats)]
            assert max(times) - min(times) <= 1


@pytest.mark.parametrize(
    ("players", "seats", "allowed", "rounds"),
    [
        (15, 4, ALL, 5),
        (13, 3, ALL, 5),
        (17, 4, (3, 4), 4),
        (10, 3, (3,), 4),
        (11, 3, (3,), 4),
        (5, 4, (3, 4), 6),
        (7, 2, (2,), 5),
    ],
)
def test_house_4_2_small_tables_and_rounds_out_are_shared_evenly(
    players: int, seats: int, allowed: tuple[int, ...], rounds: int
) -> None:
    past = Past.of(pair_all(everybody(players), seats, allowed, rounds, "even"))
    for shared in (past.small, past.byes):
        times = [shared[player] for player in everybody(players)]
        assert max(times) - min(times) <= 1


def test_house_4_2_who_is_left_meets_nobody_again_when_somebody_leaves() -> None:
    played = pair_all(everybody(16), 4, ALL, 5, "left")[:2]
    rest = pair_all(everybody(15), 4, ALL, 2, "left", Past.of(played))
    assert all(sorted(itertools.chain(*one.tables)) == everybody(15) for one in rest)
    assert repeats(rest, Past.of(played)) == 0


@pytest.mark.parametrize("players", [4, 5, 8, 11, 22, 23])
def test_house_4_2_in_a_round_robin_of_pairs_everybody_meets_everybody_once(players: int) -> None:
    rounds = players - 1 if players % 2 == 0 else players
    met = Past.of(pair_all(everybody(players), 2, (2,), rounds, "pairs"))
    assert len(met.meetings) == players * (players - 1) // 2
    assert set(met.meetings.values()) == {1}
    assert set(met.byes.values()) in ({1}, set())


def test_house_4_2_equals_meet_by_the_swiss_system() -> None:
    points = {player: Fraction((player - 1) // 4) for player in range(1, 17)}
    one = pair_swiss(points, 4, ALL, [], 2, "equal")
    assert all(len({points[player] for player in table}) == 1 for table in one.tables)


@pytest.mark.parametrize(
    ("players", "seats", "allowed", "sizes", "byes"),
    [
        (8, 4, (2, 3, 4, 5), [4, 4], 0),
        (9, 4, (3, 4, 5), [3, 3, 3], 0),
        (5, 4, (3, 4, 5), [4], 1),
        (5, 4, (2, 3, 4), [3, 2], 0),
        (7, 2, (2,), [2, 2, 2], 1),
        (3, 5, (3, 4, 5), [3], 0),
        (1, 2, (2,), [], 1),
        (2, 4, (3, 4), [], 2),
    ],
)
def test_house_4_2_smaller_tables_where_the_game_allows_them_else_few_sit_out(
    players: int, seats: int, allowed: tuple[int, ...], sizes: list[int], byes: int
) -> None:
    assert table_sizes(players, seats, allowed) == (sizes, byes)


def test_house_4_2_nobody_sits_out_twice_before_all_have() -> None:
    byes = Counter(player for one, _, _ in swiss(7, 2, 7) for player in one.byes)
    assert set(byes.values()) == {1}
    assert len(byes) == 7


def test_house_4_4_points_are_shares_of_opponents_and_ties_are_broken_in_order() -> None:
    table = [Seated(1, 1), Seated(2, 2), Seated(3, 2), Seated(4, 4, forfeited=True)]
    assert points_at(table) == {1: 1, 2: Fraction(1, 2), 3: Fraction(1, 2), 4: 0}
    assert points_at([Seated(1, 1, True), Seated(2, 1, True)]) == {1: 0, 2: 0}
    rows = standings(range(1, 7), [table, [Seated(5, 1), Seated(6, 2)]], [4])
    assert [(row.player, row.place) for row in rows] == [(1, 1), (5, 2), (2, 3), (3, 3), (4, 3), (6, 6)]
    assert (rows[4].byes, rows[4].forfeits, rows[4].points) == (1, 1, Fraction(1, 2))
