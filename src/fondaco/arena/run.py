"""A contest: plays what is not yet played, in processes or on a Ray cluster, and keeps every game as a line of JSON."""

from __future__ import annotations

import multiprocessing
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from pathlib import Path
from typing import TypeVar

import msgspec

from fondaco.arena.guests import LIMITS, Limits
from fondaco.arena.play import Ended, GameResult, Pairing, play_one
from fondaco.kernel.errors import BotError

Result = TypeVar("Result", bound=Ended)


def read_results(file: Path) -> list[GameResult]:
    """The games of a contest; a line that was cut off when its writer died is left out."""
    return read_lines(file, GameResult)


def read_lines(file: Path, kind: type[Result]) -> list[Result]:
    """The results of a file that are of a kind."""
    if not file.exists():
        return []
    found = []
    for line in file.read_bytes().splitlines():
        try:
            found.append(msgspec.json.decode(line, type=kind))
        except msgspec.MsgspecError:
            continue
    return found


def run(
    pairings: Sequence[Pairing],
    file: Path | None,
    workers: int,
    ray: str | None,
    tell: Callable[[GameResult], None],
    limits: Limits = LIMITS,
) -> list[GameResult]:
    """All results, in the order of the pairings; those already in the file are not played again."""
    return run_all(pairings, partial(play_one, limits=limits), GameResult, file, workers, ray, tell)


def run_all(
    pairings: Sequence[Pairing],
    play: Callable[[Pairing], Result],
    kind: type[Result],
    file: Path | None,
    workers: int,
    ray: str | None,
    tell: Callable[[Result], None],
) -> list[Result]:
    """The same for any way to play a pairing."""
    known = {played.key: played for played in (read_lines(file, kind) if file else [])}
    left = [pairing for pairing in pairings if pairing.key not in known]
    for pairing in pairings:
        if pairing.key in known:
            tell(known[pairing.key])
    if file is not None and left:
        _end_last_line(file)
    for played in _play(left, play, workers, ray):
        known[played.key] = played
        if file is not None:
            with file.open("ab") as out:
                out.write(msgspec.json.encode(played) + b"\n")
        tell(played)
    return [known[pairing.key] for pairing in pairings]


def _end_last_line(file: Path) -> None:
    """Where a writer died in the middle of a line, the next one begins its own."""
    kept = file.read_bytes() if file.exists() else b""
    if kept and not kept.endswith(b"\n"):
        with file.open("ab") as out:
            out.write(b"\n")


def _play(
    pairings: Sequence[Pairing], play: Callable[[Pairing], Result], workers: int, ray: str | None
) -> Iterator[Result]:
    if ray is not None:
        yield from _on_ray(pairings, play, ray, workers)
    elif workers == 1:
        yield from map(play, pairings)
    elif pairings:
        yield from _in_processes(pairings, play, min(workers, len(pairings)))


def _in_processes(pairings: Sequence[Pairing], play: Callable[[Pairing], Result], workers: int) -> Iterator[Result]:
    """A process that dies ends the contest with an error; what was played is kept."""
    pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"))
    try:
        for played in as_completed([pool.submit(play, pairing) for pairing in pairings]):
            yield played.result()
    except BrokenProcessPool as error:
        raise BotError("arena-process-died") from error
    finally:
        pool.shutdown(cancel_futures=True)


Task = TypeVar("Task")
Done = TypeVar("Done")
AHEAD = 3  # tasks that each process may be ahead of the one whose result is wanted next


def in_order(tasks: Iterable[Task], work: Callable[[Task], Done], workers: int) -> Iterator[Done]:
    """The results in the order of the tasks, whichever is done first; only a few are kept in memory."""
    if workers == 1:
        yield from map(work, tasks)
        return
    pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"))
    waiting: deque[Future[Done]] = deque()
    try:
        for task in tasks:
            waiting.append(pool.submit(work, task))
            if len(waiting) > AHEAD * workers:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    except BrokenProcessPool as error:
        raise BotError("arena-process-died") from error
    finally:
        pool.shutdown(cancel_futures=True)


def _call(play: Callable[[Pairing], Result], pairing: Pairing) -> Result:
    """A task must be a function by itself."""
    return play(pairing)


def _on_ray(
    pairings: Iterable[Pairing], play: Callable[[Pairing], Result], address: str, workers: int
) -> Iterator[Result]:
    """As tasks of a cluster; "local" starts one on this machine, for so many workers."""
    import ray

    if address == "local":
        ray.init(address="local", num_cpus=workers, include_dashboard=False, log_to_driver=False)
    else:
        ray.init(address=address, log_to_driver=False)
    try:
        remote = ray.remote(_call)
        waiting = [remote.remote(play, pairing) for pairing in pairings]
        while waiting:
            done, waiting = ray.wait(waiting)
            yield from ray.get(done)
    finally:
        ray.shutdown()
