"""The rows of a table's log. All that is true of a table follows from them and the seed."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct


class Sitting(Struct):
    """A seat and who fills it; `bot` is the level that plays now, also for a person who is away."""

    kind: Literal["person", "bot", "open"]
    person: str | None = None
    name: str | None = None
    bot: str | None = None
    away: bool = False

    @property
    def played_by_bot(self) -> bool:
        return self.kind == "bot" or self.away

    @property
    def played_by_person(self) -> bool:
        return self.kind == "person" and not self.away


class Opened(Struct, tag="opened"):
    host: str
    sittings: list[Sitting]


class Joined(Struct, tag="joined"):
    seat: int
    person: str
    name: str


class Left(Struct, tag="left"):
    """Somebody gave up seats before the start; `host` may have passed on."""

    seats: list[int]
    host: str


class Closed(Struct, tag="closed"):
    """The host left before the start, and nobody else sat there."""


class Began(Struct, tag="began"):
    sittings: list[Sitting]


class Moved(Struct, tag="moved"):
    seat: int
    moves: list[str]


class AskedBack(Struct, tag="asked-back"):
    """Somebody wants to go back to a ply; with nobody to wait for it is done at once."""

    seat: int
    ply: int
    waiting: list[int]


class AnsweredBack(Struct, tag="answered-back"):
    seats: list[int]
    yes: bool


class StoodUp(Struct, tag="stood-up"):
    seat: int
    bot: str
    why: Literal["left", "clock", "absent"]


class SatDown(Struct, tag="sat-down"):
    seat: int


class BotFailed(Struct, tag="bot-failed"):
    """A bot died or broke a rule twice; another plays on."""

    seat: int
    failed: str
    bot: str


class Resumed(Struct, tag="resumed"):
    """The house was closed; the clocks go on from here."""


class Followed(Struct, tag="followed"):
    """The rematch is at another table."""

    table: str


Body = (
    Opened
    | Joined
    | Left
    | Closed
    | Began
    | Moved
    | AskedBack
    | AnsweredBack
    | StoodUp
    | SatDown
    | BotFailed
    | Resumed
    | Followed
)


class LogRow(Struct):
    seq: int
    time: float
    key: str | None
    body: Body


_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Body] = msgspec.json.Decoder(Body)


def write_body(body: Body) -> str:
    return _encoder.encode(body).decode()


def read_body(text: str) -> Body:
    return _decoder.decode(text)
