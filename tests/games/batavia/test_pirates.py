"""BAT-8: the pirates."""

from __future__ import annotations

from typing import Any

import pytest

from fondaco.games.batavia.events import Converted, PiratesAttacked, Sailed, SealReturned
from fondaco.kernel import Match
from tests.games.batavia.table import EN, NL, at, cards, heard, legal, now, play, table


def lay_one(seats: int, afloat: str, card: str = "SE") -> tuple[Match, list[PiratesAttacked]]:
    """A lays one card onto a table where the others have `afloat`, and ends the action."""
    match = at(table(seats, hands=[card], tables=["", afloat]))
    play(match, f"A lay {card}", f"A sail {card}")
    return match, heard(play(match, "A keep"), PiratesAttacked)


@pytest.mark.parametrize(
    ("seats", "total", "attacked"),
    [(3, 20, False), (3, 21, True), (3, 22, True), (4, 24, False), (4, 25, True), (5, 24, False), (5, 25, True)],
)
def test_bat_8_1_dx_12_the_threshold_is_21_for_three_and_25_for_more(seats: int, total: int, attacked: bool) -> None:
    """DX-12: three players 20 and 21; four (and five) 24 and 25."""
    match, attacks = lay_one(seats, f"DK{total - 10} NL9")
    assert bool(attacks) == attacked
    assert now(match)["cannon"] == (10 if attacked and total - 10 > 9 else total)


def test_bat_8_1_dx_15_only_after_the_whole_action() -> None:
    """DX-15: A's play reaches 25 with DK largest and his only seal: he moves, converts, then loses the seal."""
    match = at(table(4, hands=["DK"], tables=["DK9", "EN8 DK2", "NL4", "NL"], tiles=["FR"]))
    play(match, "A lay DK")
    assert legal(match) == ["sail DK"]
    assert heard(play(match, "A sail DK"), Sailed) == [Sailed(0, 2, "DK", "tea")]
    assert now(match)["seal"]["DK"] == 0
    events = play(match, "A convert")
    assert events == [Converted(0, ("DK", "FR"), 3), PiratesAttacked(("DK",), 12), SealReturned("DK")]
    after = now(match)
    assert after["seal"]["DK"] is None
    assert after["cannon"] == 13
    assert after["merchant"][0] == 2
    assert after["gold"][0] == 3
    assert match.deciding == (1,)


def test_bat_8_1_one_attack_per_action_and_the_next_after_the_next_action() -> None:
    """A8, A9: after the first attack the total is still at the threshold; a mere draw brings the second."""
    match = at(table(hands=["EN"], tables=["EN9", "DK9 FR4", "NL8"]), [NL] * 4 + [0, EN])
    play(match, "A lay EN", "A sail EN")
    assert heard(play(match, "A keep"), PiratesAttacked) == [PiratesAttacked(("EN",), 10)]
    assert now(match)["cannon"] == 21
    assert heard(play(match, "B draw"), PiratesAttacked) == [PiratesAttacked(("DK",), 9)]
    assert now(match)["cannon"] == 12
    assert heard(play(match, "C draw"), PiratesAttacked) == []


def test_bat_8_1_below_the_threshold_after_an_attack_there_is_no_second() -> None:
    match = at(table(hands=["EN"], tables=["EN9", "DK9 FR3", "NL8"]), [NL, NL])
    play(match, "A lay EN", "A sail EN", "A keep")
    assert now(match)["cannon"] == 20
    assert heard(play(match, "B draw"), PiratesAttacked) == []


def test_bat_8_2_the_company_with_most_cards_over_all_players() -> None:
    """EN is the largest single fleet, DK is the largest company."""
    match = at(table(hands=["SE"], tables=["EN6", "DK4", "DK4 FR6"]))
    play(match, "A lay SE", "A sail SE")
    assert heard(play(match, "A keep"), PiratesAttacked) == [PiratesAttacked(("DK",), 8)]
    assert now(match)["table"] == [cards("EN6 SE"), cards(""), cards("FR6")]


def test_bat_8_2_all_that_tie_for_most_are_attacked() -> None:
    match = at(table(hands=["SE"], tables=["EN6", "DK3 NL6", "DK3 FR2"]))
    play(match, "A lay SE", "A sail SE")
    events = play(match, "A keep")
    assert heard(events, PiratesAttacked) == [PiratesAttacked(("EN", "DK", "NL"), 18)]
    after = now(match)
    assert after["table"] == [cards("SE"), cards(""), cards("FR2")]
    assert after["discard"] == cards("EN6 DK6 NL6")
    assert after["seal"] == {"EN": None, "DK": None, "FR": 2, "NL": None, "SE": 0}
    assert heard(events, SealReturned) == [SealReturned("EN"), SealReturned("NL")]  # DK was tied, its seal on the board


def test_bat_8_2_all_five_may_tie() -> None:
    match = at(table(5, hands=["EN"], tables=["EN4", "DK5", "FR5", "NL5", "SE5"]))
    play(match, "A lay EN", "A sail EN")
    assert heard(play(match, "A keep"), PiratesAttacked) == [PiratesAttacked(("EN", "DK", "FR", "NL", "SE"), 25)]
    assert now(match)["cannon"] == 0
    assert set(now(match)["seal"].values()) == {None}


@pytest.mark.parametrize("seats", [4, 5])
def test_bat_8_3_ex_9_the_cards_are_discarded_the_marker_falls_the_seal_returns(seats: int) -> None:
    """EX-9: DK 11, EN 5, FR 4, NL 3, SE 2: all DK sink, cannon 14, discard pile + 11."""
    match = at(table(seats, hands=["SE"], tables=["SE EN2", "DK6 NL3", "DK5 EN3", "FR4"], discard="FR2"))
    play(match, "A lay SE", "A sail SE")
    assert now(match)["cannon"] == 25
    events = play(match, "A keep")
    assert heard(events, PiratesAttacked) == [PiratesAttacked(("DK",), 11)]
    after = now(match)
    assert after["marker"] == {"EN": 5, "DK": 0, "FR": 4, "NL": 3, "SE": 2}
    assert after["cannon"] == 14
    assert after["discard"] == cards("DK11 FR2")
    assert after["seal"] == {"EN": 2, "DK": None, "FR": 3, "NL": 1, "SE": 0}
    assert all(ships["DK"] == 0 for ships in after["table"])


def test_bat_8_4_nothing_else_is_touched_and_the_next_player_is_on() -> None:
    position = table(
        hands=["SE FR2", "DK3", "NL"], tables=["EN9", "NL6", "DK5"], tiles=["FR NL", "EN", "DK2"], gold=[4, 5, 6]
    )
    match = at(position)
    play(match, "A lay SE", "A sail SE")
    before = now(match)
    play(match, "A keep")
    after = now(match)
    changed = {name for name in after if after[name] != before[name]}
    assert changed == {"phase", "deciding", "to_act", "laid", "table", "marker", "cannon", "most", "seal", "discard"}
    assert after["cannon"] == 12
    assert match.deciding == (1,)


LAST: dict[str, Any] = {"turn": 2, "to_act": 1, "hex": 0, "merchant": [36, 0, 0], "rest": "discard"}


def test_bat_8_5_pirates_come_after_the_very_last_action() -> None:
    """C's card makes 21: EN sinks before the seals are scored, so A gets nothing for it."""
    match = at(table(hands=["", "", "SE"], tables=["EN20", "", ""], **LAST))
    events = play(match, "C lay SE", "C sail SE", "C keep")
    assert heard(events, PiratesAttacked) == [PiratesAttacked(("EN",), 20)]
    assert match.over
    assert now(match)["seal"]["EN"] is None


def test_bat_8_5_no_pirates_in_the_final_scoring() -> None:
    """The hands laid at the end make far more than 21 and stay."""
    match = at(table(hands=["EN20", "DK20", "SE"], **LAST), [EN, EN])
    events = play(match, "C draw")
    assert match.over
    assert heard(events, PiratesAttacked) == []
    assert now(match)["cannon"] == 43
    assert now(match)["seal"]["EN"] == 0
