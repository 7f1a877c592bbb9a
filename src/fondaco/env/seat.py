"""Gymnasium: one seat of a game, bots on the others. Importing it registers `fondaco/<game>-v0`."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, SupportsFloat

import gymnasium
import msgspec
import numpy as np
from gymnasium import spaces

from fondaco.bots import Bot, consult, find_bot
from fondaco.env.table import ArrayTable, Mask, Row, bounds_of
from fondaco.games import GAMES
from fondaco.kernel import IllegalMove
from fondaco.kernel.learning.rewards import Reward

ILLEGAL = -1.0  # the reward of an illegal move, which ends the game


class SeatEnv(gymnasium.Env[Row, Any]):
    """Play `seat` (None: another one every game) against bots: by name or as objects, one for all or one each.

    The legal moves stand in `info["action_mask"]`, and `action_masks()` gives them to sb3-contrib's MaskablePPO. An
    action that is not legal ends the game with a reward of -1.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: int | None = 0,
        bots: str | Bot | Sequence[str | Bot] = "random",
        options: Mapping[str, str] | None = None,
        move_limit: int | None = None,
        reward: Reward = "rank",
        record: bool = False,
        memory: bool = False,
        render_mode: str | None = None,
    ) -> None:
        self.table = ArrayTable(game, seats, options, move_limit, reward, record, memory)
        others = self.table.seats - 1
        chosen = [bots] * others if isinstance(bots, str) or not isinstance(bots, Sequence) else list(bots)
        if len(chosen) != others:
            raise ValueError(f"{others} bots are needed, one for each of the other seats")
        if seat is not None and not 0 <= seat < self.table.seats:
            raise ValueError(f"seats are numbered from 0 to {others}")
        self.bots = [find_bot(bot) if isinstance(bot, str) else bot for bot in chosen]
        self.fixed_seat = seat
        self.seat = seat or 0
        self.luck = random.Random()  # of the bots
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"there is no render mode {render_mode}")
        self.render_mode = render_mode
        low, high = bounds_of(game, memory)
        actions = self.table.game.moves.size
        self.observation_space = spaces.Box(low, high, dtype=np.int16)
        self.action_space = spaces.Discrete(actions)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Row, dict[str, Any]]:
        """Deal; with a number the same game as `fondaco.new`, and the bots choose alike.

        The bots' luck is not that of the deals: knowing the state of one would reveal the other.
        """
        super().reset(seed=seed)
        if seed is not None or self.table.ply == 0:
            self.luck.seed(int(self.np_random.integers(2**62)))
        if self.fixed_seat is None:
            self.seat = int(self.np_random.integers(self.table.seats))
        self.table.reset(seed if seed is not None else int(self.np_random.integers(2**63)))
        self._let_bots_play()
        return self.table.row(self.seat), self._info()

    def step(self, action: Any) -> tuple[Row, SupportsFloat, bool, bool, dict[str, Any]]:
        """Act, and let the others act until it is this seat's turn again."""
        try:
            self.table.step(int(action))
        except IllegalMove as error:
            return self.table.row(self.seat), ILLEGAL, True, False, {**self._info(), "illegal": error.rule}
        self._let_bots_play()
        if not self.table.over:
            return self.table.row(self.seat), 0.0, False, False, self._info()
        reward = self.table.rewards()[self.seat]
        truncated = self.table.truncated
        return self.table.row(self.seat), reward, not truncated, truncated, self._info()

    def action_masks(self) -> Mask:
        """The legal moves."""
        return self.table.mask(self.seat)

    def _let_bots_play(self) -> None:
        """Each bot gets a re-dealt world, as on the server."""
        table = self.table
        while not table.over and table.seat != self.seat:
            bot = self.bots[(table.seat - self.seat - 1) % table.seats]  # to the left of this seat, in their order
            table.play(consult(bot, table.game, table.state, table.seat, self.luck))

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self.action_masks()}
        if self.table.over:
            result = self.table.result
            info |= {"ending": result.ending, "score": result.scores[self.seat], "rank": result.ranks[self.seat]}
        return info

    def render(self) -> Any:
        """What this seat sees, as JSON."""
        if self.render_mode is None:
            return None
        seen = self.table.game.view(self.table.state, self.seat)
        return msgspec.json.format(msgspec.json.encode(seen), indent=2).decode()


for _name in GAMES:
    gymnasium.register(
        f"fondaco/{_name}-v0",
        entry_point="fondaco.env.seat:SeatEnv",
        vector_entry_point="fondaco.vector.env:GameVectorEnv",
        kwargs={"game": _name},
    )
