"""A house whose time of day the test moves on: weekends off, a reminder, the summary of a week, a vacation's end."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from tests.server.house import House, Json, open_house
from tests.server.receivers import Post, part, until
from tests.server.test_notify import account
from tests.server.test_signing_in import add_address

HOUR, DAY = 3600.0, 86_400.0


@pytest.fixture
def post() -> Iterator[Post]:
    with Post.opened() as post:
        yield post


@pytest.fixture
def friday() -> datetime:
    """At noon."""
    today = datetime.now(UTC)
    return (today + timedelta(days=(4 - today.weekday()) % 7 + 7)).replace(hour=12, minute=0, second=0)


@pytest.fixture
def house(tmp_path: Path, post: Post, friday: datetime) -> Iterator[tuple[House, Callable[[float], None]]]:
    clock = tmp_path / "clock"
    start = friday.timestamp() - time.time()
    clock.write_text(str(start))

    def at(seconds: float) -> None:
        """So long after Friday noon."""
        clock.write_text(str(start + seconds))

    settings = post.settings | {"FONDACO_TEST_CLOCK": str(clock)}
    with open_house(tmp_path, settings, module="tests.server.shifted") as house:
        yield house, at


@pytest.mark.thorough
def test_a_weekend_a_reminder_a_summary_and_a_vacation(
    house: tuple[House, Callable[[float], None]], post: Post, friday: datetime
) -> None:
    opened, at = house
    plan = {"kind": "move", "seconds": int(DAY), "weekend_zone": "UTC"}
    with account(opened, "Ada") as ada, opened.guest("Bo") as bo:
        add_address(ada, post, "ada@mail.example")
        wanted = {"time_zone": "UTC", "kinds": ["time-low"], "weekly": True, "digest_at": 18 * 60}
        ada.post("/api/notifications/preferences", wanted)
        table = opened.table_of(ada, bo, game="kontor", clock=plan)
        opened.table_of(ada, bo, game="kontor")
        seat = ada.snapshot(table)["deciding"][0]
        assert ada.snapshot(table)["table"]["due"] == pytest.approx(3 * DAY, abs=60), "on Monday at noon"

        at(1.5 * DAY)  # the night to Sunday
        shown = until(lambda: _when(ada.snapshot(table)["table"], lambda one: one["due"] < 2 * DAY))
        assert (shown["seats"][seat]["clock_runs"], shown["seats"][seat]["away"]) == (False, False)
        assert shown["seats"][seat]["clock"] == pytest.approx(DAY / 2, abs=60)

        at(2.5 * DAY + HOUR)  # the first hour of Monday
        reminder = part(post.mail.wait("ada@mail.example", 2), "plain")
        monday = friday + timedelta(days=3)
        assert f"{monday:%Y-%m-%d %H}:00" in reminder
        assert "11 hours" in reminder

        at(3 * DAY + HOUR)
        until(lambda: _when(ada.snapshot(table)["table"], lambda one: one["seats"][0]["away"]))
        at(3 * DAY + 7 * HOUR)  # after six in the evening
        summary = post.mail.wait("ada@mail.example", 3)
        assert summary["Subject"] == "Your week at Fondaco"
        assert "No match of yours ended this week. One table waits for your move." in part(summary, "plain")
        ada.command(table, type="back", seq=ada.snapshot(table)["seq"], seat=0)

        now = friday.timestamp() + 3 * DAY + 7 * HOUR
        ada.post("/api/account/vacations", {"start": 0, "until": now + 2 * DAY})
        assert bo.get(f"/api/tables/{table}")["seats"][0]["vacation"] == pytest.approx(now + 2 * DAY)
        opened.kill()
        opened.start()
        assert bo.get(f"/api/tables/{table}")["seats"][0]["vacation"] == pytest.approx(now + 2 * DAY)
        at(5 * DAY + 8 * HOUR)
        until(lambda: True if bo.get(f"/api/tables/{table}")["seats"][0]["vacation"] is None else None)
        assert ada.get("/api/account/vacations")["vacations"] == []


def _when(found: Json, holds: Callable[[Json], bool]) -> Json | None:
    return found if holds(found) else None
