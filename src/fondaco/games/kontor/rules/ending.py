"""KON-13 and the ends of the scenarios: when the game is over, and the bonus for guarded yards."""

from __future__ import annotations

from fondaco.games.kontor import data, moves
from fondaco.games.kontor.data import SPACE_NAMES
from fondaco.games.kontor.rules import yards
from fondaco.games.kontor.rules.phase import OVER
from fondaco.games.kontor.state import State

__all__ = ["controls", "distance_of", "size_of"]

NOBODY, NO_CARD, SPACES, POVERTY = data.NOBODY, data.NO_CARD, data.SPACES, data.POVERTY
BONUS_YARDS, NO_BONUS, ALL_GUARDED, FIVE_LARGEST = data.BONUS_YARDS, data.NO_BONUS, data.ALL_GUARDED, data.FIVE_LARGEST
ROW = data.ROW
COLUMN = data.COLUMN
BONUS = data.BONUS
ANCHOR_SPACE = data.ANCHOR_SPACE
FIELD_SPACES = data.FIELD_SPACES
LINES = data.LINES
ALWAYS, CUTOFF = range(2)  # the choices of the option `finalTieExclusion`
FAR = 99


def finish(s: State, ending: int) -> None:
    """KON-13.3 to KON-13.6: the bonus, unless somebody has won outright."""
    if s.winner == NOBODY:
        if BONUS[s.scenario] == ALL_GUARDED:
            reward_all(s)
        elif BONUS[s.scenario] == FIVE_LARGEST:
            reward_largest(s)
    s.chosen = [-1] * 2
    s.second = NOBODY
    s.ending = ending
    s.phase = OVER
    s.deciding = 0


# -- KON-13.3 Bonus -----------------------------------------------------------


def reward_largest(s: State) -> None:
    """KON-13.3 to KON-13.5: rank the guarded yards by size and nearness; equal ones fall out; the first five count."""
    rank = [0] * 33  # by yard: lower is better, equal in size and distance is equal
    for number in range(1, s.yards + 1):
        rank[number] = rank_of(s, number) if s.yard_owner[number] != NOBODY else -1
    left = BONUS_YARDS
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
        if equals == 1 or (s.finalTieExclusion == CUTOFF and equals <= left):  # KON-13.4, KON-16.16
            for number in range(1, s.yards + 1):
                if rank[number] == done:
                    reward(s, number)
            left -= equals
        elif s.heard is not None:
            s.heard.append(moves.YardsTied(equals, size_of(s, best), distance_of(s, best)))


def reward_all(s: State) -> None:
    """KON-15.1, KON-15.3, KON-15.4: every guarded yard a point."""
    for number in range(1, s.yards + 1):
        if s.yard_owner[number] != NOBODY:
            reward(s, number)


def reward(s: State, number: int) -> None:
    """KON-13.5"""
    s.points[s.yard_owner[number]] += 1
    if s.heard is not None:
        size, distance = size_of(s, number), distance_of(s, number)
        s.heard.append(moves.YardRanked(s.yard_owner[number], size, distance, yards.spaces_of(s, number)))


def rank_of(s: State, number: int) -> int:
    """KON-13.3: larger first, then nearer to the anchor."""
    return (FAR - size_of(s, number)) * (FAR + 1) + distance_of(s, number)


def size_of(s: State, number: int) -> int:
    """KON-13.3: the quay-like cards of a closed yard."""
    size = 0
    for space in range(SPACES):
        if s.yard[space] == number:
            size += 1
    return size


def distance_of(s: State, number: int) -> int:
    """KON-13.3: from the nearest card of a closed yard to the anchor's place."""
    anchor = ANCHOR_SPACE[s.scenario]
    nearest = FAR
    for space in range(SPACES):
        if s.yard[space] == number:
            nearest = min(nearest, abs(ROW[space] - ROW[anchor]) + abs(COLUMN[space] - COLUMN[anchor]))
    return nearest


# -- KON-15 Ends of scenarios -------------------------------------------------


def is_ruined(s: State) -> bool:
    """KON-15.5: in Poverty, a player has no florin and the treasury none; the other wins."""
    if s.scenario != POVERTY or s.treasury > 0:
        return False
    for seat in range(2):
        if s.florins[seat] == 0:
            s.winner = 1 - seat
            if s.heard is not None:
                s.heard.append(moves.Ruined(seat))
            return True
    return False


def has_line(s: State, seat: int) -> bool:
    """KON-15.2c: does the player control three fields in a row, column or diagonal?"""
    for line in range(0, 24, 3):
        if controls(s, seat, LINES[line]) and controls(s, seat, LINES[line + 1]) and controls(s, seat, LINES[line + 2]):
            s.winner = seat
            if s.heard is not None:
                fields = [SPACE_NAMES[FIELD_SPACES[LINES[line + place] * 4]] for place in range(3)]
                s.heard.append(moves.LineMade(seat, " ".join(fields)))
            return True
    return False


def controls(s: State, seat: int, field: int) -> bool:
    """KON-15.2b: the player won the closed yard of this field."""
    for place in range(4):
        number = s.yard[FIELD_SPACES[field * 4 + place]]
        if number > 0:
            return s.yard_owner[number] == seat
    return False
