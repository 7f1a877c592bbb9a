"""What a move of Pasar would bring."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from fondaco.games.pasar.data import GOOD_NAMES
from fondaco.games.pasar.events import Sold
from fondaco.games.pasar.moves import SELL, VISIT
from fondaco.games.pasar.state import State
from fondaco.kernel.declaring.moves import KIND, VALUE
from fondaco.kernel.showing.effects import Effect, Effects
from fondaco.kernel.showing.events import Event, Piece, Told


class IfAlone(Effect, frozen=True):
    """PAS-3.2: the card at the stall, and its price now."""

    good: Piece
    price: int


class PriceFalls(Effect, frozen=True):
    """PAS-4.2: the price after the sale."""

    good: Piece
    price: int


def find(before: State, after: State, move: int, events: Sequence[Event]) -> Iterator[Told]:
    """Only what is the same in every world that the seat cannot tell apart."""
    kind, value = move & KIND, move & VALUE
    if kind == VISIT:
        good = before.stall[value]
        yield IfAlone(GOOD_NAMES[good], before.price[good])
    elif kind == SELL:
        yield from [event for event in events if isinstance(event, Sold)]
        yield PriceFalls(GOOD_NAMES[value], after.price[value])


EFFECTS = Effects(kinds=(IfAlone, PriceFalls), find=find)
