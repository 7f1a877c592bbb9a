"""What is agreed of a table reaches its setting, its summary, the database and the rematch, field by field."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import fields

from fondaco.games import GAMES
from fondaco.server.play.seating import terms_again
from fondaco.server.play.wire import NewTable
from fondaco.server.table import stored
from fondaco.server.table.head import head_of
from fondaco.server.table.setting import TERMS, Setting, Terms
from fondaco.server.table.wire import ClockPlan
from tests.server.folded import FoldedTable

KONTOR = GAMES["kontor"]
OPTION = next(option for option in KONTOR.options if len(option.choices) > 1)


def another(name: str) -> Any:
    """What a term may be instead of its default."""
    default = getattr(Terms(), name)
    if isinstance(default, bool):
        return not default
    if isinstance(default, str):
        return "another"
    if isinstance(default, ClockPlan):
        return ClockPlan("move", 60)
    if name == "options":
        return KONTOR.settle(2, {OPTION.name: next(key for key in OPTION.choices if key != OPTION.default)})
    raise AssertionError(f"a term of a new kind: say in {__file__} what {name} may be beside {default!r}")


def agreed(*, others: str | None = None) -> Terms:
    """The default terms of a table, one of them otherwise."""
    terms = {"options": KONTOR.settle(2, {})} | ({others: another(others)} if others else {})
    return Terms(**terms)


@pytest.mark.parametrize("name", TERMS)
def test_every_term_of_the_request_is_one_of_the_table_as_it_is_shown(name: str) -> None:
    new = NewTable("kontor", [], **agreed(others=name).terms())
    played = FoldedTable("ada bea", "kontor", **new.terms())
    assert getattr(played.table.setting, name) == getattr(played.shown(), name) == another(name)
    assert played.table.setting.terms() == played.shown().terms() == new.terms()


@pytest.mark.parametrize("name", TERMS)
def test_every_term_is_agreed_again_for_the_rematch(name: str) -> None:
    played = FoldedTable("ada bea", "kontor", **agreed(others=name).terms())
    assert terms_again(played.table.setting, played.table.seats, KONTOR) == agreed(others=name)


def test_house_3_2_a_rematch_of_one_person_is_not_rated() -> None:
    played = FoldedTable("ada easy", "kontor", **agreed(others="rated").terms())
    assert terms_again(played.table.setting, played.table.seats, KONTOR) == agreed()


def written(terms: Terms) -> dict[str, Any]:
    played = FoldedTable("ada bea", "kontor", **terms.terms())
    return {**stored.setting_values(played.table.setting), **stored.head_values(head_of(played.table))}


def read(row: dict[str, Any]) -> Setting:
    return stored.read_stored(SimpleNamespace(**row)).setting


@pytest.mark.parametrize("name", TERMS)
def test_every_term_is_stored(name: str) -> None:
    terms = agreed(others=name)
    assert read(written(terms)).terms() == terms.terms()


@pytest.mark.parametrize("name", TERMS)
def test_a_term_without_a_column_of_its_own_is_stored_too_and_has_its_default_where_it_is_missing(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stored, "COLUMN_OF", {key: column for key, column in stored.COLUMN_OF.items() if key != name})
    terms = agreed(others=name)
    row = written(terms)
    assert name not in row
    assert read(row).terms() == terms.terms()
    older = read({**row, "terms": "{}"})  # as it was stored before there was such a term
    assert getattr(older, name) == getattr(Terms(), name)


def test_every_term_has_a_default_for_tables_that_were_stored_before_it_was_there() -> None:
    assert {field.name for field in fields(Terms) if field.required} == set()
