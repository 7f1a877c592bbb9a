"""Every name that others see is admitted by one function; here are all places that set one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec import inspect

from fondaco.server.core.config import Config
from fondaco.server.web.app import create_app
from tests.server.house import Guest, House, open_house
from tests.server.test_routes import handlers

PASSWORD = "nutmeg and mace"
BATAVIA = {"game": "batavia", "seats": [{"kind": "person"}] * 3}
FREE = "Rosalind"
TAKEN = ["admin", "ADMIN", "\u0410dmin", "a d m i n", "fondaco", "Dora", "d o r a", "D\u043era", "DORA"]
ODD = ["", " ", "x" * 200, "Ro\u200bsa", "\u202egro", "R\u0300\u0301\u0302\u0303osa", "\u3164", "R\U000e0041"]


def rename(guest: Guest, name: str) -> Any:
    return guest.client.post("/api/me", json={"name": name})


def register(guest: Guest, name: str) -> Any:
    with guest.house.guest() as other:
        return other.client.post("/api/account", json={"name": name, "password": PASSWORD})


def open_table(guest: Guest, name: str) -> Any:
    seats = [{"kind": "person"}, {"kind": "person", "name": name}, {"kind": "person"}]
    return guest.client.post("/api/tables", json={**BATAVIA, "seats": seats})


def make_program(guest: Guest, name: str) -> Any:
    return guest.client.post("/api/account/tokens", json={"name": name, "scopes": ["read"]})


def open_league(guest: Guest, name: str) -> Any:
    plan = {"game": "kontor", "seats": 2, "rounds": 1, "clock": {"kind": "move", "seconds": 60}}
    return guest.client.post("/api/leagues", json={"name": name, **plan})


SET: dict[str, Callable[[Guest, str], Any]] = {  # by route and field
    "POST /api/me name": rename,
    "POST /api/account name": register,
    "POST /api/tables seats.name": open_table,
    "POST /api/account/tokens name": make_program,
    "POST /api/leagues name": open_league,
}
ASKED = {  # of whom or what something is asked; nothing is called so afterwards
    "POST /api/session name",
    "POST /api/session/ask name",
    "POST /api/tables/{table_id:str}/invite name",
    "POST /api/friends name",
}
OWN = {"POST /api/notifications/channels label"}  # shown to its owner only


def names_of(info: inspect.Type) -> Iterator[str]:
    """The fields, however deep, that are called like a name."""
    if isinstance(info, inspect.StructType):
        for field in info.fields:
            inner = list(names_of(field.type))
            yield from (f"{field.encode_name}.{name}" for name in inner)
            if not inner and any(word in field.encode_name for word in ("name", "label", "title", "nick")):
                yield field.encode_name
    for part in getattr(info, "types", ()):
        yield from names_of(part)
    if isinstance(part := getattr(info, "item_type", None), inspect.Type):
        yield from names_of(part)


def test_all_places_that_take_a_name_are_known() -> None:
    found = set()
    for handler in handlers(create_app(Config(database_url="sqlite:///:memory:"))):
        parameter = handler.parsed_fn_signature.parameters.get("data")
        if parameter is not None:
            (method,), (path,) = handler.http_methods, handler.paths
            found |= {f"{method} {path} {name}" for name in names_of(inspect.type_info(parameter.annotation))}
    assert found == set(SET) | ASKED | OWN


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder: Path = tmp_path_factory.mktemp("names")
    with open_house(folder) as house, house.guest("Dora") as dora:
        dora.post("/api/account", {"name": "Dora", "password": PASSWORD})
        yield house


@pytest.fixture(scope="module")
def eva(house: House) -> Iterator[Guest]:
    with house.guest("Eva") as eva:
        eva.post("/api/account", {"name": "Eva", "password": PASSWORD})
        yield eva


@pytest.mark.parametrize("place", SET)
def test_nothing_is_called_as_the_house_or_as_somebody_else(eva: Guest, place: str) -> None:
    for name in TAKEN:
        answer = SET[place](eva, name)
        assert (answer.status_code, answer.json()["id"]) == (409, "name-taken"), name


@pytest.mark.parametrize("place", SET)
def test_no_name_has_what_nobody_sees(eva: Guest, place: str) -> None:
    for name in ODD:
        answer = SET[place](eva, name)
        assert answer.status_code == 400, name
        assert answer.json()["id"] in ("name-length", "name-characters", "league-name"), name


@pytest.mark.parametrize("place", SET)
def test_other_names_are_admitted(eva: Guest, place: str) -> None:
    assert SET[place](eva, FREE if place == "POST /api/account name" else "Eva").status_code in (200, 201)
