"""Heavy commands on a Ray cluster of two nodes, one of which is lost: the same bytes as from processes here.

`make test-ray` installs Ray and runs this.
"""

from __future__ import annotations

import importlib.util
import json
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from fondaco.arena import tune
from fondaco.arena.observe import Observed, observe
from fondaco.arena.play import GameResult, schedule
from fondaco.arena.run import read_results, run, run_all
from fondaco.arena.tasks import HERE, Where, crew, run_tasks
from fondaco.cli import main, mine
from fondaco.games.kontor import GAME
from fondaco.kernel.errors import BotError

WORKERS = 2

pytestmark = [
    pytest.mark.skipif(importlib.util.find_spec("ray") is None, reason="Ray is not installed: `make test-ray` does it"),
    pytest.mark.filterwarnings("default"),  # Ray's own warnings are not ours
]


class Nodes:
    """A cluster on this machine: a node with this program, and another that can be lost."""

    def __init__(self) -> None:
        from ray.cluster_utils import Cluster

        self.cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
        self.other = self.cluster.add_node(num_cpus=1)
        self.cluster.wait_for_nodes()
        self.where = Where(ray=self.cluster.address)

    def lose(self) -> None:
        """Kill the other node, if it is still there."""
        other, self.other = self.other, None
        if other is not None:
            self.cluster.remove_node(other, allow_graceful=False)


@pytest.fixture
def nodes() -> Iterator[Nodes]:
    found = Nodes()
    yield found
    found.cluster.shutdown()


def timeless(results: list[GameResult]) -> list[GameResult]:
    """What two runs have in common: all but the seconds."""
    return [msgspec.structs.replace(played, seconds=()) for played in results]


def slow(number: int) -> int:
    time.sleep(0.3)
    return number * number


def refuse(number: int) -> int:
    raise BotError("unknown-bot", name=str(number))


def test_a_contest_goes_on_without_a_lost_node_and_gives_the_results_of_processes(tmp_path: Path, nodes: Nodes) -> None:
    pairings = list(schedule("batavia", ["mcts:20", "heuristic", "random"], 4, 24, 5))
    told: list[GameResult] = []

    def tell(played: GameResult) -> None:
        told.append(played)
        if len(told) == 5:
            nodes.lose()

    on_ray = run(pairings, tmp_path / "ray.jsonl", nodes.where, tell)
    assert nodes.other is None
    assert timeless(on_ray) == timeless(run(pairings, None, Where(WORKERS), lambda _: None))
    assert len(told) == len(pairings)
    assert {played.key for played in read_results(tmp_path / "ray.jsonl")} == {pairing.key for pairing in pairings}


@pytest.mark.parametrize("ordered", [True, False])
def test_the_tasks_of_a_lost_node_are_done_again(nodes: Nodes, ordered: bool) -> None:
    found = []
    for number, result in enumerate(run_tasks(range(30), slow, nodes.where, ordered)):
        found.append(result)
        if number == 4:
            nodes.lose()
    assert sorted(found) == [number * number for number in range(30)]
    assert found == sorted(found) or not ordered


def test_what_a_task_raises_comes_from_the_cluster_as_it_is(nodes: Nodes) -> None:
    with pytest.raises(BotError, match="unknown-bot"):
        list(run_tasks(range(3), refuse, nodes.where))


def test_an_address_without_a_cluster_is_told() -> None:
    with pytest.raises(BotError, match="arena-no-cluster"):
        list(run_tasks(range(3), slow, Where(ray="127.0.0.1:1")))


def test_a_local_ray_observes_the_same_games_as_one_process() -> None:
    pairings = list(schedule("kontor", ["heuristic"], 2, 4, 5))
    on_ray = run_all(pairings, observe, Observed, None, Where(WORKERS, "local"), lambda _: None)
    assert on_ray == [observe(pairing) for pairing in pairings]


def whole_files(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in sorted(folder.iterdir())}


COMMANDS: dict[str, Callable[[Path], list[Any]]] = {
    "dataset": lambda out: ["dataset", "kontor", "--bot", "mcts:10", "--games", 6, "--out", out / "a.npz"],
    "analyse": lambda out: ["analyse", "borneo", "--games", 30, "--out", out],
}


@pytest.mark.parametrize("name", list(COMMANDS))
def test_a_command_writes_the_same_bytes_wherever_its_tasks_run(tmp_path: Path, nodes: Nodes, name: str) -> None:
    written = []
    for words in (["--workers", "2"], ["--ray", nodes.cluster.address]):
        out = tmp_path / words[0]
        out.mkdir()
        loss = threading.Timer(3, nodes.lose)
        if "--ray" in words:
            loss.start()
        assert main([*map(str, COMMANDS[name](out)), *words]) == 0
        loss.cancel()
        written.append(whole_files(out))
    assert written[0]
    for file, content in written[0].items():
        assert sorted(content.splitlines()) == sorted(written[1][file].splitlines()), file


def test_mined_puzzles_are_the_same_from_here_and_from_a_cluster(
    tmp_path: Path, nodes: Nodes, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = []
    for words in (["--workers", "1"], ["--ray", nodes.cluster.address]):
        file = tmp_path / f"{words[0]}.json"
        monkeypatch.setattr(mine, "file_of", lambda game, file=file: file)
        monkeypatch.setattr(mine, "read_puzzles", lambda game: [])
        assert main(["puzzles", "make", "kontor", "--count", "4", "--seed", "1", "--games", "60", *words]) == 0
        written.append(json.loads(file.read_text(encoding="utf-8")))
    assert written[0] == written[1] != []


def test_weights_are_tuned_alike_here_and_on_a_cluster(nodes: Nodes) -> None:
    pytest.importorskip("cma")
    found = []
    for where in (HERE, nodes.where):
        with crew(where) as hired:
            tuning = tune.Tuning(GAME, 2, 1, crew=hired)
            tuning.evolve(2, 6, 8)
            found.append(tuning.best)
    assert found[0] == found[1]
