"""A table in play: the snapshot, hints, effects, and the messages of its socket."""

from __future__ import annotations

import enum
from typing import Any

from msgspec import Struct

from fondaco.kernel import Legal
from fondaco.kernel.scores import Score, ScoreSheet
from fondaco.server.wire.base import Refused, Text
from fondaco.server.wire.tables import TableSummary


class Told(Struct):
    """What one ply told this seat: who moved, what was written, and the events (as `type` and arguments)."""

    ply: int
    seat: int | None  # None: the set-up
    notation: str | None  # None where the seat may not know the move
    events: list[dict[str, Any]]


class Outcome(Struct):
    ending: str
    scores: list[int]
    ranks: list[int]
    seed: str  # shown when the match is over


class UndoOffer(Struct):
    """Moves this seat can take back; none are offered where that cannot succeed."""

    ply: int  # back to this ply
    asks: list[int]  # seats whose consent it needs


class UndoAsked(Struct):
    """Somebody asks to take back moves; the others consent or not."""

    seat: int
    ply: int  # back to this ply
    waiting: list[int]  # seats whose consent is missing


class HoldAsked(Struct):
    """Somebody asks for a pause; with nobody missing it is in force."""

    seat: int
    waiting: list[int]  # seats whose consent is missing


class Snapshot(Struct, tag="snapshot", tag_field="type"):
    """All that a seat needs to draw the table; its size does not grow with the game."""

    table: TableSummary
    seq: int  # of the newest row of the log
    seat: int  # for whom: -1 a spectator
    ply: int
    stage: str
    rule: str  # the paragraph behind the prompt
    deciding: list[int]
    view: dict[str, Any]
    legal: list[Legal]
    told: list[Told]  # what this seat missed: since its last own move, or since row `since`; the newest 60 plies
    undo_offer: UndoOffer | None
    undo: UndoAsked | None
    outcome: Outcome | None
    hold: HoldAsked | None = None
    forced: str | None = None  # the only move, where everybody can see that it is


class AskEffects(Struct):
    """Legal moves, as they are written, whose effects are wanted."""

    seat: int
    moves: list[str]


class EffectTold(Struct):
    """Something a move would bring: the text is `<game>-<id>`, or `house-<id>`; a null number is a question mark."""

    id: str  # effect-... or event-...
    arguments: dict[str, Any]


class MoveEffects(Struct):
    """The effects of moves, as far as the seat can know them."""

    seq: int  # of the row that last changed the seat's decision
    seat: int
    moves: dict[str, list[EffectTold]]


class AskPlan(Struct):
    """The lines of a plan that a player has fixed, each as moves in succession, and a target to choose the next for."""

    seat: int
    fixed: list[list[str]]
    target: str = ""


class PlanChoice(Struct):
    """A way to make the next line of a plan, and what the whole plan would come to with it."""

    moves: list[str]
    line: EffectTold
    effects: list[EffectTold]


class PlanShown(Struct):
    """A decision of many moves as one plan: the fixed lines first, then the game's own for the rest."""

    seq: int  # the row that made the decision what it is
    seat: int
    lines: list[EffectTold]
    fixed: int
    effects: list[EffectTold]
    moves: list[str]  # which make all of it
    targets: list[str]  # pieces that the next line may lead to
    choices: list[PlanChoice]  # for the target asked about


class TargetReason(Struct):
    """Why a piece on the board cannot be chosen now; null if it can."""

    refused: Refused | None


class Sheet(Struct):
    """The score sheet; the history is told when the match is over."""

    sheet: ScoreSheet
    history: list[Score]


class CloseCode(enum.IntEnum):
    """Why the server closes a socket."""

    FAULT = 1011  # of the server
    DECLINED = 4400  # the table does not exist, or may not (or no longer) be seen
    TOO_SLOW = 4408  # the client does not read
    NOT_ASKED = 1008  # more frames than anybody needs, a message in pieces, or any to who only tells


class Answer(Struct, tag="answer", tag_field="type"):
    """Every command is answered: accepted with the new seq, or refused with a reason."""

    key: str
    accepted: bool
    seq: int
    refused: Refused | None = None


class Chat(Struct, tag="chat", tag_field="type"):
    id: int
    name: str
    seat: int
    text: str
    time: float


class Presence(Struct, tag="presence", tag_field="type"):
    online: list[int]
    spectators: int


class Ping(Struct, tag="ping", tag_field="type"):
    """Is anybody there? Answered by Pong."""

    key: Text
    looking: bool = False  # the page is visible and in use: no notification about this table is needed


class Pong(Struct, tag="pong", tag_field="type"):
    key: str


Message = Snapshot | Answer | Chat | Presence | Pong
