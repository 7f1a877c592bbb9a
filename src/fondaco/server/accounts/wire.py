"""People: who is asking, names, passwords."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from fondaco.server.core.wire import Word


class Me(Struct):
    """Who is asking: a guest by signed cookie, or an account."""

    id: str
    name: str
    guest: bool
    admin: bool = False
    program: bool = False
    proposed_name: str = ""  # for an account that is called as a guest: its owner is asked, once


class NewName(Struct):
    name: Word


class NewPassword(Struct):
    old: Word
    new: Word


class Password(Struct):
    password: Word


class Credentials(Struct):
    """For an account or a session, which may also be opened by a mail address."""

    name: Word
    password: Word


class AskLink(Struct):
    """A mail with a link that signs in or lets a password be set, by the name of an account or its address."""

    name: Word
    purpose: Literal["sign-in", "password"]
    language: Literal["en", "it"] = "en"


class UseLink(Struct):
    """What a link of a mail holds, and with one for that purpose the new password."""

    token: Word
    password: Word = ""


class SessionInfo(Struct):
    id: str
    created: float
    seen: float  # when it was last used, to the hour; 0 if that is not known
    device: str
    current: bool
