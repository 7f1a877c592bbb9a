"""The OpenAPI document: routes, socket messages, and the games' views, events, refusals and constants.

`python -m fondaco.server.web.openapi` prints it; `npm run types` makes TypeScript of it.
"""

from __future__ import annotations

import copy
import functools
from collections.abc import Iterator
from typing import Any

import msgspec
from litestar import Litestar, Request
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin
from litestar.routes import HTTPRoute
from msgspec import inspect

from fondaco.games import GAMES
from fondaco.kernel import Game, Refusal
from fondaco.kernel.declaring import levels
from fondaco.kernel.errors import HOUSE_REFUSALS
from fondaco.kernel.showing.events import Told
from fondaco.locale import LANGUAGES
from fondaco.locale.catalogue import GROUPED_FROM
from fondaco.locale.formatter import LONGEST_NAME, LONGEST_TEXT
from fondaco.server.accounts import people
from fondaco.server.admin.wire import Announcement
from fondaco.server.core import names
from fondaco.server.core.wire import SCOPES
from fondaco.server.notify import alerts
from fondaco.server.play import chat, seating
from fondaco.server.play.showing import snapshots
from fondaco.server.play.wire import (
    Chat,
    CloseCode,
    Gone,
    Lobby,
    LobbyChanges,
    Ping,
    Pong,
    Presence,
    Update,
    YourTurn,
)
from fondaco.server.social import personal
from fondaco.server.table.events import TABLE_EVENTS
from fondaco.server.web.guard import LONGEST_ADDRESS
from fondaco.server.web.page import HERE

Schema = dict[str, Any]

TABLE_SOCKET = (Update, Chat, Presence, Ping, Pong, Gone)
LOBBY_SOCKET = (Lobby, LobbyChanges, YourTurn, Announcement)
SOCKET = TABLE_SOCKET + LOBBY_SOCKET


class SchemaPage(OpenAPIRenderPlugin):
    """The API to read and try, without anything from elsewhere."""

    def __init__(self) -> None:
        super().__init__(path="/", favicon="", style="")

    def render(self, request: Request[Any, Any, Any], openapi_schema: Schema) -> bytes:
        return (HERE / "schema.html").read_bytes()


class SchemaJson(JsonRenderPlugin):
    """openapi.json, completed."""

    def __init__(self) -> None:
        super().__init__(path="/openapi.json")

    def render(self, request: Request[Any, Any, Any], openapi_schema: Schema) -> bytes:
        return msgspec.json.encode(complete(openapi_schema, request.app))


def complete(document: Schema, app: Litestar) -> Schema:
    """The document of the routes with everything else that crosses to the page."""
    completed = copy.deepcopy(document)
    schemas = completed["components"]["schemas"]
    schemas |= body_schemas(app)
    for schema in schemas.values():
        _repair_tuples(schema)
    for parameter in _parameters(completed):
        _limit_text(parameter["schema"])
    schemas |= extra_schemas()
    schemas["Snapshot"]["properties"]["view"] = _reference("View")
    schemas["ToldPly"]["properties"]["events"]["items"] = _reference("Event")
    completed["x-constants"] = constants()
    completed["x-games"] = {
        game.name: {"prefix": _prefix(game), "constants": dict(game.constants)} for game in GAMES.values()
    }
    return completed


def _repair_tuples(struct: Schema) -> None:
    """Litestar takes the `...` of a tuple with a greatest length for a second type of item, which anything fits."""
    for field in struct.get("properties", {}).values():
        match field.get("items"):
            case {"oneOf": [item, {**rest}]} if not rest:
                field["items"] = item


def body_schemas(app: Litestar) -> dict[str, Schema]:
    """What is asked with, described by msgspec: Litestar leaves out the limits of what stands in lists and dicts."""
    handlers = [handler for route in app.routes if isinstance(route, HTTPRoute) for handler in route.route_handlers]
    types = {field.annotation for handler in handlers if (field := handler.parsed_data_field) is not None}
    found = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")[1]
    for schema in found.values():
        for field in schema.get("properties", {}).values():
            if field.get("default", ...) is None:  # the page's types would have it given in every request
                del field["default"]
    return found


def _parameters(document: Schema) -> Iterator[Schema]:
    for operations in document["paths"].values():
        for operation in operations.values():
            yield from operation.get("parameters", ())


def _limit_text(schema: Schema) -> None:
    """A text in an address is no longer than the address may be."""
    for part in (schema, *schema.get("oneOf", ()), *schema.get("anyOf", ())):
        if part.get("type") == "string" and "enum" not in part:
            part.setdefault("maxLength", LONGEST_ADDRESS)
        elif "items" in part:
            _limit_text(part["items"])


def constants() -> dict[str, Any]:
    """Names and limits of the server that the page needs, too."""
    return {
        "CLOSE_CODES": {code.name: code.value for code in CloseCode},
        "LANGUAGES": LANGUAGES,
        "GROUPED_FROM": GROUPED_FROM,
        "LONGEST_NAME": LONGEST_NAME,
        "LONGEST_TEXT": LONGEST_TEXT,
        "MAX_TOLD": snapshots.MAX_TOLD,
        "CHAT_LENGTH": chat.MAX_TEXT,
        "REPORT_LENGTH": personal.MAX_TEXT,
        "NAME_LENGTH": names.NAME_LENGTH,
        "PASSWORD_LENGTHS": list(people.PASSWORD_LENGTHS),
        "NAMED_LEVELS": dict(levels.NAMED),
        "CLOCK_SECONDS": seating.LONGEST,
        "TOKEN_SCOPES": list(SCOPES),
        "ALERT_KINDS": alerts.KINDS,
        "TABLE_EVENTS": {event.message(): event.arguments() for event in TABLE_EVENTS},
    }


# -- schemas ------------------------------------------------------------------


@functools.cache
def extra_schemas() -> dict[str, Schema]:
    """Socket messages, and each game's view, events and refusals under the game's name: `BataviaView`."""
    schemas: dict[str, Schema] = {}
    _add(schemas, "", SOCKET)
    _add_union(schemas, "Table", "Event", TABLE_EVENTS)
    _add_refusals(schemas, "House", HOUSE_REFUSALS)
    for game in GAMES.values():
        prefix = _prefix(game)
        _add(schemas, prefix, (game.view_type,))
        _add_union(schemas, prefix, "Event", game.events)
        _add_refusals(schemas, prefix, game.refusals)
    prefixes = [_prefix(game) for game in GAMES.values()]
    schemas["View"] = _any_of(f"{prefix}View" for prefix in prefixes)
    schemas["Event"] = _any_of(f"{prefix}Event" for prefix in ("Table", *prefixes))
    schemas["Refusal"] = _any_of(f"{prefix}Refusal" for prefix in ("House", *prefixes))
    return schemas


def _add(schemas: dict[str, Schema], prefix: str, types: tuple[type, ...]) -> None:
    _, found = msgspec.json.schema_components(types, ref_template=f"#/components/schemas/{prefix}{{name}}")
    for info in _structs(types):
        name = info.cls.__name__
        for field in info.fields:
            found[name]["properties"][field.encode_name] = _with_keys(
                found[name]["properties"][field.encode_name], field.type
            )
    schemas |= {prefix + name: schema for name, schema in found.items()}


def _add_union(schemas: dict[str, Schema], prefix: str, name: str, types: tuple[type[Told], ...]) -> None:
    """The events, each told apart by its `type`."""
    _add(schemas, f"{prefix}{name}", types)
    schemas[prefix + name] = _any_of(f"{prefix}{name}{each.__name__}" for each in types)


def _add_refusals(schemas: dict[str, Schema], prefix: str, types: tuple[type[Refusal], ...]) -> None:
    """The refusals as they are sent: `id`, `rule` and arguments."""
    for refusal in types:
        _, found = msgspec.json.schema_components((refusal,))
        facts = found[refusal.__name__]
        properties = {name: schema for name, schema in facts["properties"].items() if name != "type"}
        schemas[f"{prefix}Refusal{refusal.__name__}"] = {
            "type": "object",
            "properties": {
                "id": {"enum": [refusal.message()]},
                "rule": {"enum": [refusal.rule]},
                "arguments": {"type": "object", "properties": properties, "required": list(properties)},
            },
            "required": ["id", "rule", "arguments"],
        }
    schemas[f"{prefix}Refusal"] = _any_of(f"{prefix}Refusal{refusal.__name__}" for refusal in types)


# -- dicts whose keys are known -------------------------------------------------


def _structs(types: tuple[type, ...]) -> list[inspect.StructType]:
    """The structs themselves and all that stand in their fields."""
    found: dict[type, inspect.StructType] = {}

    def visit(info: inspect.Type) -> None:
        if isinstance(info, inspect.Metadata):
            visit(info.type)
        elif isinstance(info, inspect.UnionType):
            for member in info.types:
                visit(member)
        elif isinstance(info, inspect.DictType):
            visit(info.value_type)
        elif isinstance(info, inspect.VarTupleType | inspect.ListType):
            visit(info.item_type)
        elif isinstance(info, inspect.StructType) and info.cls not in found:
            found[info.cls] = info
            for field in info.fields:
                visit(field.type)

    for info in inspect.multi_type_info(types):
        visit(info)
    return list(found.values())


def _with_keys(schema: Schema, info: inspect.Type) -> Schema:
    """A dict keyed by a `Literal` has every key of it; msgspec's schema leaves the keys out."""
    if isinstance(info, inspect.UnionType):
        known = [member for member in info.types if not isinstance(member, inspect.NoneType)]
        if len(known) == 1 and "anyOf" in schema:
            return schema | {
                "anyOf": [
                    member if member == {"type": "null"} else _with_keys(member, known[0]) for member in schema["anyOf"]
                ]
            }
    elif isinstance(info, inspect.VarTupleType | inspect.ListType) and "items" in schema:
        return schema | {"items": _with_keys(schema["items"], info.item_type)}
    elif isinstance(info, inspect.DictType):
        value = _with_keys(schema.get("additionalProperties", {}), info.value_type)
        if isinstance(info.key_type, inspect.LiteralType):
            keys = [str(key) for key in info.key_type.values]
            return {
                "type": "object",
                "properties": dict.fromkeys(keys, value),
                "required": keys,
                "additionalProperties": False,
            }
        return schema | {"additionalProperties": value}
    return schema


def _prefix(game: Game) -> str:
    return game.name.replace("_", " ").title().replace(" ", "")


def _any_of(names: Any) -> Schema:
    return {"anyOf": [_reference(name) for name in names]}


def _reference(name: str) -> Schema:
    return {"$ref": f"#/components/schemas/{name}"}
