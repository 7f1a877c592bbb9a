"""Nothing that the tests start outlives them, however they end: each process of theirs watches a pipe of theirs."""

from __future__ import annotations

import os
import runpy
import shlex
import signal
import subprocess
import sys
import threading
import weakref
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import IO


def end_with(pipe: int) -> None:
    """Kill this process when the other end of the pipe is gone: the process that has it open never writes."""

    def watch() -> None:
        os.read(pipe, 1)
        os.kill(os.getpid(), signal.SIGKILL)

    threading.Thread(target=watch, daemon=True, name="ends with the tests").start()


def start_module(
    module: str, arguments: Sequence[str], environment: dict[str, str], output: IO[bytes]
) -> subprocess.Popen[bytes]:
    """`python -m module`, which ends with this process, or when nobody has what is returned."""
    command = [sys.executable, "-P", str(Path(__file__)), module, *arguments]  # else tests/locale is imported as locale
    read, write = os.pipe()
    process = subprocess.Popen(command, env=environment, stdin=read, stdout=output, stderr=output)
    os.close(read)
    weakref.finalize(process, os.close, write)
    return process


@contextmanager
def carried_out_afterwards(orders: Sequence[Sequence[str]], user: str | None, folder: Path) -> Iterator[None]:
    """The orders are carried out at the end, also where this process is killed before."""
    script = "read -r _; " + "; ".join(map(shlex.join, orders))
    read, write = os.pipe()
    process = subprocess.Popen(
        ["/bin/sh", "-c", script],
        stdin=read,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        user=user,
        cwd=folder,
        start_new_session=True,  # Ctrl-C at the terminal is for the tests
    )
    os.close(read)
    try:
        yield
    finally:
        os.close(write)
        process.wait()


if __name__ == "__main__":
    end_with(sys.stdin.fileno())
    sys.argv = sys.argv[1:]
    runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)
