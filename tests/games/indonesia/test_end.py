"""IND-12 End of the game."""

from __future__ import annotations

from fondaco.games.indonesia.events import CityGrew, FinalResult, PileTaken, YearBegan
from fondaco.kernel import Match
from tests.games.indonesia.table import at, heard, play, table, view


def last_year(order: str = "ABC") -> Match:
    """Example X4: the last move of a game in era c without deeds."""
    position = table(
        phase="fleet", era="c", order=order, company="a-lampung-shipping", operated={"a-lampung-shipping": 1},
        companies={"a-lampung-shipping": "A sea-sunda"}, cash=[120, 40, 0], bank=[30, 0, 5], pile=[-15, 40, 0],
    )  # fmt: skip
    return at(position)


def test_ind_12_1_the_game_ends_before_anything_else_in_that_year() -> None:
    match = last_year()
    events = play(match, "A done")
    assert match.over
    assert [type(event) for event in events][-3:] == [FinalResult] * 3
    assert not heard(events, PileTaken)
    assert len(heard(events, YearBegan)) == 1
    assert not heard(events, CityGrew)


def test_ind_12_2_example_x4_cash_bank_box_and_twice_the_pile() -> None:
    match = last_year()
    events = play(match, "A done")
    assert [event.result for event in heard(events, FinalResult)] == [120, 120, 5]
    assert match.result is not None
    assert match.result.scores == (120, 120, 5)


def test_ind_12_2_example_x4_a_tie_goes_to_who_is_earlier_in_turn_order() -> None:
    for order, ranks in (("ABC", (1, 2, 3)), ("CBA", (2, 1, 3))):
        match = last_year(order)
        play(match, "A done")
        assert match.result is not None
        assert match.result.ranks == ranks


def test_ind_12_2_at_the_end_all_money_is_shown() -> None:
    match = last_year()
    assert view(match, 0).players[1].cash is None
    play(match, "A done")
    assert [player.cash for player in view(match, -1).players] == [120, 40, 0]
