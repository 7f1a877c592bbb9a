"""A table as its log tells it: a pure fold over rows, with the match as a cache of the moves."""

from __future__ import annotations

import copy
from dataclasses import dataclass, field
from typing import Any

from fondaco.kernel import Event, Game, IllegalMove, Match, State
from fondaco.kernel.errors import FinalComesLast
from fondaco.kernel.luck import deal_luck
from fondaco.server import rows
from fondaco.server.clock import Clock
from fondaco.server.rows import LogRow, Sitting
from fondaco.server.wire import ClockPlan

STOOD_UP = {"left": "stood-up", "clock": "clock-ran-out", "absent": "replaced"}  # what is told of it
STEP = 16  # plies between two states that are kept
Opening = dict[int, list[Event]]  # what the deal told each seat, -1 too
NOTES = 60  # happenings of the house that are remembered for the log


@dataclass(frozen=True)
class Setting:
    """What never changes of a table."""

    id: str
    game: Game
    options: dict[str, str]
    seed: bytes
    public: bool
    spectators: bool
    clock: ClockPlan
    created: float
    hints: bool = True


@dataclass
class Trial:
    """A match some moves further on, tried on a copy; `marks` are the states to keep."""

    match: Match
    marks: list[State] = field(default_factory=list)


@dataclass(frozen=True)
class Note:
    """Something that happened to the table rather than in the game."""

    seq: int
    ply: int
    seat: int
    event: dict[str, Any]


@dataclass
class Asked:
    """An undo that waits for consent."""

    seat: int
    ply: int
    waiting: set[int]
    seq: int  # the row that asked: a consent is given to this one


class Table:
    """The fold. `apply` is the only thing that changes it, and it never fails half-way on a row that was tried."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.version = 0
        self.changed = setting.created
        self.status = "open"
        self.host = ""
        self.sittings: list[Sitting] = []
        self.match: Match | None = None
        self.began = 0  # the row that dealt the game
        self.opening: Opening = {}
        self.marks: list[State] = []  # every STEP plies
        self.seqs: list[int] = []  # the row that made each ply
        self.decided: list[int] = []  # the row that last changed each seat's decision
        self.asked: Asked | None = None
        self.keys: dict[str, int] = {}
        self.notes: list[Note] = []
        self.rematch: str | None = None
        self.clock = Clock(setting.clock, 0)
        self.accounts: list[list[float]] = []  # the time every seat had at each ply; none without a clock

    # -- questions ------------------------------------------------------------

    @property
    def ply(self) -> int:
        return self.match.ply if self.match else 0

    @property
    def deciding(self) -> tuple[int, ...]:
        return self.match.deciding if self.match else ()

    def seats_of(self, ids: frozenset[str]) -> list[int]:
        return [seat for seat, sitting in enumerate(self.sittings) if sitting.person in ids]

    def bots_to_move(self) -> list[int]:
        return [seat for seat in self.deciding if self.sittings[seat].played_by_bot]

    def names(self) -> dict[int, str]:
        return {seat: sitting.name or sitting.bot or "" for seat, sitting in enumerate(self.sittings)}

    def try_moves(self, seat: int, moves: list[str], fresh: bool = False) -> Trial:
        """Play on a copy; IllegalMove where one is refused, anything else is a fault of the rules.

        Of fresh ones only the last may be final: the answer to one that follows would tell what came of it.
        """
        assert self.match is not None
        match = copy.copy(self.match)
        match.plies = self.match.plies.copy()
        trial = Trial(match)
        for number, notation in enumerate(moves):
            if fresh and number and match.plies[-1].final:
                raise IllegalMove(FinalComesLast())
            match.play(seat, notation)
            if match.ply % STEP == 0:
                trial.marks.append(match.state)
        return trial

    def at(self, ply: int) -> Match:
        """The match as it was; costs the same however long the game is."""
        assert self.match is not None
        game, mark = self.setting.game, ply // STEP
        s = game.rules.copy(self.marks[mark])
        for number in range(mark * STEP + 1, ply + 1):
            made = self.match.plies[number - 1]
            deal_luck(s, self.match.seed, number)
            s.actor = made.seat
            game.rules.apply(s, made.move)
        past = copy.copy(self.match)
        past.state = s
        past.plies = self.match.plies[:ply]
        return past

    def clone(self) -> Table:
        """A copy to try a row on."""
        twin = copy.copy(self)
        twin.sittings = [copy.copy(sitting) for sitting in self.sittings]
        twin.marks, twin.seqs, twin.decided = self.marks[:], self.seqs[:], self.decided[:]
        twin.asked = copy.deepcopy(self.asked)
        twin.keys, twin.notes = self.keys.copy(), self.notes[:]
        twin.clock, twin.accounts = self.clock.copy(), self.accounts[:]
        return twin

    # -- the fold -------------------------------------------------------------

    def apply(self, row: LogRow, trial: Trial | None = None) -> None:
        """Take in the next row; `trial` saves playing its moves again."""
        if row.seq != self.version + 1:
            raise ValueError(f"row {row.seq} after version {self.version}")
        body = row.body
        moved = body if isinstance(body, rows.Moved) else None
        mover = moved.seat if moved else None
        before = self._decision()
        self.version = row.seq
        self.changed = max(self.changed, row.time)
        self._take(body, trial)
        if row.key is not None:
            self.keys[row.key] = row.seq
        self._mark_decisions(before, mover)
        if self.match is not None and self.setting.clock.kind != "none":
            self.wind(self.clock, self.changed, before[0], self.match, moved)
            account = self.clock.account(self.changed)
            self.accounts += [account] * (self.ply + 1 - len(self.accounts))

    def wind(
        self, clock: Clock, time: float, before: tuple[int, ...], match: Match, moved: rows.Moved | None = None
    ) -> None:
        """Let a clock go on from who decided before a row to who decides after it."""
        running = {seat for seat in match.deciding if self.sittings[seat].played_by_person}
        if moved is None:
            clock.turn(time, running)
        else:
            clock.turn(time, running, moved.seat, renewed(before, match, moved))

    def _take(self, body: rows.Body, trial: Trial | None) -> None:
        match body:
            case rows.Moved():
                self._move(body, trial)
            case rows.AskedBack():
                self._ask_back(body)
            case rows.AnsweredBack():
                self._answer_back(body)
            case rows.StoodUp() | rows.SatDown() | rows.BotFailed():
                self._change_player(body)
            case rows.Resumed():
                self.clock.resume(self.changed)
            case rows.Followed():
                self.rematch = body.table
            case _:
                self._prepare(body)

    def _prepare(self, body: rows.Body) -> None:
        """What happens before the first move."""
        match body:
            case rows.Opened():
                self.host, self.sittings = body.host, body.sittings
                self.decided = [0] * len(self.sittings)
                self.clock = Clock(self.setting.clock, len(self.sittings))
            case rows.Joined():
                self.sittings[body.seat] = Sitting("person", body.person, body.name)
            case rows.Left():
                for seat in body.seats:
                    self.sittings[seat] = Sitting("open")
                self.host = body.host
            case rows.Began():
                self.status, self.sittings = "playing", body.sittings
                self._deal()
            case rows.Closed():
                self.status = "closed"

    def _deal(self) -> None:
        setting, names = self.setting, {seat: name for seat, name in self.names().items() if name}
        self.match = Match(setting.game, len(self.sittings), setting.seed, setting.options, names)
        self.began = self.version
        self.opening = opening_of(self.match)
        self.marks = [self.match.state]

    def watch(self, start: Match, moves: list[tuple[int, str]]) -> None:
        """Take in an uploaded record, whatever position it starts from."""
        self.match, self.opening, self.marks = start, opening_of(start), [start.state]
        for seat, notation in moves:
            start.play(seat, notation)
            if start.ply % STEP == 0:
                self.marks.append(start.state)

    def _move(self, body: rows.Moved, trial: Trial | None) -> None:
        trial = trial or self.try_moves(body.seat, body.moves)
        self.match = trial.match
        self.marks += trial.marks
        self.seqs += [self.version] * len(body.moves)
        self.asked = None
        if self.match.over:
            self.status = "finished"

    def _ask_back(self, body: rows.AskedBack) -> None:
        self.asked = Asked(body.seat, body.ply, set(body.waiting), self.version)
        if not body.waiting:
            self._go_back()
        else:
            self._say(body.seat, "undo-asked", to=body.ply)

    def _answer_back(self, body: rows.AnsweredBack) -> None:
        if self.asked is None:
            return
        if not body.yes:
            self.asked = None
            self._say(body.seats[0], "undo-declined")
            return
        self.asked.waiting -= set(body.seats)
        if not self.asked.waiting:
            self._go_back()

    def _go_back(self) -> None:
        assert self.asked is not None
        assert self.match is not None
        asked, self.asked = self.asked, None
        freely = self.ply - asked.ply <= self.match.free_undos(asked.seat)
        if self.accounts and not freely:
            self.clock.restore(self.accounts[asked.ply])
        self.match = self.at(asked.ply)
        del self.accounts[asked.ply + 1 :]
        del self.seqs[asked.ply :]
        del self.marks[asked.ply // STEP + 1 :]
        self.decided = [self.version] * len(self.sittings)
        self._say(asked.seat, "undo-done", to=asked.ply)

    def _change_player(self, body: rows.StoodUp | rows.SatDown | rows.BotFailed) -> None:
        sitting = self.sittings[body.seat]
        self.decided[body.seat] = self.version
        match body:
            case rows.StoodUp():
                sitting.away, sitting.bot = True, body.bot
                self.clock.leave(body.seat, self.changed, body.why == "clock")
                self._say(body.seat, STOOD_UP[body.why], bot=body.bot)
                self.asked = None
            case rows.SatDown():
                sitting.away, sitting.bot = False, None
                self.clock.come_back(body.seat, self.changed, body.seat in self.deciding)
                self._say(body.seat, "sat-down")
                self.asked = None
            case rows.BotFailed():
                sitting.bot = body.bot
                self._say(body.seat, "bot-failed", failed=body.failed, bot=body.bot)

    def _say(self, seat: int, kind: str, **arguments: Any) -> None:
        self.notes.append(Note(self.version, self.ply, seat, {"type": kind, "seat": seat, **arguments}))
        del self.notes[:-NOTES]

    def _decision(self) -> tuple[tuple[int, ...], int]:
        return self.deciding, self.match.state.phase if self.match else 0

    def _mark_decisions(self, before: tuple[tuple[int, ...], int], mover: int | None) -> None:
        """A seat's decision is another one if it moved, won or lost it, or the phase is another."""
        after = self._decision()
        for seat in range(len(self.sittings)):
            had, has = seat in before[0], seat in after[0]
            if seat == mover or had != has or (has and before[1] != after[1]):
                self.decided[seat] = self.version


def renewed(before: tuple[int, ...], match: Match, moved: rows.Moved) -> set[int]:
    """HOUSE-1.7: who is called on by these moves, and the mover if one of them was final."""
    seats = {seat for seat in match.deciding if seat not in before}
    if any(ply.final for ply in match.plies[-len(moved.moves) :]):
        seats.add(moved.seat)
    return seats


def opening_of(match: Match) -> Opening:
    """What the deal told each seat; asked before the first move, while it costs nothing."""
    return {seat: match.events(seat)[0] for seat in range(-1, match.seats)}
