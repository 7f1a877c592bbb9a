"""Bots: to the end of the game, through crashes, on worlds dealt afresh."""

from __future__ import annotations

import os
import random
import signal
import time
from pathlib import Path

import msgspec
import pytest

from fondaco.bots import BOTS, DIALLED, LEVELS, Mcts
from fondaco.bots.named import SEATED
from fondaco.games import GAMES
from fondaco.kernel import Match
from fondaco.server.bots.worker import AskMove, choose_move
from tests.server.house import PATIENCE, Guest, House, Json, choose, open_house, play_out

PERSON = {"kind": "person"}
WORDS = Path(__file__).parents[2] / "web" / "src" / "words"


def bot(level: str) -> Json:
    return {"kind": "bot", "bot": level}


def watch_to_the_end(guest: Guest, table: str) -> list[Json]:
    """Play with the bots; all that was told."""
    with guest.connect(table, 0) as live:
        play_out(live, random.Random(1))
        return [told for message in live.heard if message["type"] == "snapshot" for told in message["told"]]


def test_bots_play_a_whole_game(house: House) -> None:
    with house.guest("Ada") as ada:
        table = ada.post("/api/tables", {"game": "batavia", "seats": [PERSON, bot("greedy"), bot("random")]})["id"]
        ada.post(f"/api/tables/{table}/start", {})
        told = watch_to_the_end(ada, table)
        assert {entry["seat"] for entry in told} >= {0, 1, 2}


def test_a_killed_bot_process_is_replaced(tmp_path: Path) -> None:
    with open_house(tmp_path, {"FONDACO_BOT_PACE": "0.02"}) as house, house.guest("Ada") as ada:
        table = ada.post("/api/tables", {"game": "batavia", "seats": [PERSON, bot("greedy"), bot("greedy")]})["id"]
        ada.post(f"/api/tables/{table}/start", {})
        with ada.connect(table, 0) as live:
            shown = live.next("snapshot")
            rng, asked, killed = random.Random(1), -1, 0
            while shown["outcome"] is None:
                if shown["legal"] and shown["seq"] > asked:
                    asked = shown["seq"]
                    live.send(type="play", seq=asked, seat=0, moves=[choose(shown["legal"], rng)])
                shown = live.next("snapshot")
                if shown["ply"] >= 20 + 40 * killed and killed < 3:
                    for pid in house.bot_processes():
                        os.kill(pid, signal.SIGKILL)
                    killed += 1
                    time.sleep(0.1)
        assert killed == 3
        assert "house-fault" not in house.output.read_text()


def test_a_bot_that_fails_twice_is_replaced_and_the_log_says_so(tmp_path: Path) -> None:
    with open_house(tmp_path, {"FONDACO_BOT_TIMEOUT": "0.000001"}) as house, house.guest("Ada") as ada:
        table = ada.post("/api/tables", {"game": "batavia", "seats": [PERSON, bot("greedy"), bot("greedy")]})["id"]
        ada.post(f"/api/tables/{table}/start", {})
        told = watch_to_the_end(ada, table)
        events = [event for entry in told for event in entry["events"]]
        assert {"type": "bot-failed", "seat": 1, "failed": "greedy", "bot": "random"} in events
        assert [place["bot"] for place in ada.get(f"/api/tables/{table}")["seats"][1:]] == ["random", "random"]
        assert any(line["event"] == "bot-failed" for line in house.log())


@pytest.mark.thorough
def test_bots_go_on_after_the_house_was_closed(tmp_path: Path) -> None:
    """Ada plays in person at all times, though she does not look; Bo lets a bot play."""
    with open_house(tmp_path, {"FONDACO_BOT_PACE": "0.5"}) as house, house.guest("Ada") as ada, house.guest("Bo") as bo:
        table = house.table_of(ada, bo, bo)
        mover = next(seat for seat in ada.snapshot(table, 0)["deciding"])
        if mover == 0:
            ada.play(table, 0, "pass")
        before = ada.snapshot(table, 0)
        assert before["deciding"] != [0]
        for seat in (1, 2):
            bo.command(table, type="away", seq=before["seq"] + seat - 1, seat=seat)
        assert house.stop() == 0
        house.start()
        deadline = time.monotonic() + PATIENCE
        while ada.snapshot(table, 0)["ply"] <= before["ply"]:
            assert time.monotonic() < deadline
            time.sleep(0.1)


def test_house_1_13_bots_do_not_play_among_themselves(house: House) -> None:
    with house.guest("Ada") as ada, house.guest("Bo") as bo:
        table = house.table_of(ada, bo, bo)
        for number, (guest, seat) in enumerate(((ada, 0), (bo, 1), (bo, 2))):
            assert guest.command(table, type="away", seq=4 + number, seat=seat)["accepted"]
        paused = ada.snapshot(table, 0)
        assert paused["ply"] == 0 or [place["away"] for place in paused["table"]["seats"]] == [True] * 3
        time.sleep(0.7)
        assert ada.snapshot(table, 0)["seq"] == paused["seq"]
        assert bo.command(table, type="back", seq=paused["seq"], seat=2)["accepted"]
        deadline = time.monotonic() + PATIENCE
        while 2 not in bo.snapshot(table, 2)["deciding"]:  # nobody needs to look
            assert time.monotonic() < deadline
            time.sleep(0.05)


def test_a_bot_is_handed_a_world_dealt_afresh() -> None:
    """The question holds a position in which the others' hands are not the true ones."""
    game = GAMES["batavia"]
    match = Match(game, 4, 7)
    seat = match.deciding[0]
    true = game.dump(match.state)
    differs = 0
    for number in range(20):
        world = game.dump(game.sample(match.state, seat, number))
        question = msgspec.json.decode(
            msgspec.json.encode(AskMove("batavia", "random", seat, number, world)), type=AskMove
        )
        assert choose_move(question).notation in [game.moves.write(move) for move in match.offers(seat)]
        differs += world["hand"] != true["hand"]
    assert differs == 20


def test_every_bot_has_a_name_on_the_page_in_both_languages() -> None:
    for language in ("en", "it"):
        words = (WORDS / language / "page.ftl").read_text(encoding="utf-8")
        for name in LEVELS | BOTS | {"dial": None}:
            assert f"\npage-bot-{name} = " in words
            assert f"\npage-level-{name} = " in words


def test_the_house_proposes_the_levels_and_takes_any_bot(house: House) -> None:
    with house.guest("Ada") as ada:
        for game in ada.get("/api/games"):
            assert (game["bots"], game["dial"]) == (list(LEVELS), list(DIALLED))
        for name in ("heuristic", "hard", "level:7"):
            table = ada.post("/api/tables", {"game": "batavia", "seats": [PERSON, bot("easy"), bot(name)]})["id"]
            assert ada.get(f"/api/tables/{table}")["seats"][2]["bot"] == name


def test_a_bot_keeps_to_the_time_that_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hundred million iterations take hours."""
    monkeypatch.setitem(SEATED, "endless", Mcts(100_000_000))
    game = GAMES["batavia"]
    match = Match(game, 4, 7)
    seat = match.deciding[0]
    position = game.dump(game.sample(match.state, seat, 1))
    start = time.thread_time()
    choose_move(AskMove("batavia", "endless", seat, 1, position, 0.05))
    assert time.thread_time() - start < PATIENCE
