"""Bots by name: the ladder from weak to strong, the levels for people, budgets in the name, and bots of one's own."""

from __future__ import annotations

import importlib
import re

from fondaco.bots.bot import Bot
from fondaco.bots.greedy import Greedy
from fondaco.bots.heuristic import Heuristic
from fondaco.bots.hint import FollowsHints
from fondaco.bots.level import AtLevel
from fondaco.bots.mcts import Mcts
from fondaco.bots.random import Random
from fondaco.kernel import OptionError
from fondaco.kernel.levels import DIAL, NAMED

BOTS: dict[str, Bot] = {"random": Random(), "greedy": Greedy(), "heuristic": Heuristic(), "mcts": Mcts(seconds=0.1)}

# What people choose from: three names, and the dial they stand on.
LEVELS: dict[str, Bot] = {name: AtLevel(number) for name, number in NAMED.items()}
DIALLED: dict[str, Bot] = {f"level:{number}": AtLevel(number) for number in range(1, DIAL + 1)}
SEATED: dict[str, Bot] = LEVELS | DIALLED | BOTS  # whoever may take a seat in a house


KNOWN = (*LEVELS, f"level:1…{DIAL}", *BOTS)  # as people are told


def in_time(bot: Bot, seconds: float) -> Bot:
    """The same bot, with at most so many seconds for a decision if it searches."""
    return bot.within(seconds) if isinstance(bot, AtLevel | Mcts) else bot


def find_bot(text: str) -> Bot:
    """`greedy`, `hard`, `level:7`, `mcts:500` (iterations), `mcts:0.5s`, or a class of one's own as `module:Class`.

    `heuristic:set+safe` is the heuristic without those terms, `hint:400` follows hints of so many iterations.
    """
    name, _, rest = text.partition(":")
    if text in SEATED:
        return SEATED[text]
    if name == "mcts":
        if re.fullmatch(r"[1-9]\d*", rest):
            return Mcts(iterations=int(rest))
        if re.fullmatch(r"(\d+|\d*\.\d+)s", rest) and float(rest[:-1]) > 0:
            return Mcts(seconds=float(rest[:-1]))
    elif name == "hint" and re.fullmatch(r"[1-9]\d*", rest):
        return FollowsHints(int(rest))
    elif name == "heuristic" and re.fullmatch(r"[a-z]+(\+[a-z]+)*", rest):
        return Heuristic(tuple(rest.split("+")))
    elif rest:
        return _load(text, name, rest)
    raise OptionError("bot-unknown", name=text, known=", ".join(KNOWN))


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
