"""`fondaco puzzles`: mine new ones from self-play, and search the stored ones again."""

from __future__ import annotations

import importlib.resources
from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from functools import partial
from itertools import chain
from pathlib import Path

from rich.text import Text

from fondaco.arena.tasks import Crew, Where, crew
from fondaco.cli.problem import TerminalError
from fondaco.cli.terminal import Terminal
from fondaco.games import GAMES, find
from fondaco.kernel import Game
from fondaco.puzzles import Puzzle, puzzles_file, read_puzzles, write_puzzles
from fondaco.puzzles.mine import mine, tell_again
from fondaco.puzzles.search import DEEPER, MARGIN, Clear, hard_iterations, is_clear

FEW = 0.4  # of the puzzles, at most, have the same theme
BLOCK = 16  # games of self-play that are mined side by side
FRESH = 1 << 33  # luck that no search of the mining had


def make_puzzles(terminal: Terminal, name: str, count: int, seed: int | None, games: int, where: Where) -> None:
    """Go on from the file of the game until it has so many, or so many games were played.

    Without a seed the first game is the one after the last that a stored puzzle is from. All games of a block leave out
    the moves of which there were enough before it, so that the puzzles do not depend on `where`.
    """
    game = find(name)
    file = file_of(game)
    found = {puzzle.id: puzzle for puzzle in read_puzzles(game)}
    first = following(found.values()) if seed is None else seed
    with crew(where) as hired:
        for start in range(first, first + games, BLOCK):
            if len(found) >= count:
                break
            block = range(start, min(start + BLOCK, first + games))
            work = partial(mine_all, name=name, enough=repeated(game, found.values(), count))
            for puzzle in chain.from_iterable(hired.run(block, work)):
                if puzzle.id not in found and is_wanted(puzzle, list(found.values()), count):
                    found[puzzle.id] = puzzle
                    write_puzzles(file, list(found.values()))
                    told = f"{name} {puzzle.mined} {len(found)}/{count} {'*' * puzzle.difficulty}"
                    shares = f"({puzzle.theme}; {puzzle.share:.0%}, {puzzle.other:.0%})"
                    terminal.show(Text(f"{told} {', '.join(puzzle.solution)} {shares}"))
    terminal.say("cli-puzzles-made", count=len(found), file=file.name)


def mine_all(number: int, name: str, enough: Collection[int]) -> list[Puzzle]:
    """All puzzles of a game of self-play, as a task."""
    return list(mine(find(name), number, enough))


def following(found: Iterable[Puzzle]) -> int:
    """The game of self-play to go on with."""
    return 1 + max((puzzle.mined for puzzle in found), default=0)


def is_wanted(puzzle: Puzzle, found: list[Puzzle], count: int) -> bool:
    """Not too many of the same theme, nor of the same first move."""
    alike = sum(each.theme == puzzle.theme for each in found)
    same = sum(each.solution[0] == puzzle.solution[0] for each in found)
    return len(found) < count and alike < max(2, FEW * count) and same < most_alike(count)


def repeated(game: Game, found: Iterable[Puzzle], count: int) -> set[int]:
    """The first moves of which there are enough."""
    first = Counter(puzzle.solution[0] for puzzle in found)
    moves = (game.moves.read(notation) for notation, number in first.items() if number >= most_alike(count))
    return {move for move in moves if move is not None}


def most_alike(count: int) -> int:
    """How many puzzles may begin with the same move."""
    return max(2, count // 5)


def check_puzzles(terminal: Terminal, name: str | None, where: Where) -> None:
    """Search every stored puzzle again with fresh luck; a solution that is not found any more is an error."""
    wrong = 0
    with crew(where) as hired:
        for game in GAMES.values() if name is None else [find(name)]:
            found = dict(find_all_again(terminal, game, hired))
            wrong += sum(clear is None for clear in found.values())
            terminal.say("cli-puzzles-checked", game=game.name, count=len(found))
    if wrong:
        raise TerminalError("puzzles-wrong", count=wrong)


def find_all_again(terminal: Terminal, game: Game, hired: Crew) -> Iterator[tuple[Puzzle, Clear | None]]:
    """Every stored puzzle with what is found of it now; None, and told, if the solution is another."""
    puzzles = read_puzzles(game)
    for puzzle, clear in zip(puzzles, hired.run(puzzles, partial(find_again, name=game.name)), strict=True):
        if clear is not None and game.moves.write(clear.move) == puzzle.solution[0]:
            yield puzzle, clear
            continue
        found = "-" if clear is None else game.moves.write(clear.move)
        terminal.show(Text(f"{game.name} {puzzle.id}: {puzzle.solution[0]} / {found}", style="red"))
        yield puzzle, None


def find_again(puzzle: Puzzle, name: str) -> Clear | None:
    """What a search with luck of its own finds of a stored puzzle, as a task."""
    game = find(name)
    luck = FRESH + int(puzzle.id, 16)  # its own, so that a puzzle more or less changes nothing for the others
    world = game.load(puzzle.position)
    return is_clear(game, world, puzzle.seat, luck, DEEPER * hard_iterations(game), MARGIN / 2, 0.9)


def mend_puzzles(terminal: Terminal, name: str, where: Where) -> None:
    """Take out the stored puzzles that have another solution now, and say anew of the others who misses them."""
    game = find(name)
    kept: list[Puzzle] = []
    with crew(where) as hired:
        for puzzle, clear in find_all_again(terminal, game, hired):
            if clear is not None:
                kept += tell_again(game, puzzle, clear)
    write_puzzles(file_of(game), kept)
    terminal.say("cli-puzzles-made", count=len(kept), file=puzzles_file(game))


def file_of(game: Game) -> Path:
    """In the sources or where the package is installed."""
    return Path(str(importlib.resources.files(f"fondaco.games.{game.name}").joinpath(puzzles_file(game))))
