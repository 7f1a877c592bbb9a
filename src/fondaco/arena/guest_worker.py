"""The process of a third-party bot: one JSON line in, one out. It only receives re-dealt states."""

from __future__ import annotations

import os
import random
import sys
import threading
import time
import traceback
from pathlib import Path
from typing import IO

import msgspec
from msgspec import Struct

from fondaco.bots import Bot, find_bot
from fondaco.games import GAMES
from fondaco.kernel import FondacoError

LONGEST = 300  # characters of a problem
WATCH = 1.0  # seconds between two looks whether the contest is still there


class Begin(Struct, tag="begin"):
    """A new match: make a fresh bot."""

    bot: str


class AskMove(Struct, tag="ask"):
    """A re-dealt world as a position, and for whom to choose."""

    game: str
    rules: int
    seat: int
    number: int  # seeds the world's luck and the bot's own
    position: dict[str, object]


class Begun(Struct, tag="begun"):
    """The bot is made."""


class Chosen(Struct, tag="chosen"):
    """What `choose` returned: a number, or what it was instead."""

    move: int | None
    shown: str = ""


class Raised(Struct, tag="raised"):
    """The bot, or making it, failed."""

    problem: str
    code: str = ""  # of one of our own errors, with its facts
    facts: dict[str, str] = {}


Question = Begin | AskMove
Reply = Begun | Chosen | Raised


class Worker:
    """Answers for one seat."""

    def __init__(self) -> None:
        self._bot: Bot | None = None

    def answer(self, question: Question) -> Reply:
        try:
            if isinstance(question, Begin):
                self._bot = find_bot(question.bot)
                return Begun()
            return self._choose(question)
        except FondacoError as error:
            return Raised(str(error), error.code, {name: str(value) for name, value in error.facts.items()})
        except Exception as error:  # noqa: BLE001  third-party code may raise anything
            return Raised(_describe(error))

    def _choose(self, question: AskMove) -> Chosen:
        assert self._bot is not None
        game = GAMES[question.game].of_version(question.rules)
        assert game is not None
        world = game.sample(game.load(question.position), question.seat, question.number)
        chosen = self._bot.choose(game, world, question.seat, random.Random(question.number))
        try:
            return Chosen(chosen.__index__())
        except (AttributeError, TypeError):
            return Chosen(None, repr(chosen)[:LONGEST])


def _describe(error: Exception) -> str:
    """The error and the place where it was raised."""
    frames = traceback.extract_tb(error.__traceback__)
    place = f" ({Path(frames[-1].filename).name}:{frames[-1].lineno})" if frames else ""
    return f"{type(error).__name__}: {error}"[:LONGEST] + place


def _watch(parent: int) -> None:
    """End with the contest, even while a bot thinks for ever."""
    while os.getppid() == parent:
        time.sleep(WATCH)
    os._exit(1)


def _take_channel() -> tuple[IO[bytes], IO[bytes]]:
    """The two ends of the conversation; what a bot prints goes to the error stream instead."""
    asked, said = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nowhere = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nowhere, 0)
    os.close(nowhere)
    os.dup2(2, 1)
    return asked, said


def main() -> None:
    asked, said = _take_channel()
    threading.Thread(target=_watch, args=(int(sys.argv[1]),), daemon=True).start()
    decoder: msgspec.json.Decoder[Question] = msgspec.json.Decoder(Question)
    worker = Worker()
    for line in asked:
        said.write(msgspec.json.encode(worker.answer(decoder.decode(line))) + b"\n")
        said.flush()


if __name__ == "__main__":
    main()
