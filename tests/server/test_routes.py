"""All routes at once: methods, headers, and fields of requests with the names of the server's own dependencies."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar import Litestar
from litestar.handlers import HTTPRouteHandler
from litestar.routes import HTTPRoute
from litestar.testing import TestClient
from msgspec import inspect

from fondaco.server.core.config import Config
from fondaco.server.web.app import create_app


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Litestar]]:
    folder: Path = tmp_path_factory.mktemp("routes")
    (folder / "static").mkdir()
    (folder / "static" / "index.html").write_text("<p>the page")
    config = Config(data_dir=folder, rate_limits=False, bot_processes=1, static_dir=folder / "static")
    with TestClient(create_app(config), root_path="") as client:
        yield client


def routes(app: Litestar) -> list[tuple[HTTPRoute, str]]:
    """Each with an address that leads to it."""
    found = [route for route in app.routes if isinstance(route, HTTPRoute) and "schema" not in route.path]
    return [(route, re.sub(r"\{(\w+)(:\w+)?\}", "1", route.path)) for route in found]


def handlers(app: Litestar) -> list[HTTPRouteHandler]:
    return list({handler for route, _ in routes(app) for handler in route.route_handlers})


# -- methods --------------------------------------------------------------------------


def allowed(answer: Any) -> set[str]:
    return set(answer.headers["allow"].split(", "))


def test_every_route_tells_which_methods_it_allows(client: TestClient[Litestar]) -> None:
    for route, path in routes(client.app):
        methods = set(route.methods) | ({"HEAD"} if "GET" in route.methods else set())
        answer = client.options(path)
        assert (answer.status_code, allowed(answer)) == (204, methods), path
        for method in {"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "TRACE"} - methods:
            answer = client.request(method, path)
            assert (answer.status_code, allowed(answer)) == (405, methods), (method, path)


def test_live_connections_allow_no_method(client: TestClient[Litestar]) -> None:
    for path in ("/api/live", "/api/tables/1/live"):
        answer = client.get(path)
        assert (answer.status_code, answer.headers["allow"]) == (405, "")


def test_no_address_of_the_api_answers_with_the_page(client: TestClient[Litestar]) -> None:
    """Also where it is written in another way, and where there is nothing."""
    ways = ("/{}", "//{}", "/{}/", "/./{}")
    for _, path in routes(client.app):
        if path.startswith("/api"):
            for way in ways:
                address = f"http://testserver{way.format(path[1:])}"
                answer = client.get(address, follow_redirects=False)
                assert "html" not in answer.headers.get("content-type", ""), address
                assert answer.status_code != 303 or "unsubscribe" in path
    assert client.get("/api/nothing").status_code == 404


# -- headers --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("host", "scheme", "live"),
    [
        ("play.example", "https", " wss://play.example"),
        ("play.example:8443", "https", " wss://play.example:8443"),
        ("[::1]:8000", "http", " ws://[::1]:8000"),
        ("x; script-src *", "http", ""),
        ("a, b", "http", ""),
        ("", "http", ""),
    ],
)
def test_the_page_may_connect_to_this_house_only(
    client: TestClient[Litestar], host: str, scheme: str, live: str
) -> None:
    headers = client.get(f"{scheme}://testserver/", headers={"host": host}).headers
    connect = re.search(r"connect-src ([^;]*);", headers["content-security-policy"])
    assert connect is not None
    assert connect[1] == f"'self'{live}"


def test_whoever_came_by_tls_comes_by_tls_again(client: TestClient[Litestar]) -> None:
    assert client.get("https://testserver/").headers["strict-transport-security"] == "max-age=31536000"
    assert "strict-transport-security" not in client.get("http://testserver/").headers


# -- fields and what handlers are given ------------------------------------------------


def names_in(type_: Any) -> set[str]:
    """The names of all fields that somebody may send, however deep."""
    found: set[str] = set()

    def visit(info: inspect.Type) -> None:
        fields = info.fields if isinstance(info, inspect.StructType) else ()
        if not found.issuperset(names := {field.encode_name for field in fields}):
            found.update(names)
            for field in fields:
                visit(field.type)
        for inner in getattr(info, "types", ()):
            visit(inner)
        for name in ("type", "item_type", "key_type", "value_type"):
            if isinstance(inner := getattr(info, name, None), inspect.Type):
                visit(inner)

    visit(inspect.type_info(type_))
    return found


def test_nothing_that_is_sent_is_called_like_what_a_handler_is_given(client: TestClient[Litestar]) -> None:
    """The framework takes a wrong field of that name for a fault of the server."""
    given, sent = set(client.app.dependencies), 0
    for handler in handlers(client.app):
        for name, parameter in handler.parsed_fn_signature.parameters.items():
            if name == "data":
                names = names_in(parameter.annotation)
                sent += len(names)
                assert not names & given, handler
    assert sent > 100


def test_a_wrong_field_is_refused(client: TestClient[Litestar]) -> None:
    table = {"game": "batavia", "seats": [{"kind": "person"}] * 3}
    for field in ("hints", "rated", "public", "clock"):
        answer = client.post("/api/tables", json={**table, field: "x"})
        assert (answer.status_code, answer.json()["id"]) == (400, "bad-request"), field
    assert msgspec.json.decode(answer.content)["arguments"]["problem"]
