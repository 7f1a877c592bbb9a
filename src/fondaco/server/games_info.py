"""What the page needs to know of a game, and its rules as numbered paragraphs."""

from __future__ import annotations

import functools
import re
from pathlib import Path

from fondaco.bots import LEVELS
from fondaco.games import GAMES
from fondaco.kernel import Amount, Game
from fondaco.kernel.errors import HOUSE_REFUSALS
from fondaco.server import wire
from fondaco.server.errors import DeclinedError

LANGUAGES = ("en", "it")
HERE = Path(__file__).parent
SHELVES = (HERE.parent / "texts" / "rules", HERE.parents[2] / "docs" / "rules")  # in a wheel, in the repository


def describe(game: Game) -> wire.GameInfo:
    return wire.GameInfo(
        name=game.name,
        designers=list(game.designers),
        publisher=game.publisher,
        year=game.year,
        seats=list(game.seats),
        options=[
            wire.OptionInfo(option.name, list(option.choices), option.default, option.rule) for option in game.options
        ],
        stages=[stage.name for stage in game.stages],
        events={event.message(): event.arguments() for event in game.events},
        refusals={told.message(): told.arguments() for told in (*HOUSE_REFUSALS, *game.refusals)},
        moves={
            kind.word: {
                name: "number" if isinstance(argument, Amount) else "piece"
                for name, argument in zip(kind.names, kind.arguments, strict=True)
            }
            for kind in game.moves.kinds
        },
        bots=list(LEVELS),
    )


@functools.cache
def rules_text(name: str, language: str) -> wire.RulesText:
    """The rules of a game, or of the house, in a language."""
    if (name not in GAMES and name != "house") or language not in LANGUAGES:
        raise DeclinedError(404, "no-such-rules")
    ending = "" if language == "en" else f".{language}"
    for shelf in SHELVES:
        path = shelf / f"{name}{ending}.md"
        if path.is_file():
            return parse(name, language, path.read_text(encoding="utf-8"))
    raise DeclinedError(404, "no-such-rules")


def parse(name: str, language: str, text: str) -> wire.RulesText:
    """`# Title`, an introduction, `## BAT-1 Chapter` with `**BAT-1.1**` paragraphs, and unnumbered rulings last."""
    head, *parts = re.split(r"^## ", text, flags=re.MULTILINE)
    title, _, introduction = head.strip().partition("\n")
    out = wire.RulesText(name, language, title.removeprefix("# ").strip(), introduction.strip(), [], [])
    for part in parts:
        heading, _, body = part.partition("\n")
        numbered = re.match(r"([A-Z]+-\d+)\s+(.*)", heading.strip())
        if numbered:
            out.chapters.append(wire.Chapter(numbered[1], numbered[2], paragraphs(body)))
        elif out.chapters:
            out.rulings += paragraphs(body)
        else:
            out.introduction += f"\n\n## {heading.strip()}\n\n{body.strip()}"
    return out


def paragraphs(body: str) -> list[wire.Paragraph]:
    """Each begins with its id in bold and goes on to the next."""
    pieces = re.split(r"^\*\*([A-Z]+(?:-\d+\.\d+)?\d*)\*\*\s*", body.strip(), flags=re.MULTILINE)
    return [wire.Paragraph(pieces[at], pieces[at + 1].strip()) for at in range(1, len(pieces) - 1, 2)]
