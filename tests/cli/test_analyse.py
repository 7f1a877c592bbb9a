"""`fondaco analyse` in the terminal."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from fondaco.locale import LANGUAGES
from tests.cli.conftest import Run

FEW = ("--games", "3", "--bots", "random", "--workers", "1")


@pytest.mark.parametrize("language", LANGUAGES)
def test_figures_are_shown_with_their_intervals(run: Run, language: str) -> None:
    outcome = run("analyse", "borneo", *FEW, "--lang", language)
    assert (outcome.code, outcome.err) == (0, "")
    assert ("decisions in a game" if language == "en" else "decisioni in una partita") in outcome.out
    assert "%" in outcome.out
    assert "cli-" not in outcome.out


def test_games_figures_and_pages_are_written_and_read_again(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "analysis"
    first = run("analyse", "kontor", *FEW, "--out", out)
    assert first.code == 0
    assert {path.name for path in out.iterdir()} == {"games.jsonl", "analysis.json", "analysis.md", "index.html"}
    content = json.loads((out / "analysis.json").read_text())
    assert content["analysis"]["games"] == 3
    assert content["reconstruction"]["game"] == "kontor"
    again = run("analyse", "kontor", "--from", out / "games.jsonl")
    assert first.out.startswith(again.out)


def test_the_arenas_results_are_played_again(run: Run, tmp_path: Path) -> None:
    results = tmp_path / "arena.jsonl"
    run("arena", "batavia", "--bots", "random", "--games", 2, "--seats", 3, "--workers", 1, "--out", results)
    outcome = run("analyse", "batavia", "--from", results, "--workers", 1)
    assert outcome.code == 0
    assert "3 seats, random" in outcome.out


def test_what_cannot_be_analysed_is_told(run: Run, tmp_path: Path) -> None:
    empty = tmp_path / "empty.jsonl"
    empty.write_text("")
    assert "no games of batavia" in run("analyse", "batavia", "--from", empty).err
    assert "no file" in run("analyse", "batavia", "--from", tmp_path / "none.jsonl").err
    assert "at least one" in run("analyse", "batavia", "--games", 0).err


def test_games_of_different_numbers_of_seats_are_not_mixed(run: Run, tmp_path: Path) -> None:
    results, games = tmp_path / "arena.jsonl", tmp_path / "out" / "games.jsonl"
    for seats in (3, 4):
        words = ("--bots", "random", "--games", 2, "--seats", seats, "--workers", 1)
        run("arena", "batavia", *words, "--out", results)
        run("analyse", "batavia", *words, "--out", games.parent)
    for source in (results, games):
        mixed = run("analyse", "batavia", "--from", source, "--workers", 1)
        assert (mixed.code, mixed.out) == (2, "")
        assert mixed.err == "These games have different numbers of seats (3, 4); choose one with --seats.\n"
        of_four = run("analyse", "batavia", "--from", source, "--seats", 4, "--workers", 1)
        assert of_four.out.startswith("batavia: 2 games of 4 seats")
        of_five = run("analyse", "batavia", "--from", source, "--seats", 5)
        assert "no games of batavia with 5 seats" in of_five.err


def test_the_stronger_bots_games_are_read_before_anything_is_played(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    results, out = tmp_path / "arena.jsonl", tmp_path / "out"
    run("arena", "borneo", "--bots", "random", "--games", 2, "--workers", 1, "--out", results)
    run("analyse", "borneo", *FEW, "--out", out)
    monkeypatch.setattr("fondaco.cli.analyse.run_all", _never)
    for check, complaint in (
        (results, "has no games of an analysis, only results of the arena"),
        (tmp_path / "none.jsonl", "no file"),
        (tmp_path, "cannot be read"),
    ):
        outcome = run("analyse", "borneo", *FEW, "--check", check)
        assert (outcome.code, outcome.err.count("\n")) == (2, 1)
        assert complaint in outcome.err
    assert "with 5 seats" in run("analyse", "borneo", *FEW, "--seats", 5, "--check", out / "games.jsonl").err
    monkeypatch.undo()
    assert run("analyse", "borneo", *FEW, "--check", out / "games.jsonl").code == 0


def _never(*_: object) -> None:
    raise AssertionError("played")
