"""The contract of a game: everything the server, bots and terminal need to know of it, as one object."""

from __future__ import annotations

import hashlib
import importlib
import importlib.resources
import pickle
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

import msgspec

from fondaco.kernel.declaring.aid import Aid
from fondaco.kernel.declaring.analysis import Guess, Trait
from fondaco.kernel.declaring.levels import USUAL_LEVELS, Level
from fondaco.kernel.declaring.moves import Moves
from fondaco.kernel.declaring.positions import SEATS, Derived, Field, expect
from fondaco.kernel.declaring.promises import STRENGTH, SpeedBar, StrengthBar
from fondaco.kernel.errors import DataError, OptionError, PositionError, Refusal
from fondaco.kernel.learning.features import Features
from fondaco.kernel.learning.rows import Rows
from fondaco.kernel.learning.weights import Advice
from fondaco.kernel.playing.luck import QUICK, deal_luck, seed_of
from fondaco.kernel.playing.rules import Rules
from fondaco.kernel.playing.state import GameState, State
from fondaco.kernel.showing.effects import Effects
from fondaco.kernel.showing.events import Event
from fondaco.kernel.showing.layout import Layout
from fondaco.kernel.showing.plans import Plans
from fondaco.kernel.showing.scores import Category, Scores, ScoreSheet, fill_sheet

MOVE_LIMIT = "move-limit"  # HOUSE-1.4, the last resort
USUAL_SEATS = 4


@dataclass(frozen=True)
class Option:
    """A choice made before the game; the state has a field of its name that holds the index of the choice."""

    name: str
    choices: tuple[str, ...]
    default: str
    rule: str  # the paragraph it changes


@dataclass(frozen=True)
class Stage:
    """A phase as people know it, and the paragraph behind its prompt."""

    name: str
    rule: str


@dataclass(frozen=True)
class DataFile:
    """What is printed on cardboard and may be corrected without touching code: named, versioned, hashed."""

    name: str
    version: int
    digest: str
    content: Any

    @classmethod
    def read(cls, package: str, name: str, version: int) -> DataFile:
        """Read `<name>-<version>.json` of a package."""
        raw = importlib.resources.files(package).joinpath(f"{name}-{version}.json").read_bytes()
        try:
            content = msgspec.json.decode(raw)
        except msgspec.DecodeError as error:
            raise DataError("data-not-json", file=f"{name}-{version}.json", problem=str(error)) from None
        return cls(name, version, hashlib.sha256(raw).hexdigest()[:16], content)


class StandingAnswer(msgspec.Struct, frozen=True):
    """A move that a player may decide to make whenever `stage` asks for one, until the game leaves `stages`.

    Without stages it holds for the match.
    """

    stage: str
    move: str
    stages: tuple[str, ...] = ()


class Result(msgspec.Struct, frozen=True):
    """How a match ended: which ending, and each seat's points and rank (1 is best, equals share it)."""

    ending: str
    scores: tuple[int, ...]
    ranks: tuple[int, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


@dataclass(frozen=True, repr=False, eq=False)
class Game:
    """A game on the kernel. `audit` raises PositionError where pieces, cards or money do not add up; see `check`."""

    name: str
    prefix: str  # of its rule ids
    version: int
    seats: tuple[int, ...]
    designers: tuple[str, ...]
    publisher: str
    year: int
    rules: Rules
    moves: Moves
    stages: tuple[Stage, ...]  # by phase number; 0 is "over"
    endings: tuple[str, ...]  # by ending number; 0 is "none yet"
    events: tuple[type[Event], ...]
    refusals: tuple[type[Refusal], ...]
    pieces: tuple[str, ...]  # every name that can stand in an event, a move or a view
    fields: tuple[Field, ...]
    view: Callable[[GameState, int], msgspec.Struct]
    view_type: type[msgspec.Struct]
    audit: Callable[[GameState], None] = lambda s: None
    # the sections of the view that a seat sees otherwise than a spectator, whose view it is given
    own: Callable[[GameState, int, Any], Mapping[str, Any]] | None = None
    derive: Callable[[GameState], Derived] = lambda s: {}  # what follows from the rest of a state
    position: Callable[..., dict[str, Any]] = dict  # builds a position that adds up, in the words of the game
    constants: Mapping[str, Any] = field(default_factory=dict)  # printed names and numbers that a drawing needs
    options: tuple[Option, ...] = ()
    check_options: Callable[[int, Mapping[str, str]], None] = lambda seats, options: None
    targets: Callable[[GameState, int], tuple[str, ...]] = lambda s, move: ()  # places that mean a move only now
    # more that a place could mean
    meanings: Callable[[GameState, str], tuple[int | Refusal, ...]] = (
        lambda s, target: ()
    )  # more that a place could mean
    effects: Effects = field(default_factory=Effects)  # what is shown of a move before it is made
    plans: Plans | None = None  # where many small moves make one decision
    scores: Scores | None = None  # without one the sheet has the points alone, at the end
    data: tuple[DataFile, ...] = ()
    tallied: tuple[type[Event], ...] = ()  # events whose shares in random play are worth knowing
    traits: tuple[Trait, ...] = ()  # what analysis looks for
    guesses: tuple[Guess, ...] = ()  # printed facts that are reconstructed
    advice: Advice = field(default_factory=Advice)
    has_secrets: bool = True  # seats see different things
    standing: tuple[StandingAnswer, ...] = ()  # moves that may be decided in advance
    move_limit: int = 10_000
    features: Features | None = None  # for learning
    turn_seconds: float = 2.0  # a bot's time for a whole turn of small decisions
    speed: tuple[SpeedBar, ...] = ()  # checked by the benchmark
    strength: tuple[StrengthBar, ...] = STRENGTH  # checked by the contests
    levels: tuple[Level, ...] = USUAL_LEVELS  # of its bots, from weak to strong
    aid: Aid = field(default_factory=Aid)  # what players look up
    coached: tuple[str, ...] = ()  # kinds of move that the coach explains when they are first on offer
    terminal: Layout | None = None  # without one the terminal lists the fields of the view
    is_complete: bool = False  # has every part that a game may have: the tests miss none
    earlier: tuple[int, ...] = ()  # versions that the rules still play, asking `s.rules`; the newest first
    base_fields: tuple[Field, ...] = field(init=False)

    def __post_init__(self) -> None:
        stages = tuple(stage.name for stage in self.stages)
        base = (
            Field("rules"),
            Field("phase", values=stages),
            Field("after", values=stages),
            Field("ending", values=("none", *self.endings[1:])),
            Field("deciding"),
            *(Field(option.name, values=option.choices) for option in self.options),
        )
        object.__setattr__(self, "base_fields", base)

    def __repr__(self) -> str:
        return f"<Game {self.name}, rules version {self.version}, {self.seats[0]} to {self.seats[-1]} seats>"

    def __reduce__(self) -> tuple[Any, ...]:
        """As where it is declared: `GAME` in the package of its view."""
        package = self.view.__module__.rpartition(".")[0]
        if _declared(package, self.version) is not self:
            raise pickle.PicklingError(f"only a game that a package declares as GAME can be pickled, not {self!r}")
        return _declared, (package, self.version)

    @cached_property
    def rows(self) -> Rows:
        """What learners are given; made only for those who ask."""
        return Rows(self)

    @cached_property
    def versions(self) -> tuple[Game, ...]:
        """The game as matches of each version play it, the newest first."""
        return (self, *(replace(self, version=version, earlier=()) for version in self.earlier))

    def of_version(self, version: int) -> Game | None:
        """The game as matches of a version play it; None if it cannot be played any more."""
        return next((game for game in self.versions if game.version == version), None)

    # -- dealing --------------------------------------------------------------

    @property
    def usual_seats(self) -> int:
        """Four, or as near to it as the game allows."""
        return min(self.seats, key=lambda number: abs(number - USUAL_SEATS))

    def settle(self, seats: int, options: Mapping[str, str]) -> dict[str, str]:
        """All options with their choices, defaults filled in; refuses what is not declared."""
        if seats not in self.seats:
            raise OptionError("option-seats", game=self.name, seats=seats, low=self.seats[0], high=self.seats[-1])
        declared = {option.name: option for option in self.options}
        for name, choice in options.items():
            if name not in declared:
                raise OptionError("option-unknown", game=self.name, name=name, known=", ".join(declared))
            if choice not in declared[name].choices:
                known = ", ".join(declared[name].choices)
                raise OptionError("option-choice", game=self.name, name=name, choice=choice, known=known)
        settled = {option.name: options.get(option.name, option.default) for option in self.options}
        self.check_options(seats, settled)
        return settled

    def deal(
        self,
        seats: int,
        seed: int | bytes,
        options: Mapping[str, str] | None = None,
        event_sink: list[object] | None = None,
        luck: int = QUICK,
    ) -> State:
        """A fresh game, set up (ply 0)."""
        s = self.blank(seats, options or {})
        deal_luck(s, seed if isinstance(seed, bytes) else seed_of(seed), 0, luck)
        s.event_sink = event_sink
        self.rules.setup(s)
        s.event_sink = None
        s.script = None
        return s

    def blank(self, seats: int, options: Mapping[str, str]) -> State:
        """A table before set-up, without luck; copies of it can be dealt one after the other."""
        settled = self.settle(seats, options)
        s = self.rules.new()
        s.seats = seats
        s.rules = self.version
        for option in self.options:
            setattr(s, option.name, option.choices.index(settled[option.name]))
        return s

    def sample(self, s: State, seat: int, number: int, forget: bool = False) -> State:
        """A world that looks to the seat as this one does, with luck of its own drawn from the number."""
        world = self.rules.copy(s)
        deal_luck(world, seed_of(number), 0)
        self.rules.redeal(world, seat, forget)
        return world

    # -- positions ------------------------------------------------------------

    def dump(self, s: State) -> dict[str, Any]:
        """The position as a plain dict; the luck to come is not part of it."""
        return {"seats": s.seats} | {entry.name: entry.dump(s) for entry in self.base_fields + self.fields}

    def load(self, position: Mapping[str, Any]) -> State:
        """The state of a position, checked; what is left out is derived, or as on an empty table."""
        s = self.rules.new()
        seats = position.get("seats")
        if not isinstance(seats, int) or isinstance(seats, bool) or seats not in self.seats:
            low, high = self.seats[0], self.seats[-1]
            raise PositionError("position-seats", field="seats", expected=f"{low}…{high}", found=str(seats))
        s.seats = seats
        s.rules = self.version
        known = {entry.name: entry for entry in self.base_fields + self.fields}
        given: dict[str, set[int]] = {}
        for name, value in position.items():
            if name == "seats":
                continue
            if name not in known:
                raise PositionError("position-unknown-field", field=name, expected=", ".join(known), found=name)
            given[name] = known[name].load(s, value)
        self._check_base(s)
        for name, derived in self.derive(s).items():
            known[name].fill(s, derived, given.get(name, set()))
        self._check_base(s)
        self.check(s)
        self._check_moves(s)
        return s

    def check(self, s: State) -> None:
        """Raise PositionError where fields do not follow from each other, or pieces, cards or money do not add up."""
        derived = self.derive(s)
        for entry in self.base_fields + self.fields:
            if entry.name in derived:
                entry.check(s, derived[entry.name])
        self.audit(s)

    def _check_base(self, s: State) -> None:
        expect(1 <= s.rules <= self.version, "rules", f"1…{self.version}", s.rules)
        most = (1 << s.seats) - 1
        if not 0 <= s.deciding <= most or (s.phase == 0) != (s.deciding == 0):
            expected = "0" if s.phase == 0 else f"1…{most}"
            raise PositionError("position-deciding", field="deciding", expected=expected, found=s.deciding)
        for entry in self.base_fields + self.fields:
            value = getattr(s, entry.name)
            for number in value if entry.axes else [value]:
                lowest = -1 if entry.values is not None and entry not in self.base_fields else 0
                if entry.values == SEATS and not -1 <= number < s.seats:
                    last = s.seats - 1
                    raise PositionError("position-seat", field=entry.name, expected=f"0…{last}", found=number)
                if number < lowest and not entry.signed:
                    raise PositionError("position-negative", field=entry.name, expected="0…", found=number)
        low = s.deciding & -s.deciding
        s.actor = low.bit_length() - 1 if low else 0

    def _check_moves(self, s: State) -> None:
        """A seat that decides must have a legal move."""
        actor = s.actor
        for seat in range(s.seats):
            s.actor = seat
            if s.deciding >> seat & 1:
                self.rules.offer(s)
                if s.choices() == 0:
                    raise PositionError("position-no-move", field="deciding", expected="1…", found=0, seat=seat)
        s.clear()
        s.actor = actor

    # -- the coach ------------------------------------------------------------

    @property
    def notes(self) -> tuple[str, ...]:
        """What the coach explains, each once: every stage in which a player decides, and some kinds of move."""
        if not self.aid.sections:
            return ()
        return (*(stage.name for stage in self.stages[1:]), *(f"move-{word}" for word in self.coached))

    # -- the score ------------------------------------------------------------

    def score_sheet(self, s: State, seat: int) -> ScoreSheet:
        """The score by categories as far as a seat (-1: a spectator) may know, now or at the end."""
        if self.scores is not None:
            return fill_sheet(s, *self.scores.lines(s, seat))
        over = s.deciding == 0
        points = tuple(self.rules.score(s, player) if over else None for player in range(s.seats))
        return fill_sheet(s, (Category("points", self.stages[0].rule, points),), ())

    def result(self, s: State, ending: str = "") -> Result:
        """The ranking as the state stands."""
        scores = tuple(self.rules.score(s, seat) for seat in range(s.seats))
        standing = [self.rules.standing(s, seat) for seat in range(s.seats)]
        ranks = tuple(1 + sum(other > own for other in standing) for own in standing)
        return Result(ending or self.endings[s.ending], scores, ranks)

    def option_choices(self, s: State) -> dict[str, str]:
        """The options this state was dealt with."""
        return {option.name: option.choices[getattr(s, option.name)] for option in self.options}


def _declared(package: str, version: int) -> Game | None:
    """The game that a package declares, as matches of a version play it."""
    declared = getattr(importlib.import_module(package), "GAME", None) if package else None
    return declared.of_version(version) if isinstance(declared, Game) else None
