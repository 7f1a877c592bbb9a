"""People: guests by signed cookie, accounts by name and password, and the guests an account has adopted."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError

from fondaco.server.accounts.attempts import Attempts
from fondaco.server.accounts.repository import PeopleRepository, StoredPerson, StoredSession
from fondaco.server.core.errors import DeclinedError
from fondaco.server.core.names import NAME_LENGTH, clean_name, reserved_skeletons, skeleton
from fondaco.server.storage.store import TakenError
from fondaco.server.table.access import Person

COOKIE = "fondaco"
BROWSER_COOKIE = "fondaco-browser"  # that an account was signed in here before
KEPT = "fondaco-signed"  # in the scope of a request: who is signed in from now on
GUEST_DAYS, SESSION_DAYS = 365, 90
PASSWORD_LENGTHS = (8, 128)
DAY = 86_400
SEEN_EVERY = 3600.0  # seconds between two notes that a session is used
PUBLIC_DIGITS = 20  # of a session's digest: enough to tell it from others, of no use to sign in
MAX_ACCOUNTS = 3  # with the same mail address
LINK_SECONDS = 15 * 60.0  # for which a link in a mail signs in
MAX_LINKS = 3  # of an account in that time
BROWSERS = ("Firefox", "Edg", "OPR", "Chrome", "Safari")  # in this order: each names those after it, too
SYSTEMS = ("Android", "iPhone", "iPad", "Windows", "Mac OS", "Linux")
SHOWN = {"Edg": "Edge", "OPR": "Opera", "Mac OS": "macOS"}

Forget = Callable[[frozenset[str]], Awaitable[None]]
Rename = Callable[[Person, str], Awaitable[None]]  # as they were called, and the new name
Find = Callable[[str], Awaitable[list[str]]]

security = logging.getLogger("fondaco.security")


@dataclass(frozen=True)
class Signed:
    """A person and, if it is new, the cookie that will bring them back."""

    person: Person
    cookie: str | None = None
    days: int = GUEST_DAYS
    browser: str | None = None  # the cookie that tells this browser from those of strangers


def remember(scope: Any, signed: Signed) -> None:
    """Send this cookie with the answer."""
    scope[KEPT] = signed


class People:
    """Everybody the server knows."""

    def __init__(self, repository: PeopleRepository, attempts: Attempts) -> None:
        self._repository = repository
        self._attempts = attempts
        self.secret = b""  # signs the cookies
        self._hasher = PasswordHasher()
        self._linking = asyncio.Lock()
        self._forget_listeners: list[Forget] = []
        self._rename_listeners: list[Rename] = []
        self._find_address: Find | None = None
        self._nobody = ""  # a hash to compare with when the name is not known, so that it takes as long

    def on_forget(self, forget: Forget) -> None:
        """Call this before a person is forgotten."""
        self._forget_listeners.append(forget)

    def on_rename(self, rename: Rename) -> None:
        """Call this after a person has got another name, also that of the account they sign in to."""
        self._rename_listeners.append(rename)

    def on_address(self, find: Find) -> None:
        """How the accounts with a mail address are found: it serves to sign in, too."""
        self._find_address = find

    async def before_forgetting(self, ids: frozenset[str]) -> None:
        for forget in self._forget_listeners:
            await forget(ids)

    # -- who is it --------------------------------------------------------------

    async def recognise(self, cookie: str | None, agent: str = "") -> Signed:
        """Who sent this cookie; without one, a new guest, who is stored only when they do something.

        `agent` is what the browser calls itself: its sessions are told apart by that.
        """
        kind, _, rest = (cookie or "").partition(".")
        if kind == "g":
            identity, _, signature = rest.partition(".")
            if hmac.compare_digest(signature.encode(), self._sign(identity).encode()):
                guest = await self._guest(identity)
                return Signed(guest) if guest else self.new_guest()
        if kind == "s":
            person = await self._session(rest, agent)
            if person is not None:
                return Signed(person)
        return self.new_guest()

    def new_guest(self) -> Signed:
        identity = secrets.token_urlsafe(12)
        return Signed(_unknown(identity), f"g.{identity}.{self._sign(identity)}")

    async def _guest(self, identity: str) -> Person | None:
        stored = await self._repository.by_id(identity)
        if stored is None:
            return _unknown(identity)
        if stored.login or stored.adopted_by:  # the cookie of a guest who became an account, elsewhere
            return None
        return Person(identity, stored.name, True, frozenset([identity]))

    async def _session(self, token: str, agent: str) -> Person | None:
        now, digest = time.time(), _digest(token)
        found = await self._repository.by_session(digest, now - SESSION_DAYS * DAY)
        if found is None:
            return None
        stored, seen = found
        if now - seen > SEEN_EVERY:
            await self._repository.see_session(digest, now, device_of(agent))
        return await self._account(stored)

    def _sign(self, identity: str) -> str:
        return hmac.new(self.secret, identity.encode(), hashlib.sha256).hexdigest()[:40]

    async def _account(self, stored: StoredPerson) -> Person:
        ids = await self._repository.ids_of(stored.id)
        proposed = (stored.login or "") if stored.asks_name else ""
        return Person(stored.id, stored.name, False, ids, is_admin=stored.is_admin, proposed_name=proposed)

    # -- becoming known ---------------------------------------------------------

    async def store(self, person: Person) -> Person:
        """Store a guest who does something for the first time."""
        if person.known:
            return person
        await self._repository.add(person.id, person.name)
        return Person(person.id, person.name, True, person.ids)

    async def rename(self, person: Person, name: str) -> Person:
        """The one name of a person: others see it, and an account signs in with it. Raises DeclinedError."""
        name = await self.admit_name(person, name)
        await self.store(person)
        if person.guest:
            await self._repository.rename_guest(person.id, name)
        else:
            try:
                await self._repository.rename_account(person.id, name)
            except TakenError:
                raise DeclinedError(409, "name-taken") from None
            await self._rename_guests_like(person.id, name)
        await self._renamed(person, name)
        return replace(person, name=name, known=True, proposed_name="")

    async def _renamed(self, person: Person, name: str) -> None:
        if name != person.name:
            for rename in self._rename_listeners:
                await rename(person, name)

    async def _rename_guests_like(self, account: str, name: str) -> None:
        """Nobody else is called like an account."""
        for guest in await self._repository.guests_like(name, account):
            await self._repository.rename_guest(guest, _unknown(guest).name)

    async def admit_name(self, person: Person, name: str, most: int = NAME_LENGTH) -> str:
        """The one check of a name that others will see: of a person, a seat, a program, a league. Raises DeclinedError.

        Names of the server itself and of other people's accounts are refused, and names that look like them.
        """
        name = clean_name(name, most)
        owner = await self._repository.owner_of(name)
        if skeleton(name) in reserved_skeletons() or (owner is not None and owner not in person.ids):
            raise DeclinedError(409, "name-taken")
        return name

    async def register(self, person: Person, name: str, password: str) -> Signed:
        """The guest becomes an account of this name, tables and all."""
        if not person.guest:
            raise DeclinedError(409, "already-an-account")
        self._check_password(password)
        name = await self.admit_name(person, name)
        hashed = await asyncio.to_thread(self._hasher.hash, password)
        await self.store(person)
        try:
            await self._repository.make_account(person.id, name, hashed)
        except TakenError:
            raise DeclinedError(409, "name-taken") from None
        security.info("account-made", extra={"facts": {"person": person.id}})
        await self._rename_guests_like(person.id, name)
        await self._renamed(person, name)
        return await self._begin(Person(person.id, name, False, person.ids))

    async def sign_in(self, person: Person, name: str, password: str, network: str, browser: str = "") -> Signed:
        """Open a session by name or mail address; the tables of the guest who signs in go to the account.

        `browser` is what its cookie says of who was signed in there before.
        """
        found = await self._called(name)
        if not found:
            await self._admits(None, name, password, browser)
        for account in found:
            if await self._admits(account, name, password, browser):
                security.info("signed-in", extra={"facts": {"network": network, "person": account.id}})
                return await self._enter(person, account)
        security.warning("sign-in-failed", extra={"facts": {"network": network, "known": bool(found)}})
        raise DeclinedError(403, "wrong-name-or-password")

    async def _called(self, name: str) -> list[StoredPerson]:
        """The accounts that a name or address at sign-in may mean."""
        account = await self._repository.by_name(name)
        if account is not None or "@" not in name or self._find_address is None:
            return [account] if account else []
        found = [await self._repository.by_id(id_) for id_ in (await self._find_address(name))[:MAX_ACCOUNTS]]
        return [account for account in found if account is not None]

    async def _admits(self, account: StoredPerson | None, name: str, password: str, browser: str) -> bool:
        """Whether this is the password; it takes as long where there is no such account. Raises DeclinedError."""
        if not self._nobody:
            self._nobody = await asyncio.to_thread(self._hasher.hash, secrets.token_hex())
        key = account.id if account else f"? {skeleton(name)[:NAME_LENGTH]}"
        is_known = account is not None and hmac.compare_digest(browser.encode(), self._browser_of(account.id).encode())
        self._attempts.begin(key, is_known)
        hashed = (account.password if account else None) or self._nobody
        matches = await asyncio.to_thread(self._matches, hashed, password[: PASSWORD_LENGTHS[1] + 1])
        if matches and account is not None:
            self._attempts.succeed(key, is_known)
        return matches and account is not None

    async def _enter(self, guest: Person, stored: StoredPerson) -> Signed:
        """A session of this account; what the guest had is the account's."""
        if guest.guest and guest.known:
            await self._repository.adopt(guest.id, stored.id)
            await self._renamed(guest, stored.name)
        return await self._begin(await self._account(stored))

    def _browser_of(self, account: str) -> str:
        """The cookie of a browser in which this account was signed in; it does not tell which one that is."""
        return self._sign(f"browser {account}")

    async def change_password(self, person: Person, old: str, new: str) -> Signed:
        """All sessions end, and a new one begins here."""
        await self.confirm(person, old)
        self._check_password(new)
        await self._repository.set_password(person.id, await asyncio.to_thread(self._hasher.hash, new))
        security.info("password-changed", extra={"facts": {"person": person.id}})
        return await self.sign_out_everywhere(person)

    async def sign_out_everywhere(self, person: Person) -> Signed:
        """Everywhere but here; links in mails that nobody has used are good for nothing either."""
        if person.guest:
            raise DeclinedError(403, "accounts-only")
        await self._repository.end_links(person.id)
        await self._repository.end_sessions(person.id)
        return await self._begin(person)

    # -- sessions -----------------------------------------------------------------

    async def sessions(self, person: Person, cookie: str | None) -> list[tuple[str, StoredSession, bool]]:
        """By public id, the newest first, and whether it is the one that asks."""
        own = _digest((cookie or "").partition(".")[2])
        found = await self._repository.sessions_of(person.id, time.time() - SESSION_DAYS * DAY)
        return [(session.digest[:PUBLIC_DIGITS], session, session.digest == own) for session in found]

    async def end_session(self, person: Person, id_: str) -> None:
        """Raises DeclinedError."""
        for public, session, _ in await self.sessions(person, None):
            if public == id_:
                await self._repository.end_session(session.digest)
                security.info("session-ended", extra={"facts": {"person": person.id}})
                return
        raise DeclinedError(404, "no-such-session")

    # -- by a link in a mail --------------------------------------------------------

    async def sign_in_by_link(self, person: Person, token: str, network: str) -> Signed:
        """The link was sent to the account's own address, and is good for one session. Raises DeclinedError."""
        account = await self._use_link(token, "sign-in")
        security.info("signed-in-by-link", extra={"facts": {"network": network, "person": account.id}})
        return await self._enter(person, account)

    async def recover(self, token: str, password: str, network: str) -> Signed:
        """A new password by a link; all sessions and links end, and a new session begins here. Raises DeclinedError."""
        self._check_password(password)
        account = await self._use_link(token, "password")
        await self._repository.set_password(account.id, await asyncio.to_thread(self._hasher.hash, password))
        security.info("password-recovered", extra={"facts": {"network": network, "person": account.id}})
        return await self.sign_out_everywhere(await self._account(account))

    async def _use_link(self, token: str, purpose: str) -> StoredPerson:
        account = await self._repository.use_link(_digest(token), purpose, time.time() - LINK_SECONDS)
        if account is None:
            raise DeclinedError(404, "link-expired")
        return account

    async def make_link(self, account: str, purpose: str) -> str | None:
        """The token of a new link; None if the account has got enough of them of late."""
        async with self._linking:  # links are asked for without waiting, so several are made at the same time
            now = time.time()
            if await self._repository.count_links(account, now - LINK_SECONDS) >= MAX_LINKS:
                return None
            await self._repository.end_old_links(now - DAY)
            token = secrets.token_urlsafe(32)
            await self._repository.add_link(_digest(token), account, purpose)
            return token

    async def confirm(self, person: Person, password: str) -> None:
        """That it is the person and not just their browser. Raises DeclinedError."""
        stored = None if person.guest else await self._repository.by_id(person.id)
        if stored is None or stored.password is None:
            raise DeclinedError(403, "accounts-only")
        if not await asyncio.to_thread(self._matches, stored.password, password[: PASSWORD_LENGTHS[1] + 1]):
            security.warning("wrong-password", extra={"facts": {"person": person.id}})
            raise DeclinedError(403, "wrong-name-or-password")

    def _check_password(self, password: str) -> None:
        low, high = PASSWORD_LENGTHS
        if not low <= len(password) <= high:
            raise DeclinedError(400, "password-length", low=low, high=high)

    async def sign_out(self, cookie: str | None) -> None:
        kind, _, token = (cookie or "").partition(".")
        if kind == "s":
            await self._repository.end_session(_digest(token))

    async def _begin(self, person: Person) -> Signed:
        token = secrets.token_urlsafe(32)
        await self._repository.begin_session(_digest(token), person.id)
        return Signed(person, f"s.{token}", SESSION_DAYS, self._browser_of(person.id))

    def _matches(self, hashed: str, password: str) -> bool:
        try:
            return self._hasher.verify(hashed, password)
        except (VerifyMismatchError, InvalidHashError):
            return False


def device_of(agent: str) -> str:
    """Browser and system, as far as they are known; nothing else of what a browser says is kept."""
    found = [next((name for name in names if name in agent), "") for names in (BROWSERS, SYSTEMS)]
    return ", ".join(SHOWN.get(name, name) for name in found if name)


def _unknown(identity: str) -> Person:
    number = int.from_bytes(hashlib.sha256(identity.encode()).digest()[:4], "big") % 9000 + 1000
    return Person(identity, f"Guest {number}", True, frozenset([identity]), known=False)


def _digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
