"""What a command at a table comes to: the row to be written, or the reason why not."""

from __future__ import annotations

import logging
import math
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from fondaco.kernel import IllegalMove
from fondaco.kernel.errors import GameIsOver
from fondaco.server import rows, undo, wire
from fondaco.server.errors import DeclinedError
from fondaco.server.table import Table, Trial

MOST_MOVES = 64  # at once
MOST_KEY = 64
SUBSTITUTE = "normal"  # who plays for people that left

faults = logging.getLogger("fondaco.rules")


@dataclass(frozen=True)
class Person:
    """Who asks; `ids` are the account's and those of the guests it adopted."""

    id: str
    name: str
    guest: bool
    ids: frozenset[str]
    known: bool = True  # in the database


@dataclass(frozen=True)
class Decision:
    """What to write, and the moves as already tried."""

    body: rows.Body
    trial: Trial | None = None


TableCommand = wire.PlayMoves | wire.AskUndo | wire.AnswerUndo | wire.StandUp | wire.SitDown | wire.Replace

Patience = Callable[[int], float]  # the seconds that a seat must still be waited for; for ever while somebody is there


def decide(table: Table, person: Person, command: TableCommand, patience: Patience) -> Decision:
    """Judge a command; raises DeclinedError."""
    if not 0 < len(command.key) <= MOST_KEY:
        raise DeclinedError(400, "bad-key", most=MOST_KEY)
    check_seat(table, person, command.seat)
    if table.status != "playing":
        raise not_playing(table)
    if isinstance(command, wire.SitDown):
        if not table.sittings[command.seat].away:
            raise DeclinedError(409, "not-away")
        if not table.clock.may_return(command.seat):
            raise DeclinedError(409, "bot-decides-first", "HOUSE-1.8")
        return Decision(rows.SatDown(command.seat))
    if table.sittings[command.seat].away:
        raise DeclinedError(409, "come-back-first")
    match command:
        case wire.PlayMoves():
            return play(table, command.seat, command.moves, command.seq)
        case wire.AskUndo():
            return Decision(undo.ask(table, command))
        case wire.AnswerUndo():
            return Decision(undo.answer(table, person.ids, command))
        case wire.StandUp():
            return Decision(rows.StoodUp(command.seat, SUBSTITUTE, "left"))
        case wire.Replace():
            return replace(table, command.absent, patience)


def check_seat(table: Table, person: Person, seat: int) -> None:
    if not 0 <= seat < len(table.sittings):
        raise DeclinedError(404, "no-such-seat", seats=len(table.sittings))
    if table.sittings[seat].person not in person.ids:
        raise DeclinedError(403, "not-your-seat")


def replace(table: Table, seat: int, patience: Patience) -> Decision:
    """HOUSE-1.9: a bot plays on for who is waited for and has not been there for a while."""
    if seat not in table.deciding or not table.sittings[seat].played_by_person:
        raise DeclinedError(409, "not-waited-for", "HOUSE-1.9")
    left = patience(seat)
    if left == math.inf:
        raise DeclinedError(409, "is-there", "HOUSE-1.9")
    if left > 0:
        raise DeclinedError(409, "wait-longer", "HOUSE-1.9", seconds=math.ceil(left))
    return Decision(rows.StoodUp(seat, SUBSTITUTE, "absent"))


def not_playing(table: Table) -> DeclinedError:
    if table.status == "finished":
        return DeclinedError.because(IllegalMove(GameIsOver()))
    return DeclinedError(409, "not-started")


def play(table: Table, seat: int, moves: list[str], seen: int) -> Decision:
    """Try moves on a copy; a fault of the rules is refused like anything else, and told to the operator."""
    if not 0 < len(moves) <= MOST_MOVES:
        raise DeclinedError(400, "how-many-moves", most=MOST_MOVES)
    if seen > table.version:
        raise DeclinedError(409, "not-yet", version=table.version)
    if seen < table.decided[seat]:
        raise DeclinedError(409, "stale", version=table.version)
    try:
        return Decision(rows.Moved(seat, moves), table.try_moves(seat, moves, fresh=True))
    except IllegalMove as error:
        raise DeclinedError.because(error) from None
    except Exception as error:  # noqa: BLE001  whatever a game's rules may raise
        tell_fault(table, error)
        raise DeclinedError(500, "rules-fault") from None


def tell_fault(table: Table, error: Exception) -> None:
    """Where the rules broke; the message of the error stays out, for it may hold what is hidden."""
    places = [f"{Path(frame.filename).name}:{frame.lineno}" for frame in traceback.extract_tb(error.__traceback__)]
    faults.error(
        "rules-fault",
        extra={"facts": {"game": table.setting.game.name, "error": type(error).__name__, "at": places[-6:]}},
    )
