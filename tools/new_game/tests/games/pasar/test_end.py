"""PAS-5: end of the game."""

from __future__ import annotations

from typing import Any

from fondaco.games.pasar import GAME
from fondaco.games.pasar.events import HandPaid
from fondaco.kernel import Match
from tests.games.pasar.table import at, now, play, view


def ended(**said: Any) -> Match:
    """A match of two whose last merchant has just sold no more."""
    match = at(turn=1, round=8, **said)
    play(match, "B done")
    assert match.result is not None
    return match


def test_pas_5_1_after_the_last_sale_all_is_shown() -> None:
    match = ended(hands=["tea", "silk"])
    assert match.result is not None
    assert match.result.ending == "market-closed"
    assert all(player.hand is not None for player in view(match, -1).players)


def test_pas_5_2_a_card_left_brings_a_coin() -> None:
    match = ended(hands=["tea2 silk", ""], prices={"silk": 6}, coins=[4, 9])
    assert HandPaid(0, ("tea", "tea", "silk"), 3) in match.events(-1)[-1]
    assert now(match)["coins"] == [7, 9]


def test_pas_5_3_most_coins_win() -> None:
    result = ended(coins=[4, 9]).result
    assert result is not None
    assert (result.scores, result.ranks) == ((4, 9), (2, 1))


def test_pas_5_4_among_equals_more_goods_decide() -> None:
    result = ended(hands=["tea2", "tea silk"], coins=[5, 5]).result
    assert result is not None
    assert (result.scores, result.ranks) == ((7, 7), (2, 1))


def test_pas_5_4_if_that_is_equal_too_the_victory_is_shared() -> None:
    result = ended(hands=["tea pepper", "tea silk"], coins=[5, 5]).result
    assert result is not None
    assert result.winners == (0, 1)


def test_the_sheet_tells_as_much_as_a_seat_may_know() -> None:
    match = at(hands=["tea2 silk", "tea"], coins=[4, 9])
    sheet = GAME.score_sheet(match.state, 0)
    assert [(line.name, line.values) for line in sheet.categories] == [("sales", (4, 9)), ("left", (3, 1))]
    assert (sheet.totals, sheet.tie_breaks[0].values) == ((7, 10), (2, None))
    sheet = GAME.score_sheet(ended(hands=["tea2", "tea silk"], coins=[5, 5]).state, -1)
    assert (sheet.totals, sheet.ranks, sheet.decided) == ((7, 7), (2, 1), "kinds")
