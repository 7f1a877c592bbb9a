"""What a house does when its storage fails: a full disk, a database that falls silent, a file that is in use."""

from __future__ import annotations

import json
import os
import resource
import selectors
import socket
import stat
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import httpx
from websockets.exceptions import WebSocketException

from tests.server.house import PATIENCE, Guest, House, open_house
from tests.server.postgres import ADDRESS, ONLY_THOROUGH, cluster

QUICK = {"FONDACO_DATABASE_SECONDS": "1"}
BUSY = 15.0  # ten seconds, and what a busy machine adds


def health(house: House) -> int:
    return httpx.get(f"{house.base}/healthz", timeout=PATIENCE).status_code


def wait_for_health(house: House, status: int) -> None:
    deadline = time.monotonic() + PATIENCE
    while health(house) != status:
        assert time.monotonic() < deadline, f"not {status}"
        time.sleep(0.2)


def test_a_file_in_use_is_refused_and_private(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        command = [sys.executable, "-m", "fondaco.server", "--port", "1", "--data-dir", str(tmp_path)]
        path = os.pathsep.join(filter(None, sys.path))
        second = subprocess.run(
            command, env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, timeout=60
        )
        assert second.returncode != 0
        told = [json.loads(line) for line in second.stderr.splitlines() if line.startswith("{")]
        assert "file-in-use" in {line["event"] for line in told}
        assert "is in use by another process" in second.stderr
        assert str(house.process.pid) in second.stderr
        for file in tmp_path.glob("fondaco.db*"):
            assert stat.S_IMODE(file.stat().st_mode) & 0o077 == 0, file
        assert health(house) == 200


def test_a_full_disk_is_told_to_players_and_to_who_watches(tmp_path: Path) -> None:
    with open_house(tmp_path, QUICK) as house, house.guest("Ada") as ada:
        table = house.table_of(ada, ada, ada)
        with ada.connect(table, 0) as live:
            live.next("snapshot")
            wal = (tmp_path / "fondaco.db-wal").stat().st_size
            resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, (wal, resource.RLIM_INFINITY))
            try:
                wait_for_health(house, 503)
                told = live.ask(type="say", text="is anybody there?")
                assert told["refused"]["id"] == "cannot-save"
                refused = ada.client.post("/api/tables", json={"game": "batavia", "seats": [{"kind": "person"}] * 3})
                assert (refused.status_code, refused.json()["id"]) == (503, "cannot-save")
            finally:
                unlimited = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
                resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, unlimited)
            wait_for_health(house, 200)
            assert live.ask(type="say", text="all is well")["accepted"]
        lines = [line for line in house.log() if line["event"] == "write-failed"]
        assert any("UPDATE house" in line["statement"] for line in lines)
        assert all(line["cause"] and line["error"] for line in lines)


class Silence:
    """A way to PostgreSQL over TCP that can fall silent: nothing passes, and nobody is told."""

    def __init__(self, target: str) -> None:
        self._target = target
        self._listening = socket.create_server(("127.0.0.1", 0))
        self._selector = selectors.DefaultSelector()
        self._selector.register(self._listening, selectors.EVENT_READ)
        self._pairs: dict[socket.socket, socket.socket] = {}
        self.silent = False
        self._open = True
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    @property
    def url(self) -> str:
        return f"postgresql://house@127.0.0.1:{self._listening.getsockname()[1]}/postgres"

    def _run(self) -> None:
        while self._open:
            for key, _ in self._selector.select(0.05):
                if key.fileobj is self._listening:
                    self._connect()
                elif self.silent:
                    time.sleep(0.01)
                else:
                    self._pass_on(key.fileobj)  # type: ignore[arg-type]

    def _connect(self) -> None:
        client, _ = self._listening.accept()
        server = socket.socket(socket.AF_UNIX)
        server.connect(self._target)
        for one, other in ((client, server), (server, client)):
            self._pairs[one] = other
            self._selector.register(one, selectors.EVENT_READ)

    def _pass_on(self, sock: socket.socket) -> None:
        other = self._pairs.get(sock)
        if other is None:
            return
        with suppress(OSError):
            data = sock.recv(65_536)
            if data:
                other.sendall(data)
                return
        for end in (sock, other):
            self._selector.unregister(end)
            del self._pairs[end]
            end.close()

    def close(self) -> None:
        self._open = False
        self._thread.join()
        for sock in (*self._pairs, self._listening):
            sock.close()
        self._selector.close()


@contextmanager
def silence() -> Iterator[Silence]:
    with cluster() as url:
        between = Silence(f"{url.removeprefix(ADDRESS)}/.s.PGSQL.5432")
        try:
            yield between
        finally:
            between.close()


def say(guest: Guest, table: str) -> int:
    body = {"type": "say", "key": guest.key(), "text": "hello"}
    return guest.client.post(f"/api/tables/{table}/commands", json=body).status_code


@ONLY_THOROUGH
def test_a_database_that_falls_silent_hangs_nothing(tmp_path: Path) -> None:
    with ExitStack() as stack:
        between = stack.enter_context(silence())
        house = stack.enter_context(open_house(tmp_path, QUICK, database_url=between.url))
        ada = stack.enter_context(house.guest("Ada"))
        table = house.table_of(ada, ada, ada)
        assert say(ada, table) == 200
        between.silent = True
        began = time.monotonic()
        assert say(ada, table) == 503
        assert time.monotonic() - began < BUSY
        with suppress(WebSocketException, OSError), ada.connect(table, 0) as live:
            live.closed()
        wait_for_health(house, 503)
        between.silent = False
        wait_for_health(house, 200)
        assert say(ada, table) == 200
        between.silent = True
        began = time.monotonic()
        house.stop()
        assert time.monotonic() - began < BUSY
        assert not {"fault", "task-failed"} & {line["event"] for line in house.log()}  # the store tells the cause
