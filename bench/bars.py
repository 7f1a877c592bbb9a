"""The bars: how far ahead of a peer each game has promised to be."""

from dataclasses import dataclass
from typing import Literal

Key = tuple[str, str]  # game, way

CATANATRON: Key = ("catan", "Python")
HEARTS: Key = ("hearts", "C++ bots")
GIN_RUMMY: Key = ("gin_rummy", "C++ ISMCTS")
CONNECT_FOUR: Key = ("connect_four", "raw AEC env")


@dataclass(frozen=True)
class Bar:
    """One promise: `way` of our engine at least `times` the peer, in decisions, copies or iterations of a search."""

    way: str
    peer: Key
    times: float
    what: Literal["decisions", "copies", "iterations"] = "decisions"


ENV = Bar("raw AEC env", CONNECT_FOUR, 8)

BARS: dict[str, tuple[Bar, ...]] = {
    "batavia": (
        Bar("compiled, inside", CATANATRON, 200),
        Bar("compiled, inside", HEARTS, 2),
        Bar("compiled, driven", CATANATRON, 50),
        Bar("plain, inside", CATANATRON, 8),
        Bar("compiled, inside", CATANATRON, 100, "copies"),
        Bar("compiled, ISMCTS", GIN_RUMMY, 15, "iterations"),
        ENV,
    ),
    "borneo": (Bar("compiled, inside", CATANATRON, 120), ENV),
    "kontor": (Bar("compiled, inside", CATANATRON, 60), ENV),
    "spice_islands": (Bar("compiled, inside", CATANATRON, 150), ENV),
    "indonesia": (
        Bar("compiled, inside", CATANATRON, 30),
        Bar("compiled, ISMCTS", GIN_RUMMY, 1, "iterations"),
        ENV,
    ),
}
