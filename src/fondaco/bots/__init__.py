"""Bots: whoever fills a seat without a person. `BOTS` names them from weak to strong, `LEVELS` for people."""

from fondaco.bots.annotate import Annotation, Annotator, annotate
from fondaco.bots.bot import Bot, consult, move_of
from fondaco.bots.greedy import Greedy
from fondaco.bots.heuristic import Heuristic, Reason, explain
from fondaco.bots.hint import Hint, Idea, Outlook, Verdict, hint, hint_iterations, judge, thinker
from fondaco.bots.level import AtLevel
from fondaco.bots.mcts import Mcts
from fondaco.bots.named import BOTS, DIALLED, KNOWN, LEVELS, SEATED, find_bot, in_time
from fondaco.bots.random import Random
from fondaco.bots.win_shares import win_shares

__all__ = [
    "BOTS",
    "DIALLED",
    "KNOWN",
    "LEVELS",
    "SEATED",
    "Annotation",
    "Annotator",
    "AtLevel",
    "Bot",
    "Greedy",
    "Heuristic",
    "Hint",
    "Idea",
    "Mcts",
    "Outlook",
    "Random",
    "Reason",
    "Verdict",
    "annotate",
    "consult",
    "explain",
    "find_bot",
    "hint",
    "hint_iterations",
    "in_time",
    "judge",
    "move_of",
    "thinker",
    "win_shares",
]
