"""Decisions of many small moves, planned together: lines that a player fixes, and the game's own plan for the rest."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from msgspec import Struct

from fondaco.kernel.errors import GameIsOver, IllegalMove, NoMeaningNow, NotInNotation, NotYourDecision
from fondaco.kernel.playing.state import GameState, State
from fondaco.kernel.showing.events import Event, Told

if TYPE_CHECKING:
    from fondaco.kernel.declaring.game import Game
    from fondaco.kernel.playing.match import Match

MAX_CHOICES = 8  # ways to make one line that are shown, the best first

Moves = tuple[int, ...]


@dataclass(frozen=True)
class Plans:
    """How a game plans. Everything a plan rests on must be known to the seat: the contract test compares.

    `rest` is the move that makes all lines that are left: while it is legal there is something to plan. `lines` gives
    the ways to make the next line, each as moves in succession, by the target on the board that means them. `line` is
    the event that one line comes to; `effects` sums up the events of all lines; `cost` ranks them, least first.
    """

    rest: int
    lines: Callable[[GameState], Mapping[str, Sequence[Moves]]]
    line: type[Event]
    effects: Callable[[GameState, Sequence[Event]], Iterable[Told]]
    cost: Callable[[Sequence[Event]], int]


class LineChoice(Struct, frozen=True):
    """A way to make the next line, and what the whole plan would come to with it."""

    moves: tuple[str, ...]
    line: Told
    effects: tuple[Told, ...]


class Plan(Struct, frozen=True):
    """All lines, those that the player has fixed first; the moves that make them; where the next one may lead."""

    lines: tuple[Told, ...]
    fixed: int
    effects: tuple[Told, ...]
    moves: tuple[str, ...]
    targets: tuple[str, ...]
    choices: tuple[LineChoice, ...]  # for the target that was asked about


def draft(match: Match, seat: int, fixed: Sequence[Sequence[str]] = (), target: str = "", number: int = 0) -> Plan:
    """The plan of a seat that decides, with the lines it has fixed, on a re-dealt world; raises IllegalMove."""
    if match.over or seat not in match.deciding:
        raise IllegalMove(GameIsOver() if match.over else NotYourDecision())
    if match.game.plans is None:
        raise IllegalMove(NoMeaningNow())
    world = match.game.sample(match.state, seat, number, True)
    world.actor = seat
    return _Draft(match.game, match.game.plans, world).draw(fixed, target)


class _Draft:
    """One world in which the fixed lines are made, step by step."""

    def __init__(self, game: Game, plans: Plans, world: State) -> None:
        self.game = game
        self.plans = plans
        self.before = game.rules.copy(world)
        self.world = world
        self.seat = world.actor

    def draw(self, fixed: Sequence[Sequence[str]], target: str) -> Plan:
        made: list[Event] = []
        for line in fixed:
            for notation in line:
                made += self.apply(self.world, self.check(notation))
        if sum(type(event) is self.plans.line for event in made) != len(fixed):
            raise IllegalMove(NoMeaningNow())
        moves = [notation for line in fixed for notation in line]
        found: Mapping[str, Sequence[Moves]] = {}
        choices: tuple[LineChoice, ...] = ()
        if self.is_open(self.world):
            found = self.plans.lines(self.world)
            choices = self.choices(made, found.get(target, ()))
            made += self.apply(self.game.rules.copy(self.world), self.plans.rest)
            moves.append(self.game.moves.write(self.plans.rest))
        elif not fixed:
            raise IllegalMove(NoMeaningNow())
        lines = tuple(event for event in made if type(event) is self.plans.line)
        effects = tuple(self.plans.effects(self.before, made))
        return Plan(lines, len(fixed), effects, tuple(moves), tuple(found), choices)

    def is_open(self, world: State) -> bool:
        """Whether the seat still has lines to plan."""
        if not world.deciding >> self.seat & 1:
            return False
        self.game.rules.offer(world)
        return bool(world.is_offered(self.plans.rest))

    def check(self, notation: str) -> int:
        """The move written so, if it is legal in this world."""
        move = self.game.moves.read(notation)
        if move is None:
            raise IllegalMove(NotInNotation())
        if not self.world.deciding >> self.seat & 1:
            raise IllegalMove(NotYourDecision())
        self.game.rules.offer(self.world)
        if not self.world.is_offered(move):
            raise IllegalMove(self.game.rules.why_not(self.world, move))
        return move

    def apply(self, world: State, move: int) -> list[Event]:
        """What the seat learns of a move in a world, which the move changes."""
        world.actor = self.seat
        world.event_sink = []
        self.game.rules.apply(world, move)
        told, world.event_sink = world.event_sink, None
        world.actor = self.seat
        return [
            seen for event in told or [] if isinstance(event, Event) if (seen := event.seen_by(self.seat)) is not None
        ]

    def choices(self, made: Sequence[Event], lines: Sequence[Moves]) -> tuple[LineChoice, ...]:
        """The ways to make one line, the one with the cheapest whole plan first."""
        ranked: list[tuple[int, LineChoice]] = []
        for moves in lines:
            world = self.game.rules.copy(self.world)
            events = [event for move in moves for event in self.apply(world, move)]
            line = next(event for event in events if type(event) is self.plans.line)
            events += self.apply(world, self.plans.rest) if self.is_open(world) else []
            whole = [*made, *events]
            written = tuple(self.game.moves.write(move) for move in moves)
            choice = LineChoice(written, line, tuple(self.plans.effects(self.before, whole)))
            ranked.append((self.plans.cost(whole), choice))
        ranked.sort(key=lambda entry: entry[0])
        return tuple(choice for _, choice in ranked[:MAX_CHOICES])
