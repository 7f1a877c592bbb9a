"""The application, put together."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, MediaType, Request, Response, get
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.types import ASGIApp, Receive, Scope, Send
from msgspec import MsgspecError

from fondaco.kernel import rules as kernel_rules
from fondaco.server import wire
from fondaco.server.access import Person
from fondaco.server.api import HANDLERS
from fondaco.server.config import Config
from fondaco.server.errors import DeclinedError
from fondaco.server.guard import Guard, remember
from fondaco.server.metrics import Metrics
from fondaco.server.page import page, schema_file
from fondaco.server.people import COOKIE
from fondaco.server.repository import HouseRepository
from fondaco.server.schema import SchemaJson, SchemaPage
from fondaco.server.services import Services
from fondaco.server.sockets import live_lobby, live_table
from fondaco.server.version import VERSION

BODY = 64 * 1024
LONGEST = 200  # characters of a problem

# what handlers may ask for, by name
PROVIDED = (
    *("config", "metrics", "house", "people", "tables", "renderer", "presence", "lobby"),
    *("chat", "seating", "execution", "hints", "archive", "annotations", "lessons"),
)

log = logging.getLogger("fondaco.app")


def compiled() -> bool:
    """Whether the rules run as C."""
    return not str(kernel_rules.__file__).endswith(".py")


@get("/healthz", tags=["operation"])
async def health(house: NamedDependency[HouseRepository]) -> wire.Health:
    await house.ping()
    return wire.Health(
        status="ok",
        version=VERSION,
        rules="compiled" if compiled() else "plain",
        database="postgresql" if house.is_postgres else "sqlite",
    )


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def show_metrics(metrics: NamedDependency[Metrics]) -> Response[bytes]:
    return Response(metrics.text(), media_type="text/plain; version=0.0.4")


def _provide(service: object) -> Provide:
    return Provide(lambda: service, sync_to_thread=False)


def create_app(config: Config | None = None) -> Litestar:
    """The services and the routes to them."""
    services = Services(config or Config())

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await services.open()
        try:
            yield
        finally:
            await services.close()

    async def provide_person(request: ASGIConnection[Any, Any, Any, Any]) -> Person:
        signed = await services.people.recognise(request.cookies.get(COOKIE))
        if signed.cookie is not None:
            remember(request.scope, signed)
        return signed.person

    def provide_asker(request: ASGIConnection[Any, Any, Any, Any], person: NamedDependency[Person]) -> str:
        """Who is asking, for fair shares: new guests cost nothing to make, so they count by their address."""
        return person.id if person.known else f"address {request.client.host if request.client else ''}"

    def guarded(app: ASGIApp) -> ASGIApp:
        guard = Guard(app, services.config, services.metrics)

        async def enter(scope: Scope, receive: Receive, send: Send) -> None:
            await guard(scope, receive, send)

        return enter

    app = Litestar(
        route_handlers=[*HANDLERS, live_table, live_lobby, health, show_metrics, schema_file, page],
        dependencies={
            "person": Provide(provide_person),
            "asker": Provide(provide_asker, sync_to_thread=False),
            **{name: _provide(getattr(services, name)) for name in PROVIDED},
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
