"""Clocks for days: banks, weekends, vacations and pauses by agreement, folded from rows at times of the test's own."""

from __future__ import annotations

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

from fondaco.server.core import calendars
from fondaco.server.table import rows
from fondaco.server.table.clock import Clock
from fondaco.server.table.head import head_of
from fondaco.server.table.rows import LogRow
from fondaco.server.table.wire import ClockPlan
from tests.server.folded import FoldedTable

HOUR, DAY = 3600.0, 86_400.0
ROME = "Europe/Rome"
DAYS = ClockPlan("move", int(3 * DAY))


def moment(text: str, zone: str = ROME) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()


# -- bank -------------------------------------------------------------------------------


def test_house_1_14_a_bank_is_used_after_the_time_of_the_move_and_does_not_come_back() -> None:
    clock = Clock.of(ClockPlan("move", 100, bank=50), 2).turn(0.0, {0})
    assert clock.next_due() == (150.0, 0)
    clock = clock.turn(130.0, {1}, mover=0, renewed={0, 1})  # thirty seconds of the bank
    assert (clock.left[0], clock.bank) == (120.0, (20.0, 50.0))
    clock = clock.turn(140.0, {0}, mover=1, renewed={0, 1})  # less than the time of the move: the rest of it is gone
    assert (clock.left[1], clock.bank[1]) == (150.0, 50.0)
    assert clock.next_due() == (260.0, 0)


def test_house_1_14_whose_time_ran_out_has_an_empty_bank() -> None:
    clock = Clock.of(ClockPlan("move", 100, bank=50), 1).turn(0.0, {0})
    clock = clock.suspend(0, 150.0, ran_out=True).turn(150.0, set())
    clock = clock.come_back(0, 160.0, decides=True).turn(160.0, {0})
    assert clock.seconds(0, 160.0) == 60.0
    clock = clock.turn(170.0, {0}, mover=0, renewed={0})
    assert (clock.left, clock.bank) == ((100.0,), (0.0,))


def test_house_1_7_moves_taken_back_by_consent_give_back_the_bank_too() -> None:
    played = FoldedTable(clock=ClockPlan("move", 60, bank=1000))
    while played.table.ply < 4:
        played.now += 1
        played.move()
    seat, ply, before = played.seat, played.table.ply, played.table.clock
    played.now += 500
    played.move()
    assert played.table.clock.bank[seat] == pytest.approx(560.0)
    played.write(rows.UndoRequested(seat, ply, []))
    assert played.table.clock.bank == before.bank


# -- weekends ---------------------------------------------------------------------------


def test_house_1_14_time_for_a_move_stands_from_saturday_to_monday() -> None:
    friday, monday = moment("2026-11-20T18:00"), moment("2026-11-23T00:00")
    assert calendars.after(friday, 7 * HOUR, ROME) == monday + HOUR
    assert calendars.after(friday, 6 * HOUR, ROME) == monday - 2 * DAY
    assert calendars.between(friday, monday + HOUR, ROME) == 7 * HOUR
    assert calendars.between(friday, friday + 9 * 7 * DAY, ROME) == 9 * 5 * DAY
    assert not calendars.is_weekend(friday, ROME)
    assert calendars.is_weekend(monday - 1, ROME)


def test_a_weekend_is_as_long_as_it_is_where_clocks_are_changed() -> None:
    friday = moment("2026-10-23T12:00")  # summer time ends on Sunday: the weekend has 49 hours
    assert calendars.after(friday, DAY, ROME) == moment("2026-10-26T12:00") == friday + 3 * DAY + HOUR


def test_an_unknown_zone_is_read_as_utc() -> None:
    saturday = datetime(2026, 11, 21, tzinfo=UTC).timestamp()
    assert calendars.weekend_of(saturday + 5, "Nowhere/Else")[0] == saturday


def test_house_1_14_a_clock_that_stands_at_weekends_is_due_on_a_working_day() -> None:
    plan = ClockPlan("move", int(DAY), weekend_zone=ROME)
    clock = Clock.of(plan, 2).at(outage=HOUR)  # the server was down for an hour once
    friday = moment("2026-11-20T12:00")
    clock = clock.turn(friday - HOUR, {0})
    assert clock.next_due() == (moment("2026-11-23T12:00") - HOUR, 0)
    sunday = moment("2026-11-22T12:00") - HOUR
    assert (clock.seconds(0, sunday), clock.runs(0, sunday)) == (12 * HOUR, False)
    assert clock.runs(0, moment("2026-11-23T01:00") - HOUR)


# -- vacations --------------------------------------------------------------------------


def test_house_1_15_the_clock_of_who_is_on_vacation_stands_and_goes_on_afterwards() -> None:
    played = FoldedTable(clock=DAYS)
    seat = played.seat
    played.now += DAY
    played.write(rows.VacationBegan([seat], played.now + 10 * DAY))
    assert (played.table.clock.next_due(), played.table.seats[seat].vacation) == (None, played.now + 10 * DAY)
    played.now += 10 * DAY
    assert played.left(seat) == 2 * DAY
    played.write(rows.VacationEnded([seat]))
    assert played.table.clock.next_due() == (played.now + 2 * DAY, seat)
    assert played.table.seats[seat].vacation is None


def test_house_1_15_who_is_on_vacation_may_move() -> None:
    played = FoldedTable(clock=DAYS)
    played.write(rows.VacationBegan([0, 1, 2], played.now + DAY))
    played.move()
    assert played.table.clock.next_due() is None


def test_house_1_9_nobody_is_replaced_for_absence_where_a_move_has_days() -> None:
    played = FoldedTable(clock=DAYS)
    other = (played.seat + 1) % 3
    assert played.declined(played.replace(other, played.seat)) == "clock-decides"


# -- pauses by agreement ----------------------------------------------------------------


def test_house_1_16_a_match_pauses_when_all_have_agreed_and_goes_on_when_one_wants() -> None:
    played = FoldedTable(clock=DAYS)
    played.ask(played.hold(0))
    assert played.table.clock.next_due() is not None, "only one has agreed"
    assert played.declined(played.hold(1)) == "hold-already-asked"
    played.ask(played.agree(1, True))
    assert not head_of(played.table).on_hold
    played.ask(played.agree(2, True))
    assert head_of(played.table).on_hold
    assert played.table.clock.next_due() is None
    assert played.declined(played.play(played.seat, "pass")) == "on-hold"
    played.now += 100 * DAY
    played.ask(played.end_hold(2))
    assert played.table.clock.next_due() == (played.now + 3 * DAY, played.seat)


def test_house_1_16_one_no_ends_the_request() -> None:
    played = FoldedTable(clock=DAYS)
    played.ask(played.hold(0))
    assert played.declined(played.agree(1, True, seq=0)) == "stale"
    played.ask(played.agree(1, False))
    assert played.table.hold is None
    assert played.declined(played.agree(2, True)) == "no-hold-asked"
    assert played.declined(played.end_hold(2)) == "not-on-hold"


def test_house_1_16_there_is_nothing_to_pause_without_a_clock() -> None:
    played = FoldedTable(clock=ClockPlan())
    assert played.declined(played.hold(0)) == "no-clock"


def test_house_1_16_a_request_ends_when_a_bot_takes_over() -> None:
    played = FoldedTable(clock=DAYS)
    played.ask(played.hold(0))
    played.ask(played.away(1))
    assert played.table.hold is None


def test_the_same_rows_fold_to_the_same_clocks_whatever_the_moment_they_are_read() -> None:
    """Nothing but the rows counts: neither who is on vacation elsewhere nor the time of day."""
    played, written = FoldedTable(clock=ClockPlan("move", int(DAY), bank=int(DAY), weekend_zone=ROME)), []
    fold = played.table.__class__.after
    first = played.table

    def note(body: rows.Body) -> None:
        row = LogRow(played.table.seq + 1, played.now, played.now, None, body)
        written.append(row)
        played.table = fold(played.table, row)

    played.write = note  # type: ignore[method-assign]
    played.now = moment("2026-11-19T20:00")
    for step in range(12):
        played.now += 17 * HOUR
        played.move()
        if step == 4:
            note(rows.VacationBegan([played.seat], played.now + DAY))
        if step == 6:
            note(rows.VacationEnded([seat for seat in range(3) if played.table.seats[seat].vacation]))
    again = first
    for row in written:
        again = again.after(row)
    assert again.clock == played.table.clock
    assert head_of(again) == head_of(played.table)
