"""Two speeds, one source: the C types fit the state, copies are whole, and both speeds play the same games."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

import pytest

from fondaco.games import GAMES
from fondaco.kernel import State

NUMBER = 0  # in place of a length
EMPTY_IN_A_COPY = {
    *("offered", "ranges", "amounts", "offers", "range_base", "range_low", "range_high", "range_step"),
    *("event_sink", "script"),
}
EVERY_GAME = pytest.mark.parametrize("name", GAMES)


def lengths(s: State) -> dict[str, int]:
    """Every field of a state with its length, as the state itself has them."""
    names = [name for name in dir(s) if not name.startswith("_") and name not in ("FIELDS", "METHODS")]
    values = {name: getattr(s, name) for name in names}
    return {
        name: len(value) if isinstance(value, list) else NUMBER
        for name, value in values.items()
        if isinstance(value, int | list) or value is None
    }


# -- the state ----------------------------------------------------------------


@EVERY_GAME
def test_the_table_of_fields_has_every_field_with_its_length(name: str) -> None:
    """All but the base fields that are no part of a position: luck, offers, listeners, who is asked."""
    game = GAMES[name]
    own, base = lengths(game.rules.new()), lengths(State())
    listed = {field.name: field.size if field.axes else NUMBER for field in game.base_fields + game.fields}
    assert {field: size for field, size in own.items() if field not in base} == {
        field: size for field, size in listed.items() if field not in base
    }
    assert set(listed) & set(base) == {"rules", "phase", "after", "ending", "deciding"}


def distinct(fields: dict[str, int], first: int) -> dict[str, Any]:
    """A value for every field, no number twice."""
    values: dict[str, Any] = {}
    for name, size in fields.items():
        values[name] = list(range(first, first + size)) if size else first
        first += size or 1
    return values


@EVERY_GAME
def test_a_copy_has_every_field_and_shares_none(name: str) -> None:
    rules = GAMES[name].rules
    original = rules.new()
    fields = {field: size for field, size in lengths(original).items() if field not in EMPTY_IN_A_COPY}
    values = distinct(fields, 1)
    for field, value in values.items():
        setattr(original, field, value)
    twin = rules.copy(original)
    for field, value in values.items():
        assert getattr(twin, field) == value, f"{field} is not copied"
        if fields[field]:
            assert getattr(twin, field) is not getattr(original, field), f"{field} is shared"
    for field, value in distinct(fields, 5000).items():
        setattr(twin, field, value)
    assert {field: getattr(original, field) for field in fields} == values


@EVERY_GAME
def test_a_copy_begins_without_offers_listeners_and_script(name: str) -> None:
    rules = GAMES[name].rules
    original = rules.new()
    original.offer(7)
    original.offer_range(1 << 16, 1, 5, 1)
    original.event_sink = []
    original.script = [1]
    twin = rules.copy(original)
    assert twin.choices() == twin.offered == twin.ranges == 0
    assert twin.event_sink is None
    assert twin.script is None
    assert original.choices() == 6


# -- the games ----------------------------------------------------------------

PLAY = """
import hashlib, itertools, sys
import msgspec
import fondaco
from fondaco.kernel import Match, OptionError

digest = hashlib.sha256()
games = 0
for game in fondaco.GAMES.values():
    choices = list(itertools.product(*[option.choices for option in game.options]))
    decisions = int(sys.argv[1])
    for number in itertools.count():
        if decisions <= 0:
            break
        seats = game.seats[number % len(game.seats)]
        chosen = choices[number // len(game.seats) % len(choices)]
        try:
            match = Match(game, seats, number, {o.name: choice for o, choice in zip(game.options, chosen)})
        except OptionError:
            match = Match(game, seats, number)
        while not match.over:
            s = match.state
            s.actor = match.deciding[-1]
            game.rules.offer(s)
            match.play_move(s.actor, s.pick())
        games += 1
        decisions -= match.ply
        digest.update(match.record.write().encode())
        digest.update(msgspec.json.encode([match.events(-1), match.view(0)]))
print(fondaco.compiled(), games, digest.hexdigest())
"""


def start(decisions: int, **speed: str) -> subprocess.Popen[str]:
    """Play whole games of each kind, about so many decisions, in another process, plain or compiled."""
    left_out = ("FONDACO_PURE", "COVERAGE")
    environment = {name: value for name, value in os.environ.items() if not name.startswith(left_out)}
    command = [sys.executable, "-c", PLAY, str(decisions)]
    return subprocess.Popen(command, env=environment | speed, stdout=subprocess.PIPE, text=True)


def answer(process: subprocess.Popen[str]) -> list[str]:
    out, _ = process.communicate()
    assert process.returncode == 0
    return out.split()


def can_compile() -> bool:
    compiler = os.environ.get("CC", "cc").split()
    headers = Path(sysconfig.get_path("include"), "Python.h")
    if shutil.which(compiler[0]) is None or not headers.exists():
        return False
    return subprocess.run([*compiler, "--version"], capture_output=True).returncode == 0


def demand_compiled(speed: str) -> None:
    if speed == "False":
        if not can_compile():
            pytest.skip("NO C COMPILER: THE TWO SPEEDS WERE NOT COMPARED")
        pytest.fail("a C compiler is there but nothing is compiled: run make")


@pytest.mark.build
def test_both_speeds_give_the_same_thousand_games_to_the_byte() -> None:
    demand_compiled(answer(start(0))[0])  # before the long part
    quick, plain = start(60_000), start(60_000, FONDACO_PURE="1")
    (speed, games, digest), (plain_speed, _, plain_digest) = answer(quick), answer(plain)
    assert (speed, plain_speed) == ("True", "False")
    assert int(games) > 1000
    assert digest == plain_digest


def test_the_same_games_come_again() -> None:
    """Nothing but the seed decides: two processes of the same speed agree."""
    one, other = start(4_000), start(4_000)
    assert answer(one) == answer(other)
