"""sb3-contrib's MaskablePPO on a batch, through the adapter: `python examples/maskable_ppo.py kontor --minutes 10`."""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback

from fondaco.vector.sb3 import GameVecEnv

ROWS = 64


class Curve(BaseCallback):  # type: ignore[misc]
    """Writes the share of wins after every roll-out, and stops when the time is over."""

    def __init__(self, minutes: float, path: Path | None) -> None:
        super().__init__()
        self.minutes = minutes
        self.path = path
        self.wins: list[float] = []
        self.matches = 0
        self.lines = ["cpu_seconds,wall_seconds,decisions,matches,wins"]
        self.began = time.perf_counter()

    def _on_step(self) -> bool:
        self.wins += [float(info["rank"] == 1) for info in self.locals["infos"] if info]
        return time.process_time() < self.minutes * 60

    def _on_rollout_end(self) -> None:
        self.matches += len(self.wins)
        share = float(np.mean(self.wins)) if self.wins else float("nan")
        wall = time.perf_counter() - self.began
        self.lines.append(f"{time.process_time():.0f},{wall:.0f},{self.num_timesteps},{self.matches},{share:.3f}")
        print(self.lines[-1], flush=True)
        self.wins = []
        if self.path:
            self.path.write_text("\n".join(self.lines) + "\n")


def test(model: Any, game: str, opponents: str, matches: int) -> float:
    """Share of fresh matches won, always with the likeliest action; a shared victory counts."""
    env = GameVecEnv(game, ROWS, opponents, seat=None)
    env.seed(10**6)
    seen = env.reset()
    wins: list[float] = []
    while len(wins) < matches:
        actions, _ = model.predict(seen, action_masks=env.action_masks(), deterministic=True)
        seen, _, _, infos = env.step(actions)
        wins += [float(info["rank"] == 1) for info in infos if info]
    return float(np.mean(wins))


def main() -> None:
    """Learn and test."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--opponents", default="random")
    parser.add_argument("--minutes", type=float, default=10, help="of the processor")
    parser.add_argument("--test", type=int, default=1000, help="matches at the end")
    parser.add_argument("--curve", type=Path)
    chosen = parser.parse_args()
    torch.set_num_threads(1)
    env = GameVecEnv(chosen.game, ROWS, chosen.opponents, seat=None)
    model = MaskablePPO(
        "MlpPolicy",
        env,
        n_steps=128,
        batch_size=2048,
        n_epochs=2,
        gamma=1.0,
        ent_coef=0.01,
        learning_rate=1e-3,
        policy_kwargs={"net_arch": [64], "activation_fn": torch.nn.ReLU},
        device="cpu",
        seed=1,
    )
    model.learn(10**9, Curve(chosen.minutes, chosen.curve))
    share = test(model, chosen.game, chosen.opponents, chosen.test)
    print(f"{share:.1%} of {chosen.test} fresh matches against {chosen.opponents}")


if __name__ == "__main__":
    main()
