"""What one person, or one network, may store and ask: chat, rows of logs, commands, new guests."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from fondaco.server.core import quotas
from fondaco.server.core.config import Config
from fondaco.server.core.errors import DeclinedError
from fondaco.server.core.quotas import PERSONAL, SHARED, Payer, Quotas
from fondaco.server.play import repository, seating
from fondaco.server.play.wire import NewSeat, NewTable
from fondaco.server.table import judge
from fondaco.server.table.access import Person
from fondaco.server.table.wire import AskHold, AskUndo, GoAway, PlayMoves, Resign, Say
from fondaco.server.web.app import create_app
from fondaco.server.web.services import Services
from tests.server.folded import FoldedTable, person, refusal
from tests.server.house import Guest, LiveTable, open_house

LIMITED = {"FONDACO_RATE_LIMITS": "on"}
ADA = Person("ada", "Ada", True, frozenset(["ada"]), known=False)


def config(folder: Path, limited: bool = True) -> Config:
    return Config(data_dir=folder, database_url=None, bot_processes=1, rate_limits=limited)


# -- what a bucket of a person and a network lets through ---------------------------------


@pytest.mark.parametrize("kind", ["command", "chat", "row", "guest"])
def test_a_network_has_a_few_times_what_a_person_has(kind: quotas.Kind) -> None:
    limited, burst = Quotas(limited=True), PERSONAL[kind][1]
    times = quotas.WIDELY_SHARED.get(kind, SHARED)

    def use(person: str) -> int:
        for used in range(100_000):
            try:
                limited.spend(Payer(person, "192.0.2.1"), kind)
            except DeclinedError:
                return used
        return 100_000

    used = [use(f"guest {number}") for number in range(times + 8)]
    assert used[0] <= burst + 50
    assert sum(used) <= 1.1 * burst * times + 100


# -- chat ---------------------------------------------------------------------------------


def say_all(lives: list[LiveTable], messages: int) -> int:
    """How many of so many messages by each socket were taken."""
    for number in range(messages):
        for live in lives:
            live.send(type="say", text=f"message {number}")
    return sum(live.next("answer")["accepted"] for _ in range(messages) for live in lives)


def test_chat_is_limited_by_person_and_by_network(tmp_path: Path) -> None:
    with open_house(tmp_path, {**LIMITED, "FONDACO_PROXIES": "*"}) as house, ExitStack() as stack:
        ada = stack.enter_context(house.guest("Ada"))
        table = house.table_of(ada, ada, ada)
        mine = [stack.enter_context(ada.connect(table, 0)) for _ in range(8)]
        burst, began = PERSONAL["chat"][1], time.monotonic()
        said = say_all(mine, 20)
        assert burst <= said <= burst + PERSONAL["chat"][0] * (time.monotonic() - began) + 1
        others = [stack.enter_context(Guest(house)) for _ in range(8)]
        taken = sum(say_all([stack.enter_context(LiveTable(other, table))], 25) for other in others)
        earned = PERSONAL["chat"][0] * SHARED * (time.monotonic() - began)
        assert taken <= burst * SHARED + earned + 1
        with closing(sqlite3.connect(tmp_path / "fondaco.db")) as database:
            (stored,) = database.execute("SELECT count(*) FROM chat").fetchone()
        assert stored <= burst * SHARED + earned + 1


def test_the_newest_messages_of_a_channel_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(repository, "KEPT", 20)

    async def work() -> list[tuple[int, int, int]]:
        server = Services(config(tmp_path, limited=False))
        await server.open()
        actor = await server.play.seating.open_table(ADA, NewTable("batavia", [NewSeat("person")] * 3))
        bo = Person("bo", "Bo", True, frozenset(["bo"]), known=False)
        for number in range(50):
            for one in (ADA, bo):
                said = await server.play.execution.execute(actor, one, Say(f"{number}", f"message {number}"))
                assert said.accepted
        await server.close()
        with closing(sqlite3.connect(tmp_path / "fondaco.db")) as database:
            query = "SELECT spectators, count(*), min(CAST(substr(text, 9) AS INTEGER)) FROM chat GROUP BY spectators"
            return list(database.execute(query))

    assert asyncio.run(work()) == [(0, 20, 30), (1, 20, 30)]


# -- rows ---------------------------------------------------------------------------------


def test_rows_are_limited_by_person(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Play and take back freely, for ever."""
    monkeypatch.setitem(PERSONAL, "row", (0.001, 10))

    async def work() -> tuple[int, str]:
        server = Services(config(tmp_path))
        await server.open()
        actor = await server.play.seating.open_table(ADA, NewTable("batavia", [NewSeat("person")] * 3))
        await server.play.seating.begin(actor, ADA, None)
        before, refused = actor.table.seq, ""
        for number in range(30):
            table = actor.table
            command: Any = AskUndo(f"{number}", table.seq, table.deciding[0], 0)
            if table.ply == 0:
                command = PlayMoves(f"{number}", table.seq, table.deciding[0], ["bid 1"])
            else:
                command = AskUndo(f"{number}", table.seq, 0, 0)
            answer = await server.play.execution.execute(actor, ADA, command)
            refused = answer.refused.id if answer.refused else ""
        await server.close()
        return actor.table.seq - before, refused

    assert asyncio.run(work()) == (10, "quota-used")


def test_a_long_log_only_leads_on(monkeypatch: pytest.MonkeyPatch) -> None:
    table = FoldedTable("ada ada ada")
    monkeypatch.setattr(judge, "MAX_ROWS", table.seq + 1)
    table.ask(PlayMoves("a", table.seq, table.seat, ["bid 1"]))
    assert table.declined(AskUndo("b", table.seq, 0, 0)) == "too-many-rows"
    assert table.declined(GoAway("c", table.seq, 0)) == "too-many-rows"
    assert table.declined(AskHold("d", table.seq, 0)) == "too-many-rows"
    table.ask(PlayMoves("e", table.seq, table.seat, ["bid 2"]))
    table.ask(Resign("f", table.seq, 0))


def test_nobody_sits_down_and_gets_up_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    table = FoldedTable("ada open open", begun=False)
    monkeypatch.setattr(seating, "MAX_ROWS", table.seq + 1)
    table.write(seating.judge_join(table.table, person("bo"), None))
    assert refusal(seating.judge_join, table.table, person("cy"), None).id == "too-many-rows"
    table.write(seating.judge_leave(table.table, person("bo"), None))


def test_commands_are_counted_by_person_not_by_connection(tmp_path: Path) -> None:
    with open_house(tmp_path, LIMITED) as house, house.guest("Ada") as ada, ExitStack() as stack:
        table = house.table_of(ada, ada, ada)
        lives = [stack.enter_context(ada.connect(table, 0)) for _ in range(8)]
        for live in lives:
            live.next("snapshot")
        for _ in range(60):
            for live in lives:
                live.socket.send(json.dumps({"type": "ping", "key": "a"}))
        answers = [next_answer(live) for _ in range(60) for live in lives]
        assert answers.count("too-many-requests") >= len(answers) / 3
        assert "pong" in answers


def next_answer(live: LiveTable) -> str:
    while True:
        told = live.next()
        if told["type"] == "pong":
            return "pong"
        if told["type"] == "answer":
            return str(told["refused"]["id"])


# -- guests -------------------------------------------------------------------------------


def test_new_guests_are_limited_by_network(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PERSONAL, "guest", (0.001, 5))
    with TestClient(create_app(config(tmp_path))) as client:
        statuses = []
        for number in range(40):
            client.cookies.clear()
            statuses.append(client.post("/api/me", json={"name": f"Guest of {number}"}).status_code)
        assert statuses == [200] * (5 * SHARED) + [429] * (40 - 5 * SHARED)
        assert client.get("/api/me").status_code == 200
