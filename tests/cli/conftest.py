"""The terminal run inside the test: what is typed, what is said, how it ends."""

from __future__ import annotations

import io
import re
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from fondaco.cli import main

Run = Callable[..., "Outcome"]


@dataclass(frozen=True)
class Outcome:
    """How a command ended and what it said."""

    code: int
    out: str
    err: str


class Person(io.TextIOBase):
    """Types lines one after the other; a line may be chosen by looking at the screen."""

    def __init__(self, lines: list[str] | Callable[[str], str | None], screen: io.StringIO) -> None:
        super().__init__()
        self.lines = lines
        self.screen = screen

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override]
        if callable(self.lines):
            chosen = self.lines(self.screen.getvalue())
            return "" if chosen is None else chosen + "\n"
        return self.lines.pop(0) + "\n" if self.lines else ""


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> Run:
    """Run the program with these words, in an empty folder, a person typing `lines`."""
    monkeypatch.chdir(tmp_path_factory.mktemp("folder"))
    for name in ("LC_ALL", "LC_MESSAGES", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")

    def run_it(*words: object, lines: list[str] | Callable[[str], str | None] | None = None) -> Outcome:
        out, err = io.StringIO(), io.StringIO()
        with monkeypatch.context() as streams:
            streams.setattr(sys, "stdout", out)
            streams.setattr(sys, "stderr", err)
            streams.setattr(sys, "stdin", Person([] if lines is None else lines, out))
            code = main([str(word) for word in words])
        return Outcome(code, out.getvalue(), err.getvalue())

    return run_it


def offered(screen: str) -> list[str]:
    """The notations in the last list of moves on the screen."""
    tail = screen[screen.rindex("(BAT-") :]
    return re.findall(r"\[([a-z]+(?: \w+)?)\]", tail)


@pytest.fixture(scope="session")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a whole match between bots."""
    file = tmp_path_factory.mktemp("records") / "whole.rec"
    screen = io.StringIO()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "stdout", screen)
        assert (
            main(
                [
                    "play",
                    "batavia",
                    "--people",
                    "0",
                    "--seats",
                    "3",
                    "--bot",
                    "random",
                    "--seed",
                    "5",
                    "--save",
                    str(file),
                ]
            )
            == 0
        )
    return file
