"""/api/account/tokens: the tokens of programs."""

from __future__ import annotations

from litestar import delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from fondaco.server.core.answers import refusals
from fondaco.server.core.quotas import Quota
from fondaco.server.social import wire
from fondaco.server.social.programs import Programs
from fondaco.server.table.access import Person


@get("/api/account/tokens", responses=refusals(403))
async def list_tokens(programs: NamedDependency[Programs], person: NamedDependency[Person]) -> list[wire.TokenInfo]:
    """The tokens of the asker's programs; not the tokens themselves."""
    return await programs.tokens_of(person)


@post("/api/account/tokens", responses=refusals(403, 409, 413))
async def make_token(
    data: JSONBody[wire.NewToken],
    programs: NamedDependency[Programs],
    person: NamedDependency[Person],
    quota: NamedDependency[Quota],
) -> wire.MadeToken:
    """A token for a program; only this answer holds it."""
    quota.spend("upload")
    return await programs.make(person, data)


@delete("/api/account/tokens/{token:str}", status_code=200, responses=refusals(403, 404))
async def revoke_token(
    token: FromPath[str], programs: NamedDependency[Programs], person: NamedDependency[Person]
) -> list[wire.TokenInfo]:
    """The program can do nothing any more; those that are left."""
    return await programs.revoke(person, token)


HANDLERS = (list_tokens, make_token, revoke_token)
