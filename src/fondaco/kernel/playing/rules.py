"""What the kernel asks of a game's rules, and random play over any of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from fondaco.kernel.declaring.moves import KIND, VALUE
from fondaco.kernel.learning.observation import Observation
from fondaco.kernel.playing.state import GameState, State

if TYPE_CHECKING:
    from fondaco.kernel.errors import Refusal

NOT_OFFERED = -3


class Phase:
    """A step in which players decide: how it begins, what is on offer, what a move does, why another is refused."""

    def begin(self, s: GameState) -> None:
        """What happens before the first decision; it may lead on to another phase."""

    def offer(self, s: GameState) -> None:
        """List the moves that `s.actor` may make."""
        raise NotImplementedError

    def apply(self, s: GameState, kind: int, value: int) -> None:
        """Carry out a move of `s.actor`."""
        raise NotImplementedError

    def why_not(self, s: GameState, kind: int, value: int) -> Refusal:
        """Why `s.actor` may not make a move."""
        raise NotImplementedError


class Rules:
    """The rules of a game, one object for all its matches: its phases by number, and what each game adds below."""

    def __init__(self, state: type[State] = State, phases: Sequence[Phase] = ()) -> None:
        self.state = state
        self.phases: list[Phase] = list(phases)

    def new(self) -> State:
        """An empty table."""
        return self.state()

    def setup(self, s: GameState) -> None:
        """Deal the game: seats, rules version, options and luck are already in the state."""
        raise NotImplementedError

    def offer(self, s: GameState) -> None:
        """List the legal moves of `s.actor` in the state's offers."""
        s.clear()
        phase: Phase = self.phases[s.phase]
        phase.offer(s)

    def apply(self, s: GameState, move: int) -> None:
        """Carry out a move of `s.actor`, which must be on offer, up to the next decision."""
        phase: Phase = self.phases[s.phase]
        phase.apply(s, move & KIND, move & VALUE)

    def why_not(self, s: GameState, move: int) -> Refusal:
        """Why `s.actor` may not make this move, from facts the seat may know."""
        phase: Phase = self.phases[s.phase]
        return phase.why_not(s, move & KIND, move & VALUE)

    def copy(self, s: State) -> State:
        return s.copy()

    def redeal(self, s: GameState, seat: int, forget: bool) -> None:
        """Deal afresh, in place, all that the seat (-1: a spectator) cannot know; `forget`: or only remembers."""
        raise NotImplementedError

    def observe(self, s: GameState, seat: int, out: Observation) -> None:
        """Write what the seat may know into a row of zeros, in the order of the game's features."""
        raise NotImplementedError

    def score(self, s: GameState, seat: int) -> int:
        """The points of a seat as people count them."""
        raise NotImplementedError

    def standing(self, s: GameState, seat: int) -> int:
        """Score and tie-breakers in one number: higher ranks better, equal shares the rank."""
        return self.score(s, seat)

    def evaluate(self, s: GameState, seat: int) -> float:
        """How well the seat stands, in points; the game's own estimate, for bots."""
        return float(self.score(s, seat))

    def candidates(self, s: GameState) -> None:
        """Leave in the state's offers only moves worth a thought, open amounts as a few single moves."""
        self.offer(s)
        s.thin_ranges(3)


def play_random(rules: Rules, s: State, limit: int) -> int:
    """Play random moves to the end or the limit; the number of decisions."""
    decisions = 0
    while s.deciding != 0 and decisions < limit:
        while (s.deciding >> s.actor) & 1 == 0:
            s.actor = s.actor + 1 if s.actor + 1 < s.seats else 0
        rules.offer(s)
        rules.apply(s, s.pick())
        decisions += 1
    return decisions


def ask_next(rules: Rules, s: State) -> int:
    """List the moves of the lowest seat that decides; which seat it is, or -1 at the end."""
    if s.deciding == 0:
        s.clear()
        return -1
    s.actor = 0
    while (s.deciding >> s.actor) & 1 == 0:
        s.actor += 1
    rules.offer(s)
    return s.actor


def make_move(rules: Rules, s: State, move: int) -> int:
    """Make a move of the actor and ask the next; who that is, -1 at the end, or NOT_OFFERED."""
    if not s.is_offered(move):
        return NOT_OFFERED
    rules.apply(s, move)
    return ask_next(rules, s)
