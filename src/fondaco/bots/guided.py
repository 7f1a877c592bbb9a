"""A network inside the search: `mcts:200?net=kontor.npz` tries what it likes first and believes what it expects."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fondaco.bots.mcts import Mcts
from fondaco.bots.net import Net
from fondaco.bots.search import Search
from fondaco.kernel import Game, OptionError, State
from fondaco.kernel.learning.observation import Observation

if TYPE_CHECKING:
    from numpy.typing import NDArray

PRIOR = 1.0  # how much the policy weighs beside UCB1
FAR = -1e9  # of a move for which no action stands


class NetGuide:
    """Asks a network about positions of one tree; what it thinks of a node's moves it works out once.

    At a node of another seat that is its thought in the first world that came there.
    """

    def __init__(self, net: Net, game: Game, root: State) -> None:
        import numpy as np

        self.net = net
        self.rows = game.rows
        self.rules = game.rules
        self.cells: NDArray[Any] = np.zeros(game.rows.size, np.int16)
        self.cells[game.rows.features.size :] = game.rows.option_marks(root)
        self.changing = self.cells[: game.rows.features.size]
        self.observation = Observation(self.cells)  # type: ignore[arg-type]
        self.wants: dict[int, NDArray[Any]] = {}

    def _look(self, world: State, seat: int) -> NDArray[Any]:
        """What the hidden layers make of a seat's row."""
        self.changing.fill(0)
        self.observation.at = 0
        self.rules.observe(world, seat, self.observation)
        inner: NDArray[Any] = self.net.inner(self.cells)
        return inner

    def chances(self, node: int, world: State, moves: list[int]) -> list[float]:
        import numpy as np

        wants = self.wants.get(node)
        if wants is None:
            wants = self.wants[node] = self.net.policy(self._look(world, world.actor))
        actions = [self.rows.dense.index(move) for move in moves]
        liked = np.array([wants[action] if action >= 0 else FAR for action in actions])
        weights = np.exp(liked - liked.max())
        chances: list[float] = (weights / weights.sum()).tolist()
        return chances

    def gains(self, node: int, world: State) -> list[float]:
        inner = self._look(world, world.actor)
        if node not in self.wants:
            self.wants[node] = self.net.policy(inner)
        own = self.net.value(inner)
        if world.seats == 2:
            values = [own if seat == world.actor else -own for seat in range(2)]
        else:
            values = [
                own if seat == world.actor else self.net.value(self._look(world, seat)) for seat in range(world.seats)
            ]
            middle = sum(values) / len(values)
            values = [value - middle for value in values]
        return [min(max((value + 1) / 2, 0.0), 1.0) for value in values]


class Guided(Mcts):
    """A search with a network: `prior` is the weight of its policy, `value` the share of its value beside play-outs.

    With `prior` 0 the advice says what is tried first, with `value` 0 all positions are played out.
    """

    def __init__(
        self,
        net: str,
        prior: str | float = PRIOR,
        value: str | float | None = None,
        iterations: int | None = None,
        seconds: float = 1.0,
    ) -> None:
        super().__init__(iterations, seconds)
        self.net = Net(net)
        try:
            self.prior = float(prior)
            self.trust = float(value) if value is not None else float(self.net.has_value)
            if not (self.prior >= 0 and 0 <= self.trust <= 1 and self.prior + self.trust > 0):
                raise ValueError("prior is at least 0, value from 0 to 1, and one of them above 0")
            if self.trust and not self.net.has_value:
                raise ValueError("the file holds no value_weight")
        except ValueError as error:
            raise OptionError("bot-not-loaded", name=f"mcts?net={net}", problem=str(error)) from error

    def plant(self, game: Game, world: State, seat: int, capacity: int) -> Search:
        """A tree without a node, that follows the network."""
        self.net.check(game)
        search = super().plant(game, world, seat, capacity)
        search.follow(NetGuide(self.net, game, world), self.prior, self.trust)
        return search
