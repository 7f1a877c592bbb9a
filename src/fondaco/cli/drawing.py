"""Draws what a game's layout describes: words in the reader's language, cells in columns, blocks as lines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

from fondaco.kernel import Event
from fondaco.kernel.showing.layout import (
    Block,
    Cell,
    ChoiceName,
    Columns,
    Cut,
    Flow,
    Joined,
    Known,
    Line,
    Part,
    PieceName,
    PieceNames,
    Said,
    SeatName,
    SeatNames,
    Words,
)
from fondaco.locale import Argument, Formatter

PAGE = 80  # columns that every picture fits into
GAP = 2


class Drawing:
    """Words and blocks of one match, at one stage, on paper of one width."""

    def __init__(self, formatter: Formatter, stage: str = "", width: int = PAGE) -> None:
        assert formatter.game is not None
        self.formatter = formatter
        self.game = formatter.game.name
        self.stage = stage
        self.width = width  # where items go on in the next line
        self.page = min(width, PAGE)  # where the right part of a line ends

    # -- words ----------------------------------------------------------------

    def spoken(self, words: Words | Event) -> str:
        """Words in the reader's language."""
        match words:
            case str():
                return words
            case Event():
                return self.formatter.event(words)
            case Said(identifier, arguments):
                typed = {name: self._argument(value) for name, value in arguments.items()}
                return self.formatter.tell(f"{self.game}-terminal-{identifier}", typed)
            case Cut(inner, length, upper):
                cut = self.spoken(inner)[:length].rstrip()
                return cut.upper() if upper else cut
            case Joined(parts, between):
                return between.join(self.spoken(part) for part in parts)
            case _:
                return self._named(words)

    def _named(self, words: Known | SeatName | SeatNames | PieceName | PieceNames | ChoiceName) -> str:
        match words:
            case Known.TITLE:
                return self.formatter.say(f"{self.game}-name")
            case Known.STAGE:
                return self.formatter.stage(self.stage)
            case SeatName(seat):
                return self.formatter.seat(seat)
            case SeatNames(seats):
                return self.formatter.names_of(seats)
            case PieceName(piece):
                return self.formatter.piece(piece)
            case PieceNames(pieces):
                return self.formatter.pieces(pieces)
            case ChoiceName(option, choice):
                return self.formatter.choice(option, choice).split(":")[0]

    def _argument(self, value: Words | int) -> Argument:
        match value:
            case int():
                return "number", value
            case SeatName(seat):
                return "seat", seat
            case SeatNames(seats):
                return "seats", seats
            case PieceName(piece):
                return "piece", piece
            case PieceNames(pieces):
                return "pieces", pieces
            case _:
                return "text", self.spoken(value)

    # -- blocks ---------------------------------------------------------------

    def lines(self, blocks: Sequence[Block]) -> list[Text]:
        return [text for block in blocks for text in self._block(block)]

    def _block(self, block: Block) -> Iterator[Text]:
        match block:
            case Line(parts, right):
                yield from self._apart(self._text(parts), self._text(right))
            case Columns(blocks, width):
                yield from self._columns([self.lines(each) for each in blocks], width)
            case Flow():
                yield from self._flow(block)

    def _text(self, parts: Sequence[Part]) -> Text:
        text = Text(no_wrap=True, overflow="ellipsis")
        for part in parts:
            if isinstance(part, Cell):
                text.append(self._padded(part), Style.parse(part.style))
            else:
                text.append(self.spoken(part))
        return text

    def _padded(self, cell: Cell) -> str:
        words = self.spoken(cell.words)
        width = cell.width - cell_len(words) + len(words)  # some letters are two columns wide
        pad = {"left": words.ljust, "right": words.rjust, "center": words.center}[cell.align]
        return pad(width)

    def _apart(self, left: Text, right: Text) -> Iterator[Text]:
        """Two texts at the two ends of a line, or on two lines if they do not fit."""
        gap = self.page - left.cell_len - right.cell_len
        if right and gap < GAP:
            yield left
            left, gap = self._text([]), self.page - right.cell_len
        if right:
            left.append(" " * gap)
            left.append_text(right)
        yield left

    def _columns(self, blocks: Sequence[Sequence[Text]], width: int) -> Iterator[Text]:
        for row in range(max((len(block) for block in blocks), default=0)):
            text = Text(no_wrap=True, overflow="ellipsis")
            for number, block in enumerate(blocks):
                if number:
                    text.append(" " * max(1, number * width - text.cell_len))
                if row < len(block):
                    text.append_text(block[row])
            yield text

    def _flow(self, flow: Flow) -> Iterator[Text]:
        text, between = self._text(flow.head), flow.between
        items = [self._text(item) for item in flow.items]
        if flow.loose and items:
            items, between = list(Text(between).join(items).split(" ")), " "
        indent = text.cell_len if flow.indent is None else flow.indent
        for number, item in enumerate(items):
            after = between if number + 1 < len(items) else ""
            may_break = number > 0 or indent < text.cell_len
            if may_break and text.cell_len + item.cell_len + cell_len(after.rstrip()) > self.width:
                text.rstrip()
                yield text
                text = self._text([" " * indent])
            text.append_text(item)
            text.append(after)
        yield text
