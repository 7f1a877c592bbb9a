"""Which question a bot process answers next: those that people wait for first, then by least recent use.

Use is counted by network and then by person, so that many tables, or many guests behind one address, do not keep
others waiting.
"""

from __future__ import annotations

import asyncio
import enum
import time
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Generic, TypeVar

from fondaco.server.core.quotas import Payer

HALF_LIFE = 60.0  # seconds after which use counts half
PATIENCE = 15.0  # seconds of waiting after which a question is more urgent by one step
RECENT = 10.0  # seconds for which a payer counts as active

Process = TypeVar("Process")


class Urgency(enum.IntEnum):
    """The smaller, the sooner."""

    PERSON = 0  # a person is watching
    GAME = 1  # nobody is watching
    BACKGROUND = 2


class Usage:
    """Seconds used of late; what is long past counts less and less."""

    def __init__(self) -> None:
        self._used: dict[str, tuple[float, float]] = {}  # seconds, and when that was written

    def of(self, key: str) -> float:
        seconds, when = self._used.get(key, (0.0, 0.0))
        return seconds * 0.5 ** ((time.monotonic() - when) / HALF_LIFE) if seconds else 0.0

    def add(self, key: str, seconds: float) -> None:
        self._used[key] = (self.of(key) + seconds, time.monotonic())
        if len(self._used) > 10_000:
            self._used = {key: self._used[key] for key in self._used if self.of(key) > 0.01}

    def active(self, but: str) -> int:
        """How many others have used something in the last few seconds."""
        oldest = time.monotonic() - RECENT
        return sum(when > oldest for key, (_, when) in self._used.items() if key != but)


@dataclass(eq=False)
class _Waiting(Generic[Process]):
    payer: Payer
    urgency: Urgency
    since: float
    future: asyncio.Future[Process]


class FairQueue(Generic[Process]):
    def __init__(self, processes: Iterable[Process]) -> None:
        self._idle = list(processes)
        self._waiting: list[_Waiting[Process]] = []
        self._asked: dict[str, int] = {}  # questions of each network, waiting or being answered
        self._networks = Usage()
        self._persons = Usage()

    def idle(self) -> list[Process]:
        """Those that nobody uses now."""
        return list(self._idle)

    def used(self, payer: Payer) -> tuple[float, float]:
        """What a network and a person have used recently; the payer with less comes first."""
        return self._networks.of(payer.network or payer.person), self._persons.of(payer.person)

    def crowd(self, payer: Payer) -> int:
        """Among how many the time is shared now: others who are active, and this one's own questions."""
        network = payer.network or payer.person
        return max(1, self._asked.get(network, 0) + self._networks.active(but=network))

    async def acquire(self, payer: Payer, urgency: Urgency) -> Process:
        network = payer.network or payer.person
        self._asked[network] = self._asked.get(network, 0) + 1
        future: asyncio.Future[Process] = asyncio.get_running_loop().create_future()
        waiting = _Waiting(payer, urgency, time.monotonic(), future)
        self._waiting.append(waiting)
        self._dispatch()
        try:
            return await future
        except asyncio.CancelledError:
            if future.done() and not future.cancelled():
                self.release(future.result(), payer, 0.0)
            else:
                self._forget(waiting)
            raise

    def release(self, process: Process, payer: Payer, seconds: float) -> None:
        network = payer.network or payer.person
        self._networks.add(network, seconds)
        self._persons.add(payer.person, seconds)
        self._answered(network)
        self._idle.append(process)
        self._dispatch()

    def _forget(self, waiting: _Waiting[Process]) -> None:
        if waiting in self._waiting:
            self._waiting.remove(waiting)
        self._answered(waiting.payer.network or waiting.payer.person)

    def _answered(self, network: str) -> None:
        self._asked[network] -= 1
        if not self._asked[network]:
            del self._asked[network]

    def _dispatch(self) -> None:
        while self._idle and self._waiting:
            chosen = min(self._waiting, key=self._order)
            self._waiting.remove(chosen)
            if not chosen.future.done():
                chosen.future.set_result(self._idle.pop())

    def _order(self, waiting: _Waiting[Process]) -> tuple[int, float, float, float]:
        waited = time.monotonic() - waiting.since
        urgency = max(0, waiting.urgency - int(waited / PATIENCE))
        return urgency, *self.used(waiting.payer), waiting.since
