"""People: guests by signed cookie, accounts by name and password, and the guests an account has adopted."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import hmac
import re
import secrets
import time
import unicodedata
from dataclasses import dataclass

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError
from sqlalchemy import delete, insert, select, update

from fondaco.server import models
from fondaco.server.commands import Person
from fondaco.server.errors import DeclinedError
from fondaco.server.store import Store, TakenError

COOKIE = "fondaco"
GUEST_DAYS, SESSION_DAYS = 365, 90
NAME_LENGTH = 24
PASSWORD_LENGTHS = (8, 128)
DAY = 86_400


@dataclass(frozen=True)
class Signed:
    """A person and, if it is new, the cookie that will bring them back."""

    person: Person
    cookie: str | None = None
    days: int = GUEST_DAYS


class People:
    """Everybody the house knows."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._hasher = PasswordHasher()
        self._nobody = ""  # a hash to compare with when the name is not known, so that it takes as long

    # -- who is it --------------------------------------------------------------

    async def recognise(self, cookie: str | None) -> Signed:
        """Who sent this cookie; without one, a new guest, who is stored only when they do something."""
        kind, _, rest = (cookie or "").partition(".")
        if kind == "g":
            identity, _, signature = rest.partition(".")
            if hmac.compare_digest(signature.encode(), self._sign(identity).encode()):
                guest = await self._guest(identity)
                return Signed(guest) if guest else self.new_guest()
        if kind == "s":
            person = await self._session(rest)
            if person is not None:
                return Signed(person)
        return self.new_guest()

    def new_guest(self) -> Signed:
        identity = secrets.token_urlsafe(12)
        return Signed(_unknown(identity), f"g.{identity}.{self._sign(identity)}")

    async def _guest(self, identity: str) -> Person | None:
        rows = await self._store.read(select(models.persons).where(models.persons.c.id == identity))
        if not rows:
            return _unknown(identity)
        if rows[0].login or rows[0].adopted_by:  # the cookie of a guest who became an account, elsewhere
            return None
        return Person(identity, rows[0].name, True, frozenset([identity]))

    async def _session(self, token: str) -> Person | None:
        oldest = time.time() - SESSION_DAYS * DAY
        query = (
            select(models.persons.c.id, models.persons.c.name)
            .join(models.sessions, models.sessions.c.person == models.persons.c.id)
            .where(models.sessions.c.token == _digest(token), models.sessions.c.created > oldest)
        )
        rows = await self._store.read(query)
        if not rows:
            return None
        query = select(models.persons.c.id).where(models.persons.c.adopted_by == rows[0].id)
        adopted = await self._store.read(query)
        return Person(rows[0].id, rows[0].name, False, frozenset([rows[0].id, *(row.id for row in adopted)]))

    def _sign(self, identity: str) -> str:
        return hmac.new(self._store.secret, identity.encode(), hashlib.sha256).hexdigest()[:40]

    # -- becoming known ---------------------------------------------------------

    async def keep(self, person: Person) -> Person:
        """Store a guest who does something for the first time."""
        if person.known:
            return person
        with contextlib.suppress(TakenError):
            await self._store.write(insert(models.persons).values(id=person.id, name=person.name, created=time.time()))
        return Person(person.id, person.name, True, person.ids)

    async def rename(self, person: Person, name: str) -> Person:
        name = clean_name(name)
        await self.keep(person)
        await self._store.write(update(models.persons).where(models.persons.c.id == person.id).values(name=name))
        return Person(person.id, name, person.guest, person.ids)

    async def register(self, person: Person, name: str, password: str) -> Signed:
        """The guest becomes an account, tables and all."""
        if not person.guest:
            raise DeclinedError(409, "already-an-account")
        name, login = clean_name(name), login_of(name)
        low, high = PASSWORD_LENGTHS
        if not low <= len(password) <= high:
            raise DeclinedError(400, "password-length", low=low, high=high)
        hashed = await asyncio.to_thread(self._hasher.hash, password)
        await self.keep(person)
        change = update(models.persons).where(models.persons.c.id == person.id)
        try:
            await self._store.write(change.values(name=name, login=login, password=hashed))
        except TakenError:
            raise DeclinedError(409, "name-taken") from None
        return await self._begin(Person(person.id, name, False, person.ids))

    async def sign_in(self, person: Person, name: str, password: str) -> Signed:
        """Open a session; the tables of the guest who signs in go to the account."""
        rows = await self._store.read(select(models.persons).where(models.persons.c.login == login_of(name)))
        if not self._nobody:
            self._nobody = await asyncio.to_thread(self._hasher.hash, secrets.token_hex())
        hashed = rows[0].password if rows else self._nobody
        if not await asyncio.to_thread(self._matches, hashed, password[: PASSWORD_LENGTHS[1] + 1]) or not rows:
            raise DeclinedError(403, "wrong-name-or-password")
        account = rows[0]
        if person.guest and person.known:
            guest = update(models.persons).where(models.persons.c.id == person.id, models.persons.c.login.is_(None))
            await self._store.write(guest.values(adopted_by=account.id))
        adopted = await self._store.read(select(models.persons.c.id).where(models.persons.c.adopted_by == account.id))
        ids = frozenset([account.id, *(row.id for row in adopted)])
        return await self._begin(Person(account.id, account.name, False, ids))

    async def sign_out(self, cookie: str | None) -> None:
        kind, _, token = (cookie or "").partition(".")
        if kind == "s":
            await self._store.write(delete(models.sessions).where(models.sessions.c.token == _digest(token)))

    async def _begin(self, person: Person) -> Signed:
        token = secrets.token_urlsafe(32)
        row = insert(models.sessions).values(token=_digest(token), person=person.id, created=time.time())
        await self._store.write(row)
        return Signed(person, f"s.{token}", SESSION_DAYS)

    def _matches(self, hashed: str, password: str) -> bool:
        try:
            return self._hasher.verify(hashed, password)
        except (VerifyMismatchError, InvalidHashError):
            return False


def clean_name(name: str) -> str:
    """A name as it is shown: no control characters, single blanks, of a decent length."""
    name = unicodedata.normalize("NFC", name)
    name = "".join(" " if unicodedata.category(char)[0] in "ZC" else char for char in name)
    name = re.sub(" +", " ", name).strip()
    if not 1 <= len(name) <= NAME_LENGTH:
        raise DeclinedError(400, "name-length", most=NAME_LENGTH)
    return name


def login_of(name: str) -> str:
    return unicodedata.normalize("NFKC", name).casefold().strip()


def _unknown(identity: str) -> Person:
    number = int.from_bytes(hashlib.sha256(identity.encode()).digest()[:4], "big") % 9000 + 1000
    return Person(identity, f"Guest {number}", True, frozenset([identity]), known=False)


def _digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
