"""The same promises on SQLite with one process and on PostgreSQL with two: what one does, the other shows."""

from __future__ import annotations

import json
import random
import threading
import time
from collections.abc import Iterator

import httpx
import pytest
from sqlalchemy import create_engine
from sqlalchemy.pool import NullPool

from tests.server.house import PATIENCE, Guest, House, Json, choose, open_house, play_out
from tests.server.postgres import DATABASES, ONLY_THOROUGH, cluster

PERSON = {"kind": "person"}
BOT = {"kind": "bot", "bot": "random"}
OPEN = {"kind": "open"}

Houses = tuple[House, House]


@pytest.fixture(scope="module", params=DATABASES)
def houses(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Houses]:
    folder = tmp_path_factory.mktemp(request.param)
    if request.param == "sqlite":
        with open_house(folder) as house:
            yield house, house
        return
    with cluster() as url, open_house(folder, database_url=url) as one, open_house(folder, database_url=url) as other:
        yield one, other


def same_person(guest: Guest, house: House) -> Guest:
    """The same browser at another process."""
    twin = house.guest()
    twin.client.cookies.set("fondaco", guest.client.cookies["fondaco"], domain="127.0.0.1")
    return twin


@pytest.fixture
def three(houses: Houses) -> Iterator[list[Guest]]:
    """Three people, at one process or the other."""
    guests = [houses[seat % 2].guest(f"P{seat}") for seat in range(3)]
    yield guests
    for guest in guests:
        guest.client.close()


def settle(guest: Guest, table: str, seq: int) -> Json:
    """The snapshot once this process has heard of the seq."""
    deadline = time.monotonic() + PATIENCE
    while True:
        shown = guest.snapshot(table)
        if shown["seq"] >= seq:
            return shown
        assert time.monotonic() < deadline
        time.sleep(0.01)


def test_both_are_what_they_say(houses: Houses, request: pytest.FixtureRequest) -> None:
    wanted = request.node.callspec.params["houses"]
    for house in houses:
        assert httpx.get(f"{house.base}/healthz").json()["database"] == wanted


def test_a_whole_game_between_people_at_different_processes(houses: Houses, three: list[Guest]) -> None:
    table = houses[0].table_of(*three)
    rng = random.Random(1)
    connections = [guest.connect(table, seat) for seat, guest in enumerate(three)]
    shown = [live.next("snapshot") for live in connections]
    shown = [live.heard[-1] if live.heard[-1]["view"] else live.next("snapshot") for live in connections]
    while shown[0]["outcome"] is None:
        seat = shown[0]["deciding"][0]
        notation = choose(shown[seat]["legal"], rng)
        connections[seat].send(type="play", seq=shown[seat]["seq"], seat=seat, moves=[notation])
        shown = [live.until(shown[0]["seq"] + 1) for live in connections]
    assert len({json.dumps(one["outcome"]) for one in shown}) == 1
    records = {guest.client.get(f"/api/tables/{table}/record").text for guest in three}
    assert len(records) == 1
    assert all("\nluck 2\n" in record for record in records)
    assert three[1].post("/api/verify", {"text": records.pop()})["valid"] is True
    for live in connections:
        live.close()


def test_two_devices_at_two_processes_move_at_once_and_one_wins(houses: Houses, three: list[Guest]) -> None:
    host = three[0]
    table = host.post("/api/tables", {"game": "batavia", "seats": [PERSON] * 3})["id"]
    started = host.post(f"/api/tables/{table}/start", {})
    assert started["status"] == "playing"
    rng = random.Random(2)
    with same_person(host, houses[1]) as twin:
        seq = 2
        for _ in range(15):
            shown = settle(host, table, seq)
            settle(twin, table, seq)
            seat = shown["deciding"][0]
            mine = host.snapshot(table, seat)
            moves = [choose(mine["legal"], rng) for _ in range(2)]
            answers: list[Json] = []
            barrier = threading.Barrier(2)

            def move(guest: Guest, notation: str, seat: int = seat, seq: int = mine["seq"]) -> None:
                barrier.wait()  # noqa: B023
                answers.append(guest.play(table, seat, notation, seq=seq))  # noqa: B023

            threads = [threading.Thread(target=move, args=pair) for pair in zip((host, twin), moves, strict=True)]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            assert sorted(answer["accepted"] for answer in answers) == [False, True]
            loser = next(answer for answer in answers if not answer["accepted"])
            assert loser["refused"]["id"] == "stale"
            seq = max(answer["seq"] for answer in answers)
        assert settle(twin, table, seq)["ply"] == 15


def test_a_key_is_carried_out_once_at_either_process(houses: Houses, three: list[Guest]) -> None:
    host = three[0]
    table = host.post("/api/tables", {"game": "batavia", "seats": [PERSON] * 3})["id"]
    host.post(f"/api/tables/{table}/start", {})
    seat = host.snapshot(table, 0)["deciding"][0]
    command = {"type": "play", "key": "both", "seq": 2, "seat": seat, "moves": ["bid 1"]}
    with same_person(host, houses[1]) as twin:
        first = host.post(f"/api/tables/{table}/commands", command)
        assert twin.post(f"/api/tables/{table}/commands", command) == first


def test_chat_and_presence_cross_over(houses: Houses, three: list[Guest]) -> None:
    table = houses[0].table_of(*three)
    with three[0].connect(table, 0) as here, three[1].connect(table, 1) as there:
        while here.next("presence")["online"] != [0, 1]:
            pass
        assert there.ask(type="say", text="hello over there")["accepted"]
        assert here.next("chat")["text"] == "hello over there"


def test_an_undo_is_agreed_on_across(houses: Houses, three: list[Guest]) -> None:
    table = houses[0].table_of(*three)
    rng = random.Random(3)
    seq = 4
    for _ in range(6):
        seat = settle(three[0], table, seq)["deciding"][0]
        settle(three[seat], table, seq)
        mine = three[seat].snapshot(table, seat)
        seq = three[seat].play(table, seat, choose(mine["legal"], rng), seq=mine["seq"])["seq"]
    for seat in range(3):
        settle(three[seat], table, seq)
    seq = three[0].command(table, type="undo", seq=seq, seat=0, ply=2)["seq"]
    for seat in (1, 2):
        settle(three[seat], table, seq)
        answer = three[seat].command(table, type="consent", seq=seq, seat=seat, yes=True)
        assert answer["accepted"], answer
        seq = answer["seq"]
    assert [settle(guest, table, seq)["ply"] for guest in three] == [2, 2, 2]


def test_the_lobby_hears_of_tables_opened_and_given_up_at_the_other_process(houses: Houses, three: list[Guest]) -> None:
    table = houses[0].table_of(*three)
    with houses[1].guest("Dido") as dido, dido.listen() as lobby, dido.connect(table) as live:
        assert table in [entry["id"] for entry in json.loads(lobby.recv(30))["tables"]]
        given_up = three[0].post("/api/tables", {"game": "batavia", "seats": [PERSON, OPEN, OPEN]})["id"]
        while given_up not in [entry["id"] for entry in json.loads(lobby.recv(30))["changed"]]:
            pass
        assert given_up in [entry["id"] for entry in dido.get("/api/tables")["tables"]]
        three[0].post(f"/api/tables/{given_up}/leave", {})
        while given_up not in json.loads(lobby.recv(30))["removed"]:
            pass
        seat = three[0].snapshot(table)["deciding"][0]
        live.until(three[seat].play(table, seat, "bid 1")["seq"])  # and the process goes on listening


def test_nul_is_refused_wherever_text_comes_in(houses: Houses, three: list[Guest]) -> None:
    guest, nul = three[0], "a\0b"
    table = houses[0].table_of(*three)
    for path in ("tables/%00", "tables/a%00b/snapshot", "records/a%00b", "records/%00/text"):
        assert guest.get(f"/api/{path}", 404)["id"].startswith("no-such-")
    for path, body in (
        ("me", {"name": nul}),
        ("session", {"name": nul, "password": "long enough"}),
        ("account", {"name": nul, "password": "long enough"}),
        ("records", {"text": nul}),
        ("verify", {"text": nul}),
        (f"tables/{table}/commands", {"type": "say", "key": "k", "text": nul}),
        (f"tables/{table}/commands", {"type": "say", "key": nul, "text": "word"}),
        (f"tables/{table}/commands", {"type": "away", "key": nul, "seq": 4, "seat": 0}),
        (f"tables/{table}/commands", {"type": "play", "key": "k", "seq": 4, "seat": 0, "moves": [nul]}),
    ):
        assert guest.post(f"/api/{path}", body, 400)["id"] == "bad-request"
    with guest.connect(table, 0) as live:
        assert live.ask(type="say", text=nul)["refused"]["id"] == "bad-command"
        assert live.ask(type="away", key=nul, seq=4, seat=0)["refused"]["id"] == "bad-command"
    with guest.connect("a%00b") as live:
        assert live.closed() == (4400, "no-such-table")


def test_bots_play_to_the_end_seen_from_the_other_process(houses: Houses, three: list[Guest]) -> None:
    host = three[0]
    table = host.post("/api/tables", {"game": "batavia", "seats": [PERSON, BOT, BOT]})["id"]
    host.post(f"/api/tables/{table}/start", {})
    with same_person(host, houses[1]) as twin, twin.connect(table, 0) as live:
        assert play_out(live, random.Random(2))["outcome"] is not None


def test_accounts_hold_at_either_process(houses: Houses) -> None:
    name = f"Ada {random.randrange(10**6)}"
    with houses[0].guest("Ada") as ada, houses[1].guest("Ada elsewhere") as elsewhere:
        table = ada.post("/api/tables", {"game": "batavia", "seats": [PERSON, BOT, BOT]})["id"]
        ada.post("/api/account", {"name": name, "password": "cinnamon bark"})
        own = elsewhere.post("/api/tables", {"game": "batavia", "seats": [PERSON, BOT, BOT]})["id"]
        elsewhere.post("/api/session", {"name": name, "password": "cinnamon bark"})
        mine = {shown["id"] for shown in elsewhere.get("/api/tables", show="mine")["tables"]}
        assert mine == {table, own}


def test_a_clock_runs_out_at_one_process_only(houses: Houses, three: list[Guest]) -> None:
    table = houses[0].table_of(*three, clock={"kind": "move", "seconds": 4})
    for guest in three[:2]:
        with guest.connect(table, -1, since=1) as live:
            while not (late := ran_out(live.heard)):
                live.next("snapshot")
            live.next("snapshot")  # the bot that took over has moved: whoever ran out, ran out once
            assert ran_out(live.heard)[: len(late)] == late
            assert len(set(ran_out(live.heard))) == len(ran_out(live.heard))


def ran_out(heard: list[Json]) -> list[tuple[int, int]]:
    """At which ply whose clock ran out, as often as a connection was told."""
    told = [told for message in heard if message["type"] == "snapshot" for told in message["told"]]
    return [
        (told["ply"], event["seat"]) for told in told for event in told["events"] if event["type"] == "clock-ran-out"
    ]


@pytest.mark.thorough
def test_kill_9_of_one_process_loses_nothing_and_the_other_goes_on(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    folder = tmp_path_factory.mktemp("two")
    with cluster() as url, open_house(folder, database_url=url) as one, open_house(folder, database_url=url) as other:
        ada = one.guest("Ada")
        table = ada.post("/api/tables", {"game": "batavia", "seats": [PERSON, BOT, BOT]})["id"]
        ada.post(f"/api/tables/{table}/start", {})
        with same_person(ada, other) as twin, twin.connect(table, 0) as live:
            live.next("snapshot")
            one.kill()
            assert play_out(live, random.Random(3))["outcome"] is not None  # the other process takes over the bots
        ada.client.close()


@ONLY_THOROUGH
def test_migrations_make_what_the_models_say_on_postgresql() -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    from fondaco.server.storage.store import migrate
    from fondaco.server.web.metadata import metadata

    with cluster() as url:
        address = url.replace("postgresql://", "postgresql+psycopg://")
        migrate(address)
        engine = create_engine(address, poolclass=NullPool)
        with engine.connect() as connection:
            assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        engine.dispose()
