"""Records."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from fondaco.server.core.wire import NO_NUL, Refused
from fondaco.server.play.wire import Outcome

MAX_TEXT = 400_000  # characters of a record
MAX_BODY = 2 * MAX_TEXT  # bytes in which it is sent


class RecordText(Struct):
    text: Annotated[str, Meta(pattern=NO_NUL, max_length=MAX_BODY)]


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
