"""Where finished matches turned: found beside the games, kept, and told to nobody before the end."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from fondaco.server.core.errors import DeclinedError
from fondaco.server.core.quotas import Payer, Quotas
from tests.server.house import Guest, House, Json, choose, open_house, play_on

PERSON = {"kind": "person"}
BOT = {"kind": "bot", "bot": "easy"}


def finished(guest: Guest, **settings: object) -> str:
    """A table that one person played to its end for everybody, any moves."""
    table = guest.post("/api/tables", {"game": "batavia", "seats": [PERSON] * 3, **settings})["id"]
    guest.post(f"/api/tables/{table}/start", {})
    play_on([guest] * 3, table, 2_000, random.Random(4))
    return str(table)


def await_annotation(guest: Guest, path: str, tell: Callable[[Json], None] = lambda found: None) -> Json:
    deadline = time.monotonic() + 120
    while time.monotonic() < deadline:
        found: Json = guest.get(path)
        if found["state"] == "ready":
            return found["annotation"]  # type: ignore[no-any-return]
        assert found["state"] == "working"
        tell(found)
        assert 0 <= found["done"] <= 1
        time.sleep(0.05)
    raise AssertionError("the annotation did not come")


def test_a_finished_match_is_annotated_on_request_and_the_result_is_kept(tmp_path: Path) -> None:
    with open_house(tmp_path) as house, house.guest("Ada") as ada:
        table = finished(ada)
        path = f"/api/tables/{table}/annotation"
        assert ada.get(path) == {"state": "none", "done": 0.0, "annotation": None}
        assert ada.post(path)["state"] == "working"
        assert ada.post(path)["state"] in ("working", "ready")  # asked twice, done once
        annotation = await_annotation(ada, path)
        assert len(annotation["shares"]) == ada.get(f"/api/tables/{table}")["ply"] + 1
        for turn in annotation["turns"]:
            assert 1 <= turn["ply"] < len(annotation["shares"])
        record = ada.client.get(f"/api/tables/{table}/record").text
        house.stop()
        house.start()
        assert ada.get(path)["annotation"] == annotation
        assert ada.post(path)["state"] == "ready"
        uploaded = ada.post("/api/records", {"text": record})["id"]
        assert ada.get(f"/api/records/{uploaded}/annotation")["state"] == "none"
        assert ada.post(f"/api/records/{uploaded}/annotation")["state"] == "working"


def test_a_first_look_is_there_while_the_whole_is_being_made(tmp_path: Path) -> None:
    with open_house(tmp_path) as house, house.guest("Ada") as ada:
        path = f"/api/tables/{finished(ada)}/annotation"
        ada.post(path)
        seen: list[Json] = []
        await_annotation(ada, path, seen.append)
    looks = [found["annotation"] for found in seen if found["annotation"]]
    assert looks, "nothing was told before the end"
    assert all(look["turns"] == [] and sum(look["shares"][0]) == pytest.approx(1) for look in looks)


def test_nobody_is_told_before_the_end(house: House) -> None:
    with house.guest("Ada") as ada:
        table = ada.post("/api/tables", {"game": "kontor", "seats": [PERSON, PERSON]})["id"]
        assert ada.get(f"/api/tables/{table}/annotation", status=409)["id"] == "not-finished"
        ada.post(f"/api/tables/{table}/start", {})
        assert ada.get(f"/api/tables/{table}/annotation", status=409)["id"] == "not-finished"
        assert ada.post(f"/api/tables/{table}/annotation", status=409)["id"] == "not-finished"


def test_a_table_without_spectators_tells_only_its_people(house: House) -> None:
    with house.guest("Ada") as ada, house.guest("Bo") as bo:
        table = finished(ada, spectators=False)
        assert ada.get(f"/api/tables/{table}/annotation")["state"] == "none"
        assert bo.get(f"/api/tables/{table}/annotation", status=403)["id"] == "no-spectators"
        assert bo.post(f"/api/tables/{table}/annotation", status=403)["id"] == "no-spectators"


@pytest.mark.thorough
def test_bots_play_on_while_a_match_is_annotated(house: House) -> None:
    with house.guest("Ada") as ada:
        path = f"/api/tables/{finished(ada)}/annotation"
        table = ada.post("/api/tables", {"game": "batavia", "seats": [PERSON, BOT, BOT]})["id"]
        assert ada.post(path)["state"] == "working"
        ada.post(f"/api/tables/{table}/start", {})
        for _ in range(3):
            with ada.connect(table, 0) as live:
                shown = live.next("snapshot")
                while 0 not in shown["deciding"]:
                    shown = live.next("snapshot")
            assert ada.play(table, 0, choose(shown["legal"], random.Random(1)), seq=shown["seq"])["accepted"]
        await_annotation(ada, path)


def test_annotations_are_rationed() -> None:
    quotas, ada, bo = Quotas(limited=True), Payer("ada", ""), Payer("bo", "")
    for _ in range(10):
        quotas.spend(ada, "analysis")
    with pytest.raises(DeclinedError):
        quotas.spend(ada, "analysis")
    quotas.spend(bo, "analysis")
