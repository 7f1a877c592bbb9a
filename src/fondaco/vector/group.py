"""Matches side by side in one process, written row by row into arrays: the part of a batch that must be fast."""

from __future__ import annotations

import operator
import random
from array import array
from bisect import bisect_right
from collections.abc import MutableSequence, Sequence
from hashlib import sha256
from typing import Any

import numpy as np

from fondaco.kernel.declaring.game import Result
from fondaco.kernel.errors import BotError
from fondaco.kernel.learning.advice import Advisor
from fondaco.kernel.learning.observation import Observation
from fondaco.kernel.learning.recall import Recall
from fondaco.kernel.learning.rewards import rewards_of
from fondaco.kernel.playing.luck import deal_luck, seed_of
from fondaco.kernel.playing.rules import ask_next
from fondaco.kernel.playing.state import State
from fondaco.vector.arrays import Arrays
from fondaco.vector.opponents import ADVISED, RANDOM, Opponent
from fondaco.vector.settings import Settings

ALL = 0xFFFFFFFFFFFFFFFF
STEP = 0x9E3779B97F4A7C15  # of splitmix64, as the two below
FIRST = 0xBF58476D1CE4E5B9
SECOND = 0x94D049BB133111EB
BLOCK = 64  # rows of a step at a time; a name that Python can see, for the tests
MAX_ATTEMPTS = 1000  # deals in which the seat of the learner is never asked
NOBODY = -1
LUCK_OF_OTHERS = b"fondaco vector "
PARTS = 1 << 30  # of a share among opponents
ANY_RULES = RANDOM
BY_ADVICE = ADVISED


class Group:
    """The matches of one process. Everything a match draws follows from its own seed, whatever its neighbours do."""

    def __init__(self, settings: Settings, arrays: Arrays, opponents: list[list[tuple[str, float]]]) -> None:
        game = settings.find()
        rows = game.rows
        self.game = game
        self.rules = game.rules
        self.dense = rows.dense
        self.reward = settings.reward
        self.blank = game.blank(settings.seats, settings.options)
        options = rows.option_marks(self.blank)
        self.memory = settings.memory
        self.size = settings.row_size
        self.told = rows.size  # where the memory begins
        empty = [0] * (rows.size - len(options)) + options + [0] * (self.size - rows.size)
        self.empty_row = np.array(empty, np.int16)
        self.moves = array("i", rows.moves)
        self.count = len(arrays.masks)
        self.actions = rows.dense.size
        self.seats = settings.seats
        self.limit = settings.move_limit
        self.plays_itself = settings.seat == "all"
        self.fixed_seat = settings.seat if isinstance(settings.seat, int) else NOBODY
        self.forfeits = settings.illegal == "lose"
        self.finals = arrays.final_rows.shape[1]
        self._take(arrays)
        self.states: list[State] = [self.blank] * self.count
        self.recalls: list[Recall] = [Recall(game.events, settings.seats)] * self.count
        self.ply = array("q", bytes(8 * self.count))
        self.luck = array("Q", bytes(8 * self.count))
        self.chosen = array("i", bytes(4 * self.count))
        self.own = array("i", bytes(4 * self.count))
        self.opponent = array("i", bytes(4 * self.count * self.seats))
        self.numbers = [random.Random() for _ in range(self.count)]  # of the deals, as those of a single environment
        self.bot_luck = [random.Random() for _ in range(self.count)]
        for row in range(self.count):
            self._seed_row(row, self.numbers[row].getrandbits(64))
        self.set_opponents(opponents)

    def _take(self, arrays: Arrays) -> None:
        """Lay hold of the arrays to write into."""
        self.take_rows(arrays.rows, arrays.masks)
        self.final_array = arrays.final_rows
        final: Any = arrays.final_rows.reshape(-1)
        self.final_cells = final
        self.final_observation = Observation(final)
        self.asked: MutableSequence[int] = arrays.seats  # type: ignore[assignment]
        self.wanted: MutableSequence[int] = arrays.actions  # type: ignore[assignment]
        self.terminated: Any = arrays.terminations.view(np.uint8)
        self.truncated: Any = arrays.truncations.view(np.uint8)
        self.rewards: Any = arrays.rewards.reshape(-1)
        self.scores: Any = arrays.scores.reshape(-1)
        self.ranks: Any = arrays.ranks.reshape(-1)
        self.lengths: Any = arrays.lengths
        self.final_seats: Any = arrays.final_seats

    def take_rows(self, rows: Any, masks: Any) -> None:
        """Write rows and masks into these arrays from now on."""
        self.row_array, self.mask_array = rows, masks
        self.cells: Any = rows.reshape(-1)
        self.observation = Observation(self.cells)
        self.marks: Any = masks.reshape(-1)

    def set_opponents(self, opponents: list[list[tuple[str, float]]]) -> None:
        """Who sits to the left of the learner, seat by seat: one of several, by shares; from the next deals on."""
        names = sorted({name for line in opponents for name, _ in line})
        players = [Opponent(name, self.game, self.seats) for name in names]
        self.names = names
        self.kind = array("i", [player.kind for player in players] or [ANY_RULES])
        self.advisors = [player.advisor for player in players]
        self.bots: list[Any] = [player.bot for player in players]
        self.pools = []
        for line in opponents:
            total = sum(share for _, share in line)
            bounds, reached = [], 0.0
            for _, share in line[:-1]:
                reached += share
                bounds.append(int(reached / total * PARTS))
            self.pools.append(([names.index(name) for name, _ in line], bounds))

    # -- luck -----------------------------------------------------------------

    def _seed_row(self, row: int, number: int) -> None:
        digest = sha256(LUCK_OF_OTHERS + str(number).encode()).digest()
        self.luck[row] = int.from_bytes(digest[:8], "big")
        self.bot_luck[row].seed(digest)

    def word(self, row: int) -> int:
        """The next 32 bits of a row's own luck: not that of its match, from which nothing may be guessed."""
        mixed = (self.luck[row] + STEP) & ALL
        self.luck[row] = mixed
        mixed = ((mixed ^ (mixed >> 30)) * FIRST) & ALL
        mixed = ((mixed ^ (mixed >> 27)) * SECOND) & ALL
        return (mixed ^ (mixed >> 31)) >> 32

    def draw(self, row: int, bound: int) -> int:
        """A number from 0 to bound - 1."""
        return (self.word(row) * bound) >> 32

    # -- dealing --------------------------------------------------------------

    def reset(self, rows: Sequence[int], seeds: Sequence[int | None]) -> None:
        """Deal matches: by a number as `fondaco.new(..., seed=number)` does, or the next of those it began."""
        for row, number in zip(rows, seeds, strict=True):
            if number is not None:
                self.numbers[row].seed(number)
                self._seed_row(row, number)
            self.forget(row)
            self.seat_row(row, number)
        self.observe()

    def seat_row(self, row: int, number: int | None) -> None:
        """Deal until the learner is asked."""
        tries = 0
        while self.deal(row, number) < 0:
            number = None
            tries += 1
            if tries == MAX_ATTEMPTS:
                raise ValueError("the seat of the learner is never asked before the move limit")

    def deal(self, row: int, number: int | None) -> int:
        """The next match of a row; who is asked."""
        s = self.rules.copy(self.blank)
        deal_luck(s, seed_of(self.numbers[row].getrandbits(64) if number is None else number), 0)
        if self.memory:
            self.recalls[row] = Recall(self.game.events, self.seats)
            s.event_sink = []
            self.rules.setup(s)
            self.remember(row, s)
        else:
            self.rules.setup(s)
        self.states[row] = s
        self.ply[row] = 0
        if not self.plays_itself:
            self.draw_seats(row)
        self.asked[row] = self.ask(row, s)
        return self.asked[row]

    def draw_seats(self, row: int) -> None:
        """Where the learner sits in the new match, and against whom."""
        own = self.fixed_seat if self.fixed_seat >= 0 else self.draw(row, self.seats)
        self.own[row] = own
        for step in range(1, self.seats):
            players, bounds = self.pools[step - 1]
            which = bisect_right(bounds, self.draw(row, PARTS)) if bounds else 0
            self.opponent[row * self.seats + (own + step) % self.seats] = players[which]

    # -- playing --------------------------------------------------------------

    def ask(self, row: int, s: State) -> int:
        """Who is asked next in a row, after the moves of opponents; -1 at the end."""
        seat = NOBODY
        if self.ply[row] < self.limit:
            seat = ask_next(self.rules, s)
        while seat >= 0 and not self.plays_itself and seat != self.own[row]:
            self.make(row, s, self.answer(row, s, seat))
            seat = NOBODY
            if self.ply[row] < self.limit:
                seat = ask_next(self.rules, s)
        return seat

    def make(self, row: int, s: State, move: int) -> None:
        """Carry out a move; with memory the seats remember what they are told of it."""
        if self.memory:
            s.event_sink = []
            self.rules.apply(s, move)
            self.remember(row, s)
        else:
            self.rules.apply(s, move)
        self.ply[row] += 1

    def remember(self, row: int, s: State) -> None:
        self.recalls[row].hear(s.event_sink or ())
        s.event_sink = None

    def answer(self, row: int, s: State, seat: int) -> int:
        """The move of an opponent; but for random ones from a world dealt afresh, as at any table."""
        player = self.opponent[row * self.seats + seat]
        if self.kind[player] == ANY_RULES:
            return s.choice(self.draw(row, s.choices()))
        world = self.rules.copy(s)
        first = self.word(row)  # one after the other: C does not promise the order of arguments
        second = self.word(row)
        third = self.word(row)
        world.seed(first, second, third, self.word(row))
        self.rules.redeal(world, seat, False)
        world.actor = seat
        if self.kind[player] == BY_ADVICE:
            self.rules.candidates(world)
            advisor: Advisor = self.advisors[player]  # type: ignore[assignment]
            move = advisor.best(world)
        else:
            move = operator.index(self.bots[player].choose(self.game, world, seat, self.bot_luck[row]))
        if not 0 <= move < 2**31 or not s.is_offered(move):
            raise BotError("bot-illegal-move", name=self.names[player], move=str(move))
        return move

    def check(self) -> int:
        """Find the moves of all actions; the first row whose action is not legal, unless that forfeits, or -1."""
        for row in range(self.count):
            self.chosen[row] = self.move_of(row, self.wanted[row])
            if self.chosen[row] < 0 and not self.forfeits:
                return row
        return NOBODY

    def step(self) -> None:
        """Make the moves that were found, in blocks: the same code over many rows, while the states are near."""
        for first in range(0, self.count, BLOCK):
            last = min(first + BLOCK, self.count)
            for row in range(first, last):
                self.act(row)
            self.observe_rows(first, last)

    def move_of(self, row: int, action: int) -> int:
        """The move that an action stands for now; -1 if it is not legal."""
        if not 0 <= action < self.actions:
            return NOBODY
        s: State = self.states[row]
        if s.is_offered(self.moves[action]):
            return self.moves[action]
        return s.choice(0) if self.dense.stand_in(s) == action else NOBODY

    def act(self, row: int) -> None:
        """Make the chosen move; at the end keep the last observation and deal again."""
        s: State = self.states[row]
        move = self.chosen[row]
        if self.terminated[row] or self.truncated[row]:
            self.forget(row)
        if move >= 0:
            self.make(row, s, move)
            self.asked[row] = self.ask(row, s)
        if move < 0 or self.asked[row] < 0:
            self.finish(row, s, self.asked[row])
            self.seat_row(row, None)

    def forget(self, row: int) -> None:
        """Whatever was told of a match that ended with an earlier step, but for its final observation."""
        self.terminated[row] = 0
        self.truncated[row] = 0
        for place in range(row * self.seats, (row + 1) * self.seats):
            self.rewards[place] = 0.0

    def write_result(self, row: int, result: Result, loser: int) -> None:
        """Write scores, ranks and what each seat gets; a loser made an illegal move."""
        start = row * self.seats
        rewards = [0.0] * len(result.scores)
        if loser >= 0:
            rewards[loser] = -1.0
        else:
            rewards = rewards_of(result, self.reward)
        for seat in range(self.seats):
            self.scores[start + seat] = result.scores[seat]
            self.ranks[start + seat] = result.ranks[seat]
            self.rewards[start + seat] = rewards[seat]

    def finish(self, row: int, s: State, loser: int) -> None:
        """Rewards, the last observation of everybody who learns, and how it ended; a loser made an illegal move."""
        ended = s.deciding == 0 or loser >= 0
        self.write_result(row, self.game.result(s), loser)
        self.lengths[row] = self.ply[row]
        self.final_seats[row] = 0 if self.plays_itself else self.own[row]
        self.terminated[row] = 1 if ended else 0
        self.truncated[row] = 0 if ended else 1
        self.final_array[row] = self.empty_row
        for place in range(self.finals):
            start = (row * self.finals + place) * self.size
            self.final_observation.at = start
            seat = place if self.plays_itself else self.own[row]
            self.rules.observe(s, seat, self.final_observation)
            if self.memory:
                self.recall(row, seat, self.final_cells, start + self.told)

    # -- observing ------------------------------------------------------------

    def observe(self) -> None:
        """Write every row and mask anew, as the matches stand."""
        self.observe_rows(0, self.count)

    def observe_rows(self, first: int, last: int) -> None:
        """Write the rows and masks of these matches anew."""
        self.row_array[first:last] = self.empty_row  # all at once: slices of a single row cost more than the copy
        self.mask_array[first:last] = 0
        for row in range(first, last):
            self.observe_row(row)

    def observe_row(self, row: int) -> None:
        """Write into a cleared row and mask."""
        s: State = self.states[row]
        start = row * self.size
        self.observation.at = start
        self.rules.observe(s, self.asked[row], self.observation)
        if self.memory:
            self.recall(row, self.asked[row], self.cells, start + self.told)
        self.dense.mark_legal(s, self.marks, row * self.actions, 1)

    def recall(self, row: int, seat: int, cells: MutableSequence[int], start: int) -> None:
        """Write what a seat remembers."""
        place = start
        for count in self.recalls[row].counts[seat]:
            cells[place] = count
            place += 1

    def draw_actions(self) -> None:
        """Write for every row a legal action, each as likely as the others."""
        for row in range(self.count):
            s: State = self.states[row]
            action = NOBODY
            for _ in range(100):
                action = self.dense.index(s.choice(self.draw(row, s.choices())))
                if action >= 0:
                    break
            if action < 0:  # hardly any move is within the caps
                legal = self.mask_array[row].nonzero()[0]
                action = legal[self.draw(row, len(legal))]
            self.wanted[row] = action

    def why_not(self, row: int, action: int) -> str:
        """The rule against an action."""
        if not 0 <= action < self.actions:
            return ""
        return str(self.rules.why_not(self.states[row], self.moves[action]).rule)
