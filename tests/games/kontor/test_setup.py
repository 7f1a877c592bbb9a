"""KON-2: set-up of the base game."""

from __future__ import annotations

import pytest

from fondaco.games.kontor import GAME
from fondaco.games.kontor.data import SCENARIO_NAMES
from fondaco.games.kontor.events import CanalTurned, Dealt, HarbourBegun, QuayTurned
from fondaco.locale import Formatter, rulebook
from tests.games.kontor.table import card_at, dealt, florins, heard, name, now, place, view

CROSS = {(0, 0), (-1, 0), (-2, 0), (1, 0), (2, 0), (0, -1), (0, -2), (0, 1), (0, 2)}


def test_kon_2_1_the_ship_stands_on_the_anchor_in_the_middle() -> None:
    match = dealt()
    assert card_at(match, (0, 0)) == "anchor"
    assert now(match)["ship"] == name((0, 0)) == "g7"


def test_kon_2_2_eight_canal_cards_lie_as_a_cross() -> None:
    match = dealt()
    assert {place(space) for space in now(match)["table"]} == CROSS
    assert set(now(match)["ground"].values()) == {"canal"}
    (begun,) = heard(match.events(-1)[0], HarbourBegun)
    assert list(begun.cards) == [now(match)["table"][space] for space in begun.spaces.split()]


def test_kon_2_3_two_hidden_canal_cards_each_and_a_pile_with_its_top_card_face_up() -> None:
    match = dealt()
    for owner in ("red", "black"):
        assert sum(card.startswith("C") for card in now(match)["hand"][owner]) == 2
    assert len(now(match)["canal"]) == 31
    seen = view(match, "nobody")
    assert seen.canal_top is not None
    assert (seen.canal_top.name, seen.canal_pile) == (now(match)["canal"][0], 31)
    assert heard(match.events(-1)[0], CanalTurned) == [CanalTurned(now(match)["canal"][0], 31)]


def test_kon_2_4_three_hidden_quay_cards_each_and_a_pile_with_its_top_card_face_up() -> None:
    match = dealt()
    for seat, (owner, letter) in enumerate((("red", "R"), ("black", "B"))):
        assert sum(card.startswith(letter) for card in now(match)["hand"][owner]) == 3
        pile = now(match)["quay"][owner]
        assert len(pile) == 18
        player = view(match, "nobody").players[seat]
        assert player.pile_top is not None
        assert (player.pile_top.name, player.pile, player.hand) == (pile[0], 18, None)
        assert QuayTurned(seat, pile[0], 18) in match.events(-1)[0]


def test_kon_2_4_the_opening_hand_is_told_to_its_owner_alone() -> None:
    match = dealt()
    red, black = heard(match.events(0)[0], Dealt)
    assert set(red.cards or ()) == set(now(match)["hand"]["red"])
    assert (black.count, black.cards) == (5, None)


def test_kon_2_5_five_guardians_and_three_florins_each() -> None:
    match = dealt()
    assert florins(match) == (3, 3, 14)
    assert [player.guardians for player in view(match, "red").players] == [5, 5]
    assert now(match)["special"] == []
    assert view(match, "red").special_pile is None


def test_kon_2_6_the_harbour_may_grow_to_seven_by_seven() -> None:
    seen = view(dealt(), "red")
    for axis in (seen.rows, seen.columns):
        assert (axis.limit, axis.fixed, axis.last - axis.first) == (7, False, 4)
        assert axis.highest - axis.lowest == 8


def test_kon_2_2_every_deal_is_another() -> None:
    assert len({tuple(now(dealt(seed))["table"].values()) for seed in range(20)}) == 20
    assert now(dealt(5)) == now(dealt(5))


@pytest.mark.parametrize(("language", "heading"), [("en", "## Your first game\n"), ("it", "## La prima partita\n")])
def test_the_page_has_advice_for_a_first_game(language: str, heading: str) -> None:
    """The ship is read about last; every scenario has a word, by its name."""
    advice = rulebook("kontor", language).text.split(heading)[1].split("\n## ")[0].replace("’", "'")  # noqa: RUF001
    assert "KON-7" in advice
    texts = Formatter(language, GAME)
    for scenario in SCENARIO_NAMES:
        label = texts.choice("scenario", scenario).split(":")[0].replace("’", "'")  # noqa: RUF001
        assert label.lower() in advice.lower()
