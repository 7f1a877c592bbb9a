"""Illustrations of the rules: positions in docs/rules/figures/<game>, drawn by the page with the game's own board.

A file `yard.figure` has a `position` as lessons have it (docs/lessons.md), and may say which `seat` sees it, which
`part` of the table is drawn (`board`, `own`, or the id of a panel), what to `point` at, and whether a map is enlarged
to that (`close`). The rulebook names it:
`> [Example](figures/kontor/yard.figure): what it shows.`
"""

from __future__ import annotations

import functools
import re

from msgspec import Struct

from fondaco.games import find
from fondaco.kernel import Match, PositionError
from fondaco.kernel.playing.luck import seed_of
from fondaco.lessons.checking import is_target
from fondaco.lessons.lesson import LessonError
from fondaco.lessons.read import read_blocks, read_number, read_position
from fondaco.locale import page_files

NAMES = ("Anna", "Pieter", "Dewi", "Jan", "Mei")
FILE = re.compile(r"([a-z][a-z-]*)\.figure")
BOARD = "board"


class Figure(Struct, frozen=True):
    """A position and how to look at it."""

    name: str
    match: Match
    seat: int
    part: str
    point: tuple[str, ...]
    is_close: bool  # enlarged to what it points at


def read_figure(game: str, file: str, source: str) -> Figure:
    """The figure in a file; raises LessonError, by file and line, where it cannot be drawn."""
    named = FILE.fullmatch(file)
    if named is None:
        raise LessonError(file, 1, "a figure's file is called like yard.figure")
    match, seat, part, point, is_close = None, 0, BOARD, tuple[str, ...](), False
    for block in read_blocks(file, source):
        if block.word == "position":
            position, lines = read_position(file, find(game), block)
            try:
                names = dict(enumerate(NAMES[: int(position["seats"])]))
                match = Match(find(game), seed=seed_of(19), names=names, position=position)
            except PositionError as error:
                line = lines.get(str(error.facts.get("field")), lines[""])
                raise LessonError(file, line, f"no such position: {error}") from error
        elif block.word == "seat":
            seat = read_number(file, block.line, block.rest)
        elif block.word == "part":
            part = block.rest
        elif block.word == "close":
            is_close = True
        elif block.word == "point":
            point += tuple(block.rest.split())
            for target in block.rest.split():
                if not is_target(find(game), target):
                    raise LessonError(file, block.line, f"there is no {target!r} to point at")
        else:
            raise LessonError(file, block.line, f"{block.word!r} is not a word of figures")
    if match is None or seat >= match.seats:
        raise LessonError(file, 1, "there is no position, or no such seat in it")
    return Figure(named[1], match, seat, part, point, is_close)


@functools.cache
def figures(game: str) -> dict[str, Figure]:
    """The figures of a game, by name."""
    files = page_files(f"rules/figures/{game}")
    read = [read_figure(game, file, source) for file, source in files.items()]
    return {figure.name: figure for figure in read}
