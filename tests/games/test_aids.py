"""Every game has a player aid and a coach, complete and in both languages."""

from __future__ import annotations

import re

import pytest

from fondaco.games import GAMES
from fondaco.kernel.declaring.aid import SECTIONS, AidTable
from fondaco.locale import LANGUAGES, Formatter, catalogue, rulebook
from tests.declared import declaring

EVERY_GAME = pytest.mark.parametrize("name", declaring("aid"))
IN_EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
SENTENCE_END = re.compile(r"[.!?](?=\s|$)")
LONGEST_NOTE = 260  # characters; a phone has no room for more


@EVERY_GAME
def test_an_aid_has_all_sections_in_their_order(name: str) -> None:
    sections = GAMES[name].aid.sections
    assert tuple(section.name for section in sections) == SECTIONS
    assert [section.name for section in sections if not section.lines and not section.tables] == []


@EVERY_GAME
def test_an_aid_points_at_rules_that_exist(name: str) -> None:
    known = rulebook(name, "en").parts
    assert {rule for rule in GAMES[name].aid.rules() if rule not in known} == set()
    traps = GAMES[name].aid.sections[-1]
    assert [line.text for line in traps.lines if not line.rules] == []


@EVERY_GAME
@IN_EVERY_LANGUAGE
def test_every_number_of_an_aid_is_told(name: str, language: str) -> None:
    """A number that the data gives and the text leaves out would be typed by hand there."""
    words = Formatter(language, GAMES[name])
    for section in GAMES[name].aid.sections:
        for line in section.lines:
            text = words.say(f"{name}-aid-{line.text}", **line.numbers)
            assert [value for value in line.numbers.values() if str(value) not in text] == [], text


@EVERY_GAME
def test_the_tables_of_an_aid_have_rows_of_one_length(name: str) -> None:
    tables: list[AidTable] = [table for section in GAMES[name].aid.sections for table in section.tables]
    assert [table.text for table in tables if len({len(row) for row in table.rows}) != 1] == []


@EVERY_GAME
def test_the_coach_knows_every_stage_and_the_moves_it_names(name: str) -> None:
    game = GAMES[name]
    assert set(game.coached) <= {kind.word for kind in game.moves.kinds}
    assert {stage.name for stage in game.stages[1:]} <= set(game.notes)


@EVERY_GAME
@IN_EVERY_LANGUAGE
def test_the_coach_says_two_sentences(name: str, language: str) -> None:
    for note in GAMES[name].notes:
        text, problems = catalogue(language).text(f"{name}-coach-{note}", {})
        assert problems == [], note
        assert len(SENTENCE_END.findall(text)) == 2, text
        assert len(text) <= LONGEST_NOTE, f"{len(text)}: {text}"
