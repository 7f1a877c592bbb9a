"""Commands of people, by socket or request: carried out once, and always answered."""

from __future__ import annotations

from collections.abc import Callable

from fondaco.server.core.errors import DeclinedError
from fondaco.server.core.limits import Bucket
from fondaco.server.core.metrics import Metrics
from fondaco.server.play import wire
from fondaco.server.play.chat import ChatRoom
from fondaco.server.play.presence import Presence
from fondaco.server.table.access import Person
from fondaco.server.table.cache import Tables
from fondaco.server.table.judge import TableCommand, judge
from fondaco.server.table.wire import Command, Say

COMMANDS_PER_SECOND, BURST = 20.0, 60.0  # on one connection


class Execution:
    def __init__(
        self,
        tables: Tables,
        presence: Presence,
        chat: ChatRoom,
        metrics: Metrics,
        has_rate_limits: bool,
        note_look: Callable[[str, Person], None],
    ) -> None:
        self._tables = tables
        self._presence = presence
        self._chat = chat
        self._metrics = metrics
        self._has_rate_limits = has_rate_limits
        self._note_look = note_look

    def bucket(self) -> Bucket:
        """How often one connection may ask."""
        return Bucket(COMMANDS_PER_SECOND, BURST, self._has_rate_limits)

    def look(self, table_id: str, person: Person) -> None:
        """The person sees the table now."""
        self._note_look(table_id, person)

    def count(self, kind: str, accepted: bool, seconds: float) -> None:
        self._metrics.commands.labels(kind, "accepted" if accepted else "refused").inc()
        self._metrics.latency.observe(seconds)

    async def execute(self, table_id: str, person: Person, command: Command) -> wire.Answer:
        """Accepted with the seq of its row, or refused with a reason."""
        self._note_look(table_id, person)
        actor = await self._tables.get(table_id, person.id)
        try:
            if isinstance(command, Say):
                return await self._chat.say(actor.table, person, command)
            return await self._write(table_id, person, command)
        except DeclinedError as error:
            return wire.Answer(command.key, False, actor.table.seq, error.refused)

    async def _write(self, table_id: str, person: Person, command: TableCommand) -> wire.Answer:
        actor = await self._tables.get(table_id, person.id)
        if command.seq > actor.table.seq:  # seen at another process that is ahead
            await actor.catch_up()
        wait = self._presence.time_to_wait
        seq = await actor.write(lambda table: judge(table, person, command, wait), f"{person.id}:{command.key}")
        self._note_look(table_id, person)
        return wire.Answer(command.key, True, seq)
