"""Which outbox rows a row of a table has, and that they tell nothing a seat may not know."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable

import msgspec
import pytest
from msgspec.structs import replace

from fondaco.games import GAMES
from fondaco.kernel import LegalRange, Match
from fondaco.server.notify.alerts import HOUR, LONGEST_REMINDER, Alert, TableOutbox, read_alerts
from fondaco.server.notify.preferences import Preferences
from fondaco.server.notify.texts import Writer
from fondaco.server.table import rows
from fondaco.server.table.fold import Table, new_table
from fondaco.server.table.rows import LogRow, Seat
from fondaco.server.table.setting import Setting
from fondaco.server.table.wire import ClockPlan

DAYS = ClockPlan("move", 3 * 86_400)
PEOPLE = tuple(Seat("person", f"p{number}", f"P{number}") for number in range(3))


def everybody(person: str) -> str | None:
    return person


class Log:
    """A table whose rows are written one after another, and the outbox rows of each."""

    def __init__(
        self,
        game: str = "kontor",
        seats: tuple[Seat, ...] = PEOPLE[:2],
        clock: ClockPlan | None = None,
        owner: Callable[[str], str | None] = everybody,
    ) -> None:
        rules = GAMES[game]
        options = rules.settle(len(seats), {})
        setting = Setting("table", rules, b"7" * 32, 1000.0, options=options, clock=clock or ClockPlan())
        self.table = new_table(setting)
        self.seats = seats
        self.outbox = TableOutbox(owner, 180.0)
        self.before = self.table
        self.row: LogRow

    def write(self, body: rows.Body, person: str | None = None) -> dict[str, list[Alert]]:
        """By the person who is told."""
        moment = 1000.0 + 3 * (self.table.seq + 1)
        self.before = self.table
        self.row = LogRow(self.table.seq + 1, moment, moment, f"{person}:{moment}" if person else None, body)
        self.table = self.table.after(self.row)
        return self.told(self.table)

    def told(self, after: Table) -> dict[str, list[Alert]]:
        found: dict[str, list[Alert]] = {}
        for item in self.outbox(self.before, self.row, after):
            found.setdefault(item.person, []).extend(read_alerts(item.body))
        return found

    def begin(self) -> dict[str, list[Alert]]:
        self.write(rows.Opened("p0", self.seats))
        return self.write(rows.Began(self.seats))

    def move(self, rng: random.Random) -> dict[str, list[Alert]]:
        match = self.table.match
        assert match is not None
        seat = rng.choice(match.deciding)
        return self.write(rows.Moved(seat, [any_move(match, seat, rng)]), self.table.seats[seat].person)


def any_move(match: Match, seat: int, rng: random.Random) -> str:
    offer = rng.choice(match.legal(seat))
    if isinstance(offer, LegalRange):
        return str(offer.notation).format(rng.randrange(offer.low, offer.high + 1, offer.step))
    return str(offer.notation)


def kinds(told: dict[str, list[Alert]]) -> dict[str, list[str]]:
    return {person: sorted(alert.kind for alert in alerts) for person, alerts in told.items()}


def test_a_table_with_others_in_its_seats_invites_them_and_its_start_is_told() -> None:
    log = Log()
    assert kinds(log.write(rows.Opened("p0", log.seats))) == {"p1": ["invitation"]}
    started = log.write(rows.Began(log.seats))
    assert kinds(started) == {"p1": ["started"]}  # the host has begun it
    assert started["p1"][0].with_ == ("P0",)


def test_a_turn_is_told_once_to_who_is_called_on_and_never_to_who_moved() -> None:
    log, rng = Log(), random.Random(3)
    log.begin()
    turns = 0
    while log.table.status == "playing":
        before = set(log.table.deciding)
        told = log.move(rng)
        called = {f"p{seat}" for seat in log.table.deciding if seat not in before}
        mover = str(log.row.key).partition(":")[0]
        if log.table.status == "playing":
            assert set(kinds(told)) == called - {mover}
            assert all(names == ["your-turn"] for names in kinds(told).values())
            turns += len(told)
    assert turns > 10
    assert kinds(told) == {person: ["ended"] for person in ("p0", "p1") if person != mover}
    result = log.table.match.result if log.table.match else None
    assert result is not None
    assert next(iter(told.values()))[0].winners == tuple(f"P{seat}" for seat in result.winners)


def test_nobody_is_told_for_a_bot_or_for_who_has_no_channel() -> None:
    bots = (PEOPLE[0], Seat("bot", name="Bot", bot="easy"))
    log = Log(seats=bots)
    assert log.begin() == {}
    log = Log(owner=lambda person: None)
    assert log.begin() == {}
    log = Log(owner=lambda person: "account" if person == "p1" else None)
    assert kinds(log.begin()) == {"account": ["started"]}


def test_who_plays_all_seats_is_told_of_no_turn() -> None:
    alone = tuple(replace(seat, person="p0") for seat in PEOPLE[:2])
    log, rng = Log(seats=alone), random.Random(1)
    log.begin()
    assert all(log.move(rng) == {} for _ in range(20))


def test_a_request_to_take_back_is_told_to_who_must_answer() -> None:
    log, rng = Log(), random.Random(2)
    log.begin()
    while log.table.ply < 6:
        log.move(rng)
    told = log.write(rows.UndoRequested(0, 2, [1]), "p0")
    assert kinds(told) == {"p1": ["undo"]}
    assert told["p1"][0].by == "P0"


def test_a_long_clock_has_a_reminder_before_it_runs_out() -> None:
    log = Log(clock=DAYS)
    told = log.begin()
    deciding = {f"p{seat}" for seat in log.table.deciding}
    reminded = {person: alert for person, found in told.items() for alert in found if alert.kind == "time-low"}
    assert set(reminded) == deciding
    alert = next(iter(reminded.values()))
    assert alert.limit == log.table.clock_time + 3 * 86_400
    assert alert.limit - alert.remind == LONGEST_REMINDER
    due = next(item.due for item in log.outbox(log.before, log.row, log.table) if item.kind == "time-low")
    assert due == log.table.changed + 3 * 86_400 - 12 * HOUR
    short = Log(clock=ClockPlan("move", 300))
    assert all("time-low" not in names for names in kinds(short.begin()).values())


@pytest.mark.parametrize("game", GAMES)
def test_an_alert_is_the_same_in_every_world_the_seat_could_be_in(game: str) -> None:
    """Knowledge leaks by no notification: neither whether there is one, nor when, nor what it says."""
    count = GAMES[game].seats[len(GAMES[game].seats) // 2]
    seats = tuple(Seat("person", f"p{number}", f"P{number}") for number in range(count))
    log, rng = Log(game, seats, DAYS), random.Random(5)
    log.begin()
    compared = 0
    while log.table.status == "playing" and log.table.ply < 400:
        told = log.move(rng)
        match = log.table.match
        assert match is not None
        if match.over or rng.random() > 0.3:
            continue
        for seat in range(count):
            twin = msgspec.structs.replace(log.table, match=_in_world(match, seat, rng))
            assert log.told(twin).get(f"p{seat}") == told.get(f"p{seat}")
            compared += f"p{seat}" in told
    assert compared > 3


def _in_world(match: Match, seat: int, rng: random.Random) -> Match:
    twin = copy.copy(match)
    twin.state = match.game.sample(match.state, seat, rng.randrange(2**32))
    return twin


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("kind", ["your-turn", "started", "ended", "undo", "time-low", "invitation", "friend", "test"])
def test_every_alert_has_words_in_both_languages(language: str, kind: str) -> None:
    preferences = msgspec.convert({"language": language, "time_zone": "Europe/Rome"}, Preferences)
    writer = Writer(preferences, "https://fondaco.example", 1000.0, 1000.0)
    for winners, by in (((), "P1" if kind in ("undo", "friend") else ""), (("P1", "Guest 1234"), "Guest 1234")):
        alert = msgspec.convert(
            {
                "kind": kind,
                "table": "t",
                "game": "kontor",
                "with": ["P1"],
                "winners": winners,
                "by": by,
                "limit": 40_000.0,
            },
            Alert,
        )
        message = writer.message("id", [alert])
        assert writer.words.problems == []
        assert not any(word in f"{message.title} {message.text}" for word in ("notify-", "{", "none"))
        if by == "Guest 1234" and kind in ("undo", "invitation"):
            assert ("Ospite 1234" if language == "it" else "Guest 1234") in message.text
    digest = writer.message("id", [alert, alert])
    assert digest.kind == "digest"
    assert len(digest.items) == 2
