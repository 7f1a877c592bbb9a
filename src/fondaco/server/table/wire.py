"""What people ask of a table in play, and the settings they choose; every command is answered."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from fondaco.server.core.wire import Text, Word, Words

DAYS_FROM = 12 * 3600  # seconds for a move: with so many a table is played over days


class ClockPlan(Struct, frozen=True):
    """How long people may think; seconds."""

    kind: Literal["none", "move", "game"] = "none"
    seconds: int = 0
    increment: int = 0
    bank: int = 0  # for all moves together, beyond the time of each
    weekend_zone: Word = ""  # clocks stand at weekends of this time zone; empty: they run

    @property
    def is_days(self) -> bool:
        """Played over days: vacations count, and absence alone costs nobody the seat."""
        return self.kind == "move" and self.seconds >= DAYS_FROM


class PlayMoves(Struct, tag="play", tag_field="type"):
    """Make one or several moves; all or none."""

    key: Word  # idempotency: the same key is carried out once
    seq: int  # what the person saw
    seat: int
    moves: Words


class AskUndo(Struct, tag="undo", tag_field="type"):
    """Take back moves to this ply: freely where allowed, else the others are asked."""

    key: Word
    seq: int
    seat: int
    ply: int


class AnswerUndo(Struct, tag="consent", tag_field="type"):
    key: Word
    seq: int
    seat: int
    yes: bool


class Say(Struct, tag="say", tag_field="type"):
    """Chat; spectators have a channel of their own."""

    key: Word
    text: Text


class GoAway(Struct, tag="away", tag_field="type"):
    """A bot takes over the seat, until the person comes back."""

    key: Word
    seq: int
    seat: int


class ComeBack(Struct, tag="back", tag_field="type"):
    """The person plays on themselves."""

    key: Word
    seq: int
    seat: int


class Resign(Struct, tag="resign", tag_field="type"):
    """Give up the match for good; a bot plays on."""

    key: Word
    seq: int
    seat: int


class Replace(Struct, tag="replace", tag_field="type"):
    """Replace a player who is to decide and absent with a bot."""

    key: Word
    seq: int
    seat: int  # one's own
    absent: int


class AskHold(Struct, tag="hold", tag_field="type"):
    """Pause the match: the others are asked."""

    key: Word
    seq: int
    seat: int


class AnswerHold(Struct, tag="hold-consent", tag_field="type"):
    key: Word
    seq: int
    seat: int
    yes: bool


class EndHold(Struct, tag="resume", tag_field="type"):
    """Play on after a pause, or take back the wish for one."""

    key: Word
    seq: int
    seat: int


class AnswerSeat(Struct, tag="admit", tag_field="type"):
    """Let the person who asks take the seat of a player who resigned, or not."""

    key: Word
    seq: int
    seat: int  # one's own
    vacant: int
    yes: bool


Seated = GoAway | ComeBack | Resign | Replace | AnswerSeat
Command = PlayMoves | AskUndo | AnswerUndo | Say | Seated | AskHold | AnswerHold | EndHold


class UndoOffer(Struct):
    """Moves this seat can take back; none are offered where that cannot succeed."""

    ply: int  # back to this ply
    asks: list[int]  # seats whose consent it needs
