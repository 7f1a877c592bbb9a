"""A TCP relay between two hosts whose traffic the test delays, holds back and cuts off, each way by itself."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Literal

Direction = Literal["there", "back"]
BOTH: tuple[Direction, ...] = ("there", "back")
PIECE = 65_536
PIECES = 256  # that may be on the way at the same time


class Relay:
    """Listens at an address and passes on to another; a piece is on its way for `delay`, at least and at most."""

    def __init__(self, near: tuple[str, int], far: tuple[str, int]) -> None:
        self.delay = (0.0, 0.0)  # seconds, for what is sent from now on
        self._near = near
        self._far = far
        self._loop = asyncio.new_event_loop()
        self._flowing: dict[Direction, asyncio.Event] = {way: asyncio.Event() for way in BOTH}
        self._open: set[asyncio.Task[None]] = set()
        self.passed = 0  # connections

    @contextmanager
    def running(self) -> Iterator[None]:
        self.release()
        thread = threading.Thread(target=self._loop.run_forever)
        thread.start()
        server = asyncio.run_coroutine_threadsafe(asyncio.start_server(self._pass, *self._near), self._loop).result()
        try:
            yield
        finally:
            self._loop.call_soon_threadsafe(server.close)
            asyncio.run_coroutine_threadsafe(self._cut(), self._loop).result()
            self._loop.call_soon_threadsafe(self._loop.stop)
            thread.join()
            self._loop.close()

    def hold(self, *ways: Direction) -> None:
        """Nothing arrives that way; nobody is told, and nothing is lost."""
        for way in ways or BOTH:
            self._loop.call_soon_threadsafe(self._flowing[way].clear)

    def release(self) -> None:
        """All that was held back arrives now."""
        for flowing in self._flowing.values():
            self._loop.call_soon_threadsafe(flowing.set)

    def cut(self) -> None:
        """All connections end, with what was on its way."""
        asyncio.run_coroutine_threadsafe(self._cut(), self._loop).result()

    async def _cut(self) -> None:
        for task in self._open:
            task.cancel()
        if self._open:
            await asyncio.wait(self._open)

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._open.add(task)
        writers = [writer]
        try:
            far_reader, far_writer = await asyncio.open_connection(*self._far)
            writers.append(far_writer)
            self.passed += 1
            pumps = [self._pump("there", reader, far_writer), self._pump("back", far_reader, writer)]
            ends = [asyncio.ensure_future(pump) for pump in pumps]
            try:
                await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for end in ends:
                    end.cancel()
                await asyncio.gather(*ends, return_exceptions=True)
        except (OSError, asyncio.CancelledError):
            pass
        finally:
            self._open.discard(task)
            for one in writers:
                one.transport.abort()

    async def _pump(self, way: Direction, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        queue: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue(PIECES)

        async def arrive() -> None:
            while True:
                due, piece = await queue.get()
                await asyncio.sleep(max(0.0, due - self._loop.time()))
                await self._flowing[way].wait()
                writer.write(piece)
                await writer.drain()
                queue.task_done()

        arriving = asyncio.ensure_future(arrive())
        try:
            with suppress(OSError):
                while piece := await reader.read(PIECE):
                    await queue.put((self._loop.time() + random.uniform(*self.delay), piece))
                await queue.join()
        finally:
            arriving.cancel()
