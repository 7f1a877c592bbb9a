"""Links in mails that sign in or let a password be set. No other link does either.

A link goes to an address that the account has confirmed. The asker learns nothing of that: the answer is the same
and as quick for an account without an address, and for a name that nobody has.
"""

from __future__ import annotations

import logging
from typing import Literal

from fondaco.server.accounts.people import MAX_ACCOUNTS, People
from fondaco.server.accounts.repository import PeopleRepository
from fondaco.server.core.errors import DeclinedError
from fondaco.server.core.tasks import Tasks, log_failure
from fondaco.server.notify.channels.errors import DeliveryError
from fondaco.server.notify.channels.senders import Senders
from fondaco.server.notify.preferences import Language
from fondaco.server.notify.repository import NotifyRepository

Purpose = Literal["sign-in", "password"]

log = logging.getLogger("fondaco.security")


class MailLinks:
    def __init__(
        self,
        repository: PeopleRepository,
        channels: NotifyRepository,
        people: People,
        senders: Senders,
        tasks: Tasks,
    ) -> None:
        self._repository = repository
        self._channels = channels
        self._people = people
        self._senders = senders
        self._tasks = tasks

    def ask(self, name: str, purpose: Purpose, language: Language, network: str) -> None:
        """Send a link, after the answer to this request. Raises DeclinedError."""
        if "email" not in self._senders.kinds():
            raise DeclinedError(409, "no-mail-here")
        log.info("link-asked", extra={"facts": {"network": network, "purpose": purpose}})
        self._tasks.spawn(self._send(name, purpose, language))

    async def _send(self, name: str, purpose: Purpose, language: Language) -> None:
        with log_failure("link-failed"):
            for account in await self._accounts(name):
                addresses = await self._channels.addresses_of(account)
                if "@" in name:
                    addresses = [address for address in addresses if address.lower() == name.lower()]
                for address in addresses[:1]:
                    await self._send_to(account, address, purpose, language)

    async def _accounts(self, name: str) -> list[str]:
        if "@" in name and (found := (await self._channels.with_address(name))[:MAX_ACCOUNTS]):
            return found
        account = await self._repository.by_name(name)
        return [account.id] if account else []

    async def _send_to(self, account: str, address: str, purpose: Purpose, language: Language) -> None:
        token = await self._people.make_link(account, purpose)
        stored = await self._repository.by_id(account)
        if token is None or stored is None:
            log.warning("too-many-links", extra={"facts": {"person": account}})
            return
        try:
            await self._senders.send_link(address, purpose, token, stored.name, language)
        except DeliveryError as error:
            log.warning("link-not-sent", extra={"facts": {"person": account, "problem": str(error)}})
