"""The numbers of the search, in one place (decision 5 has what was measured of them)."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Settings:
    """`mcts:100?fade=0.1&width=6` searches with others, for comparison."""

    width: int = 8  # moves that compete at most at the root, those advised most
    fade: float = 0.2  # how much a play-out weighs beside the advice
    calm: int = 50  # play-outs that the move tried most is taken to have had before the first
    explore: float = 0.7  # of UCB1, in the tree below
    widen: float = 0.5  # a node of n visits has about sqrt(widen * n) children, the most advised first
    ranks: float = 0.1  # of the reward goes by how many others are beaten, the rest to the winners
    slips: int = 51  # of 256 moves of a play-out are any candidate

    def __post_init__(self) -> None:
        if self.width < 1 or min(self.fade, self.calm, self.explore, self.widen, self.ranks, self.slips) < 0:
            raise ValueError("width is at least 1, no other below 0")


SETTINGS = Settings()
