"""What holds for every test: reproducible examples, and lists in plain states that refuse negative indices."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from importlib.util import find_spec
from typing import Any

import pytest
from hypothesis import settings

from tools.build import fresh

if find_spec("Cython"):  # only there, anything is compiled
    fresh()  # before the package is imported: what was compiled of other sources would be tested in place of these

from fondaco.kernel.playing import state
from tests.speed import COMPILED
from tests.times import pytest_addoption, pytest_collection_modifyitems, pytest_terminal_summary

__all__ = ["pytest_addoption", "pytest_collection_modifyitems", "pytest_terminal_summary"]

settings.register_profile("house", deadline=None, derandomize=True, database=None)
settings.load_profile("house")


def pytest_collection_finish() -> None:
    """What was imported and collected stays until the end: no need to look through it again and again."""
    gc.collect()
    gc.freeze()


class CArray(list[Any]):
    """A list that stops at a negative index, as the trap of the compiled run does."""

    def __getitem__(self, index: Any) -> Any:
        if index.__class__ is int and index < 0:
            raise IndexError(f"negative index {index} into a state")
        return get_item(self, index)

    def __setitem__(self, index: Any, value: Any) -> None:
        if index.__class__ is int and index < 0:
            raise IndexError(f"negative index {index} into a state")
        set_item(self, index, value)


get_item, set_item, set_field = list.__getitem__, list.__setitem__, object.__setattr__


def keep_as_c_array(s: state.State, name: str, value: Any) -> None:
    """Every list but those that are shared on purpose."""
    if value.__class__ is list and name not in ("event_sink", "script"):
        value = CArray(value)
    set_field(s, name, value)


@pytest.fixture(scope="session", autouse=True)
def _no_negative_indices() -> Iterator[None]:
    """In the compiled run the arrays are C and need no guard."""
    with pytest.MonkeyPatch.context() as patch:
        if not COMPILED:
            patch.setattr(state.State, "__setattr__", keep_as_c_array, raising=False)
        yield
