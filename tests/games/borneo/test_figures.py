"""What the rules say below their figures, played on the positions that the figures show."""

from __future__ import annotations

from fondaco.games.borneo.events import Laid, Monopoly, PortTaken, Quota
from fondaco.kernel import Match
from tests.games.borneo.table import at, heard, legal, play, view
from tests.games.figure import figure


def pickers(match: Match) -> str:
    """Who picks, in this order; the last card is handed out."""
    seats = ""
    while match.stage == "split":
        (seat,) = match.deciding
        seats += "ABCD"[seat]
        play(match, f"{'ABCD'[seat]} {legal(match)[0]}")
    return seats


def test_bor_7_3_bor_8_3_six_red_flags_at_tidore() -> None:
    match = at(figure("borneo", "monopoly"))
    port = view(match, 0).ports[0]
    assert port is not None
    assert port.flags["red"] == 5
    events = play(match, "A lay E55 tidore")
    assert heard(events, Monopoly) == [Monopoly("red", "tidore", 6)]
    assert not heard(events, Quota)
    assert heard(events, PortTaken)[0].seat == 2
    assert pickers(match) == "CBA"


def test_bor_9_2_five_four_two_two() -> None:
    match = at(figure("borneo", "quota"))
    events = play(match, "A lay E56 tidore")
    laid = heard(events, Laid)[0]
    assert (laid.yellow, laid.red, laid.green, laid.blue) == (5, 4, 2, 2)
    assert heard(events, Quota) == [Quota("tidore", ("yellow", "red", "green", "blue"))]
    assert heard(events, PortTaken)[0].seat == 0
    assert pickers(match) == "BCA"
