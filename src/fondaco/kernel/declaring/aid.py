"""The player aid of a game as data: what a player wants to look up, on one screen and on one page of paper.

Texts are ids of the catalogue `<game>-aid.ftl`; numbers in them come from the data of the game. Pictures are pieces
that the page draws (`web/src/games/<game>/aid.ts`); the terminal leaves them out.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

SectionName = Literal["goal", "turn", "values", "scoring", "end", "traps"]
SECTIONS: tuple[SectionName, ...] = ("goal", "turn", "values", "scoring", "end", "traps")


class AidLine(Struct, frozen=True):
    """A sentence or two: the text `<game>-aid-<text>`, the pieces it is about, and the rules behind it."""

    text: str
    rules: tuple[str, ...] = ()
    pictures: tuple[str, ...] = ()
    numbers: dict[str, int | str] = {}  # what the text may use


class AidCell(Struct, frozen=True):
    """A number, a text, the name of a piece, or its picture alone."""

    value: int | str | None = None
    text: str | None = None
    piece: str | None = None
    picture: str | None = None


class AidTable(Struct, frozen=True):
    """Prices or values side by side; the first row is the heading."""

    text: str
    rows: tuple[tuple[AidCell, ...], ...]
    rules: tuple[str, ...] = ()


class AidSection(Struct, frozen=True):
    """One part of the aid: lines, then tables."""

    name: SectionName
    lines: tuple[AidLine, ...] = ()
    tables: tuple[AidTable, ...] = ()


class Aid(Struct, frozen=True):
    """The whole aid, in the order of SECTIONS."""

    sections: tuple[AidSection, ...] = ()

    def texts(self) -> dict[str, set[str]]:
        """The texts it needs, without the game's name, and what each may use."""
        found: dict[str, set[str]] = {}
        for section in self.sections:
            found |= {line.text: set(line.numbers) for line in section.lines}
            for table in section.tables:
                found[table.text] = set()
                found |= {cell.text: set() for row in table.rows for cell in row if cell.text is not None}
        return found

    def rules(self) -> set[str]:
        """Every rule it points at."""
        parts: list[AidLine | AidTable] = []
        for section in self.sections:
            parts += [*section.lines, *section.tables]
        return {rule for part in parts for rule in part.rules}

    def pictures(self) -> set[str]:
        """Every picture that the page must draw."""
        lines = [picture for section in self.sections for line in section.lines for picture in line.pictures]
        rows = [row for section in self.sections for table in section.tables for row in table.rows]
        return {*lines, *(cell.picture for row in rows for cell in row if cell.picture is not None)}


def line(text: str, *rules: str, pictures: str = "", **numbers: int | str) -> AidLine:
    """`line("auction", "BAT-3.3", pictures="bill seal", price=5)`."""
    return AidLine(text, rules, tuple(pictures.split()), numbers)


def number(value: int | str) -> AidCell:
    """A cell with a number, or with several written as one."""
    return AidCell(value=value)


def words(text: str) -> AidCell:
    """A cell with a text of the aid."""
    return AidCell(text=text)


def named(piece: str, picture: str | None = None) -> AidCell:
    """A cell with the name of a piece, and its picture if there is one."""
    return AidCell(piece=piece, picture=picture)


def drawn(picture: str, text: str | None = None) -> AidCell:
    """A cell with a picture, and a text if it needs one."""
    return AidCell(picture=picture, text=text)
