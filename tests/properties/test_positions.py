"""No state that play can reach from a position that `load` accepts is one that `load` refuses.

Positions are states of random matches with a few fields changed at random, as far as `load` takes them.
`FONDACO_POSITIONS=1000` tries so many of each game.
"""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from typing import Any

import pytest

from fondaco.games import GAMES
from fondaco.kernel import Game, Match, OptionError, PositionError, State
from fondaco.kernel.declaring.positions import Field
from fondaco.kernel.playing.luck import deal_luck, seed_of
from tests.speed import at_speed

POSITIONS = int(os.environ.get("FONDACO_POSITIONS", at_speed(40, 12)))
TRIES_PER_MATCH = 12
LONGEST_MATCH = 400
MOVES = (2, 8, 30)
Path = tuple[Any, ...]


def move(game: Game, s: State, rng: random.Random) -> str:
    """A random move of a random seat that decides."""
    s.actor = rng.choice([seat for seat in range(s.seats) if s.deciding >> seat & 1])
    game.rules.offer(s)
    chosen = s.choice(rng.randrange(s.choices()))
    game.rules.apply(s, chosen)
    return game.moves.write(chosen)


def reached(game: Game, rng: random.Random) -> Iterator[State]:
    """States of random matches, with every stage as often as the others where it is met."""
    by_stage: dict[int, list[State]] = {}
    while True:
        options = {option.name: rng.choice(option.choices) for option in game.options}
        try:
            s = Match(game, rng.choice(game.seats), rng.getrandbits(32), options).state
        except OptionError:
            continue
        for _ in range(rng.randrange(LONGEST_MATCH)):
            if s.deciding == 0:
                break
            move(game, s, rng)
            if rng.random() < 0.1 or s.phase not in by_stage:
                by_stage.setdefault(s.phase, []).append(game.rules.copy(s))
        for _ in range(TRIES_PER_MATCH):
            yield rng.choice(by_stage[rng.choice(list(by_stage))]) if by_stage else s


def leaves(value: Any, path: Path = ()) -> Iterator[Path]:
    if isinstance(value, dict | list):
        for key, entry in value.items() if isinstance(value, dict) else enumerate(value):
            yield from leaves(entry, (*path, key))
    else:
        yield path


def get(position: Any, path: Path) -> Any:
    for key in path:
        position = position[key]
    return position


def put(position: Any, path: Path, value: Any) -> None:
    get(position, path[:-1])[path[-1]] = value


def change(field: Field, position: dict[str, Any], rng: random.Random) -> None:
    """Exchange two places of a field, or give one of them another value."""
    places = list(leaves(position[field.name], (field.name,)))
    place = rng.choice(places)
    value = get(position, place)
    if len(places) > 1 and rng.random() < 0.35:
        other = rng.choice(places)
        put(position, place, get(position, other))
        put(position, other, value)
    elif field.values is None:
        put(position, place, rng.choice([value + 1, value - 1, 0, 1, 2, rng.randrange(6), value + rng.randrange(40)]))
    else:
        names = range(position["seats"]) if isinstance(field.values, str) else field.values
        put(position, place, rng.choice([None, *names]))


def positions(game: Game, rng: random.Random) -> Iterator[tuple[dict[str, Any], State]]:
    """Positions that `load` accepts, and what it makes of them."""
    for s in reached(game, rng):
        position = game.dump(s)
        fields = [field for field in game.base_fields + game.fields if field.name != "rules"]
        for field in rng.sample(fields, rng.randint(1, 3)):
            change(field, position, rng)
        if rng.random() < 0.8:
            position = {name: value for name, value in position.items() if name not in game.derive(s)}
        try:
            loaded = game.load(position)
        except PositionError:
            continue
        deal_luck(loaded, seed_of(rng.getrandbits(32)), 0)
        yield position, loaded


@pytest.mark.parametrize("name", GAMES)
def test_whatever_play_reaches_from_a_loaded_position_can_be_loaded(name: str) -> None:
    game, rng = GAMES[name], random.Random(f"positions of {name}")
    tried = positions(game, rng)
    for number in range(POSITIONS):
        position, s = next(tried)
        played: list[str] = []
        for _ in range(rng.choice(MOVES)):
            if s.deciding == 0:
                break
            played.append(move(game, s, rng))
            dumped = game.dump(s)
            try:
                again = game.load(dumped)
            except PositionError as error:
                pytest.fail(f"position {number}, after {', '.join(played)}: {error}\n{position}")
            assert game.dump(again) == dumped
