"""BOR-13: who knows what."""

from __future__ import annotations

import itertools
from typing import Any

import msgspec
import pytest

from fondaco.games.borneo import GAME, data
from fondaco.games.borneo.data import CARD_NAMES
from fondaco.games.borneo.events import CardKept, Discarded, Drew, Paid, Picked
from fondaco.kernel import Match
from tests.games.borneo.table import at, dealt, heard, now, play, table, view

LATE = "banjarmasin brunei malacca makassar ternate ambon hitu banda-neira lonthoir"


def worlds(match: Match, seat: int, forget: bool = False, count: int = 60) -> list[dict[str, Any]]:
    """Worlds that look to the seat as the true one does."""
    return [GAME.dump(GAME.sample(match.state, seat, number, forget)) for number in range(count)]


def places(dumps: list[dict[str, Any]], piece: str) -> set[str]:
    return {dump["place"][piece] for dump in dumps}


def test_bor_13_1_hands_are_secret_their_sizes_are_not() -> None:
    match = dealt(4)
    for seat in range(-1, 4):
        seen = view(match, seat)
        assert [player.hand is not None for player in seen.players] == [player == seat for player in range(4)]
        assert [player.cards for player in seen.players] == [3] * 4
        assert (seen.deck, seen.discard, seen.port_deck) == (48, 0, 9)
    told = msgspec.json.encode(view(match, -1)).decode()
    assert not [card for card in CARD_NAMES if card in told]


def test_bor_13_1_other_hands_and_the_deck_are_dealt_afresh() -> None:
    match = at(table(3, hands=["E01 E02", "E03 E04"], piles=["E05", "", ""]))
    dumps = worlds(match, 0)
    assert places(dumps, "E01") == {"hand-1"}
    assert places(dumps, "E05") == {"table"}
    assert places(dumps, "E03") == {"hand-2", "hand-3", "deck"}
    assert {dump["deck_size"] for dump in dumps} == {now(match)["deck_size"]}


def test_bor_13_2_captures_are_counted_by_others_and_seen_by_their_owner() -> None:
    match = at(table(captures=["", "E01 E53 hitu"], done={1: "each2"}))
    other, own = view(match, 0).players[1], view(match, 1).players[1]
    assert (other.captured_cards, other.captured_ports, other.missions) == (2, 1, 1)
    assert (other.captures, other.units, other.payable, other.completed, other.score) == (None,) * 5
    assert own.captures is not None
    assert [capture.name for capture in own.captures] == ["E01", "E53", "hitu"]
    assert (own.completed, own.score) == (("each2",), 18)


def test_bor_13_2_at_the_end_all_captures_are_shown() -> None:
    match = at(
        table(
            phase="last-mission",
            ending="ports",
            to_ask=1,
            captures=["E01", "E02"],
            ports=(None, "bantam", "run"),
            removed=LATE,
        )
    )
    play(match, "A pass")
    assert [player.score for player in view(match, -1).players] == [1, 1, 0, 0]


def test_bor_13_2_memory_knows_captures_the_view_does_not() -> None:
    match = at(table(captures=["E01 E02", "E03 hitu", "E04"], done={1: "each2", 2: "each1", 3: "same4"}))
    kept, forgotten = worlds(match, 0), worlds(match, 0, forget=True)
    for piece, place in (("E03", "captures-2"), ("hitu", "captures-2"), ("E04", "captures-3")):
        assert places(kept, piece) == {place}
        assert len(places(forgotten, piece)) > 1
    assert places(forgotten, "E01") == {"captures-1"}
    assert {dump["done"][1]["each2"] for dump in kept} == {1}
    assert {sum(dump["done"][1].values()) for dump in forgotten} == {1}
    assert {dump["done"][1]["each2"] for dump in forgotten} == {0, 1}


@pytest.mark.parametrize("forget", [False, True])
def test_bor_13_2_captures_dealt_afresh_still_add_up(forget: bool) -> None:
    match = at(table(captures=["E01 E02", "E03 E53 hitu", "E04 E55"]))
    for number in range(30):
        world = GAME.sample(match.state, 0, number, forget)
        GAME.check(world)
        assert GAME.view(world, 0) == match.view(0)


def test_bor_13_3_laid_played_picked_kept_and_paid_cards_are_seen_by_all() -> None:
    match = at(table(hands=["E04 E06 E13 E16", "", "E05 E28 E29"]))
    play(match, "A attack red-3 1", "A play E04", "A play E13", "A done", "C play E05", "C play E28")
    play(match, "C keep E05")
    assert heard(match.events(3)[-1], CardKept) == [CardKept(2, "E05")]
    assert places(worlds(match, 3), "E05") == {"captures-3"}
    assert places(worlds(match, -1), "E28") == {"discard"}
    match = at(table(hands=["E55 E01"], piles=["E28 E49 E18", "", ""]))
    play(match, "A lay E55 tidore", "C pick E49")
    assert heard(match.events(-1)[-1], Picked) == [Picked(2, "E49", "red", 1)]
    assert places(worlds(match, -1), "E49") == {"captures-3"}
    match = at(table(phase="mission", captures=["E53 E57"]))
    play(match, "A mission same4", "A pay E53")
    assert heard(match.events(-1)[-1], Paid) == [Paid(0, "E53")]


def test_bor_13_3_drawn_and_discarded_cards_are_not() -> None:
    match = at(table(hands=["E01 E02 E03 E04 E05 E06"]))
    play(match, "A lay E01 tidore", "A discard E03")
    drawn = heard(match.events(0)[1], Drew)[0]
    assert drawn.cards is not None
    assert len(drawn.cards) == 2
    assert heard(match.events(1)[1], Drew) == [Drew(0, 2, None)]
    assert heard(match.events(0)[2], Discarded) == [Discarded(0, "E03")]
    assert heard(match.events(-1)[2], Discarded) == [Discarded(0, None)]
    assert places(worlds(match, 0), "E03") == {"discard-1"}
    assert {"deck", "hand-1", "discard-1"} <= places(worlds(match, 1, count=200), "E03")


def shuffled() -> Match:
    """E11 (discarded openly) and E16 (by C, in secret) were shuffled into the deck; nobody but A has drawn since."""
    return at(
        table(
            3,
            turn=1,
            hands=["E01 E12", "E02 E03", "E04 E05"],
            deck="E11 E16 E18",
            origin={"E11": "open", "E12": "open", "E16": "secret-3", "E18": "open"},
        )
    )


def test_bor_13_3_after_a_shuffle_it_is_remembered_what_went_into_the_deck() -> None:
    match = shuffled()
    dumps = worlds(match, 1, count=300)
    assert places(dumps, "E11") == places(dumps, "E12") == places(dumps, "E18") == {"deck", "hand-1"}
    assert places(dumps, "E04") == {"deck", "hand-1", "hand-3"}  # it may have been among C's secret discards
    assert places(dumps, "E16") == {"deck", "hand-1", "hand-3"}
    assert {dump["deck_size"] for dump in dumps} == {3}
    assert {sum(how == "secret-3" for how in dump["origin"].values()) for dump in dumps} == {1}
    dumps = worlds(match, 2, count=300)
    assert places(dumps, "E16") == {"deck", "hand-1"}  # C discarded it and knows
    assert places(dumps, "E02") == {"hand-1", "hand-2"}


def test_bor_13_3_whoever_attacks_has_shown_to_hold_the_colour() -> None:
    hands = ["E01 E02", "E04 E07", "E10 E03"]
    match = at(table(3, turn=1, hands=hands, rows={"yellow": "ACC", "red": "AB", "green": "ABC", "blue": "B"}))
    play(match, "B attack red-2 1")
    for forget, number in itertools.product((False, True), range(40)):
        world = GAME.sample(match.state, 0, number, forget)
        GAME.check(world)
        dump = GAME.dump(world)
        hand = [card for card in CARD_NAMES if dump["place"][card] == "hand-2"]
        assert any(data.ALL_FLAGS[CARD_NAMES.index(card) * 4 + 1] for card in hand)


def test_bor_13_3_whoever_pays_can_go_on_in_every_world() -> None:
    match = at(table(phase="mission", captures=["E53 E57 E04 E07 E01"]))
    play(match, "A mission same4", "A pay E53")
    for forget, number in itertools.product((False, True), range(20)):
        world = GAME.sample(match.state, 2, number, forget)
        GAME.check(world)
        GAME.rules.offer(world)
        assert world.choices() > 0
