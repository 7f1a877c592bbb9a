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
import time
import traceback
from typing import Any

import msgspec

from fondaco.vector.arrays import Arrays
from fondaco.vector.group import Group
from fondaco.vector.settings import Settings

CHECK, STEP, DRAW, RESET, OPPONENTS = b"csdro"
DONE, FAILED = b".!"
PROGRAM = "from fondaco.vector.workers import main; main()"
HEAD = 5  # one byte for what, four for how long
BELL = 128  # bytes of shared memory for each direction of a line: a bell shares no cache line with anything else
BELLS = 2 * BELL  # of a line
SPIN = 0.0005  # seconds of looking at the bell before sleeping: a virtual processor takes long to wake up
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


class Line:
    """Messages between two processes through a socket, with a byte of shared memory as a bell for each side.

    Who waits looks at its bell for a moment before it sleeps in the socket. A bell that is missed costs time only.
    """

    def __init__(self, connection: socket.socket, memory: mmap.mmap, own_bell: int, other_bell: int) -> None:
        self.socket = connection
        self.memory = memory
        self.own_bell, self.other_bell = own_bell, other_bell
        self.heard = 0  # how often the bell rang for what was received, of 256

    def send(self, what: int, body: bytes = b"") -> None:
        self.socket.sendall(bytes([what]) + len(body).to_bytes(4, "big") + body)
        self.memory[self.other_bell] = (self.memory[self.other_bell] + 1) & 0xFF

    def receive(self) -> tuple[int, bytes]:
        """What is said and how; what is 0 at the end."""
        until = time.perf_counter() + SPIN
        while self.memory[self.own_bell] == self.heard and time.perf_counter() < until:
            pass
        head = self.socket.recv(HEAD, socket.MSG_WAITALL)
        if len(head) < HEAD:
            return 0, b""
        self.heard = (self.heard + 1) & 0xFF
        length = int.from_bytes(head[1:], "big")
        return head[0], self.socket.recv(length, socket.MSG_WAITALL) if length else b""


class Worker:
    """The side of the one who asks: send to all of them, then wait for each."""

    def __init__(self, setup: Setup, file: int, memory: mmap.mmap, bell: int) -> None:
        self.first, self.last = setup.first, setup.last
        ours, theirs = socket.socketpair()
        self.line = Line(ours, memory, bell + BELL, bell)
        with theirs:
            numbers = [str(number) for number in (theirs.fileno(), file, len(memory), bell)]
            command = [sys.executable, "-c", PROGRAM, *numbers]
            self.process = subprocess.Popen(command, pass_fds=(theirs.fileno(), file), stdin=subprocess.DEVNULL)  # noqa: S603
        self._send(RESET, setup)
        self.wait()

    def _send(self, what: int, content: Any = None) -> None:
        try:
            self.line.send(what, b"" if content is None else msgspec.json.encode(content))
        except OSError as error:
            raise RuntimeError("a process of the batch has ended") from error

    def send_check(self) -> None:
        self._send(CHECK)

    def wait_for_check(self) -> int:
        """The first row of the batch whose action is not legal, or -1."""
        row = int(self.wait())
        return row if row < 0 else self.first + row

    def send_step(self) -> None:
        self._send(STEP)

    def send_draw(self) -> None:
        self._send(DRAW)

    def send_reset(self, rows: list[tuple[int, int | None]]) -> None:
        """Rows of the batch, with their seeds."""
        self._send(RESET, [(row - self.first, None if number is None else str(number)) for row, number in rows])

    def send_opponents(self, opponents: Lines) -> None:
        self._send(OPPONENTS, opponents)

    def wait(self) -> bytes:
        """Until it has done what it was asked, with its answer; what went wrong there goes wrong here."""
        what, body = self.line.receive()
        if what == FAILED:
            raise RuntimeError(f"a process of the batch failed:\n{body.decode()}")
        if what != DONE:
            raise RuntimeError("a process of the batch has ended")
        return body

    def close(self) -> None:
        self.line.socket.close()
        self.process.wait()


def obey(group: Group, what: int, body: bytes) -> bytes:
    """Do what is asked, and answer."""
    if what == CHECK:
        return b"%d" % group.check()
    if what == STEP:
        group.step()
    elif what == DRAW:
        group.draw_actions()
    elif what == RESET:
        rows = msgspec.json.decode(body, type=list[tuple[int, str | None]])
        group.reset([row for row, _ in rows], [None if number is None else int(number) for _, number in rows])
    else:
        group.set_opponents(msgspec.json.decode(body, type=Lines))
    return b""


def serve(line: Line) -> None:
    """Do what is asked until the connection ends."""
    group: Group | None = None
    while True:
        what, body = line.receive()
        if what == 0:
            return
        answer, text = DONE, b""
        try:
            if group is None:
                setup = msgspec.json.decode(body, type=Setup)
                sys.path[:] = setup.path
                arrays = Arrays.over(line.memory, setup.settings, setup.count).part(setup.first, setup.last)
                group = Group(setup.settings, arrays, setup.opponents)
            else:
                text = obey(group, what, body)
        except Exception:  # noqa: BLE001 told to the one who asked
            answer, text = FAILED, traceback.format_exc().encode()
        line.send(answer, text)


def main() -> None:
    """Serve the batch that started this process: by socket, memory, its size, and where the bell is."""
    connection, file, size, bell = (int(number) for number in sys.argv[1:])
    with socket.socket(fileno=connection) as parent:
        serve(Line(parent, mmap.mmap(file, size), bell, bell + BELL))
