"""A real server process for the browser tests, on a free port with a data directory of its own."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import time
import urllib.error
import urllib.request
from pathlib import Path

from tests.server import forks

ROOT = Path(__file__).parents[2]
STATIC = Path(os.environ.get("FONDACO_STATIC_DIR", ROOT / "src/fondaco/server/static"))
PATIENCE = 90.0  # seconds for the server to answer


class House:
    """Starts, kills and starts again `fondaco serve`."""

    def __init__(self, data: Path, pace: str = "0", seed: int | None = 1) -> None:
        self.data = data
        self.seed = seed  # of every match; None for matches that differ each time
        self.pace = pace  # seconds between two moves of bots
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: forks.Process | None = None

    def open(self) -> None:
        if not (STATIC / "index.html").exists():
            raise RuntimeError(f"the page is not built: no {STATIC}/index.html (make web, or npm run build in web/)")
        lively = {"FONDACO_BOT_PACE": self.pace, "FONDACO_RATE_LIMITS": "off", "FONDACO_ANNOTATION_PLAYS": "10"}
        environment = {**os.environ, **lively}
        if self.seed is not None:
            environment[forks.SEED] = str(self.seed)
        arguments = ["--port", str(self.port), "--data-dir", str(self.data)]
        self.process = forks.start("fondaco.server", arguments, environment, self.data / "server.log")
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if self.process.poll() is not None:
                break
            try:
                with urllib.request.urlopen(f"{self.address}/healthz", timeout=2) as answer:
                    if answer.status == 200:
                        return
            except (urllib.error.URLError, OSError):
                time.sleep(0.1)
        raise RuntimeError(f"the server did not open:\n{(self.data / 'server.log').read_text()[-4000:]}")

    def kill(self) -> None:
        """No farewell: what was acknowledged must be there when it opens again."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def close(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(20)
            except subprocess.TimeoutExpired:
                self.kill()


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
        return port
