"""The client for programs, against real processes: the examples of docs/programs.md, and a house that falls."""

from __future__ import annotations

import os
import random
import re
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from fondaco.bots import BOTS
from fondaco.client import ConnectionLostError, House, Player, RefusedError
from fondaco.kernel import Game, OptionError, Record, State
from fondaco.server.core import wire
from tests.server.house import Guest, choose, open_house
from tests.server.house import House as Process
from tests.server.test_admin import account

PAGE = (Path(__file__).parents[2] / "docs" / "programs.md").read_text()
EXAMPLE, BOT = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
SCOPES = ["read", "play", "challenge"]


def token_of(owner: Guest, name: str) -> str:
    made = owner.post("/api/account/tokens", {"name": name, "scopes": SCOPES})
    return str(made["token"])


def run(words: list[str], token: str, house: Process, folder: Path) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join([str(folder), *filter(None, sys.path)])
    environment = {**os.environ, "FONDACO_TOKEN": token, "HOUSE": house.base, "PYTHONPATH": path, "LANG": "en"}
    return subprocess.run([sys.executable, *words], env=environment, cwd=folder, capture_output=True, text=True)


def test_the_example_of_ten_lines_plays_a_match(house: Process, tmp_path: Path) -> None:
    assert len(EXAMPLE.strip().splitlines()) <= 12  # ten, and two imports
    with account(house, "Reader of docs") as owner:
        ended = run(["-c", EXAMPLE], token_of(owner, "Ten lines"), house, tmp_path)
    assert ended.returncode == 0, ended.stderr
    assert ended.stdout.strip() in ("[1, 2]", "[2, 1]", "[1, 1]")


def test_connect_plays_a_bot_of_ones_own_at_a_house(house: Process, tmp_path: Path) -> None:
    (tmp_path / "mymodule.py").write_text(BOT)
    with account(house, "Writer of bots") as owner:
        token = token_of(owner, "My bot")
        words = ["-m", "fondaco", "connect", "--bot", "mymodule:MyBot", "--house", house.base, "--games", "1"]
        ended = run([*words, "--open", "kontor", "--opponents", "random"], token, house, tmp_path)
        assert ended.returncode == 0, ended.stderr
        table = re.search(r"Over, in place [12]: \S+/table/(\w+)", ended.stdout)
        assert table is not None, ended.stdout
        record = Record.read(owner.client.get(f"/api/tables/{table[1]}/record").text)
        assert record.names[0] == "My bot (program)"
        wrong = run(words, "fondaco_wrong", house, tmp_path)
        assert (wrong.returncode, wrong.stderr.strip()) == (2, "The house declines: bad-token.")
        nowhere = run([*words[:-3], "http://127.0.0.1:1", "--games", "1"], token, house, tmp_path)
        assert nowhere.returncode == 2
        assert "http://127.0.0.1:1 does not answer" in nowhere.stderr


class Slow:
    """Makes random moves, and tells when it is asked for the first time."""

    def __init__(self) -> None:
        self.asked = threading.Event()
        self.count = 0

    def choose(self, game: Game, world: State, seat: int, rng: random.Random) -> int:
        self.asked.set()
        self.count += 1
        return BOTS["random"].choose(game, world, seat, rng)


@pytest.mark.thorough
def test_a_player_comes_back_when_the_house_does(tmp_path: Path) -> None:
    """Twice killed in the middle of a match: it is played to its end, and no move twice."""
    with open_house(tmp_path) as house:
        with account(house, "Owner of a fall") as owner:
            token = token_of(owner, "Steadfast")
        lost: list[str] = []
        bot = Slow()
        client = House(house.base, token)
        table = client.open_table("batavia", ["me", "random", "random"]).id
        client.start(table)
        player = Player(
            client,
            bot,
            random.Random(1),
            tell=lambda what, detail: lost.append(what),
            pause=lambda seconds: time.sleep(min(seconds, 0.3)),
        )
        playing = threading.Thread(target=player.run, args=(1,), daemon=True)
        playing.start()
        for _ in range(2):
            bot.asked.clear()
            assert bot.asked.wait(30)
            house.kill()
            house.start()
        playing.join(120)
        assert not playing.is_alive()
        record = Record.read(client.record(table))
        assert lost.count("over") == 1
        assert sum(move.seat == 0 for move in record.moves) <= bot.count
        assert "lost" in lost
        client.close()


class Clumsy:
    def choose(self, game: Game, world: State, seat: int, rng: random.Random) -> int:
        raise ZeroDivisionError("its own fault")


def test_a_bot_that_raises_hands_its_seat_over(house: Process) -> None:
    with account(house, "Owner of a fault") as owner:
        client = House(house.base, token_of(owner, "Clumsy"))
    table = client.open_table("kontor", ["me", "random"]).id
    client.start(table)
    with pytest.raises(ZeroDivisionError):
        Player(client, Clumsy()).run(1)
    assert client.table(table).seats[0].away is True
    client.close()


def test_a_player_consents_to_an_undo(house: Process) -> None:
    with account(house, "Owner of patience") as owner, house.guest("Regretful") as person:
        client = House(house.base, token_of(owner, "Generous"))
        table = person.post("/api/tables", {"game": "spice_islands", "seats": [{"kind": "person"}, {"kind": "open"}]})[
            "id"
        ]
        client.join(table)
        person.post(f"/api/tables/{table}/start", {})
        player, rng = Player(client, BOTS["random"]), random.Random(3)
        shown = person.snapshot(table)
        while shown["undo_offer"] is None or not shown["undo_offer"]["asks"]:
            if shown["legal"]:
                person.play(table, 0, choose(shown["legal"], rng), seq=shown["seq"])
            player.hear(client.snapshot(table))
            shown = person.snapshot(table)
        person.command(table, type="undo", seq=shown["seq"], seat=0, ply=shown["undo_offer"]["ply"])
        assert person.snapshot(table)["undo"]["waiting"] == [1]
        player.hear(client.snapshot(table))
        after = person.snapshot(table)
        assert (after["undo"], after["ply"]) == (None, shown["undo_offer"]["ply"])
        client.close()


def test_what_the_house_declines_is_an_error_with_its_reason(house: Process) -> None:
    with House(house.base) as nobody:
        with pytest.raises(RefusedError) as caught:
            nobody.table("nowhere")
        assert (caught.value.status, caught.value.refused.id) == (404, "no-such-table")
        assert [table.status for table in nobody.tables("finished").tables if table.status != "finished"] == []
    with pytest.raises(OptionError):
        House("ftp://example.org")
    with House("http://127.0.0.1:1") as closed, pytest.raises(ConnectionLostError):
        closed.me()
    assert wire.SCOPES == ("read", "play", "challenge")
