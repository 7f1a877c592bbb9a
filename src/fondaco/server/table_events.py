"""What the server itself tells at a table, beside the game's events: undo, and who plays for a seat."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from fondaco.kernel.events import Seat, Told

Text = Annotated[str, Meta(extra={"argument": "text"})]


class UndoAsked(Told, frozen=True):
    seat: Seat
    to: int  # the ply


class UndoDeclined(Told, frozen=True):
    seat: Seat


class UndoDone(Told, frozen=True):
    seat: Seat
    to: int


class StoodUp(Told, frozen=True):
    """The person left; a bot plays on."""

    seat: Seat
    bot: Text


class ClockRanOut(Told, frozen=True):
    seat: Seat
    bot: Text


class Replaced(Told, frozen=True):
    """Another player let a bot play on for somebody who was absent."""

    seat: Seat
    bot: Text


class SatDown(Told, frozen=True):
    """The person is back."""

    seat: Seat


class BotFailed(Told, frozen=True):
    seat: Seat
    failed: Text  # the level that failed
    bot: Text  # the level that plays now


TABLE_EVENTS: tuple[type[Told], ...] = (
    UndoAsked,
    UndoDeclined,
    UndoDone,
    StoodUp,
    ClockRanOut,
    Replaced,
    SatDown,
    BotFailed,
)
