"""The terminal itself: what is printed, what is asked, in which language."""

from __future__ import annotations

import sys
from contextlib import AbstractContextManager, nullcontext, suppress
from io import UnsupportedOperation

from rich.console import Console, RenderableType
from rich.measure import Measurement
from rich.table import Table as Grid
from rich.text import Text

from fondaco.kernel import FondacoError
from fondaco.locale import Formatter

UNBOUNDED = 10_000  # columns that no table has


class Terminal:
    """Where a command speaks and listens."""

    def __init__(self, language: str) -> None:
        for stream in (sys.stdin, sys.stdout, sys.stderr):
            if hasattr(stream, "reconfigure"):
                with suppress(UnsupportedOperation):  # it has been read from before
                    stream.reconfigure(errors="replace")
        self.language = language
        self.words = Formatter(language)
        self.console = Console(highlight=False, markup=False, emoji=False)
        self.errors = Console(stderr=True, highlight=False, markup=False, emoji=False)

    def show(self, *things: RenderableType) -> None:
        for thing in things:
            self.console.print(thing)

    def show_page(self, text: str) -> None:
        """A text with marks for headings, lists and stress."""
        from rich.markdown import Markdown  # a tenth of a second that few commands need

        self.console.print(Markdown(text))

    def show_whole(self, grid: Grid) -> None:
        """A table with all of its words on one line each, however narrow the screen."""
        for column in grid.columns:
            column.no_wrap = True
        grid.width = Measurement.get(self.console, self.console.options.update(max_width=UNBOUNDED), grid).maximum
        self.console.print(grid, crop=False)

    def say(self, identifier: str, style: str = "", **arguments: str | int) -> None:
        """Print one of our own texts."""
        self.console.print(Text(self.words.say(identifier, **arguments), style=style))

    def complain(self, error: FondacoError) -> None:
        """A problem as one line on the error stream."""
        line = " ".join(self.words.error(error).split())
        self.errors.print(Text(line, style="red"), soft_wrap=True)

    def ask(self, prompt: str) -> str | None:
        """A line from the person; None when there is no more input."""
        try:
            return input(prompt).strip()
        except EOFError:
            self.console.print()
            return None

    def waiting(self, text: str) -> AbstractContextManager[object]:
        """Say, while something takes its time, what it is; only to people."""
        return (
            self.console.status(Text(text, style="dim"), spinner="line") if self.console.is_terminal else nullcontext()
        )

    def agrees(self, prompt: str) -> bool:
        """Whether the person answers yes, in either language."""
        answer = self.ask(prompt)
        return answer is not None and answer.lower() in ("y", "yes", "s", "si", "sì")
