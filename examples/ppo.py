"""Learn to beat bots by PPO on a batch of matches: one file, torch on one core; docs/learning.md has what came of it.

    python examples/ppo.py kontor --opponents random --minutes 10 --out kontor.npz --curve kontor.csv
    python examples/ppo.py kontor --self-play --minutes 35 --out kontor.npz --curve kontor.csv

With `--self-play` it first learns to play like the heuristic bot, then against that bot and snapshots of itself. The
network sees the row of one seat. What it writes plays as the bot `net:kontor.npz`, with numpy alone.
"""

from __future__ import annotations

import argparse
import random
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

from fondaco.bots import consult, find_bot
from fondaco.vector import Batch

ROWS, STEPS = 128, 64  # matches at once, and decisions of each between two updates
EPOCHS, PIECE = 2, 2048
GAMMA, LAMBDA, CLIP, ENTROPY = 1.0, 0.95, 0.2, 0.01
RATE, LATER_RATE = 1e-3, 3e-4  # of learning; the second after a start by imitation
TEACHER = "heuristic"
IMITATING = 0.3  # of the time of self-play
SNAPSHOT, KEPT = 20, 3  # updates between two snapshots, and how many of them play


class Net(nn.Module):  # type: ignore[misc]
    """One hidden layer for what to do, and for how it will end."""

    def __init__(self, size: int, actions: int, hidden: int) -> None:
        super().__init__()
        self.body = nn.Linear(size, hidden)
        self.policy = nn.Linear(hidden, actions)
        self.value = nn.Linear(hidden, 1)
        nn.init.zeros_(self.policy.weight)
        nn.init.zeros_(self.value.weight)

    def forward(self, rows: Any, masks: Any) -> tuple[Any, Any]:
        """Logits of the legal actions, and the reward to come."""
        inner = torch.relu(self.body(rows))
        return self.policy(inner).masked_fill(masks == 0, -1e9), self.value(inner).squeeze(-1)


class Scale:
    """Rows as the network wants them: small numbers."""

    def __init__(self, batch: Batch) -> None:
        low, high = batch.game.rows.bounds()
        self.by = 1 / np.sqrt(np.maximum(np.abs(low), np.abs(high))).astype(np.float32)

    def __call__(self, rows: Any) -> Any:
        return torch.from_numpy(rows * self.by)


class Teacher:
    """The actions of a bot in the learner's place."""

    def __init__(self, name: str) -> None:
        self.bot = find_bot(name)
        self.luck = random.Random(1)

    def __call__(self, batch: Batch) -> Any:
        game = batch.game
        places = zip(batch.own.states, batch.seats.tolist(), strict=True)
        moves = [consult(self.bot, game, state, seat, self.luck) for state, seat in places]
        return torch.tensor([game.moves.index(move) for move in moves])


def roll_out(batch: Batch, net: Net, scale: Scale, teacher: Teacher | None) -> dict[str, Any]:
    """Play some steps in every match, as a teacher would if there is one, and keep what was seen, done and won."""
    size, actions = batch.observations.shape[1], batch.masks.shape[1]
    rows = np.zeros((STEPS, ROWS, size), np.float32)
    masks = np.zeros((STEPS, ROWS, actions), np.int8)
    kept = {name: torch.zeros(STEPS, ROWS) for name in ("chances", "values", "rewards", "ends")}
    chosen = torch.zeros(STEPS, ROWS, dtype=torch.long)
    wins: list[float] = []
    for step in range(STEPS):
        rows[step] = batch.observations * scale.by
        masks[step] = batch.masks
        with torch.no_grad():
            logits, values = net(torch.from_numpy(rows[step]), torch.from_numpy(masks[step]))
        spread = torch.distributions.Categorical(logits=logits)
        chosen[step] = teacher(batch) if teacher else spread.sample()
        kept["chances"][step] = spread.log_prob(chosen[step])
        kept["values"][step] = values
        batch.step(chosen[step].numpy())
        ends = batch.ends
        own = batch.arrays.final_seats
        kept["rewards"][step] = torch.from_numpy(batch.rewards[batch.every, own])
        kept["ends"][step] = torch.from_numpy(ends.astype(np.float32))
        wins += won(batch, ends)
    with torch.no_grad():
        _, last = net(scale(batch.observations), torch.from_numpy(batch.masks))
    advantages = estimate(kept, last)
    flat = {name: part.reshape(-1) for name, part in kept.items()}
    return {
        "rows": torch.from_numpy(rows.reshape(-1, size)),
        "masks": torch.from_numpy(masks.reshape(-1, actions)),
        "chosen": chosen.reshape(-1),
        "chances": flat["chances"],
        "advantages": advantages.reshape(-1),
        "returns": (advantages + kept["values"]).reshape(-1),
        "wins": wins,
    }


def won(batch: Batch, ends: Any) -> list[float]:
    """The learner's share of the victory in every match that has just ended."""
    shares = []
    for row in np.flatnonzero(ends):
        ranks = batch.arrays.ranks[row]
        shares.append(float(ranks[batch.arrays.final_seats[row]] == 1) / float((ranks == 1).sum()))
    return shares


def estimate(kept: dict[str, Any], last: Any) -> Any:
    """Generalised advantages; a match that ends is worth nothing more."""
    advantages = torch.zeros(STEPS, ROWS)
    running = torch.zeros(ROWS)
    following = last
    for step in reversed(range(STEPS)):
        alive = 1 - kept["ends"][step]
        surprise = kept["rewards"][step] + GAMMA * following * alive - kept["values"][step]
        running = surprise + GAMMA * LAMBDA * alive * running
        advantages[step] = running
        following = kept["values"][step]
    return advantages


def learn(net: Net, optimizer: Any, data: dict[str, Any], imitate: bool) -> None:
    """Some passes over what was played: do the same, or more of what went better than expected."""
    count = len(data["chosen"])
    gains = (data["advantages"] - data["advantages"].mean()) / (data["advantages"].std() + 1e-8)
    for _ in range(EPOCHS):
        for piece in torch.randperm(count).split(PIECE):
            logits, values = net(data["rows"][piece], data["masks"][piece])
            spread = torch.distributions.Categorical(logits=logits)
            chances = spread.log_prob(data["chosen"][piece])
            ratio = (chances - data["chances"][piece]).exp()
            better = torch.min(ratio * gains[piece], ratio.clamp(1 - CLIP, 1 + CLIP) * gains[piece])
            gain = (chances if imitate else better).mean()
            miss = (values - data["returns"][piece]).pow(2).mean()
            loss = -gain + 0.5 * miss - ENTROPY * spread.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimizer.step()


def test(game: str, opponents: str, net: Net, matches: int) -> tuple[float, float]:
    """Share of wins in fresh matches from drawn seats, always the likeliest action; and its standard error."""
    batch = Batch(game, ROWS, opponents=opponents, seat=None)
    batch.reset(seed=10**6)
    scale = Scale(batch)
    wins: list[float] = []
    with torch.no_grad():
        while len(wins) < matches:
            logits, _ = net(scale(batch.observations), torch.from_numpy(batch.masks))
            batch.step(logits.argmax(-1).numpy())
            wins += won(batch, batch.ends)
    return float(np.mean(wins)), float(np.std(wins) / len(wins) ** 0.5)


def save(path: Path, net: Net, scale: Scale) -> None:
    """As the bot `net` reads it: float16, which is precise enough and half as large."""
    arrays = {
        name.replace(".", "_"): part.detach().numpy().T.astype(np.float16) for name, part in net.named_parameters()
    }
    np.savez_compressed(path, scale=scale.by, **arrays)


class Snapshots:
    """The learner as it was: the last few play against it, with the teacher."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.count = 0

    def take(self, batch: Batch, net: Net, scale: Scale) -> None:
        """One more, as an opponent from the next matches on."""
        self.count += 1
        save(self._file(self.count), net, scale)
        last = range(max(self.count - KEPT, 0) + 1, self.count + 1)
        pool = {f"net:{self._file(number)}?temperature=1": 1.0 for number in last}
        batch.set_opponents({TEACHER: float(len(pool)), **pool})

    def _file(self, number: int) -> Path:
        return self.path.with_name(f"{self.path.stem}-{number}.npz")


def train(chosen: argparse.Namespace, batch: Batch, net: Net, scale: Scale) -> None:
    """Play and learn until the time is over; the curve and the network are written after every update."""
    optimizer = torch.optim.Adam(net.parameters(), lr=RATE)
    teacher = Teacher(TEACHER) if chosen.self_play else None
    snapshots = Snapshots(chosen.out or Path(f"{chosen.game}.npz"))
    lines = ["cpu_seconds,wall_seconds,decisions,matches,wins"]
    updates = matches = 0
    began = time.perf_counter()
    while time.process_time() < chosen.minutes * 60:
        if teacher and time.process_time() > chosen.minutes * 60 * IMITATING:
            teacher = None
            optimizer = torch.optim.Adam(net.parameters(), lr=LATER_RATE)
        data = roll_out(batch, net, scale, teacher)
        learn(net, optimizer, data, imitate=teacher is not None)
        updates += 1
        if chosen.self_play and teacher is None and updates % SNAPSHOT == 0:
            snapshots.take(batch, net, scale)
        matches += len(data["wins"])
        share = float(np.mean(data["wins"])) if data["wins"] else float("nan")
        wall = time.perf_counter() - began
        lines.append(f"{time.process_time():.0f},{wall:.0f},{updates * ROWS * STEPS},{matches},{share:.3f}")
        print(lines[-1], flush=True)
        if chosen.curve:
            chosen.curve.write_text("\n".join(lines) + "\n")
        if chosen.out:
            save(chosen.out, net, scale)


def main() -> None:
    """Learn, test, save."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--opponents", default="random")
    parser.add_argument("--self-play", action="store_true", help=f"imitate {TEACHER}, then play it and own snapshots")
    parser.add_argument("--minutes", type=float, default=10, help="of the processor")
    parser.add_argument("--hidden", type=int, default=64)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--test", type=int, default=1000, help="matches at the end")
    parser.add_argument("--out", type=Path)
    parser.add_argument("--curve", type=Path)
    chosen = parser.parse_args()
    opponents = TEACHER if chosen.self_play else chosen.opponents
    torch.set_num_threads(1)
    torch.manual_seed(chosen.seed)
    batch = Batch(chosen.game, ROWS, opponents=opponents, seat=None)
    batch.reset(seed=chosen.seed)
    net = Net(batch.observations.shape[1], batch.masks.shape[1], chosen.hidden)
    scale = Scale(batch)
    train(chosen, batch, net, scale)
    share, error = test(chosen.game, opponents, net, chosen.test)
    print(f"{share:.1%} of {chosen.test} fresh matches against {opponents} (standard error {error:.1%})")


if __name__ == "__main__":
    main()
