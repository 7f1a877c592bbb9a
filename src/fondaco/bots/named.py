"""Bots by name: the ladder from weak to strong, the levels for people, budgets in the name, and third-party bots."""

from __future__ import annotations

import importlib
import re
from dataclasses import asdict
from urllib.parse import parse_qsl

from fondaco.bots.bot import Bot
from fondaco.bots.greedy import Greedy
from fondaco.bots.guided import Guided
from fondaco.bots.heuristic import Heuristic
from fondaco.bots.hint import FollowsHints
from fondaco.bots.level import AtLevel
from fondaco.bots.mcts import Mcts
from fondaco.bots.net import Net
from fondaco.bots.random import Random
from fondaco.bots.settings import SETTINGS, Settings
from fondaco.bots.uct import Uct
from fondaco.kernel import OptionError
from fondaco.kernel.declaring.levels import DIAL, NAMED

BOTS: dict[str, Bot] = {"random": Random(), "greedy": Greedy(), "heuristic": Heuristic(), "mcts": Mcts(seconds=0.1)}

# What people choose from: three names, and the dial they stand on.
LEVELS: dict[str, Bot] = {name: AtLevel(number) for name, number in NAMED.items()}
DIALLED: dict[str, Bot] = {f"level:{number}": AtLevel(number) for number in range(1, DIAL + 1)}
SEATED: dict[str, Bot] = LEVELS | DIALLED | BOTS  # all bots that may take a seat on a server


NUMBERS = {name: type(number) for name, number in asdict(SETTINGS).items()}  # of the search, that a name may change

KNOWN = (*LEVELS, f"level:1…{DIAL}", *BOTS)  # as people are told


def in_time(bot: Bot, seconds: float) -> Bot:
    """The same bot, with at most so many seconds for a decision if it searches."""
    return bot.within(seconds) if isinstance(bot, AtLevel | Mcts) else bot


OWN = ("heuristic", "hint", "level", "mcts", "net", "uct")  # the built-in bots that take arguments after a colon


def is_guest(text: str) -> bool:
    """Whether a name is that of a third-party class."""
    module, colon, _ = text.partition(":")
    return bool(colon) and module not in OWN and not module.startswith("fondaco.")


def find_bot(text: str) -> Bot:
    """`greedy`, `hard`, `level:7`, `mcts:500` (iterations), `mcts:0.5s`, or a third-party class as `module:Class`.

    `heuristic:set+safe` is the heuristic without those terms, `hint:400` follows hints of so many iterations, `uct:400`
    searches without advice, `mcts:100?fade=0.1` with other settings, `net:kontor.npz` plays a network,
    `mcts:500?net=kontor.npz` searches with one. A third-party class and a network take arguments as
    `module:Class?weights=a.npz&depth=3`: texts, by name.
    """
    name, _, rest = text.partition(":")
    if text in SEATED:
        return SEATED[text]
    if name == "mcts":
        found = _search(text, rest)
        if found is not None:
            return found
    elif name == "uct" and re.fullmatch(r"[1-9]\d*", rest):
        return Uct(iterations=int(rest))
    elif name == "hint" and re.fullmatch(r"[1-9]\d*", rest):
        return FollowsHints(int(rest))
    elif name == "heuristic" and re.fullmatch(r"[a-z]+(\+[a-z]+)*", rest):
        return Heuristic(tuple(rest.split("+")))
    elif name == "net" and rest:
        path, arguments = _arguments(text, rest)
        if arguments.keys() <= {"temperature"}:
            return Net(path, **arguments)
    elif rest:
        return _load(text, name, rest)
    raise OptionError("bot-unknown", name=text, known=", ".join(KNOWN))


def _search(text: str, rest: str) -> Mcts | None:
    """A search by its budget, and the network that it follows, if one is named; None if it cannot be read."""
    budget, arguments = _arguments(text, rest)
    iterations, seconds = None, 1.0
    if re.fullmatch(r"[1-9]\d*", budget):
        iterations = int(budget)
    elif re.fullmatch(r"(\d+|\d*\.\d+)s", budget) and float(budget[:-1]) > 0:
        seconds = float(budget[:-1])
    else:
        return None
    if arguments.keys() <= NUMBERS.keys():
        return Mcts(iterations, seconds, settings=_settings(text, arguments))
    if "net" in arguments and arguments.keys() <= {"net", "prior", "value"}:
        return Guided(**arguments, iterations=iterations, seconds=seconds)
    return None


def _settings(text: str, arguments: dict[str, str]) -> Settings:
    """The numbers of the search that are named, the others as they are."""
    try:
        return Settings(**{name: NUMBERS[name](value) for name, value in arguments.items()})
    except ValueError as error:
        raise OptionError("bot-not-loaded", name=text, problem=str(error)) from error


def _arguments(text: str, rest: str) -> tuple[str, dict[str, str]]:
    """`name?this=1&that=2`: the name, and the arguments."""
    name, mark, query = rest.partition("?")
    try:
        pairs = parse_qsl(query, strict_parsing=True, keep_blank_values=True) if mark else []
    except ValueError as error:
        raise OptionError("bot-not-loaded", name=text, problem=str(error)) from error
    return name, dict(pairs)


def _load(text: str, module: str, rest: str) -> Bot:
    """An object of a third-party class."""
    name, arguments = _arguments(text, rest)
    try:
        made = getattr(importlib.import_module(module), name)(**arguments)
    except Exception as error:  # a third-party module may raise anything
        raise OptionError("bot-not-loaded", name=text, problem=str(error)) from error
    if not callable(getattr(made, "choose", None)):
        raise OptionError("bot-no-choice", name=text)
    bot: Bot = made
    return bot
