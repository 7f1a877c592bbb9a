"""A small network from an `.npz` file as a bot, with numpy alone: `net:kontor.npz`; from the package: `net:borneo`."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

from fondaco.bots.observe import move_for, observe
from fondaco.kernel import Game, OptionError, State

LAYER = re.compile(r"body(\d*)_weight")
GAMES = Path(__file__).parents[1] / "games"  # a network that earned it is in the game's folder: docs/learning.md


class Net:
    """Plays the likeliest legal action, or at a temperature above 0 draws one; always one that its mask holds.

    The file holds `scale` (of every cell of the row), hidden layers `body_weight` and `body_bias` (more of them as
    `body1_weight` ...), `policy_weight` and `policy_bias`, and for the search `value_weight` and `value_bias` (one
    output: the `rank` reward to be expected); weights are inputs by outputs, between layers is ReLU.
    """

    def __init__(self, weights: str | Path, temperature: float | str = 0.0) -> None:
        try:
            import numpy as np

            with np.load(find_weights(weights), allow_pickle=False) as file:
                self.arrays: dict[str, Any] = {name: file[name].astype(np.float32) for name in file.files}
            found = {name: LAYER.fullmatch(name) for name in self.arrays}
            self.layers = sorted([name for name, layer in found.items() if layer], key=lambda name: (len(name), name))
            self.scale = self.arrays["scale"]
            self.temperature = float(temperature)
            self._check()
        except Exception as error:  # a broken file may raise anything
            raise OptionError("bot-not-loaded", name=f"net:{weights}", problem=str(error)) from error

    def _check(self) -> None:
        """Refuse layers that do not fit each other."""
        width = self.scale.shape
        for name in self.layers:
            width = self._check_layer(name, width)
        self._check_layer("policy_weight", width)
        if self.has_value and self._check_layer("value_weight", width) != (1,):
            raise ValueError("value_weight has more than one output")
        if self.temperature < 0:
            raise ValueError("a temperature is not below 0")

    def _check_layer(self, name: str, width: Any) -> Any:
        weight, bias = self.arrays[name], self.arrays[name.replace("weight", "bias")]
        if weight.ndim != 2 or weight.shape[:1] != width or bias.shape != weight.shape[1:]:
            raise ValueError(f"{name} does not fit what comes before it")
        return bias.shape

    @property
    def has_value(self) -> bool:
        """Whether it can say how a match will end."""
        return "value_weight" in self.arrays

    @property
    def size(self) -> tuple[int, int]:
        """How many cells it reads and how many actions it knows."""
        return len(self.scale), len(self.arrays["policy_bias"])

    def check(self, game: Game) -> None:
        """Refuse a game that it was not made for."""
        if self.size != (game.rows.size, game.moves.size):
            raise OptionError("bot-not-loaded", name="net", problem=f"the network was not made for {game.name}")

    def inner(self, row: Any) -> Any:
        """What the hidden layers make of a row, most of whose cells are 0."""
        if not self.layers:
            return row * self.scale
        filled = row.nonzero()[0]
        inner, weight = row[filled] * self.scale[filled], self.arrays[self.layers[0]][filled]
        for number, name in enumerate(self.layers):
            inner = inner @ (weight if number == 0 else self.arrays[name])
            inner = (inner + self.arrays[name.replace("weight", "bias")]).clip(0)
        return inner

    def policy(self, inner: Any) -> Any:
        """How much it is for each action."""
        return inner @ self.arrays["policy_weight"] + self.arrays["policy_bias"]

    def value(self, inner: Any) -> float:
        """The reward that it expects."""
        return float((inner @ self.arrays["value_weight"] + self.arrays["value_bias"])[0])

    def choose(self, game: Game, world: State, seat: int, rng: random.Random) -> int:
        import numpy as np

        self.check(game)
        row, mask = observe(game, world, seat)
        legal = np.flatnonzero(mask)
        wants = self.policy(self.inner(row))[legal]
        if self.temperature == 0:
            return move_for(game, world, int(legal[wants.argmax()]))
        weights = np.exp((wants - wants.max()) / self.temperature)
        return move_for(game, world, rng.choices(legal.tolist(), weights.tolist())[0])


def find_weights(name: str | Path) -> Path:
    """A file; or by the name of a game alone the network that the package has for it."""
    shipped = GAMES / str(name) / "network.npz"
    return shipped if shipped.parent.parent == GAMES and shipped.exists() else Path(name)
