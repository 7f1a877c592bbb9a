"""Tables and the lobby."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from fondaco.server.wire.base import Text

DAYS_FROM = 12 * 3600  # seconds for a move: with so many a table is played over days


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
    bank: int = 0  # for all moves together, beyond the time of each
    weekend_zone: Text = ""  # clocks stand at weekends of this time zone; empty: they run

    @property
    def is_days(self) -> bool:
        """Played over days: vacations count, and absence alone costs nobody the seat."""
        return self.kind == "move" and self.seconds >= DAYS_FROM


class NewTable(Struct):
    game: str
    seats: list[NewSeat]
    options: dict[str, str] = {}
    public: bool = True
    spectators: bool = True
    clock: ClockPlan = ClockPlan()
    hints: bool = True  # people may ask a bot what it would do in their seat
    rated: bool = False  # the result changes the ratings of all who play; accounts only, and no hints


class SeatInfo(Struct):
    """A seat at a table."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str | None
    mine: bool  # the asker may move for it
    bot: str | None = None  # the level that plays now, also in place of a person who left
    away: bool = False  # a bot plays for a person, who may come back
    vacant: bool = False  # a bot plays for a person who resigned; another may take the seat
    agreed: bool = True  # sat down here in person, and so agreed to what the table is played for
    online: bool = False
    clock: float | None = None  # seconds left
    clock_runs: bool = False
    vacation: float | None = None  # until then the person is on vacation, and their clock stands
    program: bool = False  # a program of somebody plays


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
    rated: bool = False  # HOUSE-3.1: the result changes the ratings of all who play
    league: str | None = None  # that opened the table
    paused: bool = False  # HOUSE-1.13: bots play for everybody, and it goes on when a person comes back
    on_hold: bool = False  # HOUSE-1.16: a pause by agreement, until somebody ends it


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
