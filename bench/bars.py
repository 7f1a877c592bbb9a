"""The bars: how far ahead of a peer each game has promised to be."""

from dataclasses import dataclass
from typing import Literal

Key = tuple[str, str]  # game, way

CATANATRON: Key = ("catan", "Python")
HEARTS: Key = ("hearts", "C++ bots")


@dataclass(frozen=True)
class Bar:
    """One promise: `way` of our engine at least `times` the peer, in decisions or copies."""

    way: str
    peer: Key
    times: float
    what: Literal["decisions", "copies"] = "decisions"


SMALL_GAME = (
    Bar("compiled, inside", CATANATRON, 200),
    Bar("compiled, inside", HEARTS, 2),
    Bar("compiled, driven", CATANATRON, 50),
    Bar("plain, inside", CATANATRON, 8),
    Bar("compiled, inside", CATANATRON, 100, "copies"),
)

SPICE_ISLANDS = (
    Bar("compiled, inside", CATANATRON, 150),
    Bar("compiled, driven", CATANATRON, 50),
    Bar("plain, inside", CATANATRON, 4),
    Bar("compiled, inside", CATANATRON, 100, "copies"),
)

BARS: dict[str, tuple[Bar, ...]] = {"batavia": SMALL_GAME, "spice_islands": SPICE_ISLANDS}
