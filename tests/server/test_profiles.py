"""Profiles, statistics, privacy and friends, against a real process."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing

import pytest

from fondaco.server.social.statistics import matches_of, summarise, together
from fondaco.server.social.statistics_repository import SeatResult
from tests.server.house import Guest, House, Json, open_house, play_on
from tests.server.receivers import until
from tests.server.test_notify import account


def result(table: str, seat: int, person: str, rank: int, score: int, **more: object) -> SeatResult:
    known = {"bot": "", "game": "kontor", "seats": 3, "categories": {}, "ended": 0.0, "account": person, "name": person}
    return SeatResult(table_id=table, seat=seat, person=person, rank=rank, score=score, **(known | more))  # type: ignore[arg-type]


ADA = frozenset({"ada", "ada-as-guest"})


def test_statistics_count_places_categories_and_opponents() -> None:
    results = [
        result("b", 0, "ada", 1, 20, categories={"gold": 12, "ships": 8}),
        result("b", 1, "ben", 1, 20, categories={"gold": 20, "ships": 0}),
        result("b", 2, "", 3, 5, bot="easy", account="", categories={"gold": 4, "ships": 1}),
        result("a", 0, "ben", 1, 30, categories={"gold": 30, "ships": 0}),
        result("a", 1, "ada-as-guest", 2, 10, account="ada", categories={"gold": 6, "ships": 4}),
        result("a", 2, "", 3, 9, bot="easy", account="", categories={"gold": 5, "ships": 4}),
    ]
    matches = matches_of(results, ADA)
    shown = summarise(matches, ADA)
    assert (shown.matches, shown.wins) == (2, 1)
    game = shown.games[0]
    assert (game.score, game.best, game.beaten) == (15.0, 20, (0.75 + 0.5) / 2)
    assert [(line.name, line.own, line.others) for line in game.categories] == [
        ("gold", 9.0, 14.75),
        ("ships", 6.0, 1.25),
    ]
    met = {one.name: (one.bot, one.matches, one.ahead, one.behind) for one in shown.opponents}
    assert met == {"ben": (False, 2, 0, 1), "easy": (True, 2, 2, 0)}
    assert [one.rank for one in shown.recent] == [2, 1], "the oldest first"
    duel = together(matches, ADA, "Ben", frozenset({"ben"}))
    assert duel is not None
    assert (duel.matches, duel.ahead, duel.behind) == (2, 0, 1)


def test_a_match_in_which_one_person_had_several_seats_does_not_count() -> None:
    results = [result("a", 0, "ada", 1, 3), result("a", 1, "ada-as-guest", 2, 1)]
    assert matches_of(results, ADA) == []


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("profiles")) as house:
        yield house


@pytest.fixture(scope="module")
def played(house: House) -> Iterator[tuple[Guest, Guest, str, str]]:
    """Two accounts that have played a private and a public match to the end."""
    ada, ben = account(house, "Ada"), account(house, "Ben")
    tables = []
    for number, public in enumerate((False, True)):
        table = house.table_of(ada, ben, game="kontor", public=public)
        play_on([ada, ben], table, 10_000, random.Random(number))
        tables.append(table)
    yield ada, ben, tables[0], tables[1]
    ada.client.close()
    ben.client.close()


def stored(house: House) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(house.folder / "fondaco.db", timeout=30)) as database:
        return database.execute("SELECT * FROM seat_results ORDER BY table_id, seat").fetchall()


def test_who_sees_what_of_a_profile_is_the_persons_choice(house: House, played: tuple[Guest, Guest, str, str]) -> None:
    ada, ben, private, public = played
    own: Json = ada.get("/api/people/Ada")
    assert (own["mine"], own["statistics"]["matches"]) == (True, 2)
    assert sum(line["own"] for line in own["statistics"]["games"][0]["categories"]) > 0
    with account(house, "Cora") as cora:
        ada.post("/api/account/privacy", {"statistics": "everybody", "history": "everybody", "online": "nobody"})
        shown = cora.get("/api/people/ada")
        assert (shown["statistics"], shown["online"], shown["together"]) == (own["statistics"], None, None)
        matches = cora.get("/api/people/Ada/matches")["matches"]
        assert {match["table"] for match in matches} == {None, public}, "the link to a private table is told to nobody"
        assert [len(match["players"]) for match in matches if match["table"] is None] == [0]
        ada.post("/api/account/privacy", {"statistics": "nobody", "history": "friends", "online": "nobody"})
        assert cora.get("/api/people/Ada")["statistics"] is None
        assert cora.get("/api/people/Ada/matches", 403)["id"] == "not-shown"
        assert cora.get("/api/people/Nobody at all", 404)["id"] == "no-such-person"
    assert ben.get("/api/people/Ada")["together"]["matches"] == 2, "those who played know it anyway"
    assert {match["table"] for match in ada.get("/api/people/Ada/matches")["matches"]} == {private, public}
    assert ben.get(f"/api/tables/{public}/seats/0/person") == {"name": "Ada"}


def test_statistics_rebuilt_from_the_logs_equal_those_written_with_the_moves(
    house: House, played: tuple[Guest, Guest, str, str]
) -> None:
    before = stored(house)
    assert len(before) == 4
    house.stop()
    with closing(sqlite3.connect(house.folder / "fondaco.db", timeout=30)) as database, database:
        database.execute("DELETE FROM seat_results")
        database.execute("UPDATE house SET statistics = 0")
    house.start()
    assert until(lambda: stored(house) if len(stored(house)) == 4 else None) == before


def test_friends_are_made_by_mutual_consent_and_see_who_is_online(house: House) -> None:
    with account(house, "Fay") as fay, account(house, "Gil") as gil, account(house, "Hal") as hal:
        assert fay.post("/api/friends", {"name": "gil"})["asked"] == ["Gil"]
        assert gil.get("/api/friends")["requests"] == ["Fay"]
        assert fay.get("/api/friends")["friends"] == []
        assert gil.post("/api/friends", {"name": "Fay"})["friends"] == [{"name": "Fay", "online": False}]
        with fay.listen():
            until(lambda: True if gil.get("/api/friends")["friends"][0]["online"] else None, 60)
            assert hal.get("/api/people/Fay")["online"] is None, "only friends are told"
            fay.post("/api/account/privacy", {"online": "nobody"})
            assert gil.get("/api/friends")["friends"][0]["online"] is None
        assert fay.delete("/api/friends/Gil")["friends"] == []
        assert gil.get("/api/friends")["friends"] == []
        assert fay.post("/api/friends", {"name": "Fay"}, 404)["id"] == "no-such-person"
        with house.guest("Ghost") as ghost:
            ghost.post("/api/friends", {"name": "Fay"}, 403)


def test_who_is_blocked_is_no_friend_and_sees_nothing(house: House) -> None:
    with account(house, "Ivo") as ivo, account(house, "Jem") as jem:
        ivo.post("/api/friends", {"name": "Jem"})
        jem.post("/api/friends", {"name": "Ivo"})
        ivo.post("/api/account/privacy", {"statistics": "everybody"})
        assert jem.get("/api/people/Ivo")["statistics"] is not None
        table = house.table_of(ivo, jem, game="kontor")
        ivo.post("/api/blocks", {"table": table, "seat": 1})
        assert jem.get("/api/friends")["friends"] == []
        assert jem.get("/api/people/Ivo")["statistics"] is None
        assert jem.post("/api/friends", {"name": "Ivo"})["asked"] == [], "nothing is asked, and nothing said"
        assert ivo.get("/api/friends")["requests"] == []


def test_what_is_deleted_with_an_account_and_what_its_export_holds(house: House) -> None:
    with account(house, "Kay") as kay, account(house, "Lou") as lou:
        kay.post("/api/friends", {"name": "Lou"})
        lou.post("/api/friends", {"name": "Kay"})
        kay.post("/api/account/privacy", {"statistics": "everybody"})
        table = house.table_of(kay, lou, game="kontor")
        play_on([kay, lou], table, 10_000, random.Random(3))
        data = kay.get("/api/account/data")
        assert (len(data["friends"]), len(data["privacy"]), len(data["results"])) == (1, 1, 1)
        kay.post("/api/account/delete", {"password": "nutmeg and mace"})
        assert lou.get("/api/friends")["friends"] == []
        lou.get("/api/people/Kay", 404)
        assert [one["name"] for one in lou.get("/api/people/Lou")["statistics"]["opponents"]] == []
        names = {player["name"] for player in lou.get("/api/people/Lou/matches")["matches"][0]["players"]}
        assert "Kay" not in names
