"""A plain picture of any view, for games that have no layout of their own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from rich.console import Group
from rich.text import Text

from fondaco.cli.tables.scene import Layout, Scene, line, stacked

INDENT = "  "


def picture(scene: Scene) -> Group:
    """Every field by its name; lists of places as one block for each player."""
    lines = [line((scene.words.say(f"{_game(scene)}-name"), "bold"), "  ", scene.words.stage(scene.stage))]
    for name, value in msgspec.to_builtins(scene.view).items():
        lines += _field(scene, name, value, "")
    return stacked(lines)


def _field(scene: Scene, name: str, value: Any, indent: str) -> list[Text]:
    if _is_per_player(value):
        lines = []
        for seat, entry in enumerate(value):
            lines.append(line(indent, (scene.words.seat(seat), "bold" if seat in scene.deciding else "underline")))
            for inner, content in entry.items():
                lines += _field(scene, inner, content, indent + INDENT)
        return lines
    return [line(indent, (f"{name}: ", "dim"), _inline(value))]


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


def _game(scene: Scene) -> str:
    assert scene.words.game is not None
    return scene.words.game.name


PLAIN = Layout(picture)
