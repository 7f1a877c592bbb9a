"""Events and refusals as data."""

from __future__ import annotations

import msgspec
import pytest

from fondaco.games import GAMES
from fondaco.kernel import Event, Piece, Pieces, Seat, Seats
from fondaco.kernel.errors import HOUSE_REFUSALS
from fondaco.kernel.events import Told, kebab
from tests.kernel.toy import Chosen, Rolled, Whispered

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


@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_seen_by_gives_each_seat_what_it_may_know(seat: int) -> None:
    assert Rolled(0, 6).seen_by(seat) == Rolled(0, 6)
    assert Chosen(0, "red").seen_by(seat) == Chosen(0, "red" if seat == 0 else None)
    assert Whispered(0).seen_by(seat) == (Whispered(0) if seat == 0 else None)
