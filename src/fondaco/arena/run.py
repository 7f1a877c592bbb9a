"""A contest: plays what is not yet played, in processes or on a Ray cluster, and keeps every game as a line of JSON."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path

import msgspec

from fondaco.arena.play import Pairing, Played, play_one

Progress = Callable[[Played], None]


def read_results(file: Path) -> list[Played]:
    """The games of a file; a line that was cut off when its writer died is left out."""
    if not file.exists():
        return []
    found = []
    for line in file.read_bytes().splitlines():
        try:
            found.append(msgspec.json.decode(line, type=Played))
        except msgspec.DecodeError:
            continue
    return found


def run(pairings: Sequence[Pairing], file: Path | None, workers: int, ray: str | None, tell: Progress) -> list[Played]:
    """All results, in the order of the pairings; those already in the file are not played again."""
    known = {played.key: played for played in (read_results(file) if file else [])}
    left = [pairing for pairing in pairings if pairing.key not in known]
    for pairing in pairings:
        if pairing.key in known:
            tell(known[pairing.key])
    for played in _play(left, workers, ray):
        known[played.key] = played
        if file is not None:
            with file.open("ab") as out:
                out.write(msgspec.json.encode(played) + b"\n")
        tell(played)
    return [known[pairing.key] for pairing in pairings]


def _play(pairings: Sequence[Pairing], workers: int, ray: str | None) -> Iterator[Played]:
    if ray is not None:
        yield from _on_ray(pairings, ray)
    elif workers == 1:
        yield from map(play_one, pairings)
    elif pairings:
        with multiprocessing.get_context("spawn").Pool(min(workers, len(pairings))) as pool:
            yield from pool.imap_unordered(play_one, pairings)


def _on_ray(pairings: Iterable[Pairing], address: str) -> Iterator[Played]:
    """As tasks of a cluster; "local" starts one on this machine."""
    import ray

    ray.init(address=None if address == "local" else address, log_to_driver=False)
    try:
        remote = ray.remote(play_one)
        waiting = [remote.remote(pairing) for pairing in pairings]
        while waiting:
            done, waiting = ray.wait(waiting)
            yield from ray.get(done)
    finally:
        ray.shutdown()
