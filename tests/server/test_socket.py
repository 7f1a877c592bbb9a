"""Live connections: gaps, reconnects, sizes, presence, chat, the lobby."""

from __future__ import annotations

import json
import random
import sqlite3
import time
from contextlib import ExitStack, closing
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from tests.server.house import Guest, House, Json, choose, open_house, play_on


@pytest.fixture
def table(people: list[Guest]) -> str:
    return people[0].house.table_of(*people[:3])


def test_who_missed_some_gets_one_snapshot_with_what_happened_since(people: list[Guest], table: str) -> None:
    with people[0].connect(table, 0) as live:
        seen = live.next("snapshot")
    play_on(people[:3], table, 12, random.Random(2))
    with people[0].connect(table, 0, since=seen["seq"]) as live:
        back = live.next("snapshot")
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
    with people[1].connect(table, 1) as live:
        sent = live.next("snapshot")
        live.next("presence")
        assert people[1].snapshot(table, 1) == sent


def test_each_snapshot_tells_what_happened_since_the_one_before(people: list[Guest], table: str) -> None:
    with people[2].connect(table, 2) as live:
        live.next("snapshot")
        play_on(people[:3], table, 40, random.Random(5))
        plies: list[int] = []
        while not plies or plies[-1] < 40:
            plies += [told["ply"] for told in live.next("snapshot")["told"]]
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
    with people[0].connect(table, 0, since=10**9) as live:
        assert live.next("snapshot")["told"] == []


def test_presence_is_told(people: list[Guest], table: str) -> None:
    with people[0].connect(table, 0) as live:
        assert live.next("presence")["online"] == [0]
        with people[1].connect(table, 1), people[3].connect(table):
            while live.next("presence") != {"type": "presence", "online": [0, 1], "spectators": 1}:
                pass
        while live.next("presence") != {"type": "presence", "online": [0], "spectators": 0}:
            pass


def test_players_and_spectators_talk_apart(people: list[Guest], table: str) -> None:
    with (
        people[0].connect(table, 0) as player,
        people[3].connect(table) as spectator,
        people[1].connect(table, 1) as other,
    ):
        assert player.ask(type="say", text="  good luck  ")["accepted"]
        heard = other.next("chat")
        assert (heard["name"], heard["seat"], heard["text"]) == ("Ada", 0, "good luck")
        spectator.send(type="say", text="she has the seal")
        assert spectator.next("chat")["text"] == "she has the seal"
        assert spectator.next("answer")["accepted"]
        assert player.ask(type="say", text="mine")["accepted"]
        assert [other.next("chat")["text"]] == ["mine"]
    with people[3].connect(table) as spectator:
        assert spectator.next("chat")["text"] == "she has the seal"
    with people[2].connect(table, 2) as latecomer:
        assert [latecomer.next("chat")["text"] for _ in range(2)] == ["good luck", "mine"]


def test_a_word_said_while_somebody_comes_in_is_heard_once(people: list[Guest], table: str) -> None:
    with people[0].connect(table, 0) as player:
        for number in range(20):
            player.send(type="say", text=f"word {number}")
            with people[1].connect(table, 1) as other:
                while other.next("chat")["text"] != f"word {number}":
                    pass
                other.send(type="say", text=f"answer {number}")
                while other.next("chat")["text"] != f"answer {number}":
                    pass
                assert other.next("answer")["accepted"]
                heard = [message["id"] for message in other.heard if message["type"] == "chat"]
                assert len(heard) == len(set(heard))


def test_a_word_is_said_once(people: list[Guest], table: str) -> None:
    with people[0].connect(table, 0) as live:
        for _ in range(2):
            live.socket.send(json.dumps({"type": "say", "key": "same", "text": "once"}))
            live.next("answer")
        live.send(type="say", text="end")
        while live.next("chat")["text"] != "end":
            pass
        assert [message["text"] for message in live.heard if message["type"] == "chat"] == ["once", "end"]


def hear(lobby: ClientConnection, kind: str) -> Json:
    """The next message of a kind from the lobby."""
    while True:
        message: Json = json.loads(lobby.recv(30))
        if message["type"] == kind:
            return message


def test_the_lobby_is_live_and_says_whose_turn_it_is(people: list[Guest]) -> None:
    guest = people[0]
    seats = [{"kind": "person"}] * 3
    with guest.listen() as lobby:
        assert hear(lobby, "lobby")["your_turn"] == []
        table = guest.post("/api/tables", {"game": "batavia", "seats": seats, "public": False})["id"]
        guest.post(f"/api/tables/{table}/start", {})
        assert hear(lobby, "your-turn")["tables"] == [table]
        with guest.listen() as late:
            assert hear(late, "lobby")["your_turn"] == [table]
        seq = guest.snapshot(table, 0)["seq"]
        for seat in range(3):  # bots play on in all seats: nobody waits for the guest
            seq = guest.command(table, type="away", seq=seq, seat=seat)["seq"]
        while hear(lobby, "your-turn")["tables"]:
            pass


def test_the_lobby_is_sent_once_and_then_what_changes(people: list[Guest]) -> None:
    host, other = people[0], people[1]
    seats = [{"kind": "person"}, {"kind": "open"}, {"kind": "open"}]
    table = host.post("/api/tables", {"game": "batavia", "seats": seats})["id"]
    with other.listen() as lobby:
        first = hear(lobby, "lobby")
        shown = next(entry for entry in first["tables"] if entry["id"] == table)
        assert shown == {**host.get(f"/api/tables/{table}"), "host": False, "seats": shown["seats"]}
        assert not any(place["mine"] for place in shown["seats"])
        other.post(f"/api/tables/{table}/join", {"seat": 1})
        changed: list[Json] = []
        while not changed:
            changed = [entry for entry in hear(lobby, "lobby-changes")["changed"] if entry["id"] == table]
        assert [place["name"] for place in changed[0]["seats"]] == ["Ada", "Bo", None]
        other.post(f"/api/tables/{table}/leave", {})
        host.post(f"/api/tables/{table}/leave", {})
        while table not in hear(lobby, "lobby-changes")["removed"]:
            pass


def test_private_tables_and_moves_are_not_told_to_the_lobby(tmp_path: Path) -> None:
    with open_house(tmp_path) as house, house.guest("Ada") as ada, house.guest("Bo") as bo, bo.listen() as lobby:
        hear(lobby, "lobby")
        hidden = ada.post("/api/tables", {"game": "batavia", "seats": [{"kind": "person"}] * 3, "public": False})["id"]
        ada.post(f"/api/tables/{hidden}/start", {})
        table = ada.post("/api/tables", {"game": "batavia", "seats": [{"kind": "person"}] * 3})["id"]
        ada.post(f"/api/tables/{table}/start", {})
        play_on([ada] * 3, table, 20, random.Random(1))
        time.sleep(1.2)
        ada.post("/api/tables", {"game": "kontor", "seats": [{"kind": "person"}] * 2})
        heard: list[Json] = []
        while not heard or heard[-1]["changed"][-1]["game"] != "kontor":
            heard.append(hear(lobby, "lobby-changes"))
        told = [(entry["id"], entry["status"]) for message in heard for entry in message["changed"]]
        assert {status for id_, status in told if id_ == table} <= {"open", "playing"}
        assert len(told) <= 3
        assert hidden not in json.dumps(heard)


def test_a_lobby_that_cannot_be_read_is_closed_so_that_the_page_comes_back(tmp_path: Path) -> None:
    plan = {"game": "batavia", "seats": [{"kind": "person"}] * 3}
    with open_house(tmp_path) as house, house.guest("Ada") as ada, ExitStack() as stack:
        database = stack.enter_context(closing(sqlite3.connect(tmp_path / "fondaco.db", isolation_level=None)))
        table = ada.post("/api/tables", plan)["id"]
        ada.post(f"/api/tables/{table}/start", {})
        database.execute("ALTER TABLE seats RENAME TO elsewhere")
        with ada.listen() as lobby, pytest.raises(ConnectionClosed) as closed:
            lobby.recv(30)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1011
        database.execute("ALTER TABLE elsewhere RENAME TO seats")
        assert json.loads(stack.enter_context(ada.listen()).recv(30))["your_turn"] == [table]


def test_a_ping_is_answered_and_disturbs_nobody(people: list[Guest], table: str) -> None:
    with people[0].connect(table, 0) as live, people[1].connect(table, 1) as other:
        live.socket.send(json.dumps({"type": "ping", "key": "p1"}))
        assert live.next("pong") == {"type": "pong", "key": "p1"}
        assert other.ask(type="say", text="hello")["accepted"]
        assert {message["type"] for message in other.heard} <= {"snapshot", "presence", "answer", "chat"}
    assert people[0].post(f"/api/tables/{table}/commands", {"type": "ping", "key": "p"}, 400)["id"] == "bad-request"


def test_an_answer_never_precedes_its_snapshot(people: list[Guest]) -> None:
    host, rng = people[0], random.Random(7)
    table = host.post("/api/tables", {"game": "batavia", "seats": [{"kind": "person"}] * 3})["id"]
    host.post(f"/api/tables/{table}/start", {})
    with ExitStack() as stack:
        connections = [stack.enter_context(host.connect(table, seat)) for seat in range(3)]
        for live in connections:
            live.next("snapshot")
        seq = 2
        for _ in range(40):
            shown = [live.until(seq) for live in connections]
            seat = shown[0]["deciding"][0]
            answer = connections[seat].ask(
                type="play", seq=shown[seat]["seq"], seat=seat, moves=[choose(shown[seat]["legal"], rng)]
            )
            assert answer["accepted"]
            newest = connections[seat].newest  # already there when the answer comes
            assert newest is not None
            assert newest["seq"] >= answer["seq"]
            seq = answer["seq"]


def test_json_is_sent_compressed_to_who_takes_it(people: list[Guest], table: str) -> None:
    plain = people[0].client.get(f"/api/tables/{table}/snapshot", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    packed = people[0].client.get(f"/api/tables/{table}/snapshot", headers={"accept-encoding": "gzip"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "accept-encoding" in packed.headers["vary"].lower()
    assert int(packed.headers["content-length"]) < len(plain.content) / 2
    assert packed.json() == plain.json()


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
    with other.connect(table, 1) as live:
        live.next("snapshot")
        other.post(f"/api/tables/{table}/leave", {})
        assert live.closed() == (4400, "not-your-seat")


def test_an_unknown_table_is_told_by_the_close(people: list[Guest]) -> None:
    with people[0].connect("nowhere") as live:
        assert live.closed() == (4400, "no-such-table")
