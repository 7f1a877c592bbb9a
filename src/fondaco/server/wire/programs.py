"""Programs as players: their tokens, the worlds they think about, and what only a stream says."""

from __future__ import annotations

from typing import Any, Literal, get_args

from msgspec import Struct

from fondaco.server.wire.base import Text

Scope = Literal["read", "play", "challenge"]
SCOPES: tuple[Scope, ...] = get_args(Scope)


class NewToken(Struct):
    """A token for a program: the name under which it plays, and what it may do.

    `read`: look at tables as its seats may; `play`: move, undo, resign and chat in its own seats; `challenge`: open and
    begin tables, take and give up seats.
    """

    name: Text
    scopes: list[Scope]


class TokenInfo(Struct):
    """A token as its owner sees it afterwards."""

    id: str
    name: str
    scopes: list[Scope]
    created: float
    used: float | None  # when the program last came, to the minute


class MadeToken(Struct):
    """Told once; the house keeps only a hash of it."""

    info: TokenInfo
    token: str


class World(Struct):
    """A world that looks to the seat as the true one does, everything hidden dealt afresh: what a bot is handed.

    `position` is read by `Game.load`; every request deals another one.
    """

    table: str
    seq: int
    seat: int
    game: str
    rules: int  # the version of the game's rules
    position: dict[str, Any]


class Gone(Struct, tag="gone", tag_field="type"):
    """On a stream: there is nothing more to tell of this table."""

    table: str
