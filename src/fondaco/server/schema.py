"""The OpenAPI schema: the routes, and with them what only the sockets and the games' views and events speak of."""

from __future__ import annotations

import copy
from typing import Any

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin

from fondaco.games import GAMES
from fondaco.server import wire
from fondaco.server.page import HERE

SOCKET = (wire.Chat, wire.Presence, wire.Ping, wire.Pong, wire.Lobby, wire.LobbyChanges, wire.YourTurn)


class SchemaPage(OpenAPIRenderPlugin):
    """The API to read and try, without anything from elsewhere."""

    def __init__(self) -> None:
        super().__init__(path="/", favicon="", style="")

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return (HERE / "schema.html").read_bytes()


class SchemaJson(JsonRenderPlugin):
    """openapi.json, completed."""

    def __init__(self) -> None:
        super().__init__(path="/openapi.json")

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        complete = copy.copy(openapi_schema)
        components = dict(complete.get("components", {}))
        components["schemas"] = components.get("schemas", {}) | extra_schemas()
        complete["components"] = components
        return msgspec.json.encode(complete)


def extra_schemas() -> dict[str, Any]:
    """The messages of the socket, and each game's view and events under the game's name: `BataviaView`."""
    schemas: dict[str, Any] = {}
    _add(schemas, "", SOCKET)
    for game in GAMES.values():
        prefix = game.name.replace("_", " ").title().replace(" ", "")
        _add(schemas, prefix, (game.view_type, *game.events))
        schemas[f"{prefix}Event"] = {"oneOf": [_reference(prefix, event.__name__) for event in game.events]}
    return schemas


def _add(schemas: dict[str, Any], prefix: str, types: tuple[type, ...]) -> None:
    _, found = msgspec.json.schema_components(types, ref_template=f"#/components/schemas/{prefix}{{name}}")
    schemas.update({prefix + name: schema for name, schema in found.items()})


def _reference(prefix: str, name: str) -> dict[str, str]:
    return {"$ref": f"#/components/schemas/{prefix}{name}"}
