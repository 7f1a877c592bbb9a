"""What waits for a client that does not read is sent in its order, once it reads again, or not at all."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, cast

import pytest

from fondaco.server.play.outgoing import MAX_WAITING, WIRE, Outgoing, Socket
from fondaco.server.play.wire import CloseCode
from fondaco.server.table.access import Person

ADA = Person("ada", "Ada", True, frozenset({"ada"}))


class Client:
    """A connection and its socket: takes what is sent for as long as it is told to read."""

    def __init__(self) -> None:
        self.scope = {WIRE: self}
        self.got: list[bytes] = []
        self.closed: tuple[int, str] | None = None
        self.is_gone = False
        self.reads = asyncio.Event()
        self.reads.set()

    @property
    def is_writable(self) -> bool:
        return self.reads.is_set()

    async def drain(self) -> None:
        await self.reads.wait()

    def send_texts(self, payloads: Sequence[bytes]) -> None:
        if self.is_gone:
            raise ConnectionResetError
        self.got += payloads

    async def receive(self) -> Mapping[str, Any]:
        raise NotImplementedError

    async def close(self, code: int, reason: str = "") -> None:
        self.closed = code, reason


Trial = Callable[[Client, Outgoing, "asyncio.Task[None]"], Awaitable[None]]


def attempt(trial: Trial) -> None:
    async def run() -> None:
        client = Client()
        outgoing = Outgoing(cast(Socket, client), ADA)
        sending = asyncio.create_task(outgoing.run())
        await turns()
        try:
            await trial(client, outgoing, sending)
        finally:
            sending.cancel()

    asyncio.run(run())


async def turns() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def test_what_is_posted_in_one_turn_is_sent_together_and_in_order() -> None:
    async def trial(client: Client, outgoing: Outgoing, _: asyncio.Task[None]) -> None:
        outgoing.post(b"1")
        outgoing.post(b"2")
        assert client.got == []
        await turns()
        assert client.got == [b"1", b"2"]
        outgoing.post(b"3")
        await turns()
        assert client.got == [b"1", b"2", b"3"]

    attempt(trial)


def test_what_waited_comes_before_what_came_later() -> None:
    async def trial(client: Client, outgoing: Outgoing, _: asyncio.Task[None]) -> None:
        client.reads.clear()
        outgoing.post(b"1")
        await turns()
        outgoing.post(b"2")
        await turns()
        assert client.got == []
        client.reads.set()
        outgoing.post(b"3")
        await turns()
        assert client.got == [b"1", b"2", b"3"]
        outgoing.post(b"4")
        await turns()
        assert client.got[3:] == [b"4"]

    attempt(trial)


def test_who_does_not_read_for_too_long_is_closed() -> None:
    async def trial(client: Client, outgoing: Outgoing, sending: asyncio.Task[None]) -> None:
        client.reads.clear()
        for number in range(MAX_WAITING + 1):
            outgoing.post(b"%d" % number)
        await turns()
        assert client.closed == (CloseCode.TOO_SLOW, "")
        assert client.got == []
        assert sending.done()

    attempt(trial)


def test_a_connection_is_closed_with_the_reason_also_while_it_waits() -> None:
    async def trial(client: Client, outgoing: Outgoing, sending: asyncio.Task[None]) -> None:
        outgoing.drop("banned")
        await turns()
        assert client.closed == (CloseCode.DECLINED, "banned")
        assert sending.done()

    attempt(trial)


def test_what_goes_wrong_ends_the_task_with_its_cause() -> None:
    async def trial(client: Client, outgoing: Outgoing, sending: asyncio.Task[None]) -> None:
        client.is_gone = True
        outgoing.post(b"1")
        await turns()
        with pytest.raises(ConnectionResetError):
            await sending

    attempt(trial)
