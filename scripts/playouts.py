"""What one play-out tells a search: samples kept in docs/results/playouts, and their page.

python scripts/playouts.py                   # all of them, a minute or so each; goes on where the files end
python scripts/playouts.py batavia-4         # those of these games and seats
python scripts/playouts.py --positions 24    # no more than so many positions of each
python scripts/playouts.py --page            # only the page, from the samples there are
"""

from __future__ import annotations

import argparse
import math
import operator
import random
import statistics
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

import msgspec
from msgspec import Struct

from fondaco.bots import Mcts
from fondaco.bots.settings import SETTINGS, Settings
from fondaco.games import GAMES
from fondaco.kernel import Game, State

FOLDER = Path(__file__).parents[1] / "docs" / "results" / "playouts"
SLIPS = (0, 13, SETTINGS.slips, 256)  # of 256 moves of a play-out
POSITIONS = 120
OF_A_GAME = 6
FEWEST = 24  # positions that are worth a row
WORLDS = 100
ASIDE = 0.1  # of the moves that lead to the positions are any candidate
SEED = 700
RESAMPLES = 400
TRIED = 28  # how often the move tried most is tried in 100 iterations, where eight compete
HEAD = """# What one play-out tells

Written by `scripts/playouts.py` (`make playouts`) from the samples in [docs/results/playouts](results/playouts). The
{width} most advised moves of positions from games of the advice (one move in ten any candidate) are played out in the
same {worlds} worlds with the same luck, without a tree below them.

- *slips*: how many moves of a play-out are any candidate, instead of the most advised. The search has {slips:.0%}.
- *apart*: how much moves differ in what they are worth beyond what the advice says of them: a standard deviation, in
  thousandths of the reward, without what the play-outs scatter by chance. In brackets where 95 % lie when positions are
  drawn again.
- *noise*: the standard deviation of one play-out beside the mean of all moves in its world; *alone*: where each has a
  world and luck of its own. The square of their ratio is how many times the play-outs that would need.
- *worth*: what one standard deviation more of advice promises.
- *as many*: the play-outs of a move that tell as much as its advice, (noise / apart) squared.
- *weight*: what each play-out should weigh beside the advice, if the others play as the play-outs do:
  1 / (as many x worth). At 100 iterations the search gives each about {each:.1f}, at 400 {later:.1f}.
- *as advised*, *as random*: how what the moves are worth goes with what they are worth where all follow the advice, and
  where all play any candidate, from -1 to 1.

| game | seats | slips | positions | apart | noise | alone | worth | as many | weight | as advised | as random |
|---|---|---|---|---|---|---|---|---|---|---|---|
"""


class Told(Struct, frozen=True):
    """What the play-outs of the moves of one position came to."""

    slips: int
    position: int
    advised: tuple[float, ...]  # in standard deviations; none where the advice is the same for all
    means: tuple[float, ...]  # rewards, less the mean of all moves in each world
    noise: float  # variance of one of these,
    alone: float  # and of a reward by itself


@dataclass(frozen=True)
class Signal:
    """What the play-outs of many positions tell together."""

    apart: float
    noise: float
    alone: float
    worth: float

    @property
    def as_many(self) -> float:
        return (self.noise / self.apart) ** 2 if self.apart > 0 else math.inf

    @property
    def weight(self) -> float:
        return 1 / (self.as_many * self.worth) if self.worth > 0 else math.inf


# -- the samples --------------------------------------------------------------


def places(game: Game, seats: int) -> Iterator[tuple[State, int]]:
    """Positions with a choice, a few of each game, and whose it is."""
    advisor = game.advice.advise(seats)
    rng = random.Random(f"{game.name} {seats} {SEED}")
    for number in range(POSITIONS // OF_A_GAME):
        s = game.deal(seats, SEED * 1_000_003 + number)
        met = []
        while s.deciding:
            s.actor = (s.deciding & -s.deciding).bit_length() - 1
            game.rules.candidates(s)
            if s.offered > 1:
                met.append((game.rules.copy(s), s.actor))
            game.rules.apply(s, s.pick() if rng.random() < ASIDE else advisor.best(s))
        yield from rng.sample(met, OF_A_GAME)


def standardised(game: Game, world: State, seat: int) -> list[float]:
    """The advice for the moves that compete, best first, in standard deviations."""
    world = game.rules.copy(world)
    world.actor = seat
    game.rules.candidates(world)
    advisor = game.advice.advise(world.seats)
    advisor.prepare(world)
    scores = [advisor.score(world, world.choice(number)) for number in range(world.choices())]
    best = sorted(scores, reverse=True)[: SETTINGS.width]
    spread = statistics.pstdev(best)
    return [(score - statistics.fmean(best)) / spread for score in best] if spread > 0 else []


def tell(game: Game, slips: int, number: int, place: tuple[State, int]) -> Told:
    """A search of as many iterations as moves compete tries each of them once, in one world."""
    s, seat = place
    advised = standardised(game, s, seat)
    if not advised:
        return Told(slips, number, (), (), 0.0, 0.0)
    rng = random.Random(f"{game.name} {s.seats} {slips} {number}")
    bot = Mcts(len(advised), settings=Settings(slips=slips))
    dealt = game.sample(s, seat, number)
    worlds = [[reward for _, _, reward in bot.search(game, dealt, seat, rng).found()] for _ in range(WORLDS)]
    beside = [[reward - statistics.fmean(world) for reward in world] for world in worlds]
    moves = list(zip(*beside, strict=True))
    return Told(
        *(slips, number),
        tuple(round(value, 4) for value in advised),
        tuple(round(statistics.fmean(values), 5) for values in moves),
        round(sum(map(statistics.variance, moves)) / (len(moves) - 1), 5),
        round(statistics.fmean(map(statistics.variance, zip(*worlds, strict=True))), 5),
    )


def tables() -> list[tuple[str, int]]:
    """The usual seats first."""
    usual = [(name, game.usual_seats) for name, game in GAMES.items()]
    return list(dict.fromkeys(usual + [(name, seats) for name, game in GAMES.items() for seats in game.seats]))


def file_of(name: str, seats: int) -> Path:
    return FOLDER / f"{name}-{seats}.jsonl"


def read(name: str, seats: int) -> list[Told]:
    file = file_of(name, seats)
    return [msgspec.json.decode(line, type=Told) for line in file.read_bytes().splitlines()] if file.exists() else []


def take(name: str, seats: int, positions: int) -> None:
    known = {(told.slips, told.position) for told in read(name, seats)}
    for number, place in enumerate(islice(places(GAMES[name], seats), positions)):
        for slips in SLIPS:
            if (slips, number) not in known:
                told = tell(GAMES[name], slips, number, place)
                with file_of(name, seats).open("ab") as out:
                    out.write(msgspec.json.encode(told) + b"\n")


# -- what they say ------------------------------------------------------------


def signal(found: Sequence[Told]) -> Signal:
    """Positions count by their moves."""
    freedom = sum(len(told.means) - 1 for told in found)
    noise = sum(told.noise * (len(told.means) - 1) for told in found) / freedom
    alone = sum(told.alone * (len(told.means) - 1) for told in found) / freedom
    pairs = [pair for told in found for pair in zip(told.advised, told.means, strict=True)]
    worth = sum(value * mean for value, mean in pairs) / sum(value * value for value, _ in pairs)
    apart = sum((mean - worth * value) ** 2 for value, mean in pairs) / (freedom - 1) - noise / WORLDS
    return Signal(math.sqrt(max(apart, 0.0)), math.sqrt(noise), math.sqrt(alone), worth)


def alike(one: Mapping[int, Told], other: Mapping[int, Told]) -> float:
    """How what moves are worth in one kind of play-outs goes with what they are worth in another: from -1 to 1.

    Chance is taken off: the two samples share nothing but their positions.
    """
    both = [(one[position], other[position]) for position in one if position in other]
    squares = [sum(mean * mean for mean in mine.means) for mine, _ in both]
    others = [sum(mean * mean for mean in theirs.means) for _, theirs in both]
    chance = [mine.noise * (len(mine.means) - 1) / WORLDS for mine, _ in both]
    their_chance = [theirs.noise * (len(theirs.means) - 1) / WORLDS for _, theirs in both]
    together = sum(sum(map(operator.mul, mine.means, theirs.means)) for mine, theirs in both)
    product = (sum(squares) - sum(chance)) * (sum(others) - sum(their_chance))
    return max(-1.0, min(1.0, together / math.sqrt(product))) if product > 0 else 0.0


def ranged(found: Sequence[Told], number: Callable[[Signal], float]) -> str:
    """In thousandths, and where 95 % lie when positions are drawn again."""
    rng = random.Random(1)
    drawn = sorted(number(signal(rng.choices(found, k=len(found)))) for _ in range(RESAMPLES))
    edge = round(0.025 * RESAMPLES)
    return f"{1000 * number(signal(found)):.0f} ({1000 * drawn[edge]:.0f} to {1000 * drawn[-1 - edge]:.0f})"


def rows() -> Iterator[str]:
    for name, seats in tables():
        told = read(name, seats)
        kinds = {slips: {one.position: one for one in told if one.slips == slips and one.means} for slips in SLIPS}
        for slips, samples in kinds.items():
            if len(samples) >= FEWEST:
                whole = signal(found := list(samples.values()))
                cells = [
                    *(name.replace("_", " ").title(), f"{seats}", f"{slips / 256:.0%}", f"{len(found)}"),
                    *(ranged(found, lambda one: one.apart), f"{1000 * whole.noise:.0f}", f"{1000 * whole.alone:.0f}"),
                    *(ranged(found, lambda one: one.worth), f"{whole.as_many:.0f}"),
                    f"{whole.weight:.1f}" if whole.weight < 100 else "-",
                    *(f"{alike(samples, kinds[other]):.2f}" for other in (SLIPS[0], SLIPS[-1])),
                ]
                yield f"| {' | '.join(cells)} |\n"


def write_page() -> None:
    head = HEAD.format(
        width=SETTINGS.width,
        worlds=WORLDS,
        slips=SETTINGS.slips / 256,
        each=SETTINGS.fade * (SETTINGS.calm + TRIED) / TRIED,
        later=SETTINGS.fade * (SETTINGS.calm + 4 * TRIED) / (4 * TRIED),
    )
    (FOLDER.parents[1] / "playouts.md").write_text(head + "".join(rows()), encoding="utf-8")


def main() -> None:
    reader = argparse.ArgumentParser()
    reader.add_argument("tables", nargs="*")
    reader.add_argument("--positions", type=int, default=POSITIONS)
    reader.add_argument("--page", action="store_true")
    asked = reader.parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, seats in [] if asked.page else tables():
        if not asked.tables or file_of(name, seats).stem in asked.tables:
            take(name, seats, asked.positions)
    write_page()


if __name__ == "__main__":
    main()
