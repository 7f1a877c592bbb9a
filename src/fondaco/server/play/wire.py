"""A table in play and the lobby: snapshots, effects, and the messages of the sockets.

A snapshot by GET is exactly what the socket sends first. Seats are indices from 0; -1 is a spectator.
"""

from __future__ import annotations

import enum
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from fondaco.kernel import Legal
from fondaco.kernel.showing import events
from fondaco.kernel.showing.scores import Score, ScoreSheet
from fondaco.server.core.wire import Refused, Word, Words
from fondaco.server.table.setting import Terms
from fondaco.server.table.wire import UndoOffer

# What games declare: structs when they are sent, dicts when a client reads them. The schema names each game's own.
GameEvent = Any
GameView = Any


class NewSeat(Struct):
    """How a seat is to be filled."""

    kind: Literal["person", "bot", "open"]  # person: the one who opens the table (several: hot-seat)
    bot: Word | None = None  # level, for a bot
    name: Word | None = None  # of a person who plays on the opener's device


class NewTable(Terms, frozen=True):
    game: Word
    seats: Annotated[list[NewSeat], Meta(max_length=20)]
    starts_itself: bool = False  # once all seats are taken; else the host begins


class SeatInfo(Struct):
    """A seat at a table."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str | None
    mine: bool  # the asker may move for it
    bot: str | None = None  # the level that plays now, also in place of a person who left
    away: bool = False  # a bot plays for a person, who may come back
    vacant: bool = False  # a bot plays for a person who resigned; another may take the seat
    host: bool = False  # before the start: the person who opened the table sits here
    ready: bool = False  # before the start: says so, or is a bot
    agreed: bool = True  # sat down here in person, and so agreed to what the table is played for
    online: bool = False
    clock: float | None = None  # seconds left
    clock_runs: bool = False
    vacation: float | None = None  # until then the person is on vacation, and their clock stands
    program: bool = False  # a program plays
    wanted: str | None = None  # who asks to take this vacant seat over


class TableSummary(Terms, frozen=True):
    """A table as the lobby shows it."""

    id: str
    game: str
    status: Literal["open", "playing", "finished", "abandoned", "closed"]  # closed: only told to who closes it
    seats: list[SeatInfo]
    host: bool  # the asker opened it
    deciding: list[int]
    ply: int
    created: float
    changed: float
    commitment: str
    rematch: str | None = None  # the table that follows
    due: float | None = None  # seconds until the first clock runs out
    league: str | None = None  # that opened the table
    paused: bool = False  # HOUSE-1.13: bots play for everybody, and it goes on when a person comes back
    on_hold: bool = False  # HOUSE-1.16: a pause by agreement, until a player ends it
    starts_itself: bool = False  # before the start: it begins once all seats are taken


class TablePage(Struct):
    """A page of the lobby, newest change first."""

    tables: list[TableSummary]
    page: int
    more: bool


class JoinTable(Struct):
    """Sit down; without a seat, on the first open one. While a match runs: in place of a player who resigned."""

    seat: int | None = None


class LeaveTable(Struct):
    """Give up a seat before the start; without a seat, all of the person's, and the table if they host it."""

    seat: int | None = None


class Ready(Struct):
    """Say before the start that one is ready, or not yet."""

    ready: bool


class StartTable(Struct):
    """Begin; `fill` names the bot that takes the seats still open."""

    fill: Word | None = None


class Lobby(Struct, tag="lobby", tag_field="type"):
    """The tables that can be joined or watched, and those that wait for the asker; sent once, at first."""

    tables: list[TableSummary]
    your_turn: list[str]


class LobbyChanges(Struct, tag="lobby-changes", tag_field="type"):
    """What is new in the lobby; a move alone is not told."""

    changed: list[TableSummary]
    removed: list[str]


class YourTurn(Struct, tag="your-turn", tag_field="type"):
    """The tables that wait for the asker are others now."""

    tables: list[str]


class ToldPly(Struct):
    """What one ply told this seat: who moved, what was written, and the events (as `type` and arguments)."""

    ply: int
    seat: int | None  # None: the set-up
    notation: str | None  # None where the seat may not know the move
    events: list[GameEvent]


class Outcome(Struct):
    ending: str
    scores: list[int]
    ranks: list[int]
    seed: str  # shown when the match is over


class PendingUndo(Struct):
    """A player asks to take back moves; the others consent or not."""

    seat: int
    ply: int  # back to this ply
    waiting: list[int]  # seats whose consent is missing


class PendingHold(Struct):
    """A player asks for a pause; when no consent is missing it is in force."""

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
    view: GameView
    legal: list[Legal]
    told: list[ToldPly]  # what this seat missed: since its last own move, or since row `since`; the newest 60 plies
    undo_offer: UndoOffer | None
    undo: PendingUndo | None
    outcome: Outcome | None
    hold: PendingHold | None = None
    forced: str | None = None  # the only move, where everybody can see that it is


class Update(Struct, tag="update", tag_field="type"):
    """By the socket, after its first snapshot: the sections that are others since then, each whole.

    A section is a field of the snapshot, or of its `table` or `view`: `deciding`, `table.ply`, `view.round`. Every seat
    of the table and every place of `view.players` is one: `table.seats.0`, `view.players.2`.
    """

    after: int  # the seq of the snapshot or update before
    seq: int
    told: list[ToldPly]  # what happened since then
    sections: dict[str, Any]


class AskEffects(Struct):
    """Legal moves, as they are written, whose effects are wanted."""

    seat: int
    moves: Words


class EffectTold(Struct):
    """Something a move would bring: the text is `<game>-<id>`, or `house-<id>`; a null number is a question mark."""

    id: str  # effect-... or event-...
    arguments: dict[str, Any]

    @classmethod
    def of(cls, effect: events.Told) -> EffectTold:
        arguments = msgspec.to_builtins(effect)
        what = "event" if isinstance(effect, events.Event) else "effect"
        return cls(f"{what}-{arguments.pop('type')}", arguments)


class MoveEffects(Struct):
    """The effects of moves, as far as the seat can know them."""

    seq: int  # of the row that last changed the seat's decision
    seat: int
    moves: dict[str, list[EffectTold]]


class AskPlan(Struct):
    """The lines of a plan that a player has fixed, each as moves in succession, and a target to choose the next for."""

    seat: int
    fixed: Annotated[list[Words], Meta(max_length=200)]
    target: Word = ""


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
    NOT_ASKED = 1008  # more frames than a client needs, a message in pieces, or any to who only tells


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
    """Checks the connection; answered by Pong."""

    key: Word
    looking: bool = False  # the page is visible and in use: no notification about this table is needed


class Pong(Struct, tag="pong", tag_field="type"):
    key: str


Message = Snapshot | Update | Answer | Chat | Presence | Pong


class World(Struct):
    """A world that looks to the seat as the true one does, everything hidden dealt afresh: what a bot is handed.

    `position` is read by `Game.load`; every request deals another one.
    """

    table: str
    seq: int
    seat: int
    game: str
    rules: int  # the version of the game's rules
    position: dict[str, Any]


class Gone(Struct, tag="gone", tag_field="type"):
    """On a stream: there is nothing more to tell of this table."""

    table: str


class BotLevels(Struct):
    """The bots that a person plays against in each game: easy before the first match is finished, then as last time."""

    levels: dict[str, str]
