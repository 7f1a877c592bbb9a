"""Bots: whoever fills a seat without a person. `BOTS` names them from weak to strong."""

from fondaco.bots.bot import Bot, move_of
from fondaco.bots.greedy import Greedy
from fondaco.bots.random import Random

BOTS: dict[str, Bot] = {"random": Random(), "greedy": Greedy()}

__all__ = ["BOTS", "Bot", "Greedy", "Random", "move_of"]
