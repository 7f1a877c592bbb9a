"""`fondaco new-game`: writes a game into a checkout, from an example in tools: the smallest, or one with every part."""

from __future__ import annotations

import json
import keyword
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from fondaco.cli.problem import TerminalError
from fondaco.cli.terminal import Terminal
from fondaco.games import GAMES


class Example(NamedTuple):
    """A game that is in no list, its files in the same places as in a checkout."""

    folder: Path
    name: str
    prefix: str


SMALL = Example(Path("tools", "small_game"), "dermaga", "DER")
COMPLETE = Example(Path("tools", "new_game"), "pasar", "PAS")
EXAMPLES = (SMALL, COMPLETE)
ROWS = "rows.json"  # of tables in pages that all games share
LIST = Path("src", "fondaco", "games", "__init__.py")
NAME = re.compile("[a-z]+(_[a-z]+)*")
SHORTEST, LONGEST = 3, 20  # longer names would break lines of the example
PREFIX = re.compile("[A-Z]{3}")
# What is written from the games, and must be written again for a new one.
GENERATORS = (("scripts/fields.py",), ("-m", "tools.page", "types"))
PACKAGES = Path("web", "node_modules")  # without which the page's types cannot be generated

Texts = dict[Path, str]


def new_game(terminal: Terminal, name: str, prefix: str | None, is_complete: bool) -> None:
    """Write the game, then what is generated from all games; everything is checked before the first file is written."""
    example = COMPLETE if is_complete else SMALL
    root = find_checkout(Path.cwd())
    prefix = prefix or name.replace("_", "")[:3].upper()
    check_name(root, name)
    check_prefix(prefix)
    fresh, changed = new_files(root, example, name, prefix), changed_files(root, example, name, prefix)
    for file in fresh:
        if (root / file).exists():
            raise TerminalError("new-game-in-the-way", file=str(file))
    write_all(root, fresh, changed)
    say = terminal.words.say
    terminal.console.print(say("cli-new-game-written", count=len(fresh), name=name, folder=str(LIST.parent / name)))
    generate(root)
    terminal.console.print(say("cli-new-game-next", name=name))


# -- what is asked for --------------------------------------------------------


def find_checkout(start: Path) -> Path:
    """The checkout of Fondaco that a folder is in."""
    for folder in (start, *start.parents):
        if any((folder / example.folder).is_dir() for example in EXAMPLES) and (folder / LIST).is_file():
            return folder
    raise TerminalError("new-game-no-checkout", folder=str(start))


def check_name(root: Path, name: str) -> None:
    """A name for modules, texts and addresses that nothing else has."""
    fits = NAME.fullmatch(name) and SHORTEST <= len(name) <= LONGEST and not keyword.iskeyword(name)
    if not fits:
        raise TerminalError("new-game-name", name=name, low=SHORTEST, high=LONGEST)
    taken = [*GAMES, *(example.name for example in EXAMPLES)]
    if name in taken:
        raise TerminalError("new-game-taken", name=name, known=", ".join(taken))
    for file in sources(root):
        if name.replace("_", "") in file.read_text(encoding="utf-8").replace("_", "").lower():
            raise TerminalError("new-game-word", name=name, file=str(file.relative_to(root)))


def sources(root: Path) -> Iterator[Path]:
    """Where the name of a game may not occur, because only its own files name it."""
    games = root / LIST.parent
    found = [file for folder in ("src", "bench", "scripts") for file in sorted((root / folder).rglob("*.py"))]
    found += [root / name for name in ("Makefile", "hatch_build.py", "pyproject.toml") if (root / name).exists()]
    return (file for file in found if games not in file.parents)


def check_prefix(prefix: str) -> None:
    """Three capital letters before the numbers of the rules."""
    taken = {game.prefix for game in GAMES.values()} | {example.prefix for example in EXAMPLES}
    if not PREFIX.fullmatch(prefix) or prefix in taken:
        raise TerminalError("new-game-prefix", prefix=prefix, known=", ".join(sorted(taken)))


# -- texts --------------------------------------------------------------------


def renamed(text: str, example: Example, name: str, prefix: str) -> str:
    """The example's text under another name."""
    text = re.sub(rf"\b{example.prefix}\b", prefix, text)
    text = text.replace(f"test_{example.prefix.lower()}_", f"test_{prefix.lower()}_")
    return text.replace(example.name.title(), title(name)).replace(example.name, name)


def title(name: str) -> str:
    return name.replace("_", " ").title()


def new_files(root: Path, example: Example, name: str, prefix: str) -> Texts:
    """The files of the game, by their place in the checkout: the example has them in the same places."""
    template = root / example.folder
    found = [file for file in sorted(template.rglob("*")) if file.is_file() and "__pycache__" not in file.parts]
    places = [file.relative_to(template) for file in found]
    return {
        Path(str(place).replace(example.name, name)): renamed(
            (template / place).read_text(encoding="utf-8"), example, name, prefix
        )
        for place in places
        if place != Path(ROWS)
    }


def changed_files(root: Path, example: Example, name: str, prefix: str) -> Texts:
    """The list of games with one more, and pages with rows for it."""
    changed = {LIST: listed((root / LIST).read_text(encoding="utf-8"), name)}
    pages = json.loads(renamed((root / example.folder / ROWS).read_text(encoding="utf-8"), example, name, prefix))
    for page, rows in pages.items():
        text = (root / page).read_text(encoding="utf-8")
        for heading, row in rows.items():
            text = with_row(text, heading, row)
        changed[Path(page)] = text
    return changed


def listed(text: str, name: str) -> str:
    """The list of games with one more at its end."""
    start = re.compile(r"from fondaco\.games\.\w+ import GAME as \w+\n")
    imports = [*start.findall(text), f"from fondaco.games.{name} import GAME as {name.upper()}\n"]
    first = text.index(imports[0])
    text = text[:first] + "".join(sorted(imports)) + start.sub("", text[first:])
    return re.sub(r"(?m)^(    )\)$", rf"\1    {name.upper()},\n\1)", text, count=1)


def with_row(text: str, heading: str, row: str) -> str:
    """A page with one more row at the end of the first table under a heading."""
    before, found, rest = text.partition(f"## {heading}\n")
    table = re.search(r"(?m)(^\|.*\n)+", rest)
    if not found or table is None:
        raise ValueError(f"no table under {heading!r}")
    return before + found + rest[: table.end()] + row + "\n" + rest[table.end() :]


# -- writing ------------------------------------------------------------------


def write_all(root: Path, fresh: Texts, changed: Texts) -> None:
    """All files or none: the shared ones last, each replaced as a whole."""
    written: list[Path] = []
    try:
        for file, text in fresh.items():
            written += make_folders((root / file).parent)
            written.append(root / file)
            (root / file).write_text(text, encoding="utf-8")
        beside = {root / file: (root / file).with_suffix(".new") for file in changed}
        for file, text in changed.items():
            written.append(beside[root / file])
            beside[root / file].write_text(text, encoding="utf-8")
        for target, source in beside.items():
            source.replace(target)
    except OSError as error:
        for path in reversed(written):
            path.rmdir() if path.is_dir() else path.unlink(missing_ok=True)
        raise TerminalError("file-not-written", file=str(error.filename), problem=error.strerror or "") from error


def make_folders(folder: Path) -> list[Path]:
    """Those of a folder and its parents that were not there."""
    missing = [each for each in (folder, *folder.parents) if not each.exists()]
    folder.mkdir(parents=True, exist_ok=True)
    return missing[::-1]


def generate(root: Path) -> None:
    """The page's types and the tables of observations, from the plain sources: the new game is not compiled yet."""
    had_packages = (root / PACKAGES).exists()
    python = os.environ | {"FONDACO_PURE": "1", "PYTHONPATH": str(root / "src"), "PYTHON": sys.executable}
    for words in GENERATORS:
        ended = subprocess.run(  # noqa: S603 - our own programs
            [sys.executable, *words], cwd=root, env=python, capture_output=True, text=True, check=False
        )
        if ended.returncode != 0:
            if "tools.page" in words and not had_packages:
                raise TerminalError("new-game-no-packages", folder=str(PACKAGES))
            problem = (ended.stderr or ended.stdout).strip().splitlines()[-1:]
            raise TerminalError("new-game-not-generated", command=" ".join(words), problem="".join(problem))
