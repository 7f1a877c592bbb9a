"""`fondaco new-version`: a published rule changes; what is stored goes on by the rules it was stored with."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec

from fondaco.bots.ratings import ratings_file
from fondaco.cli.new_game import LIST, find_checkout
from fondaco.cli.problem import TerminalError
from fondaco.cli.terminal import Terminal
from fondaco.games import find
from fondaco.kernel import FondacoError, Game, Match, Record, verify
from fondaco.puzzles import Puzzle, puzzles_file, read_puzzles, write_puzzles

GOLDEN = Path("tests", "golden")
VERSION = re.compile(r"(?m)^    version=(\d+),\n(?:    earlier=\(([\d, ]*)\),\n)?")


def new_version(terminal: Terminal, name: str, carry: bool) -> None:
    """Raise the version and hand on everything stored; or, once the rules are changed, what still holds."""
    root, game, say = find_checkout(Path.cwd()), find(name), terminal.words.say
    if not carry:
        raise_version(root, game)
        terminal.console.print(say("cli-new-version-raised", name=name, version=game.version + 1))
        return
    if not game.earlier:
        raise TerminalError("new-version-no-earlier", name=name)
    records, broken = carry_records(root, game)
    kept, lost = carry_puzzles(root, game)
    terminal.console.print(say("cli-new-version-carried", records=records, puzzles=kept))
    if broken:
        terminal.console.print(say("cli-new-version-records", name=name, records=" ".join(broken)))
    if lost:
        terminal.console.print(say("cli-new-version-puzzles", name=name, puzzles=" ".join(lost)))


# -- before the rules are changed ---------------------------------------------


def raise_version(root: Path, game: Game) -> None:
    """Both versions play alike until a rule asks for `s.rules`, so everything is handed on unseen."""
    module = root / LIST.parent / game.name / "__init__.py"
    module.write_text(raised(module.read_text(encoding="utf-8"), game), encoding="utf-8")
    for file in golden_records(root, game):
        text = file.read_text(encoding="utf-8")
        file.with_name(f"v{game.version}-{file.name}").write_text(text, encoding="utf-8")
        file.write_text(of_version(text, game, game.version + 1), encoding="utf-8")
    for stored in (puzzles_file(game), ratings_file(game)):
        old = module.with_name(stored)
        if old.is_file():
            old.rename(old.with_name(stored.replace(f"-{game.version}.", f"-{game.version + 1}.")))
    puzzles = module.with_name(puzzles_file(game).replace(f"-{game.version}.", f"-{game.version + 1}."))
    if puzzles.is_file():
        found = msgspec.json.decode(puzzles.read_bytes(), type=list[Puzzle])
        write_puzzles(puzzles, [in_version(puzzle, game.version + 1) for puzzle in found])


def raised(text: str, game: Game) -> str:
    """The declaration with the next version; the one before is still played."""
    found = VERSION.search(text)
    if found is None or int(found[1]) != game.version:
        raise TerminalError("new-version-not-found", name=game.name, version=game.version)
    earlier = ", ".join(map(str, (game.version, *game.earlier)))
    comma = "" if game.earlier else ","
    lines = f"    version={game.version + 1},\n    earlier=({earlier}{comma}),\n"
    return text[: found.start()] + lines + text[found.end() :]


def golden_records(root: Path, game: Game) -> list[Path]:
    """Those of the newest version: older ones begin with theirs."""
    found = sorted((root / GOLDEN / game.name).glob("*.record"))
    return [file for file in found if not re.match(r"v\d+-", file.name)]


def of_version(text: str, game: Game, version: int) -> str:
    """A record as one of another version; nothing else in it changes."""
    return re.sub(rf"(?m)^game {game.name} \d+$", f"game {game.name} {version}", text, count=1)


def in_version(puzzle: Puzzle, version: int) -> Puzzle:
    return msgspec.structs.replace(puzzle, position=puzzle.position | {"rules": version})


# -- after that ---------------------------------------------------------------


def carry_records(root: Path, game: Game) -> tuple[int, list[str]]:
    """Golden records of the version before that play alike in this one; and the names of the others."""
    carried, broken = 0, []
    before = f"v{game.earlier[0]}-"
    for file in sorted((root / GOLDEN / game.name).glob(f"{before}*.record")):
        text = of_version(file.read_text(encoding="utf-8"), game, game.version)
        title = file.stem.removeprefix(before)
        if not file.with_name(f"{title}.record").is_file():
            continue  # of the version before alone
        try:
            same = verify(game, Record.read(text)).record.write() == text
        except FondacoError:
            same = False
        if same:
            file.with_name(f"{title}.record").write_text(text, encoding="utf-8")
            carried += 1
        else:
            broken.append(title)
    return carried, broken


def carry_puzzles(root: Path, game: Game) -> tuple[int, list[str]]:
    """Keep the puzzles in which the same moves are legal in both versions; and the ids of the others."""
    stored = read_puzzles(game)
    kept = [puzzle for puzzle in stored if holds(game, puzzle)]
    if len(kept) < len(stored):
        write_puzzles(root / LIST.parent / game.name / puzzles_file(game), kept)
    return len(kept), [puzzle.id for puzzle in stored if puzzle not in kept]


def holds(game: Game, puzzle: Puzzle) -> bool:
    """The same moves are legal all along the solution in this version and the one before."""
    matches = [Match(each, position=in_version(puzzle, each.version).position) for each in game.versions[:2]]
    for notation in puzzle.solution:
        first, second = (match.legal(puzzle.seat) for match in matches)
        if first != second:
            return False
        try:
            for match in matches:
                match.play(puzzle.seat, notation)
        except FondacoError:
            return False
    return True
