"""A house that began on the plain sources: its bots go over to compiled rules when these are there, tables go on."""

from __future__ import annotations

import os
import random
import sys
import time
from pathlib import Path

import pytest

from fondaco.games import GAMES
from fondaco.kernel import verify
from fondaco.kernel.playing.record import Record
from tests.server.house import PATIENCE, House, Json, choose, open_house
from tools import published

ROOT = Path(__file__).parents[2]
BOT = {"kind": "bot", "bot": "greedy"}
COMPILED = "/build/compiled/"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout of the same sources in which nothing is compiled yet."""
    if not published.read(ROOT / "build"):
        pytest.skip("nothing is compiled")
    package = tmp_path / "src" / "fondaco"
    package.mkdir(parents=True)
    for path in (ROOT / "src" / "fondaco").iterdir():
        if path.suffix == ".py":
            (package / path.name).write_bytes(path.read_bytes())
        elif path.name != "__pycache__":
            (package / path.name).symlink_to(path)
    (tmp_path / "docs").symlink_to(ROOT / "docs")
    return tmp_path


def compile_rules(checkout: Path) -> None:
    """Publish there what is compiled here."""
    folder = ROOT / "build" / "compiled" / published.read(ROOT / "build")[0]
    places = (folder / published.MODULES).read_text().split()
    published.publish(checkout / "build", {place: folder / place for place in places}, "these-sources")


def serve(checkout: Path, **settings: str) -> dict[str, str]:
    """The environment of a house that runs from there."""
    path = os.pathsep.join([str(checkout / "src"), *filter(None, sys.path)])
    return {"PYTHONPATH": path, "FONDACO_PURE": "", "FONDACO_BOT_PACE": "0.01", **settings}


def runs_compiled(pid: int) -> bool:
    return COMPILED in Path(f"/proc/{pid}/maps").read_text()


def speeds(house: House) -> tuple[str, str]:
    """What serves, and what thinks."""
    with house.guest() as guest:
        told: Json = guest.get("/healthz")
    return told["rules"], told["bots"]


def wait_until_compiled(house: House) -> None:
    deadline = time.monotonic() + PATIENCE
    while speeds(house)[1] != "compiled":
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_a_match_goes_over_to_compiled_bots_and_its_record_is_whole(checkout: Path) -> None:
    settings = serve(checkout, FONDACO_BOT_PROCESSES="2")
    with open_house(checkout, settings, module="fondaco.server.__main__") as house, house.guest("Ada") as ada:
        table = ada.post("/api/tables", {"game": "batavia", "seats": [{"kind": "person"}, BOT, BOT]})["id"]
        ada.post(f"/api/tables/{table}/start", {})
        assert speeds(house) == ("plain", "plain")
        plain: list[int] = []
        with ada.connect(table, 0) as live:
            shown = live.next("snapshot")
            luck, asked = random.Random(1), -1
            while shown["outcome"] is None:
                if shown["legal"] and shown["seq"] > asked:
                    asked = shown["seq"]
                    live.send(type="play", seq=asked, seat=0, moves=[choose(shown["legal"], luck)])
                shown = live.next("snapshot")
                if shown["ply"] >= 30 and not plain:
                    plain = house.bot_processes()
                    assert plain
                    assert not any(map(runs_compiled, plain))
                    compile_rules(checkout)
                    wait_until_compiled(house)
        assert speeds(house) == ("plain", "compiled")
        assert not runs_compiled(house.process.pid)
        after = house.bot_processes()
        assert after
        assert set(after).isdisjoint(plain)
        assert all(map(runs_compiled, after))
        assert any(line["event"] == "bots-compiled" for line in house.log())
        text = ada.client.get(f"/api/tables/{table}/record").text
        assert verify(GAMES["batavia"], Record.read(text)).result is not None
        assert house.stop() == 0
        house.start()
        assert speeds(house) == ("compiled", "compiled")


@pytest.mark.thorough
def test_bots_that_were_not_asked_yet_start_compiled(checkout: Path) -> None:
    with open_house(checkout, serve(checkout), module="fondaco.server.__main__") as house, house.guest("Ada") as ada:
        compile_rules(checkout)
        wait_until_compiled(house)
        table = ada.post("/api/tables", {"game": "batavia", "seats": [{"kind": "person"}, BOT, BOT]})["id"]
        ada.post(f"/api/tables/{table}/start", {})
        deadline = time.monotonic() + PATIENCE
        while not house.bot_processes():
            assert time.monotonic() < deadline
            if 0 in (shown := ada.snapshot(table, 0))["deciding"]:
                ada.play(table, 0, "pass", seq=shown["seq"])
            time.sleep(0.05)
        assert speeds(house) == ("plain", "compiled")


@pytest.mark.thorough
def test_a_house_that_is_told_to_run_plain_stays_so(checkout: Path) -> None:
    with open_house(checkout, serve(checkout, FONDACO_PURE="1"), module="fondaco.server.__main__") as house:
        compile_rules(checkout)
        assert speeds(house) == ("plain", "plain")
