"""A bot's head, as a process of its own: a line asks, a line answers. It never sees a true state."""

from __future__ import annotations

import random
import sys
import time

import msgspec
from msgspec import Struct

from fondaco.bots import BOTS, LEVELS, Mcts, hint
from fondaco.games import GAMES


class Question(Struct, tag="move"):
    """A re-dealt world as a position, and for whom to choose."""

    game: str
    bot: str
    seat: int
    number: int  # seeds the bot's own luck
    position: dict[str, object]
    seconds: float = 1.0  # at most, for bots that take their time


class Thought(Struct):
    notation: str


class AskHint(Struct, tag="hint"):
    """A re-dealt world as a position, and who wants to know; a strong hint is searched for."""

    game: str
    seat: int
    number: int
    position: dict[str, object]
    strong: bool = False
    seconds: float = 1.0


class Advised(Struct):
    """What to do and the names of the terms that speak for it."""

    notation: str
    reasons: list[str]
    forced: bool
    share: float | None


def think(question: Question) -> Thought:
    game = GAMES[question.game]
    world = game.sample(game.load(question.position), question.seat, question.number)
    rng = random.Random(question.number)
    bot = (BOTS | LEVELS)[question.bot]
    if isinstance(bot, Mcts):
        bot = bot.within(question.seconds)
    move = bot.choose(game, world, question.seat, rng)
    return Thought(game.moves.write(move))


def advise(question: AskHint) -> Advised:
    game = GAMES[question.game]
    world = game.sample(game.load(question.position), question.seat, question.number)
    bot = Mcts(seconds=question.seconds, clock=time.perf_counter) if question.strong else None
    found = hint(game, world, question.seat, random.Random(question.number), bot)
    reasons = [reason.term for reason in found.reasons]
    return Advised(game.moves.write(found.move), reasons, found.forced, found.share)


Asked = Question | AskHint


def answer(asked: Asked) -> Thought | Advised:
    return think(asked) if isinstance(asked, Question) else advise(asked)


def main() -> None:
    decoder: msgspec.json.Decoder[Asked] = msgspec.json.Decoder(Asked)
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(msgspec.json.encode(answer(decoder.decode(line))) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
