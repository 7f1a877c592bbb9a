"""The contract of a bot: it is handed a re-dealt world, so it cannot see more than its seat."""

from __future__ import annotations

import operator
import random
from typing import Any, Protocol

from fondaco.kernel import Game, Match, State
from fondaco.kernel.errors import BotError


class Bot(Protocol):
    """Chooses a move for a seat."""

    def choose(self, game: Game, world: State, seat: int, rng: random.Random) -> int:
        """A legal move. `world` looks to the seat as the true one does; all else in it was dealt afresh."""
        ...


def consult(bot: Bot, game: Game, s: State, seat: int, rng: random.Random) -> int:
    """The move of a bot that is handed a world of its own; one that is not on offer is an error."""
    chosen: Any = bot.choose(game, game.sample(s, seat, rng.getrandbits(64)), seat, rng)
    try:
        move = operator.index(chosen)
    except TypeError as error:
        raise BotError("bot-wants-number", name=name_of(bot), move=repr(chosen)) from error
    s.actor = seat
    game.rules.offer(s)
    if not 0 <= move < 2**31 or not s.is_offered(move):
        raise BotError("bot-illegal-move", name=name_of(bot), move=spell(game, move))
    return move


def name_of(bot: Bot) -> str:
    """The name that it was asked for by, if it has one, or that of its class."""
    return str(getattr(bot, "name", type(bot).__name__))


def spell(game: Game, move: int) -> str:
    """The notation of a move, or its number where there is none."""
    try:
        return game.moves.write(move)
    except (KeyError, IndexError):
        return str(move)


def move_of(bot: Bot, match: Match, seat: int, rng: random.Random) -> str:
    """The notation of the move a bot makes in a match."""
    return match.game.moves.write(consult(bot, match.game, match.state, seat, rng))
