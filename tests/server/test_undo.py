"""HOUSE-1.5, HOUSE-1.6: freely while nothing final happened, else by consent."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from fondaco.games import GAMES
from fondaco.server.play.showing import snapshots
from fondaco.server.table import judge, rows, wire
from fondaco.server.table.wire import ClockPlan
from tests.server.folded import FoldedTable
from tests.server.house import Guest, play_on


@pytest.fixture
def played() -> FoldedTable:
    """Three people after six moves, the last of them final."""
    played = FoldedTable()
    played.play_on(6)
    while not played.match.plies[-1].final:
        played.move()
    return played


def test_over_the_wire_the_others_are_told_and_their_consent_takes_moves_back(people: list[Guest]) -> None:
    table = people[0].house.table_of(*people[:3])
    play_on(people[:3], table, 6, random.Random(1))
    before = [people[seat].snapshot(table, seat, ply=4)["view"] for seat in range(3)]
    with people[1].connect(table, 1) as live:
        seq = live.next("snapshot")["seq"]
        answer = people[0].command(table, type="undo", seq=seq, seat=0, ply=4)
        assert answer["accepted"]
        asked = live.until(answer["seq"])
        told = [{"ply": 6, "seat": 0, "notation": None, "events": [{"type": "undo-asked", "seat": 0, "to": 4}]}]
        assert (asked["told"], asked["undo"]) == (told, {"seat": 0, "ply": 4, "waiting": [1, 2]})
        assert live.ask(type="consent", seq=asked["seq"], seat=1, yes=True)["accepted"]
        last = people[2].command(table, type="consent", seq=asked["seq"], seat=2, yes=True)
        assert last["accepted"]
        assert live.until(last["seq"])["undo"] is None
    for seat in range(3):
        now = people[seat].snapshot(table, seat)
        assert (now["ply"], now["view"]) == (4, before[seat])


def test_house_1_6_past_a_final_move_everybody_else_is_asked(played: FoldedTable) -> None:
    views, ply = played.views(), played.table.ply
    played.move()
    assert played.ask(played.undo(0, ply)) == rows.UndoRequested(0, ply, [1, 2])
    played.ask(played.consent(1, yes=True))
    assert (played.table.ply, played.waiting()) == (ply + 1, [2])
    assert played.declined(played.consent(1, yes=True)) == "no-undo-asked", "once each"
    played.ask(played.consent(2, yes=True))
    assert (played.table.ply, played.waiting(), played.views()) == (ply, None, views)


def test_house_1_6_one_refusal_is_enough(played: FoldedTable) -> None:
    ply = played.table.ply
    played.ask(played.undo(0, 4))
    played.ask(played.consent(1, yes=False))
    assert (played.table.ply, played.waiting()) == (ply, None)
    assert played.declined(played.consent(2, yes=True)) == "no-undo-asked"
    assert [event["type"] for event in played.events()] == ["undo-asked", "undo-declined"]


def test_house_1_6_who_asked_does_not_answer_nor_does_a_stranger(played: FoldedTable) -> None:
    played.ask(played.undo(0, 4))
    assert played.declined(played.consent(0, yes=True)) == "no-undo-asked"
    assert played.declined(played.consent(1, yes=True), by="dan") == "not-your-seat"
    assert played.declined(played.undo(1, 3)) == "undo-already-asked"


def test_house_1_6_one_person_answers_for_all_their_seats() -> None:
    played = FoldedTable("ada bea bea easy cy")
    played.play_on(3)
    played.ask(played.undo(0, 0))
    played.ask(played.consent(2, yes=True))
    assert played.waiting() == [4]


@pytest.mark.parametrize(
    ("seats", "asked"),
    [
        ("ada bea cy", [1, 2]),
        ("ada ada bea", [2]),
        ("ada ada ada", []),
        ("ada easy random", []),
        ("ada bea easy cy cy", [1, 3, 4]),
    ],
)
def test_house_1_6_those_asked_are_the_other_people_and_bots_always_consent(seats: str, asked: list[int]) -> None:
    played = FoldedTable(seats)
    played.play_on(8)
    assert played.ask(played.undo(0, 2)) == rows.UndoRequested(0, 2, asked)
    assert played.table.ply == (8 if asked else 2)


def test_house_1_6_for_whom_a_bot_plays_is_not_asked(played: FoldedTable) -> None:
    played.ask(played.away(1))
    assert played.ask(played.undo(0, 4)) == rows.UndoRequested(0, 4, [2])


@pytest.mark.parametrize("kind", ["move", "away", "back", "resign", "consent", "end"])
def test_house_1_6_a_request_ends_when_the_match_goes_on_without_it(kind: str) -> None:
    played = FoldedTable("ada bea cy dan easy")
    played.play_on(6)
    if kind == "back":
        played.ask(played.away(3))
    played.ask(played.undo(0, 4))
    match kind:
        case "move":
            played.move()
        case "away":
            played.ask(played.away(1))
        case "back":
            played.ask(played.back(3))
        case "resign":
            played.ask(played.resign(2))
        case "consent":
            for seat in (1, 2, 3):
                played.ask(played.consent(seat, yes=True))
        case _:
            played.write(rows.Abandoned("house"))
    assert played.waiting() is None


def test_redo_is_playing_again_and_never_re_rolls() -> None:
    played = FoldedTable("ada ada ada")
    played.play_on(30)
    views, moves = played.views(), [(ply.seat, played.match.game.moves.write(ply.move)) for ply in played.match.plies]
    played.ask(played.undo(0, 10))
    assert played.table.ply == 10
    for seat, notation in moves[10:]:
        played.ask(played.play(seat, notation))
    assert played.views() == views


def test_house_1_5_free_undos_are_counted_and_need_nobody() -> None:
    played = FoldedTable()
    for _ in range(3):
        notation = played.until_free()
        seat, ply, views = played.seat, played.table.ply, played.views()
        played.ask(played.play(seat, notation))
        assert judge.offer_undo(played.table, seat) == wire.UndoOffer(ply, [])
        assert played.ask(played.undo(seat, ply)) == rows.UndoRequested(seat, ply, [])
        assert (played.table.ply, played.views()) == (ply, views)
        played.ask(played.play(seat, notation))
        if ply:
            asked = played.ask(played.undo(seat, ply - 1))
            assert isinstance(asked, rows.UndoRequested)
            others = [other for other in range(3) if other != seat]
            assert asked.waiting == others, "one move too many is not free"
            played.ask(played.consent(others[0], yes=False))
        played.move()


def test_house_1_6_nothing_to_take_back_and_too_late() -> None:
    played = FoldedTable("ada ada ada")
    for ply in (0, 1, -1):
        refused = played.refused(played.undo(0, ply))
        assert (refused.id, refused.rule) == ("nothing-to-undo", "HOUSE-1.6")
    played.play_on(4)
    assert played.declined(played.undo(0, 4)) == "nothing-to-undo", "that is now"
    played.play_out()
    assert played.declined(played.undo(0, 3)) == "game-is-over"


def test_house_1_6_a_consent_counts_for_the_request_it_was_given_to(played: FoldedTable) -> None:
    played.ask(played.undo(0, 5))
    seen, ply = played.seq, played.table.ply
    played.ask(played.away(0))
    played.ask(played.back(0))
    played.ask(played.undo(0, 0))
    for seat in (1, 2):
        assert played.declined(played.consent(seat, yes=True, seq=seen)) == "stale"
    assert played.table.ply == ply
    for seat in (1, 2):
        played.ask(played.consent(seat, yes=True))
    assert played.table.ply == 0


def test_an_undo_asked_from_an_old_view_is_stale(played: FoldedTable) -> None:
    seen = played.seq
    played.move()
    assert played.declined(played.undo(0, 4, seq=seen)) == "stale"
    assert played.declined(played.undo(2, 4, seq=seen)) == "stale", "also of who did not move"
    played.ask(played.undo(0, 4))
    for seat in (1, 2):
        played.ask(played.consent(seat, yes=True))
    assert played.declined(played.play(played.seat, "pass", seq=played.seq - 1)) == "stale", "the decision is another"


def test_who_decides_before_an_undo_and_after_it_decides_anew(played: FoldedTable) -> None:
    decided: dict[tuple[int, int], int] = {}
    while (turn := (played.seat, played.match.state.phase)) not in decided:
        decided[turn] = played.table.ply
        played.move()
    seat, ply, seen = played.seat, decided[turn], played.seq
    played.ask(played.undo(seat, ply))
    for other in played.waiting() or ():
        played.ask(played.consent(other, yes=True))
    assert (played.seat, played.table.ply) == (seat, ply)
    assert played.declined(played.play(seat, "pass", seq=seen)) == "stale"


def test_house_1_5_an_undo_is_offered_only_where_it_can_succeed() -> None:
    """A sealed choice is never taken back; whatever else is offered can be taken back by its mover."""
    seen: Counter[str] = Counter()
    played = FoldedTable("ada bea", "kontor")
    while played.table.status == "playing":
        seat, match = played.seat, played.match
        choice = played.rng.choice(list(match.legal(seat)))
        played.ask(played.play(seat, choice.notation.format(getattr(choice, "low", 0))))
        offer = judge.offer_undo(played.table, seat)
        if choice.sealed:
            seen["sealed"] += 1
            assert offer is None
            if played.table.status == "playing":
                refused = played.refused(played.undo(seat, played.table.ply - 1))
                assert (refused.id, refused.rule) == ("sealed", "HOUSE-1.5")
        elif offer is not None:
            seen["asks" if offer.asks else "free"] += 1
            after = played.table
            assert played.ask(played.undo(seat, offer.ply)) == rows.UndoRequested(seat, offer.ply, offer.asks)
            played.table = after
    assert set(seen) >= {"sealed", "free"}


def test_no_undo_is_offered_to_who_may_not_ask(played: FoldedTable) -> None:
    seat = played.match.plies[-1].seat
    assert judge.offer_undo(played.table, seat) is not None
    assert judge.offer_undo(played.table, -1) is None, "a spectator"
    played.ask(played.away(seat))
    assert judge.offer_undo(played.table, seat) is None, "a bot plays"
    played.ask(played.back(seat))
    played.ask(played.undo(seat, 2))
    assert judge.offer_undo(played.table, seat) is None, "asked already"
    assert judge.offer_undo(FoldedTable(begun=False).table, 0) is None


def test_no_undo_is_offered_or_asked_while_the_match_is_paused() -> None:
    played = FoldedTable("ada easy easy", clock=ClockPlan("game", 600))
    played.play_on(4)
    played.ask(played.hold(0))
    assert judge.offer_undo(played.table, 0) is None
    assert played.declined(played.undo(0, 2)) == "on-hold"


@pytest.mark.parametrize("game", GAMES)
def test_house_1_6_the_last_own_move_is_offered_past_those_of_others(game: str) -> None:
    played = FoldedTable(" ".join(["ada", "bea", "cy", "dan", "eva"][: GAMES[game].seats[0]]), game)
    looked = 0
    for _ in range(40):
        if played.table.status != "playing":
            break
        played.move()
        for seat in range(len(played.table.seats)):
            offer, plies = judge.offer_undo(played.table, seat), played.match.plies
            own = [number for number, ply in enumerate(plies) if ply.seat == seat]
            if not own or any(ply.sealed for ply in plies[own[-1] :]):
                assert offer is None
            elif offer is not None:
                looked += 1
                assert offer.ply == own[-1]
                assert bool(offer.asks) == (len(plies) - own[-1] > played.match.free_undos(seat))
    assert looked


def test_everybody_is_told_of_a_request_and_of_what_became_of_it(played: FoldedTable) -> None:
    seen = played.seq
    played.ask(played.undo(0, 5))
    for seat in (1, 2):
        played.ask(played.consent(seat, yes=True))
    told = [event for told in snapshots.tell_notes(played.table, seen) for event in told.events]
    assert told == [{"type": "undo-asked", "seat": 0, "to": 5}, {"type": "undo-done", "seat": 0, "to": 5}]
    assert snapshots.tell_notes(played.table, played.seq) == []
