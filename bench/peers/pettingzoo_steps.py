"""PettingZoo: its own connect_four as a raw environment."""

import random
import warnings
from importlib.metadata import version

from bench.sample import Sample, asked, measure
from bench.steps import episode

with warnings.catch_warnings(action="ignore"):  # of its own way to make an environment
    from pettingzoo.classic import connect_four_v3


def main() -> None:
    """Print one sample."""
    arguments = asked()
    random.seed(arguments.seed)
    env = connect_four_v3.raw_env()
    played = measure(lambda: episode(env), arguments.seconds)
    engine = f"PettingZoo {version('pettingzoo')}"
    print(Sample(engine, "connect_four", "raw AEC env", played.per_second, played.per_call, 0.0).line())


if __name__ == "__main__":
    main()
