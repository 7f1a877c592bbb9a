"""Golden records: matches of every version of the rules that must replay for ever, to the byte."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

from fondaco.games import GAMES
from fondaco.kernel import FondacoError, Match, Record, verify
from fondaco.kernel.declaring.game import MOVE_LIMIT
from tests.declared import declaring
from tests.golden.branch import Branch
from tests.golden.find import OLDER

HERE = Path(__file__).parent
RECORDS = sorted(HERE.glob("*/*.record"))
RECORDED = declaring("records")
MODULES = {name: import_module(f"tests.golden.{name}.branches") for name in RECORDED}
BRANCHES: dict[str, dict[str, Branch]] = {name: module.BRANCHES for name, module in MODULES.items()}
ENDING_BY_THEMSELVES = {name for name, module in MODULES.items() if hasattr(module, "ENDS_BY_ITSELF")}


@cache
def replayed(path: Path) -> tuple[str, Match]:
    text, name = path.read_bytes().decode(), path.parent.name
    try:
        return text, verify(GAMES[name], Record.read(text))
    except FondacoError as error:
        pytest.fail(f"{path.stem}: {error}. If the rules are meant to change: fondaco new-version {name}")


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_record_replays_to_the_byte_and_keeps_its_promise(path: Path) -> None:
    text, match = replayed(path)
    assert match.record.result is not None
    assert match.record.write() == text
    branch = BRANCHES[path.parent.name].get(path.stem)
    if branch is None:
        assert OLDER.match(path.stem), "an older record may leave the promise to its namesake"
        return
    assert branch.promise(match), f"{path.stem} is not what happens here any more"
    assert match.seats == branch.seats
    assert dict(branch.options).items() <= match.options.items()
    assert (match.position is None) == (branch.position is None)


@pytest.mark.parametrize("name", RECORDED)
def test_every_promise_has_its_record(name: str) -> None:
    stems = {path.stem for path in RECORDS if path.parent.name == name}
    assert {stem for stem in stems if stem in BRANCHES[name] or not OLDER.match(stem)} == set(BRANCHES[name])


@pytest.mark.parametrize("name", RECORDED)
def test_every_version_that_is_still_played_has_golden_records(name: str) -> None:
    """An older one in a file of its own name: v1-four-seats.record."""
    records = [path for path in RECORDS if path.parent.name == name]
    versions = {replayed(path)[1].state.rules for path in records}
    assert versions == {game.version for game in GAMES[name].versions}, f"fondaco new-version {name} hands records on"
    for path in records:
        older = OLDER.match(path.stem)
        assert replayed(path)[1].state.rules == (int(older[1]) if older else GAMES[name].version)


@pytest.mark.parametrize("name", RECORDED)
def test_every_ending_every_seat_count_and_every_event_has_a_golden_record(name: str) -> None:
    endings, seats, told = set(), set(), set()
    for path in RECORDS:
        if path.parent.name == name:
            match = replayed(path)[1]
            if match.result is not None:
                endings.add(match.result.ending)
            seats.add(match.seats)
            told |= {type(event) for events in match.events(-1) for event in events}
    assert endings | {MOVE_LIMIT} == {*GAMES[name].endings[1:], MOVE_LIMIT}
    assert MOVE_LIMIT in endings or name in ENDING_BY_THEMSELVES
    assert seats == set(GAMES[name].seats)
    assert told == set(GAMES[name].events)
