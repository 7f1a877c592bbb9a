"""What learners are given of a game: the parts of its row, and the numbers of its moves. It needs no numpy."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fondaco.kernel.learning.features import Feature, Features
from fondaco.kernel.learning.observation import Dense
from fondaco.kernel.playing.state import State

if TYPE_CHECKING:
    from fondaco.kernel.declaring.game import Game


class Rows:
    """The row of a game: its features, then a mark for the choice of each option. The same for all its matches."""

    def __init__(self, game: Game) -> None:
        if game.features is None:
            raise TypeError(f"{game.name} has no features to observe")
        self.game = game
        self.features: Features = game.features
        self.dense = Dense(game.moves)
        self.moves = game.moves.every
        named = [
            Feature(f"option-{option.name}", f"{option.rule}: the choice of this option", (option.choices,))
            for option in game.options
        ]
        whole = Features(*self.features.entries, *named)
        self.entries, self.slices, self.size = whole.entries, whole.slices, whole.size

    def bounds(self) -> tuple[list[int], list[int]]:
        """The least and the most that each cell can hold."""
        low = [entry.low for entry in self.entries for _ in range(entry.size)]
        high = [entry.high for entry in self.entries for _ in range(entry.size)]
        return low, high

    def option_marks(self, s: State) -> list[int]:
        """The end of the row, the same in the whole match."""
        marks: list[int] = []
        for option in self.game.options:
            chosen = getattr(s, option.name)
            marks += [int(number == chosen) for number in range(len(option.choices))]
        return marks
