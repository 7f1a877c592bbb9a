"""Catanatron: Catan with four random players, played by its own `Game.play`."""

import random
from collections.abc import Iterator
from importlib.metadata import version

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT

from bench.sample import Sample, asked, measure

STRIDE = 50  # decisions between two states that are copied


def fresh() -> Game:
    """A new game of four random players."""
    return Game([RandomPlayer(color) for color in Color], seed=random.getrandbits(32) | 1)


def play() -> int:
    """One whole game; how many decisions it took."""
    game = fresh()
    game.play()
    return len(game.state.actions)


def stops() -> Iterator[Game]:
    """Positions spread over one game."""
    game = fresh()
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        if len(game.state.actions) % STRIDE == 0:
            yield game.copy()
        game.play_tick()


def main() -> None:
    """Print one sample."""
    arguments = asked()
    random.seed(arguments.seed)
    positions = list(stops())

    def copy() -> int:
        for position in positions:
            position.copy()
        return len(positions)

    copies = measure(copy, arguments.seconds)
    random.seed(arguments.seed)
    played = measure(play, arguments.seconds)
    engine = "Catanatron " + version("catanatron")
    print(
        Sample(
            engine,
            "catan",
            "Python",
            played.per_second,
            played.per_call,
            copies.per_second,
        ).line()
    )


if __name__ == "__main__":
    main()
