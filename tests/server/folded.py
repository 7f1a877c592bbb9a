"""Tables folded from rows without a house: people ask, pure functions judge, and the time is the test's own."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from fondaco.bots import SEATED
from fondaco.games import GAMES
from fondaco.kernel import IllegalMove, Match
from fondaco.server.core.errors import DeclinedError
from fondaco.server.core.wire import Refused
from fondaco.server.play import seating
from fondaco.server.play.showing import snapshots
from fondaco.server.play.wire import TableSummary
from fondaco.server.table import rows
from fondaco.server.table.access import Person
from fondaco.server.table.fold import new_table
from fondaco.server.table.judge import TableCommand, judge
from fondaco.server.table.rows import LogRow, Seat, Seats
from fondaco.server.table.setting import Setting
from fondaco.server.table.wire import (
    AnswerHold,
    AnswerUndo,
    AskHold,
    AskUndo,
    ClockPlan,
    ComeBack,
    EndHold,
    GoAway,
    PlayMoves,
    Replace,
    Resign,
)

SEED = b"1" * 32
GONE = 0.0  # seconds to wait for a player who is long gone


def person(name: str, *, guest: bool = True, owner: str = "") -> Person:
    """A visitor whose id is their name."""
    return Person(name, name.title(), guest, frozenset({name}), owner=owner)


def seats_of(words: str) -> Seats:
    """Seats from words: `open`, the level of a bot, or a person's name."""
    return tuple(
        Seat("open")
        if word == "open"
        else Seat("bot", bot=word)
        if word in SEATED
        else Seat("person", word, word.title())
        for word in words.split()
    )


class FoldedTable:
    """A table on which people ask for things one after the other; the first person named opened it."""

    def __init__(
        self,
        seats: str = "ada bea cy",
        game: str = "batavia",
        clock: ClockPlan | None = None,
        *,
        host: str | None = None,
        begun: bool = True,
        **setting: Any,
    ) -> None:
        filled, rules = seats_of(seats), GAMES[game]
        terms = {"options": rules.settle(len(filled), {}), "clock": clock or ClockPlan(), **setting}
        self.table = new_table(Setting("table", rules, SEED, 0.0, **terms))
        self.now, self.rng = 1000.0, random.Random(3)
        self.write(rows.Opened(host or next(seat.person for seat in filled if seat.person), filled))
        if begun:
            self.write(rows.Began(self.table.seats))

    # -- what is true of it ---------------------------------------------------------------

    @property
    def match(self) -> Match:
        assert self.table.match is not None
        return self.table.match

    @property
    def seq(self) -> int:
        return self.table.seq

    @property
    def seat(self) -> int:
        """Who decides."""
        return self.table.deciding[0]

    def waiting(self) -> list[int] | None:
        """Whose consent to an undo is missing; None if nobody asked for one."""
        return None if self.table.undo is None else sorted(self.table.undo.waiting)

    def pause(self) -> str:
        return "none" if self.table.hold is None else "agreed" if self.table.is_on_hold else "asked"

    def left(self, seat: int) -> float | None:
        return self.table.clock.seconds(seat, self.now)

    def views(self) -> list[object]:
        return [self.match.view(seat) for seat in range(len(self.table.seats))]

    def events(self) -> list[dict[str, Any]]:
        """What happened to the table itself, as everybody is told."""
        return [note.event for note in self.table.notes]

    def shown(self) -> TableSummary:
        """As a stranger sees it in the lobby."""
        return snapshots.summary_of_table(self.table, [], self.now)

    def free_moves(self) -> list[str]:
        """What who decides could take back."""
        return [legal.notation for legal in self.match.legal(self.seat) if not legal.final]

    # -- what happens to it ---------------------------------------------------------------

    def write(self, body: rows.Body) -> None:
        self.table = self.table.after(LogRow(self.seq + 1, self.now, self.now, None, body))

    def ask(self, command: TableCommand, *, by: str | None = None, wait: float = math.inf) -> rows.Body:
        """A person's command, by default of who has the seat; the row that carried it out."""
        asker = by or self.table.seats[command.seat].person or "nobody"
        body = judge(self.table, person(asker), command, lambda *_: wait)
        self.write(body)
        return body

    def refused(self, command: TableCommand, *, by: str | None = None, wait: float = math.inf) -> Refused:
        return refusal(lambda: self.ask(command, by=by, wait=wait))

    def declined(self, command: TableCommand, *, by: str | None = None, wait: float = math.inf) -> str:
        """The id of the refusal."""
        return self.refused(command, by=by, wait=wait).id

    def join(self, who: str | Person, seat: int | None = None) -> None:
        self.write(seating.judge_join(self.table, who if isinstance(who, Person) else person(who), seat))

    def leave(self, who: str, seat: int | None = None) -> None:
        self.write(seating.judge_leave(self.table, person(who), seat))

    def begin(self, who: str, fill: str | None = None) -> None:
        self.write(seating.judge_begin(self.table, person(who), fill))

    def move(self, notation: str | None = None) -> bool:
        """Make a move, any if none is named; says whether it was final."""
        seat = self.seat
        chosen = notation or self.match.game.moves.write(self.rng.choice(self.match.offers(seat)))
        self.write(rows.Moved(seat, [chosen]))
        return self.match.plies[-1].final

    def play_on(self, plies: int) -> None:
        """Any moves by whoever decides."""
        for _ in range(plies):
            self.move()

    def play_out(self) -> None:
        while self.table.status == "playing":
            self.move()

    def until_free(self) -> str:
        """Any moves until one is on offer that could be taken back; that move."""
        while not self.free_moves():
            self.move()
        return self.free_moves()[0]

    # -- commands, as the seat's person sends them now ------------------------------------

    def play(self, seat: int, *moves: str, seq: int | None = None) -> PlayMoves:
        return PlayMoves("key", self.seq if seq is None else seq, seat, list(moves))

    def undo(self, seat: int, ply: int, seq: int | None = None) -> AskUndo:
        return AskUndo("key", self.seq if seq is None else seq, seat, ply)

    def consent(self, seat: int, yes: bool, seq: int | None = None) -> AnswerUndo:
        return AnswerUndo("key", self.seq if seq is None else seq, seat, yes)

    def away(self, seat: int) -> GoAway:
        return GoAway("key", self.seq, seat)

    def back(self, seat: int) -> ComeBack:
        return ComeBack("key", self.seq, seat)

    def resign(self, seat: int) -> Resign:
        return Resign("key", self.seq, seat)

    def replace(self, seat: int, absent: int) -> Replace:
        return Replace("key", self.seq, seat, absent)

    def hold(self, seat: int) -> AskHold:
        return AskHold("key", self.seq, seat)

    def agree(self, seat: int, yes: bool = True, seq: int | None = None) -> AnswerHold:
        return AnswerHold("key", self.seq if seq is None else seq, seat, yes)

    def end_hold(self, seat: int) -> EndHold:
        return EndHold("key", self.seq, seat)


def refusal(act: Callable[..., object], *arguments: object) -> Refused:
    """Why the server declined."""
    try:
        act(*arguments)
    except DeclinedError as error:
        return error.refused
    except IllegalMove as error:
        return DeclinedError.because(error).refused
    pytest.fail("this was allowed")


def every_command(played: FoldedTable, seat: int) -> Iterator[TableCommand]:
    """One of every kind, by this seat."""
    yield played.play(seat, "pass")
    yield played.undo(seat, 0)
    yield played.consent(seat, True)
    yield played.away(seat)
    yield played.back(seat)
    yield played.resign(seat)
    yield played.replace(seat, 1)
    yield played.hold(seat)
    yield played.agree(seat)
    yield played.end_hold(seat)
