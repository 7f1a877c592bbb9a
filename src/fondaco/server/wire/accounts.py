"""People: who is asking, names, passwords."""

from __future__ import annotations

from msgspec import Struct

from fondaco.server.wire.base import Text


class Me(Struct):
    """Who is asking: a guest by signed cookie, or an account."""

    id: str
    name: str
    guest: bool
    admin: bool = False


class NewName(Struct):
    name: Text


class NewPassword(Struct):
    old: Text
    new: Text


class Password(Struct):
    password: Text


class PersonName(Struct):
    """A person, as one meets them: at a seat of a table."""

    table: Text
    seat: int
    text: Text = ""  # what a report says


class Credentials(Struct):
    """For an account or a session."""

    name: Text
    password: str
