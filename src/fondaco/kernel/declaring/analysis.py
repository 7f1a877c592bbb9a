"""What analysis asks of a game, as data: what seats had and did, and which printed facts are only guessed."""

from __future__ import annotations

from dataclasses import dataclass

from fondaco.kernel.showing.events import Event


@dataclass(frozen=True)
class Trait:
    """Something a seat has or does, told by an event; `piece` and `seat` are the event's fields."""

    name: str
    event: type[Event]
    piece: str | None = None
    seat: str = "seat"
    dealt: bool = False  # chance alone gives it, so that what it wins is its own doing


@dataclass(frozen=True)
class Guess:
    """A printed fact that was reconstructed: what would show it wrong, and what to change then.

    `subject` is a trait that is dealt, or a move's word and argument ("lay port"). The last two say what would make a
    piece weaker that wins too much or is always chosen, and stronger one that wins too little or is never chosen.
    """

    subject: str
    file: str
    field: str
    too_strong: str
    too_weak: str
    piece: str | None = None  # where it concerns no other
