"""Bots: whoever fills a seat without a person. `BOTS` names them from weak to strong, `LEVELS` for people."""

from fondaco.bots.annotate import Annotation, Annotator, annotate
from fondaco.bots.bot import Bot, consult, move_of
from fondaco.bots.greedy import Greedy
from fondaco.bots.heuristic import Heuristic, Reason, explain, next_best
from fondaco.bots.hint import Hint, hint
from fondaco.bots.mcts import Mcts
from fondaco.bots.named import BOTS, LEVELS, find_bot
from fondaco.bots.random import Random
from fondaco.bots.win_shares import win_shares

__all__ = [
    "BOTS",
    "LEVELS",
    "Annotation",
    "Annotator",
    "Bot",
    "Greedy",
    "Heuristic",
    "Hint",
    "Mcts",
    "Random",
    "Reason",
    "annotate",
    "consult",
    "explain",
    "find_bot",
    "hint",
    "move_of",
    "next_best",
    "win_shares",
]
