"""The rows of a table's log. All that is true of a table follows from them and the seed."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct, field

PROGRAM = "program."  # begins the id of a person who is a program; a dot is in no other id


class Seat(Struct, frozen=True):
    """Who fills a seat; `bot` is the level that plays now, also for a person who is away."""

    kind: Literal["person", "bot", "open"]
    person: str | None = None
    name: str | None = None
    bot: str | None = None
    away: bool = False
    vacant: bool = False  # a bot plays for a player who resigned; another person may take the seat
    vacation: float | None = None  # until when the person is on vacation; the row that ends it comes then

    @property
    def played_by_bot(self) -> bool:
        return self.kind == "bot" or self.away

    @property
    def played_by_person(self) -> bool:
        return self.kind == "person" and not self.away

    @property
    def is_program(self) -> bool:
        """Whether a program has the seat."""
        return self.person is not None and self.person.startswith(PROGRAM)


Seats = tuple[Seat, ...]


class Opened(Struct, tag="opened", frozen=True, omit_defaults=True):
    host: str
    seats: Seats = field(name="sittings")  # as it is stored
    starts_itself: bool = False  # once all seats are taken


class Joined(Struct, tag="joined", frozen=True):
    seat: int
    person: str
    name: str


class Readied(Struct, tag="readied", frozen=True):
    """A person says before the start that they are ready, or not yet."""

    person: str
    yes: bool


class Left(Struct, tag="left", frozen=True):
    """A person gave up seats before the start; `host` may be another person now."""

    seats: list[int]
    host: str


class Closed(Struct, tag="closed", frozen=True):
    """The host left before the start, and nobody else had a seat."""


class Abandoned(Struct, tag="abandoned", frozen=True):
    """The match ends without a result: its rules are no longer played here, or an admin ended it."""

    why: Literal["upgrade", "house"]


class Began(Struct, tag="began", frozen=True):
    seats: Seats = field(name="sittings")


class Moved(Struct, tag="moved", frozen=True):
    seat: int
    moves: list[str]


class UndoRequested(Struct, tag="asked-back", frozen=True):
    """A player wants to go back to a ply; with no consent to wait for it is done at once."""

    seat: int
    ply: int
    waiting: list[int]


class UndoAnswered(Struct, tag="answered-back", frozen=True):
    seats: list[int]
    yes: bool


class StoodUp(Struct, tag="stood-up", frozen=True):
    """A bot plays on for a person."""

    seat: int
    bot: str
    why: Literal["left", "clock", "absent"]


class SatDown(Struct, tag="sat-down", frozen=True):
    """The person is back."""

    seat: int


class Resigned(Struct, tag="resigned", frozen=True):
    """A person gave up the match for good; a bot plays on, or the match ends if no other person is left."""

    seat: int
    bot: str


class TookOver(Struct, tag="took-over", frozen=True):
    """Another person plays on for a player who resigned."""

    seat: int
    person: str
    name: str


class SeatWanted(Struct, tag="seat-wanted", frozen=True):
    """A person asks at a private table to take the seat of a player who resigned."""

    seat: int
    person: str
    name: str


class SeatAnswered(Struct, tag="seat-answered", frozen=True):
    """A player lets the person who asks take the seat, or not."""

    seat: int
    yes: bool


class Renamed(Struct, tag="renamed", frozen=True):
    """A person in these seats is called otherwise from now on."""

    seats: list[int]
    person: str
    name: str


class BotFailed(Struct, tag="bot-failed", frozen=True):
    """A bot died or broke a rule twice; another plays on."""

    seat: int
    failed: str
    bot: str


class HoldRequested(Struct, tag="hold-asked", frozen=True):
    """A player wants to pause the match; with no consent to wait for it pauses at once."""

    seat: int
    waiting: list[int]


class HoldAnswered(Struct, tag="hold-answered", frozen=True):
    seats: list[int]
    yes: bool


class HoldEnded(Struct, tag="hold-ended", frozen=True):
    """A player ends the pause, or withdraws the request for one."""

    seat: int


class VacationBegan(Struct, tag="vacation-began", frozen=True):
    """The clock of a person's seats stands until `VacationEnded`; `until` is when that is to be expected."""

    seats: list[int]
    until: float


class VacationEnded(Struct, tag="vacation-ended", frozen=True):
    seats: list[int]


class Resumed(Struct, tag="resumed", frozen=True):
    """Clocks go on from here after an outage. Read from old logs only: outages are stored by themselves now."""


class Followed(Struct, tag="followed", frozen=True):
    """The rematch is at another table."""

    table: str


Body = (
    Opened
    | Joined
    | Readied
    | Left
    | Closed
    | Abandoned
    | Began
    | Moved
    | UndoRequested
    | UndoAnswered
    | StoodUp
    | SatDown
    | Resigned
    | TookOver
    | SeatWanted
    | SeatAnswered
    | Renamed
    | BotFailed
    | HoldRequested
    | HoldAnswered
    | HoldEnded
    | VacationBegan
    | VacationEnded
    | Resumed
    | Followed
)


class LogRow(Struct, frozen=True):
    """One row. `clock_time` is `time` without the outages before it: what clocks count."""

    seq: int
    time: float
    clock_time: float
    key: str | None
    body: Body


_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Body] = msgspec.json.Decoder(Body)
_seats_decoder: msgspec.json.Decoder[Seats] = msgspec.json.Decoder(Seats)


def write_body(body: Body) -> str:
    return _encoder.encode(body).decode()


def read_body(text: str) -> Body:
    return _decoder.decode(text)


def write_seats(seats: Seats) -> str:
    return _encoder.encode(seats).decode()


def read_seats(text: str) -> Seats:
    return _seats_decoder.decode(text)
