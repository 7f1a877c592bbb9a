"""Decisions as data: what a seat saw, could do and did, what a search tried, and how the match ended."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from fondaco.arena.play import Pairing, Thinking
from fondaco.bots import AtLevel, Bot, Mcts, Seen, consult, find_bot, is_guest, observe
from fondaco.games import find
from fondaco.kernel import Game, Match, OptionError, Record, State, verify
from fondaco.kernel.learning.features import PLAYERS
from fondaco.kernel.learning.rewards import rewards_of

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

LUCK = "fondaco dataset "


@dataclass(frozen=True)
class Column:
    """One value of a decision: a number, or several in a shape that is the same for all of them."""

    name: str
    dtype: str
    size: int = 0  # 0: one number


def columns_of(game: Game) -> tuple[Column, ...]:
    """All but the record, in their order; docs/datasets.md tells what each holds."""
    actions, players = game.moves.size, len(PLAYERS)
    return (
        Column("match", "int32"),
        Column("ply", "int32"),
        Column("seats", "int8"),
        Column("seat", "int8"),
        Column("row", "int16", game.rows.size),
        Column("mask", "int8", actions),
        Column("action", "int32"),
        Column("visits", "int32", actions),
        Column("rewards", "float32", players),
        Column("ranks", "int8", players),
        Column("scores", "int32", players),
    )


@dataclass
class Decisions:
    """Those of one match, column by column, and its record."""

    columns: dict[str, NDArray[Any]]
    record: str


@dataclass
class Notes:
    """What is kept of a match while it is played."""

    game: Game
    seats: list[int] = field(default_factory=list)
    plies: list[int] = field(default_factory=list)
    seen: list[Seen] = field(default_factory=list)
    actions: list[int] = field(default_factory=list)
    visits: list[NDArray[np.int32]] = field(default_factory=list)

    def take(self, match: Match, seat: int, seen: Seen, move: int, tried: Mapping[int, int]) -> None:
        """Keep a decision. One whose move has no number, since its amount is beyond the cap, is left out."""
        import numpy as np

        action = action_of(self.game, match.state, move)
        if action < 0:
            return
        visits = np.zeros(len(seen.mask), np.int32)
        for each, count in tried.items():
            number = action_of(self.game, match.state, each)
            if number >= 0:
                visits[number] += count
        if not visits.any():
            visits[action] = 1
        self.seats.append(seat)
        self.plies.append(match.ply)
        self.seen.append(seen)
        self.actions.append(action)
        self.visits.append(visits)

    def finish(self, match: Match, number: int) -> Decisions:
        """All of them, with the end of the match seen from each seat."""
        import numpy as np

        result = match.result
        assert result is not None
        ends = {
            "rewards": _turned(rewards_of(result, "rank"), self.seats),
            "ranks": _turned(result.ranks, self.seats),
            "scores": _turned(result.scores, self.seats),
        }
        columns: dict[str, Any] = {
            "match": [number] * len(self.seats),
            "ply": self.plies,
            "seats": [match.seats] * len(self.seats),
            "seat": self.seats,
            "row": [seen.row for seen in self.seen],
            "mask": [seen.mask for seen in self.seen],
            "action": self.actions,
            "visits": self.visits,
            **ends,
        }
        shaped = {
            column.name: np.array(columns[column.name], column.dtype).reshape(-1, *[column.size] * (column.size > 0))
            for column in columns_of(self.game)
        }
        return Decisions(shaped, match.record.write())


def _turned(values: Any, seats: list[int]) -> list[list[Any]]:
    """For each of these seats the values of all, its own first and then to the left, filled up with zeros."""
    blank = [0] * (len(PLAYERS) - len(values))
    return [[*values[seat:], *values[:seat], *blank] for seat in seats]


def action_of(game: Game, s: State, move: int) -> int:
    """The action that stands for a move on offer in the environments; -1 if there is none."""
    action = game.rows.dense.index(move)
    return action if action >= 0 else game.rows.dense.stand_in(s)


class Counting:
    """A search that keeps how often it tried each move; it always uses its whole budget."""

    def __init__(self, bot: Mcts) -> None:
        self.bot = bot
        self.tried: dict[int, int] = {}

    def choose(self, game: Game, world: State, seat: int, rng: random.Random) -> int:
        self.tried = {}
        world.actor = seat
        game.rules.candidates(world)
        if world.choices() == 1 or not game.advice.terms:
            return self.bot.choose(game, world, seat, rng)
        search = self.bot.search(game, world, seat, rng)
        self.tried = {move: visits for move, visits, _ in search.found()}
        return search.favourite()


def counting(game: Game, bot: Bot) -> Bot:
    """A bot that searches, with its counts; any other as it is."""
    if isinstance(bot, AtLevel):
        bot = bot.bot_of(game)
    return Counting(bot) if isinstance(bot, Mcts) else bot


def check_clock(name: str) -> None:
    """Refuse a built-in bot with a time budget: the same seed would not give the same data."""
    bot = None if is_guest(name) else find_bot(name)
    if isinstance(bot, Mcts) and bot.goes_by_clock:
        raise OptionError("bot-by-clock", name=name)


def check_search(game: Game, name: str) -> None:
    """Refuse a bot that has no visits to count."""
    check_clock(name)
    if is_guest(name) or not isinstance(counting(game, find_bot(name)), Counting):
        raise OptionError("bot-no-search", name=name)


def play_deal(numbered: tuple[int, Pairing], options: Mapping[str, str]) -> Decisions:
    """Play a match between bots and keep all its decisions. Raises BotError where a bot fails."""
    number, pairing = numbered
    table = Thinking(pairing)
    table.bots = [counting(table.game, bot) for bot in table.bots]
    match = Match(table.game, len(pairing.bots), pairing.deal, options, dict(enumerate(pairing.bots)))
    notes = Notes(table.game)
    while not match.over:
        seat = match.deciding[0]
        seen = observe(table.game, match.state, seat)
        move = table.choose(match.state, seat)
        table.check()
        bot = table.bots[seat]
        notes.take(match, seat, seen, move, bot.tried if isinstance(bot, Counting) else {})
        match.play_move(seat, move)
    return notes.finish(match, number)


def read_match(numbered: tuple[int, Path], game: str, bot: str | None, seed: int) -> Decisions:
    """The decisions of a record that was checked before; with a bot, its visits at every one of them."""
    number, file = numbered
    record = Record.read(file.read_text(encoding="utf-8"))
    whole = verify(find(game), record)
    thinker = None if bot is None else counting(whole.game, find_bot(bot))
    luck = random.Random(hashlib.sha256(f"{LUCK}{seed} {number}".encode()).digest())
    match, notes = Match.replay(whole.game, record, 0), Notes(whole.game)
    for ply in whole.plies:
        seen = observe(whole.game, match.state, ply.seat)
        if thinker is not None:
            consult(thinker, whole.game, match.state, ply.seat, luck)
        notes.take(match, ply.seat, seen, ply.move, thinker.tried if isinstance(thinker, Counting) else {})
        match.follow(record)
    return notes.finish(match, number)
