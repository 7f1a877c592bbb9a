"""The tree below the moves of one decision: single-observer information-set search, everybody for themselves (max-n).

A node is a sequence of moves as the searching seat could tell them; whatever luck and hidden cards lay between belongs
to no node, for every iteration deals the hidden part of the world afresh. No object stands for a node: columns of
numbers do.
"""

from __future__ import annotations

import math
from array import array
from typing import Protocol

from fondaco.bots.settings import Settings
from fondaco.kernel.learning.advice import Advisor, play_advised
from fondaco.kernel.playing.rules import Rules
from fondaco.kernel.playing.state import State

DEEPEST = 250  # moves below the root

COUNTED = 16_384  # beyond so many visits UCB1 hardly changes
SQRT_LOG = [math.sqrt(math.log(number + 1)) for number in range(16_384)]
INVERSE_SQRT = [1 / math.sqrt(max(number, 0.01)) for number in range(16_384)]


def bound(chances: int, visits: int) -> float:
    """How uncertain a mean still is: the root of log(chances) / visits."""
    return SQRT_LOG[min(chances, COUNTED - 1)] * INVERSE_SQRT[min(visits, COUNTED - 1)]


class Guide(Protocol):
    """Judges positions of the tree where a decision is due, in place of the advice and the play-outs or beside them."""

    def chances(self, node: int, world: State, moves: list[int]) -> list[float]:
        """How likely each move of `world.actor` is the right one."""
        ...

    def gains(self, node: int, world: State) -> list[float]:
        """What the end will be worth to each seat: from 0 for the last to 1 for the first."""
        ...


class Tree:
    """Its root is node 0; `descend` begins at a child of the root, which the caller has chosen."""

    def __init__(
        self, rules: Rules, advisor: Advisor, root: State, seat: int, capacity: int, limit: int, settings: Settings
    ) -> None:
        self.rules = rules
        self.advisor = advisor
        self.advisors = [advisor] * root.seats
        self.root = root
        self.seat = seat
        self.limit = limit  # of decisions in a play-out
        self.key = array("i", bytes(4 * capacity))  # the move into the node, shifted, and who makes it
        self.child = array("i", bytes(4 * capacity))  # the first one; 0 is none, for the root is nobody's child
        self.sibling = array("i", bytes(4 * capacity))
        self.visits = array("i", bytes(4 * capacity))
        self.chances = array("i", bytes(4 * capacity))  # how often the move was on offer
        self.reward = array("d", bytes(8 * capacity))  # in all, for the one who makes the move
        self.won = array("d", bytes(8 * capacity))  # of the root's children: victories of the searching seat,
        self.margin = array("d", bytes(8 * capacity))  # and points by which it was ahead of the best other
        self.capacity = capacity
        self.nodes = 1
        self.decisions = 0  # played, in the tree and below it
        self.untried = [0] * 512
        self.path = [0] * 256
        self.standing = [0] * 8  # of each seat at the end,
        self.gain = [0.0] * 8  # and what that is worth to it
        self.victory = 0.0  # of the searching seat, in the last play-out,
        self.ahead = 0.0  # and by how many points
        self.together = 0  # seats of a decision that is made at the same time, and secretly
        self.explore = settings.explore
        self.widen = settings.widen
        self.ranks = settings.ranks
        self.slips = settings.slips
        self.guide: Guide | None = None
        self.bias = 0.0  # of what the guide thinks of a move, among its reward and its uncertainty
        self.trust = 0.0  # in the guide's gains: the rest comes from play-outs
        self.prior: array[float] = array("d", bytes(8))

    def follow(self, guide: Guide, bias: float, trust: float) -> None:
        """Let a guide say which moves are tried first (bias above 0) and what a position is worth (trust above 0)."""
        self.guide = guide
        self.bias = bias
        self.trust = trust
        self.prior = array("d", bytes(8 * self.capacity))
        self.ranks = 1.0  # the units of a guide's gains: with two seats the same as before

    def play(self, world: State, arm: int) -> None:
        """One iteration in this world: down the tree from a child of the root, to the end, and back."""
        depth = self.descend(world, arm)
        if self.trust > 0:
            self.estimate(world, self.path[depth])
        else:
            self.decisions += play_advised(self.rules, self.advisors, world, self.limit, self.slips)
            self.weigh(world)
        self.back_up(depth)

    def descend(self, world: State, arm: int) -> int:
        """Play down the tree to a new node; how many nodes lie on the way."""
        self.together = world.deciding if world.deciding & (world.deciding - 1) else 0
        self.leave_together(world.actor)
        self.rules.apply(world, self.key[arm] >> 3)
        self.path[1] = arm
        depth = 1
        node = arm
        while self.visits[node] > 0 and depth < DEEPEST and self.settle(world):
            self.leave_together(world.actor)
            node = self.step(world, node)
            if node == 0:  # the tree is full
                break
            depth += 1
            self.path[depth] = node
            self.rules.apply(world, self.key[node] >> 3)
        return depth

    def settle(self, world: State) -> bool:
        """Go on to the next decision that gets a node, past forced moves and secret ones; False at the end."""
        while world.deciding != 0:
            while (world.deciding >> world.actor) & 1 == 0:
                world.actor = world.actor + 1 if world.actor + 1 < world.seats else 0
            self.rules.candidates(world)
            self.decisions += 1
            if world.deciding & (world.deciding - 1):
                self.together = world.deciding
            if world.offered == 1:
                self.leave_together(world.actor)
                self.rules.apply(world, world.offers[0])
            elif self.is_secret(world.actor):
                self.leave_together(world.actor)
                self.rules.apply(world, self.guess(world))
            else:
                return True
        return False

    def estimate(self, world: State, node: int) -> None:
        """What a position is worth to each seat by the guide, mixed with a play-out; at the end the end itself."""
        if not self.settle(world):
            self.weigh(world)
            return
        assert self.guide is not None
        gains = self.guide.gains(node, world)
        if self.trust < 1:
            self.decisions += play_advised(self.rules, self.advisors, world, self.limit, self.slips)
            self.weigh(world)
        else:
            for seat in range(world.seats):
                self.gain[seat] = 0.0
            self.victory = gains[self.seat]
            self.ahead = self.lead_in(world)
        for seat in range(world.seats):
            self.gain[seat] += self.trust * (gains[seat] - self.gain[seat])

    def is_secret(self, actor: int) -> bool:
        """Whether another seat decides without knowing what the searching one has just chosen."""
        return actor != self.seat and (self.together >> actor) & 1 == 1

    def leave_together(self, actor: int) -> None:
        self.together &= ~(1 << actor)

    def guess(self, world: State) -> int:
        """The move of a seat that gets no node: by advice, with slips."""
        if (world.word() >> 24) < self.slips:
            return world.pick()
        return self.advisor.best(world)

    def step(self, world: State, node: int) -> int:
        """The child to go on with: a new one, in the order of the advice, or the best by UCB1; 0 if there is none."""
        untried = 0
        tried = 0
        best = 0
        highest = -1e30
        start = self.child[node]
        for number in range(world.offered):
            found = self.find(node, start, (world.offers[number] << 3) + world.actor)
            if found == 0:
                self.untried[untried] = world.offers[number]
                untried += 1
                continue
            tried += 1
            start = self.sibling[found]
            self.chances[found] += 1
            visits = self.visits[found] if self.visits[found] > 0 else 1
            value = self.reward[found] / visits + self.explore * bound(self.chances[found], visits)
            if self.bias > 0:
                value += self.bias * self.prior[found] / (visits + 1)
            if value > highest:
                highest = value
                best = found
        if untried == 0 or (best > 0 and tried * tried >= self.widen * (self.visits[node] + 1)):
            return best
        if self.nodes == self.capacity:
            return best
        return self.grow(world, node, untried)

    def find(self, node: int, start: int, key: int) -> int:
        """The child with this key, looked for from a place on: moves come in much the same order every time."""
        here = start
        while here != 0:
            if self.key[here] == key:
                return here
            here = self.sibling[here]
        here = self.child[node]
        while here != start:
            if self.key[here] == key:
                return here
            here = self.sibling[here]
        return 0

    def grow(self, world: State, node: int, untried: int) -> int:
        """A child for the untried move that is advised most."""
        if self.bias > 0:
            return self.grow_guided(world, node)
        move = self.untried[0]
        if untried > 1:
            self.advisor.prepare(world)
            highest = -1e30
            for number in range(untried):
                value = self.advisor.score(world, self.untried[number])
                if value > highest:
                    highest = value
                    move = self.untried[number]
        return self.add_child(node, move, world.actor)

    def grow_guided(self, world: State, node: int) -> int:
        """A child for the untried move that the guide finds likeliest; it remembers how likely."""
        assert self.guide is not None
        moves = [world.offers[number] for number in range(world.offered)]
        chances = self.guide.chances(node, world, moves)
        best = -1
        for number in range(world.offered):
            if best >= 0 and chances[number] <= chances[best]:
                continue
            if self.find(node, self.child[node], (world.offers[number] << 3) + world.actor) == 0:
                best = number
        fresh = self.add_child(node, world.offers[best], world.actor)
        self.prior[fresh] = chances[best]
        return fresh

    def add_child(self, node: int, move: int, actor: int) -> int:
        """A new node for a move; there must be room."""
        fresh = self.nodes
        self.nodes += 1
        self.key[fresh] = (move << 3) + actor
        self.chances[fresh] = 1
        if self.child[node] == 0:
            self.child[node] = fresh
        else:
            last = self.child[node]
            while self.sibling[last] != 0:
                last = self.sibling[last]
            self.sibling[last] = fresh
        return fresh

    def weigh(self, world: State) -> None:
        """What the end is worth to each seat: its share of the victory, and a little for every one it beats."""
        for seat in range(world.seats):
            self.standing[seat] = self.rules.standing(world, seat)
        highest = self.standing[0]
        winners = 0
        for seat in range(world.seats):
            standing = self.standing[seat]
            beaten = 0.0
            for other in range(world.seats):
                if other != seat:
                    theirs = self.standing[other]
                    beaten += 1.0 if theirs < standing else 0.5 if theirs == standing else 0.0
            self.gain[seat] = self.ranks * beaten / (world.seats - 1)
            if standing > highest:
                highest = standing
                winners = 0
            if standing == highest:
                winners += 1
        for seat in range(world.seats):
            if self.standing[seat] == highest:
                self.gain[seat] += (1.0 - self.ranks) / winners
        self.victory = 1.0 / winners if self.standing[self.seat] == highest else 0.0
        self.ahead = self.lead_in(world)

    def lead_in(self, world: State) -> float:
        """By how many points the searching seat is ahead of the best other."""
        best = -1000000
        for seat in range(world.seats):
            if seat != self.seat:
                score = self.rules.score(world, seat)
                if score > best:
                    best = score
        return self.rules.score(world, self.seat) - best

    def back_up(self, depth: int) -> None:
        self.visits[0] += 1
        for level in range(1, depth + 1):
            node = self.path[level]
            self.visits[node] += 1
            self.reward[node] += self.gain[self.key[node] & 7]
        arm = self.path[1]
        self.won[arm] += self.victory
        self.margin[arm] += self.ahead

    def outlook(self, move: int) -> tuple[int, float, float, float]:
        """Of a move of the root: visits, and mean reward, victories and margin."""
        node = self.find(0, self.child[0], (move << 3) + self.seat)
        visits = self.visits[node]
        if node == 0 or visits == 0:
            return 0, 0.0, 0.0, 0.0
        return visits, self.reward[node] / visits, self.won[node] / visits, self.margin[node] / visits

    def line(self, move: int, least: int) -> list[tuple[int, int]]:
        """Who does what after a move of the root: the moves tried most, as far as each has at least so many visits."""
        node = self.find(0, self.child[0], (move << 3) + self.seat)
        moves = []
        while node != 0:
            best = 0
            here = self.child[node]
            while here != 0:
                if self.visits[here] >= least and (best == 0 or self.visits[here] > self.visits[best]):
                    best = here
                here = self.sibling[here]
            node = best
            if node != 0:
                moves.append((self.key[node] & 7, self.key[node] >> 3))
        return moves

    def found(self) -> list[tuple[int, int, float]]:
        """Every move tried at the root, with its visits and mean reward."""
        moves = []
        here = self.child[0]
        while here != 0:
            moves.append((self.key[here] >> 3, self.visits[here], self.reward[here] / max(1, self.visits[here])))
            here = self.sibling[here]
        return moves
