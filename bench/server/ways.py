"""The ways to run a server that are compared: which checkout, which database, how many processes, who looks on."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.server.postgres import cluster

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "build" / "bench-server"
QUIET = {"FONDACO_RATE_LIMITS": "off", "FONDACO_LOG_LEVEL": "ERROR"}


@dataclass(frozen=True)
class Way:
    """A way to run Fondaco. `split`: the seats of a table are at both processes; else tables are shared out."""

    name: str
    postgres: bool = False
    processes: int = 1
    split: bool = False
    watchers: int = 0  # sockets in the lobby


SQLITE = Way("SQLite")
LOBBY = Way("SQLite, 300 in the lobby", watchers=300)
ONE = Way("PostgreSQL, one process", postgres=True)
SPLIT = Way("PostgreSQL, two, seats split", postgres=True, processes=2, split=True)
SHARED = Way("PostgreSQL, two, by table", postgres=True, processes=2)
WAYS = (SQLITE, LOBBY, ONE, SPLIT, SHARED)


def free_port() -> int:
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        return int(sock.getsockname()[1])


def wait_for(port: int) -> None:
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
        except OSError:
            time.sleep(0.1)
        else:
            time.sleep(0.5)
            return
    raise SystemExit("a server did not start")


@contextmanager
def served(way: Way, checkout: Path, cores: tuple[int, ...] = ()) -> Iterator[list[tuple[int, int]]]:
    """Fresh processes of a checkout: port and process id of each, on these cores."""
    python = checkout / ".venv" / "bin" / "python"
    program = str(python) if python.exists() and checkout != ROOT else sys.executable
    FOLDER.mkdir(parents=True, exist_ok=True)
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="bench-", dir=FOLDER))
        database = ["--database-url", stack.enter_context(cluster())] if way.postgres else []
        running = []
        for _ in range(way.processes):
            port = free_port()
            command = [program, "-m", "fondaco.server", "--port", str(port), "--data-dir", folder, *database]
            settings = {**os.environ, **QUIET, "PYTHONPATH": str(checkout / "src")}
            process = subprocess.Popen(command, cwd=FOLDER, stdout=subprocess.DEVNULL, env=settings)
            if cores:
                os.sched_setaffinity(process.pid, cores)
            stack.callback(process.wait)
            stack.callback(process.terminate)
            wait_for(port)
            running.append((port, process.pid))
        yield running


def memory(pid: int) -> int:
    """Kilobytes in use."""
    status = Path(f"/proc/{pid}/status").read_text()
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS"))
