"""Lessons at the terminal: the list with one's progress, and a lesson from where it was left."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
from rich.text import Text

from fondaco.cli.aid import show_aid
from fondaco.cli.command import is_number, read_command
from fondaco.cli.files import make_folder
from fondaco.cli.pages import show_rule
from fondaco.cli.problem import TerminalError
from fondaco.cli.table import TerminalTable
from fondaco.cli.terminal import Terminal
from fondaco.cli.words import listed_moves
from fondaco.games import GAMES, find
from fondaco.kernel import FondacoError, Game, IllegalMove
from fondaco.lessons import Answer, Lesson, Progress, Run, Say, course, text_id


def learn(terminal: Terminal, name: str | None, wanted: str | None, again: bool) -> None:
    """List the courses, or a course, or take a lesson."""
    store = ProgressFile()
    if name is None:
        for game in GAMES.values():
            _show_course(terminal, game, store)
        return
    game = find(name)
    lessons = course(game)
    if wanted is None:
        show_lessons(terminal, game, store)
        if not lessons:
            raise TerminalError("no-such-lesson", lesson="1", game=name)
        upcoming = next((lesson for lesson in lessons if not store.get(lesson).done), lessons[0])
        wanted = terminal.ask(terminal.words.say("cli-learn-which", number=upcoming.number) + " ")
        if wanted is None:
            return
        wanted = wanted or str(upcoming.number)
    lesson = _find(game, wanted)
    progress = Progress(lesson.digest) if again else store.get(lesson)
    LessonSession(terminal, lesson, progress, store).run()


def _show_course(terminal: Terminal, game: Game, store: ProgressFile) -> None:
    lessons = course(game)
    if lessons:
        done = sum(store.get(lesson).done for lesson in lessons)
        title = terminal.words.say(f"{game.name}-name")
        terminal.say("cli-learn-course", game=title, done=done, count=len(lessons), name=game.name)


def show_lessons(terminal: Terminal, game: Game, store: ProgressFile) -> None:
    """The lessons of a game with what one has done of them."""
    terminal.show(Text(terminal.words.say(f"{game.name}-name"), style="bold"))
    for lesson in course(game):
        progress = store.get(lesson)
        mark = "*" if progress.done else "-" if progress.at else " "
        terminal.show(Text(f"{mark} {lesson.number:>2}  {terminal.words.say(lesson.title)}"))
    terminal.say("cli-learn-marks", style="dim")


def _find(game: Game, wanted: str) -> Lesson:
    for lesson in course(game):
        if wanted == lesson.name or (is_number(wanted) and int(wanted) == lesson.number):
            return lesson
    raise TerminalError("no-such-lesson", lesson=wanted, game=game.name)


class ProgressFile:
    """The progress of the person at this machine, in a file beside other data of the user."""

    def __init__(self) -> None:
        base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
        self.file = Path(base) / "fondaco" / "lessons.json"
        self.entries: dict[str, Progress] = {}
        if self.file.exists():
            try:
                self.entries = msgspec.json.decode(self.file.read_bytes(), type=dict[str, Progress])
            except (OSError, msgspec.MsgspecError):
                self.entries = {}  # it is overwritten with the next step

    def get(self, lesson: Lesson) -> Progress:
        return self.entries.get(f"{lesson.game.name}/{lesson.name}", Progress(lesson.digest))

    def put(self, lesson: Lesson, progress: Progress) -> None:
        """Keep it; the whole file is written or the old one stays."""
        self.entries[f"{lesson.game.name}/{lesson.name}"] = progress
        make_folder(self.file.parent)
        beside = self.file.with_name(self.file.name + ".new")
        beside.write_bytes(msgspec.json.encode(self.entries))
        beside.replace(self.file)


class Left(Exception):
    """The person goes away; the lesson stays where it is."""


class LessonSession:
    """One lesson, taken step by step."""

    def __init__(self, terminal: Terminal, lesson: Lesson, progress: Progress, store: ProgressFile) -> None:
        self.terminal = terminal
        self.lesson = lesson
        self.store = store
        self.progress = progress
        self.lesson_run = progress.resume(lesson)
        self.lesson_run.match.names[lesson.seat] = terminal.words.say("cli-guest")
        self.table = TerminalTable(self.lesson_run.match, terminal.language)
        self.told = self.lesson_run.match.ply + 1
        self.drawn = -1  # the ply whose picture is on the screen

    def run(self) -> None:
        words = self.terminal.words
        self.terminal.show(Text(words.say(self.lesson.title), style="bold"))
        self.terminal.say("cli-learn-how-to", style="dim")
        try:
            while not self.lesson_run.done:
                self._step()
                self.progress = Progress.of(self.lesson_run, self.progress)
                self.store.put(self.lesson, self.progress)
        except (Left, KeyboardInterrupt):
            self.terminal.say("cli-learn-left")
            return
        following = next((each for each in course(self.lesson.game) if each.number > self.lesson.number), None)
        if following is None:
            self.terminal.say("cli-learn-done-all", name=self.lesson.game.name)
        else:
            title = words.say(following.title)
            self.terminal.say("cli-learn-done", title=title, name=self.lesson.game.name, number=following.number)

    def _step(self) -> None:
        self._tell()
        step = self.lesson_run.step
        self.terminal.show(Text())
        self.terminal.show_page(self.terminal.words.say(text_id(self.lesson, step.text)))
        if isinstance(step, Say):
            self._wait()
            self.lesson_run.go_on()
        else:
            self._ask(self.lesson_run)

    def _tell(self) -> None:
        """What happened since the last step, and the table if it changed."""
        match = self.lesson_run.match
        told = [event for events in match.events(self.lesson.seat, self.told) for event in events]
        self.told = match.ply + 1
        if told:
            self.terminal.show(Text(), Text(self.table.tell(told), style="dim"))
        if self.drawn != match.ply:
            self.drawn = match.ply
            self.terminal.show(Text(), self.table.picture(self.lesson.seat, self.terminal.console.width))

    def _wait(self) -> None:
        while line := self._read(self.terminal.words.say("cli-learn-go-on") + " "):
            self._obey(line)

    def _ask(self, lesson_run: Run) -> None:
        match, at = lesson_run.match, lesson_run.at
        legal = match.legal(self.lesson.seat)
        self.terminal.show(Text(), listed_moves(self.table, self.lesson.seat, legal, self.terminal.console.width))
        while lesson_run.at == at:
            line = self._read("> ")
            try:
                command = read_command(line, legal)
                if command.word != "moves":
                    self._obey(line)
                elif command.notations:
                    self._answer(lesson_run.play(command.notations[0]))
            except FondacoError as error:
                self._complain(self.table.words.error(error))

    def _answer(self, answer: Answer) -> None:
        if answer.refusal is not None:
            self._complain(self.table.words.error(IllegalMove(answer.refusal)))
        elif answer.reply is not None:
            self.terminal.show_page(self.terminal.words.say(text_id(self.lesson, answer.reply)))
            if answer.effect:
                effect = self.table.tell(answer.effect)
                self.terminal.say("cli-learn-effect", style="dim", effect=effect)

    def _read(self, prompt: str) -> str:
        line = self.terminal.ask(prompt)
        if line is None:
            raise Left
        return line

    def _obey(self, line: str) -> None:
        """Words that are no moves: leave, read a rule, look at the table; anything else is told how it goes."""
        command = read_command(line, [])
        match = self.lesson_run.match
        if command.word == "quit":
            raise Left
        if command.word == "rule":
            try:
                show_rule(self.terminal, match.game.name, command.rest or match.game.stages[match.state.phase].rule)
            except FondacoError as error:
                self._complain(self.terminal.words.error(error))
        elif command.word == "aid":
            show_aid(self.terminal, match.game)
        elif command.word == "table":
            self.terminal.show(self.table.picture(self.lesson.seat, self.terminal.console.width))
        else:
            self.terminal.say("cli-learn-how-to")

    def _complain(self, text: str) -> None:
        self.terminal.show(Text(text, style="red"))
