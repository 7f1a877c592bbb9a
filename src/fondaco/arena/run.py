"""A contest: plays what is not yet played, in processes or on a Ray cluster, and keeps every game as a line of JSON."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TypeVar

import msgspec

from fondaco.arena.guests import LIMITS, Limits
from fondaco.arena.play import Ended, GameResult, Pairing, play_one
from fondaco.arena.tasks import Where, run_tasks

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
    where: Where,
    tell: Callable[[GameResult], None],
    limits: Limits = LIMITS,
) -> list[GameResult]:
    """All results, in the order of the pairings; those already in the file are not played again."""
    return run_all(pairings, partial(play_one, limits=limits), GameResult, file, where, tell)


def run_all(
    pairings: Sequence[Pairing],
    play: Callable[[Pairing], Result],
    kind: type[Result],
    file: Path | None,
    where: Where,
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
    for played in run_tasks(left, play, where, ordered=False):
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
