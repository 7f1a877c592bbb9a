"""BOR-7: the expedition."""

from __future__ import annotations

from fondaco.games.borneo.events import Drew, Laid, Monopoly, Quota
from fondaco.games.borneo.refusals import MustLay, NotInHand, PortNotOpen
from tests.games.borneo.table import at, heard, legal, now, play, refused, table, view


def test_bor_7_1_one_hand_card_on_any_of_the_three_ports() -> None:
    match = at(table(hands=["E04 E05"], piles=["E28", "", ""]))
    assert legal(match, "lay") == [
        f"lay {card} {port}" for card in ("E04", "E05") for port in ("tidore", "bantam", "run")
    ]
    refused(match, "A lay E06 tidore", "BOR-7.1", NotInHand("E06"))
    refused(match, "A lay E04 hitu", "BOR-7.1", PortNotOpen("hitu"))
    refused(match, "A pass", "BOR-7.1", MustLay())
    refused(match, "A done", "BOR-7.1", MustLay())
    play(match, "A lay E04 tidore")
    assert now(match)["pile"][0][:3] == ["E28", "E04", None]


def test_bor_7_1_a_conflict_always_leaves_a_card_to_lay() -> None:
    match = at(table(hands=["E04 E05", "E01", "E01"[:0]]))
    play(match, "A attack red-3 2", "A play E04", "B place red")
    assert (match.stage, legal(match)) == ("expedition", ["lay E05 tidore", "lay E05 bantam", "lay E05 run"])


def test_bor_7_2_ex_13_counts_after_each_card() -> None:
    """EX-13: only that port is looked at, and nothing happens before the limit."""
    match = at(table(hands=["E28 E01", "E49 E02", "E18 E03", "E55 E04"]))
    seen = []
    for turn in ("A lay E28 tidore", "B lay E49 tidore", "C lay E18 tidore"):
        events = play(match, turn)
        assert [type(event) for event in events] == [Laid, Drew]
        laid = heard(events, Laid)[0]
        seen.append((laid.yellow, laid.red, laid.green, laid.blue))
    assert seen == [(0, 2, 1, 1), (1, 3, 2, 1), (1, 5, 1, 3)]
    laid = heard(play(match, "D lay E55 tidore"), Laid)[0]
    assert (laid.layer, laid.yellow, laid.red, laid.green, laid.blue) == (4, 2, 6, 2, 3)


def test_bor_7_2_the_limit_may_be_passed_by_more_than_one() -> None:
    """Bantam, limit 6: five red, then a card with three."""
    match = at(table(hands=["E05 E01"], piles=["", "E28 E18", ""]))
    port = view(match, 0).ports[1]
    assert port is not None
    assert port.flags["red"] == 4
    assert heard(play(match, "A lay E05 bantam"), Monopoly) == [Monopoly("red", "bantam", 7)]


def test_bor_7_2_max_cards_without_the_limit_is_a_quota_split() -> None:
    match = at(table(hands=["E56 E01"], piles=["E05 E26 E25", "", ""]))
    events = play(match, "A lay E56 tidore")
    assert heard(events, Quota) == [Quota("tidore", ("yellow", "red", "green", "blue"))]
    assert not heard(events, Monopoly)


def test_bor_7_3_ex_13_the_monopoly_prevails_over_the_quota() -> None:
    """EX-13: the fourth card is the last one allowed and brings six red flags."""
    match = at(table(hands=["E55 E01"], piles=["E28 E49 E18", "", ""]))
    events = play(match, "A lay E55 tidore")
    assert heard(events, Monopoly) == [Monopoly("red", "tidore", 6)]
    assert not heard(events, Quota)


def test_bor_7_4_ex_15_a_count_falls_when_a_flag_is_covered() -> None:
    """EX-15: green has 2 after the second card, 1 after the third."""
    match = at(table(hands=["E18 E01"], piles=["E28 E49", "", ""]))
    before = view(match, 0).ports[0]
    play(match, "A lay E18 tidore")
    after = view(match, 0).ports[0]
    assert before is not None
    assert after is not None
    assert (before.flags["green"], after.flags["green"]) == (2, 1)


def test_bor_7_4_covered_flags_bring_no_monopoly() -> None:
    """With the covered flags red would have seven at Bantam, it has five."""
    match = at(table(hands=["E40 E01"], piles=["", "E04 E20", ""]))
    events = play(match, "A lay E40 bantam")
    laid = heard(events, Laid)[0]
    assert laid.red == 5
    assert not heard(events, Monopoly)
