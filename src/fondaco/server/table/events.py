"""What the server itself tells at a table, beside the game's events: undo, and who plays for a seat."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from fondaco.kernel.showing.events import Seat, Told

Text = Annotated[str, Meta(extra={"argument": "text"})]


class TableEvent(Told, frozen=True):
    """Something that happened to a seat at the table rather than in the game."""

    seat: Seat


class UndoAsked(TableEvent, frozen=True):
    to: int  # the ply


class UndoDeclined(TableEvent, frozen=True):
    """A player did not consent."""


class UndoDone(TableEvent, frozen=True):
    to: int


class StoodUp(TableEvent, frozen=True):
    """The person left; a bot plays on."""

    bot: Text


class ClockRanOut(TableEvent, frozen=True):
    bot: Text


class Replaced(TableEvent, frozen=True):
    """Another player replaced an absent one with a bot."""

    bot: Text


class SatDown(TableEvent, frozen=True):
    """The person is back."""


class Resigned(TableEvent, frozen=True):
    """The person gave up the match; a bot plays on."""

    bot: Text


class TookOver(TableEvent, frozen=True):
    """Another person has taken the seat of a player who resigned."""


class BotFailed(TableEvent, frozen=True):
    failed: Text  # the level that failed
    bot: Text  # the level that plays now


class HoldAsked(TableEvent, frozen=True):
    """The person wants to pause the match."""


class HoldDeclined(TableEvent, frozen=True):
    """A player did not agree to a pause."""


class HoldBegan(TableEvent, frozen=True):
    """All agreed: the match pauses."""


class HoldEnded(TableEvent, frozen=True):
    """The person ended the pause."""


class VacationBegan(TableEvent, frozen=True):
    """The person is on vacation: their clock stands."""


class VacationEnded(TableEvent, frozen=True):
    """The vacation is over."""


TABLE_EVENTS: tuple[type[TableEvent], ...] = (
    UndoAsked,
    UndoDeclined,
    UndoDone,
    StoodUp,
    ClockRanOut,
    Replaced,
    SatDown,
    Resigned,
    TookOver,
    BotFailed,
    HoldAsked,
    HoldDeclined,
    HoldBegan,
    HoldEnded,
    VacationBegan,
    VacationEnded,
)
