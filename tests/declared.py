"""Games by the parts they declare: the tests of a part are those of the games that have it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from fondaco.games import GAMES
from fondaco.kernel import Game

ROOT = Path(__file__).parents[1]
PARTS: dict[str, Callable[[Game], bool]] = {
    "advice": lambda game: bool(game.advice.terms),
    "aid": lambda game: bool(game.aid.sections),
    "audit": lambda game: game.audit is not Game.audit,
    "board": lambda game: (ROOT / "web" / "src" / "games" / game.name / "zones.ts").exists(),
    "effects": lambda game: bool(game.effects.kinds),
    "features": lambda game: game.features is not None,
    "figures": lambda game: (ROOT / "docs" / "rules" / "figures" / game.name).is_dir(),
    "lessons": lambda game: (ROOT / "src" / "fondaco" / "games" / game.name / "lessons").is_dir(),
    "options": lambda game: bool(game.options),
    "position": lambda game: game.position is not Game.position,
    "records": lambda game: (ROOT / "tests" / "golden" / game.name / "branches.py").exists(),
    "scores": lambda game: game.scores is not None,
    "terminal": lambda game: game.terminal is not None,
    "traits": lambda game: bool(game.traits),
}


def declaring(part: str) -> list[str]:
    """The names of the games with a part."""
    return [name for name, game in GAMES.items() if PARTS[part](game)]
