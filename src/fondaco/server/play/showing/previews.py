"""What a player is shown beside the table: effects of moves, reasons against targets, score sheets.

Effects and reasons are found on worlds re-dealt for the seat, never on the true state. One takes a tenth of a
millisecond, so they are found where they are asked for.
"""

from __future__ import annotations

from collections import OrderedDict

from fondaco.kernel import IllegalMove, Match
from fondaco.kernel.showing.scores import history
from fondaco.server.core.errors import DeclinedError, refused_as
from fondaco.server.play import wire
from fondaco.server.table import access
from fondaco.server.table.access import Person
from fondaco.server.table.fold import Table

CACHED = 1024
MAX_MOVES = 32  # in one question
MAX_PLANNED = 63  # moves of fixed lines: with one for the rest as many as a command may have

Key = tuple[str, int, int, str]  # table, the row that made the decision what it is, seat, notation


class Previews:
    """Effects of the moves of the player who is to decide, found once for each decision."""

    def __init__(self) -> None:
        self._found: OrderedDict[Key, list[wire.EffectTold]] = OrderedDict()

    def effects(self, table: Table, person: Person, seat: int, moves: list[str]) -> wire.MoveEffects:
        """Only for the one who has the seat and is to decide; raises DeclinedError."""
        access.check_decision(table, person, seat)
        if len(moves) > MAX_MOVES:
            raise DeclinedError(400, "bad-request")
        return wire.MoveEffects(table.decided[seat], seat, {move: self._of(table, seat, move) for move in moves})

    def _of(self, table: Table, seat: int, notation: str) -> list[wire.EffectTold]:
        key = (table.id, table.decided[seat], seat, notation)
        if key not in self._found:
            self._found[key] = find_effects(table, seat, notation)
            while len(self._found) > CACHED:
                self._found.popitem(last=False)
        return self._found[key]


def find_effects(table: Table, seat: int, notation: str) -> list[wire.EffectTold]:
    match = table.match
    assert match is not None
    try:
        return [wire.EffectTold.of(effect) for effect in match.effects(seat, notation)]
    except IllegalMove as error:
        raise DeclinedError.because(error) from None


def plan(table: Table, person: Person, asked: wire.AskPlan) -> wire.PlanShown:
    """Only for the one who has the seat and is to decide; raises DeclinedError."""
    access.check_decision(table, person, asked.seat)
    if sum(len(line) for line in asked.fixed) > MAX_PLANNED:
        raise DeclinedError(400, "bad-request")
    assert table.match is not None
    try:
        found = table.match.plan(asked.seat, asked.fixed, asked.target)
    except IllegalMove as error:
        raise DeclinedError.because(error) from None
    return wire.PlanShown(
        seq=table.decided[asked.seat],
        seat=asked.seat,
        lines=[wire.EffectTold.of(line) for line in found.lines],
        fixed=found.fixed,
        effects=[wire.EffectTold.of(effect) for effect in found.effects],
        moves=list(found.moves),
        targets=list(found.targets),
        choices=[
            wire.PlanChoice(
                list(choice.moves),
                wire.EffectTold.of(choice.line),
                [wire.EffectTold.of(effect) for effect in choice.effects],
            )
            for choice in found.choices
        ],
    )


def reason(table: Table, person: Person, seat: int, target: str, chosen: list[str]) -> wire.TargetReason:
    """Why a piece on the board cannot be chosen by the one who has the seat; raises DeclinedError."""
    access.check_own_seat(table, person, seat)
    if table.match is None:
        raise DeclinedError(409, "not-started")
    return wire.TargetReason(refused_as(table.match.why_not_target(seat, target, chosen)))


def sheet(match: Match, seat: int) -> wire.Sheet:
    """The score as far as the seat may know; of a finished match also how it came about."""
    return wire.Sheet(match.score_sheet(seat), list(history(match)) if match.over else [])
