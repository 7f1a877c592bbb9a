"""Before an upgrade: which running tables this installation could play on."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import create_engine, text

from fondaco.server.core.config import Config
from fondaco.server.core.version import find_game
from fondaco.server.storage.store import libpq_options

RUNNING = """SELECT game, rules, count(*) AS tables FROM tables
    WHERE status IN ('open', 'playing') GROUP BY game, rules ORDER BY game, rules"""


@dataclass(frozen=True)
class Running:
    """Tables that are not finished, of one version of a game's rules."""

    game: str
    rules: int
    tables: int
    can_go_on: bool


def check(config: Config) -> list[Running]:
    """Asks the database, of whatever release; the server may be running."""
    url = config.url
    engine = create_engine(url, connect_args={} if url.startswith("sqlite:") else libpq_options(10))
    try:
        with engine.connect() as connection:
            found = connection.execute(text(RUNNING)).all()
    finally:
        engine.dispose()
    return [Running(row.game, row.rules, row.tables, find_game(row.game, row.rules) is not None) for row in found]
