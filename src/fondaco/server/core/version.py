"""Which Fondaco this is, and which versions of the games' rules it plays."""

from fondaco import __version__ as VERSION  # noqa: N812 - a constant
from fondaco.games import GAMES
from fondaco.kernel import Game

__all__ = ["VERSION", "find_game"]


def find_game(name: str, rules: int) -> Game | None:
    """The game as this version of its rules has it; None where it is not played here."""
    game = GAMES.get(name)
    return game.of_version(rules) if game else None
