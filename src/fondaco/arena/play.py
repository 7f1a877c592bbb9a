"""Games between bots: who sits where, and one game from its deal to its result."""

from __future__ import annotations

import hashlib
import random
import time
from collections.abc import Iterator, Sequence

from msgspec import Struct

from fondaco.bots import Bot, consult, find_bot
from fondaco.games import find
from fondaco.kernel import Match, State
from fondaco.kernel.game import MOVE_LIMIT
from fondaco.kernel.luck import deal_luck, seed_of


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
        """What part of the victory each seat has; a game that found no end was won by nobody."""
        if self.ending == MOVE_LIMIT:
            return [0.0] * len(self.ranks)
        return [1 / self.ranks.count(1) if rank == 1 else 0.0 for rank in self.ranks]


class Played(Ended, frozen=True):
    """And how long it took."""

    seconds: tuple[float, ...]  # of thinking, by seat, on the processor
    choices: tuple[int, ...]  # decisions by seat


def table_of(bots: Sequence[str], seats: int) -> list[str]:
    """The bots of a table: all of them, the last as often as there are seats left."""
    return [*bots[:seats], *[bots[-1]] * (seats - len(bots))]


def schedule(game: str, bots: Sequence[str], seats: int, games: int, seed: int) -> Iterator[Pairing]:
    """The same deal for every rotation of the seats that differs.

    With more bots than seats, tables are formed of neighbours in the list, each in turn.
    """
    tables = [table_of(bots, seats)]
    if len(bots) > seats:
        tables = [[bots[(first + place) % len(bots)] for place in range(seats)] for first in range(len(bots))]
    turned = (tuple(table[turn:] + table[:turn]) for table in tables for turn in range(seats))
    sittings = list(dict.fromkeys(turned))
    for number in range(games):
        deal, turn = divmod(number, len(sittings))
        yield Pairing(game, seed * 1_000_003 + deal, sittings[turn])


class Thinking:
    """The bots of a pairing at a table: each has luck of its own, and all of it comes from the pairing."""

    def __init__(self, pairing: Pairing) -> None:
        seats = len(pairing.bots)
        self.game = find(pairing.game)
        self.bots: list[Bot] = [find_bot(name) for name in pairing.bots]
        digest = hashlib.sha256(pairing.key.encode()).digest()
        self.luck = [random.Random(digest + bytes([seat])) for seat in range(seats)]
        self.seconds, self.choices = [0.0] * seats, [0] * seats

    def choose(self, s: State, seat: int) -> int:
        start = time.thread_time()
        move = consult(self.bots[seat], self.game, s, seat, self.luck[seat])
        self.seconds[seat] += time.thread_time() - start
        self.choices[seat] += 1
        return move


def play_one(pairing: Pairing) -> Played:
    """Play a game; the same pairing gives the same game, for bots without a clock."""
    table = Thinking(pairing)
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
    result = game.result(s, MOVE_LIMIT if s.deciding else "")
    return Played(
        game=pairing.game,
        deal=pairing.deal,
        bots=pairing.bots,
        ending=result.ending,
        scores=result.scores,
        ranks=result.ranks,
        decisions=decisions,
        seconds=tuple(round(spell, 4) for spell in table.seconds),
        choices=tuple(table.choices),
    )


def play_match(pairing: Pairing) -> Match:
    """The same game as a match, with its events and its record."""
    table = Thinking(pairing)
    match = Match(table.game, len(pairing.bots), pairing.deal, names=dict(enumerate(pairing.bots)))
    while not match.over:
        seat = match.deciding[0]
        match.play_move(seat, table.choose(match.state, seat))
    return match
