"""Other processes that play a part of a batch, in memory they share with it.

The rules hold Python's lock, so threads would wait for each other. A worker is a program of its own, neither forked (a
learner may have threads) nor in need of an importable `__main__`; it ends when its socket does.
"""

from __future__ import annotations

import mmap
import os
import socket
import subprocess
import sys
import tempfile
import traceback
from typing import Any

import msgspec

from fondaco.vector.arrays import Arrays
from fondaco.vector.group import Group
from fondaco.vector.settings import Settings

STEP, DRAW, RESET, OPPONENTS = b"sdro"
DONE, FAILED = b".!"
PROGRAM = "from fondaco.vector.workers import main; main()"
HEAD = 5  # one byte for what, four for how long
Lines = list[list[tuple[str, float]]]


class Setup(msgspec.Struct):
    """What a worker is told once."""

    settings: Settings
    count: int
    first: int
    last: int
    opponents: Lines
    path: list[str]  # where modules with bots are found


def share_memory(size: int) -> tuple[int, mmap.mmap]:
    """A file of that size, by its number, and its memory, all zeros."""
    if os.name != "posix":
        raise ValueError("a batch on several cores needs Linux, macOS or another POSIX system")
    if hasattr(os, "memfd_create"):
        file = os.memfd_create("fondaco-batch")
    else:
        with tempfile.TemporaryFile() as made:
            file = os.dup(made.fileno())
    os.ftruncate(file, size)
    return file, mmap.mmap(file, size)


class Worker:
    """The side of the one who asks: send to all of them, then wait for each."""

    def __init__(
        self, settings: Settings, count: int, first: int, last: int, opponents: Lines, file: int, size: int
    ) -> None:
        self.first, self.last = first, last
        self.socket, theirs = socket.socketpair()
        with theirs:
            command = [sys.executable, "-c", PROGRAM, str(theirs.fileno()), str(file), str(size)]
            self.process = subprocess.Popen(command, pass_fds=(theirs.fileno(), file), stdin=subprocess.DEVNULL)  # noqa: S603
        self._send(RESET, Setup(settings, count, first, last, opponents, sys.path))
        self.wait()

    def _send(self, what: int, content: Any = None) -> None:
        body = b"" if content is None else msgspec.json.encode(content)
        try:
            self.socket.sendall(bytes([what]) + len(body).to_bytes(4, "big") + body)
        except OSError as error:
            raise RuntimeError("a process of the batch has ended") from error

    def send_step(self) -> None:
        self._send(STEP)

    def send_draw(self) -> None:
        self._send(DRAW)

    def send_reset(self, rows: list[tuple[int, int | None]]) -> None:
        """Rows of the batch, with their seeds."""
        self._send(RESET, [(row - self.first, None if number is None else str(number)) for row, number in rows])

    def send_opponents(self, opponents: Lines) -> None:
        self._send(OPPONENTS, opponents)

    def wait(self) -> None:
        """Until it has done what it was asked; what went wrong there goes wrong here."""
        what, body = receive(self.socket)
        if what == FAILED:
            raise RuntimeError(f"a process of the batch failed:\n{body.decode()}")
        if what != DONE:
            raise RuntimeError("a process of the batch has ended")

    def close(self) -> None:
        self.socket.close()
        self.process.wait()


def receive(connection: socket.socket) -> tuple[int, bytes]:
    """What is said and how; what is 0 at the end."""
    head = connection.recv(HEAD, socket.MSG_WAITALL)
    if len(head) < HEAD:
        return 0, b""
    length = int.from_bytes(head[1:], "big")
    return head[0], connection.recv(length, socket.MSG_WAITALL) if length else b""


def obey(group: Group, what: int, body: bytes) -> None:
    """One request."""
    if what == STEP:
        wrong = group.step()
        if wrong >= 0:
            raise ValueError(f"the action of a row is not legal, though the mask holds it: {wrong}")
    elif what == DRAW:
        group.draw_actions()
    elif what == RESET:
        rows = msgspec.json.decode(body, type=list[tuple[int, str | None]])
        group.reset([row for row, _ in rows], [None if number is None else int(number) for _, number in rows])
    else:
        group.set_opponents(msgspec.json.decode(body, type=Lines))


def serve(connection: socket.socket, memory: mmap.mmap) -> None:
    """Do what is asked until the connection ends."""
    group: Group | None = None
    while True:
        what, body = receive(connection)
        if what == 0:
            return
        answer, text = DONE, b""
        try:
            if group is None:
                setup = msgspec.json.decode(body, type=Setup)
                sys.path[:] = setup.path
                arrays = Arrays.over(memory, setup.settings, setup.count).part(setup.first, setup.last)
                group = Group(setup.settings, arrays, setup.opponents)
            else:
                obey(group, what, body)
        except Exception:  # noqa: BLE001 told to the one who asked
            answer, text = FAILED, traceback.format_exc().encode()
        connection.sendall(bytes([answer]) + len(text).to_bytes(4, "big") + text)


def main() -> None:
    """Serve the batch that started this process: by the numbers of its socket, its memory, and the memory's size."""
    with socket.socket(fileno=int(sys.argv[1])) as parent:
        serve(parent, mmap.mmap(int(sys.argv[2]), int(sys.argv[3])))
