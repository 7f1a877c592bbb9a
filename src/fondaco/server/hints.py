"""Hints for people: asked of the bots' processes, once for each decision."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict

import msgspec

from fondaco.server import access, wire
from fondaco.server.access import Person
from fondaco.server.bot_pool import BotPool, redealt_position
from fondaco.server.bot_worker import Advice, AskHint
from fondaco.server.errors import DeclinedError
from fondaco.server.quotas import Payer
from fondaco.server.table import Table

CACHED = 256
HINT_SECONDS = 1.0  # of search for a strong hint

Key = tuple[str, int, int, bool]  # table, the row that made the decision what it is, seat, strong


class Hints:
    """Whoever asks again while nothing has changed gets the same answer, and no bot thinks twice."""

    def __init__(self, pool: BotPool) -> None:
        self._pool = pool
        self._given: OrderedDict[Key, asyncio.Task[wire.Hint]] = OrderedDict()

    async def give(self, table: Table, person: Person, seat: int, strong: bool, payer: Payer) -> wire.Hint:
        """To the one who has the seat and is to decide; raises DeclinedError."""
        access.check_hint(table, person, seat)
        key = (table.id, table.decided[seat], seat, strong)
        task = self._given.get(key)
        if task is None:
            position = redealt_position(table, seat)
            question = AskHint(table.setting.game.name, seat, secrets.randbits(62), position, strong, HINT_SECONDS)
            task = self._given[key] = asyncio.create_task(self._ask(table.decided[seat], question, payer))
            while len(self._given) > CACHED:
                self._given.popitem(last=False)
        try:
            return await asyncio.shield(task)
        except (TimeoutError, OSError, msgspec.DecodeError):
            self._given.pop(key, None)
            raise DeclinedError(503, "too-busy") from None

    async def _ask(self, decided: int, question: AskHint, payer: Payer) -> wire.Hint:
        advice = await self._pool.consult(question, Advice, "hint", payer)
        return wire.Hint(
            decided,
            question.seat,
            advice.notation,
            advice.rival,
            advice.reasons,
            advice.forced,
            advice.share,
            advice.gain,
        )

    async def close(self) -> None:
        for task in self._given.values():
            task.cancel()
        await asyncio.gather(*self._given.values(), return_exceptions=True)
