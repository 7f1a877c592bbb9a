"""/api/games: what is played here, and by which rules."""

from __future__ import annotations

from litestar import get
from litestar.params import FromPath

from fondaco.games import GAMES
from fondaco.kernel.declaring.aid import Aid
from fondaco.locale import Rulebook
from fondaco.server.core.answers import refusals
from fondaco.server.web import games_info, wire
from fondaco.server.web.wire import FigureInfo


@get("/api/games", sync_to_thread=False, responses=refusals())
def list_games() -> list[wire.GameInfo]:
    return [games_info.describe(game) for game in GAMES.values()]


@get("/api/games/{name:str}/rules/{language:str}", sync_to_thread=False, responses=refusals(404))
def rules(name: FromPath[str], language: FromPath[str]) -> Rulebook:
    """The rules as numbered paragraphs; `house` has those that hold at every table."""
    return games_info.rules_of(name, language)


@get("/api/games/{name:str}/aid", sync_to_thread=False, responses=refusals(404))
def aid(name: FromPath[str]) -> Aid:
    """The player aid; its texts are ids of the catalogue."""
    return games_info.aid_of(name)


@get("/api/games/{name:str}/figures/{figure:str}", sync_to_thread=False, responses=refusals(404))
def figure(name: FromPath[str], figure: FromPath[str]) -> FigureInfo:
    """An illustration of the rules: a position as a seat sees it."""
    return games_info.figure_of(name, figure)


HANDLERS = (list_games, rules, aid, figure)
