"""What happens in Dermaga, and why a move is refused."""

from __future__ import annotations

from fondaco.kernel.errors import Refusal
from fondaco.kernel.showing.events import Event, Seat


class Started(Event, frozen=True):
    """DER-1.2: drawn by lot."""

    seat: Seat


class Took(Event, frozen=True):
    """DER-2.1, DER-2.2"""

    seat: Seat
    chests: int
    coins: int


class Emptied(Event, frozen=True):
    """DER-3.1"""

    seat: Seat
    coins: int


class NotSoMany(Refusal, frozen=True):
    rule = "DER-2.1"
    chests: int  # that are left
