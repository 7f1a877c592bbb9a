"""PettingZoo: every game as an agent-environment cycle."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from fondaco.env.table import ArrayTable, Mask, Row, bounds_of
from fondaco.kernel.learning.rewards import Reward

Observation = dict[str, Row | Mask]


class GameEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """`player_0` is seat 0. Observations hold `observation` and `action_mask`, as PettingZoo's own classic games do.

    Seats that decide at the same time are asked in seat order; what is still secret is hidden. Rewards
    come at the end; at the move limit all agents are truncated, with the reward of how things stand.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "is_parallelizable": False, "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        move_limit: int | None = None,
        reward: Reward = "rank",
        record: bool = False,
        memory: bool = False,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.table = ArrayTable(game, seats, options, move_limit, reward, record, memory)
        self.metadata = {**GameEnv.metadata, "name": f"{game}_v0"}
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.table.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        low, high = bounds_of(game, memory)
        actions = self.table.game.moves.size
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(low, high, dtype=np.int16),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal; with the same number as `fondaco.new` the same game."""
        self.table.reset(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.seat]

    def observe(self, agent: str) -> Observation:
        return self.table.observe(self.seat_of[agent])

    def step(self, action: int | None) -> None:
        """Refuses with IllegalMove what the mask does not hold."""
        if self.table.over:  # for all of them at once
            self._was_dead_step(action)
            return
        assert action is not None
        seat = self.table.step(action)
        if seat >= 0:
            self.agent_selection = self.possible_agents[seat]
        else:
            self._finish()

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """Whose turn it is, again and again; as PettingZoo's own, at less cost."""
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def _finish(self) -> None:
        """Rewards are 0 until now, so there is nothing to accumulate before."""
        table = self.table
        result = table.result
        ended = self.truncations if table.truncated else self.terminations
        for seat, (agent, reward) in enumerate(zip(self.possible_agents, table.rewards(), strict=True)):
            ended[agent] = True
            self.rewards[agent] = reward
            self._cumulative_rewards[agent] = reward
            self.infos[agent] = {"ending": result.ending, "score": result.scores[seat], "rank": result.ranks[seat]}
        self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        """What a spectator sees, as JSON."""
        if self.render_mode is None:
            return None
        seen = self.table.game.view(self.table.state, -1)
        return msgspec.json.format(msgspec.json.encode(seen), indent=2).decode()

    def close(self) -> None:
        """There is nothing to release."""


def raw_env(game: str, **settings: Any) -> GameEnv:
    """The environment itself: the fast way for learners that keep to the mask."""
    return GameEnv(game, **settings)


def env(game: str, **settings: Any) -> AECEnv[str, Observation, int]:
    """The environment in PettingZoo's usual wrappers: an illegal move loses, a wrong order of calls is told."""
    made: AECEnv[str, Observation, int] = GameEnv(game, **settings)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=-1)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)
