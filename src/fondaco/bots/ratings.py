"""How strong the bots of a game are, on the scale on which people are rated: a file in the game's folder.

`scripts/bot_ratings.py` makes it from the contests in docs/results/levels. Bots are named by what their level stands
for, so that a level that is changed has no rating until it is measured again.
"""

from __future__ import annotations

import functools
import hashlib
import importlib.resources

import msgspec

from fondaco.games import find
from fondaco.kernel import Game
from fondaco.kernel.declaring.levels import DIAL, NAMED

ANCHOR = "normal"  # the level that is as strong as a person of whom nothing is known


class BotRating(msgspec.Struct, frozen=True):
    """On openskill's scale; fixed, whatever the bot wins or loses."""

    bot: str
    mu: float
    sigma: float
    games: int  # that were measured


def ratings_file(game: Game) -> str:
    return f"ratings-{game.version}.json"


def rating_of(game: Game, bot: str) -> BotRating | None:
    """Of a level as it is seated: `easy`, `level:7`, `heuristic`; None where it was not measured."""
    return bot_ratings(game).get(stands_for(game, bot))


def stands_for(game: Game, bot: str) -> str:
    """The bot of the arena behind a level."""
    word, _, number = bot.partition(":")
    dialled = NAMED.get(bot) or (int(number) if word == "level" and number.isdecimal() else 0)
    return game.levels[dialled - 1].bot if 1 <= dialled <= DIAL else bot


def bot_ratings(game: Game) -> dict[str, BotRating]:
    """All of the file, by bot; none without a file."""
    return _bot_ratings(game.name)[0]


def ratings_digest(game: Game) -> str:
    """Another one whenever a bot's rating is."""
    return _bot_ratings(game.name)[1]


@functools.cache
def _bot_ratings(name: str) -> tuple[dict[str, BotRating], str]:
    game = find(name)
    file = importlib.resources.files(f"fondaco.games.{name}").joinpath(ratings_file(game))
    raw = file.read_bytes() if file.is_file() else b"[]"
    found = msgspec.json.decode(raw, type=list[BotRating])
    return {rating.bot: rating for rating in found}, hashlib.sha256(raw).hexdigest()[:16]


def write_ratings(found: list[BotRating]) -> bytes:
    """As the file holds them: one on each line."""
    return b"[\n" + b",\n".join(map(msgspec.json.encode, found)) + b"\n]\n"
