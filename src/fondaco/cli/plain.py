"""A plain picture of any view, for games that have no layout of their own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

import msgspec

from fondaco.kernel import Game
from fondaco.kernel.showing.layout import STAGE, TITLE, Cell, Examples, Layout, Line, PieceName, Scene, SeatName, line

INDENT = "  "


def plain_layout(game: Game) -> Layout:
    """Every field of the view; the first two kinds of move as examples."""
    moves = tuple(game.moves.write(next(kind.every())) for kind in game.moves.kinds[:2])
    return Layout(partial(picture, frozenset(game.pieces)), Examples(moves, moves))


def picture(named: frozenset[str], scene: Scene) -> list[Line]:
    """Every field by its name, as the game's texts have it if it is a piece; places as one block for each player."""
    lines = [line(Cell(TITLE, "bold"), "  ", STAGE)]
    for name, value in msgspec.to_builtins(scene.view).items():
        lines += _field(named, scene, name, value, "")
    return lines


def _field(named: frozenset[str], scene: Scene, name: str, value: Any, indent: str) -> list[Line]:
    if _is_per_player(value):
        lines = []
        for seat, entry in enumerate(value):
            lines.append(line(indent, Cell(SeatName(seat), "bold" if seat in scene.deciding else "underline")))
            for inner, content in entry.items():
                lines += _field(named, scene, inner, content, indent + INDENT)
        return lines
    return [line(indent, Cell(PieceName(name) if name in named else name, "dim"), ": ", _inline(value))]


def _is_per_player(value: Any) -> bool:
    return isinstance(value, Sequence) and bool(value) and all(isinstance(entry, Mapping) for entry in value)


def _inline(value: Any) -> str:
    if isinstance(value, Mapping):
        return (
            "  ".join(f"{name} {_inline(entry)}" for name, entry in value.items() if entry not in (0, [], None)) or "-"
        )
    if isinstance(value, (list, tuple)):
        return " ".join(_inline(entry) for entry in value) or "-"
    return "-" if value is None else str(value)
