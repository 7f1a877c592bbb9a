"""/api/admin: for admins, by account or by the token that `fondaco admin` derives."""

from __future__ import annotations

from typing import Any, Literal

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from fondaco.server.admin import wire
from fondaco.server.admin.service import Administration
from fondaco.server.core.answers import refusals
from fondaco.server.core.wire import Done

Shown = Literal["statistics", "tables", "people", "bans", "chat", "reports", "audit"]


@get("/api/admin/{what:str}", responses=refusals(403))
async def show(
    what: FromPath[Shown],
    administration: NamedDependency[Administration],
    admin: NamedDependency[str],
    word: FromQuery[str] = "",
) -> list[dict[str, Any]]:
    """Look around the server; `word` is a status, a name or id, or the table of a chat."""
    return await administration.show(what, word)


@post("/api/admin", status_code=200, responses=refusals(403, 404, 409, 410))
async def order(
    data: JSONBody[wire.AdminOrder], administration: NamedDependency[Administration], admin: NamedDependency[str]
) -> Done:
    """Carry out an order; it is noted in the audit log."""
    return Done(await administration.carry_out(admin, data))


HANDLERS = (show, order)
