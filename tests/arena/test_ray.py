"""The arena on a Ray cluster: the same games as in processes. `make test-ray` installs Ray and runs this."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import msgspec
import pytest

from fondaco.arena.observe import Observed, observe
from fondaco.arena.play import GameResult, schedule
from fondaco.arena.run import read_results, run, run_all

WORKERS = 2

pytestmark = [
    pytest.mark.skipif(importlib.util.find_spec("ray") is None, reason="Ray is not installed: `make test-ray` does it"),
    pytest.mark.filterwarnings("default"),  # Ray's own warnings are not ours
]


def timeless(results: list[GameResult]) -> list[GameResult]:
    """What two runs have in common: all but the seconds."""
    return [msgspec.structs.replace(played, seconds=()) for played in results]


def test_a_local_ray_gives_the_same_results_as_processes(tmp_path: Path) -> None:
    pairings = list(schedule("batavia", ["mcts:20", "heuristic", "random"], 4, 12, 5))
    told: list[GameResult] = []
    on_ray = run(pairings, tmp_path / "ray.jsonl", WORKERS, "local", told.append)
    in_processes = run(pairings, None, WORKERS, None, lambda _: None)
    assert timeless(on_ray) == timeless(in_processes)
    assert len(told) == len(pairings)
    assert {played.key for played in read_results(tmp_path / "ray.jsonl")} == {pairing.key for pairing in pairings}


def test_a_local_ray_observes_the_same_games_as_one_process() -> None:
    pairings = list(schedule("kontor", ["heuristic"], 2, 4, 5))
    on_ray = run_all(pairings, observe, Observed, None, WORKERS, "local", lambda _: None)
    assert on_ray == [observe(pairing) for pairing in pairings]
