"""Puzzles at the terminal: solve one, mine new ones from self-play, and search the stored ones again."""

from __future__ import annotations

import datetime as dt
import os
import random
from pathlib import Path

import msgspec
from rich.text import Text

from fondaco.bots import Verdict, judge, thinker
from fondaco.cli.command import is_number, read_command
from fondaco.cli.files import make_folder
from fondaco.cli.hints import add_outlook
from fondaco.cli.problem import TerminalError
from fondaco.cli.table import TerminalTable
from fondaco.cli.terminal import Terminal
from fondaco.cli.words import listed_moves, reasons_in_words
from fondaco.games import GAMES, find
from fondaco.kernel import FondacoError, Game, IllegalMove
from fondaco.puzzles import Attempt, Puzzle, puzzle_of_the_day, puzzles

LEVEL_TEXTS = {"easy": "cli-level-easy", "normal": "cli-level-normal", "hard": "cli-level-hard"}
SECONDS = 5.0  # of search at most, for what follows a wrong move


def solve_puzzle(terminal: Terminal, name: str | None, wanted: str | None) -> None:
    """The puzzle of the day, or one of a game: the first that is not solved, or by number."""
    store = SolvedFile()
    if name is None:
        daily = puzzle_of_the_day({each: puzzles(game) for each, game in GAMES.items()}, dt.datetime.now(dt.UTC).date())
        if daily is None:
            raise TerminalError("no-such-puzzle", puzzle="1", game="")
        PuzzleSession(terminal, find(daily[0]), daily[1], store).run()
        return
    game = find(name)
    PuzzleSession(terminal, game, _choose(game, wanted, store), store).run()


def _choose(game: Game, wanted: str | None, store: SolvedFile) -> Puzzle:
    known = puzzles(game)
    if wanted is None and known:
        return next((puzzle for puzzle in known if not store.has(game, puzzle)), known[0])
    if wanted is not None:
        for number, puzzle in enumerate(known, 1):
            if wanted == puzzle.id or (is_number(wanted) and int(wanted) == number):
                return puzzle
    raise TerminalError("no-such-puzzle", puzzle=wanted or "1", game=game.name)


class SolvedFile:
    """What the person at this machine has solved, in a file beside their progress in lessons."""

    def __init__(self) -> None:
        base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
        self.file = Path(base) / "fondaco" / "puzzles.json"
        self.solved: set[str] = set()
        if self.file.exists():
            try:
                self.solved = msgspec.json.decode(self.file.read_bytes(), type=set[str])
            except (OSError, msgspec.MsgspecError):
                self.solved = set()  # it is overwritten with the next puzzle

    def has(self, game: Game, puzzle: Puzzle) -> bool:
        return f"{game.name}/{puzzle.id}" in self.solved

    def add(self, game: Game, puzzle: Puzzle) -> None:
        self.solved.add(f"{game.name}/{puzzle.id}")
        make_folder(self.file.parent)
        beside = self.file.with_name(self.file.name + ".new")
        beside.write_bytes(msgspec.json.encode(sorted(self.solved)))
        beside.replace(self.file)


class PuzzleSession:
    """One puzzle, until it is solved, shown or left."""

    def __init__(self, terminal: Terminal, game: Game, puzzle: Puzzle, store: SolvedFile) -> None:
        self.terminal = terminal
        self.game = game
        self.puzzle = puzzle
        self.store = store
        self.attempt = Attempt(game, puzzle)
        self.attempt.match.names[puzzle.seat] = terminal.words.say("cli-guest")
        self.table = TerminalTable(self.attempt.match, terminal.language)

    def run(self) -> None:
        terminal, puzzle = self.terminal, self.puzzle
        number = puzzles(self.game).index(puzzle) + 1
        title = terminal.words.say(f"{self.game.name}-name")
        terminal.say("cli-puzzle", style="bold", game=title, number=number, stars="*" * puzzle.difficulty)
        terminal.say("cli-puzzle-task", count=len(puzzle.solution))
        while not self.attempt.done:
            if not self._ask():
                return
        terminal.say("cli-puzzle-solved", style="bold")
        self._explain()
        self.store.add(self.game, puzzle)

    def _ask(self) -> bool:
        """One move of the solution; False if the person goes or wants to see it."""
        terminal, match, seat = self.terminal, self.attempt.match, self.puzzle.seat
        width = terminal.console.width
        legal = match.legal(seat)
        prompt = Text(self.table.words.prompt(match.stage), style="bold")
        terminal.show(Text(), self.table.picture(seat, width), Text(), prompt)
        terminal.show(listed_moves(self.table, seat, legal, width))
        while True:
            line = terminal.ask("> ")
            if line is None:
                return False
            try:
                command = read_command(line, legal)
                if command.word == "quit":
                    return False
                if command.word == "hint":
                    self._show()
                    return False
                if command.word != "moves":
                    terminal.say("cli-puzzle-how-to")
                elif command.notations and self._try(command.notations[0]):
                    return True
            except FondacoError as error:
                terminal.show(Text(self.table.words.error(error), style="red"))

    def _try(self, notation: str) -> bool:
        outcome = self.attempt.play(notation)
        if outcome.refusal is not None:
            raise IllegalMove(outcome.refusal)
        if outcome.right:
            self.terminal.say("cli-puzzle-right")
            return True
        match, seat = self.attempt.match, self.puzzle.seat
        luck = random.Random(match.ply)
        move, right = (match.check(seat, each) for each in (outcome.notation, self.attempt.wanted))
        world = self.game.sample(match.state, seat, luck.getrandbits(64))
        idea = judge(self.game, world, seat, luck, thinker(self.game, SECONDS), move, right)
        told = Text(self.terminal.words.say("cli-puzzle-wrong" if idea.verdict is Verdict.WORSE else "cli-puzzle-good"))
        for effect in match.effects(seat, outcome.notation):
            told.append(f"\n  - {self.table.words.effect(effect)}")
        add_outlook(told, self.table, idea.outlook)
        told.append("\n  " + self.terminal.words.say("cli-puzzle-share", share=round(100 * idea.hint.best.share)))
        self.terminal.show(told)
        return False

    def _show(self) -> None:
        moves = ", ".join(self.puzzle.solution)
        self.terminal.say("cli-puzzle-shown", moves=moves)
        self._explain()

    def _explain(self) -> None:
        """The theme, and who misses it."""
        if self.puzzle.theme:
            self.terminal.show(*[Text(f"  - {line}") for line in reasons_in_words(self.table, [self.puzzle.theme])])
        missed = [self.terminal.words.say(LEVEL_TEXTS[level]) for level in self.puzzle.missed]
        self.terminal.say("cli-puzzle-missed", style="dim", levels=", ".join(missed))
