"""The base state: offers and luck."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

import fondaco
from fondaco.games.batavia import GAME
from fondaco.games.batavia.events import Drew
from fondaco.kernel import ScriptError, State
from tests.games.batavia.table import EN, FR, SE, at, cards, heard, now, play, table

WORD = st.integers(0, 2**32 - 1)


def sfc32(*seed: int) -> Iterator[int]:
    """Chris Doty-Humphrey's generator, written from its definition with remainders."""
    a, b, c, counter = seed
    size = 2**32
    while True:
        out = (a + b + counter) % size
        counter = (counter + 1) % size
        a = b ^ (b // 2**9)
        b = 9 * c % size
        c = (c * 2**21 % size + c // 2**11 + out) % size
        yield out


def seeded(*seed: int) -> State:
    s = State()
    s.seed(*seed)
    return s


# -- luck ---------------------------------------------------------------------


def test_the_generator_gives_known_words() -> None:
    s = seeded(1, 2, 3, 4)
    assert [s.word() for _ in range(6)] == [7, 34, 56623200, 188882296, 3431242869, 399395954]
    assert list(s.luck)[3] == 10


@given(WORD, WORD, WORD, WORD)
def test_the_generator_is_sfc32(first: int, second: int, third: int, fourth: int) -> None:
    s, known = seeded(first, second, third, fourth), sfc32(first, second, third, fourth)
    assert [s.word() for _ in range(50)] == [next(known) for _ in range(50)]


@given(WORD, WORD, st.integers(1, 2**31 - 1))
def test_below_rejects_what_would_be_unfair(first: int, second: int, bound: int) -> None:
    """Lemire's method: the high word of a product, unless the low word falls into the uneven rest."""
    s, words = seeded(first, second, 7, 9), sfc32(first, second, 7, 9)
    for _ in range(20):
        product = next(words) * bound
        while product % 2**32 < 2**32 % bound:
            product = next(words) * bound
        assert s.below(bound) == product >> 32


@pytest.mark.parametrize("bound", [2, 3, 5, 6, 7, 10, 35, 110])
def test_below_is_fair(bound: int) -> None:
    s = seeded(11, 22, 33, bound)
    draws = 200 * bound
    counts = Counter(s.below(bound) for _ in range(draws))
    assert set(counts) == set(range(bound))
    chi_square = sum((counts[value] - 200) ** 2 / 200 for value in range(bound))
    freedom = bound - 1
    assert chi_square < freedom + 4 * (2 * freedom) ** 0.5 + 6


def test_below_is_fair_where_two_thirds_of_the_words_are_uneven() -> None:
    """A bound near 2^31 / 1.43: without the rejection the lower values would come twice as often."""
    bound = 1_500_000_000
    s = seeded(5, 6, 7, 8)
    low = sum(s.below(bound) < bound // 2 for _ in range(4000))
    assert 1870 < low < 2130


def test_asking_luck_moves_it_on_even_with_one_possibility() -> None:
    s = seeded(1, 2, 3, 4)
    assert [s.below(1) for _ in range(5)] == [0] * 5
    assert list(s.luck) != [1, 2, 3, 4]


def test_the_script_is_drawn_instead_of_luck_which_goes_on_all_the_same() -> None:
    s, luck = seeded(9, 8, 7, 6), seeded(9, 8, 7, 6)
    s.script = [5, 0, 3]
    assert [s.below(6) for _ in range(3)] == [5, 0, 3]
    s.script = None
    passed_over = [luck.word() for _ in range(3)]
    assert len(passed_over) == 3
    assert [s.below(6) for _ in range(2)] == [luck.below(6), luck.below(6)]


@pytest.mark.parametrize("value", [-1, 6, 7])
def test_a_script_that_cannot_be_is_an_error(value: int) -> None:
    s = seeded(9, 8, 7, 6)
    s.script = [value]
    with pytest.raises(ScriptError, match=f"script-number value={value} bound=6"):
        s.below(6)


def test_an_exhausted_script_is_an_error() -> None:
    s = seeded(9, 8, 7, 6)
    s.script = [2]
    assert s.below(6) == 2
    with pytest.raises(ScriptError, match="script-exhausted bound=6"):
        s.below(6)


def test_a_draw_from_a_bag_takes_each_piece_with_the_same_chance() -> None:
    """Two of fifteen cards over many matches; a card counted five times comes five times as often."""
    position = table(rest=2, deck="EN DK2 FR3 NL4 SE5")
    counts: Counter[str] = Counter()
    for seed in range(600):
        match = at(position)
        match.seed = seed.to_bytes(32, "big")
        (drew,) = heard(play(match, "A draw"), Drew)
        assert drew.cards is not None
        counts.update(drew.cards)
    for name, share in {"EN": 1, "DK": 2, "FR": 3, "NL": 4, "SE": 5}.items():
        assert abs(counts[name] - 80 * share) < 4.5 * (80 * share) ** 0.5


def test_a_scripted_draw_is_the_piece_itself_and_must_be_in_the_bag() -> None:
    position = table(rest=2, deck="EN SE2")
    match = at(position, [SE, EN])
    play(match, "A draw")
    assert now(match)["hand"][0] == cards("EN SE")
    match = at(position, [EN, EN])
    before = (now(match), match.ply)
    with pytest.raises(ScriptError, match="script-piece value=0"):
        play(match, "A draw")
    assert (now(match), match.ply) == before
    match = at(position, [5])
    with pytest.raises(ScriptError, match="script-number value=5 bound=5"):
        play(match, "A draw")


def test_a_draw_that_the_script_is_too_short_for_changes_nothing() -> None:
    match = at(table(rest=2, deck="FR SE2"), [FR])
    before = (now(match), match.ply)
    with pytest.raises(ScriptError, match="script-exhausted"):
        play(match, "A draw")
    assert (now(match), match.ply, match.script) == (*before, [FR])


# -- offers -------------------------------------------------------------------


def offers(s: State) -> list[int]:
    return [s.choice(index) for index in range(s.choices())]


def test_single_moves_come_first_and_then_the_ranges_counted_out() -> None:
    s = State()
    s.offer_range(1000, 2, 9, 3)
    s.offer(7)
    s.offer_range(2000, 4, 4, 1)
    s.offer(8)
    assert offers(s) == [7, 8, 1002, 1005, 1008, 2004]
    assert s.choices() == 6
    assert (list(s.range_high)[:2], s.ranges, s.offered) == ([8, 4], 2, 2)


def test_a_range_without_amounts_is_no_range() -> None:
    s = State()
    s.offer_range(1000, 5, 4, 1)
    assert s.choices() == s.ranges == 0


def test_is_offered_knows_single_moves_bounds_and_steps() -> None:
    s = State()
    s.offer(7)
    s.offer_range(1000, 2, 9, 3)
    assert [move for move in range(2000) if s.is_offered(move)] == [7, 1002, 1005, 1008]
    s.clear()
    assert not s.is_offered(7)
    assert not s.is_offered(1005)
    assert s.choices() == 0


@pytest.mark.parametrize("index", [4, 5, 1000])
def test_a_choice_beyond_the_offers_is_an_error(index: int) -> None:
    s = State()
    s.offer(7)
    s.offer_range(1000, 2, 9, 3)
    with pytest.raises(IndexError):
        s.choice(index)


def test_thinned_ranges_are_a_few_single_moves() -> None:
    s = State()
    s.offer(7)
    s.offer_range(1000, 2, 100, 5)
    s.offer_range(2000, 1, 2, 1)
    s.thin_ranges(3)
    assert offers(s) == [7, 1002, 1007, 1012, 2001, 2002]
    assert s.ranges == 0


def test_pick_chooses_among_all_offers_alike() -> None:
    s = seeded(1, 2, 3, 4)
    s.offer(7)
    s.offer_range(1000, 1, 4, 1)
    counts = Counter(s.pick() for _ in range(2000))
    assert set(counts) == {7, 1001, 1002, 1003, 1004}
    assert all(320 < count < 480 for count in counts.values())


def test_turn_hands_the_decision_to_one_seat() -> None:
    s = State()
    s.turn(3)
    assert (s.actor, s.deciding) == (3, 0b1000)


@pytest.mark.skipif(fondaco.compiled(), reason="compiled arrays have the trap instead")
def test_the_lists_of_a_plain_state_refuse_negative_indices() -> None:
    s = State()
    for states in (s, GAME.rules.copy(GAME.deal(3, 1))):
        with pytest.raises(IndexError, match="negative index -1"):
            states.luck[-1] = 7
        with pytest.raises(IndexError, match="negative index -2"):
            _ = states.offers[-2]
    assert s.luck[:2] == [0, 0]


OVERFLOW = """
from fondaco.kernel import State
s = State()
for move in range({count}):
    {call}
print("full")
"""


@pytest.mark.parametrize(("call", "room"), [("s.offer(move)", 512), ("s.offer_range(move << 16, 1, 2, 1)", 8)])
def test_too_many_offers_stop_the_process_instead_of_damaging_memory(call: str, room: int) -> None:
    """An IndexError in plain Python, the bounds trap in the compiled run; one fewer still fits."""
    for count in (room, room + 1):
        program = OVERFLOW.format(count=count, call=call)
        run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
        assert (run.returncode == 0) == (count == room)
        assert ("full" in run.stdout) == (count == room)
