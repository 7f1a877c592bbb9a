"""Who sits where: how many seats, which are people, and their names."""

from __future__ import annotations

import importlib.util
import os
from collections.abc import Mapping, Sequence

from fondaco.arena.tasks import Where
from fondaco.bots import find_bot, is_guest
from fondaco.cli.problem import TerminalError
from fondaco.kernel import Game
from fondaco.kernel.playing.luck import SIZE
from fondaco.locale import Formatter

BOT_NAMES = ("Cornelis", "Isabela", "Rashid", "Mei", "Ulrika")


def count_seats(game: Game, seats: int | None, people: int, bots: int | None) -> int:
    """The number of seats from what was said about it; everything said must agree."""
    if people < 0:
        raise TerminalError("people-count", people=people)
    if bots is not None:
        if seats is not None and seats != people + bots:
            raise TerminalError("seats-do-not-add-up", seats=seats, people=people, bots=bots)
        seats = people + bots
    if seats is None:
        seats = max(game.usual_seats, people)
    game.settle(seats, {})
    if people > seats:
        raise TerminalError("people-count", people=people)
    return seats


def name_seats(words: Formatter, seats: int, people: int, given: Sequence[str]) -> dict[int, str]:
    """People first, as they are called or as guests; then bots."""
    for name in given:
        if name in BOT_NAMES:
            raise TerminalError("name-of-bot", name=name)
        if not name.strip() or len(name.splitlines()) > 1:
            raise TerminalError("name-empty")
    if len(given) > people:
        raise TerminalError("too-many-names", people=people)
    guests = (
        [words.say("cli-guest")]
        if people == 1
        else [words.say("cli-guest-of", number=seat + 1) for seat in range(people)]
    )
    names = [*given, *guests[len(given) :], *BOT_NAMES]
    return dict(enumerate(names[:seats]))


def people_of(names: Mapping[int, str], seats: int) -> frozenset[int]:
    """The seats of a saved match that are not a bot's by name."""
    return frozenset(seat for seat in range(seats) if names.get(seat) not in BOT_NAMES)


def read_options(words: Sequence[str]) -> dict[str, str]:
    """`["reveal=lastBlock"]` as a choice by name."""
    options = {}
    for word in words:
        name, equals, choice = word.partition("=")
        if not equals or not name or not choice:
            raise TerminalError("option-form", text=word)
        options[name.strip()] = choice.strip()
    return options


def read_seed(word: str | None) -> int | bytes | None:
    """A number, or the 64 hexadecimal digits that stand in a record."""
    if word is None:
        return None
    try:
        return bytes.fromhex(word) if len(word) == 2 * SIZE else int(word)
    except ValueError:
        raise TerminalError("seed-form", text=word, digits=2 * SIZE) from None


def asked_table(game: Game, seats: int | None, games: int, bots: str) -> tuple[int, list[str]]:
    """How many sit at the table and which bots, of what was asked for; refused before anything is played."""
    seats = game.usual_seats if seats is None else seats
    game.settle(seats, {})
    if games < 1:
        raise TerminalError("games-count", games=games)
    names = [bot.strip() for bot in bots.split(",")]
    for bot in names:
        check_bot(bot)
    return seats, names


def check_bot(name: str) -> None:
    """Refuse a bot that is not there; third-party code is loaded in a process of its own, never here."""
    if not is_guest(name):
        find_bot(name)
        return
    from fondaco.arena.guests import check_guest

    check_guest(name)


def asked_where(workers: int | None, ray: str | None) -> Where:
    """In as many processes as were asked for, or one for each processor; or on a Ray cluster."""
    if workers is not None and workers < 1:
        raise TerminalError("workers-count", workers=workers)
    if ray is not None and importlib.util.find_spec("ray") is None:
        raise TerminalError("ray-extra")
    return Where(workers or os.cpu_count() or 1, ray)
