# cython: auto_pickle=True
"""A game as arrays: what all environments share."""

from __future__ import annotations

import random
from collections.abc import Mapping, MutableSequence
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from fondaco.games import find
from fondaco.kernel import Game, IllegalMove, Match, Result
from fondaco.kernel.declaring.game import MOVE_LIMIT
from fondaco.kernel.errors import GameIsOver, NotInNotation
from fondaco.kernel.learning.observation import Observation
from fondaco.kernel.learning.recall import Recall
from fondaco.kernel.learning.rewards import REWARDS, Reward, rewards_of
from fondaco.kernel.playing.luck import deal_luck, seed_of
from fondaco.kernel.playing.rules import NOT_OFFERED, ask_next, make_move
from fondaco.kernel.playing.state import State

REFUSED = NOT_OFFERED
KEPT = ("seats", "options", "move_limit", "reward", "record", "memory", "seed", "ply", "seat")  # by a copy, as they are
Row = NDArray[np.int16]
Mask = NDArray[np.int8]


@cache
def bounds_of(game: str, memory: bool = False) -> tuple[Row, Row]:
    """The least and the most that each cell of a game's row can hold."""
    found = find(game)
    low, high = found.rows.bounds()
    if memory:
        told = Recall.feature(found.events)
        low, high = low + [told.low] * told.size, high + [told.high] * told.size
    return np.array(low, np.int16), np.array(high, np.int16)


def check_settings(move_limit: int | None, reward: str) -> None:
    """Refuse what no environment can be made with."""
    if reward not in REWARDS:
        raise ValueError(f"the reward is one of {', '.join(REWARDS)}")
    if move_limit is not None and move_limit < 1:
        raise ValueError("a game has at least one move")


class ArrayTable:
    """One game after the other.

    With `record` luck is drawn for every move as in a match, so that `match` gives the game as one, to look at and to
    keep; without, it runs on from the deal, which is faster. With `memory` rows go on with what the seat was told.
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
        memory: bool = False,
    ) -> None:
        check_settings(move_limit, reward)
        self._take(find(game))
        self.seats = seats if seats is not None else self.game.usual_seats
        self.options = self.game.settle(self.seats, options or {})
        self.move_limit = move_limit or self.game.move_limit
        self.reward: Reward = reward
        self.record = record
        self.memory = memory
        self.numbers = random.Random()  # for games that are not asked for by number
        self.deal(seed_of(0))

    def _take(self, game: Game) -> None:
        """Make what is never copied: above all the cells to write on, for fresh ones would cost more than a row."""
        rows = game.rows
        self.game = game
        self.rules = game.rules
        self.moves = rows.moves
        self.dense = rows.dense
        self.cells: Row = np.zeros(rows.size, np.int16)
        self.changing = self.cells[: rows.features.size]  # what differs from move to move
        self.observation = Observation(self.cells)  # type: ignore[arg-type]
        self.marks: Mask = np.zeros(rows.dense.size, np.int8)
        self.mark_cells: MutableSequence[int] = self.marks  # type: ignore[assignment]  # compiled: without numpy

    def reset(self, number: int | None = None) -> None:
        """Deal: by a number as `fondaco.new(..., seed=number)` does, or the next of a row that a number began."""
        if number is not None:
            self.numbers.seed(number)
        self.deal(seed_of(self.numbers.getrandbits(64) if number is None else number))

    def deal(self, seed: bytes) -> None:
        """Begin anew with the luck of a seed."""
        self.seed = seed
        opening: list[object] | None = [] if self.memory else None
        self.state: State = self.game.deal(self.seats, seed, self.options, opening)
        self.recall: Recall | None = None
        if opening is not None:
            self.recall = Recall(self.game.events, self.seats)
            self.recall.hear(opening)
        self.cells[self.changing.size :] = self.game.rows.option_marks(self.state)
        self.ply = 0
        self.played: list[tuple[int, int]] = []  # seat and move, if they are recorded
        self.seat = ask_next(self.rules, self.state)  # of several the lowest; it learns nothing of the others

    # -- asking ---------------------------------------------------------------

    @property
    def over(self) -> bool:
        """The game is over, by the rules or by the move limit."""
        return self.seat < 0

    @property
    def truncated(self) -> bool:
        """HOUSE-1.4: the move limit was reached and the game was not over."""
        return self.seat < 0 and self.state.deciding != 0

    def row(self, seat: int) -> Row:
        """What a seat may know, and with `memory` also how often it was told of what."""
        self.changing.fill(0)
        self.observation.at = 0
        self.rules.observe(self.state, seat, self.observation)
        if self.recall is not None:
            return np.concatenate([self.cells, np.array(self.recall.counts[seat], np.int16)])
        return self.cells.copy()

    def mask(self, seat: int) -> Mask:
        """Its legal moves; all 0 when it is not asked."""
        if seat < 0 or seat != self.seat:
            return self.marks.copy()
        self.dense.mark_legal(self.state, self.mark_cells, 0, 1)
        mask = self.marks.copy()
        self.dense.mark_legal(self.state, self.mark_cells, 0, 0)
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
        listens = self.recall is not None and self.state.event_sink is None
        if listens:
            self.state.event_sink = []
        seat = make_move(self.rules, self.state, move)
        if self.recall is not None:
            self.recall.hear(self.state.event_sink or ())
        if listens:
            self.state.event_sink = None
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
        """What each seat gets at the end."""
        return rewards_of(self.result, self.reward)

    def match(self) -> Match:
        """The same game as a match: its views, events and record."""
        if not self.record:
            raise ValueError("a table keeps its moves only with record=True")
        match = Match(self.game, self.seats, self.seed, self.options)
        for seat, move in self.played:
            match.play_move(seat, move)
        return match

    # -- copies ---------------------------------------------------------------

    def copy(self) -> ArrayTable:
        """An independent table in the same position."""
        twin = ArrayTable.__new__(ArrayTable)
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
            "recall": None if self.recall is None else self.recall.copy(),
        }

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self._take(find(kept["game"]))
        for name in KEPT:
            setattr(self, name, kept[name])
        self.numbers = random.Random()
        self.numbers.setstate(kept["numbers"])
        self.played = kept["played"]
        self.recall = kept["recall"]
        self.cells[self.changing.size :] = self.game.rows.option_marks(kept["state"])
        self.load(kept["state"])
