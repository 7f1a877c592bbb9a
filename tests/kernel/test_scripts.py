"""Scripted luck: kept with the ply, so that undo, rewind and records give the same match; and never called fair."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import fondaco
from fondaco.kernel import Match, Record, RecordError, RecordPartError, ScriptError, verify
from fondaco.locale import LANGUAGES
from tests.cli.conftest import Run, run
from tests.games.batavia.table import DK, EN, FR, NL, SE, at, cards, now, play, table
from tests.games.spice_islands.table import SKULL, TWO
from tests.games.spice_islands.table import at as at_spice
from tests.games.spice_islands.table import now as spice_now
from tests.games.spice_islands.table import play as play_spice
from tests.games.spice_islands.table import table as spice
from tests.kernel.toy import TOY, State

__all__ = ["run"]

BLACK: dict[str, Any] = {
    "dice": "black black",
    "ships": {"pirate": "S3", "green1": "S3 green"},
    "captains": {"black": 0},
}


def rolled(*pips: int) -> Match:
    """A race in which the first seat rolled these."""
    match = Match(TOY, 2, seed=1)
    match.play(0, "choose red")
    match.play(1, "choose blue")
    match.script = [number - 1 for number in pips]
    for _ in pips:
        match.play(0, "roll")
    return match


def points(match: Match) -> int:
    assert isinstance(match.state, State)
    return match.state.points[0]


def unscripted(count: int) -> int:
    """What the same rolls bring by luck."""
    match = Match(TOY, 2, seed=1)
    for seat, colour in enumerate(("red", "blue")):
        match.play(seat, f"choose {colour}")
    for _ in range(count):
        match.play(0, "roll")
    return points(match)


def test_a_ply_keeps_what_it_drew() -> None:
    match = rolled(6, 1, 5)
    assert [ply.script for ply in match.plies] == [(), (), (5,), (0,), (4,)]
    assert match.script == []
    assert points(match) == 12 != unscripted(3)


def test_a_rewound_match_has_the_scripted_outcome_of_the_plies_it_keeps() -> None:
    match = rolled(6, 1, 5)
    match.rewind(4)
    assert points(match) == 7 != unscripted(2)
    match.rewind(3)
    assert points(match) == 6 != unscripted(1)


def test_a_move_taken_back_and_made_again_draws_the_same() -> None:
    match = rolled(6, 1, 5)
    match.undo(2)
    assert match.script == [0, 4]
    match.play(0, "roll")
    match.play(0, "roll")
    assert (points(match), match.script) == (12, [])


def test_undo_gives_back_the_script_as_it_was_before_the_move() -> None:
    match = rolled(6)
    match.script = None
    match.play(0, "roll")
    match.script = [2, 2]
    match.play(0, "roll")
    match.undo()
    assert match.script == [2, 2]
    match.undo()
    assert match.script is None


def test_an_exhausted_script_raises_and_the_match_is_as_it_was() -> None:
    match = rolled(6, 1)
    with pytest.raises(ScriptError, match="script-exhausted bound=6"):
        match.play(0, "roll")
    assert (match.ply, points(match), match.script) == (4, 7, [])
    match.play(0, "mark red with 7")  # draws nothing
    match.script = None
    match.play(0, "roll")


def test_a_script_is_not_used_up_by_asking_or_by_a_move_that_fails() -> None:
    match = rolled(6)
    mine = [3, 9]
    match.script = mine
    assert any(move.notation == "roll" and move.final for move in match.legal(0))
    match.play(0, "roll")
    with pytest.raises(ScriptError, match="script-number value=9 bound=6"):
        match.play(0, "roll")
    assert (match.script, mine) == ([9], [3, 9])


# -- records ------------------------------------------------------------------


def drawn() -> Match:
    """Batavia: two cards, then two cards, a die of 2 and its lot."""
    match = at(table(turn=1, ship=0), [EN, SE, FR, FR, 1, NL, DK])
    play(match, "B draw", "C draw")
    assert now(match)["lot"] == cards("NL DK")
    return match


def test_a_record_tells_its_scripts_and_replays_with_them() -> None:
    match = drawn()
    text = match.record.write()
    assert [line for line in text.splitlines() if line.startswith("script")] == ["script 1 0 4", "script 2 2 2 1 3 1"]
    record = Record.read(text)
    assert record == match.record
    again = Match.replay(match.game, record)
    assert now(again) == now(match)
    assert again.record.write() == text
    assert again.script is None
    assert now(Match.replay(match.game, record, 1))["hand"][1] == cards("EN SE")


def test_a_die_that_is_rolled_again_is_in_the_record_too() -> None:
    match = at_spice(spice(**BLACK), script=[SKULL, TWO])
    play_spice(match, "A attack green1")
    again = Match.replay(match.game, Record.read(match.record.write()))
    assert spice_now(again) == spice_now(match)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (("script 1 0 4", "script 1"), "record-script"),
        (("script 1 0 4", "script 01 0 4"), "record-script"),
        (("script 1 0 4", "script 9 0 4"), "record-number"),
        (("script 1 0 4", "script 0 0 4"), "record-number"),
        (("script 1 0 4", "script x 0 4"), "record-number"),
        (("script 1 0 4", "script 1 0 -4"), "record-number"),
        (("script 1 0 4", "script 1 0 four"), "record-number"),
        (("script 2 2 2 1 3 1", "script 1 2 2 1 3 1"), "record-twice"),
    ],
)
def test_a_script_that_is_none_is_told_by_its_line(change: tuple[str, str], code: str) -> None:
    text = drawn().record.write()
    with pytest.raises(RecordError) as caught:
        Record.read(text.replace(*change))
    first = 1 + text.splitlines().index("script 1 0 4")
    assert (caught.value.code, caught.value.facts["line"]) == (code, first + (code == "record-twice"))


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ("script 1 0", "script-exhausted"),
        ("script 1 0 5", "script-number"),
        ("script 1 0 4 4", "record-script-left"),
    ],
)
def test_a_script_that_does_not_fit_its_move_is_told_by_its_line(change: str, code: str) -> None:
    match = drawn()
    text = match.record.write()
    with pytest.raises(RecordError) as caught:
        Match.replay(match.game, Record.read(text.replace("script 1 0 4", change)))
    assert (caught.value.code, caught.value.facts["line"]) == (code, 1 + text.splitlines().index("script 1 0 4"))
    assert isinstance(caught.value, RecordPartError) == (code != "record-script-left")


def test_a_scripted_record_without_its_script_is_another_match() -> None:
    match = drawn()
    text = "\n".join(line for line in match.record.write().splitlines() if not line.startswith("script"))
    assert now(Match.replay(match.game, Record.read(text))) != now(match)


# -- fairness -----------------------------------------------------------------


def test_house_2_2_a_scripted_match_is_never_called_fair() -> None:
    match = drawn()
    text = match.record.write()
    with pytest.raises(RecordError) as caught:
        verify(match.game, Record.read(text))
    assert caught.value.code == "record-scripted"
    assert caught.value.facts == {"line": 1 + text.splitlines().index("script 1 0 4"), "count": 2}


@pytest.mark.parametrize("language", LANGUAGES)
def test_house_2_2_verify_refuses_a_scripted_match_and_says_so(run: Run, tmp_path: Path, language: str) -> None:
    file = tmp_path / "scripted.rec"
    file.write_text(drawn().record.write(), encoding="utf-8")
    outcome = run("verify", file, "--lang", language)
    assert (outcome.code, outcome.out) == (2, "")
    assert {"en": "not a fair match", "it": "partita non regolare"}[language] in outcome.err
    story = run("replay", file, "--all", "--lang", language)
    assert (story.code, story.err) == (0, "")
    assert {"en": "scripted luck", "it": "il caso è stato scritto"}[language] in story.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_verify_says_that_a_match_began_from_a_position(run: Run, tmp_path: Path, language: str) -> None:
    match = at(table())
    play(match, "A draw")
    file = tmp_path / "position.rec"
    file.write_text(match.record.write(), encoding="utf-8")
    outcome = run("verify", file, "--lang", language)
    assert (outcome.code, outcome.err) == (0, "")
    assert {"en": "began from a position", "it": "cominciata da una posizione"}[language] in outcome.out


def test_matches_from_positions_or_with_scripts_are_known_as_arranged() -> None:
    fair = fondaco.new("batavia", seats=3, seed=1)
    assert not fair.is_arranged
    assert not fair.record.is_arranged
    from_position = fondaco.new("batavia", position=table())
    assert (from_position.is_arranged, from_position.is_scripted) == (True, False)
    assert from_position.record.is_arranged
    scripted: Any = rolled(6)
    assert (scripted.is_arranged, scripted.is_scripted, scripted.record.is_arranged) == (True, True, True)
    scripted.script = None
    assert scripted.is_scripted
    waiting = fondaco.new("batavia", seats=3, seed=1)
    waiting.script = [1]
    assert waiting.is_arranged
