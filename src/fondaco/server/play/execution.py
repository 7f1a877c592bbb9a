"""Commands of people, by socket or request: carried out once, and always answered."""

from __future__ import annotations

from collections.abc import Callable

from fondaco.server.core.errors import DeclinedError
from fondaco.server.core.metrics import Metrics
from fondaco.server.core.quotas import Networks, Quotas
from fondaco.server.play.chat import ChatRoom
from fondaco.server.play.presence import Presence
from fondaco.server.play.wire import Answer
from fondaco.server.table.access import Person
from fondaco.server.table.actor import TableActor
from fondaco.server.table.judge import TableCommand, judge
from fondaco.server.table.wire import Command, Say

Look = Callable[[str, Person], None]  # the table


class Execution:
    def __init__(
        self, presence: Presence, chat: ChatRoom, metrics: Metrics, quotas: Quotas, networks: Networks
    ) -> None:
        self._presence = presence
        self._chat = chat
        self.count_command = metrics.command
        self._quotas = quotas
        self._networks = networks
        self._look_listeners: list[Look] = []

    def on_look(self, listener: Look) -> None:
        """Call this when a person sees a table, or acts there."""
        self._look_listeners.append(listener)

    def admit(self, person: Person) -> None:
        """One command more, by whatever connection. Raises DeclinedError."""
        self._quotas.spend(self._networks.payer(person.payer), "command")

    def look(self, table_id: str, person: Person) -> None:
        """The person sees the table now."""
        for listener in self._look_listeners:
            listener(table_id, person)

    async def execute(self, actor: TableActor, person: Person, command: Command) -> Answer:
        """Accepted with the seq of its row, or refused with a reason."""
        payer = self._networks.payer(person.payer)
        try:
            if isinstance(command, Say):
                self._quotas.spend(payer, "chat")
                return await self._chat.say(actor.table, person, command)
            self._quotas.check(payer, "row")
            seq = await self._write(actor, person, command)
            self._quotas.charge(payer, "row", 1)
            return Answer(command.key, True, seq)
        except DeclinedError as error:
            return Answer(command.key, False, actor.table.seq, error.refused)
        finally:  # afterwards, so that the person has seen their own row
            self.look(actor.table.id, person)

    async def _write(self, actor: TableActor, person: Person, command: TableCommand) -> int:
        if command.seq > actor.table.seq:  # seen at another process that is ahead
            await actor.catch_up()
        wait = self._presence.time_to_wait
        return await actor.write(lambda table: judge(table, person, command, wait), f"{person.id}:{command.key}")
