"""BAT-4: draw or play."""

from __future__ import annotations

from typing import Any

from fondaco.games.batavia.events import Drew, Laid, SealReturned, SealTaken
from fondaco.games.batavia.refusals import (
    CardsFirst,
    ConvertOrKeep,
    LastRoundNeedsTile,
    NoMajorityPossible,
    NoMajorityYet,
    NoSuchCard,
    NothingToConvert,
    NotYourSeal,
    OneActionOnly,
)
from tests.games.batavia.table import ALL_SHOWN, DK, FR, at, cards, gone, heard, legal, now, play, refused, table


def test_bat_4_1_draw_is_allowed_though_a_play_is_possible() -> None:
    match = at(table(hands=["DK FR2"], tables=["SE"]))
    assert legal(match) == ["draw", "lay DK", "lay FR"]
    play(match, "A draw")
    assert match.deciding == (1,)


def test_bat_4_1_exactly_one_action() -> None:
    """Who has begun to lay cards cannot draw any more."""
    match = at(table(hands=["DK2"]))
    play(match, "A lay DK")
    refused(match, "A draw", "BAT-4.1", OneActionOnly())
    play(match, "A sail DK", "A keep")
    assert match.deciding == (1,)


def test_bat_4_2_draw_takes_two_cards_and_ends_the_action() -> None:
    match = at(table(hands=["EN"]), [FR, DK])
    events = play(match, "A draw")
    assert events == [Drew(0, 2, ("DK", "FR"))]
    assert now(match)["hand"][0] == cards("EN DK FR")
    assert sum(now(match)["deck"].values()) == 107
    assert match.deciding == (1,)
    assert now(match)["to_act"] == 2


def test_bat_4_3_first_cards_then_the_move_then_gold() -> None:
    match = at(table(hands=["DK2"], tables=["FR"]))
    for turn in ("A sail FR", "A hex"):
        refused(match, turn, "BAT-4.3", CardsFirst())
    for turn in ("A convert", "A keep"):
        refused(match, turn, "BAT-7.1", NothingToConvert())
    play(match, "A lay DK")
    for turn in ("A convert", "A keep"):
        refused(match, turn, "BAT-7.1", NothingToConvert())
    play(match, "A sail FR")
    assert match.stage == "conversion"
    for turn in ("A lay DK", "A draw", "A sail DK", "A hex", "A bid 1", "A pass"):
        refused(match, turn, "BAT-4.3", ConvertOrKeep())
    play(match, "A convert")
    assert match.deciding == (1,)


def test_bat_4_3_without_a_choice_to_convert_the_action_ends_with_the_move() -> None:
    match = at(table(hands=["DK"], tiles=["DK"]))
    play(match, "A lay DK", "A sail DK")
    assert (match.stage, match.deciding) == ("action", (1,))


def test_bat_4_4_any_number_of_cards_of_any_companies_and_they_stay() -> None:
    match = at(table(hands=["EN2 DK FR SE3"], tables=["NL"]))
    for text in ("EN", "SE", "DK", "EN", "SE", "SE", "FR"):
        assert heard(play(match, f"A lay {text}"), Laid) == [Laid(0, text)]
    assert now(match)["table"][0] == cards("EN2 DK FR NL SE3")
    assert now(match)["hand"][0] == cards("")
    assert now(match)["laid"] == 7
    play(match, "A sail NL", "A keep", "B draw", "C draw")
    assert now(match)["table"][0] == cards("EN2 DK FR NL SE3")
    assert sum(now(match)["discard"].values()) == 0
    assert now(match)["laid"] == 0


def test_bat_4_4_only_cards_of_the_own_hand() -> None:
    match = at(table(hands=["DK", "FR", "FR"]))
    refused(match, "A lay FR", "BAT-4.4", NoSuchCard("FR"))
    play(match, "A lay DK")
    refused(match, "A lay DK", "BAT-4.4", NoSuchCard("DK"))
    refused(match, "A lay FR", "BAT-4.4", NoSuchCard("FR"))


def test_bat_4_4_at_least_one_card() -> None:
    match = at(table(hands=["FR"], tables=["DK3"]))
    refused(match, "A sail DK", "BAT-4.3", CardsFirst())


def test_bat_4_5_ex_2_with_a_majority_any_card_will_do() -> None:
    """EX-2: A holds DK (3 to 2) and lays FR alone; the FR seal is his too, and he may go for either."""
    match = at(table(hands=["FR SE"], tables=["DK3", "DK2", ""]))
    assert now(match)["seal"]["DK"] == 0
    events = play(match, "A lay FR")
    assert heard(events, SealTaken) == [SealTaken(0, "FR")]
    assert legal(match) == ["lay SE", "sail DK", "sail FR"]


def test_bat_4_5_ex_2_variant_the_card_brings_no_seal_but_is_legal() -> None:
    """EX-2, variant: B has FR2, so A gets no FR seal and must move for DK."""
    match = at(table(hands=["FR SE"], tables=["DK3", "DK2 FR2", ""]))
    events = play(match, "A lay FR")
    assert not heard(events, SealTaken)
    assert not heard(events, SealReturned)
    assert now(match)["seal"]["FR"] == 1
    assert legal(match) == ["lay SE", "sail DK"]
    refused(match, "A sail FR", "BAT-6.1", NotYourSeal("FR"))
    play(match, "A sail DK")
    assert now(match)["merchant"][0] == 2


EX_3: dict[str, Any] = {"hands": ["DK SE"], "tables": ["DK2", "DK2", "SE"]}


def test_bat_4_5_ex_3_one_card_creates_the_majority() -> None:
    """EX-3: {DK} makes it 3 to 2 and takes the seal from the board."""
    match = at(table(**EX_3))
    assert now(match)["seal"] == {"EN": None, "DK": None, "FR": None, "NL": None, "SE": 2}
    assert heard(play(match, "A lay DK"), SealTaken) == [SealTaken(0, "DK")]
    assert legal(match) == ["lay SE", "sail DK"]


def test_bat_4_5_ex_3_a_tie_is_no_majority_so_the_play_cannot_end() -> None:
    """EX-3: {SE} alone is illegal; the only way on is another card."""
    match = at(table(**EX_3))
    events = play(match, "A lay SE")
    assert heard(events, SealReturned) == [SealReturned("SE")]
    assert legal(match) == ["lay DK"]
    refused(match, "A sail SE", "BAT-6.1", NotYourSeal("SE"))
    refused(match, "A hex", "BAT-4.5", NoMajorityYet())


def test_bat_4_5_ex_3_both_cards() -> None:
    """EX-3: {DK, SE} is legal; DK goes to A, SE back to the board."""
    for order in (("A lay DK", "A lay SE"), ("A lay SE", "A lay DK")):
        match = at(table(**EX_3))
        play(match, *order)
        assert now(match)["seal"] == {"EN": None, "DK": 0, "FR": None, "NL": None, "SE": None}
        assert legal(match) == ["sail DK"]


def test_bat_4_5_one_play_may_create_several_majorities() -> None:
    match = at(table(hands=["DK2 FR NL3"], tables=["", "DK FR NL2", ""]))
    play(match, "A lay DK", "A lay DK", "A lay NL", "A lay NL", "A lay NL", "A lay FR")
    assert now(match)["seal"] == {"EN": None, "DK": 0, "FR": None, "NL": 0, "SE": None}
    assert legal(match) == ["sail DK", "sail NL"]


def test_bat_4_6_no_majority_possible_means_draw() -> None:
    match = at(table(hands=["DK2 FR"], tables=["DK", "DK3 FR", ""]))
    assert legal(match) == ["draw"]
    refused(match, "A lay DK", "BAT-4.6", NoMajorityPossible())
    refused(match, "A lay FR", "BAT-4.6", NoMajorityPossible())
    refused(match, "A lay EN", "BAT-4.4", NoSuchCard("EN"))


def test_bat_4_6_one_card_more_would_be_enough() -> None:
    assert legal(at(table(hands=["DK3 FR"], tables=["DK", "DK3 FR", ""]))) == ["draw", "lay DK", "lay FR"]


def test_bat_4_6_dx_8_a_seal_with_an_empty_hand_allows_no_play() -> None:
    """DX-8: only DRAW."""
    match = at(table(hands=["", "EN", "EN"], tables=["DK3", "", ""]))
    assert legal(match) == ["draw"]
    refused(match, "A sail DK", "BAT-4.3", CardsFirst())
    refused(match, "A lay DK", "BAT-4.4", NoSuchCard("DK"))


def test_bat_4_7_after_the_final_hex_a_majority_alone_is_not_enough() -> None:
    """B holds DK, of which no tile is ahead: before the Final Hex is taken he may play, after it he may not."""
    position = table(
        turn=1, hands=["", "SE", ""], tables=["SE3", "DK2", ""], taken=gone("DK"), merchant=[5, 3, 0], **ALL_SHOWN
    )
    assert legal(at(position)) == ["draw", "lay SE"]
    last_round = position | {"hex": 0, "merchant": [36, 3, 0]}
    match = at(last_round)
    assert legal(match) == ["draw"]
    refused(match, "B lay SE", "BAT-9.4", LastRoundNeedsTile())
