"""`fondaco puzzles`: mine new ones from self-play, and search the stored ones again."""

from __future__ import annotations

import importlib.resources
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from rich.text import Text

from fondaco.cli.problem import TerminalError
from fondaco.cli.terminal import Terminal
from fondaco.games import GAMES, find
from fondaco.kernel import Game
from fondaco.puzzles import Puzzle, puzzles_file, read_puzzles, write_puzzles
from fondaco.puzzles.mine import mine, tell_again
from fondaco.puzzles.search import DEEPER, MARGIN, Clear, hard_iterations, is_clear

FEW = 0.4  # of the puzzles, at most, have the same theme
FRESH = 1 << 33  # luck that no search of the mining had


def make_puzzles(terminal: Terminal, name: str, count: int, seed: int | None, games: int) -> None:
    """Go on from the file of the game until it has so many, or so many games were played.

    Without a seed the first game is the one after the last that a stored puzzle is from.
    """
    game = find(name)
    file = file_of(game)
    found = {puzzle.id: puzzle for puzzle in read_puzzles(game)}
    first = following(found.values()) if seed is None else seed
    for number in range(first, first + games):
        if len(found) >= count:
            break
        for puzzle in mine(game, number, repeated(game, found.values(), count)):
            if puzzle.id not in found and is_wanted(puzzle, list(found.values()), count):
                found[puzzle.id] = puzzle
                write_puzzles(file, list(found.values()))
                told = f"{name} {number} {len(found)}/{count} {'*' * puzzle.difficulty} {', '.join(puzzle.solution)}"
                terminal.show(Text(f"{told} ({puzzle.theme}; {puzzle.share:.0%}, {puzzle.other:.0%})"))
    terminal.say("cli-puzzles-made", count=len(found), file=file.name)


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


def check_puzzles(terminal: Terminal, name: str | None) -> None:
    """Search every stored puzzle again with fresh luck; a solution that is not found any more is an error."""
    wrong = 0
    for game in GAMES.values() if name is None else [find(name)]:
        for puzzle in read_puzzles(game):
            if find_again(terminal, game, puzzle) is None:
                wrong += 1
        terminal.say("cli-puzzles-checked", game=game.name, count=len(read_puzzles(game)))
    if wrong:
        raise TerminalError("puzzles-wrong", count=wrong)


def find_again(terminal: Terminal, game: Game, puzzle: Puzzle) -> Clear | None:
    """What a search with luck of its own finds of a stored puzzle; None, and told, if the solution is another now."""
    world, move = game.load(puzzle.position), game.moves.read(puzzle.solution[0])
    luck = FRESH + int(puzzle.id, 16)  # its own, so that a puzzle more or less changes nothing for the others
    clear = is_clear(game, world, puzzle.seat, luck, DEEPER * hard_iterations(game), MARGIN / 2, 0.9)
    if clear is not None and clear.move == move:
        return clear
    found = "-" if clear is None else game.moves.write(clear.move)
    terminal.show(Text(f"{game.name} {puzzle.id}: {puzzle.solution[0]} / {found}", style="red"))
    return None


def mend_puzzles(terminal: Terminal, name: str) -> None:
    """Take out the stored puzzles that have another solution now, and say anew of the others who misses them."""
    game = find(name)
    kept: list[Puzzle] = []
    for puzzle in read_puzzles(game):
        clear = find_again(terminal, game, puzzle)
        if clear is not None:
            kept += tell_again(game, puzzle, clear)
    write_puzzles(file_of(game), kept)
    terminal.say("cli-puzzles-made", count=len(kept), file=puzzles_file(game))


def file_of(game: Game) -> Path:
    """In the sources or where the package is installed."""
    return Path(str(importlib.resources.files(f"fondaco.games.{game.name}").joinpath(puzzles_file(game))))
