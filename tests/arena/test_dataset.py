"""Datasets: they hold what was played, the same bytes from any number of processes, whole or not at all."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from fondaco.arena.dataset import play_deal
from fondaco.arena.play import Pairing, play_match
from fondaco.arena.tasks import Where
from fondaco.bots import observe
from fondaco.games import GAMES
from fondaco.kernel import Match, Record, verify
from fondaco.kernel.learning.rewards import rewards_of
from tests.cli.conftest import Run
from tests.declared import declaring

EVERY_GAME = pytest.mark.parametrize("name", declaring("features"))
BOT = "mcts:6"


def read(file: Path) -> dict[str, Any]:
    """The columns of a dataset as arrays, whichever way it was written; records one for each match."""
    if file.suffix == ".npz":
        with np.load(file) as data:
            return {name: data[name] for name in data.files}
    parquet = pytest.importorskip("pyarrow.parquet")
    table = parquet.read_table(file)
    found: dict[str, Any] = {"about": np.array(table.schema.metadata[b"fondaco"])}
    found["records"] = np.array([text.encode() for text in table["record"].to_pylist() if text is not None])
    for field in table.schema:
        if field.name != "record":
            column = table[field.name].combine_chunks()
            flat = column.flatten() if hasattr(column, "flatten") and field.type.num_fields else column
            found[field.name] = flat.to_numpy().reshape(len(table), -1).squeeze()
    return found


@EVERY_GAME
def test_every_decision_of_a_match_is_kept_as_it_was(name: str) -> None:
    game = GAMES[name]
    pairing = Pairing(name, 5, (BOT,) * game.usual_seats)
    kept = play_deal((7, pairing), {})
    match = Match(game, game.usual_seats, 5)
    played = play_match(pairing)
    assert Record.read(kept.record) == played.record
    result = played.result
    assert result is not None
    rewards = rewards_of(result, "rank")
    searched = 0
    for number, ply in enumerate(played.plies):
        one = {column: values[number] for column, values in kept.columns.items()}
        assert (one["match"], one["ply"], one["seats"], one["seat"]) == (7, number, game.usual_seats, ply.seat)
        seen = observe(game, match.state, ply.seat)
        assert np.array_equal(one["row"], seen.row)
        assert np.array_equal(one["mask"], seen.mask)
        assert game.moves.every[one["action"]] == ply.move
        assert one["visits"].sum() in (1, 6)
        assert 2 * one["visits"][one["action"]] >= one["visits"].max()
        assert not (one["visits"] * (1 - one["mask"])).any()
        searched += one["visits"].sum() == 6
        turned = [rewards[(ply.seat + step) % match.seats] for step in range(match.seats)]
        assert one["rewards"].tolist() == [np.float32(reward) for reward in turned] + [0] * (5 - match.seats)
        assert one["scores"][0] == result.scores[ply.seat]
        assert one["ranks"][1] == result.ranks[(ply.seat + 1) % match.seats]
        match.play_move(ply.seat, ply.move)
    assert searched > 5
    assert len(kept.columns["seat"]) == len(played.plies)


@pytest.mark.parametrize("suffix", [".parquet", ".npz"])
def test_the_same_seed_gives_the_same_bytes_from_any_number_of_processes(run: Run, tmp_path: Path, suffix: str) -> None:
    if suffix == ".parquet":
        pytest.importorskip("pyarrow")
    files = [tmp_path / f"{workers}{suffix}" for workers in (1, 2)]
    for workers, file in enumerate(files, 1):
        words = ("--bot", BOT, "--games", 5, "--seed", 3, "--out", file, "--workers", workers)
        outcome = run("dataset", "kontor", *words)
        assert (outcome.code, outcome.err) == (0, "")
        assert "5 games, " in " ".join(outcome.out.split())
    assert files[0].read_bytes() == files[1].read_bytes()
    assert sorted(tmp_path.iterdir()) == files


def test_both_kinds_of_file_hold_the_same(run: Run, tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    found = []
    for suffix in (".parquet", ".npz"):
        words = ("--bot", "heuristic", "--games", 30, "--workers", 1, "--option", "special_cards=yes")
        assert run("dataset", "kontor", *words, "--out", tmp_path / f"a{suffix}").code == 0
        found.append(read(tmp_path / f"a{suffix}"))
    assert found[0].keys() == found[1].keys()
    for column, values in found[0].items():
        assert np.array_equal(values, found[1][column]), column
    data = found[0]
    assert len(data["row"]) > 2048, "more than one group"
    about = json.loads(data["about"].item())
    assert (about["bot"], about["options"]) == ("heuristic", {"special_cards": "yes"})
    row = np.zeros(GAMES["kontor"].rows.size)
    for part in about["row"]:
        row[part["start"] : part["start"] + int(np.prod(part["shape"]))] += 1
    assert (row == 1).all(), "the parts are the whole row"
    text = data["records"][data["match"][-1]].decode()
    assert verify(GAMES["kontor"], Record.read(text)).over
    assert about["actions"][data["action"][-1]] == Record.read(text).moves[data["ply"][-1]].notation


def test_recorded_matches_are_read_and_searched(run: Run, tmp_path: Path) -> None:
    files = []
    for deal in (1, 2):
        match = play_match(Pairing("kontor", deal, ("random", "heuristic")))
        files.append(tmp_path / f"{deal}.rec")
        files[-1].write_text(match.record.write(), encoding="utf-8")
    assert run("dataset", "kontor", "--from", *files, "--out", tmp_path / "played.npz", "--workers", 1).code == 0
    words = ("--bot", BOT, "--out", tmp_path / "searched.npz", "--workers", 1)
    assert run("dataset", "kontor", "--from", *files, *words).code == 0
    played, searched = read(tmp_path / "played.npz"), read(tmp_path / "searched.npz")
    assert [text.decode() for text in played["records"]] == [file.read_text(encoding="utf-8") for file in files]
    assert (played["visits"].sum(1) == 1).all()
    assert set(searched["visits"].sum(1)) == {1, 6}
    for column in set(played) - {"visits", "about"}:
        assert np.array_equal(played[column], searched[column]), column


def test_a_record_that_will_not_do_is_named(run: Run, tmp_path: Path, whole: Path) -> None:
    match = play_match(Pairing("kontor", 1, ("random", "random")))
    text = match.record.write()
    good, cut = tmp_path / "good.rec", tmp_path / "cut.rec"
    good.write_text(text, encoding="utf-8")
    lines = text.split("\n\n")
    cut.write_text("\n\n".join([lines[0], "\n".join(lines[1].splitlines()[:9])]) + "\n", encoding="utf-8")
    for file, problem in ((cut, "is not finished"), (whole, "no games of kontor")):
        outcome = run("dataset", "kontor", "--from", good, file, "--out", tmp_path / "a.npz")
        assert outcome.code == 2
        assert outcome.err.startswith(f"{file}: ")
        assert problem in outcome.err
    assert not (tmp_path / "a.npz").exists()


@pytest.mark.parametrize("suffix", [".parquet", ".npz"])
def test_a_run_that_is_interrupted_leaves_no_file(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, suffix: str
) -> None:
    if suffix == ".parquet":
        pytest.importorskip("pyarrow")

    def stopped(tasks: Iterator[Any], work: Any, where: Where) -> Iterator[Any]:
        for number, task in enumerate(tasks):
            if number == 25:
                raise KeyboardInterrupt
            yield work(task)

    monkeypatch.setattr("fondaco.cli.dataset.run_tasks", stopped)
    words = ("--bot", "random", "--games", 40, "--out", tmp_path / f"a{suffix}")
    with pytest.raises(SystemExit, match="130"):
        run("dataset", "kontor", *words)
    assert list(tmp_path.iterdir()) == []


def test_a_run_that_is_killed_leaves_nothing_that_looks_whole(tmp_path: Path) -> None:
    file, beside = tmp_path / "a.npz", tmp_path / "a.npz.new"
    program = "import sys; from fondaco.cli import main; sys.exit(main())"
    words = ["dataset", "kontor", "--bot", "random", "--games", "100000", "--workers", "1", "--out", str(file)]
    with subprocess.Popen([sys.executable, "-c", program, *words]) as process:
        deadline = time.monotonic() + 60
        while not beside.exists() and time.monotonic() < deadline:
            time.sleep(0.05)
        process.send_signal(signal.SIGKILL)
    assert beside.exists()
    assert not file.exists()


def test_a_file_that_is_there_is_not_overwritten(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "a.npz"
    file.write_text("mine")
    assert run("dataset", "kontor", "--out", file).code == 2
    assert file.read_text() == "mine"


def test_without_pyarrow_it_writes_npz(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    refused = run("dataset", "kontor", "--out", tmp_path / "a.parquet")
    assert refused.code == 2
    assert refused.err.startswith('pyarrow is not installed: pip install "fondaco[data]".')
    outcome = run("dataset", "kontor", "--bot", "random", "--games", 1, "--workers", 1)
    assert outcome.out.startswith("kontor.npz: one game, ")
