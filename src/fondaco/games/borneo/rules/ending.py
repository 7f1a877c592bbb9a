"""BOR-12: end of the game."""

from __future__ import annotations

from fondaco.games.borneo import tell
from fondaco.games.borneo.data import CARDS, HAND_ROOM, MISSION_KINDS, NO_PORT, OPEN_PORTS, REMOVED
from fondaco.games.borneo.rules import phase
from fondaco.games.borneo.rules.mission import Mission
from fondaco.games.borneo.rules.phase import BY_CARDS, LAST_MISSION, enter
from fondaco.games.borneo.rules.terms import discard_in_secret, discard_pile
from fondaco.games.borneo.state import State


def end_game(s: State, ending: int) -> None:
    """BOR-12.1, BOR-12.2: what lies on the table and in the hands is discarded."""
    s.ending = ending
    if ending == BY_CARDS:
        tell.cards_ran_out(s)
    else:
        tell.ports_ran_out(s)
    for slot in range(OPEN_PORTS):
        discard_pile(s, slot)
        if s.port[slot] != NO_PORT:
            s.place[CARDS + s.port[slot]] = REMOVED  # it can still be seen which ports these were
    for seat in range(s.seats):
        while s.hand_size[seat] > 0:
            discard_in_secret(s, seat, s.hand[seat * HAND_ROOM])
    s.to_ask = s.seats + 1
    s.actor = s.active
    enter(s, LAST_MISSION)


class LastMission(Mission):
    """BOR-12.3: everybody may complete one more mission."""

    def begin(self, s: State) -> None:
        """From the left of the player who caused the end to that player; without missions nobody is asked."""
        s.to_ask -= 1
        if s.to_ask == 0 or missions_left(s) == 0:
            score_game(s)
        else:
            s.turn(s.left_of(s.actor))


def missions_left(s: State) -> int:
    """Missions in the supply."""
    left = 0
    for kind in range(MISSION_KINDS):
        left += s.missions[kind]
    return left


def score_game(s: State) -> None:
    """BOR-12.4"""
    s.to_ask = 0
    phase.end(s)
    for seat in range(s.seats):
        tell.scored(s, seat)
