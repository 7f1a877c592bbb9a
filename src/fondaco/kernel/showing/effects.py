"""What a move would bring, shown before it is made: found by the rules on worlds re-dealt for the seat that decides."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from msgspec.structs import replace

from fondaco.kernel.playing.state import GameState, State
from fondaco.kernel.showing.events import Event, Told

if TYPE_CHECKING:
    from fondaco.kernel.declaring.game import Game

WORLDS = 3  # re-deals that must agree


class Effect(Told, frozen=True):
    """Something a move would bring; None stands for a number that the seat cannot know."""


class GameEnds(Effect, frozen=True):
    """The move ends the game."""


HOUSE_EFFECTS: tuple[type[Effect], ...] = (GameEnds,)


@dataclass(frozen=True)
class Effects:
    """What a game shows of its moves.

    `find` is given a world in which the actor makes the move, the same world afterwards, the move, and its events as
    the actor would learn of them. It gives effects, and events to be shown as they would be told: only what is the
    same in every world the actor cannot tell apart. The contract test compares.
    """

    kinds: tuple[type[Effect], ...] = ()
    find: Callable[[GameState, GameState, int, Sequence[Event]], Iterable[Told]] = lambda before, after, move, told: ()


def predict(game: Game, s: State, seat: int, move: int, number: int = 0) -> tuple[Told, ...]:
    """The effects of a legal move as far as the seat that decides can know them; the state itself is only re-dealt."""
    worlds = [game.sample(s, seat, number + world, forget=True) for world in range(WORLDS)]
    return agreed([effects_in(game, world, seat, move) for world in worlds])


def effects_in(game: Game, world: State, seat: int, move: int) -> list[Told]:
    """The effects of a move in one world, which the move changes."""
    world.actor = seat
    before = game.rules.copy(world)
    world.event_sink = []
    game.rules.apply(world, move)
    told, world.event_sink = world.event_sink, None
    return effects_between(game, before, world, move, [event for event in told or [] if isinstance(event, Event)])


def effects_between(game: Game, before: State, after: State, move: int, events: Sequence[Event]) -> list[Told]:
    """The effects of a move from the worlds before and after it and what it told."""
    told = [seen for event in events if (seen := event.seen_by(before.actor)) is not None]
    found = list(game.effects.find(before, after, move, told))
    if after.deciding == 0:
        found.append(GameEnds())
    return list(dict.fromkeys(found))


def agreed(worlds: Sequence[Sequence[Told]]) -> tuple[Told, ...]:
    """What all worlds have; an effect that differs only in numbers is left with those that are the same."""
    first, *others = worlds
    result: list[Told] = []
    for effect in first:
        same = [_same(effect, other) for other in others]
        if all(found is not None for found in same):
            result.append(functools.reduce(_merge, [found for found in same if found is not None], effect))
    return tuple(dict.fromkeys(result))


def _same(effect: Told, world: Sequence[Told]) -> Told | None:
    """The effect itself in another world, or else one with other numbers."""
    if effect in world or isinstance(effect, Event):
        return effect if effect in world else None
    return next((other for other in world if type(other) is type(effect) and _key(other) == _key(effect)), None)


def _key(effect: Told) -> tuple[object, ...]:
    return tuple(getattr(effect, name) for name in effect.__struct_fields__ if name not in _numbers(type(effect)))


def _merge(one: Told, other: Told) -> Told:
    unknown = {name: None for name in _numbers(type(one)) if getattr(one, name) != getattr(other, name)}
    return replace(one, **unknown) if unknown else one


@functools.cache
def _numbers(kind: type[Told]) -> tuple[str, ...]:
    return tuple(name for name, argument in kind.arguments().items() if argument == "number")
