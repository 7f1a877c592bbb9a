"""/api/me, /api/account, /api/session."""

from __future__ import annotations

from typing import Any

from litestar import Request, delete, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from fondaco.server import wire
from fondaco.server.access import Person
from fondaco.server.api.answers import refusals
from fondaco.server.guard import remember
from fondaco.server.lobby import Lobby
from fondaco.server.people import COOKIE, People, Signed
from fondaco.server.quotas import Quota


def show(person: Person) -> wire.Me:
    return wire.Me(person.id, person.name, person.guest, person.is_admin)


def begin_session(request: Request[Any, Any, Any], signed: Signed) -> wire.Me:
    """The answer carries the cookie of who is signed in from now on."""
    remember(request.scope, signed)
    return show(signed.person)


@get("/api/me", responses=refusals())
async def who_am_i(person: NamedDependency[Person]) -> wire.Me:
    """Who is asking; without a cookie, a new guest."""
    return show(person)


@post("/api/me", status_code=200, responses=refusals(403, 409, 413))
async def rename_me(
    data: JSONBody[wire.NewName], people: NamedDependency[People], person: NamedDependency[Person]
) -> wire.Me:
    """Take a nickname."""
    return show(await people.rename(person, data.name))


@get("/api/me/levels", responses=refusals())
async def bot_levels(lobby: NamedDependency[Lobby], person: NamedDependency[Person]) -> wire.BotLevels:
    """The bots to propose for each game."""
    return await lobby.bot_levels(person)


@post("/api/account", responses=refusals(403, 409, 413))
async def register(
    data: JSONBody[wire.Credentials],
    request: Request[Any, Any, Any],
    people: NamedDependency[People],
    person: NamedDependency[Person],
) -> wire.Me:
    """Make the guest an account, tables and all."""
    return begin_session(request, await people.register(person, data.name, data.password))


@post("/api/session", responses=refusals(403, 413))
async def sign_in(
    data: JSONBody[wire.Credentials],
    request: Request[Any, Any, Any],
    people: NamedDependency[People],
    person: NamedDependency[Person],
    quota: NamedDependency[Quota],
) -> wire.Me:
    """Sign in; the account adopts the guest's tables."""
    signed = await people.sign_in(person, data.name, data.password, quota.payer.network)
    return begin_session(request, signed)


@delete("/api/session", status_code=200, responses=refusals(403))
async def sign_out(request: Request[Any, Any, Any], people: NamedDependency[People]) -> wire.Me:
    """Sign out; one is a new guest."""
    await people.sign_out(request.cookies.get(COOKIE))
    return begin_session(request, people.new_guest())


HANDLERS = (who_am_i, rename_me, bot_levels, register, sign_in, sign_out)
