"""/api/account/...: what an account may do about itself; /api/blocks and /api/reports; /api/session/ask."""

from __future__ import annotations

from typing import Any

from litestar import Request, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from fondaco.server.accounts.people import People
from fondaco.server.accounts.routes import begin_session
from fondaco.server.accounts.wire import AskLink, Me, NewPassword, Password
from fondaco.server.admin.service import Administration
from fondaco.server.core.answers import refusals
from fondaco.server.core.errors import DeclinedError
from fondaco.server.core.quotas import Quota
from fondaco.server.core.wire import Done
from fondaco.server.social import wire
from fondaco.server.social.mail_links import MailLinks
from fondaco.server.social.personal import Personal
from fondaco.server.social.vacations import Vacations
from fondaco.server.table import access
from fondaco.server.table.access import Person
from fondaco.server.table.cache import Tables


@post("/api/account/password", status_code=200, responses=refusals(403))
async def change_password(
    data: JSONBody[NewPassword],
    request: Request[Any, Any, Any],
    people: NamedDependency[People],
    person: NamedDependency[Person],
) -> Me:
    """Change the password; every other session ends."""
    return begin_session(request, await people.change_password(person, data.old, data.new))


@post("/api/account/sign-out-everywhere", status_code=200, responses=refusals(403))
async def sign_out_everywhere(
    request: Request[Any, Any, Any], people: NamedDependency[People], person: NamedDependency[Person]
) -> Me:
    """End every session but this one."""
    return begin_session(request, await people.sign_out_everywhere(person))


@get("/api/account/data", responses=refusals(403))
async def export(
    personal: NamedDependency[Personal], person: NamedDependency[Person], quota: NamedDependency[Quota]
) -> dict[str, Any]:
    """Everything the server has stored about the asker; of running matches only what their seat may see."""
    quota.spend("upload")
    return await personal.export(person)


@post("/api/account/delete", status_code=200, responses=refusals(403))
async def delete_account(
    data: JSONBody[Password],
    request: Request[Any, Any, Any],
    people: NamedDependency[People],
    administration: NamedDependency[Administration],
    person: NamedDependency[Person],
) -> Me:
    """Delete the account: others' games keep an anonymous seat."""
    await people.confirm(person, data.password)
    await administration.forget(person.ids)
    return begin_session(request, people.new_guest())


@post("/api/session/ask", status_code=200, responses=refusals(409))
async def ask_link(
    data: JSONBody[AskLink], mail_links: NamedDependency[MailLinks], quota: NamedDependency[Quota]
) -> Done:
    """Send a link to the address of an account; the answer is the same whether there is one or not."""
    mail_links.ask(data.name.strip(), data.purpose, data.language, quota.payer.network)
    return Done(1)


@get("/api/account/vacations", responses=refusals())
async def vacation_plan(vacations: NamedDependency[Vacations], person: NamedDependency[Person]) -> wire.VacationPlan:
    """The asker's vacations, and how many days are left of the year."""
    return await vacations.show(person)


@post("/api/account/vacations", status_code=200, responses=refusals(403, 409))
async def plan_vacation(
    data: JSONBody[wire.NewVacation], vacations: NamedDependency[Vacations], person: NamedDependency[Person]
) -> wire.VacationPlan:
    """Let one's clocks stand at all tables that are played over days."""
    return await vacations.plan(person, data.start, data.until)


@delete("/api/account/vacations/{vacation:str}", status_code=200, responses=refusals(404))
async def end_vacation(
    vacation: FromPath[str], vacations: NamedDependency[Vacations], person: NamedDependency[Person]
) -> wire.VacationPlan:
    """Come back earlier, or do not go."""
    return await vacations.end(person, vacation)


async def _other(tables: Tables, person: Person, named: wire.PersonName) -> str:
    """The person at a seat, who is not the asker."""
    table = (await tables.get(named.table, person.id)).table
    access.check_view(table, person, access.choose_seat(table, person, None))
    if not 0 <= named.seat < len(table.seats):
        raise DeclinedError(404, "no-such-seat", seats=len(table.seats))
    other = table.seats[named.seat].person
    if other is None or other in person.ids:
        raise DeclinedError(404, "no-such-person")
    return other


@post("/api/blocks", status_code=200, responses=refusals(403, 404, 410))
async def block(
    data: JSONBody[wire.PersonName],
    tables: NamedDependency[Tables],
    personal: NamedDependency[Personal],
    person: NamedDependency[Person],
) -> Done:
    """Block a person: their messages are hidden, and they cannot join one's tables."""
    return Done(await personal.block(person, await _other(tables, person, data)))


@get("/api/blocks", responses=refusals())
async def count_blocked(personal: NamedDependency[Personal], person: NamedDependency[Person]) -> Done:
    """How many people the asker has blocked."""
    return Done(await personal.count_blocked(person))


@delete("/api/blocks", status_code=200, responses=refusals(403))
async def unblock_all(personal: NamedDependency[Personal], person: NamedDependency[Person]) -> Done:
    """Block nobody any more."""
    return Done(await personal.unblock_all(person))


@post("/api/reports", status_code=200, responses=refusals(403, 404, 410))
async def report(
    data: JSONBody[wire.PersonName],
    tables: NamedDependency[Tables],
    personal: NamedDependency[Personal],
    person: NamedDependency[Person],
    quota: NamedDependency[Quota],
) -> Done:
    """Report a person to the admins."""
    quota.spend("upload")
    other = await _other(tables, person, data)
    return Done(await personal.report(person, other, data.table, data.text))


HANDLERS = (
    ask_link,
    *(change_password, sign_out_everywhere, export, delete_account, vacation_plan, plan_vacation, end_vacation),
    *(block, count_blocked, unblock_all, report),
)
