"""The one way to many processors: tasks run here, in processes, or on a Ray cluster, with the same results."""

from __future__ import annotations

import multiprocessing
import socket
from argparse import ArgumentParser, Namespace
from collections import deque
from collections.abc import Callable, Collection, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from fondaco.kernel.errors import BotError

Task = TypeVar("Task")
Done = TypeVar("Done")

AHEAD = 3  # tasks that wait for each worker: more would only fill the memory
LOCAL = "local"  # instead of an address: a cluster on this machine for as long as the work takes
CONNECT = 10.0  # seconds
RETRIES = 3  # of a task whose worker or node died, on Ray


@dataclass(frozen=True)
class Where:
    """One worker is this process itself. With the address of a Ray cluster, `workers` counts only for "local"."""

    workers: int = 1
    ray: str | None = None


HERE = Where()


def add_where(parser: ArgumentParser) -> None:
    """The options of a script that say where its tasks run."""
    parser.add_argument("--workers", type=int, default=1, help="processes")
    parser.add_argument("--ray", help="the address of a Ray cluster, or local")


def where_of(asked: Namespace) -> Where:
    return Where(asked.workers, asked.ray)


class Workers(Protocol):
    """Processes that carry out tasks, one each at a time."""

    def room(self) -> int:
        """How many tasks are under way at the most."""

    def submit(self, work: Callable[[Any], Any], task: Any) -> Any:
        """Begin a task; a handle of it."""

    def wait(self, handles: Collection[Any]) -> Collection[Any]:
        """Wait until one of them is done; all that are."""

    def result(self, handle: Any) -> Any:
        """Wait for the result; raises what the task raised, or BotError where its worker is lost for good."""


class Processes:
    """Processes of this machine. One that dies ends the work: its task would only kill the next."""

    def __init__(self, pool: ProcessPoolExecutor, workers: int) -> None:
        self._pool, self._workers = pool, workers

    def room(self) -> int:
        return AHEAD * self._workers

    def submit(self, work: Callable[[Any], Any], task: Any) -> Future[Any]:
        return self._pool.submit(work, task)

    def wait(self, handles: Collection[Future[Any]]) -> Collection[Future[Any]]:
        return wait(handles, return_when=FIRST_COMPLETED).done

    def result(self, handle: Future[Any]) -> Any:
        return handle.result()


class Cluster:
    """The workers of a Ray cluster. Ray does again what a lost node or worker had."""

    def __init__(self, ray: Any) -> None:
        self._ray = ray
        self._call = ray.remote(max_retries=RETRIES)(_call)
        self._work: Callable[[Any], Any] | None = None
        self._sent: Any = None  # the work, as all nodes may read it

    def room(self) -> int:
        return AHEAD * max(1, int(self._ray.cluster_resources().get("CPU", 1)))  # nodes come and go

    def submit(self, work: Callable[[Any], Any], task: Any) -> Any:
        if work is not self._work:
            self._work, self._sent = work, self._ray.put(work)
        return self._call.remote(self._sent, task)

    def wait(self, handles: Collection[Any]) -> Collection[Any]:
        return self._ray.wait(list(handles))[0]  # type: ignore[no-any-return]

    def result(self, handle: Any) -> Any:
        errors = self._ray.exceptions
        try:
            return self._ray.get(handle)
        except errors.RayTaskError as error:
            raise error.cause from error
        except errors.RayError as error:
            raise BotError("arena-process-died") from error


def _call(work: Callable[[Task], Done], task: Task) -> Done:
    return work(task)


class Crew:
    """Workers for as long as they are wanted; without any, tasks run here."""

    def __init__(self, workers: Workers | None) -> None:
        self._workers = workers

    def run(self, tasks: Iterable[Task], work: Callable[[Task], Done], ordered: bool = True) -> Iterator[Done]:
        """The results, in the order of the tasks or as they come. Few tasks are taken before their turn."""
        if self._workers is None:
            return map(work, tasks)
        return (_in_order if ordered else _as_they_come)(tasks, work, self._workers)


ALONE = Crew(None)


def _in_order(tasks: Iterable[Any], work: Callable[[Any], Any], workers: Workers) -> Iterator[Any]:
    waiting: deque[Any] = deque()
    for task in tasks:
        waiting.append(workers.submit(work, task))
        if len(waiting) > workers.room():
            yield workers.result(waiting.popleft())
    while waiting:
        yield workers.result(waiting.popleft())


def _as_they_come(tasks: Iterable[Any], work: Callable[[Any], Any], workers: Workers) -> Iterator[Any]:
    waiting: dict[Any, None] = {}
    for task in tasks:
        waiting[workers.submit(work, task)] = None
        if len(waiting) > workers.room():
            yield from _take_done(waiting, workers)
    while waiting:
        yield from _take_done(waiting, workers)


def _take_done(waiting: dict[Any, None], workers: Workers) -> Iterator[Any]:
    """One at least."""
    for handle in workers.wait(waiting):
        del waiting[handle]
        yield workers.result(handle)


@contextmanager
def crew(where: Where) -> Iterator[Crew]:
    """Begin so many processes, or connect to the cluster; both end with the block."""
    if where.ray is not None:
        with _connected(where.ray, where.workers) as ray:
            yield Crew(Cluster(ray))
    elif where.workers == 1:
        yield Crew(None)
    else:
        pool = ProcessPoolExecutor(where.workers, multiprocessing.get_context("spawn"))
        try:
            yield Crew(Processes(pool, where.workers))
        except BrokenProcessPool as error:
            raise BotError("arena-process-died") from error
        finally:
            pool.shutdown(cancel_futures=True)


def run_tasks(
    tasks: Iterable[Task], work: Callable[[Task], Done], where: Where, ordered: bool = True
) -> Iterator[Done]:
    """The same with a crew for these tasks alone."""
    with crew(where) as hired:
        yield from hired.run(tasks, work, ordered)


@contextmanager
def _connected(address: str, workers: int) -> Iterator[Any]:
    """A connection to a cluster; one that there is already stays open."""
    import ray

    if ray.is_initialized():
        yield ray
        return
    try:
        if address == LOCAL:
            ray.init(address=LOCAL, num_cpus=workers, include_dashboard=False, log_to_driver=False)
        else:
            _ask(address)
            ray.init(address=address, log_to_driver=False)
    except (OSError, ValueError) as error:
        raise BotError("arena-no-cluster", address=address) from error
    try:
        yield ray
    finally:
        ray.shutdown()


def _ask(address: str) -> None:
    """Raise OSError where nobody listens: Ray itself would try for minutes. Without a port, Ray finds the address."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdecimal():
        socket.create_connection((host.strip("[]"), int(port)), CONNECT).close()
