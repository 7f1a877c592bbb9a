"""Who plays against the learner inside the engine."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from fondaco.bots import Bot, Mcts, find_bot
from fondaco.kernel import Advisor, Game

RANDOM, ADVISED, CHOOSES = range(3)

Mix = str | Mapping[str, float]  # a bot, or several with their shares, one drawn for every match
Opponents = Mix | Sequence[Mix]  # for all other seats, or one each, to the left of the learner


def settle_opponents(opponents: Opponents, others: int) -> list[list[tuple[str, float]]]:
    """For each of the other seats the bots it may be, with their shares."""
    given = [opponents] * others if isinstance(opponents, str | Mapping) else list(opponents)
    if len(given) != others:
        raise ValueError(f"{others} opponents are needed, one for each of the other seats")
    lines = []
    for mix in given:
        line = [(mix, 1.0)] if isinstance(mix, str) else [(name, float(share)) for name, share in mix.items()]
        if not line or min(share for _, share in line) <= 0:
            raise ValueError("a mix of opponents gives every one of them a share above 0")
        lines.append(line)
    return lines


class Opponent:
    """A bot by its name, as fast as it can be asked: random moves and advice need no Python."""

    def __init__(self, name: str, game: Game, seats: int) -> None:
        self.kind = RANDOM
        self.advisor: Advisor | None = None
        self.bot: Bot | None = None
        if name == "random":
            return
        if name == "heuristic" and game.advice.terms:
            self.kind = ADVISED
            self.advisor = game.advice.advise(seats)
            return
        self.kind = CHOOSES
        self.bot = find_bot(name)
        if isinstance(self.bot, Mcts) and self.bot.goes_by_clock:
            raise ValueError(f"{name}: in a batch a search has a budget in iterations, as mcts:100")
