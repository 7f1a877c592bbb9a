"""What holds for every test: reproducible examples, and lists in plain states that refuse negative indices."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import pytest
from hypothesis import settings

from fondaco.kernel import state

settings.register_profile("house", deadline=None, derandomize=True, database=None)
settings.load_profile("house")

COMPILED = not str(state.__file__).endswith(".py")


class CArray(list[Any]):
    """A list that stops at a negative index, as the trap of the compiled run does."""

    def __getitem__(self, index: Any) -> Any:
        _refuse_negative(index)
        return list.__getitem__(self, index)

    def __setitem__(self, index: Any, value: Any) -> None:
        _refuse_negative(index)
        list.__setitem__(self, index, value)


def _refuse_negative(index: Any) -> None:
    if isinstance(index, int) and index < 0:
        raise IndexError(f"negative index {index} into a state")


def _keep_as_c_array(s: state.State, name: str, value: object) -> None:
    keep = name not in ("heard", "script") and type(value) is list
    object.__setattr__(s, name, CArray(value) if keep and isinstance(value, Iterable) else value)


@pytest.fixture(scope="session", autouse=True)
def _no_negative_indices() -> Iterator[None]:
    """In the compiled run the arrays are C and need no guard."""
    with pytest.MonkeyPatch.context() as patch:
        if not COMPILED:
            patch.setattr(state.State, "__setattr__", _keep_as_c_array, raising=False)
        yield
