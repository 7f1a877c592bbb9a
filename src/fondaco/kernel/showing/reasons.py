"""Why a piece on the board cannot be chosen now: the moves it could mean, and the refusal that says most."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from fondaco.kernel.declaring.moves import KIND, Moves
from fondaco.kernel.errors import GameIsOver, NoMeaningNow, NotYourDecision, Refusal
from fondaco.kernel.playing.state import State

if TYPE_CHECKING:
    from fondaco.kernel.declaring.game import Game
    from fondaco.kernel.playing.match import Match

WORLDS = 2  # re-deals in which the reason must be the same
MAX_REASONS = 400  # moves that are looked at for one target


def why_not_target(match: Match, seat: int, target: str, chosen: Sequence[str] = (), number: int = 0) -> Refusal | None:
    """Why the seat cannot choose a target, after those it has chosen; None if it can.

    It is found on re-dealt worlds, and only what is the same in all of them is told.
    """
    if match.over:
        return GameIsOver()
    if seat not in match.deciding:
        return NotYourDecision()
    wanted = {target, *chosen}
    if any(wanted.issubset(targets) for targets in match.legal_targets(seat)):
        return None
    game = match.game
    found = [
        _ranked(game, game.sample(match.state, seat, number + world, True), seat, target, chosen)
        for world in range(WORLDS)
    ]
    for refusal in found[0]:
        if all(refusal in other for other in found[1:]):
            return refusal
    return NoMeaningNow()


def _ranked(game: Game, world: State, seat: int, target: str, chosen: Sequence[str]) -> list[Refusal]:
    """The refusals of all moves a target could mean, the one that says most first.

    Moves that fit what is chosen come first, then kinds of move that are possible now; what is said of any move in this
    phase comes last. A later refusal of the game is one of a move that fulfils more conditions.
    """
    world.actor = seat
    game.rules.offer(world)
    usual = usual_refusal(game, world)
    order = {kind: number for number, kind in enumerate(game.refusals)}
    possible = {world.choice(index) & KIND for index in range(world.offered)} | set(world.range_base[: world.ranges])
    ranked: dict[Refusal, tuple[bool, bool, bool, int]] = {}
    for meaning in meanings(game, world, target):
        if isinstance(meaning, Refusal):
            refusal, fits, now = meaning, not chosen, True
        elif world.is_offered(meaning):
            continue
        else:
            refusal, now = game.rules.why_not(world, meaning), meaning & KIND in possible
            fits = set(chosen) <= set(game.moves.targets(meaning) + game.targets(world, meaning))
        rank = (fits, now, type(refusal) is not usual, order.get(type(refusal), -1))
        ranked[refusal] = max(rank, ranked.get(refusal, rank))
    return sorted(ranked, key=lambda refusal: ranked[refusal], reverse=True)


def meanings(game: Game, s: State, target: str) -> list[int | Refusal]:
    """The moves a target could mean: those that name it, and those the game says it means now."""
    moves: list[int | Refusal] = [*by_target(game.moves).get(target, ()), *game.meanings(s, target)]
    return list(dict.fromkeys(moves))[:MAX_REASONS]


@lru_cache(maxsize=16)
def by_target(moves: Moves) -> Mapping[str, tuple[int, ...]]:
    """For every target the moves that always name it."""
    found: dict[str, list[int]] = {}
    for move in moves.every:
        for target in moves.targets(move):
            found.setdefault(target, []).append(move)
    return {target: tuple(named) for target, named in found.items()}


def usual_refusal(game: Game, s: State) -> type[Refusal]:
    """What most kinds of move are told in this phase: the reason that says least."""
    told = Counter(type(game.rules.why_not(s, next(kind.every()))) for kind in game.moves.kinds)
    return told.most_common(1)[0][0]
