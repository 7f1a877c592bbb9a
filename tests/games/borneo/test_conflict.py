"""BOR-6: conflict."""

from __future__ import annotations

from typing import Any

import pytest

from fondaco.games.borneo.events import (
    Attacked,
    AttackFailed,
    AttackPlayed,
    AttackSucceeded,
    CardKept,
    DefencePlayed,
    NothingKept,
    OustedLeft,
    OustedStayed,
)
from fondaco.games.borneo.refusals import (
    KeepOrPass,
    NobodyToAttack,
    NoColourInHand,
    NotPlayed,
    NotToPlay,
    NotYourMerchant,
    OneCardOnly,
    OustedNow,
    PlayOneAtLeast,
    PlayOrDone,
    WrongColour,
)
from fondaco.kernel import Match
from tests.games.borneo.table import at, heard, legal, now, pieces, play, refused, rows, table, view, where

EX_7 = {"yellow": "CAD", "red": "DBA", "green": "ABC", "blue": "DCB"}


def fight(*hands: str, rows: dict[str, str] | None = None, **more: Any) -> Match:
    """EX-7: A stands third in red, B second, D first."""
    return at(table(hands=hands, rows=rows or EX_7, **more))


def test_bor_6_1_an_opponent_further_left_in_the_same_row() -> None:
    match = fight("E04 E05", rows={"yellow": "ACD", "red": "DABA", "green": "BC", "blue": "DCB"})
    assert legal(match, "attack") == ["attack red-2 1", "attack red-4 1", "attack red-4 3"]
    refused(match, "A attack red-4 2", "BOR-6.1", NobodyToAttack("red-4"))
    refused(match, "A attack red-2 3", "BOR-6.1", NobodyToAttack("red-2"))
    refused(match, "A attack red-2 2", "BOR-6.1", NobodyToAttack("red-2"))
    refused(match, "A attack yellow-1 2", "BOR-6.1", NobodyToAttack("yellow-1"))
    refused(match, "A attack red-3 1", "BOR-5.2", NotYourMerchant("red-3"))
    events = play(match, "A attack red-4 1")
    assert heard(events, Attacked) == [Attacked(0, "red", 4, 3, 1, 2)]


def test_bor_6_2_ex_11_two_cards_and_the_colour() -> None:
    """EX-11: with one card no conflict, but a change of company; E02 shows no red."""
    match = fight("E04")
    assert legal(match, "attack") == []
    assert legal(match, "change")
    refused(match, "A attack red-3 1", "BOR-6.2", OneCardOnly())
    match = fight("E02 E07")
    assert not [text for text in legal(match, "attack") if "red" in text]
    refused(match, "A attack red-3 1", "BOR-6.2", NoColourInHand("red"))


def test_bor_6_3_ex_11_one_or_more_cards_of_the_colour_and_one_is_kept() -> None:
    """EX-11: with three cards at most two are played; E02 YYG|Y cannot be."""
    match = fight("E04 E02 E05 E06", "", "", "E01")
    play(match, "A attack red-3 1")
    refused(match, "A done", "BOR-6.3", PlayOneAtLeast())
    refused(match, "A play E02", "BOR-6.3", WrongColour("E02", "red"))
    refused(match, "A play E28", "BOR-6.3", NotToPlay("E28"))
    refused(match, "A lay E04 tidore", "BOR-6.3", PlayOrDone())
    assert legal(match) == ["play E04", "play E05", "play E06"]
    play(match, "A play E04")
    assert legal(match) == ["done", "play E05", "play E06"]
    match = fight("E04 E05 E06", "", "", "E01 E28")
    play(match, "A attack red-3 1", "A play E04", "A play E05")
    assert (match.stage, match.deciding) == ("defence", (3,))
    assert now(match)["hand_size"][0] == 1


def test_bor_6_3_done_is_asked_even_if_no_card_of_the_colour_is_left() -> None:
    """That nothing more can be played the others cannot see."""
    match = fight("E04 E02 E07")
    play(match, "A attack red-3 1", "A play E04")
    assert (match.stage, legal(match)) == ("attack", ["done"])


def test_bor_6_4_ex_7_no_more_cards_than_the_attacker() -> None:
    """EX-7 d: A plays one card, D at most one."""
    match = fight("E04 E05 E13", "", "", "E28 E29 E30")
    play(match, "A attack red-3 1", "A play E04", "A done")
    assert legal(match) == ["done", "play E28", "play E29", "play E30"]
    play(match, "D play E28")
    assert match.stage != "defence"


def test_bor_6_4_ex_11_four_cards_against_three() -> None:
    """EX-11: a defender with four cards facing three plays at most three."""
    match = fight("E04 E05 E06 E13", "", "", "E28 E29 E30 E16")
    play(match, "A attack red-3 1", "A play E04", "A play E05", "A play E06")
    assert match.stage == "defence"
    play(match, "D play E28", "D play E29", "D play E30")
    assert (match.stage, now(match)["defence_cards"], now(match)["hand_size"][3]) == ("ousted", 3, 1)


def test_bor_6_4_ex_11_the_colour_and_one_card_kept() -> None:
    """EX-11: E02 shows no red for the defender either; with one card in hand none is played."""
    match = fight("E04 E05 E13", "", "", "E02 E28")
    play(match, "A attack red-3 1", "A play E04", "A done")
    refused(match, "D play E02", "BOR-6.3", WrongColour("E02", "red"))
    refused(match, "D pass", "BOR-6.3", PlayOrDone())
    play(match, "D play E28")
    assert now(match)["hand_size"][3] == 1
    match = fight("E04 E05 E13", "", "", "E28")
    play(match, "A attack red-3 1", "A play E04", "A done")
    assert match.stage == "ousted"


def test_bor_6_4_whoever_lacks_the_colour_is_asked_all_the_same() -> None:
    match = fight("E04 E05 E13", "", "", "E02 E07")
    play(match, "A attack red-3 1", "A play E04", "A done")
    assert (match.stage, match.deciding, legal(match)) == ("defence", (3,), ["done"])


def test_bor_6_5_all_four_flags_count() -> None:
    match = fight("E04 E05 E49 E13")
    play(match, "A attack red-3 1")
    assert heard(play(match, "A play E04"), AttackPlayed) == [AttackPlayed(0, "E04", 3)]
    assert heard(play(match, "A play E49"), AttackPlayed) == [AttackPlayed(0, "E49", 4)]
    assert heard(play(match, "A play E05"), AttackPlayed) == [AttackPlayed(0, "E05", 7)]


def test_bor_6_6_ex_7_the_bonus_counts_without_cards() -> None:
    """EX-7 c: A plays E49 (1 red), D nothing: 1 against 1, success."""
    match = fight("E49 E04 E13", "", "", "E28 E29")
    play(match, "A attack red-3 1", "A play E49", "A done")
    events = play(match, "D done")
    assert heard(events, AttackSucceeded) == [AttackSucceeded(0, 3, "red", 1, 1)]


def test_bor_6_6_merchants_of_anybody_between_count() -> None:
    match = fight("E49 E04 E13", "", "", "E28 E29", rows={"yellow": "CDA", "red": "DABA", "green": "BC", "blue": "DCB"})
    assert heard(play(match, "A attack red-4 1"), Attacked)[0].bonus == 2
    play(match, "A play E49", "A done")
    assert heard(play(match, "D play E28"), DefencePlayed) == [DefencePlayed(3, "E28", 4)]
    assert match.stage == "keeping"


def test_bor_6_6_ex_9_no_bonus_between_neighbours() -> None:
    """EX-9: red = [D, A]."""
    match = fight("E49 E04 E13", rows={"yellow": "CABD", "red": "DA", "green": "ABC", "blue": "DCB"})
    assert heard(play(match, "A attack red-2 1"), Attacked)[0].bonus == 0


def test_bor_6_7_a_tie_is_a_success() -> None:
    """EX-7 a: 3 against 2 + 1."""
    match = fight("E04 E05 E13", "", "", "E28 E29")
    play(match, "A attack red-3 1", "A play E04", "A done")
    assert heard(play(match, "D play E28"), AttackSucceeded) == [AttackSucceeded(0, 3, "red", 3, 3)]


def test_bor_6_7_ex_7_less_is_a_failure() -> None:
    """EX-7 b: 3 against 3 + 1."""
    match = fight("E04 E06 E13", "", "", "E05 E29")
    play(match, "A attack red-3 1", "A play E04", "A done")
    assert heard(play(match, "D play E05"), AttackFailed) == [AttackFailed(0, 3, "red", 3, 4)]


def succeed() -> Match:
    match = fight("E04 E05 E13", "", "", "E28 E29")
    play(match, "A attack red-3 1", "A play E04", "A done", "D play E28")
    assert (match.stage, match.deciding) == ("ousted", (3,))
    return match


def test_bor_6_8_the_attacker_takes_the_place() -> None:
    assert rows(succeed())["red"][0] == "A"


def test_bor_6_9_ex_7_the_attackers_old_place() -> None:
    """EX-7 a: red = [A, B, D]."""
    match = succeed()
    assert legal(match) == ["place yellow", "place red", "place green", "place blue"]
    refused(match, "D pass", "BOR-6.9", OustedNow())
    assert heard(play(match, "D place red"), OustedStayed) == [OustedStayed(3, "red", 3)]
    assert rows(match) == EX_7 | {"red": "ABD"}
    assert (match.stage, match.deciding) == ("expedition", (0,))


def test_bor_6_9_ex_7_or_the_end_of_another_row() -> None:
    """EX-7 a: red = [A, B], blue gains D."""
    match = succeed()
    assert heard(play(match, "D place blue"), OustedLeft) == [OustedLeft(3, "red", 3, "blue", 4)]
    assert rows(match) == EX_7 | {"red": "AB", "blue": "DCBD"}


def test_bor_6_9_an_empty_company_will_do() -> None:
    match = at(table(3, hands=["E04 E05 E13", "E01"], rows={"yellow": "ACB", "red": "BCA", "green": "CAB"}))
    play(match, "A attack red-3 1", "A play E04", "A done", "B place blue")
    assert rows(match) == {"yellow": "ACB", "red": "AC", "green": "CAB", "blue": "B"}


def test_bor_6_10_those_behind_close_up_those_between_stay() -> None:
    crowd = {"yellow": "", "red": "DBCABDC", "green": "ABC", "blue": "DA"}
    for company, red in (("red", "ABCDBDC"), ("green", "ABCBDC")):
        match = fight("E04 E05 E06 E13", "", "", "E01", rows=crowd)
        play(match, "A attack red-4 1", "A play E04", "A done", f"D place {company}")
        assert rows(match)["red"] == red


def hold() -> Match:
    match = fight("E04 E06 E13 E16", "", "", "E05 E28 E29")
    play(match, "A attack red-3 1", "A play E04", "A play E13", "A done", "D play E05", "D play E28")
    assert (match.stage, match.deciding) == ("keeping", (3,))
    return match


def test_bor_6_11_ex_7_the_defender_may_keep_an_own_card() -> None:
    """EX-7 b: D may keep E05; E04 is discarded."""
    match = hold()
    assert rows(match) == EX_7
    assert legal(match) == ["pass", "keep E05", "keep E28"]
    refused(match, "D keep E04", "BOR-6.11", NotPlayed("E04"))
    refused(match, "D keep E29", "BOR-6.11", NotPlayed("E29"))
    refused(match, "D done", "BOR-6.11", KeepOrPass())
    assert heard(play(match, "D keep E05"), CardKept) == [CardKept(3, "E05")]
    assert where(match, "E05") == "captures-4"
    assert view(match, 3).players[3].units == {"pepper": 0, "cinnamon": 0, "cloves": 1, "nutmeg": 0}
    assert pieces(match, "discard") == {"E04", "E13", "E28"}
    assert (match.stage, match.deciding) == ("expedition", (0,))


def test_bor_6_11_or_none() -> None:
    match = hold()
    assert heard(play(match, "D pass"), NothingKept) == [NothingKept(3)]
    assert pieces(match, "discard") == {"E04", "E13", "E05", "E28"}
    assert pieces(match, "captures-4") == set()


def test_bor_6_11_nothing_to_keep_without_a_card_played() -> None:
    crowd = {"yellow": "", "red": "DBCA", "green": "ABCDC", "blue": "DAB"}
    match = fight("E49 E06 E13", "", "", "E05 E28", rows=crowd)
    play(match, "A attack red-4 1", "A play E49", "A done", "D done")
    assert (match.stage, match.deciding) == ("expedition", (0,))
    assert rows(match) == crowd


@pytest.mark.parametrize("answer", ["D place red", "D place blue"])
def test_bor_6_12_all_cards_are_discarded_and_nobody_draws(answer: str) -> None:
    match = succeed()
    deck = now(match)["deck_size"]
    play(match, answer)
    assert pieces(match, "discard") == {"E04", "E28"}
    assert now(match)["discard_size"] == 2
    assert (now(match)["hand_size"][0], now(match)["hand_size"][3]) == (2, 1)
    assert now(match)["deck_size"] == deck
    assert view(match, 0).conflict is None
