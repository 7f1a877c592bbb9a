"""BAT-6: moving and storing."""

from __future__ import annotations

from typing import Any

import pytest

from fondaco.games.batavia.events import Sailed, StationsRevealed
from fondaco.games.batavia.refusals import NoMajorityYet, NoTileAhead, NotYourSeal, OneActionOnly
from fondaco.kernel import Match
from tests.games.batavia.table import (
    ALL_SHOWN,
    ROUTE,
    at,
    cards,
    dealt,
    gone,
    heard,
    legal,
    now,
    play,
    refused,
    table,
    view,
)


def test_bat_6_1_after_the_cards_the_move_is_compulsory() -> None:
    match = at(table(hands=["DK"]))
    play(match, "A lay DK")
    assert legal(match) == ["sail DK"]
    refused(match, "A draw", "BAT-4.1", OneActionOnly())


def test_bat_6_1_any_seal_held_will_do_whatever_was_laid() -> None:
    match = at(table(hands=["FR"], tables=["DK NL2", "FR2 SE", "NL"]))
    play(match, "A lay FR")
    assert legal(match) == ["sail DK", "sail NL"]
    refused(match, "A sail FR", "BAT-6.1", NotYourSeal("FR"))
    refused(match, "A sail SE", "BAT-6.1", NotYourSeal("SE"))
    refused(match, "A sail EN", "BAT-6.1", NotYourSeal("EN"))
    assert heard(play(match, "A sail NL"), Sailed) == [Sailed(0, 4, "NL", "tea")]


def test_bat_6_1_ex_5_a_single_seal_forces_the_company() -> None:
    """EX-5: with DK alone the only destination is the nearest remaining DK tile ahead."""
    match = at(table(hands=["DK"], tables=["", "EN", "FR"], merchant=[3, 0, 0], taken={"DK-cotton": 1}, shown=15))
    play(match, "A lay DK")
    assert legal(match) == ["sail DK"]
    assert heard(play(match, "A sail DK"), Sailed) == [Sailed(0, 12, "DK", "porcelain")]


@pytest.mark.parametrize(
    ("start", "taken", "space"),
    [
        (0, {}, 2),
        (1, {}, 2),
        (2, {}, 7),  # never where he stands
        (0, {"DK-tea": 1}, 7),
        (6, {"DK-cotton": 1, "DK-porcelain": 2}, 17),
        (30, {}, 32),
    ],
)
def test_bat_6_2_to_the_nearest_remaining_tile_ahead(start: int, taken: dict[str, int], space: int) -> None:
    match = at(table(hands=["DK"], merchant=[start, 0, 0], taken=taken, **ALL_SHOWN))
    play(match, "A lay DK", "A sail DK")
    assert now(match)["merchant"] == [space, 0, 0]


def test_bat_6_2_never_back() -> None:
    match = at(table(hands=["DK FR"], merchant=[33, 0, 0], **ALL_SHOWN))
    play(match, "A lay DK", "A lay FR")
    refused(match, "A sail DK", "BAT-6.3", NoTileAhead("DK"))
    refused(match, "A sail FR", "BAT-6.3", NoTileAhead("FR"))
    assert legal(match) == ["hex"]


def test_bat_6_2_spaces_with_merchants_are_skipped() -> None:
    match = at(table(hands=["DK"], merchant=[0, 2, 7], taken={"DK-tea": 1, "DK-cotton": 2}, shown=15))
    play(match, "A lay DK", "A sail DK")
    assert now(match)["merchant"] == [12, 2, 7]


def test_bat_6_3_only_companies_with_a_tile_ahead_may_be_named() -> None:
    match = at(table(hands=["SE"], tables=["DK"], taken=gone("DK", past=9), merchant=[9, 0, 0], **ALL_SHOWN))
    play(match, "A lay SE")
    assert legal(match) == ["sail SE"]
    refused(match, "A sail DK", "BAT-6.3", NoTileAhead("DK"))


def test_bat_6_3_a_face_down_tile_counts() -> None:
    match = at(table(hands=["DK"], merchant=[9, 0, 0], shown=10))
    play(match, "A lay DK")
    assert legal(match) == ["sail DK"]


def test_bat_6_4_the_tile_leaves_the_board_and_lies_open_before_the_player() -> None:
    match = at(table(hands=["DK"]))
    play(match, "A lay DK", "A sail DK")
    after = now(match)
    assert after["track"][2] is None
    assert after["merchant"][0] == 2
    assert after["tiles"][0] == cards("DK")
    for seat in (-1, 0, 1):
        assert view(match, seat).players[0].tiles == cards("DK")
        assert view(match, seat).track[1] is None


def test_bat_6_5_ex_6_one_crate_on_the_box_of_the_tile() -> None:
    """EX-6: DK/silk puts a crate into the silk warehouse on the DK box."""
    match = at(table(hands=["DK"], merchant=[16, 0, 0], shown=20))
    boxes = now(match)["box"]
    play(match, "A lay DK", "A sail DK")
    assert now(match)["box"] == boxes | {"DK-silk": 0}
    crates = view(match, -1).players[0].crates
    assert crates["silk"] == ("DK",)
    assert sum(len(boxes) for boxes in crates.values()) == 1


def test_bat_6_5_crates_stay_when_the_tile_is_converted() -> None:
    match = at(table(hands=["DK"]))
    play(match, "A lay DK", "A sail DK", "A convert")
    assert now(match)["tiles"][0] == cards("")
    assert now(match)["box"]["DK-tea"] == 0


def test_bat_6_5_more_than_twelve_crates() -> None:
    mine = dict.fromkeys(ROUTE[:12], 0)
    match = at(table(hands=["DK"], merchant=[12, 0, 0], taken=mine, shown=15 + 5))
    play(match, "A lay DK", "A sail DK")
    assert list(now(match)["box"].values()).count(0) == 13


def lands(space: int, shown: int, reveal: str = "lastTile", start: int | None = None) -> tuple[Match, list[Any]]:
    """A sails onto a space of the default route from just before it, or from `start`."""
    name = ROUTE[space - 1][:2]
    position = table(hands=[name], merchant=[space - 1 if start is None else start, 0, 0], shown=shown, reveal=reveal)
    match = at(position)
    play(match, f"A lay {name}")
    events = play(match, f"A sail {name}")
    assert now(match)["merchant"][0] == space
    return match, [event for event in events if isinstance(event, Sailed | StationsRevealed)]


@pytest.mark.parametrize("space", range(1, 11))
def test_bat_6_6_dx_10_five_more_when_a_merchant_lands_on_the_last_face_up_space(space: int) -> None:
    """DX-10, `lastTile`: F = 10; on 10 the spaces 11 to 15 are turned up, on 9 or before nothing happens."""
    match, events = lands(space, 10)
    assert now(match)["shown"] == (15 if space == 10 else 10)
    assert len(events) == (2 if space == 10 else 1)


def test_bat_6_6_the_reveal_comes_before_the_conversion() -> None:
    match, events = lands(10, 10)
    assert match.stage == "conversion"
    assert events == [Sailed(0, 10, "SE", "cotton"), StationsRevealed(11, 15, ROUTE[10:15])]
    assert view(match, 1).track[10:15] == ROUTE[10:15]


def test_bat_6_6_nothing_is_left_to_reveal_at_35() -> None:
    match, events = lands(35, 35)
    assert len(events) == 1
    assert now(match)["shown"] == 35


def test_bat_6_6_landing_behind_f_reveals_nothing() -> None:
    match, _ = lands(10, 15)
    assert now(match)["shown"] == 15


def test_bat_6_7_a_hidden_target_is_turned_up_first() -> None:
    """At 9 A names DK, whose next tile is hidden on 12: 11 to 15 are turned up, then he moves."""
    match, events = lands(12, 10, start=9)
    assert events == [StationsRevealed(11, 15, ROUTE[10:15]), Sailed(0, 12, "DK", "porcelain")]
    assert now(match)["shown"] == 15


def test_bat_6_7_landing_on_the_new_last_space_reveals_again() -> None:
    match, events = lands(15, 10, start=10)
    assert events == [
        StationsRevealed(11, 15, ROUTE[10:15]),
        Sailed(0, 15, "SE", "porcelain"),
        StationsRevealed(16, 20, ROUTE[15:20]),
    ]
    assert now(match)["shown"] == 20


def test_bat_6_7_in_the_last_hidden_block_there_is_no_second_reveal() -> None:
    match, events = lands(35, 30, start=30)
    assert events == [StationsRevealed(31, 35, ROUTE[30:35]), Sailed(0, 35, "SE", "pepper")]
    assert now(match)["shown"] == 35


def test_bat_6_7_the_reveal_cannot_be_taken_back_freely() -> None:
    match = at(table(hands=["DK"], merchant=[9, 0, 0], shown=10))
    play(match, "A lay DK")
    assert [entry.final for entry in match.legal(0)] == [True]
    play(match, "A sail DK")
    assert match.free_undos(0) == 0


def test_bat_6_8_tiles_behind_all_merchants_stay_and_are_dead() -> None:
    match = at(table(hands=["EN DK", "EN", "EN"], merchant=[33, 33, 33], **ALL_SHOWN))
    play(match, "A lay EN")
    assert legal(match) == ["lay DK", "hex"]
    play(match, "A hex", "B draw", "C draw")
    track = now(match)["track"]
    assert match.over
    assert tuple(track[1:34]) == ROUTE[:33]
    assert set(now(match)["box"].values()) == {None}


@pytest.mark.parametrize("space", range(1, 11))
def test_bat_6_9_dx_10_last_block_reveals_from_the_first_of_the_last_five(space: int) -> None:
    """DX-10, `lastBlock`: landing on 6 to 10 turns up 11 to 15, on 5 or before nothing."""
    match, events = lands(space, 10, "lastBlock")
    assert now(match)["shown"] == (15 if space >= 6 else 10)
    assert [type(event) for event in events] == [Sailed, StationsRevealed][: 2 if space >= 6 else 1]


def test_bat_6_9_with_last_block_nobody_ever_sails_into_the_dark() -> None:
    """BAT-6.7 is never needed: the space sailed to was face up before."""
    for seed in range(6):
        match = dealt(3 + seed % 3, seed, reveal="lastBlock")
        while not match.over:
            (seat,) = match.deciding
            shown = now(match)["shown"]
            offers = legal(match)
            events = match.play(seat, offers[match.ply * 7919 % len(offers)])
            assert all(event.space <= shown for event in heard(events, Sailed))


def test_bat_6_9_last_block_at_the_end_of_the_route() -> None:
    match, events = lands(31, 35, "lastBlock")
    assert now(match)["shown"] == 35
    assert len(events) == 1


def test_bat_6_1_without_any_seal_no_company_can_be_named() -> None:
    match = at(table(hands=["SE DK3"], tables=["", "SE DK2", ""]))
    play(match, "A lay SE", "A lay DK")
    assert legal(match) == ["lay DK"]
    refused(match, "A hex", "BAT-4.5", NoMajorityYet())
