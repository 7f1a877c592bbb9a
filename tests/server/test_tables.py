"""Tables: open, take and give up seats, begin, watch, play again."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest
from sqlalchemy import select

from fondaco.server.core.config import Config
from fondaco.server.play import seating
from fondaco.server.play.wire import NewSeat, NewTable
from fondaco.server.table import models
from fondaco.server.table.access import Person
from fondaco.server.table.wire import ClockPlan
from fondaco.server.web.services import Services
from tests.server.house import Guest, House, play_on

BOT = {"kind": "bot", "bot": "random"}
PERSON = {"kind": "person"}
OPEN = {"kind": "open"}


def test_a_newcomer_plays_against_bots_with_two_requests_and_no_account(house: House) -> None:
    with house.guest() as guest:
        table = guest.post("/api/tables", {"game": "batavia", "seats": [PERSON, BOT, BOT]})
        assert table["status"] == "open"
        assert table["host"] is True
        assert [place["mine"] for place in table["seats"]] == [True, False, False]
        assert guest.post(f"/api/tables/{table['id']}/start", {})["status"] == "playing"
        assert guest.get("/api/me")["guest"] is True


def test_who_joins_is_seen_by_all_and_the_host_begins(people: list[Guest]) -> None:
    host, other, third, _ = people
    table = host.post("/api/tables", {"game": "batavia", "seats": [PERSON, OPEN, OPEN]})["id"]
    with host.connect(table) as live:
        first = live.next("snapshot")
        assert first["stage"] == "open"
        assert first["view"] == {}
        other.post(f"/api/tables/{table}/join", {"seat": 2})
        assert live.until(2)["table"]["seats"][2]["name"] == "Bo"
        assert other.post(f"/api/tables/{table}/start", {}, 403)["id"] == "host-only"
        assert host.post(f"/api/tables/{table}/start", {}, 409)["id"] == "seats-open"
        third.post(f"/api/tables/{table}/join", {})
        assert third.post(f"/api/tables/{table}/join", {}, 409)["id"] == "seat-taken"
        host.post(f"/api/tables/{table}/start", {})
        begun = live.until(4)
    assert begun["stage"] == "auction"
    assert [place["name"] for place in begun["table"]["seats"]] == ["Ada", "Cleo", "Bo"]
    assert begun["told"][0]["ply"] == 0


def test_who_looks_at_a_table_that_is_closed_is_told(people: list[Guest]) -> None:
    host, stranger, *_ = people
    table = host.post("/api/tables", {"game": "batavia", "seats": [OPEN, OPEN, OPEN]})["id"]
    with stranger.connect(table) as live:
        assert live.next("snapshot")["table"]["status"] == "open"
        assert host.post(f"/api/tables/{table}/leave", {})["status"] == "closed"
        assert live.closed() == (4400, "table-closed")
    assert all(message["table"]["status"] == "open" for message in live.heard if message["type"] == "snapshot")


def test_hot_seat_one_person_holds_several_seats_and_sees_each_by_itself(people: list[Guest]) -> None:
    host = people[0]
    table = host.post("/api/tables", {"game": "batavia", "seats": [PERSON, PERSON, BOT]})["id"]
    host.post(f"/api/tables/{table}/start", {})
    for seat in (0, 1):
        hands = [player["hand"] is not None for player in host.snapshot(table, seat)["view"]["players"]]
        assert hands == [other == seat for other in range(3)]
    assert host.get(f"/api/tables/{table}/snapshot", 403, seat=2)["id"] == "not-your-seat"


def test_a_private_table_is_in_nobody_elses_lobby_but_open_to_who_has_the_link(people: list[Guest]) -> None:
    host, other, *_ = people
    table = host.post("/api/tables", {"game": "batavia", "seats": [PERSON, OPEN, BOT], "public": False})["id"]
    assert table not in [shown["id"] for shown in other.get("/api/tables", show="open")["tables"]]
    assert table in [shown["id"] for shown in host.get("/api/tables", show="mine")["tables"]]
    other.post(f"/api/tables/{table}/join", {})
    assert table in [shown["id"] for shown in other.get("/api/tables", show="mine")["tables"]]


def test_spectators_can_be_switched_off(people: list[Guest]) -> None:
    host, *_, stranger = people
    table = host.post("/api/tables", {"game": "batavia", "seats": [PERSON, BOT, BOT], "spectators": False})["id"]
    host.post(f"/api/tables/{table}/start", {})
    assert stranger.get(f"/api/tables/{table}/snapshot", 403)["id"] == "no-spectators"
    with stranger.connect(table) as live:
        assert live.closed() == (4400, "no-spectators")


def test_a_spectator_sees_no_hand(people: list[Guest]) -> None:
    table = people[0].house.table_of(*people[:3])
    shown = people[3].snapshot(table)
    assert shown["seat"] == -1
    assert all(player["hand"] is None for player in shown["view"]["players"])
    assert shown["legal"] == []


def test_the_lobby_shows_pages_newest_first(people: list[Guest]) -> None:
    for number in range(22):
        table = people[number % 2].post("/api/tables", {"game": "batavia", "seats": [PERSON, OPEN, OPEN]})["id"]
        if number % 2:
            people[0].post(f"/api/tables/{table}/join", {})
    first = people[0].get("/api/tables", show="mine")
    second = people[0].get("/api/tables", show="mine", page=1)
    assert (len(first["tables"]), first["more"]) == (20, True)
    assert len(second["tables"]) >= 2
    changed = [table["changed"] for table in first["tables"] + second["tables"]]
    assert changed == sorted(changed, reverse=True)


def test_a_finished_table_stays_and_is_played_again_by_the_same_people(people: list[Guest]) -> None:
    three = people[:3]
    table = three[0].house.table_of(*three)
    play_on(three, table, 10_000, random.Random(5))
    over = three[1].get(f"/api/tables/{table}")
    assert over["status"] == "finished"
    assert table in [shown["id"] for shown in people[3].get("/api/tables", show="finished")["tables"]]
    assert people[3].post(f"/api/tables/{table}/rematch", status=403)["id"] == "not-your-seat"
    again = three[1].post(f"/api/tables/{table}/rematch")
    assert three[0].post(f"/api/tables/{table}/rematch")["id"] == again["id"]
    assert [place["name"] for place in again["seats"]] == ["Ada", "Bo", "Cleo"]
    assert again["host"] is True
    assert again["commitment"] != over["commitment"]
    assert three[0].get(f"/api/tables/{table}")["rematch"] == again["id"]


@pytest.mark.parametrize(
    ("change", "refusal"),
    [
        ({"game": "chess"}, "option-game"),
        ({"seats": [PERSON]}, "option-seats"),
        ({"options": {"colour": "red"}}, "option-unknown"),
        ({"options": {"reveal": "never"}}, "option-choice"),
        ({"seats": [PERSON, {"kind": "bot", "bot": "deep"}, BOT]}, "no-such-bot"),
        ({"clock": {"kind": "none", "seconds": 10**400}}, "clock-seconds"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_reason(
    people: list[Guest], change: dict[str, object], refusal: str
) -> None:
    plan = {"game": "batavia", "seats": [PERSON, BOT, BOT], **change}
    assert people[0].post("/api/tables", plan, 400)["id"] == refusal


def test_a_table_that_cannot_be_shown_is_never_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seating, "LONGEST", 10**500)
    ada = Person("ada", "Ada", True, frozenset({"ada"}))
    new = NewTable("batavia", [NewSeat("person")] * 3, clock=ClockPlan("game", 10**400))

    async def work() -> None:
        server = Services(Config(data_dir=tmp_path))
        await server.open()
        with pytest.raises(OverflowError):
            await server.play.seating.open_table(ada, new)
        assert await server.storage.store.read(select(models.tables)) == []
        await server.close()

    asyncio.run(work())
