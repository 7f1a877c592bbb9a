"""Server processes that begin as copies of one that has everything imported: a start takes a third of the time.

`SEED` in the environment deals every match of such a house from this number: a test plays the same game each time.
A password costs next to nothing, unless `SLOW_PASSWORDS` is set: else sign-ups would be a tenth of all work.
"""

from __future__ import annotations

import multiprocessing
import os
import runpy
import signal
import subprocess
import sys
from functools import partial
from multiprocessing.context import ForkServerContext
from multiprocessing.process import BaseProcess
from pathlib import Path

import pytest
from argon2 import PasswordHasher

from fondaco.kernel.playing.luck import QUICK, seed_of
from fondaco.server.accounts import people
from fondaco.server.play import seating
from tests import guard

SEED = "FONDACO_TESTS_SEED"
SLOW_PASSWORDS = "FONDACO_TESTS_SLOW_PASSWORDS"
# For which everything may be imported before they start: the server, and it with a change that a test needs.
PLAIN, CHANGED = "fondaco.server", "tests.server."
FORKS: ForkServerContext = multiprocessing.get_context("forkserver")
# What a house imports while it starts: a third of the work of a start.
IMPORTED_AT_START = (
    "alembic.command",
    "anyio._backends._asyncio",
    "litestar._kwargs",
    "litestar.exceptions.responses",
    "litestar.middleware._internal.exceptions",
    "litestar.plugins.attrs",
    "cryptography.hazmat.primitives.asymmetric.ec",
    "cryptography.hazmat.primitives.serialization",
    "sqlalchemy.ext.compiler",
    "uvicorn.lifespan.on",
    "uvicorn.loops.uvloop",
    "uvicorn.protocols.websockets.websockets_sansio_impl",
)
QUICK_HASHER = partial(PasswordHasher, time_cost=1, memory_cost=8, parallelism=1)
FORKS.set_forkserver_preload(["fondaco.server.web.main", *IMPORTED_AT_START, __name__])


class Forked:
    """A process of its own, with what the tests use of `Popen`."""

    def __init__(self, process: BaseProcess) -> None:
        assert process.pid is not None
        self.pid = process.pid
        self._process = process

    def poll(self) -> int | None:
        return self._process.exitcode

    def send_signal(self, number: signal.Signals) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def wait(self, timeout: float | None = None) -> int:
        self._process.join(timeout)
        code = self.poll()
        if code is None:
            raise subprocess.TimeoutExpired("house", timeout or 0)
        return code


Process = Forked | subprocess.Popen[bytes]


def start(module: str, arguments: list[str], environment: dict[str, str], output: Path) -> Process:
    """`python -m module`, with what it prints added to a file."""
    if module == PLAIN or module.startswith(CHANGED):
        process = FORKS.Process(target=_run, args=(module, arguments, environment, output))
        process.start()
        return Forked(process)
    with output.open("ab") as file:
        return guard.start_module(module, arguments, environment, file)


def _run(module: str, arguments: list[str], environment: dict[str, str], output: Path) -> None:
    tests = multiprocessing.parent_process()
    assert tests is not None
    guard.end_with(tests.sentinel)
    os.environ.clear()
    os.environ.update(environment)
    with output.open("ab") as file:
        for stream in (1, 2):
            os.dup2(file.fileno(), stream)
    if SEED in environment:
        _deal_always(seed_of(int(environment[SEED])))
    if SLOW_PASSWORDS not in environment:
        pytest.MonkeyPatch().setattr(people, "PasswordHasher", QUICK_HASHER)
    sys.argv = [module, *arguments]
    runpy.run_module(module, run_name="__main__", alter_sys=True)


def _deal_always(seed: bytes) -> None:
    """Only in a process of the tests: a house has no setting for this. These deals are those of luck 1."""
    patch = pytest.MonkeyPatch()
    patch.setattr(seating, "fresh_seed", lambda: seed)
    patch.setattr(seating, "SECURE", QUICK)
