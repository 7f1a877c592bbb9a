"""What a run asks of a browser, whatever protocol drives it."""

from __future__ import annotations

import shutil
import socket
import subprocess
import time
from pathlib import Path
from typing import Any, Protocol


class MissingEngine(Exception):
    """Says how to get the browser."""


class Engine(Protocol):
    """A page in a browser of its own; `run` calls a JavaScript function and waits for what it promises."""

    name: str

    def resize(self, width: int, height: int) -> None: ...

    def go(self, address: str) -> None: ...

    def run(self, function: str, *arguments: Any) -> Any: ...

    def click(self, x: float, y: float) -> None: ...

    def close(self) -> None: ...


def executable(*names: str, among: str = "") -> str | None:
    """The first that is on the path, or is found by a pattern below /usr."""
    for name in names:
        found = shutil.which(name)
        if found:
            return found
    return next((str(path) for path in Path("/usr").glob(among)), None) if among else None


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
        return port


def await_port(port: int, process: subprocess.Popen[bytes], patience: float = 60.0) -> None:
    end = time.monotonic() + patience
    while time.monotonic() < end and process.poll() is None:
        with socket.socket() as caller:
            if caller.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.1)
    raise RuntimeError("the browser did not answer")
