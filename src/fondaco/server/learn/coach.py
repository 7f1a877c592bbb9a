"""The coach at tables against bots: which notes a person has read, kept for each game."""

from __future__ import annotations

from fondaco.games import GAMES
from fondaco.server.accounts.people import People
from fondaco.server.core.errors import DeclinedError
from fondaco.server.learn.coach_repository import CoachRepository
from fondaco.server.learn.wire import CoachCommand, CoachState
from fondaco.server.table.access import Person


class Coach:
    def __init__(self, repository: CoachRepository, people: People) -> None:
        self._repository = repository
        self._people = people

    async def show(self, person: Person, game: str) -> CoachState:
        seen, off = await self._repository.read(person.ids, _known(game))
        return CoachState(sorted(seen), off)

    async def change(self, person: Person, game: str, command: CoachCommand) -> CoachState:
        """Notes that the game does not have are refused, so that nobody can store anything else here."""
        if not set(command.seen) <= set(GAMES[_known(game)].notes):
            raise DeclinedError(400, "bad-request")
        seen, off = await self._repository.read(person.ids, game)
        after = (seen | set(command.seen), off if command.off is None else command.off)
        if after != (seen, off):
            person = await self._people.store(person)
            await self._repository.keep(person.id, game, *after)
        return CoachState(sorted(after[0]), after[1])


def _known(game: str) -> str:
    if game not in GAMES:
        raise DeclinedError(404, "no-such-game")
    return game
