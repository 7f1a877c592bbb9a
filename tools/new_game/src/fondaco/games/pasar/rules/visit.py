"""PAS-3: visiting the stalls."""

from __future__ import annotations

from fondaco.games.pasar import refusals, tell
from fondaco.games.pasar.data import GOODS, HIGHEST_PRICE, NOBODY, NOTHING
from fondaco.games.pasar.moves import VISIT
from fondaco.games.pasar.rules.phase import SALE, enter
from fondaco.games.pasar.rules.rounds import open_stalls
from fondaco.games.pasar.state import State
from fondaco.kernel.errors import Refusal
from fondaco.kernel.playing.rules import Phase


class Visit(Phase):
    """PAS-3.1: all choose a stall at the same time, in secret."""

    def begin(self, s: State) -> None:
        open_stalls(s)
        s.deciding = (1 << s.seats) - 1

    def offer(self, s: State) -> None:
        for stall in range(s.seats):
            s.offer(VISIT + stall)

    def apply(self, s: State, kind: int, value: int) -> None:
        s.chosen[s.actor] = value
        tell.visit_sealed(s)
        s.deciding &= ~(1 << s.actor)
        if s.deciding == 0:
            for stall in range(s.seats):
                settle_stall(s, stall)
            enter(s, SALE)

    def why_not(self, s: State, kind: int, value: int) -> Refusal:
        return refusals.NoSuchStall(s.seats) if kind == VISIT else refusals.VisitFirst()


def settle_stall(s: State, stall: int) -> None:
    """PAS-3.2, PAS-3.3, PAS-3.4: a single visitor takes the card; with several, or none, nobody gets it."""
    good = s.stall[stall]
    s.stall[stall] = NOTHING
    visitors, visitor = 0, NOBODY
    for seat in range(s.seats):
        if s.chosen[seat] == stall:
            visitors, visitor = visitors + 1, seat
    if visitors == 1:
        s.hand[visitor * GOODS + good] += 1
        s.known[visitor * GOODS + good] += 1
        tell.took(s, visitor, stall, good)
        return
    s.discard[good] += 1
    if visitors == 0:
        tell.unwanted(s, stall, good)
        return
    if s.price[good] < HIGHEST_PRICE:
        s.price[good] += 1
    tell.quarrelled(s, stall, good)
