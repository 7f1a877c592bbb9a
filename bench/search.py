"""Fondaco: the search of the mcts bot, over positions spread evenly over one game that advice plays."""

import random
from collections.abc import Iterator
from importlib.metadata import version

from bench.ours import build
from bench.sample import Sample, asked, measure
from fondaco.bots import Mcts
from fondaco.games import GAMES
from fondaco.kernel import Game, State

STRIDE = 20  # decisions between two positions that are searched
ITERATIONS = 200  # from each


def walk(game: Game, seats: int, seed: int) -> Iterator[tuple[State, int]]:
    """A game by advice; the positions, and whose decision it is."""
    advisor = game.advice.advise(seats)
    s = game.deal(seats, seed)
    ply = 0
    while s.deciding:
        s.actor = (s.deciding & -s.deciding).bit_length() - 1
        if ply % STRIDE == STRIDE // 2:
            yield game.rules.copy(s), s.actor
        game.rules.candidates(s)
        game.rules.apply(s, advisor.best(s))
        ply += 1


def sample(name: str, seconds: float, seed: int) -> Sample:
    """Iterations a second, each a descent and a play-out to the end."""
    game = GAMES[name]
    seats = game.usual_seats
    positions = list(walk(game, seats, seed))
    rng = random.Random(seed)
    bot = Mcts(iterations=ITERATIONS)

    def search() -> int:
        for s, seat in positions:
            bot.search(game, game.sample(s, seat, seed), seat, rng)
        return ITERATIONS * len(positions)

    return Sample(
        f"Fondaco {version('fondaco')}", name, f"{build()}, ISMCTS", iterations=measure(search, seconds).per_second
    )


def main() -> None:
    """Print one sample."""
    arguments = asked(game="a name in GAMES")
    print(sample(arguments.game, arguments.seconds, arguments.seed).line())


if __name__ == "__main__":
    main()
