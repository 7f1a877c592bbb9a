"""Positions: what cannot be is refused, and the error names the field."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from fondaco.games.batavia import GAME
from fondaco.kernel import SEATS, Field, PositionError
from fondaco.kernel import State as BaseState
from fondaco.kernel.declaring.fields import array, with_fields
from fondaco.locale import LANGUAGES, Formatter
from tests.games.batavia.table import cards, dealt, gone, legal, table
from tests.kernel.toy import COLOURS, TOY, State


def refusal(position: dict[str, Any]) -> tuple[str, str]:
    with pytest.raises(PositionError) as caught:
        GAME.load(position)
    facts = caught.value.facts
    assert facts["expected"] != facts["found"]
    for language in LANGUAGES:
        said = Formatter(language).error(caught.value)
        assert str(facts["expected"]) in said
        assert str(facts["found"]) in said
    return caught.value.code, str(facts["field"])


@pytest.mark.parametrize(
    ("change", "code", "field"),
    [
        ({"seats": 2}, "position-seats", "seats"),
        ({"seats": 6}, "position-seats", "seats"),
        ({"seats": None}, "position-seats", "seats"),
        ({"seats": "3"}, "position-seats", "seats"),
        ({"seats": 3.0}, "position-seats", "seats"),
        ({"seats": [3]}, "position-seats", "seats"),
        ({"sheep": 1}, "position-unknown-field", "sheep"),
        ({"luck": [1, 2, 3, 4]}, "position-unknown-field", "luck"),
        ({"round": "one"}, "position-wants-number", "round"),
        ({"round": 1.0}, "position-wants-number", "round"),
        ({"round": True}, "position-wants-number", "round"),
        ({"round": None}, "position-wants-number", "round"),
        ({"round": 2**31}, "position-wants-number", "round"),
        ({"round": -1}, "position-negative", "round"),
        ({"rules": 0}, "position-wants-number", "rules"),
        ({"rules": 99}, "position-wants-number", "rules"),
        ({"phase": "dinner"}, "position-unknown-name", "phase"),
        ({"phase": 2}, "position-unknown-name", "phase"),
        ({"phase": None}, "position-negative", "phase"),
        ({"ending": None}, "position-negative", "ending"),
        ({"reveal": None}, "position-negative", "reveal"),
        ({"reveal": "lastHope"}, "position-unknown-name", "reveal"),
        ({"phase": "over"}, "position-deciding", "deciding"),
        ({"deciding": 0}, "position-deciding", "deciding"),
        ({"deciding": 8}, "position-deciding", "deciding"),
        ({"deciding": -1}, "position-deciding", "deciding"),
        ({"deciding": 3}, "position-deciding", "deciding"),
        ({"bills": [15, 15]}, "position-wants-list", "bills"),
        ({"bills": [15, 15, 15, 15]}, "position-wants-list", "bills"),
        ({"bills": {"A": 15}}, "position-wants-list", "bills"),
        ({"bills": [15, "x", 15]}, "position-wants-number", "bills[1]"),
        ({"bills": [46, -1, 0]}, "position-negative", "bills"),
        ({"bills": [15, 15, 16]}, "position-count", "bills"),
        ({"hand": [{}, {}]}, "position-wants-list", "hand"),
        ({"hand": [{}, [], {}]}, "position-wants-names", "hand[1]"),
        ({"hand": [{}, {}, {"XX": 1}]}, "position-unknown-name", "hand[2]"),
        ({"hand": [{}, {}, {"DK": "1"}]}, "position-wants-number", "hand[2][1]"),
        ({"hand": [{}, {}, {"DK": 1}]}, "position-derived", "deck[DK]"),
        ({"deck": cards("EN22")}, "position-derived", "deck[DK]"),
        ({"known": [{"DK": 1}, {}, {}]}, "position-more-known-than-held", "known"),
        ({"marker": cards("DK")}, "position-derived", "marker[DK]"),
        ({"most": cards("DK")}, "position-derived", "most[DK]"),
        ({"cannon": 1}, "position-derived", "cannon"),
        ({"seal": {"DK": 0}}, "position-derived", "seal[DK]"),
        ({"seal": {"DK": 3}}, "position-seat", "seal"),
        ({"ship": 3}, "position-seat", "ship"),
        ({"ship": -2}, "position-seat", "ship"),
        ({"ship": None}, "position-seat", "ship"),
        ({"ship": 1, "to_act": 3}, "position-derived", "to_act"),
        ({"to_act": 4}, "position-derived", "to_act"),
        ({"to_act": 0, "deciding": 1, "ship": 1}, "position-derived", "to_act"),
        ({"track": [None] * 35}, "position-wants-list", "track"),
        ({"track": ["EN-gold"] * 36}, "position-unknown-name", "track[0]"),
        ({"track": [None] * 36}, "position-count", "track"),
        ({"box": {"EN-tea": 0}}, "position-count", "track"),
        ({"box": {"EN-tea": 9}}, "position-seat", "box"),
        ({"shown": 11}, "position-wants-number", "shown"),
        ({"shown": 40}, "position-wants-number", "shown"),
        ({"merchant": [37, 0, 0]}, "position-wants-number", "merchant"),
        ({"merchant": [36, 0, 0], "hex": None}, "position-derived", "hex"),
        ({"merchant": [11, 0, 0]}, "position-wants-number", "merchant"),
        ({"hex": 1}, "position-derived", "hex"),
        ({"tiles": [cards("DK"), {}, {}]}, "position-more-tiles-than-taken", "tiles"),
        ({"bid": 3}, "position-wants-number", "bid"),
        ({"bid": 16, "bidder": 1}, "position-wants-number", "bid"),
        ({"bid": 0, "bidder": 1}, "position-wants-number", "bid"),
        ({"bid": 3, "bidder": 1}, "position-wants-number", "bidding"),
        ({"bidding": 8}, "position-wants-number", "bidding"),
    ],
)
def test_a_position_that_cannot_be_is_refused_by_field(change: dict[str, Any], code: str, field: str) -> None:
    assert refusal(table() | change) == (code, field)


@pytest.mark.parametrize(
    ("change", "code", "field"),
    [
        ({"bidding": 0b101}, "position-deciding", "deciding"),
        ({"bidding": 0}, "position-deciding", "deciding"),
        ({"auctioneer": None}, "position-seat", "auctioneer"),
        ({"hex": 0, "merchant": [36, 0, 0]}, "position-seat", "hex"),
        ({"bid": 2, "bidder": 2, "bidding": 0b011}, "position-wants-number", "bidding"),
    ],
)
def test_an_auction_that_cannot_be_is_refused_by_field(change: dict[str, Any], code: str, field: str) -> None:
    assert refusal(table(phase="auction", turn=1) | change) == (code, field)


def test_a_face_down_block_must_be_whole() -> None:
    assert refusal(table(taken=gone("DK", past=10))) == ("position-block", "track")


def test_a_position_in_which_somebody_could_not_move_is_refused() -> None:
    """In the middle of a play without card and seal."""
    blind = dataclasses.replace(GAME, audit=lambda s: None)
    with pytest.raises(PositionError) as caught:
        blind.load(table(phase="play", laid=1))
    assert (caught.value.code, caught.value.facts["field"]) == ("position-no-move", "deciding")


@pytest.mark.parametrize(
    ("position", "code", "field"),
    [
        (table(phase="play", hands=["DK4"]), "position-wants-number", "laid"),
        (table(laid=2), "position-wants-number", "laid"),
        (table(phase="play", laid=1, hands=["DK"], tables=["DK", "DK3"]), "position-no-lead", "hand"),
        (table(phase="conversion", laid=1), "position-wants-number", "tiles"),
        (table(phase="conversion", laid=1, tiles=["DK2"]), "position-wants-number", "tiles"),
    ],
)
def test_a_play_that_cannot_be_is_refused_by_field(position: dict[str, Any], code: str, field: str) -> None:
    assert refusal(position) == (code, field)


def test_what_is_left_out_is_as_on_an_empty_table() -> None:
    position = {name: value for name, value in table().items() if name not in ("gold", "tiles", "lot", "hex", "known")}
    dump = GAME.dump(GAME.load(position))
    assert dump["gold"] == [0, 0, 0]
    assert dump["hex"] is None
    assert dump["rules"] == GAME.version
    assert dump["reveal"] == "lastTile"


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_dump_and_load_are_exact_at_every_ply(seats: int) -> None:
    match = dealt(seats, seats)
    while not match.over:
        dump = GAME.dump(match.state)
        assert GAME.dump(GAME.load(dump)) == dump
        offers = legal(match)
        match.play(match.deciding[0], offers[match.ply * 31 % len(offers)])
    dump = GAME.dump(match.state)
    assert GAME.dump(GAME.load(dump)) == dump
    assert dump["phase"] == "over"


def test_a_loaded_state_is_asked_through_its_lowest_deciding_seat() -> None:
    assert GAME.load(table(turn=2)).actor == 2
    assert TOY.load({"seats": 2, "phase": "choice", "deciding": 3}).actor == 0


def test_signed_fields_may_be_negative_and_others_not() -> None:
    position = {"seats": 2, "phase": "race", "deciding": 1, "points": [-5, 3]}
    assert TOY.dump(TOY.load(position))["points"] == [-5, 3]
    with pytest.raises(PositionError) as caught:
        TOY.load(position | {"marks": -1})
    assert caught.value.facts["field"] == "marks"


def test_fields_fold_seats_names_and_lengths() -> None:
    s = State()
    s.seats = 2
    field = Field("points", SEATS)
    field.load(s, [4, 5])
    assert list(s.points) == [4, 5, 0, 0, 0]
    assert field.dump(s) == [4, 5]
    assert Field("x", SEATS, COLOURS, 4).size == 5 * 3 * 4
    named = Field("chosen", SEATS, values=COLOURS)
    named.load(s, ["blue", None])
    assert list(s.chosen)[:2] == [2, -1]
    assert named.dump(s) == ["blue", None]


def test_a_field_that_would_hide_what_every_state_has_is_refused() -> None:
    for name in ("choice", "seats", "turn"):
        with pytest.raises(ValueError, match=name):
            with_fields(type("State", (BaseState,), {name: array(3)}))
