"""Before the start: a table that begins by itself, and people who say that they are ready."""

from __future__ import annotations

from typing import Any

from tests.server.house import Guest, House

SEATS = [{"kind": "person"}, {"kind": "open"}, {"kind": "open"}]


def open_table(host: Guest, **settings: Any) -> str:
    return str(host.post("/api/tables", {"game": "batavia", "seats": SEATS, **settings})["id"])


def test_a_table_begins_by_itself_when_the_last_seat_is_taken(house: House) -> None:
    with house.guest("Ada") as ada, house.guest("Ben") as ben, house.guest("Cleo") as cleo:
        table = open_table(ada, starts_itself=True)
        assert ada.get(f"/api/tables/{table}")["starts_itself"]
        assert ben.post(f"/api/tables/{table}/join", {})["status"] == "open"
        assert cleo.post(f"/api/tables/{table}/join", {})["status"] == "playing"
        other = open_table(ada)
        ben.post(f"/api/tables/{other}/join", {})
        assert cleo.post(f"/api/tables/{other}/join", {})["status"] == "open"


def test_who_sits_says_ready_and_who_gets_up_is_not(house: House) -> None:
    with house.guest("Ada") as ada, house.guest("Ben") as ben, house.guest("Cleo") as cleo:
        table = open_table(ada)
        ben.post(f"/api/tables/{table}/join", {})
        assert [seat["host"] for seat in ben.get(f"/api/tables/{table}")["seats"]] == [True, False, False]
        shown = ben.post(f"/api/tables/{table}/ready", {"ready": True})
        assert [seat["ready"] for seat in shown["seats"]] == [False, True, False]
        assert ben.post(f"/api/tables/{table}/ready", {"ready": True}, 409)["id"] == "nothing-changes"
        assert cleo.post(f"/api/tables/{table}/ready", {"ready": True}, 403)["id"] == "not-your-seat"
        ben.post(f"/api/tables/{table}/leave", {})
        shown = ben.post(f"/api/tables/{table}/join", {})
        assert not any(seat["ready"] for seat in shown["seats"])
        cleo.post(f"/api/tables/{table}/join", {})
        ada.post(f"/api/tables/{table}/start", {})
        assert ben.post(f"/api/tables/{table}/ready", {"ready": True}, 409)["id"] == "already-started"
