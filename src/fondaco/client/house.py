"""A house as a program knows it: one method for each thing it can do there."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping, Sequence
from types import TracebackType
from typing import Any, Literal, Self
from urllib.parse import quote

import msgspec

from fondaco.client.transport import Transport
from fondaco.server.accounts.wire import Me
from fondaco.server.play.wire import (
    Answer,
    Gone,
    JoinTable,
    LeaveTable,
    NewSeat,
    NewTable,
    Snapshot,
    StartTable,
    TablePage,
    TableSummary,
    World,
)
from fondaco.server.table.wire import AnswerUndo, ComeBack, Command, GoAway, PlayMoves, Resign, Say
from fondaco.server.web.wire import GameInfo

Line = Snapshot | Gone

_decoder: msgspec.json.Decoder[Line] = msgspec.json.Decoder(Line)


class House:
    """A server at an address, for a program with a token. Raises RefusedError and ConnectionLostError."""

    def __init__(self, address: str, token: str = "", timeout: float = 30.0) -> None:
        self._transport = Transport(address, token, timeout)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        self._transport.close()

    # -- looking (scope read) -----------------------------------------------------------

    def me(self) -> Me:
        """The program itself: its id and name."""
        return self._transport.ask("GET", "/api/me", Me)

    def games(self) -> list[GameInfo]:
        return self._transport.ask("GET", "/api/games", list[GameInfo])

    def tables(self, show: Literal["open", "playing", "finished", "mine"] = "open", page: int = 0) -> TablePage:
        return self._transport.ask("GET", "/api/tables", TablePage, show=show, page=page)

    def table(self, table: str) -> TableSummary:
        return self._transport.ask("GET", _path(table), TableSummary)

    def snapshot(self, table: str, seat: int | None = None, since: int | None = None) -> Snapshot:
        """What a seat sees now: the caller's own, or -1 for a spectator's view."""
        return self._transport.ask("GET", _path(table, "snapshot"), Snapshot, seat=seat, since=since)

    def world(self, table: str, seat: int | None = None) -> World:
        """A world to think about, when one is to decide; another one each time."""
        return self._transport.ask("GET", _path(table, "world"), World, seat=seat)

    def record(self, table: str) -> str:
        """The record of a match that is over."""
        return self._transport.ask_text("GET", _path(table, "record")).decode()

    def stream(self, since: Mapping[str, int] | None = None) -> Iterator[Line]:
        """Every table at which one has a seat, as it changes; `since` has the newest seq seen of each.

        One decision may come in several snapshots: of those older than one's last accepted move none is left to be
        answered.
        """
        words = [f"{table}:{seq}" for table, seq in (since or {}).items()]
        for line in self._transport.lines("/api/stream", since=words):
            yield _decoder.decode(line)

    def stream_table(self, table: str, seat: int | None = None, since: int | None = None) -> Iterator[Snapshot]:
        """One table from one seat, until the match is over."""
        for line in self._transport.lines(_path(table, "stream"), seat=seat, since=since):
            found = _decoder.decode(line)
            if isinstance(found, Snapshot):
                yield found

    # -- tables (scope challenge) ---------------------------------------------------------

    def open_table(self, game: str, seats: Sequence[str], **settings: Any) -> TableSummary:
        """A new table. A seat is `me`, `open`, or the name of a bot; `settings` are fields of `NewTable`."""
        new = NewTable(game, [_seat(word) for word in seats], **settings)
        return self._transport.ask("POST", "/api/tables", TableSummary, new)

    def join(self, table: str, seat: int | None = None) -> TableSummary:
        return self._transport.ask("POST", _path(table, "join"), TableSummary, JoinTable(seat))

    def leave(self, table: str, seat: int | None = None) -> TableSummary:
        """Before the start; afterwards `hand_over` or `resign`."""
        return self._transport.ask("POST", _path(table, "leave"), TableSummary, LeaveTable(seat))

    def start(self, table: str, fill: str | None = None) -> TableSummary:
        """Begin a table that the caller hosts; `fill` names the bot that takes the open seats."""
        return self._transport.ask("POST", _path(table, "start"), TableSummary, StartTable(fill))

    def rematch(self, table: str) -> TableSummary:
        return self._transport.ask("POST", _path(table, "rematch"), TableSummary)

    # -- moves (scope play) -----------------------------------------------------------------

    def play(self, shown: Snapshot, *moves: str, key: str | None = None) -> Answer:
        """Moves in the seat of a snapshot, as they are written; all or none. The same key is carried out once."""
        return self.play_at(shown.table.id, shown.seat, shown.seq, moves, key)

    def play_at(self, table: str, seat: int, seq: int, moves: Sequence[str], key: str | None = None) -> Answer:
        """The same, without a snapshot: `seq` is the newest row that was seen."""
        return self.command(table, PlayMoves(key or new_key(), seq, seat, list(moves)))

    def consent(self, shown: Snapshot, yes: bool = True) -> Answer:
        """Answer a request to take back moves."""
        return self.command(shown.table.id, AnswerUndo(new_key(), shown.seq, shown.seat, yes))

    def hand_over(self, table: str, seat: int, seq: int) -> Answer:
        """A bot of the server plays on until the program comes back."""
        return self.command(table, GoAway(new_key(), seq, seat))

    def come_back(self, shown: Snapshot) -> Answer:
        return self.command(shown.table.id, ComeBack(new_key(), shown.seq, shown.seat))

    def resign(self, shown: Snapshot) -> Answer:
        return self.command(shown.table.id, Resign(new_key(), shown.seq, shown.seat))

    def say(self, table: str, text: str) -> Answer:
        return self.command(table, Say(new_key(), text))

    def command(self, table: str, command: Command) -> Answer:
        """Any command; accepted with its seq, or refused with a reason, which is no error."""
        return self._transport.ask("POST", _path(table, "commands"), Answer, command)


def new_key() -> str:
    """For a command that is to be carried out once, however often it is sent."""
    return secrets.token_urlsafe(12)


def _path(table: str, *words: str) -> str:
    return "/".join(["/api/tables", quote(table, safe=""), *words])


def _seat(word: str) -> NewSeat:
    if word == "me":
        return NewSeat("person")
    return NewSeat("open") if word == "open" else NewSeat("bot", word)
