"""BAT-5: majority, seals, markers."""

from __future__ import annotations

import pytest

from fondaco.games.batavia.events import SealReturned, SealTaken
from tests.games.batavia.table import at, heard, now, play, scored, table


@pytest.mark.parametrize(
    ("hands", "holder"),
    [
        (["DK", "", ""], 0),
        (["DK3", "DK3", ""], None),
        (["DK2", "DK3", "DK2"], 1),
        (["DK3", "DK", "DK3"], None),
        (["DK", "DK2", "DK2"], None),
        (["DK2", "DK2", "DK2"], None),
        (["DK", "DK", "DK2"], 2),
        (["FR", "FR2", "FR3"], None),
    ],
)
def test_bat_5_1_majority_is_strictly_more_than_every_other_single_player(hands: list[str], holder: int | None) -> None:
    """The hands are laid at scoring, all at once."""
    assert now(scored(hands=hands))["seal"]["DK"] == holder


def test_bat_5_1_two_others_together_do_not_count() -> None:
    match = at(table(hands=["DK"], tables=["DK2", "DK2", "DK2"]))
    assert heard(play(match, "A lay DK"), SealTaken) == [SealTaken(0, "DK")]


def test_bat_5_1_a_tie_for_most_blocks_whatever_third_players_have() -> None:
    match = at(table(4, hands=["DK EN"], tables=["DK2", "DK3", "DK", "DK2"]))
    assert heard(play(match, "A lay DK"), SealReturned) == [SealReturned("DK")]
    assert now(match)["seal"]["DK"] is None


def test_bat_5_2_dx_7_the_seal_follows_the_majority() -> None:
    """DX-7: A has SE2. B lays to SE2, C to SE3, B to SE4."""
    match = at(table(turn=1, hands=["", "SE4 EN", "SE3"], tables=["SE2", "", ""]))
    assert now(match)["seal"]["SE"] == 0
    assert heard(play(match, "B lay SE"), SealReturned) == []
    assert heard(play(match, "B lay SE"), SealReturned) == [SealReturned("SE")]
    assert now(match)["seal"]["SE"] is None
    play(match, "B lay EN", "B sail EN", "B keep")
    play(match, "C lay SE", "C lay SE")
    assert now(match)["seal"]["SE"] is None
    assert heard(play(match, "C lay SE"), SealTaken) == [SealTaken(2, "SE")]
    play(match, "C sail SE", "C keep")
    match = at(table(turn=1, hands=["", "SE2", ""], tables=["SE2", "SE2", "SE3"]))
    assert heard(play(match, "B lay SE"), SealReturned) == [SealReturned("SE")]
    assert heard(play(match, "B lay SE"), SealTaken) == [SealTaken(1, "SE")]


def test_bat_5_2_more_cards_of_an_own_company_change_nothing() -> None:
    match = at(table(hands=["DK2"], tables=["DK2", "DK", ""]))
    events = play(match, "A lay DK")
    assert not heard(events, SealTaken)
    assert not heard(events, SealReturned)
    assert now(match)["seal"]["DK"] == 0


def test_bat_5_2_after_the_pirates_and_at_scoring_the_seals_are_looked_at_again() -> None:
    match = at(table(turn=2, hands=["FR3", "", "NL"], tables=["EN20", "FR2", ""], hex=0, merchant=[36, 0, 0]))
    assert now(match)["seal"] == {"EN": 0, "DK": None, "FR": 1, "NL": None, "SE": None}
    events = play(match, "C lay NL", "C sail NL", "C keep")
    assert heard(events, SealReturned) == [SealReturned("EN")]
    assert heard(events, SealTaken) == [SealTaken(0, "FR")]
    assert match.over
    assert now(match)["seal"] == {"EN": None, "DK": None, "FR": 0, "NL": 2, "SE": None}


@pytest.mark.parametrize(("before", "count"), [("", 0), ("NL2 FR EN3", 6)])
def test_bat_5_3_ex_4_markers_count_the_cards_of_a_company_and_the_cannon_all(before: str, count: int) -> None:
    """EX-4: Anna lays NL four times and FR twice."""
    match = at(table(4, hands=["NL4 FR2"], tables=["", before]))
    start = now(match)
    assert start["cannon"] == count
    for name in ("NL", "NL", "NL", "NL", "FR", "FR"):
        play(match, f"A lay {name}")
    after = now(match)
    assert after["marker"] == start["marker"] | {"NL": start["marker"]["NL"] + 4, "FR": start["marker"]["FR"] + 2}
    assert after["cannon"] == count + 6


def test_bat_5_3_the_true_total_counts_beyond_25() -> None:
    match = at(table(4, hands=["NL4"], tables=["NL8", "EN8", "DK8"]))
    play(match, "A lay NL", "A lay NL", "A lay NL", "A lay NL")
    assert now(match)["cannon"] == 28
    play(match, "A sail NL", "A keep")
    assert now(match)["cannon"] == 16
