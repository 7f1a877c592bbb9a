"""A bot that plays at a house: it follows its tables, answers when it is asked, and comes back after a fall."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

from fondaco.bots import Bot, consult
from fondaco.client.errors import ConnectionLostError, RefusedError
from fondaco.client.house import House, new_key
from fondaco.games import GAMES
from fondaco.kernel import Game, OptionError
from fondaco.server.play.wire import Answer, Gone, Snapshot, TableSummary, World
from fondaco.server.table.wire import AnswerHold

FIRST_PAUSE, LONGEST_PAUSE = 0.5, 60.0  # seconds before trying again
MAX_ATTEMPTS = 5  # to send one move, before the stream is opened again

Tell = Callable[[str, str], None]  # what happened (`playing`, `over`, `lost`), and where or why


def _ignore(what: str, detail: str) -> None:
    return


class Player:
    """Plays in all seats that the program has.

    The bot gets a world that the server re-dealt for its seat, so it only needs `choose`. Built-in bots
    consent to every undo and pause, and so does it.
    """

    def __init__(
        self,
        house: House,
        bot: Bot,
        rng: random.Random | None = None,
        tell: Tell = _ignore,
        pause: Callable[[float], None] = time.sleep,
    ) -> None:
        self.house = house
        self.bot = bot
        self.finished = 0  # matches
        self._rng = rng or random.Random()
        self._tell = tell
        self._pause = pause
        self._seen: dict[str, int] = {}  # by table: the newest seq
        self._done: dict[tuple[str, int], int] = {}  # by table and seat: the seq of the last own move
        self._begun: set[str] = set()

    def run(self, games: int | None = None, idle: Callable[[], None] = lambda: None) -> None:
        """Play until so many matches are over, or for ever.

        `idle` is called whenever the stream is opened and after each match: there a table can be opened or joined.
        Raises RefusedError where trying again cannot help, and whatever the bot raises, after handing its seat over.
        """
        wait = FIRST_PAUSE
        while games is None or self.finished < games:
            try:
                idle()
                for line in self.house.stream(self._seen):
                    wait = FIRST_PAUSE
                    if isinstance(line, Gone):
                        self._forget(line.table)
                        if games is not None and self.finished >= games:
                            return
                        idle()
                    else:
                        self.hear(line)
                self._tell("lost", "the stream ended")
            except ConnectionLostError as error:
                self._tell("lost", str(error.facts.get("problem", "")))
            except RefusedError as error:
                if error.seconds is None:
                    raise
                wait = max(wait, error.seconds)
            self._pause(wait * self._rng.uniform(0.75, 1.25))
            wait = min(2 * wait, LONGEST_PAUSE)

    # -- what the stream says -------------------------------------------------------------

    def hear(self, shown: Snapshot) -> None:
        """Do what a snapshot calls for."""
        table = shown.table
        self._seen[table.id] = max(shown.seq, self._seen.get(table.id, 0))
        if table.status == "open":
            self._start_when_full(table)
            return
        if table.id not in self._begun:
            self._begun.add(table.id)
            self._tell("playing", table.id)
        if shown.outcome is not None:
            self._tell("over", f"{table.id} {shown.outcome.ranks[shown.seat]}")
        elif table.seats[shown.seat].away:
            self.house.come_back(shown)
        elif shown.undo is not None and shown.seat in shown.undo.waiting:
            self.house.consent(shown)
        elif shown.hold is not None and shown.seat in shown.hold.waiting:
            self.house.command(table.id, AnswerHold(new_key(), shown.seq, shown.seat, True))
        elif shown.legal and shown.seq >= self._done.get((table.id, shown.seat), 0):
            self._decide(table.id, shown.seat)

    def _start_when_full(self, table: TableSummary) -> None:
        if table.host and all(seat.kind != "open" for seat in table.seats):
            try:
                self.house.start(table.id)
            except RefusedError as error:
                if error.status != 409:  # a player left, or it has begun
                    raise

    def _forget(self, table: str) -> None:
        self._seen.pop(table, None)
        self._done = {key: seq for key, seq in self._done.items() if key[0] != table}
        if table in self._begun:
            self._begun.discard(table)
            self.finished += 1

    # -- deciding ---------------------------------------------------------------------------

    def _decide(self, table: str, seat: int) -> None:
        try:
            world = self.house.world(table, seat)
        except RefusedError as error:
            if error.status == 409:  # decided meanwhile
                return
            raise
        game = _game_of(world)
        try:
            move = consult(self.bot, game, game.load(world.position), seat, self._rng)
        except Exception:
            self.house.hand_over(table, seat, world.seq)
            raise
        answer = self._send(world, game.moves.write(move))
        if answer.accepted:
            self._done[table, seat] = answer.seq

    def _send(self, world: World, notation: str) -> Answer:
        """The same key until there is an answer, so that a move whose answer was lost is not made twice."""
        key, wait, tries = new_key(), FIRST_PAUSE, 0
        while True:
            try:
                return self.house.play_at(world.table, world.seat, world.seq, [notation], key)
            except ConnectionLostError:
                tries += 1
                if tries == MAX_ATTEMPTS:
                    raise
            except RefusedError as error:
                if error.seconds is None:
                    raise
                wait = max(wait, error.seconds)
            self._pause(wait)
            wait = min(2 * wait, LONGEST_PAUSE)


def _game_of(world: World) -> Game:
    """The game in the version of the rules that the table plays."""
    game = GAMES[world.game].of_version(world.rules) if world.game in GAMES else None
    if game is None:
        raise OptionError("house-other-rules", game=world.game, rules=world.rules)
    return game
