"""OpenSpiel: its C++ information-set tree search on gin rummy, one random play-out an iteration."""

import random
from importlib.metadata import version

import pyspiel

from bench.peers.openspiel_random import walk
from bench.sample import Sample, asked, measure

GAME = "gin_rummy"
STRIDE = 20  # decisions between two positions that are searched
ITERATIONS = 25  # from each


def sample(seconds: float, seed: int) -> Sample:
    """Iterations a second, over positions spread evenly over one game."""
    game = pyspiel.load_game(GAME)
    positions = [state.clone() for ply, state in enumerate(walk(game)) if ply % STRIDE == STRIDE // 2]
    bot = pyspiel.ISMCTSBot(
        seed,
        pyspiel.RandomRolloutEvaluator(1, seed),
        0.7,  # as ours
        ITERATIONS,
        -1,
        pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        False,
        False,
    )

    def search() -> int:
        for position in positions:
            bot.step(position)
        return ITERATIONS * len(positions)

    engine = "OpenSpiel " + version("open_spiel")
    return Sample(engine, GAME, "C++ ISMCTS", iterations=measure(search, seconds).per_second)


def main() -> None:
    """Print one sample."""
    arguments = asked()
    random.seed(arguments.seed)
    print(sample(arguments.seconds, arguments.seed).line())


if __name__ == "__main__":
    main()
