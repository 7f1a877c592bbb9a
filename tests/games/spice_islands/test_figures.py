"""What the rules say below their figures, played on the positions that the figures show."""

from __future__ import annotations

from fondaco.games.spice_islands.events import DividendPaid
from tests.games.figure import figure
from tests.games.spice_islands.table import at, heard, legal, now, play


def test_spi_6_1_two_goods_of_any_colour_and_one_spice() -> None:
    match = at(figure("spice_islands", "loading"))
    goods = {"green-good", "blue-good", "yellow-good"}
    assert {move for move in legal(match, "load") if "blue1" in move} == {f"load blue1 {good}" for good in goods}
    assert {move for move in legal(match, "load") if "yellow2" in move} == {"load yellow2 spice"}
    for first in goods:
        again = at(figure("spice_islands", "loading"))
        play(again, f"A load blue1 {first}")
        assert {move for move in legal(again, "load") if "blue1" in move} == {f"load blue1 {good}" for good in goods}
        play(again, f"A load blue1 {first}")
        assert not [move for move in legal(again, "load") if "blue1" in move]


def test_spi_9_3_a_captain_who_ties_remains() -> None:
    match = at(figure("spice_islands", "election"), [5, 0, 5, 4, 1])  # 6; a skull and 6; 5 and 2
    play(match, "A election blue")
    assert now(match)["captain"]["blue"] == 1
    assert now(match)["election"]["blue"] == 0


def test_spi_9_5_six_for_each_of_five_shares() -> None:
    match = at(figure("spice_islands", "dividend"))
    before = now(match)["money"]
    events = play(match, "A dividend yellow")
    assert sum(event.amount for event in heard(events, DividendPaid)) == 30
    after = now(match)
    assert [now - then for now, then in zip(after["money"], before, strict=True)] == [18, 6, 6]
    assert after["treasury"]["yellow"] == 2
