"""The formatter keeps to the table that the browser's formatter shares, and puts whole games into words."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

import fondaco
from fondaco.games import GAMES
from fondaco.kernel import Event, IllegalMove, Legal
from fondaco.kernel.errors import HOUSE_REFUSALS
from fondaco.locale import LANGUAGES, Formatter
from fondaco.locale.catalogue import Catalogue
from tests.speed import COMPILED

TABLE = Path(__file__).parents[1] / "golden" / "formatter.json"
CASES: list[dict[str, Any]] = msgspec.json.decode(TABLE.read_bytes())
TEXTS = {
    language: {"formatter.ftl": TABLE.with_suffix(f".{language}.ftl").read_text("utf-8")} for language in LANGUAGES
}


@pytest.mark.parametrize("case", CASES, ids=[f"{case['language']}-{case['id']}-{at}" for at, case in enumerate(CASES)])
def test_the_shared_table_holds(case: dict[str, Any]) -> None:
    formatter = Formatter(case["language"], GAMES[case["game"]], dict(enumerate(case["names"])))
    formatter.catalogue = Catalogue(case["language"], TEXTS[case["language"]])
    arguments = {name: (kind, value) for name, (kind, value) in case["arguments"].items()}
    assert formatter.tell(case["id"], arguments) == case["text"]
    assert formatter.problems == []


def test_the_shared_table_has_every_type_of_argument_known_and_unknown() -> None:
    kinds = {(kind, value is None) for case in CASES for kind, value in case["arguments"].values()}
    assert {(kind, False) for kind in ("number", "text", "seat", "seats", "piece", "pieces")} <= kinds
    assert {("seat", True), ("pieces", True)} <= kinds


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_whole_games_are_told_without_a_flaw(name: str, language: str) -> None:
    """Every event for every seat, every legal move, every prompt: each that differs, once."""
    game = GAMES[name]
    formatter = Formatter(language, game, {0: "Anna", 1: "Mei"})
    offered: set[Legal] = set()
    told: set[Event] = set()
    for seats in game.seats if COMPILED else game.seats[1:2]:
        match = fondaco.new(name, seats=seats, seed=seats)
        luck = random.Random(seats)
        while not match.over:
            seat = match.deciding[0]
            offered.update(match.legal(seat))
            formatter.prompt(match.stage)
            formatter.wait(match.stage, match.deciding)
            match.play_move(seat, luck.choice(match.offers(seat)))
        told.update(event for reader in range(-1, seats) for events in match.events(reader) for event in events)
        assert match.result is not None
        formatter.ending(match.result.ending)
    assert all(formatter.legal(legal) for legal in offered)
    assert not any("{" in formatter.event(event) for event in told)
    assert formatter.problems == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_house_refusals_are_said_in_any_game_with_their_rule(language: str) -> None:
    formatter = Formatter(language, GAMES["batavia"])
    for refusal in HOUSE_REFUSALS:
        text = formatter.error(IllegalMove(refusal()))
        assert text.endswith(f"({refusal.rule})")
    assert formatter.problems == []


def test_an_unknown_id_stands_for_itself_and_is_noticed() -> None:
    formatter = Formatter("en")
    assert formatter.say("no-such-text", number=3) == "no-such-text"
    assert [str(problem) for problem in formatter.problems] == ["no-such-text"]
