"""The games that can be played here."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class FigureInfo(Struct):
    """An illustration of the rules: what its seat sees, as a table of its own would show it."""

    part: str
    seat: int
    stage: str
    deciding: list[int]
    names: list[str]
    point: list[str]
    is_close: bool  # enlarged to what it points at
    view: Any


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
    plans: str | None = None  # the kind of move that makes all lines of a plan: while it is legal one can be made
