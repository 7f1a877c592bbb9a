"""/api/people, /api/friends and /api/account/privacy: profiles, friends, and who sees what."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter

from fondaco.server.core.answers import refusals
from fondaco.server.core.quotas import Quota
from fondaco.server.social import wire
from fondaco.server.social.friends import Friends
from fondaco.server.social.profiles import Profiles
from fondaco.server.table.access import Person

Page = Annotated[int, QueryParameter(gt=-1, le=1000)]


@get("/api/people/{name:str}", responses=refusals(404))
async def profile(
    name: FromPath[str], profiles: NamedDependency[Profiles], person: NamedDependency[Person]
) -> wire.Profile:
    """An account by its name, as far as the asker may see it."""
    return await profiles.show(person, name)


@get("/api/people/{name:str}/matches", responses=refusals(403, 404))
async def matches(
    name: FromPath[str], profiles: NamedDependency[Profiles], person: NamedDependency[Person], page: Page = 0
) -> wire.MatchPage:
    """The matches of an account that ended, the newest first."""
    return await profiles.matches(person, name, page)


@get("/api/tables/{table_id:str}/seats/{seat:int}/person", responses=refusals(403, 404, 410, 503))
async def person_at_seat(
    table_id: FromPath[str],
    seat: FromPath[int],
    profiles: NamedDependency[Profiles],
    person: NamedDependency[Person],
) -> wire.SeatPerson:
    """The name of the account at a seat; it is empty for a guest."""
    return wire.SeatPerson(await profiles.at_seat(person, table_id, seat))


@get("/api/account/privacy", responses=refusals())
async def privacy(friends: NamedDependency[Friends], person: NamedDependency[Person]) -> wire.Privacy:
    """Who sees what of the asker."""
    return await friends.privacy(person.id)


@post("/api/account/privacy", status_code=200, responses=refusals(403))
async def save_privacy(
    data: JSONBody[wire.Privacy], friends: NamedDependency[Friends], person: NamedDependency[Person]
) -> wire.Privacy:
    return await friends.save_privacy(person, data)


@get("/api/friends", responses=refusals())
async def list_friends(friends: NamedDependency[Friends], person: NamedDependency[Person]) -> wire.Friends:
    """The asker's friends, who of them is online, and who asks to be one."""
    return await friends.show(person)


@post("/api/friends", status_code=200, responses=refusals(403, 404, 409, 410, 503))
async def ask_friend(
    data: JSONBody[wire.FriendName],
    friends: NamedDependency[Friends],
    profiles: NamedDependency[Profiles],
    person: NamedDependency[Person],
    quota: NamedDependency[Quota],
) -> wire.Friends:
    """Ask a person to be a friend, or accept their request."""
    quota.spend("notify")
    name = await profiles.at_seat(person, data.table, data.seat) if data.table else data.name
    return await friends.ask(person, name)


@delete("/api/friends/{name:str}", status_code=200, responses=refusals(404))
async def part(name: FromPath[str], friends: NamedDependency[Friends], person: NamedDependency[Person]) -> wire.Friends:
    """Be friends no more, decline a request, or take one back."""
    return await friends.part(person, name)


HANDLERS = (profile, matches, person_at_seat, privacy, save_privacy, list_friends, ask_friend, part)
