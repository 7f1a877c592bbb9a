"""BOR-11 and BOR-12: the draw, the end of the game, the score."""

from __future__ import annotations

from typing import Any

import pytest

from fondaco.games.borneo.events import (
    CardsRanOut,
    DeckReshuffled,
    Discarded,
    Drew,
    MissionCompleted,
    MissionPassed,
    PortsRanOut,
    Scored,
)
from fondaco.games.borneo.refusals import DiscardNow, LastMissionNow, NotToDiscard, TooFewGoods
from fondaco.kernel import Match
from tests.games.borneo.table import COPIES, at, heard, legal, now, pieces, play, refused, table, view, where

LATE = "banjarmasin brunei malacca makassar ternate ambon hitu banda-neira lonthoir"


def thin(deck: str, **more: Any) -> dict[str, Any]:
    """A deck of these cards; all others not named are out of the game."""
    return table(deck=deck, **more)


# -- BOR-11 Draw --------------------------------------------------------------


def test_bor_11_1_two_cards() -> None:
    match = at(thin("E11 E12 E24", hands=["E01 E02"]), [2, 0])
    events = play(match, "A lay E01 tidore")
    assert heard(events, Drew) == [Drew(0, 2, ("E24", "E11"))]
    assert now(match)["hand"][0][:4] == ["E02", "E24", "E11", None]
    assert now(match)["deck_size"] == 1


def test_bor_11_1_ex_21_the_discards_are_shuffled_between_the_two() -> None:
    """EX-21: deck 1 card, discards 3: draw 1, reshuffle the 3, draw 1."""
    match = at(thin("E24", hands=["E01 E02"], discard="E11 E12", secret={2: "E16"}))
    events = play(match, "A lay E01 tidore")
    assert [type(event).__name__ for event in events] == ["Laid", "DeckReshuffled", "Drew"]
    assert heard(events, DeckReshuffled) == [DeckReshuffled(3)]
    assert where(match, "E24") == "hand-1"
    assert (now(match)["deck_size"], now(match)["discard_size"]) == (2, 0)
    origin = now(match)["origin"]
    assert (origin["E11"], origin["E12"], origin["E16"], origin["E24"]) == ("open", "open", "secret-3", "none")


def test_bor_11_1_not_shuffled_before_a_card_is_needed() -> None:
    match = at(thin("E24 E18", hands=["E01 E02"], discard="E11"))
    play(match, "A lay E01 tidore")
    assert (now(match)["deck_size"], now(match)["discard_size"]) == (0, 1)


def test_bor_11_2_ex_21_fewer_than_two_cards_end_the_game() -> None:
    """EX-21: deck 1, discards 0: the game ends, the active player caused it."""
    match = at(thin("E24", hands=["E01 E02"]))
    events = play(match, "A lay E01 tidore")
    assert heard(events, CardsRanOut) == [CardsRanOut(0)]
    assert not heard(events, Drew)
    assert (match.stage, match.deciding, now(match)["ending"]) == ("last-mission", (1,), "cards")


def test_bor_11_2_one_card_in_each_pile_is_enough() -> None:
    match = at(thin("E24", hands=["E01 E02"], discard="E11"))
    play(match, "A lay E01 tidore")
    assert pieces(match, "hand-1") == {"E02", "E24", "E11"}


def test_bor_11_3_ex_21_down_to_six() -> None:
    """EX-21: hand 5 after phase 3: draw 2, discard 1 of the 7."""
    match = at(table(hands=["E01 E02 E03 E04 E05 E06"]), [0, 0])
    play(match, "A lay E01 tidore")
    assert (match.stage, match.deciding) == ("discards", (0,))
    assert len(legal(match)) == 7
    refused(match, "A pass", "BOR-11.3", DiscardNow())
    refused(match, "A discard E01", "BOR-11.3", NotToDiscard("E01"))
    events = play(match, "A discard E03")
    assert events == [Discarded(0, "E03")]
    assert (where(match, "E03"), now(match)["discard_size"], now(match)["hand_size"][0]) == ("discard-1", 1, 6)
    assert match.deciding == (1,)


def test_bor_11_3_ex_21_six_may_be_kept() -> None:
    """EX-21: hand 4: draw 2, keep 6."""
    match = at(table(hands=["E01 E02 E03 E04 E05"]))
    play(match, "A lay E01 tidore")
    assert (match.deciding, now(match)["hand_size"][0]) == ((1,), 6)


def test_bor_11_4_then_the_next_player() -> None:
    match = at(table(turn=3))
    play(match, f"D {legal(match, 'lay')[0]}")
    assert (match.deciding, now(match)["active"]) == ((0,), 0)


# -- BOR-12 End of the game ---------------------------------------------------


def ending(active: int = 2, **more: Any) -> Match:
    """Four players, the game just ended by C."""
    fields: dict[str, Any] = {
        "phase": "last-mission",
        "ending": "ports",
        "to_ask": 4,
        "deciding": 1 << (active + 1) % 4,
        "active": active,
        "ports": (None, "bantam", "run"),
        "removed": LATE,
    }
    return at(table(**fields | more))


@pytest.mark.parametrize("how", ["ports", "cards"])
def test_bor_12_1_the_active_player_causes_the_end(how: str) -> None:
    """EX-22: with the split of a port that cannot be replaced, though others pick last; or with the draw."""
    if how == "ports":
        match = at(table(turn=2, hands=["", "", "E55 E01"], piles=["E28 E49 E18", "", ""], removed=LATE))
        events = play(match, "C lay E55 tidore", "C pick E28", "B pick E49", "A pick E18")
        assert heard(events, PortsRanOut) == [PortsRanOut(2)]
    else:
        match = at(thin("E24", turn=2, hands=["", "", "E01 E02"]))
        assert heard(play(match, "C lay E01 tidore"), CardsRanOut) == [CardsRanOut(2)]
    assert (now(match)["ending"], now(match)["active"], match.deciding) == (how, 2, (3,))


def test_bor_12_2_table_and_hands_bring_nothing() -> None:
    match = at(thin("E24", hands=["E01 E02", "E05"], piles=["", "E06", "E07"]))
    play(match, "A lay E01 tidore")
    assert now(match)["hand_size"] == [0] * 4
    assert now(match)["pile_size"] == [0] * 3
    assert pieces(match, "table") == set()
    assert pieces(match, "discard") == {"E01", "E06", "E07"}
    assert pieces(match, "discard-1") == {"E02"}
    assert {where(match, port) for port in ("tidore", "bantam", "run")} == {"removed"}
    play(match, "B pass", "C pass", "D pass", "A pass")
    assert match.result is not None
    assert match.result.scores == (0, 0, 0, 0)


def test_bor_12_3_ex_22_last_missions_from_the_left() -> None:
    """EX-22: C caused it: D, A, B, C, one each at most."""
    match = ending(captures=["E01 E02 E03 E04", "", "E53 E57 E07", "E10"])
    assert view(match, 0).asked == (3, 0, 1, 2)
    assert legal(match) == ["pass"]
    refused(match, "D mission each1", "BOR-4.5", TooFewGoods("each1"))
    refused(match, "D lay E05 bantam", "BOR-12.3", LastMissionNow())
    assert heard(play(match, "D pass"), MissionPassed) == [MissionPassed(3)]
    assert legal(match) == ["pass", "mission each1"]
    events = play(match, "A mission each1", "A pay E01", "A pay E02", "A pay E03", "A pay E04")
    assert heard(events, MissionCompleted) == [MissionCompleted(0, "each1", 6)]
    assert match.deciding == (1,)
    play(match, "B pass")
    assert match.deciding == (2,)
    events = play(match, "C mission same4", "C pay E53", "C pay E57")
    assert match.over
    assert heard(events, Scored) == [
        Scored(0, 0, ("each1",), 6),
        Scored(1, 0, (), 0),
        Scored(2, 1, ("same4",), 9),
        Scored(3, 1, (), 1),
    ]


def test_bor_12_3_without_missions_nobody_is_asked() -> None:
    match = at(thin("E24", hands=["E01 E02"], missions=dict.fromkeys(COPIES, 0)))
    play(match, "A lay E01 tidore")
    assert match.over
    match = ending(captures=["", "", "", "E53 E57"], missions=dict.fromkeys(COPIES, 0) | {"same4": 1})
    play(match, "D mission same4", "D pay E53", "D pay E57")
    assert match.over


def test_bor_12_4_ex_23_cards_ports_and_missions() -> None:
    """EX-23: 5 cards (two with the 2), 2 ports, missions 8 and 15: 30 points."""
    late = LATE.replace("hitu ", "").replace("ambon ", "")
    match = ending(captures=["", "", "", "E53 E57 E01 E02 E03 hitu ambon"], done={3: "same4 each2"}, removed=late)
    events = play(match, "D pass", "A pass", "B pass", "C pass")
    assert heard(events, Scored)[3] == Scored(3, 7, ("same4", "each2"), 30)
    assert match.result is not None
    assert match.result.scores[3] == 30
    assert match.result.winners == (3,)


@pytest.mark.parametrize(
    ("captures", "done", "ranks"),
    [
        (["E01 E02 E03 E04 E05 E06", "", "", ""], {1: "each1"}, (2, 1, 3, 3)),  # 6 and 6: B has a mission
        (["", "", "", ""], {0: "each1", 1: "each1"}, (1, 1, 3, 3)),
        (["E01", "E02", "E03", "E04"], {}, (1, 1, 1, 1)),
        (["E01 E02", "", "E05", ""], {3: "each3"}, (2, 4, 3, 1)),
    ],
)
def test_bor_12_5_most_points_then_most_missions_then_shared(
    captures: list[str], done: dict[int, str], ranks: tuple[int, ...]
) -> None:
    match = ending(captures=captures, done=done)
    play(match, "D pass", "A pass", "B pass", "C pass")
    assert match.result is not None
    assert match.result.ranks == ranks
