"""Advice: what speaks for a move and against it, as weighted terms. Each game's `advice` has an Advisor of its own."""

from __future__ import annotations

from fondaco.kernel.playing.rules import Rules
from fondaco.kernel.playing.state import GameState, State


class Advisor:
    """Judges one move at a time from what the seat may know; it copies no state and plays no move.

    `weight` is set as a whole list of 32, `term` is what `judge` found for the last move.
    """

    def __init__(self) -> None:
        self.terms = 0  # how many of the 32 are in use
        self.low = 0  # the terms that the last move can have: from here,
        self.high = 32  # to before this one; the others are 0
        self.weight = [0.0] * 32
        self.term = [0.0] * 32

    def prepare(self, s: GameState) -> None:
        """Look once at what all moves of `s.actor` share."""

    def judge(self, s: GameState, move: int) -> None:
        """Fill `term` for a move of `s.actor`; `prepare` was called for this decision."""

    def score(self, s: State, move: int) -> float:
        """How much the terms speak for a move."""
        self.judge(s, move)
        return self.total()

    def total(self) -> float:
        """The terms by their weights; in four sums, which the processor adds at the same time."""
        weight, term, low, high = self.weight, self.term, self.low, self.high
        first, second, third, fourth = 0.0, 0.0, 0.0, 0.0
        for number in range(low, high, 4):
            first += weight[number] * term[number]
            second += weight[number + 1] * term[number + 1]
            third += weight[number + 2] * term[number + 2]
            fourth += weight[number + 3] * term[number + 3]
        return first + second + third + fourth

    def clear(self) -> None:
        """All terms to 0, to begin with."""
        self.clear_for(0, self.terms)

    def clear_for(self, low: int, high: int) -> None:
        """The same for a move that can have only these terms: from a multiple of four, to before another."""
        term, first, last = self.term, self.low, self.high
        for number in range(first, last):
            term[number] = 0.0
        self.low = low
        self.high = high

    def best(self, s: State) -> int:
        """The best of the single moves on offer, the first among equals; any of them without terms to judge by."""
        if s.offered == 1:
            return s.offers[0]
        if self.terms == 0:
            return s.pick()
        self.prepare(s)
        found = 0
        highest = -1e30
        for number in range(s.offered):
            self.judge(s, s.offers[number])
            value = self.total()
            if value > highest:
                highest = value
                found = number
        return s.offers[found]


def play_advised(rules: Rules, advisors: list[Advisor], s: State, limit: int, slips: int) -> int:
    """Play to the end or the limit, each seat by its advisor; so many moves in 256 are any candidate; the decisions."""
    decisions = 0
    while s.deciding != 0 and decisions < limit:
        while (s.deciding >> s.actor) & 1 == 0:
            s.actor = s.actor + 1 if s.actor + 1 < s.seats else 0
        rules.candidates(s)
        if s.offered > 1 and slips > 0 and (s.word() >> 24) < slips:
            move = s.pick()
        else:
            advisor: Advisor = advisors[s.actor]
            move = advisor.best(s)
        rules.apply(s, move)
        decisions += 1
    return decisions
