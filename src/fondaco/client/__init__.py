"""A house from outside: for programs that play there. Needs nothing beyond the library itself."""

from fondaco.client.errors import ConnectionLostError, RefusedError
from fondaco.client.house import House
from fondaco.client.player import Player

__all__ = ["ConnectionLostError", "House", "Player", "RefusedError"]
