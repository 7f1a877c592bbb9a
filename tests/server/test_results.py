"""HOUSE-3.4: what a match comes to, as the rows of its log tell."""

from __future__ import annotations

import random

import pytest

from fondaco.bots.bot import move_of
from fondaco.bots.random import Random
from fondaco.games import GAMES
from fondaco.server.table import rows
from fondaco.server.table.fold import Table, new_table
from fondaco.server.table.results import MatchResult, result_of
from fondaco.server.table.rows import LogRow, Seat
from fondaco.server.table.setting import Setting

PEOPLE = ("ada", "bo", "cleo")


class Logged:
    """A rated table of three people and a bot, and the result that its rows gave."""

    def __init__(self, rated: bool = True) -> None:
        game = GAMES["batavia"]
        setting = Setting("table", game, b"7" * 32, 1000.0, options=game.settle(4, {}), hints=False, rated=rated)
        self.table: Table = new_table(setting)
        self.results: list[MatchResult] = []
        self.rng = random.Random(4)
        seats = (*(Seat("person", person, person) for person in PEOPLE), Seat("bot", name="Lucia", bot="easy"))
        self.write(rows.Opened("ada", seats))
        self.write(rows.Began(seats))

    def write(self, body: rows.Body) -> None:
        row = LogRow(self.table.seq + 1, 1000.0 + self.table.seq, 1000.0 + self.table.seq, None, body)
        before, self.table = self.table, self.table.after(row)
        if (result := result_of(before, row, self.table)) is not None:
            self.results.append(result)

    def play(self, plies: int = 10_000) -> None:
        for _ in range(plies):
            if not self.table.deciding:
                return
            seat = self.table.deciding[0]
            assert self.table.match is not None
            self.write(rows.Moved(seat, [move_of(Random(), self.table.match, seat, self.rng)]))

    @property
    def places(self) -> dict[str, tuple[int, bool]]:
        (result,) = self.results
        return {seat.person or seat.bot or "": (seat.place, seat.forfeited) for seat in result.seats}


def test_a_match_that_is_played_out_has_the_places_of_its_ranks() -> None:
    logged = Logged()
    logged.play()
    assert logged.table.match is not None
    assert logged.table.match.result is not None
    ranks = logged.table.match.result.ranks
    assert [place for place, _ in logged.places.values()] == list(ranks)
    assert logged.results[0].is_rated
    assert logged.results[0].finished == 1000.0 + logged.table.seq - 1, "the time of the last row"


def test_house_3_4_who_resigned_or_is_away_at_the_end_shares_the_last_place() -> None:
    logged = Logged()
    logged.play(5)
    logged.write(rows.Resigned(0, "normal"))
    logged.play(5)
    logged.write(rows.StoodUp(1, "normal", "clock"))
    logged.play()
    assert logged.places["ada"] == logged.places["bo"] == (3, True)
    assert {logged.places["cleo"], logged.places["easy"]} == {(1, False), (2, False)}


def test_house_3_4_who_came_back_before_the_end_has_not_forfeited() -> None:
    logged = Logged()
    logged.write(rows.StoodUp(1, "normal", "clock"))
    logged.play(5)
    logged.write(rows.SatDown(1))
    logged.play()
    assert not any(forfeited for _, forfeited in logged.places.values())


def test_house_3_6_of_people_who_all_resigned_the_last_is_first_and_bots_do_not_count() -> None:
    logged = Logged()
    for seat in (1, 0, 2):
        logged.write(rows.Resigned(seat, "normal"))
    assert logged.table.status == "abandoned"
    assert logged.places == {"ada": (2, True), "bo": (2, True), "cleo": (1, False)}
    assert logged.results[0].is_rated


def test_house_3_6_a_match_that_the_house_ends_is_not_rated() -> None:
    logged = Logged()
    logged.play(3)
    logged.write(rows.Abandoned("house"))
    assert not logged.results[0].is_rated


@pytest.mark.parametrize("plies", [0, 10_000])
def test_a_table_that_is_not_rated_has_no_result(plies: int) -> None:
    logged = Logged(rated=False)
    logged.play(plies)
    assert logged.results == []
