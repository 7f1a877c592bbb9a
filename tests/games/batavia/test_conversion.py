"""BAT-7: tiles into gold."""

from __future__ import annotations

from typing import Any

import pytest

from fondaco.games.batavia.events import Converted, Kept
from fondaco.games.batavia.refusals import ConvertOrKeep, NothingToConvert
from tests.games.batavia.table import ALL_SHOWN, at, cards, gone, legal, now, play, refused, scored, table


@pytest.mark.parametrize("company", ["DK", "FR", "NL", "SE"])
def test_bat_7_1_ex_7_no_conversion_after_a_tile_of_a_company_already_held(company: str) -> None:
    """EX-7: Anna holds DK, FR, NL and SE; a second tile of one of them gives no choice, she keeps everything."""
    match = at(table(hands=[company], tiles=["DK FR NL SE"]))
    play(match, f"A lay {company}", f"A sail {company}")
    assert match.deciding == (1,)
    assert now(match)["tiles"][0] == cards(f"DK FR NL SE {company}")
    assert now(match)["gold"][0] == 0


def test_bat_7_1_ex_7_a_tile_of_a_new_company_allows_it() -> None:
    """EX-7: an EN tile makes five companies, the new one included: 15 gold."""
    match = at(table(hands=["EN"], tiles=["DK FR NL SE"]))
    play(match, "A lay EN", "A sail EN")
    assert legal(match) == ["convert", "keep"]
    assert play(match, "A convert")[0] == Converted(0, ("EN", "DK", "FR", "NL", "SE"), 15)
    assert now(match)["gold"] == [15, 0, 0]
    assert now(match)["tiles"][0] == cards("")


def test_bat_7_1_dx_19_the_first_tile_of_all_may_be_converted_alone() -> None:
    """DX-19: 1 gold."""
    match = at(table(hands=["FR"]))
    play(match, "A lay FR", "A sail FR")
    assert legal(match) == ["convert", "keep"]
    assert play(match, "A convert")[0] == Converted(0, ("FR",), 1)
    assert now(match)["gold"] == [1, 0, 0]


def test_bat_7_1_only_right_after_taking_a_tile() -> None:
    match = at(table(hands=["DK"], tiles=["FR NL"]))
    refused(match, "A convert", "BAT-7.1", NothingToConvert())
    play(match, "A lay DK")
    refused(match, "A convert", "BAT-7.1", NothingToConvert())


def test_bat_7_1_what_others_hold_does_not_matter() -> None:
    match = at(table(hands=["DK"], tiles=["", "DK2", "DK"], shown=20))
    play(match, "A lay DK", "A sail DK")
    assert legal(match) == ["convert", "keep"]


EX_8: dict[str, Any] = {"hands": ["DK SE FR"], "tiles": ["SE2 EN"], "gold": [7, 0, 0], "shown": 15}


def test_bat_7_2_ex_8_one_tile_of_every_company_never_a_part() -> None:
    """EX-8: with SE, SE, EN he takes DK and converts: DK, SE and EN go for 6 gold, one SE stays, the crate stays."""
    match = at(table(**EX_8))
    play(match, "A lay DK", "A sail DK")
    assert play(match, "A convert")[0] == Converted(0, ("EN", "DK", "SE"), 6)
    after = now(match)
    assert after["gold"] == [13, 0, 0]
    assert after["tiles"][0] == cards("SE")
    assert after["box"]["DK-tea"] == 0
    assert sum(sum(held.values()) for held in after["tiles"]) == 1


@pytest.mark.parametrize(("company", "gold"), [("SE", None), ("FR", 3)])
def test_bat_7_4_ex_8_the_tiles_left_count_for_the_next_time(company: str, gold: int | None) -> None:
    """EX-8, follow-up: next an SE tile allows nothing, an FR tile allows FR and SE for 3."""
    match = at(table(**EX_8))
    play(match, "A lay DK", "A sail DK", "A convert")
    after = now(match)
    match = at(after | {"deciding": 1, "to_act": 3})
    play(match, f"A lay {company}", f"A sail {company}")
    if gold is None:
        assert match.deciding == (1,)
        assert now(match)["tiles"][0] == cards("SE2")
    else:
        assert play(match, "A convert")[0] == Converted(0, ("FR", "SE"), gold)
        assert now(match)["gold"][0] == 16
        assert now(match)["tiles"][0] == cards("")


@pytest.mark.parametrize(
    ("before", "gold"), [("", 1), ("DK", 3), ("DK FR", 6), ("DK3 FR NL2", 10), ("DK FR NL SE4", 15)]
)
def test_bat_7_3_gold_by_the_number_of_companies(before: str, gold: int) -> None:
    match = at(table(hands=["EN"], tiles=[before], gold=[2, 0, 0], shown=20))
    play(match, "A lay EN", "A sail EN", "A convert")
    assert now(match)["gold"] == [2 + gold, 0, 0]


def test_bat_7_4_tiles_given_up_leave_the_game() -> None:
    match = at(table(hands=["EN"], tiles=["DK3 FR NL2"], shown=15))
    track = now(match)["track"]
    play(match, "A lay EN", "A sail EN", "A convert")
    assert now(match)["tiles"] == [cards("DK2 NL"), cards(""), cards("")]
    assert now(match)["track"] == [None if name == "EN-tea" else name for name in track]


def test_bat_7_5_not_converting_is_always_allowed() -> None:
    match = at(table(hands=["EN"], tiles=["DK FR NL SE"]))
    play(match, "A lay EN", "A sail EN")
    assert play(match, "A keep")[0] == Kept(0)
    assert now(match)["tiles"][0] == cards("EN DK FR NL SE")
    assert now(match)["gold"] == [0, 0, 0]


def test_bat_7_5_at_most_one_conversion_a_turn() -> None:
    """Three DK and three FR would make two sets: only one is given, and the turn is over."""
    match = at(table(hands=["EN"], tiles=["DK3 FR3"], shown=15))
    play(match, "A lay EN", "A sail EN", "A convert")
    assert now(match)["gold"][0] == 6
    assert match.deciding == (1,)
    match = at(table(hands=["EN"]))
    play(match, "A lay EN", "A sail EN")
    for turn in ("A draw", "A lay EN", "A sail EN", "A hex"):
        refused(match, turn, "BAT-4.3", ConvertOrKeep())


def test_bat_7_5_tiles_kept_to_the_end_are_worth_nothing() -> None:
    """A has five tiles but no crate in a lead of his own except what the boxes say: count without the tiles."""
    crates = gone("EN", to=0) | gone("DK", to=1)
    with_tiles = scored(tiles=["EN4", "DK2"], taken=crates, **ALL_SHOWN)
    without = scored(taken=crates, **ALL_SHOWN)
    assert with_tiles.result == without.result
