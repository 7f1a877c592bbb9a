"""Tables as they are stored: columns from settings and heads, and back."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Text

from fondaco.games import GAMES
from fondaco.kernel import Game
from fondaco.server.core.errors import DeclinedError
from fondaco.server.core.version import find_game
from fondaco.server.table import models
from fondaco.server.table.head import Head
from fondaco.server.table.rows import read_seats, write_seats
from fondaco.server.table.setting import TERMS, Setting, Terms

# as move_values gives them
MOVE_COLUMNS = ("seq", "ply", "deciding", "bot_due", "clock_due", "changed", "status", "on_hold")


COLUMN_OF = {name: column for name in TERMS if (column := models.tables.c.get(name)) is not None}
IN_WORDS = {name for name, column in COLUMN_OF.items() if isinstance(column.type, Text)}  # as JSON


class StoredTable(Struct, frozen=True):
    """A table without its log: all that the lobby needs."""

    setting: Setting
    head: Head


def setting_values(setting: Setting) -> dict[str, Any]:
    """The columns that never change."""
    return {
        "id": setting.id,
        "game": setting.game.name,
        "rules": setting.game.version,
        "seed": setting.seed,
        "luck": setting.luck,
        "league": setting.league,
        "created": setting.created,
        **_term_values(setting),
    }


def _term_values(terms: Terms) -> dict[str, Any]:
    """Terms by column; those that no query asks about together, in `terms`."""
    values = {
        name: _write(getattr(terms, name)) if name in IN_WORDS else int(getattr(terms, name)) for name in COLUMN_OF
    }
    return {**values, "terms": _write({name: getattr(terms, name) for name in TERMS if name not in COLUMN_OF})}


def _read_terms(row: Any) -> dict[str, Any]:
    stored = {name: getattr(row, name) for name in COLUMN_OF}
    found = {name: msgspec.json.decode(value) if name in IN_WORDS else value for name, value in stored.items()}
    return msgspec.convert({**found, **msgspec.json.decode(row.terms)}, Terms, strict=False).terms()


def _write(value: object) -> str:
    return msgspec.json.encode(value).decode()


def head_values(head: Head) -> dict[str, Any]:
    """The columns derived from the log."""
    return {"host": head.host, "seats": write_seats(head.seats), "rematch": head.rematch, **move_values(head)}


def move_values(head: Head) -> dict[str, Any]:
    """Those that a move may change."""
    return {
        "seq": head.seq,
        "status": head.status,
        "ply": head.ply,
        "deciding": head.deciding,
        "bot_due": int(head.bot_due),
        "clock_due": head.clock_due,
        "changed": head.changed,
        "on_hold": int(head.on_hold),
    }


def read_head(row: Any) -> Head:
    return Head(
        seq=row.seq,
        status=row.status,
        host=row.host,
        seats=read_seats(row.seats),
        rematch=row.rematch,
        ply=row.ply,
        deciding=row.deciding,
        bot_due=bool(row.bot_due),
        clock_due=row.clock_due,
        changed=row.changed,
        on_hold=bool(row.on_hold),
    )


def read_listed(row: Any) -> StoredTable | None:
    game = find_game(row.game, row.rules) or (GAMES.get(row.game) if row.status == "abandoned" else None)
    return None if game is None else StoredTable(_read_setting(row, game), read_head(row))


def read_stored(row: Any) -> StoredTable:
    game = find_game(row.game, row.rules)
    if game is None:
        known = GAMES[row.game].version if row.game in GAMES else 0
        raise DeclinedError(410, "abandoned-by-upgrade", rules=row.rules, known=known)
    return StoredTable(_read_setting(row, game), read_head(row))


def _read_setting(row: Any, game: Game) -> Setting:
    return Setting(
        id=row.id,
        game=game,
        seed=bytes(row.seed),
        created=row.created,
        league=row.league,
        luck=row.luck,
        **_read_terms(row),
    )
