"""The player aid in the terminal: as a command, at the table and in a lesson; and illustrated rules in words."""

from __future__ import annotations

import pytest

from fondaco.games import GAMES
from fondaco.kernel.declaring.aid import AidLine, AidTable
from fondaco.locale import LANGUAGES, catalogue
from tests.cli.conftest import Run


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_aid_is_printed(run: Run, game: str, language: str) -> None:
    told = run("aid", game, "--lang", language).out
    words = " ".join(told.split())
    for section in GAMES[game].aid.sections:
        assert catalogue(language).text(f"aid-{section.name}", {})[0] in words
        first: AidLine | AidTable = section.lines[0] if section.lines else section.tables[0]
        assert all(rule in words for rule in first.rules)
    assert f"{game}-aid-" not in words, "a text is missing"
    assert "{" not in words
    assert "**" not in words


def test_the_aid_is_one_word_away_at_the_table_and_in_a_lesson(run: Run) -> None:
    assert "Converting tiles" in run("play", "batavia", "--seed", "1", lines=["aid", "quit", ""]).out
    assert "Convertire tessere" in run("play", "batavia", "--lang", "it", lines=["promemoria", "esci", ""]).out
    assert "Converting tiles" in run("learn", "batavia", "1", lines=["aid", "quit"]).out


def test_an_unknown_game_has_no_aid(run: Run) -> None:
    assert "chess" in run("aid", "chess").err


def test_an_illustration_is_told_in_words(run: Run) -> None:
    told = run("rules", "kontor", "KON-9.2").out
    assert "Example." in told
    assert "figures/" not in told
    assert "figures/" not in run("rules", "kontor", "--lang", "it").out
