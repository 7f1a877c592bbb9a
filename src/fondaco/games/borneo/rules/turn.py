"""BOR-3: the turn."""

from __future__ import annotations

from fondaco.games.borneo.rules.phase import COMPANY, MISSION, enter
from fondaco.games.borneo.state import State


def begin_turn(s: State, seat: int) -> None:
    """BOR-3.1: a player is asked for a mission who has, as all can see, captures enough for any of those left."""
    s.active = seat
    enter(s, MISSION if s.could_pay(seat) else COMPANY)
