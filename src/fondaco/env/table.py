# cython: auto_pickle=True
"""A game as arrays: what all environments share."""

from __future__ import annotations

import random
from collections.abc import Mapping, MutableSequence
from functools import cache
from typing import Any, Literal, get_args

import numpy as np
from numpy.typing import NDArray

from fondaco.games import find
from fondaco.kernel import Game, IllegalMove, Match, Result
from fondaco.kernel.errors import GameIsOver, NotInNotation
from fondaco.kernel.features import Features
from fondaco.kernel.game import MOVE_LIMIT
from fondaco.kernel.luck import deal_luck, seed_of
from fondaco.kernel.observation import Dense, Observation
from fondaco.kernel.rules import NOT_OFFERED, ask_next, make_move
from fondaco.kernel.state import State

REFUSED = NOT_OFFERED
KEPT = ("seats", "options", "move_limit", "reward", "record", "seed", "ply", "seat")  # by a copy, as they are
Row = NDArray[np.int16]
Mask = NDArray[np.int8]
Reward = Literal["rank", "win", "score"]


class Plan:
    """What is the same for all tables of a game."""

    def __init__(self, game: Game) -> None:
        if game.features is None:
            raise TypeError(f"{game.name} has no features to observe")
        self.game = game
        self.features: Features = game.features
        self.dense = Dense(game.moves)
        self.moves = game.moves.every
        sizes = [entry.size for entry in self.features.entries]
        self.low = np.repeat(np.array([entry.low for entry in self.features.entries], np.int16), sizes)
        self.high = np.repeat(np.array([entry.high for entry in self.features.entries], np.int16), sizes)


@cache
def plan_of(name: str) -> Plan:
    """The plan of a game by its name."""
    return Plan(find(name))


class Table:
    """One game after the other.

    With `record` luck is drawn for every move as in a match, so that `match` gives the game as one, to look at and to
    keep; without, it runs on from the deal, which is faster.
    An action is the number of a move in the game's dense index. Amounts beyond the cap of their kind have no number
    of their own: they are not offered, unless there is nothing else, when the cap stands for the least of them.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        move_limit: int | None = None,
        reward: Reward = "rank",
        record: bool = False,
    ) -> None:
        if reward not in get_args(Reward):
            raise ValueError(f"the reward is one of {', '.join(get_args(Reward))}")
        if move_limit is not None and move_limit < 1:
            raise ValueError("a game has at least one move")
        self._take(plan_of(game))
        self.seats = seats if seats is not None else self.game.usual_seats
        self.options = self.game.settle(self.seats, options or {})
        self.move_limit = move_limit or self.game.move_limit
        self.reward: Reward = reward
        self.record = record
        self.numbers = random.Random()  # for games that are not asked for by number
        self.deal(seed_of(0))

    def _take(self, plan: Plan) -> None:
        """Lay out what is never copied: above all the cells to write on, for fresh ones would cost more than a row."""
        self.plan = plan
        self.game = plan.game
        self.rules = plan.game.rules
        self.moves = plan.moves
        self.dense = plan.dense
        self.write = plan.features.write
        self.cells: Row = np.zeros(plan.features.size, np.int16)
        self.marks: Mask = np.zeros(plan.dense.size, np.int8)
        self.paper = self.cells  # the same again, without numpy between when compiled
        self.observation = Observation(self.cells)  # type: ignore[arg-type]
        self.ticks: MutableSequence[int] = self.marks  # type: ignore[assignment]

    def reset(self, number: int | None = None) -> None:
        """Deal: by a number as `fondaco.new(..., seed=number)` does, or the next of a row that a number began."""
        if number is not None:
            self.numbers.seed(number)
        self.deal(seed_of(self.numbers.getrandbits(64) if number is None else number))

    def deal(self, seed: bytes) -> None:
        """Begin anew with the luck of a seed."""
        self.seed = seed
        self.state: State = self.game.deal(self.seats, seed, self.options)
        self.ply = 0
        self.played: list[tuple[int, int]] = []  # seat and move, if they are recorded
        self.seat = ask_next(self.rules, self.state)  # of several the lowest; it learns nothing of the others

    # -- asking ---------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Nobody is asked any more: the rules ended the game, or the move limit did."""
        return self.seat < 0

    @property
    def truncated(self) -> bool:
        """HOUSE-1.4: the move limit was reached and the game was not over."""
        return self.seat < 0 and self.state.deciding != 0

    def row(self, seat: int) -> Row:
        """What a seat may know."""
        self.paper[:] = 0
        self.observation.at = 0
        self.write(self.state, seat, self.observation)
        return self.cells.copy()

    def mask(self, seat: int) -> Mask:
        """Its legal moves; all 0 when it is not asked."""
        if seat < 0 or seat != self.seat:
            return self.marks.copy()
        count = self.dense.mark(self.state, self.ticks, 1)
        mask = self.marks.copy()
        self.dense.mark(self.state, self.ticks, 0)
        if count == 0:
            mask[self.game.moves.index(self.state.choice(0))] = 1
        return mask

    def observe(self, seat: int) -> dict[str, Row | Mask]:
        """Both, as PettingZoo wants them."""
        return {"observation": self.row(seat), "action_mask": self.mask(seat)}

    def legal(self) -> list[int]:
        """The actions of the seat that is asked, ascending."""
        actions: list[int] = np.flatnonzero(self.mask(self.seat)).tolist()
        return actions

    # -- moving ---------------------------------------------------------------

    def step(self, action: int) -> int:
        """The seat that is asked acts; the next one, or -1. Refuses with IllegalMove what its mask does not hold."""
        number = int(action)
        if self.seat < 0 or not 0 <= number < len(self.moves) or not self.play(self.moves[number]):
            self.play(self.move(number))
        return self.seat

    def play(self, move: int) -> bool:
        """The seat that is asked makes a move; False if it is not on offer."""
        if self.record:
            deal_luck(self.state, self.seed, self.ply + 1)
        seat = make_move(self.rules, self.state, move)
        if seat == REFUSED:
            return False
        if self.record:
            self.played.append((self.seat, move))
        self.ply += 1
        self.seat = seat if self.ply < self.move_limit else -1
        return True

    def move(self, action: int) -> int:
        """The move that an action stands for now."""
        if self.over:
            raise IllegalMove(GameIsOver())
        if not 0 <= action < len(self.moves):
            raise IllegalMove(NotInNotation())
        if not self.mask(self.seat)[action]:
            raise IllegalMove(self.rules.why_not(self.state, self.moves[action]))
        move = self.moves[action]
        return move if self.state.is_offered(move) else self.state.choice(0)  # all amounts lie beyond the cap

    def action(self, move: int) -> int:
        """The action that stands for a move; amounts beyond the cap count as the cap."""
        return self.game.moves.index(move)

    # -- the end --------------------------------------------------------------

    @property
    def result(self) -> Result:
        """The ranking as the game stands."""
        return self.game.result(self.state, MOVE_LIMIT if self.truncated else "")

    def rewards(self) -> list[float]:
        """What each seat gets at the end.

        `rank`: from 1 for the first to -1 for the last in equal steps, equals sharing theirs, in all 0; `win`: 1,
        shared among equals; `score`: the points.
        """
        result = self.result
        if self.reward == "score":
            return [float(score) for score in result.scores]
        if self.reward == "win":
            share = 1.0 / len(result.winners)
            return [share if rank == 1 else 0.0 for rank in result.ranks]
        middles = [rank - 1 + (result.ranks.count(rank) - 1) / 2 for rank in result.ranks]
        return [1.0 - 2.0 * middle / (self.seats - 1) for middle in middles]

    def match(self) -> Match:
        """The same game as a match: its views, events and record."""
        if not self.record:
            raise ValueError("a table keeps its moves only with record=True")
        match = Match(self.game, self.seats, self.seed, self.options)
        for seat, move in self.played:
            match.play_move(seat, move)
        return match

    # -- copies ---------------------------------------------------------------

    def copy(self) -> Table:
        """An independent table in the same position."""
        twin = Table.__new__(Table)
        twin.__setstate__(self.__getstate__())
        return twin

    def load(self, s: State) -> None:
        """Go on from another state; of a game at the same ply."""
        self.state = s
        if self.seat >= 0:
            self.seat = ask_next(self.rules, s)

    def __getstate__(self) -> dict[str, Any]:
        kept = {name: getattr(self, name) for name in KEPT}
        return kept | {
            "game": self.game.name,
            "numbers": self.numbers.getstate(),
            "played": self.played[:],
            "state": self.rules.copy(self.state),
        }

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self._take(plan_of(kept["game"]))
        for name in KEPT:
            setattr(self, name, kept[name])
        self.numbers = random.Random()
        self.numbers.setstate(kept["numbers"])
        self.played = kept["played"]
        self.load(kept["state"])
