"""What the seats of a finished match get, for those who learn."""

from __future__ import annotations

from typing import Literal, get_args

from fondaco.kernel.declaring.game import Result

Reward = Literal["rank", "win", "score"]
REWARDS: tuple[str, ...] = get_args(Reward)


def rewards_of(result: Result, reward: Reward) -> list[float]:
    """What each seat gets at the end.

    `rank`: from 1 for the first to -1 for the last in equal steps, equals sharing theirs, in all 0; `win`: 1,
    shared among equals; `score`: the points.
    """
    if reward == "score":
        return [float(score) for score in result.scores]
    if reward == "win":
        share = 1.0 / len(result.winners)
        return [share if rank == 1 else 0.0 for rank in result.ranks]
    middles = [rank - 1 + (result.ranks.count(rank) - 1) / 2 for rank in result.ranks]
    return [1.0 - 2.0 * middle / (len(middles) - 1) for middle in middles]
