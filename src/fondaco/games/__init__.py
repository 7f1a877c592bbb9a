"""All games: `GAMES` is the only list of them."""

from fondaco.games.batavia import GAME as BATAVIA
from fondaco.games.borneo import GAME as BORNEO
from fondaco.games.indonesia import GAME as INDONESIA
from fondaco.games.kontor import GAME as KONTOR
from fondaco.games.spice_islands import GAME as SPICE_ISLANDS
from fondaco.kernel import Game, OptionError

GAMES: dict[str, Game] = {
    game.name: game
    for game in (
        BATAVIA,
        BORNEO,
        KONTOR,
        SPICE_ISLANDS,
        INDONESIA,
    )
}


def find(name: str) -> Game:
    """The game of this name; OptionError names those there are."""
    if name not in GAMES:
        raise OptionError("option-game", name=name, known=", ".join(GAMES))
    return GAMES[name]
