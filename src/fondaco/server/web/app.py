"""The application, put together."""

from __future__ import annotations

import hmac
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, MediaType, Request, Response, get
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException, InternalServerException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import Components, SecurityScheme
from litestar.routes import HTTPRoute
from litestar.types import ASGIApp, Receive, Scope, Send
from msgspec import MsgspecError

from fondaco._speed import compiled
from fondaco.server.accounts.people import COOKIE, Signed, remember
from fondaco.server.admin.service import admin_token
from fondaco.server.bots.pool import BotPool
from fondaco.server.core import wire
from fondaco.server.core.config import Config
from fondaco.server.core.errors import DeclinedError
from fondaco.server.core.limits import network_of
from fondaco.server.core.quotas import Payer, Quota
from fondaco.server.core.version import VERSION
from fondaco.server.social.programs import bearer_of
from fondaco.server.storage.server import ServerRepository
from fondaco.server.storage.store import StorageError
from fondaco.server.table.access import Person
from fondaco.server.web.guard import SAFE, Guard, limit_requests
from fondaco.server.web.page import page, schema_file
from fondaco.server.web.routes import HANDLERS as GAME_HANDLERS
from fondaco.server.web.schema import SchemaJson, SchemaPage
from fondaco.server.web.services import Services

BODY = 64 * 1024
GONE = "client disconnected prematurely"  # as the framework calls it, and takes it for a fault of its own
LONGEST = 200  # characters of a problem

TOKEN = SecurityScheme(
    type="http",
    scheme="bearer",
    description="A program's token, made on the account page; a route names the scope it needs. See docs/programs.md.",
)

log = logging.getLogger("fondaco.app")


@get("/healthz", tags=["operation"], sync_to_thread=False, responses={503: ResponseSpec(wire.Health)})
def health(server: NamedDependency[ServerRepository], bot_pool: NamedDependency[BotPool]) -> Response[wire.Health]:
    """Whether the server can do its work: 503 while nothing can be written."""
    is_healthy = server.is_healthy()
    shown = wire.Health(
        status="ok" if is_healthy else "cannot-save",
        version=VERSION,
        rules="compiled" if compiled() else "plain",
        bots="compiled" if bot_pool.is_compiled else "plain",
        database="postgresql" if server.is_postgres else "sqlite",
    )
    return Response(shown, status_code=200 if is_healthy else 503)


@get("/livez", tags=["operation"], media_type=MediaType.TEXT, sync_to_thread=False)
def alive() -> str:
    """That the process runs, whatever the database does."""
    return "ok"


def _provide(service: object) -> Provide:
    return Provide(lambda: service, sync_to_thread=False)


def may_replace_cookie(request: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Whether a new guest's cookie is sent with the answer.

    One that is no longer good is replaced only where a person acts or asks who they are. Any other answer may arrive
    after that of a sign-in or a registration, sent in the meantime, and would sign the person out again.
    """
    looks = request.scope.get("method") in SAFE and request.scope["path"] != "/api/me"
    return COOKIE not in request.cookies or not looks


def methods_of(app: Litestar) -> dict[str, set[str]]:
    """By route, all of its handlers together."""
    return {route.path_format: set(route.methods) for route in app.routes if isinstance(route, HTTPRoute)}


def note_network(services: Services, request: ASGIConnection[Any, Any, Any, Any], person: Person, network: str) -> None:
    """The network of a request; guests who do something for the first time are counted. Raises DeclinedError."""
    for id_ in {person.id, person.payer}:
        services.core.networks.remember(id_, network)
    if not person.known and request.scope.get("method", "GET") not in SAFE:
        services.core.quotas.spend(Payer("", network), "guest")


def create_app(config: Config | None = None) -> Litestar:
    """The services and the routes to them."""
    services = Services(config or Config())
    handlers = [handler for feature in services.features for handler in feature.handlers]
    provided = {name: service for feature in services.features for name, service in feature.provided.items()}

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await services.open()
        try:
            yield
        finally:
            await services.close()

    def is_command_line(request: ASGIConnection[Any, Any, Any, Any]) -> bool:
        """Whether it brings the admin token: whatever is banned, who can read the database administers the server."""
        token = f"Bearer {admin_token(services.accounts.people.secret)}"
        return hmac.compare_digest(request.headers.get("authorization", "").encode(), token.encode())

    async def provide_person(request: ASGIConnection[Any, Any, Any, Any]) -> Person:
        token = bearer_of(request.headers.get("authorization", ""))
        if token is None:
            agent = request.headers.get("user-agent", "")
            signed = await services.accounts.people.recognise(request.cookies.get(COOKIE), agent)
        else:
            signed = Signed(await services.social.programs.recognise(token, request.route_handler.opt.get("scope")))
        if request.client is not None:
            note_network(services, request, signed.person, network_of(request.client.host))
            if not is_command_line(request):
                services.admin.administration.check(signed.person, request.client.host)
        services.incoming.count_for(request.scope, signed.person.payer)
        if signed.cookie is not None and may_replace_cookie(request):
            remember(request.scope, signed)
        return signed.person

    def provide_asker(request: ASGIConnection[Any, Any, Any, Any], person: NamedDependency[Person]) -> str:
        """Who is asking, for fair shares: new guests cost nothing to make, so they count by their address."""
        return person.payer if person.known else f"address {network_of(request.client.host) if request.client else ''}"

    def provide_quota(request: ASGIConnection[Any, Any, Any, Any], person: NamedDependency[Person]) -> Quota:
        network = network_of(request.client.host) if request.client else ""
        return Quota(services.core.quotas, Payer(person.payer, network))

    def provide_admin(request: ASGIConnection[Any, Any, Any, Any], person: NamedDependency[Person]) -> str:
        """Who administers: the command line by its token, or an account that was made an admin."""
        if is_command_line(request):
            return "command line"
        if not person.is_admin:
            raise DeclinedError(403, "admins-only")
        return f"person {person.id}"

    def guarded(handler: ASGIApp) -> ASGIApp:
        guard = Guard(handler, services.core.config, services.core.metrics, services.incoming, methods_of(app))

        async def enter(scope: Scope, receive: Receive, send: Send) -> None:
            await guard(scope, receive, send)

        return enter

    app = Litestar(
        route_handlers=[*handlers, *GAME_HANDLERS, health, alive, schema_file, page],
        dependencies={
            "person": Provide(provide_person),
            "asker": Provide(provide_asker, sync_to_thread=False),
            "admin": Provide(provide_admin, sync_to_thread=False),
            "quota": Provide(provide_quota, sync_to_thread=False),
            "cards": _provide(services.cards),
            **{name: _provide(service) for name, service in provided.items()},
        },
        exception_handlers={
            DeclinedError: decline,
            StorageError: decline_storage,
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
            components=Components(security_schemes={"token": TOKEN}),
            description="A house for five East-India trading games. Live tables speak the same commands and snapshots "
            "over the websocket `/api/tables/{table_id}/live`.",
        ),
        request_max_body_size=BODY,
        middleware=[limit_requests(services.core.config)],
        logging_config=None,
    )
    app.asgi_handler = guarded(app.asgi_handler)
    app.state.end_streams = services.play.streams.end_all
    return app


# -- refusals ---------------------------------------------------------------------------


def answer(status: int, refused: wire.Refused) -> Response[wire.Refused]:
    return Response(refused, status_code=status, media_type=MediaType.JSON)


def decline(_: Request[Any, Any, Any], error: DeclinedError) -> Response[wire.Refused]:
    told = answer(error.status, error.refused)
    if error.status == 429:
        told.headers["retry-after"] = str(error.refused.arguments.get("seconds", 1))
    return told


def decline_storage(_: Request[Any, Any, Any], error: StorageError) -> Response[wire.Refused]:
    """The log has the cause already."""
    return answer(503, wire.Refused("cannot-save", None, {}))


def decline_http(_: Request[Any, Any, Any], error: Exception) -> Response[wire.Refused]:
    """What the framework refuses: a body that cannot be read, an address that is none."""
    status = error.status_code if isinstance(error, HTTPException) else 400
    if isinstance(error, InternalServerException) and error.detail == GONE:
        return answer(400, wire.Refused("bad-request", None, {}))
    if status >= 500:
        return decline_fault(_, error)
    names = {404: "no-such-route", 405: "wrong-method", 413: "too-large", 415: "not-json"}
    refused = answer(status, wire.Refused(names.get(status, "bad-request"), None, problem(error)))
    if status == 405 and isinstance(error, HTTPException):
        refused.headers |= error.headers or {}
    return refused


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
