"""Puzzles: positions in which one move, or a short sequence, is clearly best; data in a game's folder."""

from fondaco.puzzles.attempt import Attempt, Outcome
from fondaco.puzzles.files import find_puzzle, puzzles, puzzles_file, read_puzzles, write_puzzles
from fondaco.puzzles.puzzle import Puzzle, puzzle_of_the_day
from fondaco.puzzles.search import Clear, find_clear, is_clear

__all__ = [
    "Attempt",
    "Clear",
    "Outcome",
    "Puzzle",
    "find_clear",
    "find_puzzle",
    "is_clear",
    "puzzle_of_the_day",
    "puzzles",
    "puzzles_file",
    "read_puzzles",
    "write_puzzles",
]
