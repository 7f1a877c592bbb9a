"""BOR-3 and BOR-5: the turn, change of company."""

from __future__ import annotations

from fondaco.games.borneo.events import CompanyChanged, Drew, Laid, MissionPassed
from fondaco.games.borneo.refusals import MissionOrPass, MustLay, NotYourMerchant, PhaseIsOver, SameCompany, TooFewGoods
from fondaco.kernel import Match
from fondaco.kernel.errors import NotYourDecision
from tests.games.borneo.table import at, heard, legal, now, play, refused, rows, table

FOUR_GOODS = "E01 E02 E03 E04"  # one of each


def test_bor_3_1_four_phases_in_fixed_order() -> None:
    match = at(table(phase="mission", hands=["E13 E14 E15"], captures=[FOUR_GOODS]), [0, 0])
    assert legal(match) == ["pass", "mission each1"]
    refused(match, "A lay E13 tidore", "BOR-4.1", MissionOrPass())
    refused(match, "A change yellow-2 red", "BOR-4.1", MissionOrPass())
    assert heard(play(match, "A pass"), MissionPassed) == [MissionPassed(0)]
    refused(match, "A mission each1", "BOR-3.1", PhaseIsOver())
    play(match, "A change yellow-2 red")
    assert match.stage == "expedition"
    refused(match, "A mission each1", "BOR-3.1", PhaseIsOver())
    refused(match, "A change red-3 blue", "BOR-3.1", PhaseIsOver())
    refused(match, "A attack red-4 1", "BOR-3.1", PhaseIsOver())
    events = play(match, "A lay E13 tidore")
    assert [type(event) for event in events] == [Laid, Drew]
    assert match.deciding == (1,)


def test_bor_3_1_laying_a_card_passes_on_the_companies() -> None:
    match = at(table(hands=["E13 E14"]))
    play(match, "A lay E13 tidore")
    assert match.deciding == (1,)


def test_bor_3_1_without_captures_enough_nobody_is_asked_for_a_mission() -> None:
    """Two pieces could be two doubles of one good; one piece never pays."""
    match = at(table(hands=["E13 E14"], captures=["", "E01", "E04"]))
    play(match, "A lay E13 tidore")
    assert (match.stage, match.deciding) == ("companies", (1,))
    refused(match, "B mission each1", "BOR-4.5", TooFewGoods("each1"))
    play(match, legal_lay(match))
    assert (match.stage, match.deciding) == ("companies", (2,))
    match = at(table(hands=["E13 E14"], captures=["", "E01 E02"]))
    play(match, "A lay E13 tidore")
    assert (match.stage, match.deciding) == ("mission", (1,))
    assert legal(match) == ["pass"]


def legal_lay(match: Match) -> str:
    return f"{'ABCDE'[match.deciding[0]]} {legal(match, 'lay')[0]}"


def test_bor_3_2_only_the_active_player_acts() -> None:
    match = at(table(hands=["E13 E14"]))
    for turn in ("B pass", "C lay E13 tidore", "D place red"):
        refused(match, turn, "HOUSE-1.1", NotYourDecision())


def test_bor_3_2_others_defend_find_places_and_pick() -> None:
    match = at(table(hands=["E04 E05 E13", "E01 E02", "E28 E06"]))
    play(match, "A attack red-3 1", "A play E04", "A done")
    assert (match.stage, match.deciding, now(match)["active"]) == ("defence", (2,), 0)
    play(match, "C done")
    assert (match.stage, match.deciding) == ("ousted", (2,))
    play(match, "C place red")
    assert (match.stage, match.deciding) == ("expedition", (0,))
    match = at(table(hands=["E55 E01"], piles=["E28 E49 E18", "", ""]))
    play(match, "A lay E55 tidore")
    assert (match.stage, match.deciding, now(match)["active"]) == ("split", (2,), 0)


# -- BOR-5 Change of company --------------------------------------------------


def test_bor_5_1_one_action_or_none() -> None:
    match = at(table(hands=["E04 E05"]))
    assert len(legal(match, "change")) == 9
    assert legal(match, "attack") == ["attack yellow-2 1", "attack red-3 1", "attack red-3 2"]
    play(match, "A change yellow-2 blue")
    refused(match, "A change red-3 blue", "BOR-3.1", PhaseIsOver())
    refused(match, "A attack red-3 1", "BOR-3.1", PhaseIsOver())
    refused(match, "A pass", "BOR-7.1", MustLay())


def test_bor_5_2_to_the_end_of_another_row() -> None:
    match = at(table(3, hands=["E04 E05"]))
    refused(match, "A change red-3 red", "BOR-5.2", SameCompany("red"))
    refused(match, "A change red-1 blue", "BOR-5.2", NotYourMerchant("red-1"))
    refused(match, "A change blue-1 red", "BOR-5.2", NotYourMerchant("blue-1"))
    events = play(match, "A change yellow-1 blue")
    assert heard(events, CompanyChanged) == [CompanyChanged(0, "yellow", 1, "blue", 1)]
    assert rows(match) == {"yellow": "BC", "red": "BCA", "green": "CAB", "blue": "A"}


def test_bor_5_3_ex_12_those_to_the_right_close_up() -> None:
    """EX-12: red = [C, B, A], blue = [D, C, B]; B moves from red to blue."""
    match = at(table(turn=1))
    play(match, "B change red-2 blue")
    assert rows(match) == {"yellow": "BAD", "red": "CA", "green": "ADC", "blue": "DCBB"}


def test_bor_5_4_own_neighbours_and_long_rows_are_allowed() -> None:
    crowd = {"yellow": "", "red": "BCDABCDABCD", "green": "A", "blue": ""}
    match = at(table(rows=crowd))
    play(match, "A change green-1 red")
    assert rows(match)["red"] == "BCDABCDABCDA"
    match = at(table(5, rows={"red": "BCDEBCDEBCDEAA", "blue": "A"}))
    play(match, "A change blue-1 red")
    assert rows(match)["red"] == "BCDEBCDEBCDEAAA"
    assert len(legal(match, "lay")) == 6
