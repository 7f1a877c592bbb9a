"""What the rules say below their figures, played on the positions that the figures show."""

from __future__ import annotations

from fondaco.games.batavia.events import Converted, HexReached, PiratesAttacked, SealReturned
from fondaco.games.batavia.refusals import TileComesFirst
from tests.games.batavia.table import at, cards, heard, legal, now, play, refused
from tests.games.figure import figure


def test_bat_7_2_bat_7_4_three_companies_for_6_and_what_is_left_counts() -> None:
    match = at(figure("batavia", "conversion"))
    assert legal(match) == ["convert", "keep"]
    assert play(match, "A convert")[0] == Converted(0, ("EN", "DK", "SE"), 6)
    assert now(match)["tiles"][0] == cards("SE")
    assert now(match)["gold"][0] == 13


def test_bat_8_1_bat_8_4_eleven_danish_ships_sink() -> None:
    match = at(figure("batavia", "pirates"))
    assert now(match)["cannon"] == 24
    play(match, "A lay SE", "A sail SE")
    events = play(match, "A keep")
    assert heard(events, PiratesAttacked) == [PiratesAttacked(("DK",), 11)]
    assert heard(events, SealReturned) == [SealReturned("DK")]
    after = now(match)
    assert (after["cannon"], after["marker"]) == (14, {"EN": 5, "DK": 0, "FR": 4, "NL": 3, "SE": 2})


def test_bat_9_1_bat_9_2_the_final_hex_without_a_danish_tile() -> None:
    position = figure("batavia", "hex")
    match = at(position)
    assert "hex" in legal(match)
    assert play(match, "A hex") == [HexReached(0)]
    table = [position["table"][0] | {"SE": 1}, *position["table"][1:]]
    derived = {"marker", "cannon", "most", "seal", "deck"}
    match = at({name: value for name, value in position.items() if name not in derived} | {"table": table})
    refused(match, "A hex", "BAT-9.2", TileComesFirst("SE"))
