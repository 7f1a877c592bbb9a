"""Actions from masks: what is drawn is legal and fair, and the best of the legal ones is found."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra import numpy as arrays

from fondaco.games import GAMES
from fondaco.vector import Batch, Sampler, argmax

SHAPES = st.tuples(st.integers(1, 5), st.integers(1, 40))


@pytest.mark.parametrize("game", GAMES)
def test_a_batch_can_be_played_by_what_is_sampled(game: str) -> None:
    sampler = Sampler(3)
    with Batch(game, 4) as batch:
        batch.reset(seed=1)
        for _ in range(60):
            batch.step(sampler.sample(batch.masks))  # raises IllegalAction for any that the mask does not hold


def test_every_legal_action_is_as_likely_and_no_other_is_drawn() -> None:
    masks = np.tile(np.array([[0, 1, 0, 1, 1, 0, 0, 1]], np.int8), (4000, 1))
    drawn = Sampler(7).sample(masks)
    counts = np.bincount(drawn, minlength=8)
    assert not counts[[0, 2, 5, 6]].any()
    assert (abs(counts[[1, 3, 4, 7]] - 1000) < 150).all()


def test_the_same_seed_draws_the_same() -> None:
    masks = np.ones((50, 30), np.int8)
    one, other = Sampler(5), Sampler(5)
    assert (one.sample(masks) == other.sample(masks)).all()
    assert (one.sample(masks) == other.sample(masks)).all()
    assert (one.sample(masks) != Sampler(6).sample(masks)).any()


@given(st.data())
def test_argmax_is_that_of_numpy_over_the_legal_actions(data: st.DataObject) -> None:
    shape = data.draw(SHAPES)
    masks = data.draw(arrays.arrays(np.int8, shape, elements=st.integers(0, 1)))
    values = data.draw(arrays.arrays(np.float32, shape, elements=st.floats(-9, 9, width=32)))
    expected = np.where(masks.any(1), np.where(masks != 0, values, -np.inf).argmax(1), -1)
    assert (argmax(values, masks) == expected).all()
    assert (argmax(values, masks.astype(bool)) == expected).all()


def test_rows_without_a_legal_action_and_values_that_are_no_numbers() -> None:
    masks = np.array([[0, 0, 0], [1, 1, 0]], np.int8)
    values = np.array([[1, 2, 3], [np.nan, -5, 9]], np.float32)
    assert argmax(values, masks).tolist() == [-1, 1]
    assert Sampler().sample(masks)[0] == -1


def test_what_are_no_masks_is_refused() -> None:
    with pytest.raises(ValueError, match="masks are rows of int8 or bool"):
        Sampler().sample(np.ones(3, np.int8))
    with pytest.raises(ValueError, match="masks are rows of int8 or bool"):
        Sampler().sample(np.ones((3, 3), np.float32))
    with pytest.raises(ValueError, match=r"different shapes: \(2, 4\) and \(2, 3\)"):
        argmax(np.ones((2, 4), np.float32), np.ones((2, 3), np.int8))
