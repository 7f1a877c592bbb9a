"""What a seat remembers, as numbers: how often it was told of each kind of event, and of whom."""

from __future__ import annotations

from collections.abc import Iterable

from fondaco.kernel.learning.features import PLAYERS, Feature
from fondaco.kernel.showing.events import Event, kebab

WHOM = (*PLAYERS, "nobody")
MAX_CELL = 32_000  # that a cell can hold


class Recall:
    """Counts for every seat what it was told; what an event hides from a seat does not count for it."""

    def __init__(self, events: tuple[type[Event], ...], seats: int) -> None:
        self.seats = seats
        self.place = {event: number * len(WHOM) for number, event in enumerate(events)}
        self.subject = {
            event: next((name for name, kind in event.arguments().items() if kind == "seat"), "") for event in events
        }
        self.counts = [[0] * (len(events) * len(WHOM)) for _ in range(seats)]

    @staticmethod
    def feature(events: tuple[type[Event], ...]) -> Feature:
        """The part of the row that it fills."""
        names = tuple(kebab(event.__name__) for event in events)
        text = "how often this seat was told of an event, by the player whom it names first"
        return Feature("told", text, (names, WHOM), high=MAX_CELL)

    def hear(self, events: Iterable[object]) -> None:
        """Count what happened."""
        for event in events:
            assert isinstance(event, Event)
            for seat in range(self.seats):
                seen = event.seen_by(seat)
                if seen is None:
                    continue
                subject = self.subject[type(event)]
                player = getattr(seen, subject) if subject else None
                step = len(WHOM) - 1 if player is None or player < 0 else (player - seat) % self.seats
                cell = self.place[type(event)] + step
                self.counts[seat][cell] = min(self.counts[seat][cell] + 1, MAX_CELL)

    def forget(self, seat: int) -> None:
        """All that a seat was told."""
        self.counts[seat] = [0] * len(self.counts[seat])

    def copy(self) -> Recall:
        twin = Recall.__new__(Recall)
        twin.seats, twin.place, twin.subject = self.seats, self.place, self.subject
        twin.counts = [counts[:] for counts in self.counts]
        return twin
