"""The weights of a game's advice, by number of seats: data, made by the arena's tuning."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from fondaco.kernel.errors import DataError
from fondaco.kernel.learning.advice import Advisor

SLOTS = 32  # of an Advisor

Weights = Mapping[int, tuple[float, ...]]


def read_weights(file: str, content: object, terms: tuple[str, ...]) -> dict[int, tuple[float, ...]]:
    """`{"4": {"crate": 1.5, ...}, ...}` as numbers in the order of the terms; every term, and no other, by name."""
    weights: dict[int, tuple[float, ...]] = {}
    if not isinstance(content, dict) or not content:
        raise DataError("data-count", file=file, wanted=1, found=0)
    for seats, named in content.items():
        if not seats.isdecimal() or not isinstance(named, dict) or len(named) != len(terms):
            raise DataError("data-count", file=file, wanted=len(terms), found=len(named))
        for place, name in enumerate(named, 1):
            if name not in terms or not isinstance(named[name], int | float):
                raise DataError("data-unknown-piece", file=file, place=place, piece=name)
        weights[int(seats)] = tuple(float(named[name]) for name in terms)
    return weights


@dataclass(frozen=True)
class Advice:
    """What a game tells its bots: who judges a move, what the terms are called, how much each counts."""

    advisor: Callable[[], Advisor] = Advisor
    terms: tuple[str, ...] = ()
    weights: Weights = field(default_factory=dict)

    def weigh(self, weights: tuple[float, ...]) -> Advisor:
        """An advisor with these weights."""
        advisor = self.advisor()
        advisor.weight = [*weights, *[0.0] * (SLOTS - len(weights))]
        return advisor

    def at(self, seats: int) -> tuple[float, ...]:
        """The weights for so many seats, or for the nearest number there is."""
        if not self.weights:
            return ()
        return self.weights[min(self.weights, key=lambda number: (abs(number - seats), number))]

    def advise(self, seats: int, ignores: tuple[str, ...] = ()) -> Advisor:
        """An advisor with the weights for so many seats; terms that it ignores weigh nothing."""
        weights = self.at(seats)
        if ignores:
            weights = tuple(0.0 if term in ignores else each for term, each in zip(self.terms, weights, strict=True))
        return self.weigh(weights)
