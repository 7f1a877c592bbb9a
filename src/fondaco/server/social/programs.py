"""Programs as players: an account gives each a token, which says what it may do."""

from __future__ import annotations

import hashlib
import logging
import secrets
import time

from fondaco.server.accounts.people import People
from fondaco.server.accounts.tokens import StoredToken, TokenRepository
from fondaco.server.core.errors import DeclinedError
from fondaco.server.core.wire import SCOPES
from fondaco.server.play.presence import Presence
from fondaco.server.social import wire
from fondaco.server.table.access import Person
from fondaco.server.table.rows import PROGRAM

PREFIX = "fondaco_"  # of every token, so that one in the wrong place is noticed
MAX_TOKENS = 20  # of an account
NOTED = 60.0  # seconds between two notes that a token was used

security = logging.getLogger("fondaco.security")


class Programs:
    """A program is a person of its own: it has the seats it took itself, and nobody else has."""

    def __init__(self, repository: TokenRepository, people: People, presence: Presence) -> None:
        self._repository = repository
        self._people = people
        self._presence = presence
        self._noted: dict[str, float] = {}  # by token: when its use was last noted

    # -- of an account ------------------------------------------------------------------

    async def tokens_of(self, person: Person) -> list[wire.TokenInfo]:
        _check_account(person)
        return [_shown(token) for token in await self._repository.of_owner(person.id)]

    async def make(self, person: Person, new: wire.NewToken) -> wire.MadeToken:
        """The only time that the token itself is told. Raises DeclinedError."""
        _check_account(person)
        if not new.scopes:
            raise DeclinedError(400, "token-scopes")
        name = await self._people.admit_name(person, new.name)
        if len(await self._repository.of_owner(person.id)) >= MAX_TOKENS:
            raise DeclinedError(409, "too-many-tokens", most=MAX_TOKENS)
        id_, text = secrets.token_urlsafe(9), PREFIX + secrets.token_urlsafe(32)
        token = StoredToken(id_, person.id, PROGRAM + id_, name, frozenset(new.scopes), time.time(), None)
        await self._repository.add(token, digest(text))
        security.info("token-made", extra={"facts": {"person": person.id, "token": id_}})
        return wire.MadeToken(_shown(token), text)

    async def revoke(self, person: Person, id_: str) -> list[wire.TokenInfo]:
        """From now on the program can do nothing; what it has open here is closed."""
        _check_account(person)
        found = [token for token in await self._repository.of_owner(person.id) if token.id == id_]
        if not found:
            raise DeclinedError(404, "no-such-token")
        await self._repository.revoke(id_)
        security.info("token-revoked", extra={"facts": {"person": person.id, "token": id_}})
        for viewer in self._presence.all_viewers():
            if viewer.person.id == found[0].person:
                viewer.drop("signed-out")
        return await self.tokens_of(person)

    # -- of a program -------------------------------------------------------------------

    async def recognise(self, text: str, scope: str | None) -> Person:
        """Who has this token, if it is good for a route of this scope. Raises DeclinedError."""
        token = await self._repository.by_digest(digest(text))
        if token is None:
            raise DeclinedError(401, "bad-token")
        if scope is None or scope not in token.scopes:
            raise DeclinedError(403, "token-scope", scope=scope or "")
        now = time.monotonic()
        if now - self._noted.get(token.id, -NOTED) >= NOTED:
            self._noted[token.id] = now
            await self._repository.note_use(token.id)
        return Person(token.person, token.name, False, frozenset([token.person]), owner=token.owner)

    async def is_valid(self, person: Person) -> bool:
        """Whether a program has not lost its token meanwhile."""
        return any(token.person == person.id for token in await self._repository.of_owner(person.owner))


def bearer_of(header: str) -> str | None:
    """The token of a program in the header of a request; there are other kinds."""
    kind, _, text = header.partition(" ")
    return text.strip() if kind.lower() == "bearer" and text.strip().startswith(PREFIX) else None


def digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def _check_account(person: Person) -> None:
    if person.guest or person.owner:
        raise DeclinedError(403, "accounts-only")


def _shown(token: StoredToken) -> wire.TokenInfo:
    scopes = [scope for scope in SCOPES if scope in token.scopes]
    return wire.TokenInfo(token.id, token.name, scopes, token.created, token.used)
