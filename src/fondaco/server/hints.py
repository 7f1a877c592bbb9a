"""Hints for people: asked of the bots' processes, once for each decision."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import TYPE_CHECKING

import msgspec

from fondaco.kernel import IllegalMove
from fondaco.kernel.errors import NotYourDecision
from fondaco.server import wire
from fondaco.server.commands import Person, check_seat, not_playing
from fondaco.server.errors import DeclinedError
from fondaco.server.thinker import Advised, AskHint

if TYPE_CHECKING:
    from fondaco.server.house import House
    from fondaco.server.live import Live

KEPT = 256  # hints remembered

Key = tuple[str, int, int, bool]  # table, the row that made the decision what it is, seat, strong


class HintDesk:
    """Whoever asks again while nothing has changed gets the same answer, and nobody thinks twice."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._given: OrderedDict[Key, asyncio.Task[wire.Hint]] = OrderedDict()

    async def give(self, live: Live, person: Person, seat: int, strong: bool) -> wire.Hint:
        """To the one who sits there and is to decide; raises DeclinedError."""
        table = live.table
        check_seat(table, person, seat)
        if table.status != "playing":
            raise not_playing(table)
        if not table.setting.hints:
            raise DeclinedError(403, "no-hints")
        if table.sittings[seat].away:
            raise DeclinedError(409, "come-back-first")
        if seat not in table.deciding:
            raise DeclinedError.because(IllegalMove(NotYourDecision()))
        key = (table.setting.id, table.decided[seat], seat, strong)
        task = self._given.get(key)
        if task is None:
            question = self._house.bots.ask_hint(table, seat, strong)  # now: the table goes on
            task = self._given[key] = asyncio.create_task(self._ask(table.decided[seat], question))
            while len(self._given) > KEPT:
                self._given.popitem(last=False)
        try:
            return await asyncio.shield(task)
        except (TimeoutError, OSError, msgspec.DecodeError):
            self._given.pop(key, None)
            raise DeclinedError(503, "too-busy") from None

    async def _ask(self, decided: int, question: AskHint) -> wire.Hint:
        advised = await self._house.bots.consult(question, Advised, "hint")
        return wire.Hint(
            decided,
            question.seat,
            advised.notation,
            advised.rival,
            advised.reasons,
            advised.forced,
            advised.share,
            advised.gain,
        )

    async def close(self) -> None:
        for task in self._given.values():
            task.cancel()
        await asyncio.gather(*self._given.values(), return_exceptions=True)
