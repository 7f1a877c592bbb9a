"""Games between bots: who sits where, and one game from its deal to its result."""

from __future__ import annotations

import hashlib
import random
import time
from collections.abc import Iterator, Sequence

from msgspec import Struct

from fondaco.arena.guests import GUESTS, LIMITS, FailedError, GuestBot, Limits, Why
from fondaco.bots import BOTS, Bot, consult, find_bot, is_guest
from fondaco.games import find
from fondaco.kernel import Game, Match, Result, State
from fondaco.kernel.declaring.game import MOVE_LIMIT
from fondaco.kernel.errors import BotError
from fondaco.kernel.playing.luck import deal_luck, seed_of

SUBSTITUTE = "heuristic"  # plays on for a bot that failed


class Pairing(Struct, frozen=True):
    """One game to be played: a deal, and which bot sits in each seat."""

    game: str
    deal: int
    bots: tuple[str, ...]

    @property
    def key(self) -> str:
        return f"{self.game} {self.deal} {' '.join(self.bots)}"


class Ended(Struct, frozen=True):
    """What came of a pairing."""

    game: str
    deal: int
    bots: tuple[str, ...]
    ending: str
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    decisions: int

    @property
    def key(self) -> str:
        return Pairing(self.game, self.deal, self.bots).key

    def shares(self) -> list[float]:
        """What part of the victory each seat has; no seat wins a game stopped by the move limit."""
        if self.ending == MOVE_LIMIT:
            return [0.0] * len(self.ranks)
        return [1 / self.ranks.count(1) if rank == 1 else 0.0 for rank in self.ranks]


class Forfeit(Struct, frozen=True):
    """A third-party bot that failed: it lost the game, and a substitute played on for it."""

    seat: int
    bot: str
    decision: int  # of the game, counted from 1
    why: Why
    code: str  # of the error, with its facts
    facts: dict[str, str]


class GameResult(Ended, frozen=True):
    """And how long it took, and who failed."""

    seconds: tuple[float, ...]  # of thinking, by seat: on the processor, or by the clock for a process of its own
    choices: tuple[int, ...]  # decisions by seat
    forfeits: tuple[Forfeit, ...] = ()

    def shares(self) -> list[float]:
        """Where all bots failed, no seat won."""
        return [0.0] * len(self.ranks) if len(self.forfeits) == len(self.ranks) else super().shares()


def table_of(bots: Sequence[str], seats: int) -> list[str]:
    """The bots of a table: all of them, the last as often as there are seats left."""
    return [*bots[:seats], *[bots[-1]] * (seats - len(bots))]


def schedule(game: str, bots: Sequence[str], seats: int, games: int, seed: int) -> Iterator[Pairing]:
    """The same deal for every rotation of the seats that differs.

    With more bots than seats, tables are formed of neighbours in the list, each in turn.
    """
    tables = [table_of(bots, seats)]
    if len(bots) > seats:
        tables = [[bots[(first + step) % len(bots)] for step in range(seats)] for first in range(len(bots))]
    turned = (tuple(table[turn:] + table[:turn]) for table in tables for turn in range(seats))
    seatings = list(dict.fromkeys(turned))
    for number in range(games):
        deal, turn = divmod(number, len(seatings))
        yield Pairing(game, seed * 1_000_003 + deal, seatings[turn])


class Thinking:
    """The bots of a pairing at a table: each has luck of its own, and all of it comes from the pairing.

    Built-in bots run in this process; third-party bots in processes of their own, and one that fails is replaced.
    """

    def __init__(self, pairing: Pairing, limits: Limits = LIMITS) -> None:
        seats = len(pairing.bots)
        self.game = find(pairing.game)
        self.names = pairing.bots
        self.bots: list[Bot] = [
            GUESTS.seat(name, seat, limits) if is_guest(name) else find_bot(name)
            for seat, name in enumerate(pairing.bots)
        ]
        self.forfeits: list[Forfeit] = []
        digest = hashlib.sha256(pairing.key.encode()).digest()
        self.luck = [random.Random(digest + bytes([seat])) for seat in range(seats)]
        self.seconds, self.choices = [0.0] * seats, [0] * seats

    def choose(self, s: State, seat: int) -> int:
        bot = self.bots[seat]
        clock = time.monotonic if isinstance(bot, GuestBot) else time.thread_time
        start = clock()
        try:
            move = consult(bot, self.game, s, seat, self.luck[seat])
        except BotError as error:
            if not isinstance(bot, GuestBot):
                raise
            self._forfeit(seat, error)
            return self.choose(s, seat)
        self.seconds[seat] += clock() - start
        self.choices[seat] += 1
        return move

    def check(self) -> None:
        """Raise FailedError where a bot has failed, for those who want no game with a substitute."""
        if self.forfeits:
            failed = self.forfeits[0]
            raise FailedError(failed.code, failed.why, **failed.facts)

    def _forfeit(self, seat: int, error: BotError) -> None:
        why = error.why if isinstance(error, FailedError) else "illegal"
        facts = {name: str(value) for name, value in error.facts.items()} | {"name": self.names[seat]}
        decision = 1 + sum(self.choices)
        self.forfeits.append(Forfeit(seat, self.names[seat], decision, why, error.code, facts))
        self.bots[seat] = BOTS[SUBSTITUTE]


def rank(game: Game, s: State, forfeits: Sequence[Forfeit], ending: str = "") -> Result:
    """The result; a seat that forfeited ranks behind all that did not."""
    result = game.result(s, ending)
    lost = {forfeit.seat for forfeit in forfeits}
    if not lost or len(lost) == s.seats:
        return result
    ranks = tuple(
        s.seats - len(lost) + 1
        if seat in lost
        else own - sum(other < own for number, other in enumerate(result.ranks) if number in lost)
        for seat, own in enumerate(result.ranks)
    )
    return Result(result.ending, result.scores, ranks)


def play_one(pairing: Pairing, limits: Limits = LIMITS) -> GameResult:
    """Play a game; the same pairing gives the same game, for bots without a clock."""
    table = Thinking(pairing, limits)
    game = table.game
    s = game.deal(len(pairing.bots), pairing.deal)
    decisions = 0
    seed = seed_of(pairing.deal)
    while s.deciding and decisions < game.move_limit:
        seat = (s.deciding & -s.deciding).bit_length() - 1
        move = table.choose(s, seat)
        decisions += 1
        s.actor = seat
        deal_luck(s, seed, decisions)  # as in a match
        game.rules.apply(s, move)
    result = rank(game, s, table.forfeits, MOVE_LIMIT if s.deciding else "")
    return GameResult(
        game=pairing.game,
        deal=pairing.deal,
        bots=pairing.bots,
        ending=result.ending,
        scores=result.scores,
        ranks=result.ranks,
        decisions=decisions,
        seconds=tuple(round(spell, 4) for spell in table.seconds),
        choices=tuple(table.choices),
        forfeits=tuple(table.forfeits),
    )


def play_match(pairing: Pairing, limits: Limits = LIMITS) -> Match:
    """The same game as a match, with its events and its record. Raises BotError where a bot fails."""
    table = Thinking(pairing, limits)
    match = Match(table.game, len(pairing.bots), pairing.deal, names=dict(enumerate(pairing.bots)))
    while not match.over:
        seat = match.deciding[0]
        match.play_move(seat, table.choose(match.state, seat))
        table.check()
    return match
