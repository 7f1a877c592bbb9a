"""What a command comes to, for whom and when: `judge` and the checks it stands on, without a house."""

from __future__ import annotations

import math

import pytest

from fondaco.server.core.wire import Refused
from fondaco.server.table import access, rows
from fondaco.server.table.judge import MAX_KEY, MAX_MOVES, TableCommand
from fondaco.server.table.wire import ClockPlan, ComeBack, GoAway, Resign
from tests.server.folded import GONE, FoldedTable, every_command, person, refusal

MINUTES, DAYS = ClockPlan("move", 120), ClockPlan("move", 3 * 86_400)


def commands(played: FoldedTable, seat: int = 0) -> list[TableCommand]:
    return list(every_command(played, seat))


# -- who may ask ------------------------------------------------------------------------


def test_nobody_commands_for_another_or_for_a_seat_that_is_not_there() -> None:
    played = FoldedTable("ada bea easy")
    for command in commands(played):
        for asker in ("bea", "dan"):
            assert played.declined(command, by=asker) == "not-your-seat"
    for seat, why in ((2, "not-your-seat"), (-1, "no-such-seat"), (3, "no-such-seat")):
        for command in commands(played, seat):
            assert played.declined(command, by="ada") == why
    assert played.refused(played.play(7, "pass"), by="ada").arguments == {"seats": 3}


def test_who_adopted_a_guest_commands_for_its_seat() -> None:
    played = FoldedTable()
    ada = access.Person("account", "Ada", False, frozenset({"account", "ada"}))
    access.check_own_seat(played.table, ada, 0)
    assert refusal(access.check_own_seat, played.table, ada, 1).id == "not-your-seat"


@pytest.mark.parametrize("key", ["", "k" * (MAX_KEY + 1)])
def test_a_key_that_cannot_be_kept_is_refused(key: str) -> None:
    played = FoldedTable()
    for command in commands(played):
        command.key = key
        assert played.declined(command) == "bad-key"
    played.ask(GoAway("k" * MAX_KEY, played.seq, 0))


# -- when ---------------------------------------------------------------------------------


def test_before_the_start_and_after_the_end_nothing_is_done() -> None:
    waiting, over = FoldedTable(begun=False), FoldedTable()
    over.play_out()
    left = FoldedTable("ada easy easy")
    left.ask(left.resign(0))
    for played, why in ((waiting, "not-started"), (over, "game-is-over"), (left, "abandoned")):
        assert {played.declined(command) for command in commands(played)} == {why}
    assert over.refused(over.play(0, "pass")).rule == "HOUSE-1.3"


def test_house_1_8_who_let_a_bot_take_over_comes_back_before_anything_else_or_resigns() -> None:
    played = FoldedTable(clock=MINUTES)
    assert played.declined(played.back(0)) == "not-away"
    played.ask(played.away(0))
    free = (ComeBack, Resign)
    why = {played.declined(command) for command in commands(played) if not isinstance(command, free)}
    assert why == {"come-back-first"}
    assert played.ask(played.back(0)) == rows.SatDown(0)
    played.ask(played.away(0))
    assert played.ask(played.resign(0)) == rows.Resigned(0, "normal")


def test_house_3_4_where_a_place_counts_nobody_lets_a_bot_play_for_them() -> None:
    for setting in ({"rated": True}, {"league": "league"}):
        played = FoldedTable(**setting)
        refused = played.refused(played.away(0))
        assert (refused.id, refused.rule) == ("rated-no-stand-in", "HOUSE-3.4")
    FoldedTable().ask(FoldedTable().away(0))


# -- moves --------------------------------------------------------------------------------


def test_a_move_is_stale_only_if_the_decision_changed() -> None:
    played = FoldedTable()
    seat, other, seen = played.seat, (played.seat + 1) % 3, played.seq
    played.ask(played.away(other))
    played.ask(played.back(other))
    assert played.ask(played.play(seat, "bid 1", seq=seen)) == rows.Moved(seat, ["bid 1"])
    assert played.declined(played.play(seat, "pass", seq=seen)) == "stale"
    assert played.refused(played.play(other, "pass", seq=seen)).arguments == {"seq": played.seq}


def test_who_moved_has_seen_nothing_else_until_the_answer_came() -> None:
    """A second device that plays on from the same view is told so, though it is still the same seat's turn."""
    played = FoldedTable()
    notation = played.until_free()
    seat, seen = played.seat, played.seq
    played.ask(played.play(seat, notation, seq=seen))
    assert played.seat == seat
    assert played.declined(played.play(seat, notation, seq=seen)) == "stale"


def test_what_nobody_has_seen_yet_is_refused() -> None:
    played = FoldedTable()
    refused = played.refused(played.play(played.seat, "bid 1", seq=played.seq + 1))
    assert (refused.id, refused.arguments) == ("not-yet", {"seq": played.seq})


@pytest.mark.parametrize("count", [0, MAX_MOVES + 1])
def test_moves_are_counted(count: int) -> None:
    played = FoldedTable()
    assert played.refused(played.play(played.seat, *["pass"] * count)).arguments == {"most": MAX_MOVES}


def test_several_moves_are_all_made_or_none() -> None:
    played = FoldedTable()
    before, seat = played.table, played.seat
    refused = played.refused(played.play(seat, "bid 1", "bid 2"))
    assert (refused.id, refused.rule) == ("final-comes-last", "HOUSE-1.6")
    assert played.table is before
    first = played.until_free()
    seat, ply = played.seat, played.table.ply
    played.ask(played.play(seat, first))
    second, played.table = played.match.legal(seat)[0].notation, played.table
    played.ask(played.undo(seat, ply))
    played.ask(played.play(seat, first, second.format(1)))
    assert played.table.ply == ply + 2


def test_house_1_6_what_follows_a_final_move_is_not_even_read() -> None:
    """Else the answer would tell how a secret choice or luck comes out, before one has really dared."""
    played = FoldedTable("ada bea", "kontor")
    played.ask(played.play(1, played.match.legal(1)[0].notation))
    answers = {played.declined(played.play(0, offer.notation, "xyz")) for offer in played.match.legal(0)}
    assert answers == {"final-comes-last"}


def test_a_refused_move_says_which_rule() -> None:
    played = FoldedTable()
    refused = played.refused(played.play(played.seat, "bid 99"))
    assert refused == Refused("too-few-bills", "BAT-3.3", {"bills": 15})


# -- replacing who is absent ------------------------------------------------------------------


def test_house_1_9_who_is_waited_for_and_long_gone_is_replaced() -> None:
    played = FoldedTable("ada bea easy")
    while played.seat != 1:
        played.move()
    early = played.refused(played.replace(0, 1), wait=29.5)
    assert (early.id, early.rule, early.arguments) == ("wait-longer", "HOUSE-1.9", {"seconds": 30})
    assert played.declined(played.replace(0, 1), wait=math.inf) == "is-there"
    assert played.ask(played.replace(0, 1), wait=GONE) == rows.StoodUp(1, "normal", "absent")
    assert played.events() == [{"type": "replaced", "seat": 1, "bot": "normal"}]
    assert played.declined(played.replace(0, 1), wait=GONE) == "not-waited-for", "a bot plays there now"


def test_house_1_9_nobody_else_is_replaced() -> None:
    played = FoldedTable("ada bea easy", clock=MINUTES)
    while played.seat != 0:
        played.move()
    for absent in (1, 2, 9):
        assert played.declined(played.replace(0, absent), wait=GONE) == "not-waited-for"


def test_house_1_9_nobody_is_replaced_where_a_move_has_days_or_the_match_is_paused() -> None:
    for played in (FoldedTable("ada ada easy", clock=DAYS), FoldedTable("ada ada easy", clock=MINUTES)):
        while played.seat > 1:
            played.move()
        if not played.table.setting.clock.is_days:
            played.ask(played.hold(0))
        assert played.declined(played.replace(0, played.seat), wait=GONE) == "clock-decides"


# -- pauses by agreement --------------------------------------------------------------------


def test_house_1_16_everybody_else_is_asked_and_one_person_answers_for_all_their_seats() -> None:
    played = FoldedTable("ada bea bea easy cy", clock=MINUTES)
    assert played.ask(played.hold(0)) == rows.HoldRequested(0, [1, 2, 4])
    assert played.declined(played.agree(0)) == "no-hold-asked"
    assert played.declined(played.hold(4)) == "hold-already-asked"
    assert played.ask(played.agree(2)) == rows.HoldAnswered([1, 2], True)
    assert played.pause() == "asked"
    assert played.declined(played.agree(1)) == "no-hold-asked"
    played.ask(played.agree(4))
    assert played.pause() == "agreed"
    assert [event["type"] for event in played.events()] == ["hold-asked", "hold-began"]


def test_house_1_16_alone_among_bots_a_match_pauses_at_once_and_the_bots_with_it() -> None:
    played = FoldedTable("easy ada easy", clock=MINUTES)
    while played.seat == 1:
        played.move()
    assert played.table.bots_to_move() == [played.seat]
    played.ask(played.hold(1))
    assert (played.pause(), played.table.bots_to_move()) == ("agreed", [])
    assert played.declined(played.play(1, "pass")) == "on-hold"
    assert played.ask(played.end_hold(1)) == rows.HoldEnded(1)
    assert played.table.bots_to_move() == [played.seat]


def test_house_1_16_a_wish_is_taken_back_by_who_wished_and_a_pause_ended_by_anybody() -> None:
    played = FoldedTable(clock=MINUTES)
    assert played.declined(played.end_hold(0)) == "not-on-hold"
    played.ask(played.hold(0))
    assert played.declined(played.end_hold(1)) == "not-on-hold"
    played.ask(played.end_hold(0))
    assert played.pause() == "none"
    played.ask(played.hold(0))
    for seat in (1, 2):
        played.ask(played.agree(seat))
    played.ask(played.end_hold(2))
    assert played.pause() == "none"


def test_house_1_16_a_consent_counts_for_the_request_it_was_given_to() -> None:
    played = FoldedTable(clock=MINUTES)
    played.ask(played.hold(0))
    seen = played.seq
    played.ask(played.end_hold(0))
    played.ask(played.hold(2))
    assert played.declined(played.agree(1, seq=seen)) == "stale"
    played.ask(played.agree(1, yes=False))
    assert (played.pause(), played.events()[-1]["type"]) == ("none", "hold-declined")


@pytest.mark.parametrize("change", ["away", "resign", "back"])
def test_house_1_16_a_request_ends_when_other_people_play_and_a_pause_does_not(change: str) -> None:
    for agreed in (False, True):
        played = FoldedTable("ada bea cy dan", clock=MINUTES)
        if change == "back":
            played.ask(played.away(3))
        played.ask(played.hold(0))
        for seat in (1, 2, 3)[: 3 if change != "back" else 2] if agreed else ():
            played.ask(played.agree(seat))
        changes: dict[str, TableCommand] = {"away": played.away(3), "resign": played.resign(3), "back": played.back(3)}
        played.ask(changes[change])
        assert played.pause() == ("agreed" if agreed else "none")


def test_house_1_16_a_request_does_not_keep_anybody_from_moving_and_ends_with_the_match() -> None:
    played = FoldedTable(clock=MINUTES)
    played.ask(played.hold(0))
    played.move()
    assert played.pause() == "asked"
    played.play_out()
    assert played.pause() == "none"


# -- who may see ----------------------------------------------------------------------------


def test_nobody_sees_a_seat_of_somebody_else_until_the_match_is_over() -> None:
    played = FoldedTable("ada bea easy")
    ada, dan = person("ada"), person("dan")
    for seat, why in ((1, "not-your-seat"), (2, "not-your-seat"), (3, "no-such-seat"), (-2, "no-such-seat")):
        assert refusal(access.check_view, played.table, ada, seat).id == why
    access.check_view(played.table, ada, 0)
    access.check_view(played.table, dan, -1)
    assert refusal(access.check_finished, played.table).id == "not-finished"
    played.play_out()
    for seat in (-1, 0, 1, 2):
        access.check_view(played.table, dan, seat)
    access.check_finished(played.table)


def test_a_seat_that_was_resigned_is_seen_by_its_new_person_alone() -> None:
    played = FoldedTable("ada bea cy")
    played.ask(played.resign(1))
    assert refusal(access.check_view, played.table, person("bea"), 1).id == "not-your-seat"
    played.join("dan", 1)
    access.check_view(played.table, person("dan"), 1)
    assert refusal(access.check_view, played.table, person("bea"), 1).id == "not-your-seat"


def test_spectators_can_be_switched_off() -> None:
    played = FoldedTable("ada bea open", spectators=False, begun=False)
    ada, dan = person("ada"), person("dan")
    access.check_view(played.table, dan, -1)  # who has the link may look before the start
    played.begin("ada", "easy")
    for check in (access.check_chat, lambda table, asker: access.check_view(table, asker, -1)):
        check(played.table, ada)
        assert refusal(check, played.table, dan).id == "no-spectators"
    played.ask(played.resign(1))
    played.ask(played.resign(0))
    assert played.table.status == "abandoned"
    assert refusal(access.check_view, played.table, dan, -1).id == "no-spectators", "not even afterwards"


def test_a_closed_table_is_shown_to_nobody() -> None:
    played = FoldedTable("ada open open", begun=False)
    played.leave("ada")
    assert played.table.status == "closed"
    for seat in (-1, 0):
        assert refusal(access.check_view, played.table, person("ada"), seat).id == "table-closed"


def test_one_sees_the_first_of_ones_own_seats_unless_another_is_named() -> None:
    played = FoldedTable("easy ada ada")
    for name, named, seat in (("ada", None, 1), ("ada", 2, 2), ("dan", None, -1), ("ada", -1, -1)):
        assert access.choose_seat(played.table, person(name), named) == seat


def test_hints_are_for_who_decides_unless_the_table_has_none() -> None:
    played = FoldedTable("ada ada ada")
    seat, ada = played.seat, person("ada")
    access.check_hint(played.table, ada, seat)
    other = (seat + 1) % 3
    assert refusal(access.check_hint, played.table, ada, other).id == "not-your-decision"
    assert refusal(access.check_hint, played.table, person("dan"), seat).id == "not-your-seat"
    assert refusal(access.check_hint, FoldedTable(hints=False).table, ada, 0).id == "no-hints"
    played.ask(played.away(seat))
    assert refusal(access.check_hint, played.table, ada, seat).id == "come-back-first"
    played.play_out()
    assert refusal(access.check_hint, played.table, ada, seat).id == "game-is-over"


def test_only_plies_that_were_played_can_be_looked_at() -> None:
    played = FoldedTable()
    played.play_on(3)
    access.check_ply(played.table, 3)
    assert refusal(access.check_ply, played.table, 4).arguments == {"plies": 3}
    assert refusal(access.check_ply, FoldedTable(begun=False).table, 0).id == "not-started"
