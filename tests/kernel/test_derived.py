"""Positions of every game: what follows may be left out, and is checked where it is given."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import fondaco
from fondaco.games import GAMES
from fondaco.kernel import Game, IllegalMove, Match, PositionError, RecordError
from fondaco.locale import LANGUAGES, Formatter
from tests.declared import declaring

PAGE = Path(__file__).parents[2] / "docs" / "positions.md"
EVERY = pytest.mark.parametrize("name", GAMES)


def told(name: str) -> tuple[list[str], list[str]]:
    """The fields that the page calls derived, and those it calls completed."""
    text = PAGE.read_text(encoding="utf-8").split("## What may be left out")[1]
    (row,) = [line for line in text.splitlines() if line.startswith(f"| {name} |")][:1]
    derived, completed = row.strip("|").split("|")[1:]
    return re.findall(r"`(\w+)`", derived), re.findall(r"`(\w+)`", completed)


def positions(game: Game, share: float, seed: int = 3) -> Iterator[dict[str, Any]]:
    """Some of the positions of a random game at each number of seats, and all ends."""
    rng = random.Random(seed)
    for seats in game.seats:
        match = Match(game, seats, seed)
        while not match.over:
            if rng.random() < share:
                yield game.dump(match.state)
            seat = rng.choice(match.deciding)
            match.play_move(seat, rng.choice(match.offers(seat)))
        yield game.dump(match.state)


@pytest.mark.parametrize("name", declaring("audit"))
def test_the_page_tells_every_field_that_is_derived(name: str) -> None:
    game = GAMES[name]
    derived, completed = told(name)
    assert derived
    assert sorted(derived + completed) == sorted(game.derive(game.deal(game.usual_seats, 1)))


@EVERY
def test_a_position_without_what_is_derived_loads_to_itself(name: str) -> None:
    game = GAMES[name]
    derived, _ = told(name)
    for position in positions(game, 0.1):
        short = {field: value for field, value in position.items() if field not in derived}
        assert game.dump(game.load(short)) == position


@EVERY
def test_a_position_may_leave_out_each_derived_field_alone(name: str) -> None:
    game = GAMES[name]
    position = next(positions(game, 0.02))
    for field in told(name)[0]:
        short = {other: value for other, value in position.items() if other != field}
        assert game.dump(game.load(short)) == position


def changed(value: Any) -> Any:
    """The first number or name in it made another."""
    if isinstance(value, list):
        return [changed(value[0]), *value[1:]]
    if isinstance(value, dict):
        first = next(iter(value))
        return value | {first: changed(value[first])}
    return value + 1 if isinstance(value, int) else 0 if value is None else None


@EVERY
def test_a_derived_field_that_is_given_is_checked(name: str) -> None:
    """Whatever is made of it is refused, with what was expected and what was found, in both languages."""
    game = GAMES[name]
    position = game.dump(game.deal(game.usual_seats, 1))
    for field in told(name)[0]:
        with pytest.raises(PositionError) as caught:
            game.load(position | {field: changed(position[field])})
        assert {"field", "expected", "found"} <= set(caught.value.facts)
        for language in LANGUAGES:
            said = Formatter(language, game).error(caught.value)
            assert str(caught.value.facts["found"]) in said


def test_of_a_field_with_names_only_what_is_given_is_checked() -> None:
    batavia = GAMES["batavia"]
    position = batavia.position(3, tables=["DK2", "FR", "SE"])
    state = batavia.load(position | {"marker": {"FR": 1}})
    assert batavia.dump(state)["marker"] == {"EN": 0, "DK": 2, "FR": 1, "NL": 0, "SE": 1}
    with pytest.raises(PositionError, match=r"field=marker\[FR\] expected=1 found=2"):
        batavia.load(position | {"marker": {"FR": 2}})


def test_too_many_cards_are_told_by_what_the_deck_would_have_to_be() -> None:
    batavia = GAMES["batavia"]
    position = {field: value for field, value in batavia.position(3).items() if field != "deck"}
    with pytest.raises(PositionError, match="position-negative field=deck expected=0… found=-1"):
        batavia.load(position | {"hand": [{"DK": 23}, {}, {}]})


def test_completed_fields_follow_what_is_said() -> None:
    borneo, indonesia = GAMES["borneo"], GAMES["indonesia"]
    position = borneo.position(4, hands=["E04 E02"])
    place = {card: where for card, where in position["place"].items() if card not in ("E04", "E02", "tidore")}
    assert borneo.dump(borneo.load(position | {"place": place}))["place"] == position["place"]
    short = {field: value for field, value in position.items() if field != "hand"}
    assert borneo.dump(borneo.load(short))["hand"][0][:3] == ["E02", "E04", None]
    with pytest.raises(PositionError, match=r"field=place\[E04\] expected=hand-1 found=deck"):
        borneo.load(position | {"place": place | {"E04": "deck"}})
    position = indonesia.position(3, turn="B", companies={"a-bali-rice": "B bali-1"}, levels={"B": {"slots": 2}})
    short = {field: value for field, value in position.items() if field not in ("part_of", "deed")}
    dump = indonesia.dump(
        indonesia.load(
            short
            | {
                "owner": {"a-bali-rice": 1, "a-maluku-spice": 1},
                "land": {"bali-1": "a-bali-rice", "maluku-5": "a-maluku-spice"},
            }
        )
    )
    assert (dump["part_of"]["a-maluku-spice"], dump["deed"]["a-maluku-spice"]) == ("a-maluku-spice", "taken")
    assert (dump["good"]["a-maluku-spice"], dump["size"]["a-maluku-spice"]) == ("spice", 1)


# -- builders and matches -----------------------------------------------------


@pytest.mark.parametrize("name", declaring("position"))
def test_every_game_builds_positions_that_load_and_can_be_played(name: str) -> None:
    game = GAMES[name]
    for position in [game.position()] + [game.position(seats) for seats in game.seats if game.name != "kontor"]:
        match = fondaco.new(name, seed=1, position=position)
        assert match.seats == position["seats"]
        seat = match.deciding[0]
        match.play_move(seat, match.offers(seat)[0])
        assert match.record.position == position


def test_a_match_from_a_position_takes_seats_and_options_from_it() -> None:
    position = GAMES["batavia"].position(3)
    assert fondaco.new("batavia", position=position).seats == 3
    assert fondaco.new("batavia", seats=3, position=position).seats == 3
    match = fondaco.new("batavia", position=position, options={"reveal": "lastBlock"})
    assert match.options["reveal"] == "lastBlock"
    again = Match.replay(match.game, match.record)
    assert again.options == match.options
    with pytest.raises(PositionError, match="position-differs field=seats expected=4 found=3"):
        fondaco.new("batavia", seats=4, position=position)
    with pytest.raises(PositionError, match="position-differs field=reveal expected=lastTile found=lastBlock"):
        fondaco.new("batavia", position=position | {"reveal": "lastBlock"}, options={"reveal": "lastTile"})
    with pytest.raises(fondaco.PositionError):
        fondaco.new("batavia", position={})


def test_a_record_from_a_position_is_still_refused_where_its_head_says_otherwise() -> None:
    match = fondaco.new("batavia", seed=1, position=GAMES["batavia"].position(3))
    record = match.record
    with pytest.raises(RecordError, match="record-other-position"):
        Match.replay(match.game, type(record)(**{**vars(record), "seats": 4}))


def test_play_says_first_that_its_events_are_not_redacted() -> None:
    first = (Match.play.__doc__ or "").splitlines()[0]
    assert "UNREDACTED" in first
    assert "events(seat)" in first
    match = fondaco.new("batavia", seed=1, position=GAMES["batavia"].position(3))
    (drew,) = match.play(0, "draw")
    assert match.events(1)[-1] != [drew] == match.events(0)[-1]
    with pytest.raises(IllegalMove):
        match.play(0, "draw")
