"""IND-9 Research and Development."""

from __future__ import annotations

from fondaco.games.indonesia import data, events, moves, refusals
from fondaco.games.indonesia.data import TRACK_NAMES
from fondaco.games.indonesia.rules import phase
from fondaco.games.indonesia.rules.phase import Phase
from fondaco.games.indonesia.state import State
from fondaco.kernel.errors import Refusal

OPERATIONS = phase.OPERATIONS
ADVANCE, REFIT, PASS = moves.ADVANCE, moves.REFIT, moves.PASS
TRACKS, HULL, LAST_LEVEL = data.TRACKS, data.HULL, data.LAST_LEVEL
COMPULSORY = 1  # a choice of the option `research`


class Research(Phase):
    """IND-9.1: each may advance one of his own markers, or another player's Hull."""

    def begin(self, s: State) -> None:
        s.on_turn = 0
        s.turn(s.order[0])

    def offer(self, s: State) -> None:
        for track in range(TRACKS):
            if s.level[s.actor * 5 + track] < LAST_LEVEL:
                s.offer(ADVANCE + track)
        for seat in range(s.seats):
            if seat != s.actor and s.level[seat * 5 + HULL] < LAST_LEVEL:
                s.offer(REFIT + seat)
        if s.research != COMPULSORY or s.offered == 0:
            s.offer(PASS)

    def apply(self, s: State, kind: int, value: int) -> None:
        if kind == ADVANCE:
            s.level[s.actor * 5 + value] += 1
            if s.heard is not None:
                s.heard.append(events.Advanced(s.actor, TRACK_NAMES[value], s.level[s.actor * 5 + value]))
        elif kind == REFIT:
            s.level[value * 5 + HULL] += 1
            if s.heard is not None:
                s.heard.append(events.HullAdvanced(s.actor, value, s.level[value * 5 + HULL]))
        elif s.heard is not None:
            s.heard.append(events.Passed(s.actor))
        s.on_turn += 1
        if s.on_turn < s.seats:
            s.turn(s.order[s.on_turn])
        else:
            phase.enter(s, OPERATIONS)

    def why_not(self, s: State, kind: int, value: int) -> Refusal:
        if kind == ADVANCE:
            return refusals.TrackAtEnd(TRACK_NAMES[value])
        if kind == REFIT:
            other = value < s.seats and value != s.actor
            return refusals.HullAtEnd(value) if other else refusals.NoOtherPlayer()
        return refusals.MustAdvance() if kind == PASS else refusals.AdvanceMarker()
