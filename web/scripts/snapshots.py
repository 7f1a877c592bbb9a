"""Plays a game between greedy bots and writes what seat 0 would be sent at every ply: a board without a server.

    PYTHONPATH=src python web/scripts/snapshots.py batavia --seats 4 --seed 7      # writes web/fixtures/batavia.json

Then `npm run dev` in web/ and open /gallery/batavia.
"""

from __future__ import annotations

import argparse
import random
import sys
from pathlib import Path
from typing import Any

import msgspec

import fondaco
from fondaco.bots.bot import move_of
from fondaco.bots.greedy import Greedy
from fondaco.kernel import Match

FIXTURES = Path(__file__).parents[1] / "fixtures"


def snapshot(match: Match, seat: int) -> dict[str, Any]:
    """The part of a `Snapshot` that a board is drawn from."""
    told = [
        {
            "ply": ply,
            "seat": None if ply == 0 else match.plies[ply - 1].seat,
            "notation": None,
            "events": msgspec.to_builtins(events),
        }
        for ply, events in enumerate(match.events(seat))
    ]
    return {
        "ply": match.ply,
        "stage": match.stage,
        "rule": match.game.stages[match.state.phase].rule,
        "seat": seat,
        "deciding": match.deciding,
        "view": msgspec.to_builtins(match.view(seat)),
        "legal": msgspec.to_builtins(match.legal(seat)),
        "told": told[-1:],
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", type=int, default=7)
    wanted = parser.parse_args()
    match = fondaco.new(wanted.game, seats=wanted.seats, seed=wanted.seed)
    luck, bot = random.Random(wanted.seed), Greedy()
    shots = []
    while not match.over:
        shots.append(snapshot(match, 0))
        seat = match.deciding[0]
        match.play(seat, move_of(bot, match, seat, luck))
    shots.append(snapshot(match, 0))
    FIXTURES.mkdir(exist_ok=True)
    (FIXTURES / f"{wanted.game}.json").write_bytes(msgspec.json.encode(shots))
    sys.stdout.write(f"{len(shots)} snapshots in web/fixtures/{wanted.game}.json\n")


if __name__ == "__main__":
    main()
