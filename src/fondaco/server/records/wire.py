"""Records."""

from __future__ import annotations

from msgspec import Struct

from fondaco.server.core.wire import Refused, Text
from fondaco.server.play.wire import Outcome


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
