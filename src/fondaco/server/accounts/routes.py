"""/api/me, /api/account, /api/session: who is asking, names and sessions."""

from __future__ import annotations

from typing import Any

from litestar import Request, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from fondaco.server.accounts import wire
from fondaco.server.accounts.people import BROWSER_COOKIE, COOKIE, People, Signed, remember
from fondaco.server.core.answers import open_to, refusals
from fondaco.server.core.quotas import Quota
from fondaco.server.core.wire import Done
from fondaco.server.table.access import Person


def show(person: Person) -> wire.Me:
    return wire.Me(person.id, person.name, person.guest, person.is_admin, bool(person.owner), person.proposed_name)


def begin_session(request: Request[Any, Any, Any], signed: Signed) -> wire.Me:
    """The answer carries the cookie of who is signed in from now on."""
    remember(request.scope, signed)
    return show(signed.person)


@get("/api/me", responses=refusals(), **open_to("read"))
async def who_am_i(person: NamedDependency[Person]) -> wire.Me:
    """Who is asking; without a cookie, a new guest."""
    return show(person)


@post("/api/me", status_code=200, responses=refusals(403, 409, 413))
async def rename_me(
    data: JSONBody[wire.NewName], people: NamedDependency[People], person: NamedDependency[Person]
) -> wire.Me:
    """Be called otherwise: at the tables, to others, and to sign in."""
    return show(await people.rename(person, data.name))


@post("/api/account", responses=refusals(403, 409, 413))
async def register(
    data: JSONBody[wire.Credentials],
    request: Request[Any, Any, Any],
    people: NamedDependency[People],
    person: NamedDependency[Person],
) -> wire.Me:
    """Make the guest an account, tables and all."""
    return begin_session(request, await people.register(person, data.name, data.password))


@post("/api/session", responses=refusals(403, 413, 429))
async def sign_in(
    data: JSONBody[wire.Credentials],
    request: Request[Any, Any, Any],
    people: NamedDependency[People],
    person: NamedDependency[Person],
    quota: NamedDependency[Quota],
) -> wire.Me:
    """Sign in by name or mail address; the account adopts the guest's tables."""
    browser = request.cookies.get(BROWSER_COOKIE, "")
    signed = await people.sign_in(person, data.name, data.password, quota.payer.network, browser)
    return begin_session(request, signed)


@delete("/api/session", status_code=200, responses=refusals(403))
async def sign_out(request: Request[Any, Any, Any], people: NamedDependency[People]) -> wire.Me:
    """Sign out; one is a new guest."""
    await people.sign_out(request.cookies.get(COOKIE))
    return begin_session(request, people.new_guest())


@post("/api/session/link", status_code=200, responses=refusals(403, 404))
async def use_link(
    data: JSONBody[wire.UseLink],
    request: Request[Any, Any, Any],
    people: NamedDependency[People],
    person: NamedDependency[Person],
    quota: NamedDependency[Quota],
) -> wire.Me:
    """Sign in by a link of a mail, once."""
    return begin_session(request, await people.sign_in_by_link(person, data.token, quota.payer.network))


@post("/api/account/recover", status_code=200, responses=refusals(403, 404))
async def recover(
    data: JSONBody[wire.UseLink],
    request: Request[Any, Any, Any],
    people: NamedDependency[People],
    quota: NamedDependency[Quota],
) -> wire.Me:
    """Set a password by a link of a mail, once; every session ends, and one begins here."""
    return begin_session(request, await people.recover(data.token, data.password, quota.payer.network))


@get("/api/account/sessions", responses=refusals(403))
async def list_sessions(
    request: Request[Any, Any, Any], people: NamedDependency[People], person: NamedDependency[Person]
) -> list[wire.SessionInfo]:
    """Where the account is signed in."""
    found = await people.sessions(person, request.cookies.get(COOKIE))
    return [wire.SessionInfo(id_, one.created, one.seen, one.device, current) for id_, one, current in found]


@delete("/api/account/sessions/{session:str}", status_code=200, responses=refusals(403, 404))
async def end_session(session: FromPath[str], people: NamedDependency[People], person: NamedDependency[Person]) -> Done:
    """Sign out somewhere else."""
    await people.end_session(person, session)
    return Done(1)


HANDLERS = (
    *(who_am_i, rename_me, register, sign_in, sign_out),
    *(use_link, recover, list_sessions, end_session),
)
