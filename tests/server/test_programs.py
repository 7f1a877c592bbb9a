"""Programs as players: tokens that say what they may do, streams, worlds, and everybody sees what they are."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, ClassVar

import httpx
import pytest

from fondaco.games import GAMES
from fondaco.kernel import Record
from fondaco.server.table.bot_names import read_label
from tests.server.house import PATIENCE, Guest, House, Json, choose
from tests.server.test_admin import PASSWORD, account, admin

EVERYTHING = ["read", "play", "challenge"]
PERSON, OPEN, BOT = {"kind": "person"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}


class Program:
    """Somebody's program, with nothing but its token."""

    opened: ClassVar[list[httpx.Client]] = []

    def __init__(self, house: House, token: str) -> None:
        self.client = httpx.Client(base_url=house.base, headers={"authorization": f"Bearer {token}"}, timeout=PATIENCE)
        self.opened.append(self.client)

    def get(self, path: str, status: int = 200, **query: Any) -> Any:
        answer = self.client.get(path, params=query)
        assert answer.status_code == status, answer.text
        return answer.json()

    def post(self, path: str, body: Any = None, status: int | None = None) -> Any:
        answer = self.client.post(path, json={} if body is None else body)
        assert answer.status_code in ((200, 201) if status is None else (status,)), answer.text
        return answer.json()

    def play(self, shown: Json, notation: str, key: str) -> Json:
        body = {"type": "play", "key": key, "seq": shown["seq"], "seat": shown["seat"], "moves": [notation]}
        answer: Json = self.post(f"/api/tables/{shown['table']['id']}/commands", body)
        return answer

    @contextmanager
    def lines(self, path: str = "/api/stream", **query: Any) -> Iterator[Iterator[str]]:
        with self.client.stream("GET", path, params=query) as answer:
            assert answer.status_code == 200, answer.read()
            assert answer.headers["content-type"].startswith("application/x-ndjson")
            yield answer.iter_lines()


def messages(lines: Iterator[str]) -> Iterator[Json]:
    return (json.loads(line) for line in lines if line)


def play_through(program: Program, lines: Iterator[str], rng: random.Random) -> list[Json]:
    """Random moves until the stream says that the table is gone; all snapshots."""
    seen: list[Json] = []
    done = keys = 0
    for message in messages(lines):
        if message["type"] == "gone":
            return seen
        seen.append(message)
        if message["legal"] and message["seq"] >= done:
            keys += 1
            answer = program.play(message, choose(message["legal"], rng), f"k{keys}")
            assert answer["accepted"] or answer["refused"]["id"] == "stale"
            done = answer["seq"] if answer["accepted"] else done
    raise AssertionError("the stream ended before the match")


@pytest.fixture(autouse=True)
def closed() -> Iterator[None]:
    """No program outlives its test."""
    yield
    while Program.opened:
        Program.opened.pop().close()


@pytest.fixture(scope="module")
def ada(house: House) -> Iterator[Guest]:
    with account(house, "Ada T") as guest:
        yield guest


def make(owner: Guest, name: str, *scopes: str) -> tuple[Program, str]:
    """A program, and the id of its token."""
    made = owner.post("/api/account/tokens", {"name": name, "scopes": list(scopes) or EVERYTHING})
    assert made["token"].startswith("fondaco_")
    return Program(owner.house, made["token"]), made["info"]["id"]


def test_a_token_is_shown_once_and_only_its_hash_is_kept(house: House, ada: Guest) -> None:
    made = ada.post("/api/account/tokens", {"name": "Once", "scopes": ["read"]})
    listed = ada.get("/api/account/tokens")
    assert made["info"] in listed
    assert made["token"] not in json.dumps(listed)
    secret = made["token"].removeprefix("fondaco_").encode()
    files = [file for file in house.folder.iterdir() if file.is_file()]
    assert files
    assert not any(secret in file.read_bytes() for file in files)  # neither the database nor the log
    assert all(secret.decode() not in json.dumps(line) for line in house.log())


def test_only_accounts_have_tokens(house: House, ada: Guest) -> None:
    with house.guest("Passer-by") as guest:
        assert guest.post("/api/account/tokens", {"name": "X", "scopes": ["read"]}, status=403)["id"] == "accounts-only"
    assert ada.post("/api/account/tokens", {"name": "X", "scopes": []}, status=400)["id"] == "token-scopes"
    assert ada.post("/api/account/tokens", {"name": "X", "scopes": ["admin"]}, status=400)["id"] == "bad-request"
    with account(house, "Cleo T") as cleo:
        taken = cleo.post("/api/account/tokens", {"name": "Ada T", "scopes": ["read"]}, status=409)
    assert taken["id"] == "name-taken"  # no program is called as somebody else's account


def test_a_program_does_what_its_scopes_say_and_nothing_else(ada: Guest) -> None:
    reader, _ = make(ada, "Reader", "read")
    challenger, _ = make(ada, "Challenger", "read", "challenge")
    assert reader.get("/api/me") | {"id": ""} == {
        "id": "", "name": "Reader", "guest": False, "admin": False, "program": True, "proposed_name": ""
    }  # fmt: skip
    new = {"game": "kontor", "seats": [PERSON, BOT]}
    assert reader.post("/api/tables", new, status=403) == {
        "id": "token-scope", "rule": None, "arguments": {"scope": "challenge"}
    }  # fmt: skip
    table = challenger.post("/api/tables", new)["id"]
    challenger.post(f"/api/tables/{table}/start")
    shown = challenger.get(f"/api/tables/{table}/snapshot")
    body = {"type": "play", "key": "a", "seq": shown["seq"], "seat": 0, "moves": ["pass"]}
    assert challenger.post(f"/api/tables/{table}/commands", body, status=403)["arguments"] == {"scope": "play"}
    closed = ("/api/account/data", "/api/account/tokens", "/api/notifications", "/api/me/levels")
    assert {reader.get(path, status=403)["id"] for path in closed} == {"token-scope"}
    for path in ("/api/me", "/api/account/delete", "/api/account/tokens", f"/api/tables/{table}/hint"):
        assert (
            challenger.post(path, {"name": "Zed", "password": PASSWORD, "scopes": []}, status=403)["id"]
            == "token-scope"
        )
    assert reader.get("/api/games")[0]["name"] in GAMES  # what is open to everybody is open to programs


def test_a_revoked_token_is_worth_nothing_and_ends_its_stream(ada: Guest) -> None:
    program, id_ = make(ada, "Short-lived")
    table = program.post("/api/tables", {"game": "kontor", "seats": [PERSON, OPEN]})["id"]
    with program.lines() as lines:
        assert next(messages(lines))["table"]["id"] == table
        assert all(token["id"] != id_ for token in ada.delete(f"/api/account/tokens/{id_}"))
        assert list(messages(lines)) == []  # it was closed
    assert program.get("/api/me", status=401)["id"] == "bad-token"
    assert ada.client.delete(f"/api/account/tokens/{id_}").status_code == 404
    with account(ada.house, "Eve T") as eve:
        _, other = make(ada, "Mine")
        assert eve.client.delete(f"/api/account/tokens/{other}").status_code == 404


def test_a_program_plays_a_match_over_http_and_all_see_what_it_is(ada: Guest) -> None:
    program, _ = make(ada, "Hasty")
    table = program.post("/api/tables", {"game": "kontor", "seats": [PERSON, BOT]})["id"]
    with program.lines() as lines:
        program.post(f"/api/tables/{table}/start")
        seen = play_through(program, lines, random.Random(1))
    assert seen[-1]["outcome"] is not None
    assert [seat["program"] for seat in seen[-1]["table"]["seats"]] == [True, False]
    with ada.house.guest("Looker-on") as other:
        assert other.get(f"/api/tables/{table}")["seats"][0]["program"] is True
        text = other.client.get(f"/api/tables/{table}/record").text
        assert read_label(Record.read(text).names[0]) == ("Hasty", None, True)
        watched = other.post("/api/records", {"text": text})["id"]
        assert other.get(f"/api/records/{watched}/snapshot")["table"]["seats"][0]["program"] is True
    assert ada.get("/api/tables", show="mine")["tables"] == []  # its matches are not its owner's
    assert next(token for token in ada.get("/api/account/tokens") if token["name"] == "Hasty")["used"] is not None


def test_the_same_key_moves_once_and_an_old_seq_is_stale(ada: Guest) -> None:
    program, _ = make(ada, "Twice")
    table = program.post("/api/tables", {"game": "kontor", "seats": [PERSON, PERSON]})["id"]
    program.post(f"/api/tables/{table}/start")
    shown = program.get(f"/api/tables/{table}/snapshot", seat=0)
    notation = choose(shown["legal"], random.Random(1))
    first = program.play(shown, notation, "same")
    assert program.play(shown, notation, "same") == first
    assert program.get(f"/api/tables/{table}")["ply"] == 1
    assert program.play(shown, notation, "other")["refused"]["id"] in ("stale", "not-your-decision")


def test_a_stream_goes_on_where_it_was_left(ada: Guest) -> None:
    program, _ = make(ada, "Patient")
    table = program.post("/api/tables", {"game": "kontor", "seats": [PERSON, PERSON]})["id"]
    program.post(f"/api/tables/{table}/start")
    rng = random.Random(2)
    with program.lines() as lines:
        stream = messages(lines)
        seen = {message["seat"]: message for message in (next(stream), next(stream))}
    assert set(seen) == {0, 1}  # a line for each seat
    for number in range(4):
        seat = program.get(f"/api/tables/{table}")["deciding"][0]
        shown = program.get(f"/api/tables/{table}/snapshot", seat=seat)
        assert program.play(shown, choose(shown["legal"], rng), f"p{number}")["accepted"]
    with program.lines(since=f"{table}:{seen[0]['seq']}") as lines:
        again = next(messages(lines))
    assert [told["ply"] for told in again["told"]] == [1, 2, 3, 4]
    with program.lines(f"/api/tables/{table}/stream", seat=1, since=again["seq"]) as lines:
        shown = next(messages(lines))
    assert (shown["seat"], shown["told"]) == (1, [])
    assert program.get("/api/stream", status=400, since="nonsense")["id"] == "bad-request"


def test_a_stream_hears_of_tables_that_are_joined_later(ada: Guest, people: list[Guest]) -> None:
    program, _ = make(ada, "Guest of Bo")
    host = people[1]
    with program.lines() as lines:
        stream = messages(lines)
        table = host.post("/api/tables", {"game": "kontor", "seats": [PERSON, OPEN]})["id"]
        program.post(f"/api/tables/{table}/join")
        assert next(stream)["table"]["status"] == "open"
        host.post(f"/api/tables/{table}/start", {})
        started = next(message for message in stream if message["table"]["status"] == "playing")
        assert [seat["program"] for seat in started["table"]["seats"]] == [False, True]
        assert host.snapshot(table)["table"]["seats"][1]["online"] is True
    with program.client.stream("GET", f"/api/tables/{table}/stream", params={"seat": 0}) as answer:
        assert answer.status_code == 403  # only its own seat


def test_streams_of_a_person_are_limited(ada: Guest) -> None:
    program, _ = make(ada, "Greedy one")
    opened = [program.client.send(program.client.build_request("GET", "/api/stream"), stream=True) for _ in range(40)]
    try:
        refused = [answer for answer in opened if answer.status_code != 200]
        assert {answer.status_code for answer in refused} == {429}
        assert len(opened) - len(refused) <= 32
    finally:
        for answer in opened:
            answer.close()


def test_strangers_have_nothing_to_follow(house: House) -> None:
    answer = httpx.get(f"{house.base}/api/stream")
    assert (answer.status_code, answer.json()["id"]) == (403, "nothing-to-follow")


def test_a_world_is_only_for_the_one_who_is_to_decide(ada: Guest, people: list[Guest]) -> None:
    program, _ = make(ada, "Thinker")
    host = people[0]
    table = host.post("/api/tables", {"game": "batavia", "seats": [PERSON, OPEN, BOT]})["id"]
    program.post(f"/api/tables/{table}/join")
    assert program.get(f"/api/tables/{table}/world", status=409)["id"] == "not-started"
    host.post(f"/api/tables/{table}/start", {})
    while (deciding := host.snapshot(table)["deciding"]) == [2]:  # the bot may be the first
        time.sleep(0.02)
    asked = host if deciding == [0] else program
    other = program if asked is host else host
    seat = 0 if asked is host else 1
    world = asked.get(f"/api/tables/{table}/world")
    assert (world["seat"], world["game"], world["rules"]) == (seat, "batavia", GAMES["batavia"].version)
    assert GAMES["batavia"].load(world["position"]).deciding == 1 << seat
    assert other.get(f"/api/tables/{table}/world", status=409)["id"] == "not-your-decision"
    assert other.get(f"/api/tables/{table}/world", status=403, seat=seat)["id"] == "not-your-seat"


def test_programs_go_with_their_account_and_are_in_its_export(house: House) -> None:
    with account(house, "Gone T") as owner, house.guest("Stays") as stays:
        program, _ = make(owner, "Orphan")
        revoked, id_ = make(owner, "Revoked")
        table = stays.post("/api/tables", {"game": "kontor", "seats": [PERSON, OPEN]})["id"]
        program.post(f"/api/tables/{table}/join")
        stays.post(f"/api/tables/{table}/start", {})
        other = stays.post("/api/tables", {"game": "kontor", "seats": [PERSON, OPEN]})["id"]
        revoked.post(f"/api/tables/{other}/join")
        owner.delete(f"/api/account/tokens/{id_}")
        found = owner.get("/api/account/data")
        assert {token["name"] for token in found["tokens"]} == {"Orphan", "Revoked"}
        assert {shown["id"] for shown in found["tables"]} == {table, other}
        assert [set(shown["views"]) for shown in found["tables"] if shown["id"] == table] == [{"1"}]
        owner.post("/api/account/delete", {"password": PASSWORD})
        assert program.get("/api/me", status=401)["id"] == "bad-token"
        assert stays.get(f"/api/tables/{table}")["seats"][1]["name"] == "N. N."
        assert stays.get(f"/api/tables/{other}")["seats"][1]["kind"] == "open"


def test_who_bans_an_account_bans_its_programs(house: House) -> None:
    with account(house, "Banned T") as owner:
        program, _ = make(owner, "Innocent")
        admin(house, "ban", owner.get("/api/me")["id"], "--text", "no")
        assert program.get("/api/me", status=403)["id"] == "banned"


def test_the_schema_says_which_scope_a_route_needs(house: House) -> None:
    document = httpx.get(f"{house.base}/schema/openapi.json", timeout=PATIENCE).json()
    assert document["components"]["securitySchemes"]["token"]["scheme"] == "bearer"
    paths = document["paths"]
    assert paths["/api/stream"]["get"]["security"] == [{}, {"token": ["read"]}]
    assert "application/x-ndjson" in paths["/api/stream"]["get"]["responses"]["200"]["content"]
    assert paths["/api/tables/{table_id}/commands"]["post"]["security"] == [{}, {"token": ["play"]}]
    assert paths["/api/tables"]["post"]["security"] == [{}, {"token": ["challenge"]}]
    assert "security" not in paths["/api/account/tokens"]["post"]
    assert "Gone" in document["components"]["schemas"]
