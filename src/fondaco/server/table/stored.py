"""Tables as they are stored: columns from settings and heads, and back."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from fondaco.games import GAMES
from fondaco.kernel import Game
from fondaco.server.core.errors import DeclinedError
from fondaco.server.core.version import find_game
from fondaco.server.table.head import Head
from fondaco.server.table.rows import read_seats, write_seats
from fondaco.server.table.setting import Setting
from fondaco.server.table.wire import ClockPlan

# as move_values gives them
MOVE_COLUMNS = ("seq", "ply", "deciding", "bot_due", "clock_due", "changed", "status", "on_hold")


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
        "options": msgspec.json.encode(setting.options).decode(),
        "seed": setting.seed,
        "luck": setting.luck,
        "public": int(setting.public),
        "spectators": int(setting.spectators),
        "clock": msgspec.json.encode(setting.clock).decode(),
        "hints": int(setting.hints),
        "rated": int(setting.rated),
        "league": setting.league,
        "created": setting.created,
    }


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
        options=msgspec.json.decode(row.options, type=dict[str, str]),
        seed=bytes(row.seed),
        public=bool(row.public),
        spectators=bool(row.spectators),
        clock=msgspec.json.decode(row.clock, type=ClockPlan),
        created=row.created,
        hints=bool(row.hints),
        rated=bool(row.rated),
        league=row.league,
        luck=row.luck,
    )
