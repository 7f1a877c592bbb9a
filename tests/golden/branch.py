"""What a golden record promises, and how a match that keeps the promise is looked for."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from fondaco.kernel import Event, Match


@dataclass(frozen=True)
class Branch:
    """A branch of the rules that a record must go through."""

    promise: Callable[[Match], bool]
    seats: int
    options: Mapping[str, str] = field(default_factory=dict)
    position: Mapping[str, Any] | None = None
    habits: Mapping[str, float] = field(default_factory=dict)  # how eagerly each kind of move is made; 1 if unsaid


def steps(match: Match) -> Iterator[tuple[Match, list[Event]]]:
    """The match before each of its moves, and what the move brought."""
    again = Match.replay(match.game, match.record, 0)
    for ply, played in zip(match.plies, match.record.moves, strict=True):
        yield again, ply.events
        again.play(played.seat, played.notation)
