"""A league as it is stored: what was planned, who plays, and the rounds so far."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from fondaco.server.leagues.rounds import Round
from fondaco.server.table.wire import ClockPlan

Status = Literal["open", "playing", "finished", "closed"]
System = Literal["swiss", "round-robin"]


class Plan(Struct, frozen=True):
    """What the organiser decided, and never changes."""

    game: str
    options: dict[str, str]
    seats: int  # at a full table
    clock: ClockPlan
    rounds: int
    system: System
    rated: bool
    days: int  # for a round; 0: until all tables are finished


class Player(Struct, frozen=True):
    number: int
    person: str
    name: str
    is_removed: bool


class LeagueTable(Struct, frozen=True):
    """A table of a round; players in the order of seats."""

    id: str
    players: tuple[int, ...]


class LeagueRound(Struct, frozen=True):
    number: int
    opened: float
    deadline: float | None
    tables: tuple[LeagueTable, ...]
    byes: tuple[int, ...]

    @property
    def pairing(self) -> Round:
        return Round(tuple(table.players for table in self.tables), self.byes)


class Pairings(Struct, frozen=True):
    """What is stored of a round beside its times."""

    tables: tuple[LeagueTable, ...]
    byes: tuple[int, ...]


class League(Struct, frozen=True):
    id: str
    name: str
    organiser: str
    plan: Plan
    is_public: bool
    status: Status
    created: float
    changed: float
    players: tuple[Player, ...]
    rounds: tuple[LeagueRound, ...]

    @property
    def active(self) -> list[Player]:
        return [player for player in self.players if not player.is_removed]

    def player_of(self, ids: frozenset[str]) -> Player | None:
        return next((player for player in self.players if player.person in ids), None)

    def by_number(self, number: int) -> Player | None:
        return next((player for player in self.players if player.number == number), None)


_encoder = msgspec.json.Encoder()


def write(value: Plan | Pairings) -> str:
    return _encoder.encode(value).decode()


def read_plan(text: str) -> Plan:
    return msgspec.json.decode(text, type=Plan)


def read_pairings(text: str) -> Pairings:
    return msgspec.json.decode(text, type=Pairings)
