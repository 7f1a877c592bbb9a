"""Fondaco: one game at random through its raw PettingZoo environment."""

import random
from importlib.metadata import version

from bench.sample import Sample, asked, measure
from bench.steps import episode
from fondaco.env.aec import raw_env


def main() -> None:
    """Print one sample."""
    arguments = asked(game="a name in GAMES")
    random.seed(arguments.seed)
    env = raw_env(arguments.game)
    played = measure(lambda: episode(env), arguments.seconds)
    engine = f"Fondaco {version('fondaco')}"
    print(Sample(engine, arguments.game, "raw AEC env", played.per_second, played.per_call, 0.0).line())


if __name__ == "__main__":
    main()
