"""How a game's table looks in a terminal, as data: words, cells and blocks that the `cli` level draws."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Literal

import msgspec

from fondaco.kernel.showing.events import Event

if TYPE_CHECKING:
    from fondaco.kernel.playing.plies import Legal

# -- words --------------------------------------------------------------------


class Known(Enum):
    """Words that depend on the match alone."""

    TITLE = "title"  # the game's name
    STAGE = "stage"  # the name of the stage


TITLE, STAGE = Known.TITLE, Known.STAGE


@dataclass(frozen=True)
class Said:
    """The text `<game>-terminal-<identifier>` of the catalogue; made by `say`."""

    identifier: str
    arguments: Mapping[str, Words | int]


@dataclass(frozen=True)
class SeatName:
    """The name of a player."""

    seat: int


@dataclass(frozen=True)
class SeatNames:
    """The names of players, as a list."""

    seats: tuple[int, ...]


@dataclass(frozen=True)
class PieceName:
    """The name of a piece or place."""

    piece: str


@dataclass(frozen=True)
class PieceNames:
    """The names of pieces as a list, counted if any is repeated."""

    pieces: tuple[str, ...]


@dataclass(frozen=True)
class ChoiceName:
    """The choice of an option: of its text what stands before the colon."""

    option: str
    choice: str


@dataclass(frozen=True)
class Cut:
    """The first letters of words."""

    words: Words
    length: int
    upper: bool = False


@dataclass(frozen=True)
class Joined:
    """Words one after the other."""

    words: tuple[Words, ...]
    between: str = " "


Words = str | Known | Said | SeatName | SeatNames | PieceName | PieceNames | ChoiceName | Cut | Joined


def say(identifier: str, /, **arguments: Words | int) -> Said:
    """A text of the game's catalogue; a seat or piece among the arguments is given as `SeatName`, `PieceName` ..."""
    return Said(identifier, arguments)


# -- blocks -------------------------------------------------------------------


@dataclass(frozen=True)
class Cell:
    """Words with a style ("bold", "dim red") in at least so many columns."""

    words: Words
    style: str = ""
    width: int = 0
    align: Literal["left", "right", "center"] = "left"


Part = Words | Cell


@dataclass(frozen=True)
class Line:
    """Parts from the left, and from the right end of the page; made by `line`."""

    parts: tuple[Part, ...]
    right: tuple[Part, ...] = ()


@dataclass(frozen=True)
class Columns:
    """Blocks of lines beside each other, each in at least so many columns."""

    blocks: tuple[tuple[Line, ...], ...]
    width: int


@dataclass(frozen=True)
class Flow:
    """Items after a head, on as many lines as they need."""

    head: tuple[Part, ...]
    items: tuple[tuple[Part, ...], ...]
    between: str = "  "
    indent: int | None = None  # where further lines begin, unless under the first item
    loose: bool = False  # an item may go on in the next line


Block = Line | Columns | Flow
INDENT = 3  # of a paragraph's further lines


def line(*parts: Part, right: Sequence[Part] = ()) -> Line:
    return Line(parts, tuple(right))


def paragraph(*parts: Part) -> Flow:
    """Parts that go on in the next line where they are too long."""
    return Flow((), (parts,), indent=INDENT, loose=True)


# -- the layout ---------------------------------------------------------------


@dataclass(frozen=True)
class Scene:
    """What one seat sees now, and how wide the terminal is."""

    view: msgspec.Struct
    seat: int  # -1 is a spectator
    deciding: tuple[int, ...]
    stage: str
    width: int


@dataclass(frozen=True)
class Examples:
    """Notations that `help` shows: single moves, and some that one could send together."""

    single: tuple[str, ...]
    together: tuple[str, ...]


@dataclass(frozen=True)
class Layout:
    """A game in the terminal: the picture, a note beside a legal move, the story in short, examples for `help`.

    `digest` gives sentences: words of its own, or events that are told by their own texts.
    """

    picture: Callable[[Scene], Sequence[Block]]
    examples: Examples
    note: Callable[[Scene, Legal], Words] = lambda scene, legal: ""
    digest: Callable[[Sequence[Event]], Sequence[Event | Words]] = lambda events: events
    opens: tuple[type[Event], ...] = ()  # events that begin a paragraph
