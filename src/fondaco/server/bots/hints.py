"""Hints for people: asked of the bots' processes, once for each decision."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import TypeVar

import msgspec

from fondaco.kernel import IllegalMove
from fondaco.server.bots.pool import BotPool, redealt_position
from fondaco.server.bots.wire import Hint, Idea
from fondaco.server.bots.worker import AskHint, AskIdea, Hinted
from fondaco.server.core.errors import DeclinedError
from fondaco.server.core.quotas import Payer
from fondaco.server.core.tasks import end_tasks
from fondaco.server.table import access
from fondaco.server.table.access import Person
from fondaco.server.table.fold import Table

CACHED = 256
HINT_SECONDS = 1.5  # of search at most; compiled, the iterations take less

Key = tuple[str, int, int]  # table, the row that made the decision what it is, seat
Reply = TypeVar("Reply")


@dataclass
class Decision:
    """The hint for one decision, and what was said of the player's ideas."""

    question: AskHint
    hint: asyncio.Task[Hinted]
    ideas: dict[str, asyncio.Task[Idea]] = field(default_factory=dict)

    @property
    def tasks(self) -> list[asyncio.Task[Hinted] | asyncio.Task[Idea]]:
        return [self.hint, *self.ideas.values()]


class Hints:
    """One answer for each decision: it is cached until the decision changes."""

    def __init__(self, pool: BotPool) -> None:
        self._pool = pool
        self._decisions: OrderedDict[Key, Decision] = OrderedDict()

    async def give(self, table: Table, person: Person, seat: int, payer: Payer) -> Hint:
        """Only for the player who is to decide. Raises DeclinedError."""
        access.check_hint(table, person, seat)
        return (await self._answer(table, seat, self._decision(table, seat, payer).hint)).hint

    async def judge(self, table: Table, person: Person, seat: int, notation: str, payer: Payer) -> Idea:
        """A legal move of the same one beside the hint; raises DeclinedError."""
        access.check_hint(table, person, seat)
        assert table.match is not None
        try:
            table.match.check(seat, notation)
        except IllegalMove as error:
            raise DeclinedError.because(error) from None
        decision = self._decision(table, seat, payer)
        hinted = await self._answer(table, seat, decision.hint)
        task = decision.ideas.get(notation)
        if task is None:
            task = decision.ideas[notation] = self._ask_idea(decision.question, hinted.iterations, notation, payer)
        return msgspec.structs.replace(await self._answer(table, seat, task), hint=hinted.hint)

    def _decision(self, table: Table, seat: int, payer: Payer) -> Decision:
        """What the seat is to decide now; the question of a hint is asked at once."""
        key = (table.id, table.decided[seat], seat)
        if key not in self._decisions:
            position = redealt_position(table, seat)
            question = AskHint(table.setting.game.name, seat, secrets.randbits(62), position, HINT_SECONDS, key[1])
            asked = self._pool.consult(msgspec.structs.replace(question), Hinted, "hint", payer)
            self._decisions[key] = Decision(question, asyncio.create_task(asked))
            while len(self._decisions) > CACHED:
                self._decisions.popitem(last=False)
        return self._decisions[key]

    def _ask_idea(self, question: AskHint, iterations: int, notation: str, payer: Payer) -> asyncio.Task[Idea]:
        asked = AskIdea(
            game=question.game,
            seat=question.seat,
            number=question.number,
            position=question.position,
            iterations=iterations,
            notation=notation,
            seq=question.seq,
        )
        return asyncio.create_task(self._pool.consult(asked, Idea, "hint", payer))

    async def _answer(self, table: Table, seat: int, task: asyncio.Task[Reply]) -> Reply:
        try:
            return await asyncio.shield(task)
        except (TimeoutError, OSError, msgspec.DecodeError):
            self._decisions.pop((table.id, table.decided[seat], seat), None)
            raise DeclinedError(503, "too-busy") from None

    async def close(self) -> None:
        await end_tasks([task for decision in self._decisions.values() for task in decision.tasks])
