"""Events and refusals as data."""

from __future__ import annotations

from typing import Annotated, get_type_hints

import msgspec
import pytest

from fondaco.games import GAMES
from fondaco.games.batavia import events
from fondaco.kernel import Event, Piece, Pieces, Seat, Seats
from fondaco.kernel.errors import HOUSE_REFUSALS
from fondaco.kernel.showing.events import Hidden, Told, kebab
from tests.kernel.toy import Chosen, Rolled, Whispered

EVENTS = [event for game in GAMES.values() for event in game.events]
TOLD = [cls for game in GAMES.values() for cls in (*game.events, *game.refusals)]


class Everything(Event, frozen=True):
    seat: Seat
    others: Seats
    card: Piece
    cards: Pieces
    hidden: Pieces | None
    nobody: Seat | None
    number: int
    perhaps: int | None


def test_each_argument_says_how_it_is_put_into_words() -> None:
    assert Everything.arguments() == {
        "seat": "seat",
        "others": "seats",
        "card": "piece",
        "cards": "pieces",
        "hidden": "pieces",
        "nobody": "seat",
        "number": "number",
        "perhaps": "number",
    }


@pytest.mark.parametrize("cls", [*TOLD, *HOUSE_REFUSALS], ids=lambda cls: cls.message())
def test_everything_told_has_a_name_and_arguments(cls: type[Told]) -> None:
    assert cls.message() == kebab(cls.__name__)
    assert set(cls.arguments().values()) <= {"number", "text", "seat", "seats", "piece", "pieces"}
    assert set(cls.arguments()) == set(cls.__struct_fields__)
    assert cls.__struct_config__.tag == cls.message()


def test_class_names_are_written_with_hyphens() -> None:
    assert kebab("LotTurned") == "lot-turned"
    assert kebab("Bid") == "bid"
    assert kebab("Hex2Reached") == "hex2-reached"


def test_an_event_is_frozen_and_tagged() -> None:
    event = Rolled(0, 6)
    with pytest.raises(AttributeError):
        event.pips = 5  # type: ignore[misc]
    assert msgspec.json.decode(msgspec.json.encode(event)) == {"type": "rolled", "seat": 0, "pips": 6}


class Counted(Event, frozen=True):
    seat: Seat
    amount: Annotated[int | None, Hidden(unless="public")]
    public: bool


@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_what_is_hidden_is_shown_to_all_when_its_condition_holds(seat: int) -> None:
    assert Counted(0, 7, public=True).seen_by(seat) == Counted(0, 7, public=True)
    assert Counted(0, 7, public=False).seen_by(seat) == Counted(0, 7 if seat == 0 else None, public=False)


@pytest.mark.parametrize(
    "event", [event for game in GAMES.values() for event in game.events], ids=lambda cls: cls.message()
)
def test_what_is_hidden_belongs_to_a_seat_and_its_condition_is_a_field(event: type[Event]) -> None:
    hints = get_type_hints(event, include_extras=True)
    hidden = [note for hint in hints.values() for note in getattr(hint, "__metadata__", ()) if isinstance(note, Hidden)]
    assert not hidden or event.arguments()["seat"] == "seat"
    assert {mark.unless for mark in hidden} - {""} <= {name for name, hint in hints.items() if hint is bool}


def test_classes_declared_in_a_module_come_in_their_order() -> None:
    assert Event.declared_in(events)[:3] == (events.Dealt, events.LotTurned, events.Bid)
    assert Event not in Event.declared_in(events)


@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_seen_by_gives_each_seat_what_it_may_know(seat: int) -> None:
    assert Rolled(0, 6).seen_by(seat) == Rolled(0, 6)
    assert Chosen(0, "red").seen_by(seat) == Chosen(0, "red" if seat == 0 else None)
    assert Whispered(0).seen_by(seat) == (Whispered(0) if seat == 0 else None)
