"""Lessons at the terminal: the list, a lesson to its end, and back to where it was left."""

from __future__ import annotations

from pathlib import Path

import pytest

from fondaco.games import GAMES
from fondaco.lessons import Act, Run, course, find_lesson
from fondaco.locale import LANGUAGES
from tests.cli.conftest import Run as RunProgram
from tests.declared import declaring


@pytest.fixture(autouse=True)
def data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path


def typed(game: str, name: str) -> list[str]:
    """What a person types to take a lesson as it is meant."""
    lesson = find_lesson(GAMES[game], name)
    assert lesson is not None
    lines = []
    taken = Run(lesson)
    while not taken.done:
        step = taken.step
        lines.append(step.moves[0] if isinstance(step, Act) else "")
        taken.play(step.moves[0]) if isinstance(step, Act) else taken.go_on()
    return lines


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", declaring("lessons"))
def test_a_lesson_is_taken_to_its_end(run: RunProgram, game: str, language: str) -> None:
    lessons = course(GAMES[game])
    outcome = run("learn", game, "1", "--lang", language, lines=typed(game, lessons[0].name))
    assert (outcome.code, outcome.err) == (0, "")
    assert f"fondaco learn {game} 2" in outcome.out
    assert "-lesson-" not in outcome.out, "an id without a text"
    assert "*  1  " in run("learn", game, "--lang", language).out


def test_a_lesson_goes_on_where_it_was_left(run: RunProgram) -> None:
    lines = typed("batavia", "goal")
    assert "waits for you" in run("learn", "batavia", "goal", lines=lines[:4]).out
    assert "-  1  What it is about" in run("learn", "batavia").out
    outcome = run("learn", "batavia", "goal", lines=lines[4:])
    assert "Done. Next: Ships and seals" in outcome.out
    assert "You are a merchant" not in outcome.out
    assert "You are a merchant" in run("learn", "batavia", "goal", "--again").out


def test_the_list_offers_the_next_lesson(run: RunProgram) -> None:
    run("learn", "batavia", "1", lines=typed("batavia", "goal"))
    assert "Batavia: 1 of" in run("learn").out
    outcome = run("learn", "batavia", lines=["", "quit"])
    assert "Which lesson? [2]" in outcome.out
    assert "Anna has two Danish ships" in outcome.out


def test_wrong_moves_are_answered(run: RunProgram) -> None:
    outcome = run(
        "learn", "batavia", "1", lines=["", "", "", "draw", "lay EN", "hex", "nonsense", "?", "table", "quit"]
    )
    assert outcome.code == 0
    for told in (
        "Drawing two cards would be your whole turn",
        "What it would do: Guest lays England.",
        "First you lay at least one card, then you move. (BAT-4.3)",
        "(HOUSE-1.2)",
        "BAT-4.1",
    ):
        assert told in outcome.out


def test_there_is_no_such_lesson(run: RunProgram) -> None:
    outcome = run("learn", "batavia", "99")
    assert outcome.code != 0
    assert "There is no lesson" in outcome.err


def test_a_progress_file_that_cannot_be_read_is_begun_anew(run: RunProgram, data: Path) -> None:
    (data / "fondaco").mkdir()
    (data / "fondaco/lessons.json").write_text("{", encoding="utf-8")
    assert "Batavia: 0 of" in run("learn").out
    run("learn", "batavia", "1", lines=typed("batavia", "goal"))
    assert "Batavia: 1 of" in run("learn").out
