"""What a picture is drawn from: a view and the words for it, never the state."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import msgspec
from rich.console import Group, RenderableType
from rich.text import Text

from fondaco.kernel import Event, Legal
from fondaco.locale import Formatter


@dataclass(frozen=True)
class Scene:
    """What one seat sees now, and how wide the paper is."""

    view: msgspec.Struct
    words: Formatter
    seat: int  # -1 is a spectator
    deciding: tuple[int, ...]
    stage: str
    width: int


@dataclass(frozen=True)
class Layout:
    """How a game is drawn and told: the picture, a note beside a legal move, and the story in short."""

    picture: Callable[[Scene], RenderableType]
    note: Callable[[Scene, Legal], str] = lambda scene, legal: ""
    digest: Callable[[Formatter, Sequence[Event]], list[str]] = lambda words, events: [words.event(e) for e in events]
    opens: tuple[type[Event], ...] = ()  # events that begin a paragraph


def line(*parts: str | tuple[str, str]) -> Text:
    """A line of parts, each plain or with a style."""
    text = Text(no_wrap=True, overflow="ellipsis")
    for part in parts:
        if isinstance(part, tuple):
            text.append(part[0], style=part[1])
        else:
            text.append(part)
    return text


def apart(left: Text, right: Text, width: int) -> Text:
    """Two texts at the two ends of a line, or one after the other if they do not fit."""
    gap = max(2, width - left.cell_len - right.cell_len)
    return Text.assemble(left, " " * gap, right, no_wrap=True)


def stacked(lines: Sequence[Text]) -> Group:
    return Group(*lines)
