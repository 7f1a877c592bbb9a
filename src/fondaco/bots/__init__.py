"""Bots: programs that play a seat. `BOTS` names them from weak to strong, `LEVELS` is what people choose from."""

from fondaco.bots.annotate import Annotation, Annotator, annotate
from fondaco.bots.bot import Bot, consult, move_of
from fondaco.bots.greedy import Greedy
from fondaco.bots.guided import Guided
from fondaco.bots.heuristic import Heuristic, Reason, explain
from fondaco.bots.hint import Hint, Idea, Outlook, Verdict, hint, hint_iterations, judge, thinker
from fondaco.bots.level import AtLevel
from fondaco.bots.mcts import Mcts
from fondaco.bots.named import BOTS, DIALLED, KNOWN, LEVELS, SEATED, find_bot, in_time, is_guest
from fondaco.bots.net import Net
from fondaco.bots.observe import Seen, move_for, observe
from fondaco.bots.random import Random
from fondaco.bots.uct import Uct
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
    "Guided",
    "Heuristic",
    "Hint",
    "Idea",
    "Mcts",
    "Net",
    "Outlook",
    "Random",
    "Reason",
    "Seen",
    "Uct",
    "Verdict",
    "annotate",
    "consult",
    "explain",
    "find_bot",
    "hint",
    "hint_iterations",
    "in_time",
    "is_guest",
    "judge",
    "move_for",
    "move_of",
    "observe",
    "thinker",
    "win_shares",
]
