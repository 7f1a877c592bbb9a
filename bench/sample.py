"""One sample: how often a piece of work is done in a second of CPU time, on one thread."""

import argparse
import json
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass


@dataclass(frozen=True)
class Sample:
    """What one engine made of one game, played one way."""

    engine: str
    game: str
    way: str
    decisions: float = 0.0  # per CPU second, forced ones too, deals included
    per_game: float = 0.0
    copies: float = 0.0  # per CPU second, of states spread over one game
    iterations: float = 0.0  # of a tree search, per CPU second

    def line(self) -> str:
        """The sample as one line of JSON."""
        return json.dumps(asdict(self))


@dataclass(frozen=True)
class Rate:
    """A measured speed: things done and calls made in so many CPU seconds."""

    done: int
    calls: int
    seconds: float

    @property
    def per_second(self) -> float:
        """Things done per CPU second."""
        return self.done / self.seconds

    @property
    def per_call(self) -> float:
        """Things done by one call, on average."""
        return self.done / self.calls


def measure(work: Callable[[], int], seconds: float) -> Rate:
    """Call `work`, which returns how much it did, until the CPU time is used up."""
    done = calls = 0
    batch = 1
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        for _ in range(batch):
            done += work()
        calls += batch
        if spent < seconds / 20:  # the clock is read rarely once the work is known to be short
            batch *= 2
    return Rate(done, calls, spent)


def asked(**positional: str) -> argparse.Namespace:
    """The command line that all samplers share."""
    parser = argparse.ArgumentParser()
    for name, text in positional.items():
        parser.add_argument(name, help=text)
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU seconds for each figure")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()
