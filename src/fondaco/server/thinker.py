"""A bot's head, as a process of its own: a line asks, a line answers. It never sees a true state."""

from __future__ import annotations

import random
import sys

import msgspec
from msgspec import Struct

from fondaco.bots import BOTS, LEVELS, Mcts
from fondaco.games import GAMES


class Question(Struct):
    """A re-dealt world as a position, and for whom to choose."""

    game: str
    bot: str
    seat: int
    number: int  # seeds the bot's own luck
    position: dict[str, object]
    seconds: float = 1.0  # at most, for bots that take their time


class Thought(Struct):
    notation: str


def think(question: Question) -> Thought:
    game = GAMES[question.game]
    world = game.sample(game.load(question.position), question.seat, question.number)
    rng = random.Random(question.number)
    bot = (BOTS | LEVELS)[question.bot]
    if isinstance(bot, Mcts):
        bot = bot.within(question.seconds)
    move = bot.choose(game, world, question.seat, rng)
    return Thought(game.moves.write(move))


def main() -> None:
    decoder = msgspec.json.Decoder(Question)
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(msgspec.json.encode(think(decoder.decode(line))) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
