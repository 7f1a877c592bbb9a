"""Pages that tell how something is done: their commands and changes, to be carried out in a copy of the project.

In a block `sh` each line is a command. A block `diff <file>` is a change: its unchanged and `-` lines, which follow
each other in the file, become its unchanged and `+` lines.
"""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import NamedTuple

BLOCK = re.compile(r"^```(sh|diff) ?(\S*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


class Step(NamedTuple):
    """A command, or the change of a file."""

    file: str
    text: str


def steps(page: str) -> list[Step]:
    """What a page asks for, in its order."""
    found: list[Step] = []
    for kind, file, text in BLOCK.findall(page):
        if kind == "diff":
            found.append(Step(file, text))
        else:
            found += [Step("", line.partition("  #")[0].strip()) for line in text.splitlines()]
    return found


def changed(text: str, change: str) -> str:
    """A file after a change; what it should hold before must be there once."""
    lines = change.splitlines(keepends=True)
    before = "".join(line[1:] for line in lines if line[0] in " -")
    after = "".join(line[1:] for line in lines if line[0] in " +")
    assert text.count(before) == 1, f"{text.count(before)} times in the file:\n{before}"
    return text.replace(before, after)


def words_of(command: str) -> list[str]:
    """A command as arguments of Python: `.venv/bin/fondaco new-game lorong`, `.venv/bin/pytest tests`."""
    words = [word for word in shlex.split(command) if "=" not in word or word.startswith("-")]
    return ["-m", Path(words[0]).name, *words[1:]]


def apply(house: Path, step: Step) -> None:
    path = house / step.file
    path.write_text(changed(path.read_text(encoding="utf-8"), step.text), encoding="utf-8")
