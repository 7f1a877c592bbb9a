"""A house that is shared by tests that do no harm to it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from fondaco.server.core import moment
from tests.server.house import Guest, House, open_house
from tests.server.receivers import Post


@pytest.fixture(autouse=True)
def _time_goes_on() -> Iterator[None]:
    """A test that opens a database of later in this process must not take others along."""
    reached = [*moment._reached]
    yield
    moment._reached[:] = reached


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("house")) as house:
        yield house


@pytest.fixture(scope="module")
def post() -> Iterator[Post]:
    """What a house sends to outside: mails, pushes, webhooks."""
    with Post.opened() as post:
        yield post


@pytest.fixture
def people(house: House) -> Iterator[list[Guest]]:
    guests = [house.guest(name) for name in ("Ada", "Bo", "Cleo", "Dido")]
    yield guests
    for guest in guests:
        guest.client.close()
