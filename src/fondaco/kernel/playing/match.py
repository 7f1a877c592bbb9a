"""A match: the one checked way to play a game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from fondaco.kernel.declaring.game import MOVE_LIMIT, Game, Result
from fondaco.kernel.errors import (
    GameIsOver,
    IllegalMove,
    NothingToUndo,
    NotInNotation,
    NotYourDecision,
    OptionError,
    PositionError,
    RecordError,
    RecordPartError,
    Refusal,
    ScriptError,
    Sealed,
)
from fondaco.kernel.playing.luck import QUICK, SIZE, commitment, deal_luck, fresh_seed, seed_of
from fondaco.kernel.playing.plies import Legal, LegalMove, LegalRange, Ply
from fondaco.kernel.playing.record import Record, RecordedMove
from fondaco.kernel.playing.state import State
from fondaco.kernel.showing.effects import predict
from fondaco.kernel.showing.events import Event, Told
from fondaco.kernel.showing.plans import Plan, draft
from fondaco.kernel.showing.reasons import why_not_target
from fondaco.kernel.showing.scores import ScoreSheet
from fondaco.kernel.showing.sections import own_by_comparison

SEATS = [tuple(seat for seat in range(8) if mask >> seat & 1) for mask in range(256)]  # by the bits of `deciding`


class Match:  # noqa: PLW1641 - it changes, and has no hash
    """A game being played. Every move goes through `play`, and a refused one changes nothing."""

    def __init__(
        self,
        game: Game,
        seats: int = 0,
        seed: int | bytes | None = None,
        options: Mapping[str, str] | None = None,
        names: Mapping[int, str] | None = None,
        position: Mapping[str, Any] | None = None,
        luck: int = QUICK,
    ) -> None:
        self.game = game
        self.seed = _seed(seed)
        self.commitment = commitment(self.seed)
        self.luck = luck  # how it comes from the seed
        self.names = dict(names or {})
        self.position = dict(position) if position is not None else None
        self.script: list[int] | None = None  # what the next moves draw instead of luck; too little is a ScriptError
        self.plies: list[Ply] = []
        self._opening: list[Event] = []
        if self.position is not None:
            self.position = _with_options(game, seats, options or {}, self.position)
            self.options = game.option_choices(game.load(self.position))
            self.seats = int(self.position["seats"])
        else:
            self.options = game.settle(seats, options or {})
            self.seats = seats
        self.state = self._start()

    def _start(self) -> State:
        if self.position is not None:
            return self.game.load(self.position)
        opening: list[object] = []
        s = self.game.deal(self.seats, self.seed, self.options, opening, self.luck)
        self._opening = [event for event in opening if isinstance(event, Event)]
        return s

    # -- as a value -----------------------------------------------------------

    def __repr__(self) -> str:
        who = " and ".join(f"seat {seat}" for seat in self.deciding)
        result = self.result
        now = f"{self.stage}, {who} to decide" if result is None else f"over, ranks {result.ranks}"
        return f"<Match {self.game.name}, {self.seats} seats, ply {self.ply}, {now}>"

    def __eq__(self, other: object) -> bool:
        """By what was played, and what is laid down for the next moves."""
        if not isinstance(other, Match):
            return NotImplemented
        return self.record == other.record and self.script == other.script

    def copy(self) -> Match:
        """A match to play on, while this one stays as it is."""
        copied = Match.__new__(Match)
        script = None if self.script is None else list(self.script)
        vars(copied).update(vars(self), plies=self.plies.copy(), state=self.game.rules.copy(self.state), script=script)
        return copied

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> Match:
        return self.copy()  # games and what was played never change

    def __reduce__(self) -> tuple[Any, ...]:
        """As its record: what another process loads plays the same moves again."""
        return Match._of_record, (self.game, self.record, self.script)

    @classmethod
    def _of_record(cls, game: Game, record: Record, script: list[int] | None) -> Match:
        match = cls.replay(game, record)
        match.script = script
        return match

    # -- asking ---------------------------------------------------------------

    @property
    def ply(self) -> int:
        """How many moves were made."""
        return len(self.plies)

    @property
    def over(self) -> bool:
        return self.state.deciding == 0 or self.ply >= self.game.move_limit

    @property
    def deciding(self) -> tuple[int, ...]:
        """The seats that have a decision now."""
        return () if self.over else SEATS[self.state.deciding]

    @property
    def is_scripted(self) -> bool:
        """Some of its luck was laid down in advance, or is going to be."""
        return self.script is not None or any(ply.script for ply in self.plies)

    @property
    def is_arranged(self) -> bool:
        """From a position or with scripted luck: never for a public or rated table."""
        return self.position is not None or self.is_scripted

    @property
    def stage(self) -> str:
        """The name of the phase."""
        return self.game.stages[self.state.phase].name

    @property
    def result(self) -> Result | None:
        if not self.over:
            return None
        return self.game.result(self.state, "" if self.state.deciding == 0 else MOVE_LIMIT)  # HOUSE-1.4

    def view(self, seat: int) -> msgspec.Struct:
        """What a seat (-1: a spectator) sees."""
        return self.game.view(self.state, seat)

    def own_sections(self, seat: int, public: msgspec.Struct) -> Mapping[str, Any]:
        """The sections of the view that this seat sees otherwise than a spectator, who has the public view."""
        if not self.game.has_secrets or seat < 0:
            return {}
        if self.game.own is not None:
            return self.game.own(self.state, seat, public)
        return own_by_comparison(public, self.view(seat))

    def score_sheet(self, seat: int) -> ScoreSheet:
        """The score by categories as far as a seat (-1: a spectator) may know, now or at the end."""
        return self.game.score_sheet(self.state, seat)

    def effects(self, seat: int, notation: str) -> tuple[Told, ...]:
        """What a legal move would bring, from worlds re-dealt for the seat; raises IllegalMove."""
        return predict(self.game, self.state, seat, self.check(seat, notation))

    def plan(self, seat: int, fixed: Sequence[Sequence[str]] = (), target: str = "") -> Plan:
        """The game's plan for a decision of many moves, with the lines the seat has fixed; raises IllegalMove."""
        return draft(self, seat, fixed, target)

    def why_not_target(self, seat: int, target: str, chosen: Sequence[str] = ()) -> Refusal | None:
        """Why a piece on the board cannot be chosen now; None if it can."""
        return why_not_target(self, seat, target, chosen)

    def events(self, seat: int, since: int = 0) -> list[list[Event]]:
        """What a seat (-1: a spectator) learned, ply by ply, redacted for it; entry 0 is the set-up."""
        plies = [self._opening, *(ply.events for ply in self.plies)][since:]
        return [[seen for event in events if (seen := event.seen_by(seat)) is not None] for events in plies]

    def offers(self, seat: int) -> list[int]:
        """The legal moves of a seat as integers, ranges counted out."""
        if seat not in self.deciding:
            return []
        s = self._ask(seat)
        return [s.choice(index) for index in range(s.choices())]

    def only_move(self, seat: int) -> int | None:
        """The seat's one legal move, if there is exactly one."""
        if seat not in self.deciding:
            return None
        s = self._ask(seat)
        return s.choice(0) if s.choices() == 1 else None

    def legal(self, seat: int) -> list[Legal]:
        """The legal moves of a seat, open amounts as ranges."""
        if seat not in self.deciding:
            return []
        s = self._ask(seat)
        legal: list[Legal] = []
        for move in _single_moves(s):
            spelt = self.game.moves.spell(move)
            targets = spelt.targets + self.game.targets(s, move)
            tried = self.tried(seat, move)[0]
            move_on_offer = (spelt.notation, spelt.kind.word, spelt.words, targets)
            legal.append(LegalMove(*move_on_offer, tried.final, tried.sealed))
        for base, low, high, step in _ranges(s):
            kind = self.game.moves.kind(base)
            tried = self.tried(seat, base + low)[0]
            targets = self.game.moves.targets(base + low)
            range_on_offer = (f"{kind.word} {{}}", kind.word, low, high, step, targets)
            legal.append(LegalRange(*range_on_offer, tried.final, tried.sealed))
        return legal

    def legal_targets(self, seat: int) -> Iterator[tuple[str, ...]]:
        """The targets of each legal move; nothing is tried, unlike in `legal`."""
        if seat not in self.deciding:
            return
        s = self._ask(seat)
        for move in _single_moves(s):
            yield self.game.moves.targets(move) + self.game.targets(s, move)
        for base, low, _, _ in _ranges(s):
            yield self.game.moves.targets(base + low)

    def _ask(self, seat: int) -> State:
        s = self.state
        s.actor = seat
        self.game.rules.offer(s)
        return s

    def tried(self, seat: int, move: int) -> tuple[Ply, State]:
        """A legal move made on a copy: the ply, and the true state after it."""
        after, seeded = self._after(seat, move)
        return Ply(seat, move, self.state, after, seeded), after

    # -- moving ---------------------------------------------------------------

    def play(self, seat: int, notation: str) -> list[Event]:
        """Make a move; returns UNREDACTED events: never show them to a seat, that is what `events(seat)` is for.

        A move that is not legal raises IllegalMove, a script that does not fit raises ScriptError; either way the match
        is as it was.
        """
        return self.play_move(seat, self.check(seat, notation))

    def check(self, seat: int, notation: str) -> int:
        """The move written so, if the seat may make it now."""
        if self.over:
            raise IllegalMove(GameIsOver())
        if seat not in self.deciding:
            raise IllegalMove(NotYourDecision())
        move = self.game.moves.read(notation)
        if move is None:
            raise IllegalMove(NotInNotation())
        s = self._ask(seat)
        if not s.is_offered(move):
            raise IllegalMove(self.game.rules.why_not(s, move))
        return move

    def play_move(self, seat: int, move: int) -> list[Event]:
        """Make a move that was checked; returns unredacted events as `play` does."""
        before = None if self.script is None else list(self.script)
        left = None if before is None else list(before)
        after, seeded = self._after(seat, move, left)
        ply = Ply(seat, move, self.state, after, seeded)
        ply.script_before = before
        ply.script = tuple(before[: len(before) - len(left)]) if before is not None and left is not None else ()
        self.script = left
        self.plies.append(ply)
        self.state = after
        return ply.events

    def repeat(self, ply: Ply) -> None:
        """Make the move of a ply of the same match again, with the luck it had."""
        self.script = list(ply.script) if ply.script else None
        self.play_move(ply.seat, ply.move)
        self.script = None

    def _after(self, seat: int, move: int, script: list[int] | None = None) -> tuple[State, list[int]]:
        """The state after a move, and the luck the move began with; what it draws is taken from the script."""
        after = self.game.rules.copy(self.state)
        deal_luck(after, self.seed, self.ply + 1, self.luck)
        seeded = list(after.luck)
        after.actor = seat
        after.event_sink = []
        if script is not None:
            after.script = script
        self.game.rules.apply(after, move)
        after.script = None
        return after, seeded

    # -- undo -----------------------------------------------------------------

    def free_undos(self, seat: int) -> int:
        """HOUSE-1.6: how many of the last moves the seat may take back without asking."""
        count = 0
        for ply in reversed(self.plies):
            if ply.final or ply.seat != seat:
                break
            count += 1
        return count

    def undo(self, count: int = 1) -> None:
        """Take back the last moves; whose consent that needs is for the table to say. Replays the record."""
        if not 1 <= count <= self.ply:
            raise IllegalMove(NothingToUndo())
        if any(ply.sealed for ply in self.plies[-count:]):
            raise IllegalMove(Sealed())
        self.rewind(self.ply - count)

    def rewind(self, ply: int) -> None:
        """Go back to an earlier ply by playing the record again, scripted luck included."""
        kept, dropped = self.plies[:ply], self.plies[ply:]
        for s in self.states(ply):
            self.state = s
        if dropped:
            self.script = dropped[0].script_before
        self.plies = kept

    def states(self, last: int | None = None) -> Iterator[State]:
        """The true state at every ply up to the last, by playing the record again: one object that changes."""
        s = self._start()
        yield s
        for number, made in enumerate(self.plies[:last], 1):
            deal_luck(s, self.seed, number, self.luck)
            s.actor = made.seat
            if made.script:
                s.script = list(made.script)
            self.game.rules.apply(s, made.move)
            s.script = None
            yield s

    # -- record ---------------------------------------------------------------

    @property
    def record(self) -> Record:
        """The whole match, seed included: not for anyone at the table before the end."""
        return Record(
            game=self.game.name,
            rules=self.state.rules,
            seats=self.seats,
            options=self.options,
            commitment=self.commitment,
            seed=self.seed,
            luck=self.luck,
            names=self.names,
            data={file.name: f"{file.version} {file.digest}" for file in self.game.data},
            position=self.position,
            scripts={number: ply.script for number, ply in enumerate(self.plies, 1) if ply.script},
            moves=tuple(RecordedMove(ply.seat, self.game.moves.write(ply.move)) for ply in self.plies),
            result=self.result,
        )

    @classmethod
    def replay(cls, game: Game, record: Record, plies: int | None = None) -> Match:
        """Play a record again, every move checked; what does not fit is told by its line."""
        if record.seed is None:
            raise RecordError("record-missing", line=record.line("seed"), word="seed")
        if commitment(record.seed) != record.commitment:
            raise RecordError("record-commitment", line=record.line("commitment"))
        known, played = game.version, game.of_version(record.rules)
        if played is None:
            raise RecordError("record-rules", line=record.line("game"), rules=record.rules, known=known)
        game = played
        for file in game.data:
            told = record.data.get(file.name)
            if told is not None and told != f"{file.version} {file.digest}":
                raise RecordError("record-data", line=record.line(f"data {file.name}"), name=file.name)
        match = cls._begun(game, record)
        moves: Sequence[RecordedMove] = record.moves if plies is None else record.moves[:plies]
        for _ in moves:
            match.follow(record)
        return match

    def follow(self, record: Record) -> None:
        """Play the next move of a record with the script that belongs to it, all of which it must draw."""
        played, number = record.moves[self.ply], self.ply + 1
        line = record.line(f"script {number}")
        self.script = list(record.scripts[number]) if number in record.scripts else None
        try:
            self.play(played.seat, played.notation)
        except IllegalMove as error:
            raise RecordError("record-illegal", line=played.line, notation=played.notation, rule=error.rule) from error
        except ScriptError as error:
            raise RecordPartError.of(error, line) from error
        if self.script:
            raise RecordError("record-script-left", line=line, count=len(self.script))
        self.script = None

    @classmethod
    def _begun(cls, game: Game, record: Record) -> Match:
        """The match of a record before its first move."""
        try:
            if record.position is None:
                return cls(game, record.seats, record.seed, record.options, record.names, luck=record.luck)
            options = game.settle(record.seats, record.options)
            match = cls(game, 0, record.seed, None, record.names, record.position, record.luck)
        except OptionError as error:
            raise RecordPartError.of(error, _line_of_option(record, error)) from error
        except PositionError as error:
            raise RecordPartError.of(error, record.line("position")) from error
        if match.seats != record.seats or match.options != options:
            raise RecordError("record-other-position", line=record.line("position"))
        return match


def _single_moves(s: State) -> list[int]:
    """What is on offer besides ranges, asked one by one: compiled, reading the whole list makes 512 numbers."""
    return [s.choice(index) for index in range(s.offered)]


def _ranges(s: State) -> list[tuple[int, int, int, int]]:
    """The ranges on offer: base, low, high, step."""
    if not s.ranges:
        return []
    return list(zip(s.range_base, s.range_low, s.range_high, s.range_step, strict=True))[: s.ranges]


def verify(game: Game, record: Record) -> Match:
    """HOUSE-2.2: compare the commitment, deal and play the record again, and compare the result.

    A record with scripted luck is refused even if all of that fits: its luck was chosen.
    """
    match = Match.replay(game, record)
    if record.result is not None:
        for word in ("ending", "scores", "ranks"):
            if match.result is None or getattr(match.result, word) != getattr(record.result, word):
                raise RecordError("record-result", line=record.line(word))
    if record.scripts:
        first = min(record.scripts)
        raise RecordError("record-scripted", line=record.line(f"script {first}"), count=len(record.scripts))
    return match


def _seed(seed: int | bytes | None) -> bytes:
    """The seed itself: from chance, of a number, or as it was given."""
    if seed is None:
        return fresh_seed()
    if not isinstance(seed, bytes):
        return seed_of(seed)
    if len(seed) != SIZE:
        raise OptionError("seed-size", wanted=SIZE, found=len(seed))
    return seed


def _with_options(game: Game, seats: int, options: Mapping[str, str], position: dict[str, Any]) -> dict[str, Any]:
    """The position with the options it leaves open; seats and options that are not its own are refused."""
    if seats and position.get("seats", seats) != seats:
        raise PositionError("position-differs", field="seats", expected=seats, found=str(position["seats"]))
    known = game.settle(seats, options) if seats else options
    for name in options:
        if position.get(name, known[name]) != known[name]:
            raise PositionError("position-differs", field=name, expected=known[name], found=str(position[name]))
    return {**({"seats": seats} if seats else {}), **options, **position}


def _line_of_option(record: Record, error: OptionError) -> int:
    """Where the option stands that an error names or has for a fact; else it is about the seats."""
    named = [f"option {name}" for name in (error.facts.get("name"), *error.facts)]
    return next((record.where[word] for word in named if word in record.where), record.line("seats"))
