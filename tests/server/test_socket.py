"""Live connections: gaps, reconnects, sizes, presence, chat, the lobby."""

from __future__ import annotations

import json
import random
import sqlite3
from contextlib import ExitStack, closing
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tests.server.house import Guest, House, open_house, play_on


@pytest.fixture
def table(people: list[Guest]) -> str:
    return people[0].house.table_of(*people[:3])


def test_who_missed_some_gets_one_snapshot_with_what_happened_since(people: list[Guest], table: str) -> None:
    with people[0].look(table, 0) as look:
        seen = look.next("snapshot")
    play_on(people[:3], table, 12, random.Random(2))
    with people[0].look(table, 0, since=seen["version"]) as look:
        back = look.next("snapshot")
    assert back["ply"] == 12
    assert [told["ply"] for told in back["told"]] == list(range(1, 13))


def test_without_a_version_one_is_told_what_happened_since_ones_last_move(people: list[Guest], table: str) -> None:
    play_on(people[:3], table, 30, random.Random(3))
    shown = people[0].snapshot(table, 0)
    told = people[0].get(f"/api/tables/{table}/told", seat=0, first=1)
    last = max(entry["ply"] for entry in told if entry["seat"] == 0)
    assert [entry["ply"] for entry in shown["told"]] == list(range(last + 1, 31))


def test_a_get_is_what_the_socket_sends(people: list[Guest], table: str) -> None:
    play_on(people[:3], table, 5, random.Random(4))
    with people[1].look(table, 1) as look:
        sent = look.next("snapshot")
        look.next("presence")
        assert people[1].snapshot(table, 1) == sent


def test_each_snapshot_tells_what_happened_since_the_one_before(people: list[Guest], table: str) -> None:
    with people[2].look(table, 2) as look:
        look.next("snapshot")
        play_on(people[:3], table, 40, random.Random(5))
        plies: list[int] = []
        while not plies or plies[-1] < 40:
            plies += [told["ply"] for told in look.next("snapshot")["told"]]
    assert plies == list(range(1, 41))


def test_reconnect_costs_the_same_however_long_the_game_is(people: list[Guest], table: str) -> None:
    sizes = {}
    for plies in (5, 75, 75, 75):
        play_on(people[:3], table, plies, random.Random(6))
        shown = people[0].snapshot(table, -1, since=0)
        sizes[shown["ply"]] = len(json.dumps(shown))
        assert len(shown["told"]) <= 61
    late = [size for ply, size in sizes.items() if ply > 60]
    assert max(late) < 25_000
    assert max(late) < 1.25 * min(late)


def test_a_version_from_nowhere_does_no_harm(people: list[Guest], table: str) -> None:
    with people[0].look(table, 0, since=10**9) as look:
        assert look.next("snapshot")["told"] == []


def test_presence_is_told(people: list[Guest], table: str) -> None:
    with people[0].look(table, 0) as look:
        assert look.next("presence")["online"] == [0]
        with people[1].look(table, 1), people[3].look(table):
            while look.next("presence") != {"type": "presence", "online": [0, 1], "spectators": 1}:
                pass
        while look.next("presence") != {"type": "presence", "online": [0], "spectators": 0}:
            pass


def test_players_and_spectators_talk_apart(people: list[Guest], table: str) -> None:
    with people[0].look(table, 0) as player, people[3].look(table) as spectator, people[1].look(table, 1) as other:
        assert player.ask(type="say", text="  good luck  ")["accepted"]
        heard = other.next("chat")
        assert (heard["name"], heard["seat"], heard["text"]) == ("Ada", 0, "good luck")
        assert spectator.ask(type="say", text="she has the seal")["accepted"]
        assert spectator.next("chat")["text"] == "she has the seal"
        assert player.ask(type="say", text="mine")["accepted"]
        assert [other.next("chat")["text"]] == ["mine"]
    with people[3].look(table) as spectator:
        assert spectator.next("chat")["text"] == "she has the seal"
    with people[2].look(table, 2) as latecomer:
        assert [latecomer.next("chat")["text"] for _ in range(2)] == ["good luck", "mine"]


def test_a_word_said_while_somebody_comes_in_is_heard_once(people: list[Guest], table: str) -> None:
    with people[0].look(table, 0) as player:
        for number in range(20):
            player.send(type="say", text=f"word {number}")
            with people[1].look(table, 1) as other:
                while other.next("chat")["text"] != f"word {number}":
                    pass
                assert other.ask(type="say", text=f"answer {number}")["accepted"]
                while other.next("chat")["text"] != f"answer {number}":
                    pass
                heard = [message["id"] for message in other.heard if message["type"] == "chat"]
                assert len(heard) == len(set(heard))


def test_a_word_is_said_once(people: list[Guest], table: str) -> None:
    with people[0].look(table, 0) as look:
        for _ in range(2):
            look.socket.send(json.dumps({"type": "say", "key": "same", "text": "once"}))
            look.next("answer")
        assert look.ask(type="say", text="end")["accepted"]
        while look.next("chat")["text"] != "end":
            pass
        assert [message["text"] for message in look.heard if message["type"] == "chat"] == ["once", "end"]


def test_the_lobby_is_live_and_says_whose_turn_it_is(people: list[Guest]) -> None:
    guest = people[0]
    with guest.listen() as lobby:
        assert json.loads(lobby.recv(30)) == {"type": "lobby", "your_turn": []}
        seats = [{"kind": "person"}] * 3
        table = guest.post("/api/tables", {"game": "batavia", "seats": seats, "public": False})["id"]
        guest.post(f"/api/tables/{table}/start", {})
        while json.loads(lobby.recv(30))["your_turn"] != [table]:
            pass


def test_a_lobby_that_cannot_be_read_is_closed_so_that_the_page_comes_back(tmp_path: Path) -> None:
    plan = {"game": "batavia", "seats": [{"kind": "person"}] * 3}
    with open_house(tmp_path) as house, house.guest("Ada") as ada, ExitStack() as stack:
        database = stack.enter_context(closing(sqlite3.connect(tmp_path / "fondaco.db", isolation_level=None)))
        lobby = stack.enter_context(ada.listen())
        lobby.recv(30)
        table = ada.post("/api/tables", plan)["id"]
        lobby.recv(30)
        database.execute("ALTER TABLE places RENAME TO elsewhere")
        ada.post(f"/api/tables/{table}/start", {})
        with pytest.raises(ConnectionClosed) as closed:
            lobby.recv(30)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1011
        database.execute("ALTER TABLE elsewhere RENAME TO places")
        assert json.loads(stack.enter_context(ada.listen()).recv(30))["your_turn"] == [table]


def test_a_socket_from_another_site_is_refused(people: list[Guest], table: str, house: House) -> None:
    address = f"ws://127.0.0.1:{house.port}/api/tables/{table}/live"
    headers = {"Cookie": people[0].cookie, "Origin": "https://elsewhere.example"}
    with pytest.raises(InvalidStatus) as refused, connect(address, additional_headers=headers):
        pass
    assert refused.value.response.status_code == 403


def test_who_gives_up_a_seat_no_longer_looks_from_it(people: list[Guest]) -> None:
    host, other, *_ = people
    seats = [{"kind": "person"}, {"kind": "open"}, {"kind": "open"}]
    table = host.post("/api/tables", {"game": "batavia", "seats": seats})["id"]
    other.post(f"/api/tables/{table}/join", {"seat": 1})
    with other.look(table, 1) as look:
        look.next("snapshot")
        other.post(f"/api/tables/{table}/leave", {})
        assert look.closed() == (4400, "not-your-seat")


def test_an_unknown_table_is_told_by_the_close(people: list[Guest]) -> None:
    with people[0].look("nowhere") as look:
        assert look.closed() == (4400, "no-such-table")
