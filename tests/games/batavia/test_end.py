"""BAT-9: the Final Hex and the last round."""

from __future__ import annotations

from typing import Any

import pytest

from fondaco.games.batavia.events import GoodScored, HexReached, HexScored, LotTurned, PiratesAttacked, Sailed
from fondaco.games.batavia.refusals import ConvertOrKeep, LastRoundNeedsTile, NoTileAhead, TileComesFirst
from fondaco.kernel.errors import GameIsOver, NotYourDecision
from tests.games.batavia.table import ALL_SHOWN, at, cards, gone, heard, legal, now, play, refused, table


def test_bat_9_1_ex_10_to_the_final_hex_without_a_tile_ahead() -> None:
    """EX-10: Anna lays only DK, holds only DK, no DK tile is ahead but an SE tile is."""
    match = at(table(hands=["DK2"], taken=gone("DK"), tiles=["FR"], merchant=[4, 0, 0], **ALL_SHOWN))
    boxes = now(match)["box"]
    play(match, "A lay DK", "A lay DK")
    assert legal(match) == ["hex"]
    events = play(match, "A hex")
    assert events == [HexReached(0)]
    after = now(match)
    assert after["merchant"] == [36, 0, 0]
    assert after["hex"] == 0
    assert after["box"] == boxes
    assert (match.stage, match.deciding) == ("action", (1,))
    events = play(match, "B draw", "C draw")
    assert heard(events, HexScored) == [HexScored(0, 4)]


def test_bat_9_1_all_seals_of_exhausted_companies_lead_there_too() -> None:
    match = at(table(hands=["DK"], tables=["NL SE"], taken=gone("DK", "NL", "SE"), merchant=[11, 0, 0], **ALL_SHOWN))
    play(match, "A lay DK")
    assert legal(match) == ["hex"]
    for company in ("DK", "NL", "SE"):
        refused(match, f"A sail {company}", "BAT-6.3", NoTileAhead(company))


def test_bat_9_1_more_cards_may_still_open_a_tile() -> None:
    """A31: the Final Hex is avoided by gaining a seal with a tile ahead."""
    match = at(table(hands=["DK SE"], taken=gone("DK"), merchant=[4, 0, 0], **ALL_SHOWN))
    play(match, "A lay DK")
    assert legal(match) == ["lay SE", "hex"]
    play(match, "A lay SE")
    assert legal(match) == ["sail SE"]


def test_bat_9_2_ex_10_variant_a_tile_comes_before_the_final_hex() -> None:
    """EX-10, variant: with the SE seal too she must go to the SE tile."""
    match = at(table(hands=["DK"], tables=["SE"], taken=gone("DK"), merchant=[4, 0, 0], **ALL_SHOWN))
    play(match, "A lay DK")
    assert legal(match) == ["sail SE"]
    refused(match, "A hex", "BAT-9.2", TileComesFirst("SE"))
    assert heard(play(match, "A sail SE"), Sailed) == [Sailed(0, 5, "SE", "tea")]


def test_bat_9_2_a_hidden_tile_ahead_closes_the_final_hex_too() -> None:
    match = at(table(hands=["DK"], merchant=[9, 0, 0], shown=10))
    play(match, "A lay DK")
    refused(match, "A hex", "BAT-9.2", TileComesFirst("DK"))


def test_bat_9_3_no_conversion_on_the_turn_of_the_final_hex() -> None:
    match = at(table(hands=["DK"], taken=gone("DK"), tiles=["FR NL SE"], merchant=[8, 0, 0], **ALL_SHOWN))
    play(match, "A lay DK", "A hex")
    assert match.stage == "action"
    assert now(match)["tiles"][0] == cards("FR NL SE")
    assert now(match)["gold"][0] == 0
    refused(match, "A convert", "HOUSE-1.1", NotYourDecision())


def dx_16(turn: int) -> dict[str, Any]:
    """B has just taken the Final Hex; C and D are still to act; no DK tile is left."""
    return table(
        4,
        turn=turn,
        hands=["", "", "DK FR", "NL2 DK"],
        tables=["FR3", "DK", "DK2", "NL"],
        taken=gone("DK", to=0),
        hex=1,
        merchant=[0, 36, 6, 7],
        **ALL_SHOWN,
    )


def test_bat_9_4_dx_16_a_seal_of_an_exhausted_company_does_not_allow_a_play() -> None:
    """DX-16: C has only the DK seal and cannot win another: he must DRAW."""
    match = at(dx_16(2))
    assert now(match)["seal"]["DK"] == 2
    assert legal(match) == ["draw"]
    refused(match, "C lay DK", "BAT-9.4", LastRoundNeedsTile())
    refused(match, "C lay FR", "BAT-9.4", LastRoundNeedsTile())


def test_bat_9_4_dx_16_who_can_win_a_tile_ahead_may_play_and_must_go_there() -> None:
    """DX-16: D can win NL, and an NL tile is ahead."""
    match = at(dx_16(3))
    assert legal(match) == ["draw", "lay DK", "lay NL"]
    play(match, "D lay NL")
    assert legal(match) == ["lay DK", "lay NL", "sail NL"]
    refused(match, "D hex", "BAT-9.2", TileComesFirst("NL"))
    events = play(match, "D sail NL")
    assert heard(events, Sailed) == [Sailed(3, 9, "NL", "cotton")]
    assert match.stage == "conversion"
    play(match, "D convert")
    assert match.over
    assert now(match)["gold"][3] >= 1


def test_bat_9_4_the_play_cannot_end_before_the_seal_with_a_tile_is_won() -> None:
    """D begins with DK, which leads nowhere: nobody else may enter the Final Hex, so NL must follow."""
    match = at(dx_16(3))
    play(match, "D lay DK")
    assert legal(match) == ["lay NL", "sail NL"]
    match = at(table(turn=2, hands=["", "", "DK SE"], taken=gone("DK"), hex=1, merchant=[0, 36, 6], **ALL_SHOWN))
    play(match, "C lay DK")
    assert now(match)["seal"]["DK"] == 2
    assert legal(match) == ["lay SE"]
    refused(match, "C hex", "BAT-9.4", LastRoundNeedsTile())
    refused(match, "C sail DK", "BAT-6.3", NoTileAhead("DK"))
    play(match, "C lay SE")
    assert legal(match) == ["sail SE"]


def test_bat_9_4_a_majority_without_a_tile_ahead_is_not_enough_even_with_cards_for_it() -> None:
    """C could win SE, but stands beyond the last SE tile."""
    behind: dict[str, Any] = {"turn": 2, "hands": ["", "", "SE3"], "hex": 1, "taken": gone("SE", past=20), **ALL_SHOWN}
    assert legal(at(table(merchant=[0, 36, 20], **behind))) == ["draw"]
    assert legal(at(table(merchant=[0, 36, 19], **behind))) == ["draw", "lay SE"]


def test_bat_9_4_those_who_acted_before_have_no_further_turn() -> None:
    match = at(table(turn=1, hands=["", "DK"], taken=gone("DK", to=0), merchant=[0, 8, 0], **ALL_SHOWN))
    play(match, "B lay DK", "B hex")
    assert match.deciding == (2,)
    play(match, "C draw")
    assert match.over


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_bat_9_5_scoring_follows_the_last_action_and_its_pirates(seats: int) -> None:
    """The events of the last move: pirates first, then the scoring; no new lot is turned up."""
    last = seats - 1
    position = table(
        seats,
        turn=last,
        hands=[*[""] * last, "DK"],
        tables=["EN12", "FR12"],
        hex=0,
        merchant=[36] + [0] * last,
    )
    match = at(position)
    name = "ABCDE"[last]
    events = play(match, f"{name} lay DK", f"{name} sail DK", f"{name} keep")
    kinds = [type(event) for event in events]
    assert kinds.index(PiratesAttacked) < kinds.index(GoodScored) < kinds.index(HexScored)
    assert LotTurned not in kinds
    assert match.over
    assert match.deciding == ()
    refused(match, "A draw", "HOUSE-1.3", GameIsOver())
    refused(match, "A nonsense", "HOUSE-1.3", GameIsOver())


def test_bat_9_3_the_taker_is_not_asked() -> None:
    """Unlike after a tile: there CONVERT or KEEP is demanded."""
    match = at(table(hands=["DK SE"], tables=["SE"], taken=gone("DK"), merchant=[4, 0, 0], **ALL_SHOWN))
    play(match, "A lay DK", "A sail SE")
    refused(match, "A hex", "BAT-4.3", ConvertOrKeep())
