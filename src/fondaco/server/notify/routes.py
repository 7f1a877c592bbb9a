"""/api/notifications: channels and preferences, links in mails, invitations, and the queue for admins."""

from __future__ import annotations

from litestar import Response, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Redirect

from fondaco.server.core.answers import refusals
from fondaco.server.core.quotas import Quota
from fondaco.server.notify import wire
from fondaco.server.notify.people import NotifyPeople
from fondaco.server.notify.preferences import Preferences
from fondaco.server.table.access import Person


@get("/api/notifications", responses=refusals())
async def overview(notify: NamedDependency[NotifyPeople], person: NamedDependency[Person]) -> wire.Notifications:
    """How and where the asker is notified."""
    return await notify.overview(person)


@post("/api/notifications/preferences", status_code=200, responses=refusals())
async def save_preferences(
    data: JSONBody[Preferences], notify: NamedDependency[NotifyPeople], person: NamedDependency[Person]
) -> wire.Notifications:
    """Which events, when, and in which language."""
    return await notify.save(person, data)


@post("/api/notifications/channels", status_code=201, responses=refusals(403, 409, 503))
async def add_channel(
    data: JSONBody[wire.NewChannel],
    notify: NamedDependency[NotifyPeople],
    person: NamedDependency[Person],
    quota: NamedDependency[Quota],
) -> wire.AddedChannel:
    """Add a device, a webhook or an e-mail address, which is used once it is confirmed."""
    quota.spend("notify")
    return await notify.add(person, data)


@post("/api/notifications/channels/{channel:str}/test", status_code=200, responses=refusals(404, 409))
async def test_channel(
    channel: FromPath[str],
    notify: NamedDependency[NotifyPeople],
    person: NamedDependency[Person],
    quota: NamedDependency[Quota],
) -> wire.Tested:
    """Send something there now."""
    quota.spend("notify")
    return await notify.test(person, channel)


@delete("/api/notifications/channels/{channel:str}", status_code=200, responses=refusals(404))
async def remove_channel(
    channel: FromPath[str], notify: NamedDependency[NotifyPeople], person: NamedDependency[Person]
) -> wire.Notifications:
    """Send nothing there any more."""
    return await notify.remove(person, channel)


@get("/api/notifications/mute", responses=refusals())
async def is_muted(
    table: FromQuery[str], notify: NamedDependency[NotifyPeople], person: NamedDependency[Person]
) -> wire.Mute:
    """Whether the asker is told nothing of a table."""
    return wire.Mute(table, await notify.is_muted(person, table))


@post("/api/notifications/mute", status_code=200, responses=refusals(403, 404, 410))
async def mute(
    data: JSONBody[wire.Mute], notify: NamedDependency[NotifyPeople], person: NamedDependency[Person]
) -> wire.Mute:
    """Be told nothing of a table, or again."""
    await notify.mute(person, data.table, data.muted)
    return data


@post("/api/notifications/confirm", status_code=200, responses=refusals(404, 410))
async def confirm(data: JSONBody[wire.MailLink], notify: NamedDependency[NotifyPeople]) -> wire.MailLinkUsed:
    """Confirm an e-mail address by the link that was sent there."""
    return await notify.confirm(data.token)


@post("/api/notifications/unsubscribe/{token:str}", status_code=200, responses=refusals(404))
async def unsubscribe(token: FromPath[str], notify: NamedDependency[NotifyPeople]) -> wire.MailLinkUsed:
    """Send no more mails to an address; mail programs call it with one click (RFC 8058)."""
    return await notify.unsubscribe(token)


@get("/api/notifications/unsubscribe/{token:str}", include_in_schema=False, sync_to_thread=False)
def unsubscribe_page(token: FromPath[str]) -> Response[None]:
    """For mail programs that open the address instead: a page that asks."""
    safe = "".join(letter for letter in token if letter.isascii() and (letter.isalnum() or letter == "-"))
    return Redirect(f"/mail/unsubscribe/{safe}", status_code=303)


@post("/api/tables/{table_id:str}/invite", status_code=200, responses=refusals(403, 404, 409, 410))
async def invite(
    table_id: FromPath[str],
    data: JSONBody[wire.Invited],
    notify: NamedDependency[NotifyPeople],
    person: NamedDependency[Person],
    quota: NamedDependency[Quota],
) -> wire.InvitationSent:
    """Notify an account of a table that has not begun."""
    quota.spend("notify")
    return await notify.invite(person, table_id, data.name)


@get("/api/notifications/queue", responses=refusals(403))
async def queue(notify: NamedDependency[NotifyPeople], admin: NamedDependency[str]) -> wire.NotifyQueue:
    """For admins: what waits, and what failed."""
    return await notify.queue()


@post("/api/notifications/queue", status_code=200, responses=refusals(403, 409))
async def order(
    data: JSONBody[wire.NotifyOrder], notify: NamedDependency[NotifyPeople], admin: NamedDependency[str]
) -> wire.Tested:
    """For admins: try dead deliveries again, discard them, or send a test mail."""
    return await notify.carry_out(admin, data)


HANDLERS = (
    *(overview, save_preferences, add_channel, test_channel, remove_channel, is_muted, mute),
    *(confirm, unsubscribe, unsubscribe_page, invite, queue, order),
)
