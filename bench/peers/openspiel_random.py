"""OpenSpiel: random play driven from Python, and inside C++ by its own bots."""

import random
from collections.abc import Iterator
from importlib.metadata import version
from typing import Any

import pyspiel

from bench.sample import Sample, asked, measure

GAMES = ("gin_rummy", "backgammon", "hearts")
STRIDE = 5  # decisions between two states that are copied


def walk(game: Any) -> Iterator[Any]:
    """One random game from Python, stopping before each decision."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, weights)[0])
        else:
            yield state
            state.apply_action(random.choice(state.legal_actions()))


def samples(name: str, seconds: float, seed: int) -> Iterator[Sample]:
    """Both ways of playing one game; the bots' decisions are counted by the Python loop."""
    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(seat, seed + seat) for seat in range(game.num_players())]
    positions = [state.clone() for ply, state in enumerate(walk(game)) if ply % STRIDE == 0]

    def drive() -> int:
        return sum(1 for _ in walk(game))

    def inside() -> int:
        pyspiel.evaluate_bots(game.new_initial_state(), bots, random.getrandbits(31))
        return 1

    def copy() -> int:
        for position in positions:
            position.clone()
        return len(positions)

    copies = measure(copy, seconds).per_second
    driven = measure(drive, seconds)
    bot_games = measure(inside, seconds).per_second
    engine = "OpenSpiel " + version("open_spiel")
    yield Sample(engine, name, "Python", driven.per_second, driven.per_call, copies)
    yield Sample(engine, name, "C++ bots", bot_games * driven.per_call, driven.per_call, copies)


def main() -> None:
    """Print two samples a game."""
    arguments = asked()
    random.seed(arguments.seed)
    for name in GAMES:
        for sample in samples(name, arguments.seconds, arguments.seed):
            print(sample.line())


if __name__ == "__main__":
    main()
