"""KON-15: scenarios."""

from __future__ import annotations

from fondaco.games.kontor import data, tell
from fondaco.games.kontor.state import State

__all__ = ["controls"]


def breaks_field(s: State, space: int) -> bool:
    """KON-15.2a: would a canal here part the field's other spaces, or leave none?"""
    first = data.FIELD_OF[space] * data.FIELD_SIZE
    canals = 0
    for place in range(data.FIELD_SIZE):
        if data.FIELD_SPACES[first + place] == space or s.ground[data.FIELD_SPACES[first + place]] == data.CANAL_LIKE:
            canals |= 1 << place
    return data.WHOLE[canals] == 0


def controls(s: State, seat: int, field: int) -> bool:
    """KON-15.2b: the player won the closed yard of this field."""
    for place in range(data.FIELD_SIZE):
        number = s.yard[data.FIELD_SPACES[field * data.FIELD_SIZE + place]]
        if number > 0:
            return s.yard_owner[number] == seat
    return False


def has_line(s: State, seat: int) -> bool:
    """KON-15.2c: does the player control three fields in a row, column or diagonal?"""
    for line in range(0, data.LINES_END, data.LINE):
        if (
            controls(s, seat, data.LINES[line])
            and controls(s, seat, data.LINES[line + 1])
            and controls(s, seat, data.LINES[line + 2])
        ):
            s.winner = seat
            tell.line_made(s, seat, line)
            return True
    return False


def is_ruined(s: State) -> bool:
    """KON-15.5: in Poverty, a player has no florin and the treasury none; the other wins."""
    if s.scenario != data.POVERTY or s.treasury > 0:
        return False
    for seat in range(2):
        if s.florins[seat] == 0:
            s.winner = 1 - seat
            tell.ruined(s, seat)
            return True
    return False
