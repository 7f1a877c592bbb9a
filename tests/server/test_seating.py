"""Before and between games: who may sit where, who is host, who begins, who plays on. Pure, without a house."""

from __future__ import annotations

import pytest

from fondaco.games import GAMES
from fondaco.server.play.seating import LONGEST, fill_seats, seat_again, settle_clock
from fondaco.server.play.wire import NewSeat
from fondaco.server.table import access, rows
from fondaco.server.table.access import Person
from fondaco.server.table.rows import Seat
from fondaco.server.table.wire import ClockPlan
from tests.server.folded import FoldedTable, person, refusal

HOUR = 3600


def account(name: str) -> Person:
    return person(name, guest=False)


def names(played: FoldedTable) -> list[str | None]:
    return [seat.name for seat in played.table.seats]


# -- opening ------------------------------------------------------------------------------


def test_players_of_one_device_have_names_and_bots_names_of_their_own() -> None:
    plans = [NewSeat("person", name="Ugo"), NewSeat("person"), NewSeat("bot", bot="easy"), NewSeat("open")]
    seats = fill_seats(plans, person("ada"))
    assert [seat.name for seat in seats[:2]] == ["Ugo", "Ada"]
    assert [seat.person for seat in seats] == ["ada", "ada", None, None]
    assert seats[2].name not in (None, "Ugo", "Ada")
    assert seats[3] == Seat("open")


@pytest.mark.parametrize(
    ("plans", "why"),
    [
        ([NewSeat("bot", bot="easy"), NewSeat("bot", bot="random")], "nobody-plays"),
        ([NewSeat("person"), NewSeat("bot", bot="deep")], "no-such-bot"),
        ([NewSeat("person"), NewSeat("bot")], "no-such-bot"),
    ],
)
def test_a_table_that_nobody_can_play_at_is_refused(plans: list[NewSeat], why: str) -> None:
    assert refusal(fill_seats, plans, person("ada")).id == why


@pytest.mark.parametrize(
    "plan",
    [
        ClockPlan("move", 0),
        ClockPlan("game", LONGEST + 1),
        ClockPlan("none", -1),
        ClockPlan("move", 60, increment=-1),
        ClockPlan("move", 60, bank=LONGEST + 1),
        ClockPlan("none", 0, increment=10**400),
    ],
)
def test_a_clock_that_cannot_be_is_refused(plan: ClockPlan) -> None:
    assert refusal(settle_clock, plan).id == "clock-seconds"


@pytest.mark.parametrize(
    ("plan", "kept"),
    [
        (ClockPlan("none", 90, 5, 7), ClockPlan()),
        (ClockPlan("game", 600, 5, 7), ClockPlan("game", 600, 5)),
        (ClockPlan("move", 60, 0, 7), ClockPlan("move", 60, 0, 7)),
        (ClockPlan("move", 60, weekend_zone="Europe/Rome"), ClockPlan("move", 60)),
        (ClockPlan("move", 72 * HOUR, 0, 9, "Europe/Rome"), ClockPlan("move", 72 * HOUR, 0, 9, "Europe/Rome")),
        (ClockPlan("move", LONGEST), ClockPlan("move", LONGEST)),
    ],
)
def test_house_1_14_a_clock_keeps_only_what_counts_for_its_kind(plan: ClockPlan, kept: ClockPlan) -> None:
    assert settle_clock(plan) == kept


def test_a_weekend_needs_a_time_zone_that_exists() -> None:
    assert refusal(settle_clock, ClockPlan("move", 72 * HOUR, weekend_zone="Nowhere")).id == "no-such-time-zone"


# -- joining ------------------------------------------------------------------------------


def test_who_joins_takes_the_seat_they_named_or_the_first_that_is_free() -> None:
    played = FoldedTable("ada open open open", begun=False)
    played.join("bea", 2)
    played.join("cy")
    assert names(played) == ["Ada", "Cy", "Bea", None]
    for seat in (0, 1, 2):
        assert refusal(played.join, "dan", seat).id == "seat-taken"
    for seat in (-1, 4):
        refused = refusal(played.join, "dan", seat)
        assert (refused.id, refused.arguments) == ("no-such-seat", {"seats": 4})
    played.join("dan", 3)
    assert refusal(played.join, "eva").id == "seat-taken"


def test_nobody_joins_a_match_that_runs_or_a_table_that_was_closed() -> None:
    played = FoldedTable("ada bea cy")
    assert refusal(played.join, "dan").id == "already-started"
    played.play_out()
    assert refusal(played.join, "dan").id == "already-started"
    closed = FoldedTable("ada open open", begun=False)
    closed.leave("ada")
    assert refusal(closed.join, "dan").id == "table-closed"


# -- leaving ------------------------------------------------------------------------------


def test_leaving_before_the_start_passes_the_table_on_and_the_last_closes_it() -> None:
    played = FoldedTable("ada open easy", begun=False)
    played.join("bea")
    played.leave("ada")
    assert (played.table.host, names(played)[:2]) == ("bea", [None, "Bea"])
    played.leave("bea")
    assert (played.table.status, played.shown().status) == ("closed", "closed")
    assert refusal(played.leave, "bea").id == "table-closed"


def test_a_host_who_gives_up_one_of_two_seats_stays_host() -> None:
    played = FoldedTable("ada ada open", begun=False)
    played.join("bea")
    played.leave("ada", 1)
    assert (played.table.host, names(played)) == ("ada", ["Ada", None, "Bea"])
    played.leave("ada", 0)
    assert played.table.host == "bea"


def test_the_opener_stays_host_without_a_seat_until_they_leave() -> None:
    played = FoldedTable("open open open", host="ada", begun=False)
    played.join("bea")
    played.join("cy")
    played.leave("bea", 0)
    assert (played.table.host, names(played)) == ("ada", [None, "Cy", None])
    for who, seat in (("dan", None), ("dan", 1), ("ada", 0), ("ada", 1), ("cy", 0)):
        assert refusal(played.leave, who, seat).id == "not-your-seat"
    played.leave("ada")
    assert played.table.host == "cy"


def test_nobody_leaves_a_match_that_runs() -> None:
    assert refusal(FoldedTable().leave, "ada").id == "already-started"


# -- beginning ----------------------------------------------------------------------------


def test_the_host_begins_when_every_seat_is_taken_by_a_bot_if_so_wished() -> None:
    played = FoldedTable("ada open open", begun=False)
    played.join("bea")
    assert refusal(played.begin, "bea", "easy").id == "host-only"
    assert refusal(played.begin, "ada").id == "seats-open"
    played.begin("ada", "random")
    assert [(seat.kind, seat.bot) for seat in played.table.seats][1:] == [("person", None), ("bot", "random")]
    assert names(played)[2] not in (None, "Ada", "Bea")
    assert played.table.status == "playing"
    assert refusal(played.begin, "ada").id == "already-started"


# -- rated tables -----------------------------------------------------------------------------


def test_house_3_2_at_a_rated_table_every_account_has_one_seat_and_guests_and_programs_none() -> None:
    played = FoldedTable("ada open open", rated=True, begun=False)
    for asker in (person("dan"), person("program.x", guest=False, owner="dan")):
        refused = refusal(played.join, asker)
        assert (refused.id, refused.rule) == ("rated-accounts-only", "HOUSE-3.2")
    assert refusal(played.join, account("ada")).id == "rated-one-seat"
    assert refusal(played.begin, "ada", "easy").id == "rated-needs-two"
    played.join(account("bea"))
    assert refusal(played.begin, "ada", "mcts").id == "rated-bot-not-measured"
    played.begin("ada", "easy")
    played.ask(played.resign(1))
    assert refusal(played.join, account("dan"), 1).rule == "HOUSE-3.2"
    assert refusal(played.join, account("bea"), 1).id == "rated-one-seat"


def test_house_3_3_a_rated_rematch_waits_until_everybody_has_sat_down_themselves() -> None:
    played = FoldedTable("ada bea easy", rated=True, begun=False)
    refused = refusal(played.begin, "ada")
    assert (refused.id, refused.arguments) == ("rated-not-agreed", {"names": "Bea"})
    assert [seat.agreed for seat in played.shown().seats] == [True, False, True]
    assert refusal(played.join, account("bea"), 0).id == "rated-one-seat"
    played.join(account("bea"))
    assert [seat.agreed for seat in played.shown().seats] == [True, True, True]
    played.begin("ada")
    assert played.table.status == "playing"


# -- resigning, and playing on for others -------------------------------------------------------


def test_house_1_10_a_bot_plays_on_for_who_resigned_and_they_cannot_come_back() -> None:
    played = FoldedTable()
    played.play_on(2)
    played.ask(played.resign(1))
    seat = played.shown().seats[1]
    assert (seat.kind, seat.vacant, seat.bot, seat.name) == ("bot", True, "normal", "Bea")
    assert played.events() == [{"type": "resigned", "seat": 1, "bot": "normal"}]
    for command in (played.back(1), played.resign(1), played.play(1, "pass")):
        assert played.declined(command, by="bea") == "not-your-seat"
    for seat_number in (None, 1):
        refused = refusal(played.join, "bea", seat_number)
        assert (refused.id, refused.rule) == ("played-here", "HOUSE-1.11")


def test_house_1_10_the_last_person_breaks_the_match_off_and_keeps_its_record() -> None:
    played = FoldedTable("ada bea easy")
    played.play_on(3)
    played.ask(played.resign(0))
    assert played.shown().status == "playing"
    assert refusal(access.check_finished, played.table).id == "not-finished"
    played.ask(played.resign(1))
    assert (played.table.status, played.table.deciding, played.table.bots_to_move()) == ("abandoned", (), [])
    assert played.table.seats[1].person == "bea", "it stays a match of theirs"
    access.check_finished(played.table)
    assert refusal(played.join, "dan", 0).id == "already-started"


def test_house_1_10_who_is_away_still_keeps_the_match_going() -> None:
    played = FoldedTable("ada bea easy")
    played.ask(played.away(1))
    played.ask(played.resign(0))
    assert played.table.is_paused
    played.ask(played.resign(1))
    assert played.table.status == "abandoned"


def test_house_1_11_another_person_takes_the_seat_and_has_time_for_it() -> None:
    played = FoldedTable("ada bea cy", clock=ClockPlan("move", 600))
    while played.seat != 1:
        played.move()
    played.now += 590
    played.ask(played.resign(1))
    assert played.table.clock.next_due() is None
    assert refusal(played.join, "cy", 1).rule == "HOUSE-1.11"
    for seat in (0, 2):
        assert refusal(played.join, "dan", seat).id == "seat-taken"
    played.join("dan")
    assert (names(played), played.shown().seats[1].vacant) == (["Ada", "Dan", "Cy"], False)
    assert played.left(1) == 600
    played.now += 20
    assert played.table.clock.next_due() == (played.now + 580, 1)
    assert refusal(played.join, "eva").id == "already-started"
    played.ask(played.play(1, played.match.legal(1)[0].notation.format(1)))


@pytest.mark.parametrize(("spent", "has"), [(50, 60), (20, 80)])
def test_house_1_11_in_a_game_on_the_clock_a_newcomer_has_what_was_left_and_at_least_a_minute(
    spent: int, has: int
) -> None:
    played = FoldedTable("ada bea cy", clock=ClockPlan("game", 100))
    seat = played.seat
    played.now += spent
    played.ask(played.resign(seat))
    played.join("dan")
    assert played.left(seat) == has


def test_house_1_13_a_table_where_nobody_plays_in_person_is_paused() -> None:
    played = FoldedTable("ada bea", "spice_islands")
    paused = [played.shown().paused]
    for seat in (0, 1):
        played.ask(played.away(seat))
        paused.append(played.shown().paused)
    assert played.table.bots_to_move() == []
    played.ask(played.back(0))
    assert [*paused, played.shown().paused] == [False, False, True, False]


def test_house_1_8_a_paused_table_waits_for_none_but_the_bot_that_decides_for_lost_time() -> None:
    played = FoldedTable("ada easy easy", clock=ClockPlan("move", 60))
    while played.seat != 0:
        played.move()
    for waiting in ([], [0]):
        played.now += 60
        played.write(rows.StoodUp(0, "normal", "clock"))
        assert (played.table.is_paused, played.table.bots_to_move()) == (True, waiting)
        if not waiting:
            played.ask(played.back(0))
    played.move()
    assert played.table.bots_to_move() == []


# -- playing again ----------------------------------------------------------------------------


def test_bots_keep_their_names_in_the_record_and_the_rematch() -> None:
    played = FoldedTable("ada easy random", begun=False)
    played.begin("ada", "easy")
    bots = names(played)[1:]
    assert len({*bots, "Ada"}) == 3
    assert [played.match.names[seat] for seat in range(3)] == ["Ada", f"{bots[0]} (easy)", f"{bots[1]} (random)"]
    assert seat_again(played.table.seats) == played.table.seats


def test_in_a_rematch_who_stood_in_is_a_bot_like_others_and_who_was_away_is_back() -> None:
    played = FoldedTable("ada bea cy")
    played.ask(played.resign(1))
    played.ask(played.away(2))
    ada, stand_in, cy = seat_again(played.table.seats)
    assert (ada, cy) == (Seat("person", "ada", "Ada"), Seat("person", "cy", "Cy"))
    assert (stand_in.kind, stand_in.bot, stand_in.vacant) == ("bot", "normal", False)
    assert stand_in.name not in (None, "Bea")


def test_a_rematch_is_for_those_who_played_to_the_end() -> None:
    played = FoldedTable()
    for name, why in (("dan", "not-your-seat"), ("ada", "not-finished")):
        assert refusal(access.check_rematch, played.table, person(name)).id == why
    played.play_out()
    access.check_rematch(played.table, person("ada"))
    assert refusal(access.check_rematch, played.table, person("dan")).id == "not-your-seat"


@pytest.mark.parametrize("game", GAMES)
def test_hot_seat_one_person_decides_for_each_of_their_seats(game: str) -> None:
    seats = GAMES[game].seats[0]
    played = FoldedTable(" ".join(["ada"] * seats), game)
    for _ in range(6):
        seat = played.seat
        offer = played.match.legal(seat)[0]
        played.ask(played.play(seat, offer.notation.format(getattr(offer, "low", 0))))
