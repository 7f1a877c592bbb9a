"""Friends by mutual consent, who of them is online, and who may see what of an account."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable

import msgspec

from fondaco.server.accounts.moderation import ModerationRepository
from fondaco.server.accounts.repository import PeopleRepository, StoredPerson
from fondaco.server.core.errors import DeclinedError
from fondaco.server.notify.alerts import Alert
from fondaco.server.social import wire
from fondaco.server.social.friend_repository import FriendRepository, StoredFriend
from fondaco.server.table.access import Person
from fondaco.server.table.repository import OutboxRow

MAX_FRIENDS = 200  # asked ones included
SEE_EVERY = 20.0  # seconds
ONLINE_FOR = 60.0  # seconds without a sign of life after which a person is offline

Connected = Callable[[], Iterable[Person]]  # who is connected to this process
Request = Callable[[Person, str, float], OutboxRow]  # what an account is told of who asks to be a friend


class Friends:
    def __init__(
        self,
        repository: FriendRepository,
        people: PeopleRepository,
        moderation: ModerationRepository,
        connected: Connected,
        request: Request,
    ) -> None:
        self._repository = repository
        self._people = people
        self._moderation = moderation
        self._connected = connected
        self._request = request
        self._saw = 0.0

    # -- the list -------------------------------------------------------------------------

    async def show(self, person: Person) -> wire.Friends:
        known = [] if person.guest else await self._repository.of(person.id)
        friends = [
            wire.Friend(one.name, await self.is_online(person, one)) for one in known if one.accepted is not None
        ]
        return wire.Friends(
            sorted(friends, key=lambda one: (not one.online, one.name.casefold())),
            [one.name for one in known if one.accepted is None and one.is_asker],
            [one.name for one in known if one.accepted is None and not one.is_asker],
        )

    async def is_online(self, person: Person, friend: StoredFriend) -> bool | None:
        """None where the friend does not tell."""
        if not await self.may_see(person, friend.person, "online"):
            return None
        return time.time() - friend.seen < ONLINE_FOR

    async def ask(self, person: Person, name: str) -> wire.Friends:
        """Ask, or accept where the other has asked; who blocked the asker hears nothing of it. Raises DeclinedError."""
        if person.guest:
            raise DeclinedError(403, "accounts-only")
        other = await self.account(name)
        if other.id in person.ids:
            raise DeclinedError(404, "no-such-person")
        known, now = await self._repository.of(person.id), time.time()
        if any(one.person == other.id and one.is_asker for one in known):
            await self._repository.accept(other.id, person.id, now)
        elif len(known) >= MAX_FRIENDS:
            raise DeclinedError(409, "too-many-friends", most=MAX_FRIENDS)
        elif not person.ids & await self._moderation.blocked_by(other.id):
            await self._repository.ask(person.id, self._request(person, other.id, now))
        return await self.show(person)

    async def is_asked(self, person: str, alert: Alert) -> bool:
        """Whether an alert about a request still concerns whom it asks."""
        return await self._repository.is_asked(alert.asker, person)

    async def count_requests(self, person: str, ids: frozenset[str], since: float) -> dict[str, int]:
        """For the summary of a week."""
        return {"requests": sum(one.is_asker and one.accepted is None for one in await self._repository.of(person))}

    async def part(self, person: Person, name: str) -> wire.Friends:
        """Friends no more; also declines a request, or takes one back."""
        await self._repository.part(person.id, (await self.account(name)).id)
        return await self.show(person)

    async def part_from(self, person: Person, other: str) -> None:
        """A block ends a friendship."""
        await self._repository.part(person.id, other)

    async def friendship(self, person: Person, other: str) -> wire.Friendship:
        for one in [] if person.guest else await self._repository.of(person.id):
            if one.person == other:
                return "friends" if one.accepted is not None else "asks" if one.is_asker else "asked"
        return "none"

    async def account(self, name: str) -> StoredPerson:
        """By its name, or one it had before. Raises DeclinedError."""
        found = await self._people.by_name(name)
        if found is None or found.login is None:
            raise DeclinedError(404, "no-such-person")
        return found

    # -- who sees what --------------------------------------------------------------------

    async def privacy(self, account: str) -> wire.Privacy:
        stored = await self._repository.privacy(account)
        return wire.Privacy() if stored is None else msgspec.json.decode(stored, type=wire.Privacy)

    async def save_privacy(self, person: Person, privacy: wire.Privacy) -> wire.Privacy:
        if person.guest:
            raise DeclinedError(403, "accounts-only")
        await self._repository.save_privacy(person.id, msgspec.json.encode(privacy).decode())
        if privacy.online == "nobody":
            await self._repository.hide(person.id)
        return privacy

    async def may_see(self, person: Person, account: str, what: str) -> bool:
        """Whether a person may see a part of an account: nothing where the account has blocked them."""
        if account in person.ids:
            return True
        audience = getattr(await self.privacy(account), what)
        if audience == "nobody" or person.ids & await self._moderation.blocked_by(account):
            return False
        return audience == "everybody" or await self._repository.are_friends(person.id, account)

    # -- who is online --------------------------------------------------------------------

    async def sweep(self) -> None:
        """Note who is connected here; people without friends, and those who do not want it, are never noted."""
        now = time.time()
        if now - self._saw < SEE_EVERY:
            return
        self._saw = now
        accounts = {person.id for person in self._connected() if not person.guest}
        known = await self._repository.with_friends(accounts) if accounts else set()
        seen = [one for one in sorted(known) if (await self.privacy(one)).online != "nobody"]
        if seen:
            await self._repository.see(seen, now, now - ONLINE_FOR)
