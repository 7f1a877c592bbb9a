"""The search of one decision: the most advised moves against each other, in the same re-dealt worlds, over a tree.

What the advice says counts at first, and the play-outs more the more there are. The moves are halved again and again:
all get a world, the better half more of them, until two are left; then all of them begin again. So the search can end
at any time, and most play-outs go to the moves that may be the best.
"""

from __future__ import annotations

import math

from fondaco.bots.settings import SETTINGS, Settings
from fondaco.bots.tree import Tree
from fondaco.kernel.learning.advice import Advisor
from fondaco.kernel.playing.rules import Rules
from fondaco.kernel.playing.state import State

UNLIKELY = 1e-9  # for the logarithm of a guide's chance


class Search(Tree):
    """Grows by `run`; `favourite` is what it found."""

    def __init__(
        self,
        rules: Rules,
        advisor: Advisor,
        root: State,
        seat: int,
        capacity: int,
        limit: int,
        settings: Settings = SETTINGS,
    ) -> None:
        super().__init__(rules, advisor, root, seat, capacity, limit, settings)
        self.luck = State()
        self.iterations = 0
        self.width = settings.width
        self.fade = settings.fade
        self.calm = settings.calm
        self.dealt = root  # the world of all moves that are tried now
        self.arms = 0  # how many moves compete: the nodes from 1
        self.advised = [0.0] * 513  # what speaks for each beforehand
        self.wish = [0.0] * 512  # the same by the place of the move among the offers
        self.order = [0] * 512  # the nodes, best first
        self.alive = 0  # the first so many of them are tried now,
        self.worlds = 0  # in so many more worlds;
        self.turn = 0  # in this one so many had their turn
        self.pinned = -1  # the only move that is tried, if it is a move

    def run(self, iterations: int) -> None:
        for _ in range(iterations):
            if self.pinned >= 0:
                arm = self.pinned_arm()
                self.deal()
            else:
                arm = self.next_arm()
            self.play(self.rules.copy(self.dealt), arm)
            self.iterations += 1

    def deal(self) -> None:
        """A world that may be the true one, with luck of its own."""
        world = self.rules.copy(self.root)
        first = self.luck.word()  # one after the other: C does not promise the order of arguments
        second = self.luck.word()
        third = self.luck.word()
        world.seed(first, second, third, self.luck.word())
        self.rules.redeal(world, self.seat, False)
        world.actor = self.seat
        self.dealt = world

    def pinned_arm(self) -> int:
        """The node of the pinned move; there must be room."""
        node = self.find(0, self.child[0], (self.pinned << 3) + self.seat)
        return node if node != 0 else self.add_child(0, self.pinned, self.seat)

    def next_arm(self) -> int:
        """The move that is tried next: each of those alive in one world, then in another."""
        if self.arms == 0:
            self.begin()
        if self.turn == self.alive:
            self.turn = 0
            self.worlds -= 1
            if self.worlds <= 0:
                self.halve()
            self.deal()
        arm = self.order[self.turn]
        self.turn += 1
        return arm

    def halve(self) -> None:
        """Go on with the better half in twice as many worlds; after two moves with all."""
        self.sort(self.alive if self.alive > 2 else self.arms)
        self.alive = (self.alive + 1) // 2 if self.alive > 2 else self.arms
        self.worlds = self.arms // self.alive

    def begin(self) -> None:
        """Find the moves that compete, and what speaks for each of them."""
        world = self.rules.copy(self.root)
        world.actor = self.seat
        self.rules.candidates(world)
        if self.bias > 0:
            self.ask_guide(world)
        else:
            self.ask_advice(world)
        self.arms = min(self.width, world.offered, self.capacity - 1)
        for place in range(self.arms):
            best = -1
            for number in range(world.offered):
                if self.untried[number] == 1 and (best < 0 or self.wish[number] > self.wish[best]):
                    best = number
            self.untried[best] = 0
            node = self.add_child(0, world.offers[best], self.seat)
            self.advised[node] = self.wish[best]
            self.order[place] = node
        if self.bias <= 0:
            self.scale()

    def ask_advice(self, world: State) -> None:
        """How much the advice speaks for each move on offer."""
        self.advisor.prepare(world)
        for number in range(world.offered):
            self.untried[number] = 1
            self.wish[number] = self.advisor.score(world, world.offers[number])

    def ask_guide(self, world: State) -> None:
        """The same by the guide, as logarithms of chances."""
        assert self.guide is not None
        moves = [world.offers[number] for number in range(world.offered)]
        chances = self.guide.chances(0, world, moves)
        for number in range(world.offered):
            self.untried[number] = 1
            self.wish[number] = self.bias * math.log(max(chances[number], UNLIKELY))

    def scale(self) -> None:
        """Count what speaks for the moves in standard deviations among them."""
        total = 0.0
        squares = 0.0
        for node in range(1, self.arms + 1):
            total += self.advised[node]
        mean = total / self.arms
        for node in range(1, self.arms + 1):
            squares += (self.advised[node] - mean) * (self.advised[node] - mean)
        spread = math.sqrt(squares / self.arms)
        for node in range(1, self.arms + 1):
            self.advised[node] = (self.advised[node] - mean) / spread if spread > 0 else 0.0

    def most(self) -> int:
        """How often the move was tried that was tried most."""
        visits = 0
        for node in range(1, self.arms + 1):
            visits = max(visits, self.visits[node])
        return visits

    def worth(self, node: int, most: int) -> float:
        """What advice and play-outs together say of a move, among others that were tried at most so often."""
        if self.visits[node] == 0:
            return self.advised[node]
        return self.advised[node] + (self.calm + most) * self.fade * self.reward[node] / self.visits[node]

    def sort(self, count: int) -> None:
        """Put the first so many moves in the order of their worth; equal ones stay as they are."""
        most = self.most()
        for place in range(1, count):
            node = self.order[place]
            value = self.worth(node, most)
            before = place
            while before > 0 and self.worth(self.order[before - 1], most) < value:
                self.order[before] = self.order[before - 1]
                before -= 1
            self.order[before] = node

    def ranking(self) -> list[int]:
        """The moves that competed and were tried, best first; those tried less than half as often as any come last."""
        most = self.most()
        tried = sorted(
            [
                (2 * self.visits[node] < most, -self.worth(node, most), node)
                for node in range(1, self.arms + 1)
                if self.visits[node] > 0
            ]
        )
        return [self.key[node] >> 3 for _, _, node in tried]

    def favourite(self) -> int:
        """The best of the moves that competed; where none did, the pinned one."""
        ranking = self.ranking()
        return ranking[0] if ranking else self.key[self.child[0]] >> 3

    def look_at(self, move: int, visits: int) -> None:
        """Try a move of the root until it has so many visits, whether it competes or not."""
        self.pinned = move
        node = self.find(0, self.child[0], (move << 3) + self.seat)
        while node == 0 or self.visits[node] < visits:
            if node == 0 and self.nodes == self.capacity:
                break
            self.run(1)
            node = self.find(0, self.child[0], (move << 3) + self.seat)
        self.pinned = -1
