"""A game at the terminal: people at one screen, bots in the other seats."""

from __future__ import annotations

import random
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from rich.text import Text

from fondaco.bots import BOTS, Bot, hint, judge, move_of, thinker
from fondaco.cli.aid import show_aid
from fondaco.cli.command import Command, read_command, read_moves
from fondaco.cli.files import write_record
from fondaco.cli.hints import told_hint, told_idea
from fondaco.cli.pages import show_rule
from fondaco.cli.sheets import score_table, told_effects
from fondaco.cli.table import TerminalTable
from fondaco.cli.terminal import Terminal
from fondaco.cli.words import help_text, listed_moves
from fondaco.kernel import FondacoError, Legal
from fondaco.kernel.errors import BotError

SUBSTITUTE = "heuristic"  # plays on for a bot that fails
HINT_SECONDS = 5.0  # of search at most, where the rules run uncompiled


class Left(Exception):
    """The people have left the table."""


class Session:
    """One session at a table."""

    def __init__(
        self,
        terminal: Terminal,
        table: TerminalTable,
        people: frozenset[int],
        bots: Sequence[Bot],
        luck: random.Random,
        file: Path | None,
    ) -> None:
        self.terminal = terminal
        self.table = table
        self.match = table.match
        self.people = people
        seats = [seat for seat in range(table.match.seats) if seat not in people]
        self.bots = {seat: bots[number % len(bots)] for number, seat in enumerate(seats)}
        self.luck = luck  # the bots' own
        self.file = file  # where the match is kept after every move of a person
        self.seen = {person: table.last_ply(person) for person in people}  # up to where each person was told
        self.last: int | None = None  # the person at the screen

    def run(self) -> None:
        """Play until the end, or until the people leave."""
        terminal = self.terminal
        terminal.say("cli-commitment", style="dim", commitment=self.match.commitment)
        terminal.say("cli-how-to", style="dim")
        try:
            while not self.match.over:
                self._move()
        except Left:
            return
        except KeyboardInterrupt:
            terminal.show(Text())
            with suppress(Left):
                self._quit()
            return
        self._close()

    def _move(self) -> None:
        """Bots decide first, so that a person never waits for them to choose at the same time."""
        deciding = self.match.deciding
        bots = [seat for seat in deciding if seat not in self.people]
        if not bots:
            self._ask(deciding[0])
            return
        with self.terminal.waiting(self.table.words.wait(self.match.stage, bots[:1])):
            notation = self._choose(bots[0])
        self.table.play(bots[0], notation)

    def _choose(self, seat: int) -> str:
        """The move of a bot; one that fails is replaced, so that the game is not lost with it."""
        try:
            return move_of(self.bots[seat], self.match, seat, self.luck)
        except BotError as error:
            if self.bots[seat] is BOTS[SUBSTITUTE]:
                raise
            self._refuse(error)
            self.terminal.say("cli-bot-replaced", name=self.table.words.seat(seat), bot=SUBSTITUTE)
            self.bots[seat] = BOTS[SUBSTITUTE]
            return move_of(self.bots[seat], self.match, seat, self.luck)

    # -- a person's turn ------------------------------------------------------

    def _ask(self, seat: int) -> None:
        if len(self.people) > 1 and self.last != seat:
            self._hand_over(seat)
        self.last = seat
        self._show(seat)
        legal = self.match.legal(seat)
        ply = self.match.ply
        while self.match.ply == ply:
            line = self.terminal.ask("> ")
            if line is None:
                raise Left
            try:
                self._obey(seat, line, legal)
            except FondacoError as error:
                self._refuse(error)

    def _hand_over(self, seat: int) -> None:
        """Hide the previous player's hand."""
        name = self.table.words.seat(seat)
        if self.terminal.console.is_terminal:
            self.terminal.console.clear()
        if self.terminal.ask(self.terminal.words.say("cli-hand-over", name=name) + " ") is None:
            raise Left

    def _show(self, seat: int) -> None:
        terminal = self.terminal
        terminal.show(Text())
        for paragraph in self.table.story(seat, self.seen[seat]):
            terminal.show(Text(paragraph))
        self.seen[seat] = self.match.ply + 1
        self._show_table(seat)

    def _show_table(self, seat: int) -> None:
        terminal = self.terminal
        terminal.show(Text(), self.table.picture(seat, terminal.console.width), Text())
        rule = self.match.game.stages[self.match.state.phase].rule
        name = f"{self.table.words.seat(seat)}: " if len(self.people) > 1 else ""
        prompt = self.table.words.prompt(self.match.stage)
        terminal.show(Text.assemble((f"{name}{prompt}", "bold"), (f" ({rule})", "dim")))
        terminal.show(listed_moves(self.table, seat, self.match.legal(seat), terminal.console.width))

    def _obey(self, seat: int, line: str, legal: list[Legal]) -> None:
        command = read_command(line, legal)
        if command.word == "moves":
            self._play(seat, command.notations)
        elif command.word == "undo":
            self._undo(seat)
        elif command.word == "rule":
            rule = command.rest or self.match.game.stages[self.match.state.phase].rule
            show_rule(self.terminal, self.match.game.name, rule)
        elif command.word == "save":
            self._save(command)
        elif command.word == "quit":
            self._quit()
        elif command.word == "hint":
            self._hint(seat, read_moves(command.rest, legal))
        elif command.word == "aid":
            show_aid(self.terminal, self.match.game)
        elif command.word == "log":
            self.terminal.show(*[Text(paragraph) for paragraph in self.table.story(seat)])
        elif command.word == "table":
            self._show_table(seat)
        elif command.word == "score":
            self.terminal.show(score_table(self.table, seat))
        elif command.word == "effect":
            for notation in read_moves(command.rest, legal):
                self.terminal.show(told_effects(self.table, seat, notation))
        else:
            self.terminal.show(Text(help_text(self.table)))

    def _hint(self, seat: int, ideas: tuple[str, ...]) -> None:
        """What a bot would do here, from what this person may know; or what it thinks of the person's own ideas."""
        game = self.match.game
        moves = [self.match.check(seat, notation) for notation in ideas]
        bot = thinker(game, HINT_SECONDS)
        luck = random.Random(self.match.ply)  # not the bots': a hint does not change what they do
        world, number = game.sample(self.match.state, seat, luck.getrandbits(64)), luck.getrandbits(64)
        with self.terminal.waiting(self.terminal.words.say("cli-hint-asking")):
            if not moves:
                told = [told_hint(self.table, seat, hint(game, world, seat, random.Random(number), bot))]
            else:
                judged = [judge(game, game.rules.copy(world), seat, random.Random(number), bot, move) for move in moves]
                told = [told_idea(self.table, seat, idea) for idea in judged]
        self.terminal.show(*told)

    def _play(self, seat: int, notations: tuple[str, ...]) -> None:
        """Several moves of one line, up to the first that is refused."""
        for index, notation in enumerate(notations):
            try:
                self.table.play(seat, notation)
            except FondacoError as error:
                self._refuse(error)
                if index:
                    self.terminal.say("cli-played-so-far", count=index, refused=notation)
                break
        if self.file is not None:
            write_record(self.file, self.match.record)

    def _refuse(self, error: FondacoError) -> None:
        self.terminal.show(Text(self.table.words.error(error), style="red"))

    # -- taking back, keeping, leaving ----------------------------------------

    def _undo(self, seat: int) -> None:
        """HOUSE-1.6: one's own non-final moves freely, more with the consent of the other people; bots consent."""
        count = self.table.moves_to_undo(seat)
        others = sorted(self.people - {seat})
        if count > self.match.free_undos(seat) and others:
            names = self.table.words.names_of(others)
            if not self.terminal.agrees(self.terminal.words.say("cli-consent", names=names) + " "):
                return
        self.table.undo(count)
        self.seen = {person: min(seen, self.match.ply + 1) for person, seen in self.seen.items()}
        self.terminal.say("cli-undone", count=count)

    def _save(self, command: Command) -> None:
        file = Path(command.rest) if command.rest else self.file
        if file is None:
            self.terminal.say("cli-save-where")
            return
        write_record(file, self.match.record)
        self.terminal.say("cli-saved", file=str(file))

    def _quit(self) -> None:
        self._keep()
        raise Left

    def _keep(self) -> None:
        """In its file; if there is none, or it cannot be written, where the people say."""
        if self.file is not None:
            try:
                self._save(Command("save"))
            except FondacoError as error:
                if not self.people:
                    raise
                self._refuse(error)
            else:
                return
        self._offer_to_save()

    def _offer_to_save(self) -> None:
        name = self.terminal.ask(self.terminal.words.say("cli-save-as") + " ")
        while name:
            try:
                self._save(Command("save", name))
            except FondacoError as error:
                self._refuse(error)
                name = self.terminal.ask(self.terminal.words.say("cli-save-as") + " ")
            else:
                return

    # -- the end --------------------------------------------------------------

    def _close(self) -> None:
        """Who won, and the seed that was promised (HOUSE-2.2)."""
        terminal, match = self.terminal, self.match
        reader = min(self.people) if len(self.people) == 1 else -1
        since = self.seen.get(reader, min(self.seen.values(), default=0))
        terminal.show(Text(), *[Text(paragraph) for paragraph in self.table.story(reader, since)])
        terminal.show(Text(), self.table.picture(reader, terminal.console.width), Text())
        terminal.show(score_table(self.table))
        terminal.say("cli-commitment", style="dim", commitment=match.commitment)
        terminal.say("cli-seed", style="dim", seed=match.seed.hex())
        if self.file is not None or self.people:
            self._keep()
