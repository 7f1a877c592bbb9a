"""Both languages say everything the code can ask for, and nothing else."""

from __future__ import annotations

import pytest

from fondaco.locale import LANGUAGES, catalogue, language_of
from fondaco.locale.catalogue import Catalogue, sources
from tests.locale.ids import error_codes, wanted, written


def test_both_languages_have_exactly_the_same_ids() -> None:
    assert set(written("en")) == set(written("it"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_id_the_code_can_ask_for_is_written(language: str) -> None:
    assert sorted(set(wanted()) - set(written(language))) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_id_is_written_that_the_code_never_asks_for(language: str) -> None:
    assert sorted(set(written(language)) - set(wanted())) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_use_only_the_arguments_they_are_given(language: str) -> None:
    ids = wanted()
    strays = {name: used - ids[name] for name, used in written(language).items() if used - ids.get(name, used)}
    assert strays == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("value", [0, 1, 2, 12_345, "none", "England"])
def test_no_text_fails_whatever_its_arguments(language: str, value: str | int) -> None:
    for name, variables in wanted().items():
        text, problems = catalogue(language).text(name, dict.fromkeys(variables, value))
        assert problems == [], name
        assert text.strip(), name
        assert not {"{", "\u2068"} & set(text), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_tells_its_reader_the_same_facts_in_both_languages(language: str) -> None:
    """A number or name that one language tells is told by the other; counts only serve grammar."""

    def facts(used: set[str]) -> set[str]:
        return {name.removesuffix("Of").removesuffix("Count") for name in used}

    other = written("it" if language == "en" else "en")
    assert {
        name: facts(used) - facts(other[name])
        for name, used in written(language).items()
        if facts(used) - facts(other[name])
    } == {}


def test_the_codes_of_errors_are_found_in_the_source() -> None:
    codes = error_codes()
    assert codes["record-illegal"] == {"line", "notation", "rule"}
    assert codes["record-twice"] == {"line", "word"}
    assert len(codes) > 30


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "it_IT.UTF-8"}, "it"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "it_IT.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "en_US", "LC_MESSAGES": "it"}, "it"),
        ({"LC_ALL": "", "LANG": "it"}, "it"),
        ({}, "en"),
    ],
)
def test_the_language_comes_from_the_environment(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


def test_a_file_is_parsed_when_one_of_its_texts_is_asked_for() -> None:
    fresh = Catalogue("en", sources("en"))
    unparsed = set(fresh.unparsed)
    assert "house-no-such-text" not in fresh
    assert set(fresh.unparsed) == unparsed
    assert "batavia-name" in fresh
    assert set(fresh.unparsed) == unparsed - {"batavia.ftl"}
