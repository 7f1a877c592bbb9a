"""/api/keeper: for keepers of the house, by account or by the token that `fondaco admin` derives."""

from __future__ import annotations

from typing import Any, Literal

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from fondaco.server import wire
from fondaco.server.api.answers import refusals
from fondaco.server.keeping import Keeping

Shown = Literal["statistics", "tables", "people", "bans", "chat", "reports", "audit"]


@get("/api/keeper/{what:str}", responses=refusals(403))
async def show(
    what: FromPath[Shown], keeping: NamedDependency[Keeping], keeper: NamedDependency[str], word: FromQuery[str] = ""
) -> list[dict[str, Any]]:
    """Look around the house; `word` is a status, a name or id, or the table of a chat."""
    return await keeping.show(what, word)


@post("/api/keeper", status_code=200, responses=refusals(403, 404, 409, 410))
async def order(
    data: JSONBody[wire.KeeperOrder], keeping: NamedDependency[Keeping], keeper: NamedDependency[str]
) -> wire.KeeperDone:
    """Carry out an order; it is noted in the audit log."""
    return wire.KeeperDone(await keeping.carry_out(keeper, data))


HANDLERS = (show, order)
