"""HOUSE-4: a league over the wire, from opening it to its end, on both databases and between two processes."""

from __future__ import annotations

import asyncio
import itertools
import random
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, text

from fondaco.server.core.config import Config
from fondaco.server.ratings.rebuild import rebuild
from tests.server.house import PATIENCE, Guest, House, Json, open_house, play_out
from tests.server.postgres import DATABASES, cluster
from tests.server.test_conformance import same_person
from tests.server.test_ratings import PASSWORD, account, counted, open_on, resign

CLOCK = {"kind": "move", "seconds": 3600}
GAME = "kontor"


@pytest.fixture(scope="module", params=DATABASES)
def league_house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_on(request.param, tmp_path_factory.mktemp("leagues")) as house:
        yield house


@pytest.fixture(scope="module")
def players(league_house: House) -> Iterator[list[Guest]]:
    found = [account(league_house, name) for name in ("Alba", "Bruno", "Carla", "Dario", "Elisa")]
    yield found
    for guest in found:
        guest.client.close()


def open_league(organiser: Guest, status: int | None = None, **more: Any) -> Json:
    answer: Json = organiser.post("/api/leagues", league_body(**more), status)
    return answer


def league_body(**more: Any) -> Json:
    return {"name": "Autumn", "game": GAME, "seats": 2, "rounds": 2, "clock": CLOCK, "rated": True, **more}


def started(players: list[Guest], **more: Any) -> str:
    id_ = str(open_league(players[0], **more)["summary"]["id"])
    for guest in players:
        guest.post(f"/api/leagues/{id_}/join")
    players[0].post(f"/api/leagues/{id_}/start")
    return id_


def until_round(guest: Guest, id_: str, number: int) -> Json:
    """The league once a round is open and all its tables have begun, or it is over."""
    deadline = time.monotonic() + PATIENCE
    while True:
        shown: Json = guest.get(f"/api/leagues/{id_}")
        rounds = shown["rounds"]
        has_begun = rounds and all(table["status"] not in ("waiting", "open") for table in rounds[0]["tables"])
        if shown["summary"]["status"] != "playing" or (rounds and rounds[0]["number"] >= number and has_begun):
            return shown
        assert time.monotonic() < deadline, shown
        time.sleep(0.05)


def by_name(players: list[Guest]) -> dict[str, Guest]:
    return {guest.get("/api/me")["name"]: guest for guest in players}


def end_tables(players: list[Guest], shown: Json) -> None:
    """Whoever sits second at each table resigns, then the other: who stays longest comes first."""
    people = by_name(players)
    for table in shown["rounds"][0]["tables"]:
        for seat in reversed(range(len(table["seats"]))):
            resign(people[table["seats"][seat]["name"]], table["id"], seat)


def test_house_4_1_a_league_is_played_to_the_end_by_itself(players: list[Guest]) -> None:
    four = players[:4]
    id_ = started(four, rounds=3, system="round-robin")
    shown = until_round(four[0], id_, 1)
    met = []
    for number in (1, 2, 3):
        shown = until_round(four[0], id_, number)
        (newest, *_) = shown["rounds"]
        assert newest["number"] == number
        for table in newest["tables"]:
            summary = four[0].get(f"/api/tables/{table['id']}")
            assert (summary["status"], summary["rated"], summary["hints"]) == ("playing", True, False)
            assert (summary["league"], summary["clock"]["seconds"]) == (id_, 3600)
            met.append(frozenset(seat["name"] for seat in table["seats"]))
        end_tables(four, shown)
    shown = until_round(four[0], id_, 4)
    assert len(set(met)) == 6, "everybody met everybody"
    assert shown["summary"]["status"] == "finished"
    points = [row["points"] for row in shown["standings"]]
    assert points == sorted(points, reverse=True)
    assert sum(points) == 6
    assert sum(row["forfeits"] for row in shown["standings"]) == 6
    assert all(
        seat["points"] in (0, 1) for one in shown["rounds"] for table in one["tables"] for seat in table["seats"]
    )
    rated = four[0].get("/api/me/ratings")["ratings"][GAME]
    assert rated["games"] >= 3
    assert [entry["id"] for entry in players[4].get("/api/leagues")["leagues"] if entry["id"] == id_] == [id_]
    assert not players[4].get("/api/leagues", show="mine")["leagues"]


def test_house_4_1_only_accounts_open_and_join_and_a_plan_that_cannot_be_played_is_refused(
    league_house: House, players: list[Guest]
) -> None:
    with league_house.guest("Guest") as guest:
        assert open_league(guest, 403)["id"] == "accounts-only"
        id_ = open_league(players[0], rounds=1)["summary"]["id"]
        assert guest.post(f"/api/leagues/{id_}/join", status=403)["id"] == "accounts-only"
    alba, bruno = players[:2]
    assert open_league(alba, 400, name=" ")["id"] == "league-name"
    assert open_league(alba, 400, rounds=0)["id"] == "league-rounds"
    assert open_league(alba, 400, seats=7)["id"] == "option-seats"
    assert open_league(alba, 400, clock={"kind": "none"})["id"] == "league-needs-clock"
    assert open_league(alba, 400, days=-1)["id"] == "league-days"
    assert bruno.post(f"/api/leagues/{id_}/start", status=403)["id"] == "organiser-only"
    assert alba.post(f"/api/leagues/{id_}/start", status=409)["id"] == "league-too-few"
    bruno.post(f"/api/leagues/{id_}/join")
    assert bruno.post(f"/api/leagues/{id_}/join")["summary"]["players"] == 1, "once"
    assert bruno.post(f"/api/leagues/{id_}/leave")["summary"]["players"] == 0
    assert bruno.post(f"/api/leagues/{id_}/leave", status=409)["id"] == "league-not-playing"
    assert alba.get("/api/leagues/nothing", 404)["id"] == "no-such-league"


def test_house_4_3_a_removed_player_forfeits_and_a_deserted_table_ends(players: list[Guest]) -> None:
    five = players
    id_ = started(five, rounds=2, rated=False)
    shown = until_round(five[0], id_, 1)
    assert len(shown["rounds"][0]["byes"]) == 1
    people = by_name(five)
    table = shown["rounds"][0]["tables"][0]
    gone, left = table["seats"]
    away = people[left["name"]].command(
        table["id"], type="away", seq=people[left["name"]].snapshot(table["id"], 1)["seq"], seat=1
    )
    assert away["refused"]["id"] == "rated-no-stand-in"
    after = five[0].post(f"/api/leagues/{id_}/remove", {"number": gone["number"]})
    assert next(row for row in after["standings"] if row["number"] == gone["number"])["removed"]
    resign(people[left["name"]], table["id"], 1)
    other = shown["rounds"][0]["tables"][1]
    for seat in (1, 0):
        resign(people[other["seats"][seat]["name"]], other["id"], seat)
    shown = until_round(five[0], id_, 2)
    second = shown["rounds"][0]
    assert second["number"] == 2
    assert not second["byes"], "four are left"
    assert gone["name"] not in {seat["name"] for table in second["tables"] for seat in table["seats"]}
    first = shown["rounds"][1]["tables"][0]["seats"]
    assert [(seat["points"], seat["forfeited"]) for seat in first] == [(0, True), (1, False)]
    pairs = [frozenset(seat["number"] for seat in table["seats"]) for one in shown["rounds"] for table in one["tables"]]
    assert len(set(pairs)) == len(pairs), "nobody meets again"
    assert five[0].post(f"/api/leagues/{id_}/close")["summary"]["status"] == "closed"
    assert five[0].post(f"/api/leagues/{id_}/close", status=409)["id"] == "league-over"
    assert five[1].post(f"/api/leagues/{id_}/join", status=409)["id"] == "league-over"


def test_house_4_5_a_round_that_is_over_its_time_is_followed_by_the_next(
    league_house: House, players: list[Guest]
) -> None:
    id_ = started(players[:2], rounds=2, days=3)
    shown = until_round(players[0], id_, 1)
    assert shown["rounds"][0]["deadline"] == pytest.approx(shown["rounds"][0]["opened"] + 3 * 86_400)
    late = shown["rounds"][0]["tables"][0]
    engine = create_engine(Config(data_dir=league_house.folder, database_url=league_house.database_url).url)
    with engine.begin() as connection:
        connection.execute(text("UPDATE league_rounds SET deadline = 1 WHERE league = :id"), {"id": id_})
    engine.dispose()
    shown = until_round(players[0], id_, 2)
    assert players[0].get(f"/api/tables/{late['id']}")["status"] == "playing", "the late table goes on"
    assert all(row["points"] == 0 for row in shown["standings"])
    people = by_name(players[:2])
    for seat in (1, 0):
        resign(people[late["seats"][seat]["name"]], late["id"], seat)
    shown = players[0].get(f"/api/leagues/{id_}")
    assert [row["points"] for row in shown["standings"]] == [1, 0], "and counts when it is finished"


@pytest.mark.thorough
def test_a_league_survives_kills_and_a_deleted_account(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        four = [account(house, name) for name in ("Alba", "Bruno", "Carla", "Dario")]
        id_ = str(open_league(four[0], rounds=2)["summary"]["id"])
        for guest in four:
            guest.post(f"/api/leagues/{id_}/join")
        four[0].post(f"/api/leagues/{id_}/start")
        house.kill()
        house.start()
        shown = until_round(four[0], id_, 1)
        assert len(shown["rounds"]) == 1
        exported = four[0].get("/api/account/data")
        assert [row["league"] for row in exported["leagues"]] == [id_]
        assert [row["name"] for row in exported["organised leagues"]] == ["Autumn"]
        four[3].post("/api/account/delete", {"password": PASSWORD})
        shown = four[0].get(f"/api/leagues/{id_}")
        assert sum(row["removed"] for row in shown["standings"]) == 1
        assert "Dario" not in str(shown)
        numbers = dict(zip(("Alba", "Bruno", "Carla"), four, strict=False))
        for table in shown["rounds"][0]["tables"]:
            for seat, filled in itertools.islice(enumerate(table["seats"]), 2):
                if filled["name"] in numbers:
                    resign(numbers[filled["name"]], table["id"], seat)
        house.kill()
        house.start()
        shown = until_round(four[0], id_, 2)
        assert len(shown["rounds"]) == 2
        assert len(shown["rounds"][0]["byes"]) == 1
        for guest in four:
            guest.client.close()
        house.stop()
    found = asyncio.run(rebuild(Config(data_dir=tmp_path), only_check=True))
    assert (found.wrong_results, found.wrong_ratings) == (0, 0)


@pytest.mark.thorough
def test_house_4_5_tables_that_end_at_once_in_two_processes_are_followed_by_one_round(tmp_path: Path) -> None:
    """Every result is counted once, too."""
    with cluster() as url, ExitStack() as stack:
        houses = [stack.enter_context(open_house(tmp_path, database_url=url)) for _ in range(2)]
        four = [stack.enter_context(account(houses[0], name)) for name in ("Alba", "Bruno", "Carla", "Dario")]
        people = by_name(four)
        id_ = started(four, rounds=3, system="round-robin")
        pool = stack.enter_context(ThreadPoolExecutor(2))
        last = ""
        for number in (1, 2, 3):
            tables = until_round(four[0], id_, number)["rounds"][0]["tables"]
            for table in tables:
                resign(people[table["seats"][1]["name"]], table["id"], 1)
            enders = [
                same_person(people[table["seats"][0]["name"]], house)
                for table, house in zip(tables, houses, strict=True)
            ]
            list(pool.map(lambda ender, table: resign(ender, table["id"], 0), enders, tables))
            last = tables[0]["id"]
        shown = until_round(four[0], id_, 4)
        assert shown["summary"]["status"] == "finished"
        assert [one["number"] for one in shown["rounds"]] == [3, 2, 1]
        counted(four[0], last)
        engine = create_engine(Config(data_dir=tmp_path, database_url=url).url)
        with engine.connect() as connection:
            opened = connection.execute(text("SELECT count(*) FROM tables WHERE league = :id"), {"id": id_}).scalar()
            rated = connection.execute(text("SELECT count(*) FROM rating_history")).scalar()
        engine.dispose()
        assert (opened, rated) == (6, 12)
        assert [guest.get("/api/me/ratings")["ratings"][GAME]["games"] for guest in four] == [3] * 4
        found = asyncio.run(rebuild(Config(data_dir=tmp_path, database_url=url), only_check=True))
        assert (found.matches, found.wrong_results, found.wrong_ratings) == (6, 0, 0)


# -- a whole league ---------------------------------------------------------------------


def play_round(
    people: dict[str, Guest], tables: list[Json], leaver: str | None, seed: int
) -> dict[str, tuple[int, bool]]:
    """All matches of a round to their end, each player on a connection of their own; place and forfeit by name."""
    found = {}
    with ThreadPoolExecutor(8) as pool:
        ends = []
        for number, table in enumerate(tables):
            for seat, seated in enumerate(table["seats"]):
                guest = people[seated["name"]]
                if seated["name"] == leaver:
                    resign(guest, table["id"], seat)
                else:
                    rng = random.Random(100 * seed + 10 * number + seat)
                    ends.append((table, pool.submit(play_to_the_end, guest, table["id"], seat, rng)))
        for table, end in ends:
            ranks = end.result()["outcome"]["ranks"]
            for seat, seated in enumerate(table["seats"]):
                found[seated["name"]] = ranks[seat], seated["name"] == leaver
    return found


def play_to_the_end(guest: Guest, table: str, seat: int, rng: random.Random) -> Json:
    with guest.connect(table, seat) as live:
        return play_out(live, rng)


def test_house_4_4_a_whole_league_is_played_by_moves_and_its_standings_follow_from_the_results(tmp_path: Path) -> None:
    """In the second round somebody resigns: a bot plays on to the end, and whatever it reaches is a forfeit."""
    with open_house(tmp_path) as house, ExitStack() as stack:
        four = [stack.enter_context(account(house, name)) for name in ("Alba", "Bruno", "Carla", "Dario")]
        people, rounds = by_name(four), 3
        id_ = started(four, rounds=rounds, system="swiss")
        points = dict.fromkeys(people, Fraction(0))
        wins, forfeits = dict.fromkeys(people, 0), dict.fromkeys(people, 0)
        met: dict[str, list[str]] = {name: [] for name in people}
        for number in range(1, rounds + 1):
            tables = until_round(four[0], id_, number)["rounds"][0]["tables"]
            results = play_round(people, tables, "Carla" if number == 2 else None, number)
            for names in ([seat["name"] for seat in table["seats"]] for table in tables):
                places = {name: (9 if results[name][1] else results[name][0]) for name in names}
                for name, other in (names, names[::-1]):
                    met[name].append(other)
                    forfeits[name] += results[name][1]
                    wins[name] += not results[name][1] and places[name] <= places[other]
                    if not results[name][1]:
                        points[name] += Fraction(1 + (places[name] < places[other]) - (places[name] > places[other]), 2)
        shown = until_round(four[0], id_, rounds + 1)
        assert shown["summary"]["status"] == "finished"
        assert len({frozenset((name, other)) for name, others in met.items() for other in others}) == 6
        strength = {name: sum((points[other] for other in met[name]), Fraction(0)) / rounds for name in people}
        order = sorted(people, key=lambda name: (-points[name], -wins[name], -strength[name]))
        for name, row in ((row["name"], row) for row in shown["standings"]):
            assert (row["points"], row["wins"], row["forfeits"]) == (points[name], wins[name], forfeits[name])
            assert row["opponents"] == pytest.approx(float(strength[name]), abs=0.01)
            better = [
                other
                for other in order
                if (points[other], wins[other], strength[other]) > (points[name], wins[name], strength[name])
            ]
            assert row["place"] == 1 + len(better)
        assert forfeits == {"Alba": 0, "Bruno": 0, "Carla": 1, "Dario": 0}
        last = shown["rounds"][0]["tables"][0]["id"]
        counted(four[0], last)
