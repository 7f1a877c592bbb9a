"""The fold: every row type, in every order in which rows can follow each other; `after` never changes its argument."""

from __future__ import annotations

import copy
import itertools
import random
from typing import Any, get_args

import msgspec
import pytest

from fondaco.games import GAMES
from fondaco.kernel import IllegalMove
from fondaco.kernel.playing.luck import QUICK, SECURE
from fondaco.server.core.persistent import KeyIndex, Trail
from fondaco.server.storage.outages import Outages
from fondaco.server.table import rows
from fondaco.server.table.checkpoints import CHECKPOINT, match_at
from fondaco.server.table.fold import Table, new_table
from fondaco.server.table.head import head_of
from fondaco.server.table.rows import LogRow, Seat
from fondaco.server.table.setting import Setting
from fondaco.server.table.wire import ClockPlan

SEATS = (Seat("person", "p0", "P0"), Seat("person", "p1", "P1"), Seat("bot", bot="easy"))


def start(clock: ClockPlan | None = None, game: str = "batavia") -> Table:
    rules = GAMES[game]
    plan = clock or ClockPlan("game", 600, 5)
    return new_table(Setting("table", rules, b"7" * 32, 1000.0, options=rules.settle(3, {}), clock=plan))


def next_row(table: Table, body: rows.Body, key: str | None = None) -> LogRow:
    moment = 1000.0 + 3 * (table.seq + 1)
    return LogRow(table.seq + 1, moment, moment, key, body)


def write(table: Table, *bodies: rows.Body) -> Table:
    for body in bodies:
        table = table.after(next_row(table, body, f"key-{table.seq + 1}"))
    return table


def dealt(**settings: Any) -> Table:
    return write(start(**settings), rows.Opened("p0", SEATS), rows.Began(SEATS))


def a_move(table: Table, rng: random.Random) -> rows.Moved:
    """A legal move, found on a copy: asking writes into the state."""
    match = copy.copy(table.match)
    assert match is not None
    match.state = match.game.rules.copy(match.state)
    seat = match.deciding[0]
    return rows.Moved(seat, [match.game.moves.write(rng.choice(match.offers(seat)))])


def possible(table: Table, rng: random.Random) -> list[rows.Body]:
    """One row of every type that may follow, as the server would write it."""
    found: list[rows.Body] = []
    if table.seq == 0:
        return [rows.Opened("p0", (SEATS[0], Seat("open"), SEATS[2]))]
    if table.status == "open":
        free = [number for number, seat in enumerate(table.seats) if seat.kind == "open"]
        found = [
            rows.Closed(),
            rows.Began(tuple(Seat("bot", bot="easy") if s.kind == "open" else s for s in table.seats)),
        ]
        if free:
            found.append(rows.Joined(free[0], "p1", "P1"))
        own = table.seats_of(frozenset({"p1"}))
        if own:
            found += [rows.Left(own, table.host), rows.Renamed(own, "p1", "Pia")]
            found.append(rows.Readied("p1", "p1" not in table.ready))
    elif table.status == "playing":
        found += [a_move(table, rng), rows.BotFailed(2, "easy", "random"), rows.Abandoned("house"), rows.Resumed()]
        found += [*holds(table), a_vacation(table)]
        found += [rows.SatDown(0) if table.seats[0].away else rows.StoodUp(0, "normal", "clock")]
        found += seat_changes(table)
        if table.ply:
            found.append(rows.UndoRequested(0, rng.randrange(table.ply), [1] if table.undo is None else []))
        if table.undo is not None:
            found += [rows.UndoAnswered([1], True), rows.UndoAnswered([1], False)]
    elif table.status == "finished":
        found = [rows.Followed("another")]
    return found


def seat_changes(table: Table) -> list[rows.Body]:
    if not table.seats[1].vacant:
        return [rows.Resigned(1, "normal")]
    if table.request_for(1) is None:
        return [rows.TookOver(1, "p3", "P3"), rows.SeatWanted(1, "p3", "P3")]
    return [rows.SeatAnswered(1, yes) for yes in (True, False)]


def holds(table: Table) -> list[rows.Body]:
    if table.hold is None:
        return [rows.HoldRequested(0, [2])]
    return [rows.HoldAnswered([2], yes) for yes in (True, False)] if table.hold.waiting else [rows.HoldEnded(0)]


def a_vacation(table: Table) -> rows.Body:
    return rows.VacationBegan([2], 5000.0) if table.seats[2].vacation is None else rows.VacationEnded([2])


def visible(table: Table) -> dict[str, Any]:
    """Everything a table says, deep; the match by its record and its state."""
    said = {name: copy.deepcopy(getattr(table, name)) for name in table.__struct_fields__ if name not in UNCOPIED}
    match = table.match
    said["seqs"], said["accounts"] = list(table.seqs), list(table.accounts)
    said["keys"] = [table.keys.get(f"key-{seq}") for seq in range(1, table.seq + 3)]
    said["checkpoints"] = [table.setting.game.dump(s) for s in table.checkpoints]
    if match is not None:
        said["match"] = (match.ply, [ply.move for ply in match.plies], table.setting.game.dump(match.state))
        said["scratch"] = (match.state.actor, match.state.offered, list(match.state.luck), match.deciding)
    return said


UNCOPIED = ("setting", "match", "checkpoints", "seqs", "accounts", "keys", "setup_events")


def test_after_never_changes_its_argument_in_any_order_of_rows() -> None:
    """All orders up to five rows deep from the first row on, and then at random through whole games."""
    rng = random.Random(1)
    seen: set[type] = set()

    def walk(table: Table, depth: int) -> None:
        before = visible(table)
        for body in possible(table, rng):
            seen.add(type(body))
            row = next_row(table, body, f"key-{table.seq + 1}")
            after = table.after(row)
            assert after.seq == table.seq + 1
            assert visible(table) == before
            assert visible(table.after(row)) == visible(after)  # the same row gives the same table
            if depth:
                walk(after, depth - 1)
            assert visible(table) == before  # whatever followed

    walk(start(), 4)
    walk(write(dealt(), rows.StoodUp(1, "normal", "left")), 2)
    table = dealt()
    while table.status == "playing":
        table = table.after(next_row(table, a_move(table, rng), f"key-{table.seq + 1}"))
    walk(table, 1)
    assert seen == set(get_args(rows.Body))


@pytest.mark.parametrize("game", GAMES)
def test_a_fold_step_by_step_is_the_fold_at_once(game: str) -> None:
    """Branches share what they have in common, and none of them shows in another."""
    rng = random.Random(2)
    seats = GAMES[game].seats[-1]
    plan = ClockPlan("move", 60)
    rules = GAMES[game]
    setting = Setting("table", rules, b"7" * 32, 1000.0, options=rules.settle(seats, {}), clock=plan)
    people = tuple(Seat("person", f"p{number}", f"P{number}") for number in range(seats))
    table, log = new_table(setting), list[LogRow]()
    for body in (rows.Opened("p0", people), rows.Began(people)):
        log.append(next_row(table, body, f"key-{table.seq + 1}"))
        table = table.after(log[-1])
    for _ in range(5 * CHECKPOINT):
        if table.status != "playing":
            break
        if rng.random() < 0.1 and table.ply > 2:
            other = table.after(next_row(table, rows.UndoRequested(0, table.ply - 2, []), "branch"))
            assert other.keys.get("branch") == other.seq
            write(other, a_move(other, rng))  # nobody follows this branch
        log.append(next_row(table, a_move(table, rng), f"key-{table.seq + 1}"))
        table = table.after(log[-1])
        assert table.keys.get("branch") is None
    again = new_table(setting)
    for row in log:
        again = again.after(row)
    assert visible(again) == visible(table)
    assert head_of(again) == head_of(table)


@pytest.mark.parametrize("luck", [QUICK, SECURE])
def test_every_ply_is_found_again_with_the_luck_it_had(luck: int) -> None:
    game = GAMES["spice_islands"]
    setting = Setting("t", game, b"7" * 32, 1000.0, luck=luck, options=game.settle(3, {}))
    table, rng = write(new_table(setting), rows.Opened("p0", SEATS), rows.Began(SEATS)), random.Random(4)
    for _ in range(2 * CHECKPOINT):
        table = write(table, a_move(table, rng))
    assert table.match is not None
    for ply, s in enumerate(table.match.states()):
        found = match_at(table.match, table.checkpoints, ply).state
        assert game.dump(found) == game.dump(s)
        assert found.script is None


def test_a_refused_row_changes_nothing_and_the_rows_around_it_fit() -> None:
    table = dealt()
    before = visible(table)
    seat = table.deciding[0]
    for moves in (["nonsense"], ["bid 999"], ["bid 1", "bid 2"]):
        with pytest.raises(IllegalMove):
            table.after(next_row(table, rows.Moved(seat, moves)))
    with pytest.raises(ValueError, match="row 9 after 2"):
        table.after(LogRow(9, 0.0, 0.0, None, rows.Moved(seat, ["bid 1"])))
    assert visible(table) == before


def test_a_step_costs_the_same_however_long_the_log_is() -> None:
    """What only grows is shared, not copied: all that differs after a note is new, the rest is the same object."""
    rng = random.Random(3)
    table = dealt()
    for _ in range(40):
        table = table.after(next_row(table, a_move(table, rng), f"key-{table.seq + 1}"))
    after = table.after(next_row(table, rows.BotFailed(2, "easy", "random")))
    same = {name for name in table.__struct_fields__ if getattr(after, name) is getattr(table, name)}
    assert {"match", "checkpoints", "seqs", "keys", "accounts", "setup_events", "setting", "undo"} <= same
    moved = table.after(next_row(table, a_move(table, rng), "key"))
    assert moved.seqs._items is table.seqs._items
    assert moved.keys._rows is table.keys._rows


def test_rows_are_stored_as_they_always_were() -> None:
    opened = rows.Opened("p0", SEATS)
    text = rows.write_body(opened)
    assert list(msgspec.json.decode(text)) == ["type", "host", "sittings"]
    assert rows.read_body(text) == opened
    assert rows.read_body('{"type":"asked-back","seat":0,"ply":1,"waiting":[1]}') == rows.UndoRequested(0, 1, [1])


def test_a_trail_shares_and_never_shows_what_another_appended() -> None:
    first = Trail[int]().append(1).append(2)
    left, right = first.append(3), first.append(4)
    assert (list(first), list(left), list(right)) == ([1, 2], [1, 2, 3], [1, 2, 4])
    cut = left.cut(1)
    assert (list(cut), list(cut.append(9, 2)), list(left)) == ([1], [1, 9, 9], [1, 2, 3])
    with pytest.raises(IndexError):
        cut[1]
    assert left[-1] == 3


def test_keys_of_a_branch_are_not_keys_of_another() -> None:
    base = KeyIndex().add("a", 1)
    left, right = base.add("b", 2), base.add("c", 2)
    found = [[index.get(key) for key in "abc"] for index in (base, left, right)]
    assert found == [[1, None, None], [1, 2, None], [1, None, 2]]


def test_clock_time_stands_still_during_outages() -> None:
    outages = Outages([(100.0, 160.0), (10.0, 20.0)])
    times = [outages.clock_time(moment) for moment in (5.0, 10.0, 15.0, 20.0, 30.0, 100.0, 130.0, 160.0, 200.0)]
    assert times == [5.0, 10.0, 10.0, 10.0, 20.0, 90.0, 90.0, 90.0, 130.0]
    assert all(one <= other for one, other in itertools.pairwise(times))
