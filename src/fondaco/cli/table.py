"""A match as the terminal follows it: pictures of the table, and the story in paragraphs."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from rich.console import Group, RenderableType

from fondaco.cli.drawing import PAGE, Drawing
from fondaco.cli.plain import plain_layout
from fondaco.kernel import Event, IllegalMove, Legal, Match, Record
from fondaco.kernel.errors import NothingToUndo
from fondaco.kernel.showing.layout import Scene
from fondaco.locale import Formatter


class TerminalTable:
    """A match, the words for it, and the stage in which each move was made."""

    def __init__(self, match: Match, language: str, stages: Sequence[str] = ()) -> None:
        self.match = match
        self.words = Formatter(language, match.game, match.names)
        self.layout = match.game.terminal or plain_layout(match.game)
        self.stages = list(stages)

    @classmethod
    def replay(cls, match: Match, record: Record, language: str) -> TerminalTable:
        """The table of a match that was played from its record; a second pass notes the stages."""
        again = TerminalTable(Match.replay(match.game, record, 0), language)
        for _ in record.moves:
            again.stages.append(again.match.stage)
            again.match.follow(record)
        return cls(match, language, again.stages)

    # -- moving ---------------------------------------------------------------

    def play(self, seat: int, notation: str) -> None:
        stage = self.match.stage
        self.match.play(seat, notation)
        self.stages.append(stage)

    def last_ply(self, seat: int) -> int:
        """The number of the seat's own last move; 0 if it made none."""
        return max((number for number, ply in enumerate(self.match.plies, 1) if ply.seat == seat), default=0)

    def moves_to_undo(self, seat: int) -> int:
        """How many moves must be taken back for the seat to be before its own last one."""
        last = self.last_ply(seat)
        if last == 0:
            raise IllegalMove(NothingToUndo())
        return self.match.ply - last + 1

    def undo(self, count: int) -> None:
        self.match.undo(count)
        del self.stages[self.match.ply :]

    # -- looking --------------------------------------------------------------

    def picture(self, seat: int, width: int) -> RenderableType:
        """The table as a seat (-1: a spectator) sees it."""
        scene = self._scene(seat, width)
        return Group(*self._drawing(width).lines(self.layout.picture(scene)))

    def note(self, seat: int, legal: Legal) -> str:
        """What a legal move would bring, where the layout knows."""
        return self._drawing().spoken(self.layout.note(self._scene(seat, PAGE), legal))

    def _scene(self, seat: int, width: int) -> Scene:
        match = self.match
        return Scene(match.view(seat), seat, match.deciding, match.stage, width)

    def _drawing(self, width: int = PAGE) -> Drawing:
        return Drawing(self.words, self.match.stage, width)

    # -- telling --------------------------------------------------------------

    def story(self, seat: int, since: int = 0) -> list[str]:
        """What a seat learned from ply `since` (0 is the set-up) as paragraphs, one for each turn or stage."""
        told = self.match.events(seat)
        paragraphs: list[list[Event]] = [[]]
        for ply in range(since, len(told)):
            if ply == 1 or (ply > max(1, since) and self._turns(ply)):
                paragraphs.append([])
            for event in told[ply]:
                if isinstance(event, self.layout.opens):
                    paragraphs.append([])
                paragraphs[-1].append(event)
        told_in_words = [self.tell(events) for events in paragraphs]
        return [paragraph for paragraph in told_in_words if paragraph]

    def tell(self, events: Sequence[Event]) -> str:
        """Events in one paragraph."""
        return self._paragraph(self._sentences(events))

    def _turns(self, ply: int) -> bool:
        """Whether this move begins a turn or a stage: another seat in another stage than the move before."""
        before, after = self.match.plies[ply - 2 : ply]
        return before.seat != after.seat and self.stages[ply - 2] != self.stages[ply - 1]

    def _sentences(self, events: Sequence[Event]) -> list[str]:
        drawing = self._drawing()
        return [drawing.spoken(sentence) for sentence in self.layout.digest(events)]

    def _paragraph(self, sentences: Sequence[str]) -> str:
        parts: list[str] = []
        for sentence, same in groupby(sentences):
            count = len(list(same))
            parts.append(sentence if count == 1 else self.words.say("cli-times", text=sentence, count=count))
        return " ".join(parts)
