"""KON-13: the score sheet of Kontor."""

from __future__ import annotations

from fondaco.games.kontor.data import ALL_GUARDED, BONUS, BONUS_YARDS, CUTOFF, FIVE_LARGEST, NOBODY
from fondaco.games.kontor.state import State
from fondaco.kernel.showing.scores import Category, Scores

PLAYERS = 2


def lines(s: State, seat: int) -> tuple[tuple[Category, ...], tuple[Category, ...]]:
    """KON-10.7, KON-13.5, KON-13.6: all of it lies open; an outright win comes first (KON-15.2, KON-15.5)."""
    bonus = bonus_points(s)
    over = s.deciding == 0
    won = tuple(s.points[player] - (bonus[player] if over else 0) for player in range(PLAYERS))
    outright = tuple(int(s.winner == player) for player in range(PLAYERS))
    return (
        Category("yards", "KON-10.7", won),
        Category("bonus", "KON-13.5", bonus),
    ), (
        Category("outright", "KON-15.5", outright, first=True),
        Category("florins", "KON-13.6", tuple(list(s.florins)[:PLAYERS])),
    )


def bonus_points(s: State) -> tuple[int, ...]:
    """KON-13.3 to KON-13.5: guarded yards that count once more, as things are; none after an outright win."""
    points = [0] * PLAYERS
    for number in bonus_yards(s) if s.winner == NOBODY else ():
        points[s.yard_owner[number]] += 1
    return tuple(points)


def bonus_yards(s: State) -> list[int]:
    """The numbers of those yards."""
    owners = s.yard_owner
    guarded = [number for number in range(1, s.yards + 1) if owners[number] != NOBODY]
    rule = BONUS[s.scenario]
    if rule != FIVE_LARGEST:
        return guarded if rule == ALL_GUARDED else []
    ranks = {number: (-s.yard_size(number), s.yard_distance(number)) for number in guarded}
    counted: list[int] = []
    for rank in sorted(set(ranks.values())):
        equals = [number for number in guarded if ranks[number] == rank]
        left = BONUS_YARDS - len(counted)
        if left > 0 and (len(equals) == 1 or (s.finalTieExclusion == CUTOFF and len(equals) <= left)):
            counted += equals
    return counted


def round_of(s: State) -> int:
    return s.round


def points_now(s: State, seat: int) -> int:
    """With the bonus as things are."""
    return sum(line.values[seat] or 0 for line in lines(s, seat)[0])


SCORES = Scores(
    categories=("yards", "bonus"),
    tie_breaks=("outright", "florins"),
    lines=lines,
    period=round_of,
    amount=points_now,
)
