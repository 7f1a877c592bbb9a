"""What is sent is what the schema says, field by field: the page's types are made from it."""

from __future__ import annotations

import random
from typing import Any

import jsonschema_rs
import msgspec
import pytest

import fondaco
from fondaco.bots.bot import move_of
from fondaco.bots.random import Random
from fondaco.games import GAMES
from fondaco.kernel import IllegalMove
from fondaco.server.core.errors import DeclinedError
from fondaco.server.web.schema import constants, extra_schemas
from tests.server.house import Guest, play_on

PLIES = 250


def validator(name: str) -> Any:
    document = {"$ref": f"#/components/schemas/{name}", "components": {"schemas": extra_schemas()}}
    return jsonschema_rs.validator_for(document)


def prefix(game: str) -> str:
    return "".join(word.title() for word in game.split("_"))


@pytest.mark.parametrize("game", GAMES)
def test_every_view_and_event_of_a_match_is_as_described(game: str) -> None:
    views, events = validator(f"{prefix(game)}View"), validator(f"{prefix(game)}Event")
    match = fondaco.new(game, seats=GAMES[game].seats[-1], seed=5)
    luck, bot = random.Random(5), Random()
    while not match.over and match.ply < PLIES:
        seat = match.deciding[0]
        match.play(seat, move_of(bot, match, seat, luck))
        for looker in (-1, 0, seat):
            views.validate(msgspec.to_builtins(match.view(looker)))
    for told in match.events(0):
        for event in told:
            events.validate(msgspec.to_builtins(event))


@pytest.mark.parametrize("game", GAMES)
def test_every_refusal_is_sent_as_described(game: str) -> None:
    refusals = validator("Refusal")
    match = fondaco.new(game, seats=GAMES[game].seats[0], seed=3)
    found = set()
    for kind in GAMES[game].moves.kinds:
        for notation in (kind.word, f"{kind.word} 99", f"{kind.word} nothing"):
            try:
                match.check(match.deciding[0], notation)
            except IllegalMove as refused:
                sent = DeclinedError.because(refused).refused
                refusals.validate(msgspec.to_builtins(sent))
                found.add(sent.id)
    assert found


def test_a_missing_key_or_a_foreign_name_is_no_view() -> None:
    views = validator("BataviaView")
    view = msgspec.to_builtins(fondaco.new("batavia", seats=3, seed=1).view(0))
    assert views.is_valid(view)
    assert not views.is_valid(view | {"discard": {"EN": 1}})
    assert not views.is_valid(view | {"discard": {**view["discard"], "PT": 0}})
    assert not views.is_valid({name: value for name, value in view.items() if name != "bid"})


def test_what_the_server_tells_at_a_table_is_as_described(people: list[Guest]) -> None:
    three = people[:3]
    table = three[0].house.table_of(*three)
    play_on(three, table, 6, random.Random(1))

    def do(seat: int, **command: Any) -> None:
        seq = three[seat].snapshot(table, seat)["seq"]
        assert three[seat].command(table, seq=seq, seat=seat, **command)["accepted"]

    with three[0].connect(table, 0) as live:
        do(0, type="undo", ply=4)
        do(1, type="consent", yes=False)
        do(0, type="undo", ply=4)
        do(1, type="consent", yes=True)
        do(2, type="consent", yes=True)
        do(1, type="away")
        do(1, type="back")
        live.until(three[0].snapshot(table, 0)["seq"])
    snapshots = [message for message in live.heard if message["type"] == "snapshot"]
    events = [event for snapshot in snapshots for told in snapshot["told"] for event in told["events"]]
    described, own = validator("Event"), constants()["TABLE_EVENTS"]
    for event in events:
        described.validate(event)
        assert event["type"] not in own or set(event) == {"type", *own[event["type"]]}
    seen = {event["type"] for event in events}
    assert seen >= {"undo-asked", "undo-declined", "undo-done", "stood-up", "sat-down"}
    assert all(validator("BataviaView").is_valid(snapshot["view"]) for snapshot in snapshots)
