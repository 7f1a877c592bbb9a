"""Records and annotations."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from fondaco.server.wire.base import Refused, Text
from fondaco.server.wire.play import Outcome


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
