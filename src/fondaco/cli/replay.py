"""Records again: step by step, as one story, or verified."""

from __future__ import annotations

from pathlib import Path

from rich.text import Text

from fondaco.cli.command import is_number
from fondaco.cli.files import game_of, read_record
from fondaco.cli.problem import TerminalError
from fondaco.cli.sheets import score_table
from fondaco.cli.table import TerminalTable
from fondaco.cli.terminal import Terminal
from fondaco.kernel import Match, Record, verify

SPECTATOR = -1


class Replay:
    """A record that is stepped through."""

    def __init__(self, terminal: Terminal, record: Record, seat: int) -> None:
        self.terminal = terminal
        self.record = record
        self.game = game_of(record)
        self.whole = TerminalTable.replay(Match.replay(self.game, record), record, terminal.language)
        self.seat = seat
        self.ply = 0

    def tell_all(self) -> None:
        """The whole story and the last picture."""
        say_arranged(self.terminal, self.record)
        for paragraph in self.whole.story(self.seat):
            self.terminal.show(Text(paragraph))
        self._show_end(self.whole)

    def step(self) -> None:
        """N or Enter: on; p: back; a number: to that move; q: out."""
        say_arranged(self.terminal, self.record)
        self._show()
        while (line := self.terminal.ask(self.terminal.words.say("cli-replay-prompt") + " ")) is not None:
            last = self.whole.match.ply
            if line in ("", "n"):
                self.ply = min(self.ply + 1, last)
            elif line == "p":
                self.ply = max(self.ply - 1, 0)
            elif is_number(line) and int(line) <= last:
                self.ply = int(line)
            elif line in ("q", "quit", "esci"):
                return
            else:
                self.terminal.say("cli-replay-help", last=last)
                continue
            self._show()

    def _show(self) -> None:
        terminal = self.terminal
        table = TerminalTable(Match.replay(self.game, self.record, self.ply), terminal.language, self.whole.stages)
        terminal.show(Text(), self._heading())
        terminal.show(*[Text(paragraph) for paragraph in table.story(self.seat, self.ply)], Text())
        if self.ply == self.whole.match.ply:
            self._show_end(table)
        else:
            terminal.show(table.picture(self.seat, terminal.console.width))
            terminal.show(Text(table.words.wait(table.match.stage, table.match.deciding), style="dim"))

    def _heading(self) -> Text:
        last = self.whole.match.ply
        if self.ply == 0:
            return Text(self.terminal.words.say("cli-replay-start", last=last), style="bold")
        made = self.record.moves[self.ply - 1]
        name = self.whole.words.seat(made.seat)
        told = self.terminal.words.say("cli-replay-move", ply=self.ply, last=last, name=name, notation=made.notation)
        return Text(told, style="bold")

    def _show_end(self, table: TerminalTable) -> None:
        terminal = self.terminal
        terminal.show(Text(), table.picture(self.seat, terminal.console.width), Text())
        if table.match.over:
            terminal.show(score_table(table))
        else:
            terminal.say("cli-unfinished")


def say_arranged(terminal: Terminal, record: Record) -> None:
    """Say what of a match was not left to the set-up and the seed."""
    if record.position is not None:
        terminal.say("cli-from-position")
    if record.scripts:
        terminal.say("cli-scripted", count=len(record.scripts))


def replay(terminal: Terminal, file: Path, seat: int | None, everything: bool) -> None:
    """Step through a record, or tell all of it; from the eyes of a seat or of a spectator."""
    record = read_record(file)
    if seat is not None and not 1 <= seat <= record.seats:
        raise TerminalError("no-such-seat", seat=seat, seats=record.seats)
    session = Replay(terminal, record, SPECTATOR if seat is None else seat - 1)
    if everything:
        session.tell_all()
    else:
        session.step()


def verify_file(terminal: Terminal, file: Path) -> None:
    """HOUSE-2.2: deal and play the match again and say what was compared."""
    record = read_record(file)
    match = verify(game_of(record), record)
    say_arranged(terminal, record)
    terminal.say("cli-verify-moves", count=match.ply)
    terminal.say("cli-verify-commitment", commitment=match.commitment)
    if record.result is not None:
        terminal.say("cli-verify-result")
    elif match.over:
        terminal.say("cli-verify-no-result")
    else:
        terminal.say("cli-unfinished")
    terminal.say("cli-verified", style="bold green", file=str(file))
