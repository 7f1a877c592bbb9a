"""A game for two to try the kernel on: a secret choice by both at once, then marks, steps and dice to the end."""

from __future__ import annotations

from typing import Any, Self

from msgspec import Struct

from fondaco.kernel import SEATS, Amount, Event, Field, Game, Kind, Moves, Option, Piece, Refusal, Seat, Stage
from fondaco.kernel import Rules as BaseRules
from fondaco.kernel import State as BaseState
from fondaco.kernel.showing.events import OwnerOnly

CHOOSE, MARK, STEP, ROLL = 1 << 16, 2 << 16, 3 << 16, 4 << 16
COLOURS = ("red", "Green", "blue")
MOVES = Moves(
    Kind(CHOOSE, "choose {colour}", ("stone:{colour}",), colour=COLOURS),
    Kind(MARK, "mark {one} with {other}", ("{one}", "{other}"), one=COLOURS, other=Amount(9)),
    Kind(STEP, "step {amount}", amount=Amount(20)),
    Kind(ROLL, "roll"),
)
TALLY = ("seats", "rules", "phase", "after", "ending", "deciding", "actor", "luck")


class State(BaseState):
    def __init__(self) -> None:
        BaseState.__init__(self)
        self.pace = 0  # option
        self.chosen = [-1] * 5
        self.points = [0] * 5
        self.marks = 0


class Chosen(Event, frozen=True):
    seat: Seat
    colour: OwnerOnly[Piece]
    sealed = True


class Whispered(Event, frozen=True):
    """Heard by one seat alone."""

    seat: Seat

    def seen_by(self, seat: int) -> Self | None:
        return self if seat == self.seat else None


class Rolled(Event, frozen=True):
    seat: Seat
    pips: int


class NotNow(Refusal, frozen=True):
    rule = "TOY-1.1"


class View(Struct, frozen=True):
    points: tuple[int, ...]


class Rules(BaseRules):
    def new(self) -> State:
        return State()

    def setup(self, s: BaseState) -> None:
        s.phase = 1
        s.deciding = 0b11

    def offer(self, s: BaseState) -> None:
        s.clear()
        if s.phase == 1:
            for colour in range(3):
                s.offer(CHOOSE + colour)
            return
        s.offer(MARK + (s.actor << 8) + 7)
        s.offer_range(STEP, 2, 9, 3)
        s.offer(ROLL)

    def apply(self, s: BaseState, move: int) -> None:
        assert isinstance(s, State)
        kind, value = move & ~0xFFFF, move & 0xFFFF
        if kind == CHOOSE:
            s.chosen = [value if seat == s.actor else old for seat, old in enumerate(s.chosen)]
            self.tell(s, Chosen(s.actor, COLOURS[value]))
            s.deciding &= ~(1 << s.actor)
            if s.deciding == 0:
                s.phase = 2
                s.turn(0)
        elif kind == MARK:
            s.marks += 1
            self.tell(s, Whispered(s.actor))
        elif kind == STEP:
            self.score_points(s, value)
            s.turn(1 - s.actor)
        else:
            pips = s.below(6) + 1
            self.tell(s, Rolled(s.actor, pips))
            self.score_points(s, pips)
        if max(s.points) >= 20:
            s.phase, s.ending, s.deciding = 0, 1, 0

    @staticmethod
    def tell(s: State, event: Event) -> None:
        s.tell(event)

    @staticmethod
    def score_points(s: State, points: int) -> None:
        s.points = [old + points * (seat == s.actor) for seat, old in enumerate(s.points)]

    def why_not(self, s: BaseState, move: int) -> Refusal:
        return NotNow()

    def copy(self, s: BaseState) -> State:
        assert isinstance(s, State)
        twin = State()
        for name in (*TALLY, "pace", "chosen", "points", "marks"):
            value: Any = getattr(s, name)
            setattr(twin, name, list(value) if isinstance(value, list) else value)
        return twin

    def redeal(self, s: BaseState, seat: int, forget: bool) -> None:
        """Nothing to do: the toy is not asked."""

    def score(self, s: BaseState, seat: int) -> int:
        assert isinstance(s, State)
        return s.points[seat]


def view(s: BaseState, seat: int) -> View:
    assert isinstance(s, State)
    return View(tuple(s.points[: s.seats]))


TOY = Game(
    name="toy",
    prefix="TOY",
    version=3,
    seats=(2,),
    designers=("nobody",),
    publisher="nobody",
    year=1700,
    rules=Rules(),
    moves=MOVES,
    stages=(Stage("over", "TOY-1.1"), Stage("choice", "TOY-1.1"), Stage("race", "TOY-1.1")),
    endings=("none", "twenty"),
    events=(Chosen, Whispered, Rolled),
    refusals=(NotNow,),
    pieces=COLOURS,
    fields=(Field("chosen", SEATS, values=COLOURS), Field("points", SEATS, signed=True), Field("marks")),
    view=view,
    view_type=View,
    audit=lambda s: None,
    options=(Option("pace", ("slow", "quick"), "slow", "TOY-1.1"),),
    move_limit=50,
)
