"""HOUSE-3: rated tables over the wire, from the agreement to the leaderboard, and the same ratings from the logs."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from fondaco.cli import main
from fondaco.server.core.config import Config
from fondaco.server.ratings.rebuild import rebuild
from tests.server import forks
from tests.server.house import PATIENCE, Guest, House, Json, open_house, play_on
from tests.server.postgres import DATABASES, cluster

PERSON, OPEN = {"kind": "person"}, {"kind": "open"}
EASY, MCTS = {"kind": "bot", "bot": "easy"}, {"kind": "bot", "bot": "mcts"}
PASSWORD = "correct horse"
DEALT = {forks.SEED: "1"}  # a deal in which nobody draws
GAME, THREE = "kontor", "batavia"  # the shortest; one for three and more


@contextmanager
def open_on(database: str, folder: Path) -> Iterator[House]:
    """A house on SQLite or on PostgreSQL."""
    if database == "sqlite":
        with open_house(folder, DEALT) as house:
            yield house
        return
    with cluster() as url, open_house(folder, DEALT, database_url=url) as house:
        yield house


@pytest.fixture(scope="module", params=DATABASES)
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_on(request.param, tmp_path_factory.mktemp("ratings")) as house:
        yield house


def account(house: House, name: str) -> Guest:
    guest = house.guest(name)
    guest.post("/api/account", {"name": name, "password": PASSWORD})
    return guest


@pytest.fixture(scope="module")
def accounts(house: House) -> Iterator[list[Guest]]:
    found = [account(house, name) for name in ("Ottavia", "Piero", "Quinto")]
    yield found
    for guest in found:
        guest.client.close()


def open_rated(host: Guest, *seats: Json, status: int | None = None, game: str = GAME, **more: Any) -> Json:
    body = {"game": game, "seats": [PERSON, *seats], "rated": True, "spectators": True, **more}
    answer: Json = host.post("/api/tables", body, status)
    return answer


def begin(people: list[Guest], **more: Any) -> str:
    table = open_rated(people[0], *[OPEN] * (len(people) - 1), **more)["id"]
    for guest in people[1:]:
        guest.post(f"/api/tables/{table}/join", {})
    people[0].post(f"/api/tables/{table}/start", {})
    return str(table)


def resign(guest: Guest, table: str, seat: int) -> None:
    answer = guest.command(table, type="resign", seq=guest.snapshot(table, seat)["seq"], seat=seat)
    assert answer["accepted"], answer


def counted(guest: Guest, table: str) -> dict[int, Json]:
    """The ratings at a table once its match is counted, by seat."""
    deadline = time.monotonic() + PATIENCE
    while True:
        shown = {seat["seat"]: seat for seat in guest.get(f"/api/tables/{table}/ratings")}
        if all(seat["fixed"] or seat["change"] is not None for seat in shown.values()):
            return shown
        assert time.monotonic() < deadline, shown
        time.sleep(0.02)


@pytest.fixture(scope="module")
def finished(accounts: list[Guest]) -> str:
    """A whole rated match between the first two."""
    table = begin(accounts[:2])
    before = accounts[0].get(f"/api/tables/{table}/ratings")
    assert [(seat["change"], seat["rating"]["games"]) for seat in before] == [(None, 0), (None, 0)]
    play_on(accounts[:2], table, 10_000, random.Random(7))
    return table


def test_house_3_1_the_result_of_a_rated_match_changes_the_ratings_of_all_at_once(
    accounts: list[Guest], finished: str
) -> None:
    shown = accounts[0].snapshot(finished, 0)
    after = counted(accounts[0], finished)
    best, worst = sorted(range(2), key=shown["outcome"]["ranks"].__getitem__)
    assert after[best]["change"] > 0 > after[worst]["change"]
    mine = accounts[0].get("/api/me/ratings")
    assert mine["matches"][0]["table"] == finished
    assert mine["matches"][0]["place"] == shown["outcome"]["ranks"][0]
    assert mine["ratings"][GAME] == after[0]["rating"] == mine["matches"][0]["rating"]
    assert mine["ratings"][GAME]["provisional"]
    board = accounts[1].get(f"/api/ratings/{GAME}")
    assert board["mine"]["name"] == "Piero"
    assert {row["name"] for row in board["provisional"]} >= {"Ottavia", "Piero"}
    assert [bot["bot"] for bot in board["bots"]] == ["easy", "normal", "hard"]
    assert accounts[0].get("/api/ratings/chess", 400)["id"] == "option-game"
    assert accounts[2].get("/api/me/ratings") == {"ratings": {}, "matches": []}


def test_house_3_2_only_accounts_sit_each_in_one_seat_and_with_measured_bots(
    house: House, accounts: list[Guest], people: list[Guest]
) -> None:
    anna, piero = accounts[:2]
    assert open_rated(people[0], OPEN, OPEN, status=403, game=THREE)["id"] == "rated-accounts-only"
    assert open_rated(anna, PERSON, OPEN, status=409, game=THREE)["id"] == "rated-one-seat"
    assert open_rated(anna, EASY, EASY, status=409, game=THREE)["id"] == "rated-needs-two"
    assert open_rated(anna, OPEN, MCTS, status=409, game=THREE)["id"] == "rated-bot-not-measured"
    shown = open_rated(anna, OPEN, OPEN, hints=True, game=THREE)
    table = shown["id"]
    assert (shown["rated"], shown["hints"]) == (True, False)
    refused = people[0].post(f"/api/tables/{table}/join", {}, 403)
    assert (refused["id"], refused["rule"]) == ("rated-accounts-only", "HOUSE-3.2")
    assert anna.post(f"/api/tables/{table}/join", {}, 409)["id"] == "rated-one-seat"
    assert anna.post(f"/api/tables/{table}/start", {"fill": "easy"}, 409)["id"] == "rated-needs-two"
    piero.post(f"/api/tables/{table}/join", {})
    assert anna.post(f"/api/tables/{table}/start", {"fill": "mcts"}, 409)["id"] == "rated-bot-not-measured"
    anna.post(f"/api/tables/{table}/start", {"fill": "easy"})
    seat = anna.snapshot(table)["seat"]
    assert anna.post(f"/api/tables/{table}/hint?seat={seat}", status=403)["id"] == "no-hints"
    resign(piero, table, 1)
    assert accounts[2].post(f"/api/tables/{table}/join", {"seat": 1}, 409)["id"] == "already-started"


def test_house_3_3_a_rematch_waits_until_everybody_has_agreed_again(accounts: list[Guest], finished: str) -> None:
    anna, piero = accounts[:2]
    again = anna.post(f"/api/tables/{finished}/rematch")
    assert again["rated"]
    assert [seat["agreed"] for seat in again["seats"]] == [True, False]
    refused = anna.post(f"/api/tables/{again['id']}/start", {}, 409)
    assert (refused["id"], refused["arguments"]["names"]) == ("rated-not-agreed", "Piero")
    shown = piero.post(f"/api/tables/{again['id']}/join", {})
    assert [seat["agreed"] for seat in shown["seats"]] == [True, True]
    assert anna.post(f"/api/tables/{again['id']}/start", {})["status"] == "playing"


def test_house_3_4_nobody_lets_a_bot_play_at_a_rated_table(accounts: list[Guest]) -> None:
    table = begin(accounts[:2])
    away = accounts[0].command(table, type="away", seq=accounts[0].snapshot(table, 0)["seq"], seat=0)
    assert (away["refused"]["id"], away["refused"]["rule"]) == ("rated-no-stand-in", "HOUSE-3.4")


def test_house_3_5_moves_are_taken_back_by_consent(accounts: list[Guest]) -> None:
    table = begin(accounts, game=THREE)
    people, asker, offer = dict(enumerate(accounts)), 0, None
    for _ in range(20):
        play_on(accounts, table, 1, random.Random(2))
        offers = {seat: guest.snapshot(table, seat)["undo_offer"] for seat, guest in people.items()}
        asker, offer = next(((seat, offer) for seat, offer in offers.items() if offer and offer["asks"]), (0, None))
        if offer is not None:
            break
    assert offer is not None
    seq = people[asker].snapshot(table, asker)["seq"]
    assert people[asker].command(table, type="undo", seq=seq, seat=asker, ply=offer["ply"])["accepted"]
    for seat in offer["asks"]:
        seq = people[seat].snapshot(table, seat)["seq"]
        assert people[seat].command(table, type="consent", seq=seq, seat=seat, yes=True)["accepted"]
    assert accounts[0].snapshot(table, 0)["ply"] == offer["ply"]


def test_house_3_6_who_stays_longest_wins_and_what_the_house_ends_is_not_rated(
    house: House, accounts: list[Guest]
) -> None:
    anna, piero = accounts[:2]
    table = begin([anna, piero])
    resign(piero, table, 1)
    resign(anna, table, 0)
    after = counted(anna, table)
    assert after[0]["change"] > 0 > after[1]["change"]
    games = anna.get("/api/me/ratings")["ratings"][GAME]["games"]
    ended = begin([anna, piero])
    place = ["--data-dir", str(house.folder)]
    place += ["--database-url", house.database_url] if house.database_url else []
    main(["admin", "close-table", ended, "--address", house.base, *place])
    assert anna.get(f"/api/tables/{ended}")["status"] == "abandoned"
    assert anna.get("/api/me/ratings")["ratings"][GAME]["games"] == games


@pytest.mark.thorough
def test_ratings_survive_kills_and_the_logs_alone_give_the_same(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with open_house(tmp_path) as house:
        anna, piero = account(house, "Anna"), account(house, "Piero")
        tables = []
        for _ in range(3):
            table = begin([anna, piero])
            tables.append(table)
            resign(piero, table, 1)
            resign(anna, table, 0)
            house.kill()  # before or after the match is counted
            house.start()
        after = counted(anna, tables[-1])
        assert after[0]["rating"]["games"] == 3
        shown = anna.get("/api/me/ratings")
        assert [match["table"] for match in shown["matches"]] == tables[::-1]
        exported = anna.get("/api/account/data")
        assert {row["table_id"] for row in exported["rated matches"]} == set(tables)
        piero.post("/api/account/delete", {"password": PASSWORD})
        board = anna.get("/api/ratings/kontor")
        assert [row["name"] for row in board["provisional"]] == ["Anna"], "who deleted their account is not shown"
        assert anna.get("/api/me/ratings") == shown
        for guest in (anna, piero):
            guest.client.close()
        house.stop()
    found = asyncio.run(rebuild(Config(data_dir=tmp_path), only_check=True))
    assert (found.matches, found.people, found.wrong_results, found.wrong_ratings) == (3, 2, 0, 0)
    with closing(sqlite3.connect(tmp_path / "fondaco.db")) as database, database:
        right = database.execute("SELECT game, person, mu, sigma, games FROM ratings ORDER BY person").fetchall()
        database.execute("UPDATE ratings SET mu = 1, games = 99")
        database.execute("UPDATE results SET body = replace(body, '\"place\":2', '\"place\":1')")
    assert main(["ratings", "check", "--data-dir", str(tmp_path)]) != 0
    assert main(["ratings", "rebuild", "--data-dir", str(tmp_path)]) == 0
    assert "3 " in capsys.readouterr().out
    with closing(sqlite3.connect(tmp_path / "fondaco.db")) as database:
        rebuilt = database.execute("SELECT game, person, mu, sigma, games FROM ratings ORDER BY person").fetchall()
    assert rebuilt == right, "to the last bit"
