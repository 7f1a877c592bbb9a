"""Which Fondaco this is, and which versions of the games' rules it plays."""

from importlib.metadata import PackageNotFoundError, version

from fondaco.games import GAMES
from fondaco.kernel import Game

try:
    VERSION = version("fondaco")
except PackageNotFoundError:  # run from a checkout that is not installed
    VERSION = "0"


def find_game(name: str, rules: int) -> Game | None:
    """The game as this version of its rules has it; None where it is not played here."""
    game = GAMES.get(name)
    return game.of_version(rules) if game else None
