"""What all features share: texts, refusals and small answers."""

from __future__ import annotations

from typing import Annotated, Any, Literal, get_args

import msgspec
from msgspec import Meta, Struct

encode = msgspec.json.Encoder().encode  # as it is sent

# Every text that is asked with has a greatest length; to be kept or looked up: PostgreSQL takes anything but NUL.
NO_NUL = r"^[^\x00]*$"
Word = Annotated[str, Meta(pattern=NO_NUL, max_length=254)]  # a name, an address, an id, a move
Text = Annotated[str, Meta(pattern=NO_NUL, max_length=4000)]  # sentences
Words = Annotated[list[Word], Meta(max_length=2000)]
Options = Annotated[dict[Word, Word], Meta(max_length=50)]  # of a game


class Refused(Struct):
    """Why not: `id` of the text in the catalogue (with its arguments) and the rule."""

    id: str
    rule: str | None
    arguments: dict[str, Any]


class Done(Struct):
    """How many things were changed, or people told."""

    done: int


class Health(Struct):
    status: str
    version: str
    rules: Literal["compiled", "plain"]  # as this process runs them
    bots: Literal["compiled", "plain"]  # as the bots' processes run them
    database: Literal["sqlite", "postgresql"]


Scope = Literal["read", "play", "challenge"]


SCOPES: tuple[Scope, ...] = get_args(Scope)
