"""What goes over the wire, as structs: they make the OpenAPI schema, and from it the browser's types.

A snapshot by GET is exactly what the socket sends. Seats are indices from 0; -1 is a spectator.
"""

from __future__ import annotations

import enum
import typing
from typing import Any, Literal

from msgspec import Meta, Struct

from fondaco.kernel import Legal
from fondaco.kernel.scores import Score, ScoreSheet

Text = typing.Annotated[str, Meta(pattern=r"^[^\x00]*$")]  # to be kept or looked up: PostgreSQL takes anything but NUL

# -- people and tables ----------------------------------------------------------


class Me(Struct):
    """Who is asking: a guest by signed cookie, or an account."""

    id: str
    name: str
    guest: bool


class NewSeat(Struct):
    """How a seat is to be filled."""

    kind: Literal["person", "bot", "open"]  # person: the one who opens the table (several: hot-seat)
    bot: str | None = None  # level, for a bot
    name: Text | None = None  # of a person who plays on the opener's device


class ClockPlan(Struct, frozen=True):
    """How long people may think; seconds."""

    kind: Literal["none", "move", "game"] = "none"
    seconds: int = 0
    increment: int = 0


class NewTable(Struct):
    game: str
    seats: list[NewSeat]
    options: dict[str, str] = {}
    public: bool = True
    spectators: bool = True
    clock: ClockPlan = ClockPlan()
    hints: bool = True  # people may ask a bot what it would do in their seat


class SeatInfo(Struct):
    """A seat at a table."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str | None
    mine: bool  # the asker may move for it
    bot: str | None = None  # the level that plays now, also in place of a person who left
    away: bool = False  # a bot plays for a person, who may come back
    vacant: bool = False  # a bot plays for a person who resigned; another may take the seat
    online: bool = False
    clock: float | None = None  # seconds left


class TableSummary(Struct):
    """A table as the lobby shows it."""

    id: str
    game: str
    options: dict[str, str]
    status: Literal["open", "playing", "finished", "abandoned", "closed"]  # closed: only told to who closes it
    seats: list[SeatInfo]
    public: bool
    spectators: bool
    clock: ClockPlan
    host: bool  # the asker opened it
    deciding: list[int]
    ply: int
    created: float
    changed: float
    commitment: str
    rematch: str | None = None  # the table that follows
    hints: bool = True  # people may ask for hints
    due: float | None = None  # seconds until the first clock runs out


class TablePage(Struct):
    """A page of the lobby, newest change first."""

    tables: list[TableSummary]
    page: int
    more: bool


class JoinTable(Struct):
    """Sit down; without a seat, on the first open one. While a match runs: in place of somebody who resigned."""

    seat: int | None = None


class LeaveTable(Struct):
    """Give up a seat before the start; without a seat, all one's own and the table if one is its host."""

    seat: int | None = None


class StartTable(Struct):
    """Begin; `fill` names the bot that takes the seats still open."""

    fill: str | None = None


class BotLevels(Struct):
    """The bots that somebody plays against in each game: easy before the first match is finished, then as last time."""

    levels: dict[str, str]


class NewName(Struct):
    name: Text


class NewPassword(Struct):
    old: Text
    new: Text


class Password(Struct):
    password: Text


class PersonName(Struct):
    """A person, as one meets them: at a seat of a table."""

    table: Text
    seat: int
    text: Text = ""  # what a report says


class Credentials(Struct):
    """For an account or a session."""

    name: Text
    password: str


# -- the table in play ------------------------------------------------------------


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
    forced: str | None = None  # the only move, where everybody can see that it is


# -- commands ---------------------------------------------------------------------


class PlayMoves(Struct, tag="play", tag_field="type"):
    """Make one or several moves; all or none."""

    key: Text  # idempotency: the same key is carried out once
    seq: int  # what the person saw
    seat: int
    moves: list[str]


class AskUndo(Struct, tag="undo", tag_field="type"):
    """Take back moves to this ply: freely where allowed, else the others are asked."""

    key: Text
    seq: int
    seat: int
    ply: int


class AnswerUndo(Struct, tag="consent", tag_field="type"):
    key: Text
    seq: int
    seat: int
    yes: bool


class Say(Struct, tag="say", tag_field="type"):
    """Chat; spectators have a channel of their own."""

    key: Text
    text: Text


class GoAway(Struct, tag="away", tag_field="type"):
    """A bot takes over the seat, until the person comes back."""

    key: Text
    seq: int
    seat: int


class ComeBack(Struct, tag="back", tag_field="type"):
    """The person plays on themselves."""

    key: Text
    seq: int
    seat: int


class Resign(Struct, tag="resign", tag_field="type"):
    """Give up the match for good; a bot plays on."""

    key: Text
    seq: int
    seat: int


class Replace(Struct, tag="replace", tag_field="type"):
    """Let a bot play on for somebody who is waited for and is not there."""

    key: Text
    seq: int
    seat: int  # one's own
    absent: int


class Hint(Struct):
    """What a bot would do in the seat, dealt what the seat may know; `reasons` name texts `<game>-advice-<reason>`."""

    seq: int  # of the row that last changed the seat's decision
    seat: int
    notation: str
    rival: str | None  # the next best move, against which the reasons speak
    reasons: list[str]
    forced: bool  # there is no choice
    share: float | None  # of victories to be hoped for after the move; only of a strong hint
    gain: int  # at once, by the move alone; a cost if negative (`<game>-hint-gain`, `<game>-hint-cost`)


Command = PlayMoves | AskUndo | AnswerUndo | Say | GoAway | ComeBack | Resign | Replace


class Refused(Struct):
    """Why not: `id` of the text in the catalogue (with its arguments) and the rule."""

    id: str
    rule: str | None
    arguments: dict[str, Any]


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
    """Is anybody there? Answered by Pong, and nothing else happens."""

    key: Text


class Pong(Struct, tag="pong", tag_field="type"):
    key: str


Message = Snapshot | Answer | Chat | Presence | Pong


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


# -- what the house offers ----------------------------------------------------------


class OptionInfo(Struct):
    name: str
    choices: list[str]
    default: str
    rule: str


class StandingInfo(Struct):
    """A move that a player may decide to make whenever it is asked for, until the stages are over; none: the match."""

    stage: str
    move: str
    stages: list[str]


class GameInfo(Struct):
    """A game as the page needs to know it: argument kinds are number, seat, seats, piece, pieces."""

    name: str
    designers: list[str]
    publisher: str
    year: int
    seats: list[int]
    options: list[OptionInfo]
    stages: list[str]
    events: dict[str, dict[str, str]]  # id: argument kinds
    refusals: dict[str, dict[str, str]]
    effects: dict[str, dict[str, str]]
    moves: dict[str, dict[str, str]]  # word: argument kinds
    bots: list[str]  # the levels by name,
    dial: list[str]  # and by number
    has_secrets: bool  # seats see different things
    standing: list[StandingInfo]


# -- records ----------------------------------------------------------------------


class RecordText(Struct):
    text: Text


class Watched(Struct):
    """An uploaded record, to be watched at /api/records/{id}/snapshot."""

    id: str
    game: str
    seats: int
    names: list[str]
    plies: int
    commitment: str
    outcome: Outcome | None


class Verified(Struct):
    """Whether a record is what it claims: dealt and played again from its seed."""

    valid: bool
    game: str | None = None
    seats: int | None = None
    plies: int | None = None
    commitment: str | None = None
    outcome: Outcome | None = None
    refused: Refused | None = None


class TurningPoint(Struct):
    """A move after which the outcome was another, and what a bot would have done."""

    ply: int
    seat: int
    notation: str
    before: list[float]  # each seat's chance to win, as the mover could know
    after: list[float]
    luck: float  # what chance added to the mover's own
    best: str  # the bot's choice
    loss: float  # what it promised more
    reasons: list[str]  # for it; texts `<game>-advice-<reason>`


class Annotation(Struct):
    """Everybody's chance to win before each move and at the end, and where it turned."""

    game: str
    seats: int
    bot: str
    plays: int
    shares: list[list[float]]
    turns: list[TurningPoint]


class AnnotationStatus(Struct):
    """How far the annotation of a finished match is."""

    state: Literal["none", "working", "ready"]
    done: float  # from 0 to 1
    annotation: Annotation | None = None


class KeeperOrder(Struct):
    """What a keeper of the house orders; `target` is a table, record, chat line, person, address or status."""

    action: Literal[
        "close-table",
        "expire-tables",
        "delete-record",
        "delete-chat",
        "delete-person",
        "ban",
        "unban",
        "broadcast",
        "make-host",
        "unmake-host",
    ]
    target: Text = ""
    text: Text = ""
    days: float | None = None


class KeeperDone(Struct):
    """How many things were changed, or people told."""

    done: int


class Announcement(Struct, tag="announcement", tag_field="type"):
    """The house says something to everybody."""

    text: str
    time: float


class Health(Struct):
    status: str
    version: str
    rules: Literal["compiled", "plain"]
    database: Literal["sqlite", "postgresql"]
