# ruff: noqa: E501
"""Plant faults in undo, clocks, seating, access and judging, one at a time, and say which the tests miss.

`python -m tests.server.planted`, or `make plant-faults`. Works on a copy of the tree: nothing here is changed.
"""

from __future__ import annotations

import argparse
import ast
import os
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
COPIED = ("src", "tests", "tools", "bench", "docs", "pyproject.toml")
TESTS = {  # which are to find the faults of a module, the likeliest first
    "fold": ("undo", "judge", "seating", "clock", "days", "fold"),
    "clock": ("clock", "days", "seating"),
    "seating": ("seating", "tables", "resigning"),
    "access": ("judge", "seating", "tables"),
    "judge": ("undo", "judge", "days", "commands"),
}


class Fault(NamedTuple):
    """A mistake that could be made in a module of the server."""

    module: str
    right: str
    wrong: str


FAULTS = [
    # undo
    Fault("judge", "0 <= command.ply < match.ply", "0 <= command.ply <= match.ply"),
    Fault("judge", "command.seq < max(changed, table.decided[command.seat])", "command.seq < 0"),
    Fault("judge", "command.seq < max(changed, table.decided[command.seat])", "command.seq < table.decided[command.seat]"),
    Fault("judge", "match.ply - command.ply <= match.free_undos", "match.ply - command.ply <= 1 + match.free_undos"),
    Fault("judge", "any(ply.sealed for ply in match.plies[command.ply :])", "match.plies[command.ply].final is None"),
    Fault("judge", "    if table.undo is not None:\n        raise", "    if table.undo == command:\n        raise"),
    Fault("judge", "seat.played_by_person and seat.person != person", "seat.played_by_person and number != asker"),
    Fault("judge", "seat.played_by_person and seat.person != person", "seat.kind == 'person' and seat.person != person"),
    Fault("judge", "command.seq < table.undo.seq", "command.seq < 0"),
    Fault("judge", "own = [seat for seat in sorted(table.undo.waiting) if table.seats[seat].person in ids]", "own = [command.seat]"),
    Fault("judge", "if ply.sealed or back > MAX_BACK", "if back > MAX_BACK"),
    Fault("judge", "or table.undo or table.is_on_hold", "or table.undo"),
    Fault("fold", "clock = table.clock if is_free or not table.accounts", "clock = table.clock if not table.accounts"),
    Fault("fold", "clock = table.clock if is_free or not table.accounts", "clock = table.clock if is_free or table.accounts"),
    Fault("fold", "return replace(table, undo=request) if request.waiting else _go_back", "return _go_back"),
    Fault("fold", "        seqs=table.seqs.append(table.seq, len(body.moves)),\n        undo=None,\n", "        seqs=table.seqs.append(table.seq, len(body.moves)),\n"),
    Fault("fold", "decided=(table.seq,) * len(table.seats),\n        undo=None,", "undo=None,"),
    # clocks
    Fault("clock", 'self.plan.kind == "game" and not goes_on and seat == mover', 'self.plan.kind == "game" and seat == mover'),
    Fault("clock", "max(0.0, min(bank[seat], left[seat]))", "bank[seat]"),
    Fault("clock", "return not (seat in self.lost and seat in self.lent)", "return True"),
    Fault("clock", "return not (seat in self.lost and seat in self.lent)", "return seat not in self.lent"),
    Fault("clock", "if decides and start is not None:", "if start is None:"),
    Fault("clock", "if seat in self.lost and left[seat] < loan:", "if left[seat] < loan:"),
    Fault("clock", "bank = (*clock.bank[:seat], 0.0, *clock.bank[seat + 1 :])", "bank = clock.bank"),
    Fault("clock", "bank = account[seats:] or self.bank", "bank = self.bank"),
    Fault("clock", "max(left[seat], least)", "left[seat]"),
    Fault("clock", "lent=self.lent - renewed,", "lent=self.lent,"),
    Fault("fold", "if not table.is_on_hold and _is_timed", "if _is_timed"),
    Fault("fold", "return seat.played_by_person and seat.vacation is None", "return seat.played_by_person"),
    Fault("fold", "if any(ply.final for ply in match.plies[-len(moved.moves) :]):", "if match.plies:"),
    # seating
    Fault("seating", "if not free or (number is not None and number not in free):", "if not free:"),
    Fault("seating", "free[0] if number is None else number, person.id", "free[0], person.id"),
    Fault("seating", "if table.seats_of(person.ids) or table.resigned & person.ids:", "if table.seats_of(person.ids):"),
    Fault("seating", "if number is not None and number not in vacant:", "if number == -1:"),
    Fault("seating", "return rows.Left(freed, staying[0]) if staying else rows.Closed()", "return rows.Left(freed, table.host)"),
    Fault("seating", "if not is_host or freed != own:", "if not is_host:"),
    Fault("seating", "    if person is not None:\n        access.check_host(table, person)\n", ""),
    Fault("seating", 'if fill is None and any(seat.kind == "open"', 'if fill == "" and any(seat.kind == "open"'),
    Fault("seating", "name=None if seat.vacant else seat.name", "name=seat.name"),
    Fault("seating", 'bank=plan.bank if plan.kind == "move" else 0', "bank=plan.bank"),
    Fault("fold", 'if all(other.kind == "bot" for index, other in enumerate(table.seats) if index != number):', "if all(other.played_by_bot for index, other in enumerate(table.seats) if index != number):"),
    # access
    Fault("access", "table.seats[seat].person not in person.ids and not is_over(table)", "table.seats[seat].person not in person.ids"),
    Fault("access", "if seat >= 0 and table.seats[seat].person not in person.ids and not", "if seat >= len(table.seats) and not"),
    Fault("access", 'return table.setting.spectators or table.status == "open"', 'return table.setting.spectators or table.status != "playing"'),
    Fault("access", "    if table.seats[seat].away:\n        raise", "    if table.seats[seat].vacant:\n        raise"),
    Fault("access", "    if not 0 <= seat < len(table.seats):", "    if not -1 <= seat < len(table.seats):"),
    Fault("access", "    if table.setting.is_for_ranking:\n        raise", "    if table.setting.rated:\n        raise"),
    Fault("access", "if table.seats_of(person.ids) or table.resigned & person.ids:", "if table.seats_of(person.ids):"),
    Fault("access", "and seat.person not in table.agreed]", "and not seat.person]"),
    # judging
    Fault("judge", "if seen < table.decided[seat]:", "if seen < table.seq:"),
    Fault("judge", "if seen < table.decided[seat]:", "if seen < 0:"),
    Fault("judge", "if seen > table.seq:", "if seen < 0:"),
    Fault("judge", "if not 0 < len(moves) <= MAX_MOVES:", "if len(moves) > MAX_MOVES:"),
    Fault("judge", "case wire.PlayMoves() | wire.AskUndo() if table.is_on_hold:", "case wire.PlayMoves() if table.is_on_hold:"),
    Fault("judge", "if asked is None or command.seat not in asked.waiting:", "if asked is None:"),
    Fault("judge", "if command.seq < asked.seq:", "if command.seq < 0:"),
    Fault("judge", "own = [seat for seat in sorted(asked.waiting) if table.seats[seat].person in ids]", "own = [command.seat]"),
    Fault("judge", "asked.waiting and table.seats[asked.seat].person not in ids", "asked.waiting and not ids"),
    Fault("judge", "if seat not in table.deciding or not table.seats[seat].played_by_person:", "if not table.seats[seat].played_by_person:"),
    Fault("judge", "if table.setting.clock.is_days or table.is_on_hold:", "if table.setting.clock.is_days:"),
    Fault("judge", '            raise DeclinedError(409, "not-away")', "            pass"),
    Fault("fold", "if table.hold is not None and table.hold.waiting:", "if table.hold is not None:"),
    Fault("fold", "        hold=None if match.over else table.hold,\n", ""),
    Fault("fold", "if number and match.plies[-1].final:", "if number > 1 and match.plies[-1].final:"),
]  # fmt: skip


def find(tree: Path, module: str) -> Path:
    """The file of a module of the server, whichever folder it is in."""
    [path] = [path for path in (tree / "src/fondaco/server").rglob(f"{module}.py") if "wire" not in path.parts]
    return path


def plant(tree: Path, fault: Fault) -> str:
    """Write the fault into the copy; what was there."""
    path = find(tree, fault.module)
    text = path.read_text()
    path.write_text(text.replace(fault.right, fault.wrong, 1))
    return text


def check_texts() -> None:
    """Each fault changes what is written today into something that can be run. Raises SystemExit."""
    for fault in FAULTS:
        text = find(ROOT, fault.module).read_text()
        if fault.right not in text:
            raise SystemExit(f"{fault.module}.py no longer says {fault.right!r}")
        try:
            ast.parse(text.replace(fault.right, fault.wrong, 1))
        except SyntaxError as error:
            raise SystemExit(f"{fault.module}.py cannot say {fault.wrong!r}: {error}") from error


def is_caught(tree: Path, module: str) -> bool:
    path = os.pathsep.join((str(tree / "src"), str(tree)))
    environment = {**os.environ, "FONDACO_PURE": "1", "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"}
    tests = [f"tests/server/test_{name}.py" for name in TESTS[module]]
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *tests]
    ended = subprocess.run(command, cwd=tree, env=environment, stdout=subprocess.DEVNULL, check=False)
    if ended.returncode not in (0, 1):
        raise SystemExit(f"pytest could not run: {ended.returncode}")
    return ended.returncode == 1


def copy_tree(folder: Path) -> Path:
    for name in COPIED:
        if (ROOT / name).is_dir():
            ignored = shutil.ignore_patterns("__pycache__", "*.so", "static", "golden")
            shutil.copytree(ROOT / name, folder / name, ignore=ignored)
        elif (ROOT / name).exists():
            shutil.copy(ROOT / name, folder / name)
    return folder


def try_faults(tree: Path, waiting: SimpleQueue[tuple[int, Fault]], found: list[tuple[bool, Fault]]) -> None:
    """Plant one after the other in a separate tree, until none is left."""
    while True:
        try:
            number, fault = waiting.get_nowait()
        except Empty:
            return
        began, text = time.monotonic(), plant(tree, fault)
        caught = is_caught(tree, fault.module)
        find(tree, fault.module).write_text(text)
        found.append((caught, fault))
        verdict = "caught" if caught else "MISSED"
        print(
            f"{number:3} {verdict} {time.monotonic() - began:5.0f} s  {fault.module}: {fault.wrong[:90]!r}", flush=True
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    check_texts()
    waiting: SimpleQueue[tuple[int, Fault]] = SimpleQueue()
    for numbered in enumerate(FAULTS, 1):
        waiting.put(numbered)
    found: list[tuple[bool, Fault]] = []
    with tempfile.TemporaryDirectory(prefix="fondaco-planted-") as folder:
        trees = [copy_tree(Path(folder, str(number))) for number in range(given.jobs)]
        for module in TESTS:
            if is_caught(trees[0], module):
                raise SystemExit(f"the tests of {module} fail without a fault")
        threads = [threading.Thread(target=try_faults, args=(tree, waiting, found)) for tree in trees]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    caught = sum(is_one for is_one, _ in found)
    print(f"{caught} of {len(FAULTS)} caught")
    sys.exit(caught < len(FAULTS))


if __name__ == "__main__":
    main()
