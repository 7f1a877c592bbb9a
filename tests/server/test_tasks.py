"""Work in the background ends with the server, whatever it is doing at that moment."""

from __future__ import annotations

import asyncio

from fondaco.server.core.tasks import Tasks, log_failure
from tests.server.house import PATIENCE


def test_a_task_that_answers_to_being_cancelled_with_an_error_is_cancelled_again() -> None:
    """As a database driver may, when the connection is lost while it is waiting."""

    async def read() -> None:
        try:
            await asyncio.sleep(PATIENCE)
        except asyncio.CancelledError:
            raise OSError("connection lost") from None

    async def read_and_go_on(started: asyncio.Event) -> None:
        with log_failure("read-failed"):
            started.set()
            await read()
        await asyncio.sleep(PATIENCE)

    async def work() -> None:
        tasks, started = Tasks(), asyncio.Event()
        tasks.spawn(read_and_go_on(started))
        await started.wait()
        async with asyncio.timeout(PATIENCE / 2):
            await tasks.close()

    asyncio.run(work())


def test_tasks_that_were_begun_while_others_end_are_ended_too() -> None:
    async def work() -> None:
        tasks, ended = Tasks(), list[str]()

        async def wait(name: str) -> None:
            try:
                await asyncio.sleep(PATIENCE)
            finally:
                ended.append(name)
                if name == "first":
                    tasks.spawn(wait("second"))
                    await asyncio.sleep(0.1)  # so that it has begun

        tasks.spawn(wait("first"))
        await asyncio.sleep(0)
        async with asyncio.timeout(PATIENCE):
            await tasks.close()
        assert ended == ["first", "second"]

    asyncio.run(work())
