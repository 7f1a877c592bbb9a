"""What the page needs to know of a game, and its rulebook."""

from __future__ import annotations

import functools

from fondaco.bots import DIALLED, LEVELS
from fondaco.games import GAMES
from fondaco.kernel import Amount, Game
from fondaco.kernel.declaring.aid import Aid
from fondaco.kernel.declaring.moves import SEAT_NUMBERS, Argument
from fondaco.kernel.errors import HOUSE_REFUSALS
from fondaco.kernel.showing.effects import HOUSE_EFFECTS
from fondaco.lessons.figures import figures
from fondaco.locale import LANGUAGES, Rulebook, rulebook
from fondaco.locale.rulebook import HOUSE
from fondaco.server.core.errors import DeclinedError
from fondaco.server.web import wire
from fondaco.server.web.wire import FigureInfo


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
        effects={told.message(): told.arguments() for told in (*HOUSE_EFFECTS, *game.effects.kinds)},
        moves={
            kind.word: {name: _kind_of(argument) for name, argument in zip(kind.names, kind.arguments, strict=True)}
            for kind in game.moves.kinds
        },
        bots=list(LEVELS),
        dial=list(DIALLED),
        has_secrets=game.has_secrets,
        standing=[wire.StandingInfo(each.stage, each.move, list(each.stages)) for each in game.standing],
        plans=None if game.plans is None else game.moves.kind(game.plans.rest).word,
    )


def _kind_of(argument: Argument) -> str:
    if isinstance(argument, Amount):
        return "number"
    return "seat" if argument is SEAT_NUMBERS else "piece"


@functools.cache
def rules_of(name: str, language: str) -> Rulebook:
    """The rulebook of a game, or `house` for the rules of all tables, with links between its paragraphs."""
    if (name not in GAMES and name != HOUSE) or language not in LANGUAGES:
        raise DeclinedError(404, "no-such-rules")
    return rulebook(name, language).linked()


def aid_of(name: str) -> Aid:
    """The player aid of a game."""
    if name not in GAMES:
        raise DeclinedError(404, "no-such-game")
    return GAMES[name].aid


@functools.cache
def figure_of(name: str, figure: str) -> FigureInfo:
    """An illustration of a game's rules."""
    found = figures(name).get(figure) if name in GAMES else None
    if found is None:
        raise DeclinedError(404, "no-such-rules")
    match = found.match
    return FigureInfo(
        part=found.part,
        seat=found.seat,
        stage=match.stage,
        deciding=list(match.deciding),
        names=[match.names[seat] for seat in range(match.seats)],
        point=list(found.point),
        is_close=found.is_close,
        view=match.view(found.seat),
    )
