"""The part of the contract test about effects, reasons and score sheets: they leak nothing and come true."""

from __future__ import annotations

import random
from typing import TypeVar

from fondaco.kernel.declaring.game import Game
from fondaco.kernel.errors import HOUSE_REFUSALS
from fondaco.kernel.playing.match import Match
from fondaco.kernel.showing.effects import HOUSE_EFFECTS, effects_between, predict
from fondaco.kernel.showing.events import Told
from fondaco.kernel.showing.plans import draft
from fondaco.kernel.showing.reasons import by_target, why_not_target
from fondaco.kernel.showing.sections import sections_of

Item = TypeVar("Item")
MOVES = 2  # of a seat, looked at for each world
TARGETS = 2


class ContractBroken(AssertionError):
    """A game does not keep a promise of the contract."""


def promise(kept: object, broken: str) -> None:
    if not kept:
        raise ContractBroken(broken)


def check_same(here: Match, there: Match, seat: int, rng: random.Random) -> None:
    """Over worlds that the seat cannot tell apart: the same sheet, the same effects, the same reasons."""
    promise(here.score_sheet(seat) == there.score_sheet(seat), f"the score sheet of seat {seat} tells what is hidden")
    if seat not in here.deciding:
        return
    both = (here, there)
    game, numbers = here.game, (rng.randrange(2**32), rng.randrange(2**32))
    for move in _some(here.offers(seat), MOVES, rng):
        shown = [predict(game, match.state, seat, move, number) for match, number in zip(both, numbers, strict=True)]
        promise(shown[0] == shown[1], f"the effects of {game.moves.write(move)} tell seat {seat} what is hidden")
    if game.plans is not None and game.plans.rest in here.offers(seat):
        plans = [draft(match, seat, number=number) for match, number in zip(both, numbers, strict=True)]
        promise(plans[0] == plans[1], f"the plan of seat {seat} tells what is hidden")
    lit = {target for targets in here.legal_targets(seat) for target in targets}
    for target in _some(sorted(lit.union(by_target(game.moves))), TARGETS, rng):
        told = [why_not_target(match, seat, target, (), number) for match, number in zip(both, numbers, strict=True)]
        promise(told[0] == told[1], f"the reason against {target} tells seat {seat} what is hidden")
        known = (*game.refusals, *HOUSE_REFUSALS)
        promise(told[0] is None if target in lit else type(told[0]) in known, f"there is no reason against {target}")


def check_own(match: Match, seat: int) -> None:
    """What all see, with the sections that the seat sees otherwise, is the view of the seat, and nothing is added."""
    view = match.view(-1)
    public, own = sections_of(view), match.own_sections(seat, view)
    promise(own.keys() <= public.keys(), f"seat {seat} has sections that are not of the view")
    promise({**public, **own} == sections_of(match.view(seat)), f"the sections of seat {seat} are not its view")


def check_prediction(match: Match, seat: int, move: int) -> None:
    """What is shown of a move before it is made comes true; without luck or secrets nothing is missing."""
    game, text = match.game, match.game.moves.write(move)
    predicted = predict(game, match.state, seat, move)
    before = game.rules.copy(match.state)
    before.actor = seat
    ply, after = match.tried(seat, move)
    actual = effects_between(game, before, after, move, ply.events)
    for effect in predicted:
        known = (*game.effects.kinds, *HOUSE_EFFECTS, *game.events)
        promise(type(effect) in known, f"the effect {type(effect).__name__} is not declared")
        promise(effect in actual or is_uncertain(effect), f"{text} was to bring {effect}, not {actual}")
    if tells_nothing(match, seat, move):
        missing = [effect for effect in actual if effect not in predicted]
        promise(not missing, f"{text} brought what was not shown: {missing}")


def tells_nothing(match: Match, seat: int, move: int) -> bool:
    """Whether a legal move draws no luck, is not sealed and makes no hidden fact known."""
    ply = match.tried(seat, move)[0]
    return not ply.is_lucky and not ply.sealed and not any(event.reveals for event in ply.events)


def is_uncertain(effect: Told) -> bool:
    """Whether some number of it is not known beforehand."""
    return any(getattr(effect, name) is None for name in effect.__struct_fields__)


def check_final_sheet(game: Game, match: Match) -> None:
    """At the end the categories come to the scores, and the ranks are those of the rules."""
    result, sheet = match.result, match.score_sheet(-1)
    if result is None or match.state.deciding != 0:  # HOUSE-1.4: the sheet still counts as if it ended now
        return
    promise(sheet.final and all(sheet.complete), "something of the final sheet is hidden")
    promise(sheet.totals == result.scores, f"the categories come to {sheet.totals}, the scores are {result.scores}")
    promise(sheet.ranks == result.ranks, f"the sheet ranks {sheet.ranks}, the rules {result.ranks}")
    if game.scores is not None:
        names = [line.name for line in sheet.categories], [line.name for line in sheet.tie_breaks]
        promise(names == (list(game.scores.categories), list(game.scores.tie_breaks)), "other categories than declared")


def _some(items: list[Item], most: int, rng: random.Random) -> list[Item]:
    return rng.sample(items, min(most, len(items)))
