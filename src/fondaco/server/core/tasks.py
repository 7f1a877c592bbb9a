"""Background tasks, cancelled when the server stops, and failures that are logged and stop nothing else."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Iterable
from types import TracebackType
from typing import Any

log = logging.getLogger("fondaco.tasks")

AGAIN = 1.0  # seconds until a task that goes on is cancelled once more


class Tasks:
    """All tasks in the background."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    async def close(self) -> None:
        await end_tasks(self._tasks)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("task-failed", exc_info=error)


async def end_tasks(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """Cancel them until all have ended: who loses a connection at that moment may raise its own error instead."""
    while left := [task for task in tasks if not task.done()]:
        for task in left:
            task.cancel()
        await asyncio.wait(left, timeout=AGAIN)


class log_failure:  # noqa: N801  used like a function; a generator would cost ten times as much at every commit
    """Logs an exception of the block by its type, never its message, and swallows it; but for those let through."""

    __slots__ = ("_event", "_let_through")

    def __init__(self, event: str, *let_through: type[Exception]) -> None:
        self._event = event
        self._let_through = let_through

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> bool:
        if not isinstance(error, Exception) or isinstance(error, self._let_through):
            return False
        log.warning(self._event, exc_info=error)
        return True
