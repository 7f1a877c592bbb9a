"""Pages to read: the games, their rules, the record format, the version."""

from __future__ import annotations

import importlib.metadata
import re

from rich.text import Text

from fondaco import compiled
from fondaco.cli.problem import TerminalError
from fondaco.cli.terminal import Terminal
from fondaco.games import GAMES, find
from fondaco.kernel import Game
from fondaco.locale import Formatter, page, rulebook
from fondaco.locale.rulebook import HOUSE


def show_games(terminal: Terminal) -> None:
    """Every game with its options."""
    for game in GAMES.values():
        words = Formatter(terminal.language, game)
        terminal.show(Text.assemble((words.say(f"{game.name}-name"), "bold"), "  ", words.say(f"{game.name}-tagline")))
        terminal.say(
            "cli-game-made-by", designers=", ".join(game.designers), publisher=game.publisher, year=str(game.year)
        )
        if len(game.seats) > 1:
            terminal.say("cli-game-seats", low=game.seats[0], high=game.seats[-1])
        else:
            terminal.say("cli-game-seats-only", high=game.seats[0])
        _show_options(terminal, words, game)
        terminal.say("cli-game-play", style="dim", name=game.name)


def _show_options(terminal: Terminal, words: Formatter, game: Game) -> None:
    for option in game.options:
        terminal.show(Text(f"  {words.option(option.name)} ({option.rule})"))
        typed = {choice: f"--option {option.name}={choice}" for choice in option.choices}
        wide = max(len(text) for text in typed.values())
        for choice, text in typed.items():
            mark = "*" if choice == option.default else " "
            told = words.choice(option.name, choice)
            terminal.show(Text.assemble(f"  {mark} ", (text.ljust(wide), "bold"), f"  {told}"))


FIGURE = re.compile(r"^> \[([^\]]+)\]\(figures/[^)]+\): ", re.MULTILINE)


def in_words(text: str) -> str:
    """Rules for a terminal: of an illustration its words alone."""
    return FIGURE.sub(r"> *\1.* ", text)


def show_rules(terminal: Terminal, game: str, rule: str | None) -> None:
    """All rules of a game or of the site, or one chapter or paragraph."""
    if game != HOUSE:
        find(game)
    if rule is None:
        terminal.show_page(in_words(rulebook(game, terminal.language).text))
    else:
        show_rule(terminal, game, rule)


def show_rule(terminal: Terminal, game: str, rule: str) -> None:
    """A paragraph of the game or of the site."""
    for book in (game, HOUSE):
        text = rulebook(book, terminal.language).part(rule)
        if text is not None:
            terminal.show_page(in_words(text))
            return
    raise TerminalError("rule-unknown", rule=rule, game=game)


def show_record_format(terminal: Terminal) -> None:
    terminal.show_page(page("record", terminal.language))


def version(terminal: Terminal) -> str:
    """`fondaco 1.0.0 (compiled)`."""
    try:
        number = importlib.metadata.version("fondaco")
    except importlib.metadata.PackageNotFoundError:  # run from the sources
        number = terminal.words.say("cli-version-unknown")
    return f"fondaco {number} ({speed(terminal)})"


def speed(terminal: Terminal) -> str:
    """Whether the rules run compiled or as plain Python."""
    return terminal.words.say("cli-compiled") if compiled() else terminal.words.say("cli-plain")
