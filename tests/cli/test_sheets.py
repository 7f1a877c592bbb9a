"""Score sheets and effects at the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Run

GOLDEN = Path(__file__).parents[1] / "golden"
PLAY = ("play", "batavia", "--bot", "random", "--seed", "11", "--name", "Anna", "--seats", "3")


@pytest.mark.parametrize(
    ("language", "commands", "expected"),
    [
        ("en", ("score", "effect 1", "effect bid 15"), ("Warehouses", "If it ended now", "you pay 15 bills")),
        ("it", ("punti", "effetto 1", "effetto bid 15"), ("Magazzini", "Se finisse adesso", "paghi 15 cambiali")),
    ],
)
def test_score_and_effect_can_be_asked_at_any_decision(
    run: Run, language: str, commands: tuple[str, ...], expected: tuple[str, ...]
) -> None:
    outcome = run(*PLAY, "--lang", language, lines=[*commands, "quit", ""])
    assert (outcome.code, outcome.err) == (0, "")
    for text in expected:
        assert text in outcome.out


def test_an_effect_of_a_move_that_is_not_legal_is_refused_with_its_rule(run: Run) -> None:
    outcome = run(*PLAY, "--lang", "en", lines=["effect sail EN", "quit", ""])
    assert "(BAT-3.4)" in outcome.out.split("> ")[1]


@pytest.mark.parametrize(
    ("record", "said"),
    [
        ("borneo/tie-broken-by-missions", ("Captured cards", "Decided by number of missions.")),
        ("kontor/florins-decide", ("Yards won", "Decided by florins.")),
        ("batavia/shared-victory", ("Tiles converted", "share the victory")),
        ("spice_islands/tie-broken", ("Cash", "Decided by")),
        ("indonesia/tie-from-a-position", ("Bank box", "Decided by turn order.")),
    ],
)
def test_the_end_of_a_record_shows_the_categories_and_what_decided(
    run: Run, record: str, said: tuple[str, ...]
) -> None:
    outcome = run("replay", GOLDEN / f"{record}.record", "--all", "--lang", "en")
    assert (outcome.code, outcome.err) == (0, "")
    for text in said:
        assert text in outcome.out
    assert max(len(line) for line in outcome.out.splitlines()) <= 80
