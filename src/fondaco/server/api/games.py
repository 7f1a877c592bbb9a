"""/api/games: what is played here, and by which rules."""

from __future__ import annotations

from litestar import get
from litestar.params import FromPath

from fondaco.games import GAMES
from fondaco.locale import Rulebook
from fondaco.server import games_info, wire
from fondaco.server.api.answers import refusals


@get("/api/games", sync_to_thread=False, responses=refusals())
def list_games() -> list[wire.GameInfo]:
    return [games_info.describe(game) for game in GAMES.values()]


@get("/api/games/{name:str}/rules/{language:str}", sync_to_thread=False, responses=refusals(404))
def rules(name: FromPath[str], language: FromPath[str]) -> Rulebook:
    """The rules as numbered paragraphs; `house` has those that hold at every table."""
    return games_info.rules_of(name, language)


HANDLERS = (list_games, rules)
