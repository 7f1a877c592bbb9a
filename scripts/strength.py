"""How strong the bots are: plays the contests whose results are kept in docs/results/strength, and writes their page.

python scripts/strength.py                   # all of them: some ten hours of one processor; goes on where the files end
python scripts/strength.py batavia mcts-1s   # those with all these parts in their name
python scripts/strength.py --page            # only the page, from the results there are
"""

from __future__ import annotations

import argparse
import math
import os
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import mean, stdev

from fondaco.arena.play import GameResult, schedule
from fondaco.arena.run import read_results, run
from fondaco.arena.tally import student, tally_bots
from fondaco.arena.tasks import Where, add_where, where_of
from fondaco.games import GAMES
from fondaco.kernel.declaring.promises import StrengthBar

FOLDER = Path(__file__).parents[1] / "docs" / "results" / "strength"
HEAD = """# How strong the bots are

Written by `scripts/strength.py` from the results in [docs/results/strength](results/strength). One bot sits once in
every seat of each deal; the seats around it are taken by the other kind. Intervals are of 95 %, after Wilson. A
decision's time is the processor's, forced moves and searches that end early included.

| game | seats | games | wins | even | bar | a decision |
|---|---|---|---|---|---|---|
"""
MORE_TIME = """
## Ten times the time

The games that were played with both, from the same deals and seats, so that the deals' luck cancels out in part.
Intervals of the difference are of 95 %, after Student, over deals: the games of one deal are not independent.

| game | games | mcts:0.1s wins | mcts:1s wins | more by |
|---|---|---|---|---|
"""
SEEDS = {"heuristic": 100, "mcts:0.1s": 200, "mcts:1s": 200}  # the same deals for more time


@dataclass(frozen=True)
class Contest:
    """One bot against others of one kind, in every seat of the same deals."""

    game: str
    bar: StrengthBar

    @property
    def bot(self) -> str:
        return self.bar.bot

    @property
    def name(self) -> str:
        return f"{self.game}-{self.bot}-{self.bar.other}".replace(":", "-")

    @property
    def file(self) -> Path:
        return FOLDER / f"{self.name}.jsonl"

    @property
    def seats(self) -> int:
        return GAMES[self.game].usual_seats

    def play(self, where: Where) -> None:
        pairings = list(schedule(self.game, [self.bot, self.bar.other], self.seats, self.bar.games, SEEDS[self.bot]))
        done = 0

        def tell(_: GameResult) -> None:
            nonlocal done
            done += 1
            sys.stderr.write(f"\r{self.name} {done}/{self.bar.games}")
            sys.stderr.flush()

        run(pairings, self.file, where, tell)
        sys.stderr.write("\n")


def contests() -> Iterator[Contest]:
    """The quick ones first."""
    for bot in SEEDS:
        for name, game in GAMES.items():
            yield from [Contest(name, bar) for bar in game.strength if bar.bot == bot]


def row(contest: Contest) -> str:
    """A line of the table."""
    results = read_results(contest.file)
    found = next(tally for tally in tally_bots(results) if tally.bot == contest.bot)
    cells = [
        contest.game,
        f"1 {contest.bot}, {contest.seats - 1} {contest.bar.other}",
        f"{len(results)} of {contest.bar.games}",
        f"{found.share:.1%} ({found.low:.1%} - {found.high:.1%})",
        f"{found.even:.0%}",
        f"{contest.bar.share:.0%}",
        f"{found.milliseconds:.3g} ms",
    ]
    return f"| {' | '.join(cells)} |\n"


def shares(game: str, bot: str) -> dict[tuple[int, int], float]:
    """What the bot won of each game, by deal and seat."""
    contest = next((contest for contest in contests() if (contest.game, contest.bot) == (game, bot)), None)
    if contest is None or not contest.file.exists():
        return {}
    games = [(played, played.bots.index(contest.bot)) for played in read_results(contest.file)]
    return {(played.deal, seat): played.shares()[seat] for played, seat in games}


def more_time(game: str) -> str:
    """A line of the second table; none before there are results of both."""
    less, more = shares(game, "mcts:0.1s"), shares(game, "mcts:1s")
    both = sorted(less.keys() & more.keys())
    deals: dict[int, list[float]] = {}
    for key in both:
        deals.setdefault(key[0], []).append(more[key] - less[key])
    gains = [mean(of_deal) for of_deal in deals.values()]
    if len(gains) < 2:
        return ""
    gain, spread = mean(gains), student(len(gains) - 1) * stdev(gains) / math.sqrt(len(gains))
    cells = [game, str(len(both)), f"{mean(less[key] for key in both):.1%}", f"{mean(more[key] for key in both):.1%}"]
    cells += [f"{100 * gain:+.1f} points ({100 * (gain - spread):+.1f} to {100 * (gain + spread):+.1f})"]
    return f"| {' | '.join(cells)} |\n"


def write_page() -> None:
    rows = [row(contest) for contest in contests() if contest.file.exists()]
    rows += [MORE_TIME, *map(more_time, GAMES)]
    (FOLDER.parents[1] / "strength.md").write_text(HEAD + "".join(rows), encoding="utf-8")


def main() -> None:
    reader = argparse.ArgumentParser()
    reader.add_argument("parts", nargs="*")
    reader.add_argument("--page", action="store_true")
    add_where(reader)
    reader.set_defaults(workers=os.cpu_count() or 1)
    asked = reader.parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    if not asked.page:
        for contest in contests():
            if all(part in contest.name for part in asked.parts):
                contest.play(where_of(asked))
                write_page()
    write_page()


if __name__ == "__main__":
    main()
