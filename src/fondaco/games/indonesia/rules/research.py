"""IND-9: Research and Development."""

from __future__ import annotations

from fondaco.games.indonesia import refusals, tell
from fondaco.games.indonesia.data import COMPULSORY, HULL_TRACK, LAST_LEVEL, TRACK_NAMES, TRACKS
from fondaco.games.indonesia.moves import ADVANCE, PASS, REFIT
from fondaco.games.indonesia.rules.phase import OPERATIONS, enter
from fondaco.games.indonesia.state import State
from fondaco.kernel.errors import Refusal
from fondaco.kernel.playing.rules import Phase


class Research(Phase):
    """IND-9.1: each may advance one of his own markers, or another player's Hull."""

    def begin(self, s: State) -> None:
        s.on_turn = 0
        s.turn(s.order[0])

    def offer(self, s: State) -> None:
        for track in range(TRACKS):
            if s.level[s.actor * TRACKS + track] < LAST_LEVEL:
                s.offer(ADVANCE + track)
        for seat in range(s.seats):
            if seat != s.actor and s.level[seat * TRACKS + HULL_TRACK] < LAST_LEVEL:
                s.offer(REFIT + seat)
        if s.research != COMPULSORY or s.offered == 0:
            s.offer(PASS)

    def apply(self, s: State, kind: int, value: int) -> None:
        if kind == ADVANCE:
            s.level[s.actor * TRACKS + value] += 1
            tell.advanced(s, value)
        elif kind == REFIT:
            s.level[value * TRACKS + HULL_TRACK] += 1
            tell.hull_advanced(s, value)
        else:
            tell.passed(s, s.actor)
        s.on_turn += 1
        if s.on_turn < s.seats:
            s.turn(s.order[s.on_turn])
        else:
            enter(s, OPERATIONS)

    def why_not(self, s: State, kind: int, value: int) -> Refusal:
        if kind == ADVANCE:
            return refusals.TrackAtEnd(TRACK_NAMES[value])
        if kind == REFIT:
            other = value < s.seats and value != s.actor
            return refusals.HullAtEnd(value) if other else refusals.NoOtherPlayer()
        return refusals.MustAdvance() if kind == PASS else refusals.AdvanceMarker()
