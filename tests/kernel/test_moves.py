"""Moves: notation and dense index, both ways."""

from __future__ import annotations

from typing import Any

import pytest

from fondaco.games import GAMES
from fondaco.kernel import KIND, Amount, Kind, Moves
from fondaco.kernel.learning.observation import Dense
from tests.kernel.toy import CHOOSE, MARK, MOVES, ROLL, STEP


@pytest.mark.parametrize(
    ("move", "notation"),
    [
        (CHOOSE + 0, "choose red"),
        (CHOOSE + 1, "choose Green"),
        (MARK + (2 << 8) + 255, "mark blue with 255"),
        (MARK + 0, "mark red with 0"),
        (STEP + 0, "step 0"),
        (STEP + 65535, "step 65535"),
        (ROLL, "roll"),
    ],
)
def test_the_notation_reads_back(move: int, notation: str) -> None:
    assert MOVES.write(move) == notation
    assert MOVES.read(notation) == move


@pytest.mark.parametrize(
    ("notation", "move"),
    [
        ("CHOOSE GREEN", CHOOSE + 1),
        ("choose green", CHOOSE + 1),
        ("  choose \t  RED ", CHOOSE),
        ("Mark Blue WITH 7", MARK + (2 << 8) + 7),
        ("RoLL", ROLL),
    ],
)
def test_case_and_blanks_do_not_matter(notation: str, move: int) -> None:
    assert MOVES.read(notation) == move


@pytest.mark.parametrize(
    "notation",
    [
        "",
        "   ",
        "nonsense",
        "choose",
        "choose red blue",
        "choose pink",
        "choose 1",
        "roll 1",
        "roll roll",
        "mark red",
        "mark red 7",
        "mark red to 7",
        "mark red with",
        "mark red with x",
        "mark red with 256",
        "mark red with 7 8",
        "step",
        "step -1",
        "step +1",
        "step 01",
        "step 1.0",
        "step 1_0",
        "step ٣",
        "step 1٣",
        "step 65536",
        "step 9999999999999999999999",
        "step 0x10",
        "step {}",
        "{amount}",
    ],
)
def test_what_is_not_notation_reads_as_nothing(notation: str) -> None:
    assert MOVES.read(notation) is None


@pytest.mark.parametrize("moves", [MOVES, *(game.moves for game in GAMES.values())])
def test_the_dense_index_goes_both_ways_without_holes(moves: Moves) -> None:
    for index in range(moves.size):
        move = moves.move(index)
        assert moves.index(move) == index
        assert moves.read(moves.write(move)) == move


def test_the_dense_index_counts_kind_by_kind() -> None:
    assert [len(list(kind.every())) for kind in MOVES.kinds] == [3, 3 * 10, 21, 1]
    assert MOVES.size == 55
    assert MOVES.index(MARK + (1 << 8) + 2) == 3 + 10 + 2
    assert MOVES.move(3 + 10 + 2) == MARK + (1 << 8) + 2
    assert MOVES.index(ROLL) == 54


def test_pairs_that_can_never_be_a_move_have_no_number() -> None:
    cross = Kind(1 << 16, "cross {one} {other}", (), lambda one, other: one != other, one=("a", "b"), other=("a", "b"))
    moves = Moves(cross)
    assert moves.size == 2
    assert [moves.write(moves.move(number)) for number in range(2)] == ["cross a b", "cross b a"]
    same = moves.read("cross a a")
    assert same is not None, "it is notation all the same, so that a refusal can tell why not"
    assert not moves.holds(same)
    assert Dense(moves).index(same) == -1


def test_only_pairs_can_be_unfit() -> None:
    with pytest.raises(ValueError, match="not declared rightly"):
        Kind(1 << 16, "go {where}", (), lambda one, other: one != other, where=("a", "b"))


def test_amounts_beyond_the_cap_count_as_the_cap() -> None:
    assert MOVES.index(STEP + 20) == MOVES.index(STEP + 21) == MOVES.index(STEP + 65535) == 53
    assert MOVES.index(MARK + 9) == MOVES.index(MARK + 255)


@pytest.mark.parametrize("index", [-1, 55, 56])
def test_an_index_outside_is_an_error(index: int) -> None:
    with pytest.raises(IndexError):
        MOVES.move(index)


def test_targets_name_the_pieces_that_mean_the_move() -> None:
    assert MOVES.targets(CHOOSE + 2) == ("stone:blue",)
    assert MOVES.targets(MARK + (1 << 8) + 4) == ("Green", "4")
    assert MOVES.targets(ROLL) == ()


def test_a_kind_knows_its_words() -> None:
    kind = MOVES.kind(MARK + (1 << 8) + 4)
    assert (kind.word, kind.names) == ("mark", ("one", "other"))
    assert kind.words(MARK + (1 << 8) + 4) == {"one": "Green", "other": "4"}
    assert (MARK + 77) & KIND == MARK


@pytest.mark.parametrize(
    ("value", "pattern", "names"),
    [
        (1, "low {a}", ("a",)),
        (1 << 16, "lost {a}", ()),
        (1 << 16, "extra", ("a",)),
        (1 << 16, "order {b} {a}", ("a", "b")),
        (1 << 16, "many {a} {b} {c}", ("a", "b", "c")),
    ],
)
def test_a_wrong_declaration_is_refused(value: int, pattern: str, names: tuple[str, ...]) -> None:
    arguments: dict[str, Any] = {name: Amount(3) for name in names}
    with pytest.raises(ValueError, match="not declared rightly"):
        Kind(value, pattern, **arguments)


def test_two_kinds_never_share_a_value_or_a_word() -> None:
    with pytest.raises(ValueError, match="share"):
        Moves(Kind(1 << 16, "go"), Kind(1 << 16, "stay"))
    with pytest.raises(ValueError, match="share"):
        Moves(Kind(1 << 16, "go"), Kind(2 << 16, "go {far}", far=Amount(3)))
