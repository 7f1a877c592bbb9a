"""How strong the levels and the hints are: plays the contests kept in docs/results/levels, and writes their page.

python scripts/levels.py                 # all of them: hours of one processor; goes on where the files end
python scripts/levels.py batavia hard    # those with all these parts in their name
python scripts/levels.py --deals 8       # no more than so many deals of each
python scripts/levels.py --page          # only the page, from the results there are
"""

from __future__ import annotations

import argparse
import hashlib
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from fondaco.arena.play import GameResult, schedule
from fondaco.arena.run import read_results, run
from fondaco.arena.tally import DealShare, head_to_head, share_over_deals, tally_bots
from fondaco.arena.tasks import Where, add_where, where_of
from fondaco.bots.hint import TIMES
from fondaco.games import GAMES
from fondaco.kernel.declaring.levels import DIAL, NAMED

FOLDER = Path(__file__).parents[1] / "docs" / "results" / "levels"
ROUND = 4  # deals of each contest, then the next contest
SEED = 300
REDUCED = 8  # part of hard's iterations in the contests of hints
MIN_SHARE, MAX_SHARE = 0.60, 0.85  # of the chance against one opponent of the level below
HEAD = """# How strong the levels are

Written by `scripts/levels.py` (`make levels`) from the results in [docs/results/levels](results/levels). One bot sits
once in every seat of each deal, the others around it. A level is so many iterations of a search for a decision, so
the results do not depend on the machine. Intervals are of 95 %, after Student, over deals. *p* is the chance against
a single opponent that gives the share w among n seats: w (n - 1) / (w (n - 1) + 1 - w). Some levels were chosen among
a few values by these same deals, which flatters them. The time is a decision's on one processor, forced moves and
searches that end early included.
"""
NAMES = """
## Easy, normal, hard

Each should win between {least:.0%} and {most:.0%} against the level below, as p.

| game | level | against | deals | games | wins | even | p | a decision |
|---|---|---|---|---|---|---|---|---|
"""
STEPS = """
## The dial

Each number against the one below it. *easy* is {easy}, *normal* is {normal}, *hard* is {hard}.

| game | level | looks | deals | games | wins | p |
|---|---|---|---|---|---|---|
"""
HINTS = """
## Hints

One player who follows every hint, at a table of hard bots; both with {part} of hard's iterations, so that more deals
can be played. A hint at a table has {times} times as many iterations as hard. It is as good as hard where the interval
reaches the even share.

| game | iterations | deals | games | wins | even |
|---|---|---|---|---|---|
"""


@dataclass(frozen=True)
class Contest:
    """One level of a game against another, both by what they stand for: a level that is changed is measured anew."""

    game: str
    label: str  # what it is called here
    bot: str
    other: str
    deals: int

    @property
    def name(self) -> str:
        return f"{self.game}-{short(self.bot)}-{short(self.other)}"

    @property
    def file(self) -> Path:
        return FOLDER / f"{self.name}.jsonl"

    @property
    def seats(self) -> int:
        return GAMES[self.game].usual_seats

    def play(self, deals: int, where: Where) -> None:
        """The first so many deals, where they have not been played."""
        games = min(deals, self.deals) * self.seats
        pairings = list(schedule(self.game, [self.bot, self.other], self.seats, games, SEED))

        def tell(_: GameResult) -> None:
            sys.stderr.write(f"\r{self.name} {games // self.seats} deals")
            sys.stderr.flush()

        run(pairings, self.file, where, tell)
        sys.stderr.write("\n")

    def results(self) -> list[GameResult]:
        return [played for played in read_results(self.file) if set(played.bots) == {self.bot, self.other}]


def short(bot: str) -> str:
    """A bot in the name of a file; a list of terms by its digest."""
    name, _, rest = bot.partition(":")
    if "+" in rest or (name == "heuristic" and rest):
        rest = hashlib.sha256(rest.encode()).hexdigest()[:8]
    return f"{name}-{rest}" if rest else name


def named() -> Iterator[Contest]:
    for name, game in GAMES.items():
        for lower, upper in pairwise(NAMED):
            one, other = game.levels[NAMED[upper] - 1], game.levels[NAMED[lower] - 1]
            yield Contest(name, f"{upper} {lower}", one.bot, other.bot, 60)


def steps() -> Iterator[Contest]:
    for name, game in GAMES.items():
        for number in range(2, DIAL + 1):
            one, other = game.levels[number - 1], game.levels[number - 2]
            if one != other:
                yield Contest(name, f"{number}", one.bot, other.bot, 100 if one.iterations < 40 else 60)


def hinted() -> Iterator[Contest]:
    """A player who follows every hint against hard bots, both with the same share of hard's iterations."""
    for name, game in GAMES.items():
        iterations = max(1, game.levels[NAMED["hard"] - 1].iterations // REDUCED)
        yield Contest(name, "hint", f"hint:{iterations}", f"mcts:{iterations}", 40)


def play_all(contests: Sequence[Contest], most: int, where: Where) -> None:
    """A few deals of each, then a few more of each, so that all grow together."""
    for deals in range(ROUND, most + 1, ROUND):
        for contest in contests:
            if deals - ROUND < contest.deals:
                contest.play(deals, where)
        write_page()


def shares(found: DealShare, seats: int) -> list[str]:
    """Cells: deals, games, share and p, each with its interval."""
    chance = [head_to_head(share, seats) for share in (found.share, found.low, found.high)]
    return [
        *(str(found.deals), str(found.games)),
        f"{found.share:.1%} ({found.low:.1%} - {found.high:.1%})",
        f"{chance[0]:.0%} ({chance[1]:.0%} - {chance[2]:.0%})",
    ]


def row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |\n"


def named_rows() -> Iterator[str]:
    for contest in named():
        results = contest.results()
        if results:
            upper, lower = contest.label.split()
            time = next(tally for tally in tally_bots(results) if tally.bot == contest.bot).milliseconds
            told = shares(share_over_deals(results, contest.bot), contest.seats)
            sides = [f"{upper} ({contest.bot})", f"{lower} ({short(contest.other)})"]
            yield row([contest.game, *sides, *told[:3], f"{1 / contest.seats:.0%}", told[3], f"{time:.3g} ms"])


def step_rows() -> Iterator[str]:
    for contest in steps():
        results = contest.results()
        if results:
            told = shares(share_over_deals(results, contest.bot), contest.seats)
            yield row([contest.game, contest.label, tell_level(contest.game, int(contest.label)), *told])


def hint_rows() -> Iterator[str]:
    for contest in hinted():
        results = contest.results()
        if results:
            told = shares(share_over_deals(results, contest.bot), contest.seats)[:3]
            yield row([contest.game, contest.bot.partition(":")[2], *told, f"{1 / contest.seats:.0%}"])


def tell_level(game: str, number: int) -> str:
    level = GAMES[game].levels[number - 1]
    if level.iterations:
        return f"{level.iterations} iterations"
    return f"advice without {len(level.ignores)} terms" if level.ignores else "advice"


def write_page() -> None:
    parts = [HEAD, NAMES.format(least=MIN_SHARE, most=MAX_SHARE), *named_rows()]
    parts += [STEPS.format(**NAMED), *step_rows()]
    parts += [HINTS.format(part=f"1/{REDUCED}", times=TIMES), *hint_rows()]
    (FOLDER.parents[1] / "levels.md").write_text("".join(parts), encoding="utf-8")


def main() -> None:
    reader = argparse.ArgumentParser()
    reader.add_argument("parts", nargs="*")
    reader.add_argument("--deals", type=int, default=100)
    reader.add_argument("--page", action="store_true")
    add_where(reader)
    asked = reader.parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    if not asked.page:
        wanted = [*named(), *hinted(), *steps()]
        chosen = [each for each in wanted if all(part in f"{each.name} {each.label}" for part in asked.parts)]
        play_all(chosen, asked.deals, where_of(asked))
    write_page()


if __name__ == "__main__":
    main()
