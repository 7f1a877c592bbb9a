"""Leagues: what is planned, who plays, the rounds and the standings. Players are known by their numbers."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from fondaco.server.core.wire import Options, Word
from fondaco.server.table.wire import ClockPlan

LeagueStatus = Literal["open", "playing", "finished", "closed"]


class NewLeague(Struct):
    name: Word
    game: Word
    seats: int  # at a full table
    rounds: int
    options: Options = {}
    clock: ClockPlan = ClockPlan()
    system: Literal["swiss", "round-robin"] = "swiss"
    rated: bool = False
    days: int = 0  # for a round; 0: until all its tables are finished
    public: bool = True


class LeagueSummary(Struct):
    """A league as the list shows it."""

    id: str
    name: str
    game: str
    status: LeagueStatus
    organiser: str
    seats: int
    round: int  # that was opened last
    rounds: int
    players: int
    rated: bool
    mine: bool  # the asker plays or organises it
    created: float
    changed: float


class LeaguePage(Struct):
    leagues: list[LeagueSummary]
    page: int
    more: bool


class LeagueStanding(Struct):
    """`opponents` is the mean of the points of those one has met."""

    number: int
    name: str
    place: int
    points: float
    wins: int
    opponents: float
    played: int
    forfeits: int
    byes: int
    removed: bool
    mine: bool


class LeagueSeat(Struct):
    number: int
    name: str
    place: int | None = None
    points: float | None = None
    forfeited: bool = False


class LeagueTableInfo(Struct):
    id: str
    status: Literal["waiting", "open", "playing", "finished", "abandoned", "closed"]  # waiting: about to be opened
    mine: bool
    seats: list[LeagueSeat]


class LeagueRoundInfo(Struct):
    number: int
    opened: float
    deadline: float | None
    tables: list[LeagueTableInfo]
    byes: list[str]


class LeagueInfo(Struct):
    summary: LeagueSummary
    options: dict[str, str]
    clock: ClockPlan
    system: Literal["swiss", "round-robin"]
    days: int
    public: bool
    organising: bool  # the asker may start, remove players and close
    playing: bool  # the asker has joined and was not removed
    standings: list[LeagueStanding]
    rounds: list[LeagueRoundInfo]  # the newest first


class LeaguePlayer(Struct):
    number: int
