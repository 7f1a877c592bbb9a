"""IND-10.1, IND-10.2: operations; whose company operates, and what a shipping company does."""

from __future__ import annotations

from fondaco.games.indonesia import data, refusals, tell
from fondaco.games.indonesia.moves import DONE, LAUNCH, OPERATE
from fondaco.games.indonesia.rules.phase import (
    DELIVERIES,
    FLEET,
    GROWTH,
    OPERATIONS,
    enter,
    next_place,
    resume,
)
from fondaco.games.indonesia.state import State
from fondaco.kernel.errors import Refusal
from fondaco.kernel.playing.rules import Phase


class Operations(Phase):
    """IND-10.1: in turn order, round after round, each operates one company, until all have operated."""

    def begin(self, s: State) -> None:
        for company in range(data.DEEDS):
            s.operated[company] = 0
        s.on_turn = 0
        ask(s)

    def offer(self, s: State) -> None:
        for company in range(data.DEEDS):
            if s.owner[company] == s.actor and not s.operated[company]:
                s.offer(OPERATE + company)

    def apply(self, s: State, kind: int, value: int) -> None:
        s.company = value
        s.operated[value] = 1
        tell.company_operates(s)
        enter(s, FLEET if s.good[value] == data.SHIPPING else DELIVERIES)

    def why_not(self, s: State, kind: int, value: int) -> Refusal:
        if kind != OPERATE:
            return refusals.OperateCompany()
        if s.owner[value] != s.actor:
            return refusals.NotYourCompany(data.DEED_NAMES[value])
        return refusals.AlreadyOperated(data.DEED_NAMES[value])


def ask(s: State) -> None:
    """IND-10.1: the next who has a company that has not operated."""
    for _ in range(s.seats):
        seat = s.order[s.on_turn]
        for company in range(data.DEEDS):
            if s.owner[company] == seat and not s.operated[company]:
                s.turn(seat)
                return
        next_place(s)
    for company in range(data.DEEDS):
        s.operated[company] = 0
    enter(s, GROWTH)


def end_operation(s: State) -> None:
    """IND-10.1: the next player operates a company."""
    tell.operation_ended(s)
    s.company = data.NOBODY
    s.expanded = 0
    resume(s, OPERATIONS)
    next_place(s)
    ask(s)


class Fleet(Phase):
    """IND-10.2: a shipping company may add ships."""

    def begin(self, s: State) -> None:
        s.expanded = 0
        if not can_launch(s):
            end_operation(s)

    def offer(self, s: State) -> None:
        s.offer(DONE)
        reach = seas_in_reach(s)
        for sea in range(data.SEAS):
            if (reach >> sea) & 1:
                s.offer(LAUNCH + sea)

    def apply(self, s: State, kind: int, value: int) -> None:
        if kind == DONE:
            end_operation(s)
            return
        s.ships[data.LINE_OF[s.company] * data.SEAS + value] += 1
        s.size[s.company] += 1
        s.expanded += 1
        tell.ship_launched(s, value)
        if not can_launch(s):
            end_operation(s)

    def why_not(self, s: State, kind: int, value: int) -> Refusal:
        return refusals.SeaOutOfReach(data.SEA_NAMES[value]) if kind == LAUNCH else refusals.LaunchOrDone()


def can_launch(s: State) -> bool:
    """IND-10.2: within the Expansion level and the ship limit of the era."""
    return s.expanded < s.level_of(s.actor, data.EXPANSION_TRACK) and s.size[s.company] < s.ship_limit(s.company)


def seas_in_reach(s: State) -> int:
    """IND-10.2: the seas with a ship of this company, and those beside them, as a bit mask."""
    fleet = data.LINE_OF[s.company] * data.SEAS
    reach = 0
    for sea in range(data.SEAS):
        if s.ships[fleet + sea] > 0:
            reach |= 1 << sea | data.SEA_NEAR[sea]
    return reach
