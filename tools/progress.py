"""A line that shows the progress of a long step."""

from __future__ import annotations

import shutil
import sys
import threading
import time
from types import TracebackType

SILENCE = 4.0  # seconds without a line, at most, where lines cannot be overwritten
BESIDE = 30.0  # the same beside a server, whose lines are the ones to read
REFRESH = 0.5  # seconds between two states of a line that can


class Progress:
    """Says "== building: 12 of 76 modules, 31 s" while the step runs, and how long it took."""

    def __init__(self, step: str, total: int = 0, unit: str = "", *, beside: bool = False) -> None:
        """With `beside`, another process writes its lines to the same terminal."""
        self.step, self.total, self.unit = step, total, unit
        self.done = 0
        self.detail = ""
        self._beside = beside
        self._terminal = sys.stderr.isatty()
        self._started = time.monotonic()
        self._over = threading.Event()
        self._speaker = threading.Thread(target=self._speak, daemon=True)

    def __enter__(self) -> Progress:
        self._write()
        self._speaker.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._over.set()
        self._speaker.join()
        self.detail = "" if kind is None else "failed"
        self._write(end="\n")

    def advance(self, detail: str = "") -> None:
        """One more unit is done."""
        self.done += 1
        self.detail = detail

    def line(self) -> str:
        """How far the step is now."""
        parts = []
        if self.total:
            parts.append(f"{self.done} of {self.total} {self.unit}")
        parts.append(f"{time.monotonic() - self._started:.0f} s")
        if self.detail:
            parts.append(self.detail)
        return f"== {self.step}: {', '.join(parts)}"

    def _speak(self) -> None:
        silence = BESIDE if self._beside else SILENCE
        while not self._over.wait(REFRESH if self._terminal else silence):
            self._write()

    def _write(self, end: str = "") -> None:
        if self._terminal:
            width = shutil.get_terminal_size().columns - 1
            after = "\r" if self._beside and not end else end  # the next line of the other process replaces this one
            sys.stderr.write(f"\r{self.line()[:width]:<{width}}{after}")
        else:
            sys.stderr.write(f"{self.line()}\n")
        sys.stderr.flush()
