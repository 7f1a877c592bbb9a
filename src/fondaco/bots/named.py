"""Bots by name: the ladder from weak to strong, the levels for people, budgets in the name, and bots of one's own."""

from __future__ import annotations

import importlib
import re
import time

from fondaco.bots.bot import Bot
from fondaco.bots.greedy import Greedy
from fondaco.bots.heuristic import Heuristic
from fondaco.bots.mcts import Mcts
from fondaco.bots.random import Random
from fondaco.kernel import OptionError

BOTS: dict[str, Bot] = {"random": Random(), "greedy": Greedy(), "heuristic": Heuristic(), "mcts": Mcts(seconds=0.1)}

# What people choose from. "hard" gets from the house what is left of the time for its turn.
LEVELS: dict[str, Bot] = {
    "easy": Heuristic(slips=64),
    "normal": Mcts(iterations=150),
    "hard": Mcts(seconds=1.0, clock=time.perf_counter),
}


def find_bot(text: str) -> Bot:
    """`greedy`, `hard`, `mcts:500` (iterations), `mcts:0.5s`, or a class of one's own as `module:Class`."""
    name, _, rest = text.partition(":")
    if not rest and text in BOTS | LEVELS:
        return (BOTS | LEVELS)[text]
    if name == "mcts":
        if re.fullmatch(r"[1-9]\d*", rest):
            return Mcts(iterations=int(rest))
        if re.fullmatch(r"(\d+|\d*\.\d+)s", rest) and float(rest[:-1]) > 0:
            return Mcts(seconds=float(rest[:-1]))
    elif rest:
        return _load(text, name, rest)
    raise OptionError("bot-unknown", name=text, known=", ".join(BOTS | LEVELS))


def _load(text: str, module: str, name: str) -> Bot:
    """An object of a class that is not the house's."""
    try:
        made = getattr(importlib.import_module(module), name)()
    except Exception as error:  # whatever goes wrong in somebody's module
        raise OptionError("bot-not-loaded", name=text, problem=str(error)) from error
    if not callable(getattr(made, "choose", None)):
        raise OptionError("bot-no-choice", name=text)
    bot: Bot = made
    return bot
