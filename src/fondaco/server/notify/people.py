"""What a person can set about notifications, and what the links in mails do."""

from __future__ import annotations

import secrets
import time
from urllib.parse import urlsplit

import msgspec

from fondaco.server.accounts.moderation import ModerationRepository
from fondaco.server.accounts.people import People
from fondaco.server.accounts.repository import PeopleRepository
from fondaco.server.core.errors import DeclinedError
from fondaco.server.core.names import clean_text
from fondaco.server.notify import wire
from fondaco.server.notify.alerts import Alert, invitation, write_alerts
from fondaco.server.notify.channels import mail, push, webhook
from fondaco.server.notify.channels.addresses import check_url
from fondaco.server.notify.channels.errors import DeliveryError, RefusedError
from fondaco.server.notify.channels.senders import Senders
from fondaco.server.notify.dispatch import new_delivery_id
from fondaco.server.notify.looks import Subscribers
from fondaco.server.notify.preferences import Preferences, read_preferences, write_preferences
from fondaco.server.notify.repository import NotifyRepository, StoredChannel
from fondaco.server.table import access
from fondaco.server.table.access import Person
from fondaco.server.table.cache import Tables

MAX_CHANNELS = 10
CONFIRM_SECONDS = 2 * 86_400
MAX_FAILURES = 100


class NotifyPeople:
    def __init__(
        self,
        repository: NotifyRepository,
        subscribers: Subscribers,
        senders: Senders,
        people: People,
        people_repository: PeopleRepository,
        moderation: ModerationRepository,
        tables: Tables,
    ) -> None:
        self._repository = repository
        self._subscribers = subscribers
        self._senders = senders
        self._people = people
        self._people_repository = people_repository
        self._moderation = moderation
        self._tables = tables

    # -- settings -----------------------------------------------------------------------

    async def overview(self, person: Person) -> wire.Notifications:
        saved = await self._repository.preferences(person.id)
        channels = [_shown(channel) for channel in await self._repository.channels_of(person.id)]
        return wire.Notifications(
            read_preferences(saved), saved is None, channels, self._senders.kinds(), self._senders.push.public_key
        )

    async def save(self, person: Person, preferences: Preferences) -> wire.Notifications:
        preferences.check()
        await self._people.store(person)
        due = preferences.next_summary(time.time()) if preferences.weekly else None
        await self._repository.save_preferences(person.id, write_preferences(preferences), due)
        return await self.overview(person)

    async def mute(self, person: Person, table_id: str, is_muted: bool) -> None:
        table = (await self._tables.get(table_id, person.id)).table
        if not table.seats_of(person.ids):
            raise DeclinedError(403, "not-your-seat")
        await self._repository.mute(person.id, table_id, is_muted)

    async def is_muted(self, person: Person, table_id: str) -> bool:
        return "\0" not in table_id and await self._repository.is_muted(person.id, table_id)

    # -- channels -------------------------------------------------------------------------

    async def add(self, person: Person, new: wire.NewChannel) -> wire.AddedChannel:
        """Raises DeclinedError."""
        if new.kind not in self._senders.kinds():
            raise DeclinedError(409, "no-such-channel")
        if person.guest and new.kind != "push":  # guests cost nothing to make: they could send to any address
            raise DeclinedError(403, "accounts-only")
        if len(await self._repository.channels_of(person.id)) >= MAX_CHANNELS:
            raise DeclinedError(409, "too-many-channels", most=MAX_CHANNELS)
        await self._people.store(person)
        channel, secret = _channel(person.id, new)
        if new.kind == "push":
            await _check_subscription(channel)
        await self._repository.add_channel(channel)
        if new.kind == "email":
            try:
                await self._senders.ask_to_confirm(channel, new.language)
            except DeliveryError as error:
                await self._repository.delete_channel(channel.id)
                raise DeclinedError(503, "mail-failed", problem=str(error)) from None
        await self._subscribers.refresh_now()
        return wire.AddedChannel(_shown(channel), secret)

    async def remove(self, person: Person, id_: str) -> wire.Notifications:
        channel = await self._own(person, id_)
        await self._repository.delete_channel(channel.id)
        await self._people_repository.end_links(person.id)  # whoever reads mails there signs in no more
        return await self.overview(person)

    async def test(self, person: Person, id_: str) -> wire.Tested:
        """Send something now, and say how it went."""
        channel = await self._own(person, id_)
        if not channel.is_usable:
            raise DeclinedError(409, "channel-off")
        preferences = read_preferences(await self._repository.preferences(person.id))
        try:
            await self._senders.send(channel, preferences, new_delivery_id(), [Alert("test", "", "")])
        except DeliveryError as error:
            if isinstance(error, RefusedError) and error.reason != "refused":
                await self._repository.disable_channel(channel.id, error.reason)
            return wire.Tested(False, str(error))
        return wire.Tested(True, "")

    async def _own(self, person: Person, id_: str) -> StoredChannel:
        channel = None if "\0" in id_ else await self._repository.channel(id_)
        if channel is None or channel.person not in person.ids:
            raise DeclinedError(404, "no-such-channel")
        return channel

    # -- links in mails -------------------------------------------------------------------

    async def confirm(self, token: str) -> wire.MailLinkUsed:
        """The reader of the mail wants the notifications; the link signs nobody in."""
        channel = await self._linked(token, "confirm")
        if channel.confirmed is None and time.time() - channel.created > CONFIRM_SECONDS:
            raise DeclinedError(410, "link-expired")
        if channel.confirmed is None:
            await self._repository.confirm_channel(channel.id)
            await self._subscribers.refresh_now()
        return wire.MailLinkUsed(_hidden(channel.target))

    async def unsubscribe(self, token: str) -> wire.MailLinkUsed:
        channel = await self._linked(token, "unsubscribe")
        await self._repository.disable_channel(channel.id, "unsubscribed")
        return wire.MailLinkUsed(_hidden(channel.target))

    async def _linked(self, token: str, purpose: str) -> StoredChannel:
        id_ = token.partition("-")[0]
        channel = None if "\0" in id_ else await self._repository.channel(id_)
        if channel is None or not self._senders.is_token(token, purpose, channel):
            raise DeclinedError(404, "link-expired")
        return channel

    # -- invitations ------------------------------------------------------------------------

    async def invite(self, person: Person, table_id: str, name: str) -> wire.InvitationSent:
        """Tell an account of a table; where it blocked the asker it is not told, nor is the asker."""
        table = (await self._tables.get(table_id, person.id)).table
        access.check_before_start(table)
        if not table.seats_of(person.ids) and table.host not in person.ids:
            raise DeclinedError(403, "not-your-seat")
        account = await self._people_repository.by_name(name)
        if account is None or account.id in person.ids:
            raise DeclinedError(404, "no-such-person")
        invited = account.id
        if not person.ids & await self._moderation.blocked_by(invited):
            now = time.time()
            alert = msgspec.structs.replace(invitation(table, person.name), time=now)
            await self._repository.add_event(invited, alert.kind, table.id, write_alerts([alert]), now, now)
        return wire.InvitationSent(name)

    # -- for the host -------------------------------------------------------------------------

    async def queue(self) -> wire.NotifyQueue:
        now, counts = time.time(), await self._repository.counts()
        oldest = await self._repository.oldest(now)
        failures = [
            wire.FailedDelivery(row.id, row.kind, row.name, row.state, row.attempts, row.error, row.created, row.due)
            for row in await self._repository.failures(MAX_FAILURES)
        ]
        return wire.NotifyQueue(
            events=counts["events"],
            waiting=counts.get("waiting", 0),
            held=counts.get("held", 0),
            dead=counts.get("dead", 0),
            late=now - oldest if oldest else 0.0,
            kinds=self._senders.kinds(),
            failures=failures,
        )

    async def carry_out(self, who: str, order: wire.NotifyOrder) -> wire.Tested:
        """Noted in the audit log. Raises DeclinedError."""
        if order.action == "test":
            return await self._send_test(who, order)
        await self._moderation.note(who, f"notify-{order.action}", "", "")
        if order.action == "retry":
            await self._repository.revive(time.time())
        else:
            await self._repository.discard_dead()
        return wire.Tested(True, "")

    async def _send_test(self, who: str, order: wire.NotifyOrder) -> wire.Tested:
        if "email" not in self._senders.kinds():
            raise DeclinedError(409, "no-such-channel")
        address = mail.check_address(order.address)
        await self._moderation.note(who, "notify-test", address, "")
        try:
            await self._senders.send_test_mail(address, order.language, new_delivery_id())
        except DeliveryError as error:
            return wire.Tested(False, str(error))
        return wire.Tested(True, "")


def _channel(person: str, new: wire.NewChannel) -> tuple[StoredChannel, str]:
    """A channel as it is stored, and the secret that is shown once. Raises DeclinedError."""
    now, secret = time.time(), ""
    if new.kind == "email":
        mail.check_address(new.target)
        keys: dict[str, str] = {}
    else:
        try:
            check_url(new.target)
        except RefusedError:
            raise DeclinedError(400, "bad-url") from None
        keys = {"label": clean_text(new.label)}
        if new.kind == "push":
            keys |= {"p256dh": new.p256dh, "auth": new.auth}
        elif new.kind == "json":
            secret = keys["secret"] = webhook.new_secret()
    confirmed = None if new.kind == "email" else now
    stored = msgspec.json.encode(keys).decode()
    return StoredChannel(secrets.token_hex(10), person, new.kind, new.target, stored, now, confirmed), secret


async def _check_subscription(channel: StoredChannel) -> None:
    """Raises DeclinedError where nothing can be encrypted for it."""
    try:
        await push.encrypt(channel.keys, b"{}")
    except RefusedError:
        raise DeclinedError(400, "bad-subscription") from None


def _shown(channel: StoredChannel) -> wire.Channel:
    keys = msgspec.json.decode(channel.keys, type=dict[str, str])
    shown = channel.target if channel.kind == "email" else keys.get("label") or str(urlsplit(channel.target).hostname)
    state = "off" if channel.disabled else "ready" if channel.confirmed is not None else "unconfirmed"
    return wire.Channel(channel.id, channel.kind, shown, state, channel.disabled or "", channel.created)  # type: ignore[arg-type]


def _hidden(address: str) -> str:
    """Enough of an address for its owner: the link may have been passed on."""
    local, _, domain = address.rpartition("@")
    return f"{local[:1]}…@{domain}"
