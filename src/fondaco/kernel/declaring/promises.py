"""What a game promises, as data: how fast it is beside its peers, and how much its bots win."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True)
class SpeedBar:
    """`way` of our engine at least `times` the peer (game, way), in decisions, copies or iterations of a search."""

    way: str
    peer: tuple[str, str]
    times: float
    what: Literal["decisions", "copies", "iterations"] = "decisions"


CATANATRON = ("catan", "Python")
HEARTS = ("hearts", "C++ bots")
GIN_RUMMY = ("gin_rummy", "C++ ISMCTS")
CONNECT_FOUR = ("connect_four", "raw AEC env")
ENVIRONMENT = SpeedBar("raw AEC env", CONNECT_FOUR, 8)


@dataclass(frozen=True)
class StrengthBar:
    """The share that one bot at a table of others should win, and over how many games that is measured."""

    bot: str
    other: str
    share: float
    games: int


STRENGTH = (
    StrengthBar("heuristic", "random", 0.70, 400),
    StrengthBar("mcts:0.1s", "heuristic", 0.50, 400),
    StrengthBar("mcts:1s", "heuristic", 0.50, 100),
)
