"""Administration: close tables, delete, ban, announce; every order is noted in the audit log."""

from __future__ import annotations

import hashlib
import hmac
import ipaddress
import logging
import math
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Protocol

from msgspec import Struct

from fondaco.server.accounts.moderation import FOREVER, Ban, ModerationRepository
from fondaco.server.accounts.people import People
from fondaco.server.accounts.repository import PeopleRepository
from fondaco.server.accounts.tokens import TokenRepository
from fondaco.server.admin import wire
from fondaco.server.admin.repository import AdminRepository
from fondaco.server.core.errors import DeclinedError
from fondaco.server.core.limits import network_of, networks_of, overlaps
from fondaco.server.core.tasks import Tasks
from fondaco.server.core.wire import encode
from fondaco.server.play.lobby import Lobby
from fondaco.server.play.presence import Presence
from fondaco.server.storage.bus import Bus
from fondaco.server.table import rows
from fondaco.server.table.access import Person
from fondaco.server.table.cache import Tables
from fondaco.server.table.fold import Table
from fondaco.server.table.judge import SUBSTITUTE
from fondaco.server.table.repository import TableRepository

DAY = 86_400
MAX_ROWS = 200  # rows of a list
MAX_TEXT = 500
LOOPBACK = "127.0.0.0/8,::1"
ANONYMOUS = "N. N."  # in the seats of who deleted their account

log = logging.getLogger("fondaco.security")


Order = Callable[[str], Awaitable[int]]  # of a target; how many things were changed


class OrderNotice(Struct, tag="house"):
    """An order that concerns every process."""

    kind: str
    value: str


class Connected(Protocol):
    """A connection of a person, to a table or to the lobby."""

    person: Person

    def post(self, message: bytes) -> None:
        """Send this."""

    def drop(self, reason: str) -> None:
        """Close the connection."""


def admin_token(secret: bytes) -> str:
    """The token of the command line: who can read the database may administer the server."""
    return hmac.new(secret, b"admin", hashlib.sha256).hexdigest()


class Administration:
    def __init__(
        self,
        repository: AdminRepository,
        moderation: ModerationRepository,
        people: People,
        people_repository: PeopleRepository,
        table_repository: TableRepository,
        tokens: TokenRepository,
        tables: Tables,
        presence: Presence,
        lobby: Lobby,
        bus: Bus,
        tasks: Tasks,
        proxies: str,
    ) -> None:
        self._repository = repository
        self._moderation = moderation
        self._people = people
        self._people_repository = people_repository
        self._table_repository = table_repository
        self._tokens = tokens
        self._tables = tables
        self._presence = presence
        self._lobby = lobby
        self._bus = bus
        self._tasks = tasks
        self._ways_in = networks_of(f"{LOOPBACK},{proxies}")  # through which everybody may come
        self._bans: dict[str, Ban] = {}
        self._orders: dict[str, Callable[[wire.AdminOrder], Awaitable[int]]] = {
            "close-table": self._close_table,
            "expire-tables": self._expire_tables,
            "delete-chat": self._delete_chat,
            "delete-person": self._delete_person,
            "ban": self._ban,
            "unban": self._unban,
            "broadcast": self._broadcast,
            "make-admin": self._make_admin,
            "unmake-admin": self._make_admin,
        }

    def on_order(self, action: str, carry_out: Order) -> None:
        """Carry out an order of this kind like this."""

        async def obey(order: wire.AdminOrder) -> int:
            return await carry_out(order.target)

        self._orders[action] = obey

    # -- bans -----------------------------------------------------------------------

    async def load(self) -> None:
        self._bans = {ban.target: ban for ban in await self._moderation.bans()}

    def check(self, person: Person, host: str) -> None:
        """Raises DeclinedError where a person or their network is banned."""
        if not self._bans:
            return
        now = time.time()
        for target in (*(f"person {id_}" for id_ in (*person.ids, person.owner)), f"network {network_of(host)}"):
            ban = self._bans.get(target)
            if ban is not None and ban.until > now:
                if ban.until >= FOREVER:
                    raise DeclinedError(403, "banned", reason=ban.reason)
                raise DeclinedError(403, "banned-for-days", days=math.ceil((ban.until - now) / DAY), reason=ban.reason)

    # -- orders ---------------------------------------------------------------------

    async def carry_out(self, who: str, order: wire.AdminOrder) -> int:
        """How many things were changed."""
        done = await self._orders[order.action](order)
        detail = " ".join(filter(None, [order.text, f"{order.days:g} days" if order.days else ""]))
        await self._moderation.note(who, order.action, order.target, detail)
        log.info("admin", extra={"facts": {"who": who, "action": order.action, "target": order.target, "done": done}})
        return done

    async def _close_table(self, order: wire.AdminOrder) -> int:
        actor = await self._tables.get(order.target)
        await actor.write(_end)
        return 1

    async def _expire_tables(self, order: wire.AdminOrder) -> int:
        """End tables of a status (open or playing) at which nothing has happened for so many days."""
        if order.target not in ("open", "playing") or not order.days:
            raise DeclinedError(400, "bad-request", problem="expire-tables open|playing --days N")
        ended = 0
        for table_id in await self._repository.idle_tables(order.target, time.time() - order.days * DAY):
            actor = await self._tables.get(table_id)
            await actor.write(_end)
            ended += 1
        return ended

    async def _delete_chat(self, order: wire.AdminOrder) -> int:
        if not order.target.isascii() or not order.target.isdigit():
            raise DeclinedError(400, "bad-request", problem="the number of a chat line")
        await self._repository.delete_chat(int(order.target))
        return 1

    async def _delete_person(self, order: wire.AdminOrder) -> int:
        stored = await self._people_repository.by_id(order.target)
        if stored is None:
            raise DeclinedError(404, "no-such-person")
        await self.forget(await self._people_repository.ids_of(stored.id))
        return 1

    async def _ban(self, order: wire.AdminOrder) -> int:
        until = time.time() + order.days * DAY if order.days else FOREVER
        target = await self._target(order.target)
        kind, _, network = target.partition(" ")
        if kind == "network" and overlaps(network, self._ways_in):
            raise DeclinedError(400, "bad-request", problem="this machine or a proxy: through it come others too")
        await self._moderation.ban(Ban(target, until, order.text))
        await self.load()
        self._drop_banned()
        self._tell("bans", "")
        return 1

    async def _unban(self, order: wire.AdminOrder) -> int:
        await self._moderation.unban(await self._target(order.target))
        await self.load()
        self._tell("bans", "")
        return 1

    async def _target(self, word: str) -> str:
        """A network if it is an address, else a person by id."""
        try:
            ipaddress.ip_address(word)
        except ValueError:
            if await self._people_repository.by_id(word) is None:
                raise DeclinedError(404, "no-such-person") from None
            return f"person {word}"
        return f"network {network_of(word)}"

    async def _broadcast(self, order: wire.AdminOrder) -> int:
        if not 0 < len(order.text) <= MAX_TEXT:
            raise DeclinedError(400, "chat-length", most=MAX_TEXT)
        self._tell("broadcast", order.text)
        return self._announce(order.text)

    async def _make_admin(self, order: wire.AdminOrder) -> int:
        stored = await self._people_repository.by_id(order.target)
        if stored is None or stored.login is None:
            raise DeclinedError(404, "no-such-person")
        await self._repository.make_admin(stored.id, order.action == "make-admin")
        return 1

    # -- forgetting a person ----------------------------------------------------------

    async def forget(self, ids: frozenset[str]) -> None:
        """Delete a person's identity: others' games keep an anonymous seat, and the id survives without a name.

        Their programs go with them.
        """
        ids |= await self._tokens.programs_of(ids)
        await self._people.before_forgetting(ids)
        seated = await self._table_repository.tables_naming(ids)
        for table_id in seated:
            await self._leave(table_id, ids)
        await self._people_repository.forget(ids, ANONYMOUS)
        await self._table_repository.rename_seats(seated, ids, ANONYMOUS)
        for table_id in seated:
            self._tables.forget(table_id)
            self._tell("forget-table", table_id)
            with suppress(DeclinedError):  # closed, or its rules are no longer played
                await self._table_repository.renew_head((await self._tables.get(table_id)).table)
        self._drop(lambda person: bool(person.ids & ids), "signed-out")

    async def _leave(self, table_id: str, ids: frozenset[str]) -> None:
        try:
            actor = await self._tables.get(table_id)
        except DeclinedError:  # closed or abandoned meanwhile
            return
        if actor.table.status == "open" and actor.table.host in ids:
            await actor.write(lambda table: rows.Closed())
            return
        for seat in actor.table.seats_of(ids):
            if actor.table.status == "playing" and not actor.table.seats[seat].away:
                await actor.write(lambda table: rows.StoodUp(seat, SUBSTITUTE, "left"))  # noqa: B023
            elif actor.table.status == "open":
                await actor.write(lambda table: rows.Left([seat], table.host))  # noqa: B023

    # -- everybody who is connected ---------------------------------------------------

    def heard(self, notice: OrderNotice) -> None:
        """Another process tells what was ordered there."""
        self._tasks.spawn(self._hear(notice))

    async def _hear(self, notice: OrderNotice) -> None:
        match notice.kind:
            case "broadcast":
                self._announce(notice.value)
            case "forget-table":
                self._tables.forget(notice.value)
            case "bans":
                await self.load()
                self._drop_banned()

    def _tell(self, kind: str, value: str) -> None:
        self._bus.tell(OrderNotice(kind, value))

    def _connected(self) -> list[Connected]:
        return [*self._presence.all_viewers(), *self._lobby.watchers()]

    def _announce(self, text: str) -> int:
        message = encode(wire.Announcement(text, time.time()))
        everybody = self._connected()
        for connection in everybody:
            connection.post(message)
        return len(everybody)

    def _drop_banned(self) -> None:
        banned = {ban.target.removeprefix("person ") for ban in self._bans.values()}
        self._drop(lambda person: bool({*person.ids, person.owner} & banned), "banned")

    def _drop(self, concerns: Callable[[Person], bool], reason: str) -> None:
        for connection in self._connected():
            if concerns(connection.person):
                connection.drop(reason)

    # -- looking around ---------------------------------------------------------------

    async def show(self, what: str, word: str) -> list[dict[str, Any]]:
        match what:
            case "statistics":
                counts = await self._repository.statistics()
                return [{"name": name, "number": number} for name, number in counts.items()]
            case "bans":
                return [{"target": ban.target, "until": ban.until, "reason": ban.reason} for ban in self._bans.values()]
            case "tables":
                found = await self._repository.tables(word or None, MAX_ROWS)
            case "people":
                found = await self._repository.people(word, MAX_ROWS)
            case "chat":
                found = await self._repository.chat(word)
            case "reports":
                found = await self._moderation.reports(MAX_ROWS)
            case _:
                found = await self._moderation.audit(MAX_ROWS)
        return [dict(row._mapping) for row in found]


def _end(table: Table) -> rows.Body:
    """Before the start a table closes; a running match ends without a result."""
    if table.status == "open":
        return rows.Closed()
    if table.status != "playing":
        raise DeclinedError(409, "not-started")
    return rows.Abandoned("house")
