"""PAS-2: rounds."""

from __future__ import annotations

import pytest

from fondaco.games.pasar.events import StallsOpened
from fondaco.games.pasar.refusals import NoSuchStall
from tests.games.pasar.table import PEPPER, SILK, at, dealt, now, play, refused


@pytest.mark.parametrize(("length", "rounds"), [("full", 8), ("short", 5)])
def test_pas_2_1_the_last_round_is_the_eighth_or_the_fifth(length: str, rounds: int) -> None:
    match = at(length=length, round=rounds - 1)
    play(match, "A done", "B done")
    assert (match.stage, now(match)["round"]) == ("visit", rounds)
    play(match, "A visit stall-1", "B visit stall-2", "B done", "A done")
    assert match.over


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_pas_2_2_a_card_for_each_merchant_is_turned_up(seats: int) -> None:
    stalls = list(now(dealt(seats))["stall"].values())
    assert [good is not None for good in stalls] == [number < seats for number in range(4)]


def test_pas_2_2_there_are_no_other_stalls() -> None:
    refused(at(phase="visit"), "A visit stall-3", "PAS-2.2", NoSuchStall(2))


def test_pas_2_2_the_next_round_draws_new_cards() -> None:
    match = at(script=[SILK, PEPPER])
    events = play(match, "A done", "B done")
    assert events[-1] == StallsOpened(2, ("silk", "pepper"))


def test_pas_2_3_next_the_merchant_to_the_left_sells_first() -> None:
    match = at(3, turn=1, first=2)
    play(match, "B done")
    assert now(match)["first"] == 0
