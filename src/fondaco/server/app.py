"""The application, put together."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, MediaType, Request, Response, get
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.types import ASGIApp, Receive, Scope, Send
from msgspec import MsgspecError
from sqlalchemy import select

from fondaco.kernel import rules as kernel_rules
from fondaco.server import models, wire
from fondaco.server.api import HANDLERS
from fondaco.server.commands import Person
from fondaco.server.config import Config
from fondaco.server.errors import DeclinedError
from fondaco.server.guard import Guard, remember
from fondaco.server.house import House
from fondaco.server.page import page, schema_file
from fondaco.server.people import COOKIE
from fondaco.server.schema import SchemaJson, SchemaPage
from fondaco.server.socket import live_lobby, live_table
from fondaco.server.version import VERSION

BODY = 64 * 1024
LONGEST = 200  # characters of a problem

log = logging.getLogger("fondaco.app")


def compiled() -> bool:
    """Whether the rules run as C."""
    return not str(kernel_rules.__file__).endswith(".py")


@get("/healthz", tags=["operation"])
async def health(house: NamedDependency[House]) -> wire.Health:
    await house.store.read(select(models.house.c.id))
    return wire.Health(
        status="ok",
        version=VERSION,
        rules="compiled" if compiled() else "plain",
        database="postgresql" if house.store.postgres else "sqlite",
    )


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics(house: NamedDependency[House]) -> Response[bytes]:
    return Response(house.metrics.text(), media_type="text/plain; version=0.0.4")


def create_app(config: Config | None = None) -> Litestar:
    """A house and its doors."""
    house = House(config or Config())

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    async def provide_person(request: ASGIConnection[Any, Any, Any, Any]) -> Person:
        signed = await house.people.recognise(request.cookies.get(COOKIE))
        if signed.cookie is not None:
            remember(request.scope, signed)
        return signed.person

    def guarded(app: ASGIApp) -> ASGIApp:
        guard = Guard(app, house)

        async def enter(scope: Scope, receive: Receive, send: Send) -> None:
            await guard(scope, receive, send)

        return enter

    app = Litestar(
        route_handlers=[*HANDLERS, live_table, live_lobby, health, metrics, schema_file, page],
        dependencies={
            "house": Provide(lambda: house, sync_to_thread=False),
            "person": Provide(provide_person),
        },
        exception_handlers={
            DeclinedError: decline,
            HTTPException: decline_http,
            MsgspecError: decline_http,
            UnicodeDecodeError: decline_http,
            RecursionError: decline_http,  # brackets in brackets, thousands deep
            Exception: decline_fault,
        },
        lifespan=[lifespan],
        openapi_config=OpenAPIConfig(
            title="Fondaco",
            version=VERSION,
            path="/schema",
            render_plugins=[SchemaPage(), SchemaJson()],
            description="A house for five East-India trading games. Live tables speak the same commands and snapshots "
            "over the websocket `/api/tables/{table_id}/live`.",
        ),
        request_max_body_size=BODY,
        state=State({"house": house}),
        middleware=[],
        logging_config=None,
    )
    app.asgi_handler = guarded(app.asgi_handler)
    return app


# -- refusals ---------------------------------------------------------------------------


def answer(status: int, refused: wire.Refused) -> Response[wire.Refused]:
    return Response(refused, status_code=status, media_type=MediaType.JSON)


def decline(_: Request[Any, Any, Any], error: DeclinedError) -> Response[wire.Refused]:
    return answer(error.status, error.refused)


def decline_http(_: Request[Any, Any, Any], error: Exception) -> Response[wire.Refused]:
    """What the framework refuses: a body that cannot be read, an address that is none."""
    status = error.status_code if isinstance(error, HTTPException) else 400
    if status >= 500:
        return decline_fault(_, error)
    names = {404: "no-such-route", 405: "wrong-method", 413: "too-large", 415: "not-json"}
    return answer(status, wire.Refused(names.get(status, "bad-request"), None, problem(error)))


def problem(error: Exception) -> dict[str, str]:
    """What was wrong with the asker's own words."""
    extra = getattr(error, "extra", None)
    if isinstance(extra, list):
        found = [f"{part.get('key', '')}: {part.get('message', '')}" for part in extra if isinstance(part, dict)]
        return {"problem": "; ".join(found)[:LONGEST]}
    return {"problem": str(getattr(error, "detail", "") or type(error).__name__)[:LONGEST]}


def decline_fault(_: Request[Any, Any, Any], error: Exception) -> Response[wire.Refused]:
    """A fault of ours: told by its kind, since its words may hold what is hidden."""
    log.error("fault", exc_info=error)
    return answer(500, wire.Refused("house-fault", None, {}))
