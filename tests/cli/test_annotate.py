"""`fondaco annotate` in the terminal."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from fondaco.kernel import Record
from fondaco.locale import LANGUAGES
from tests.cli.conftest import Run

QUICK = ("--plays", "1", "--bot", "heuristic")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_is_annotated_in_words(run: Run, whole: Path, language: str) -> None:
    outcome = run("annotate", whole, *QUICK, "--lang", language)
    assert (outcome.code, outcome.err) == (0, "")
    assert ("Chances to win" if language == "en" else "Probabilità di vittoria") in outcome.out
    assert ("after move" if language == "en" else "dopo la mossa") in outcome.out
    assert "advice" not in outcome.out


def test_json_has_every_ply(run: Run, whole: Path) -> None:
    found = json.loads(run("annotate", whole, *QUICK, "--json").out)
    plies = len(Record.read(whole.read_text(encoding="utf-8")).moves)
    assert len(found["shares"]) == plies + 1
    assert found["game"] == "batavia"
    assert {"ply", "seat", "notation", "before", "after", "luck", "best", "loss", "reasons"} >= {
        key for turn in found["turns"] for key in turn
    }


def test_a_line_of_the_arena_is_played_again(run: Run, tmp_path: Path) -> None:
    results = tmp_path / "arena.jsonl"
    run("arena", "batavia", "--bots", "heuristic,easy", "--games", 2, "--workers", 1, "--out", results)
    found = json.loads(run("annotate", results, "--line", 2, *QUICK, "--json").out)
    assert len(found["shares"]) == json.loads(results.read_text().splitlines()[1])["decisions"] + 1


def test_what_cannot_be_annotated_is_told(run: Run, whole: Path, tmp_path: Path) -> None:
    half = tmp_path / "half.rec"
    lines = whole.read_text(encoding="utf-8").splitlines()
    kept = [line for line in lines if not line.startswith(("ending", "scores", "ranks"))]
    half.write_text("\n".join(kept[:-5]) + "\n", encoding="utf-8")
    assert "is not finished" in run("annotate", half, *QUICK).err
    assert "no file" in run("annotate", tmp_path / "none.rec").err
    assert "no file" in run("annotate", tmp_path / "none.jsonl").err
    (tmp_path / "folder.jsonl").mkdir()
    assert "folder.jsonl cannot be read: Is a directory" in run("annotate", tmp_path / "folder.jsonl").err
    assert "no bot" in run("annotate", whole, "--bot", "oracle").err.lower()
    results = tmp_path / "arena.jsonl"
    run("arena", "batavia", "--bots", "heuristic", "--games", 1, "--workers", 1, "--out", results)
    assert "no game 4" in run("annotate", results, "--line", 4).err
    results.write_text(results.read_text().replace('"scores":[', '"scores":[1'))
    assert "cannot be played again" in run("annotate", results).err


MY_BOT = """
class First:
    def choose(self, game, world, seat, rng):
        world.actor = seat
        game.rules.offer(world)
        return world.choice(0)
"""


def test_a_bot_of_ones_own_annotates(run: Run, whole: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "first_of_all.py").write_text(MY_BOT)
    monkeypatch.chdir(tmp_path)
    annotated = run("annotate", whole, "--plays", 1, "--bot", "first_of_all:First")
    assert (annotated.code, annotated.err) == (0, "")


def test_the_games_of_a_bot_of_ones_own_are_played_again(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "first_again.py").write_text(MY_BOT)
    results = tmp_path / "arena.jsonl"
    results.write_text(
        '{"game":"kontor","deal":1,"bots":["first_again:First","random"],"ending":"","scores":[0,0],"ranks":[1,2],'
        '"decisions":1,"seconds":[0,0],"choices":[1,1]}\n'
    )
    monkeypatch.chdir(tmp_path)
    found = run("annotate", results, *QUICK).err
    assert "cannot be played again as it was" in found  # it plays, if to another end
