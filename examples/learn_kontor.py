"""Learn to beat random play at Kontor: a linear policy, REINFORCE with a baseline, numpy alone, about a minute.

python examples/learn_kontor.py            6,000 games from both seats, then 400 to prove it, and the curve as a picture
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from fondaco.env.seat import SeatEnv

RATE = 0.001  # of the policy, falling to nothing; 0.002 and 0.005 do much the same
BASELINE_RATE = 0.0001
BLOCK = 200  # games to a point of the curve

PICTURE = Path(__file__).resolve().parents[1] / "docs" / "pictures" / "learning-kontor.svg"

Numbers = NDArray[np.float32]


@dataclass
class Decision:
    """What was seen, what could be done, how likely each was, and which was chosen."""

    legal: NDArray[np.intp]
    places: NDArray[np.intp]  # of the numbers that are not 0
    numbers: Numbers
    chances: Numbers
    chosen: int


class Policy:
    """One weight for each action and number of the observation; rows are sparse, so only what counts is touched."""

    def __init__(self, env: SeatEnv, rng: np.random.Generator) -> None:
        actions, size = env.table.game.moves.size, env.table.game.rows.size
        self.weights = np.zeros((actions, size + 1), np.float32)  # and one for a constant
        self.baseline = np.zeros(size + 1, np.float32)
        self.rng = rng

    def decide(self, row: NDArray[np.int16], mask: NDArray[np.int8], best: bool = False) -> Decision:
        """Draw a legal action, or take the likeliest."""
        places = np.append(np.flatnonzero(row), len(row))
        numbers = np.append(np.clip(row[places[:-1]], -4, 4) / 2, 1).astype(np.float32)
        legal = np.flatnonzero(mask)
        merits = self.weights[legal[:, None], places] @ numbers
        chances = np.exp(merits - merits.max())
        chances /= chances.sum()
        drawn = int(np.searchsorted(np.cumsum(chances), self.rng.random()))
        chosen = int(chances.argmax()) if best else min(drawn, len(legal) - 1)
        return Decision(legal, places, numbers, chances, chosen)

    def learn(self, game: list[Decision], reward: float, rate: float) -> None:
        """Make what was done likelier, as far as the game went better than expected."""
        for made in game:
            better = reward - float(self.baseline[made.places] @ made.numbers)
            self.baseline[made.places] += BASELINE_RATE * better * made.numbers
            push = -made.chances
            push[made.chosen] += 1
            self.weights[made.legal[:, None], made.places] += rate * better * push[:, None] * made.numbers


def play(env: SeatEnv, policy: Policy, best: bool = False, seed: int | None = None) -> tuple[list[Decision], float]:
    """One game: the decisions, and 1 for a win, -1 for a loss."""
    game: list[Decision] = []
    row, info = env.reset(seed=seed)
    while True:
        made = policy.decide(row, info["action_mask"], best)
        game.append(made)
        row, reward, terminated, truncated, info = env.step(made.legal[made.chosen])
        if terminated or truncated:
            return game, float(reward)


def train(games: int, seed: int) -> tuple[Policy, list[float]]:
    """The policy, and its share of wins in every block of games."""
    env = SeatEnv("kontor", seat=None, bots="random")
    env.reset(seed=seed)
    policy = Policy(env, np.random.default_rng(seed))
    wins: list[float] = []
    for number in range(games):
        game, reward = play(env, policy)
        policy.learn(game, reward, RATE * (1 - number / games))
        wins.append((reward + 1) / 2)
        if (number + 1) % BLOCK == 0:
            print(f"{number + 1:6} games: {np.mean(wins[-BLOCK:]):.0%}", flush=True)
    return policy, [float(np.mean(wins[first : first + BLOCK])) for first in range(0, games, BLOCK)]


def prove(policy: Policy, games: int, seed: int) -> tuple[float, float, float]:
    """The share of wins in fresh games, always the likeliest move, with its 95% interval (Wilson)."""
    env = SeatEnv("kontor", seat=None, bots="random")
    env.reset(seed=seed + 1)
    share = float(np.mean([(play(env, policy, best=True)[1] + 1) / 2 for _ in range(games)]))
    z = 1.96
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    reach = z * np.sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return share, float(middle - reach), float(middle + reach)


def draw(curve: list[float], title: str) -> str:
    """The curve as SVG."""
    wide, high, edge = 720, 360, 56
    step = (wide - 2 * edge) / max(len(curve) - 1, 1)

    def at(place: float, share: float) -> str:
        return f"{edge + place * step:.1f},{high - edge - share * (high - 2 * edge):.1f}"

    def line(share: float) -> str:
        _, y = at(0, share).split(",")
        text = f'<text x="{edge - 8}" y="{float(y) + 4}" text-anchor="end">{share:.0%}</text>'
        return f'<path d="M{at(0, share)} L{at(len(curve) - 1, share)}" stroke="#cbd5da"/>{text}'

    parts: list[Any] = [line(share / 4) for share in range(5)]
    points = " ".join(at(place, share) for place, share in enumerate(curve))
    parts.append(f'<polyline points="{points}" fill="none" stroke="#1f6f78" stroke-width="2.5"/>')
    parts.append(f'<text x="{wide / 2}" y="28" text-anchor="middle" font-size="16">{title}</text>')
    last = f"games played ({len(curve) * BLOCK:,} in all, one point for {BLOCK})"
    parts.append(f'<text x="{wide / 2}" y="{high - 16}" text-anchor="middle">{last}</text>')
    style = 'font-family="sans-serif" font-size="13" fill="#22333b"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" {style}>'
    return "\n".join([head, f'<rect width="{wide}" height="{high}" fill="#fff"/>', *parts, "</svg>"]) + "\n"


def main() -> None:
    """Train, prove, draw."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=6000)
    parser.add_argument("--proof", type=int, default=400)
    parser.add_argument("--seed", type=int, default=2024)
    parser.add_argument("--picture", type=Path, default=PICTURE)
    asked = parser.parse_args()
    asked.picture.parent.mkdir(parents=True, exist_ok=True)
    policy, curve = train(asked.games, asked.seed)
    share, low, high = prove(policy, asked.proof, asked.seed)
    told = f"wins {share:.0%} of {asked.proof} fresh games against random (95%: {low:.0%} to {high:.0%})"
    print(told)
    asked.picture.write_text(draw(curve, f"Kontor, a linear policy: {told}"))


if __name__ == "__main__":
    main()
