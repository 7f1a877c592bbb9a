"""Orders of admins, and what the server tells everybody."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from fondaco.server.core.wire import Text, Word


class AdminOrder(Struct):
    """What an admin orders; `target` is a table, record, chat line, person, address or status."""

    action: Literal[
        "close-table",
        "expire-tables",
        "delete-record",
        "delete-chat",
        "delete-person",
        "ban",
        "unban",
        "broadcast",
        "make-admin",
        "unmake-admin",
        "rebuild-statistics",
    ]
    target: Word = ""
    text: Text = ""
    days: float | None = None


class Announcement(Struct, tag="announcement", tag_field="type"):
    """A message of the server to everybody connected."""

    text: str
    time: float
