"""HOUSE-1.11 at private tables: who has only the link is let in by the players before they see what a seat sees."""

from __future__ import annotations

from fondaco.server.play import seating
from fondaco.server.play.showing.snapshots import summary_of_table
from fondaco.server.table import rows
from fondaco.server.table.wire import AnswerSeat, Resign
from tests.server.folded import FoldedTable, person, refusal
from tests.server.house import Guest


def deserted(public: bool = False) -> FoldedTable:
    """A running table of three at which Bea has resigned."""
    table = FoldedTable(public=public)
    table.ask(Resign("a", table.seq, 1))
    return table


def ask(table: FoldedTable, name: str, seat: int | None = 1) -> rows.Body:
    body = seating.judge_join(table.table, person(name), seat)
    table.write(body)
    return body


def test_house_1_11_at_a_private_table_whoever_comes_by_the_link_asks_first() -> None:
    table = deserted()
    assert ask(table, "dora") == rows.SeatWanted(1, "dora", "Dora")
    assert table.table.seats_of(frozenset({"dora"})) == []
    assert summary_of_table(table.table, [], 0.0).seats[1].wanted == "Dora"
    for name in ("dora", "mallory"):
        assert refusal(seating.judge_join, table.table, person(name), 1).id == "seat-asked"


def test_house_1_11_any_player_lets_them_in() -> None:
    table = deserted()
    ask(table, "dora")
    table.ask(AnswerSeat("b", table.seq, 2, vacant=1, yes=True))
    assert table.table.seats_of(frozenset({"dora"})) == [1]
    assert summary_of_table(table.table, [], 0.0).seats[1].wanted is None
    assert {"type": "took-over", "seat": 1} in table.events()


def test_house_1_11_who_was_turned_away_does_not_ask_again_and_another_may() -> None:
    table = deserted()
    ask(table, "mallory")
    table.ask(AnswerSeat("b", table.seq, 0, vacant=1, yes=False))
    assert refusal(seating.judge_join, table.table, person("mallory"), 1).id == "seat-refused"
    ask(table, "dora")
    table.ask(AnswerSeat("c", table.seq, 0, vacant=1, yes=True))
    assert table.table.seats_of(frozenset({"dora"})) == [1]


def test_house_1_11_only_players_answer_and_only_what_they_have_seen() -> None:
    table = deserted()
    seen = table.seq
    ask(table, "dora")
    for stranger in ("dora", "mallory", "bea"):
        answer = AnswerSeat("b", table.seq, 0, vacant=1, yes=True)
        assert table.declined(answer, by=stranger) == "not-your-seat"
    assert table.declined(AnswerSeat("c", seen, 0, vacant=1, yes=True)) == "no-seat-asked"
    assert table.declined(AnswerSeat("d", table.seq, 0, vacant=2, yes=True)) == "no-seat-asked"


def test_house_1_11_at_a_public_table_the_seat_is_free() -> None:
    assert ask(deserted(public=True), "dora") == rows.TookOver(1, "dora", "Dora")


def test_the_link_to_a_private_table_does_not_open_a_hand(people: list[Guest]) -> None:
    anna, bea, caro, mallory = people
    table = anna.house.table_of(anna, bea, caro, public=False)
    bea.command(table, type="resign", seq=bea.snapshot(table, 1)["seq"], seat=1)
    mallory.post(f"/api/tables/{table}/join", {"seat": 1})
    assert mallory.get(f"/api/tables/{table}/snapshot", 403, seat=1)["id"] == "not-your-seat"
    seq = anna.snapshot(table, 0)["seq"]
    assert anna.command(table, type="admit", seq=seq, seat=0, vacant=1, yes=True)["accepted"]
    assert mallory.snapshot(table, 1)["seat"] == 1
