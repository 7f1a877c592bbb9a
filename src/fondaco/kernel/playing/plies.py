"""Moves on offer, and moves made."""

from __future__ import annotations

import msgspec

from fondaco.kernel.playing.state import State
from fondaco.kernel.showing.events import Event


class LegalMove(msgspec.Struct, frozen=True, tag="move", tag_field="type"):
    """A move on offer, what on the board means it, and whether it can be taken back: `sealed` ones never."""

    notation: str
    kind: str
    arguments: tuple[str, ...]
    targets: tuple[str, ...]
    final: bool
    sealed: bool = False


class LegalRange(msgspec.Struct, frozen=True, tag="range", tag_field="type"):
    """Moves that differ by an amount: `notation` with the amount put for its `{}`."""

    notation: str
    kind: str
    low: int
    high: int
    step: int
    targets: tuple[str, ...]
    final: bool
    sealed: bool = False


Legal = LegalMove | LegalRange


class Ply:
    """One move made: who, what, what happened, and whether it can be taken back."""

    __slots__ = ("events", "final", "is_lucky", "move", "script", "script_before", "sealed", "seat", "secret")

    def __init__(self, seat: int, move: int, before: State, after: State, seeded: list[int]) -> None:
        self.seat = seat
        self.move = move
        self.script: tuple[int, ...] = ()  # what it drew from the script of the match
        self.script_before: list[int] | None = None  # the script of the match before it
        self.events = _told(after)
        self.sealed = False
        self.secret = False  # how it was written is only for the seat that wrote it
        self.is_lucky = list(after.luck) != seeded  # luck was drawn
        self.final = self.is_lucky or after.deciding != before.deciding
        for event in self.events:
            self.sealed = self.sealed or event.sealed
            self.secret = self.secret or event.sealed or event.secret
            self.final = self.final or event.sealed or event.reveals


def _told(s: State) -> list[Event]:
    told, s.event_sink = s.event_sink, None
    return [event for event in told or [] if isinstance(event, Event)]
