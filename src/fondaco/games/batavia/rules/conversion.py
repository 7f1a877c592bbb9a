"""BAT-7: converting tiles to gold."""

from __future__ import annotations

from fondaco.games.batavia import refusals, tell
from fondaco.games.batavia.data import COMPANIES, CONVERSION_GOLD
from fondaco.games.batavia.moves import CONVERT, KEEP
from fondaco.games.batavia.rules.rounds import end_action
from fondaco.games.batavia.state import State
from fondaco.kernel.errors import Refusal
from fondaco.kernel.playing.rules import Phase


class Conversion(Phase):
    """BAT-7: after a tile of a company not held before, one tile of each company may become gold."""

    def offer(self, s: State) -> None:
        s.offer(CONVERT)
        s.offer(KEEP)  # BAT-7.5

    def apply(self, s: State, kind: int, value: int) -> None:
        if kind == CONVERT:
            convert(s)
        else:
            tell.kept(s)
        end_action(s)

    def why_not(self, s: State, kind: int, value: int) -> Refusal:
        return refusals.ConvertOrKeep()


def convert(s: State) -> None:
    """BAT-7.2, BAT-7.3, BAT-7.4"""
    given = [0] * COMPANIES
    count = 0
    for company in range(COMPANIES):
        if s.tiles[s.actor * COMPANIES + company] > 0:
            s.tiles[s.actor * COMPANIES + company] -= 1
            given[company] = 1
            count += 1
    s.gold[s.actor] += CONVERSION_GOLD[count]
    tell.converted(s, given, CONVERSION_GOLD[count])
