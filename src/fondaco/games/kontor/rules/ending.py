"""KON-13: end of the game."""

from __future__ import annotations

from fondaco.games.kontor import data, tell
from fondaco.games.kontor.rules.phase import end
from fondaco.games.kontor.state import State


def finish(s: State, ending: int) -> None:
    """KON-13.3 to KON-13.6: the bonus, unless a player has won outright."""
    if s.winner == data.NOBODY:
        if data.BONUS[s.scenario] == data.ALL_GUARDED:
            reward_all(s)
        elif data.BONUS[s.scenario] == data.FIVE_LARGEST:
            reward_largest(s)
    s.chosen = [data.NO_CARD] * 2
    s.second = data.NOBODY
    end(s, ending)


def reward_largest(s: State) -> None:
    """KON-13.3 to KON-13.5: rank the guarded yards by size and nearness; equal ones fall out; the first five count."""
    rank = [0] * data.MAX_YARDS  # by number of the yard: lower is better, equal in size and distance is equal
    for number in range(1, s.yards + 1):
        rank[number] = rank_of(s, number) if s.yard_owner[number] != data.NOBODY else -1
    left = data.BONUS_YARDS
    done = -1
    while left > 0:
        best = -1
        equals = 0
        for number in range(1, s.yards + 1):
            if rank[number] > done and (best < 0 or rank[number] < rank[best]):
                best = number
                equals = 1
            elif best > 0 and rank[number] == rank[best]:
                equals += 1
        if best < 0:
            return
        done = rank[best]
        if equals == 1 or (s.finalTieExclusion == data.CUTOFF and equals <= left):  # KON-13.4, KON-16.16
            for number in range(1, s.yards + 1):
                if rank[number] == done:
                    reward(s, number)
            left -= equals
        else:
            tell.yards_tied(s, equals, best)


def reward_all(s: State) -> None:
    """KON-15.1, KON-15.3, KON-15.4: every guarded yard a point."""
    for number in range(1, s.yards + 1):
        if s.yard_owner[number] != data.NOBODY:
            reward(s, number)


def reward(s: State, number: int) -> None:
    """KON-13.5"""
    s.points[s.yard_owner[number]] += 1
    tell.yard_ranked(s, number)


def rank_of(s: State, number: int) -> int:
    """KON-13.3: larger first, then nearer to the anchor."""
    return (data.FAR - s.yard_size(number)) * (data.FAR + 1) + s.yard_distance(number)
