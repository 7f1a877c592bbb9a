"""The ladder of the bots: plays what docs/results/ladder lacks, and writes its page.

python scripts/ladder.py                  # all of it: some hours of one processor; goes on where the files end
python scripts/ladder.py kontor-2 borneo-4   # these
python scripts/ladder.py kontor scaling   # else those with all these parts in the name of their file
python scripts/ladder.py --deals 20       # no more than so many deals of each
python scripts/ladder.py --page           # only the page, from the results there are
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from fondaco.arena.ladder import Rated, rate, tables
from fondaco.arena.play import GameResult, Pairing, schedule
from fondaco.arena.run import read_results, run
from fondaco.arena.tally import above, share_over_deals, tally_bots
from fondaco.arena.tasks import Where, add_where, where_of
from fondaco.bots.net import find_weights
from fondaco.games import GAMES

FOLDER = Path(__file__).parents[1] / "docs" / "results" / "ladder"
BOTS = ("random", "greedy", "uct:100", "uct:400", "heuristic", "mcts:25", "mcts:100", "mcts:400")
ANCHOR, SEARCH = "heuristic", "mcts:100"
OPEN_SPIEL = "fondaco.env.ismcts:Ismcts"
STRANGERS = ("greedy", "uct:100", "uct:400", OPEN_SPIEL)  # that do not share the heuristic
BESIDE_OPEN_SPIEL = (OPEN_SPIEL, SEARCH, ANCHOR, "uct:100")  # tables of their own: a decision of OpenSpiel's is slow
SCALING = ("mcts:25", SEARCH, "mcts:400", "mcts:1600")  # the search alone, each with four times the play-outs
SEED = 700
SEED_OF_ONE = 911  # at the usual seats, of one search among heuristics: other deals than those of the tables
ROUND = 7  # deals of each file, then the next file
TWICE = 2  # how often two bots meet at a table of two, by deals, for once at a larger one
FEW = 40  # deals of one search among heuristics, at each number of seats,
FEWER = 6  # and of the tables with OpenSpiel's bot
WITH_NETWORKS = 24  # of those with the network of the package,
DEALS_OF_SCALING = 40  # and of those of the search alone
HEAD = """# The ladder

Written by `scripts/ladder.py` (`make ladder`) from the results in [docs/results/ladder](results/ladder). Every choice
of bots sits at tables of each game's usual size, on a deal of its own, once in every rotation of the seats. A number
behind a bot is its iterations for a decision, so the results do not depend on the machine. *rating* is Elo's, after
Bradley and Terry, from who ranks above whom; heuristic has 0, and where the search plays alone mcts:100. Intervals are
of 95 % over deals (drawn again with replacement). *wins* is the share of victories in all seats; *a decision* is the
processor's time, forced moves included.

| bot | what it does |
|---|---|
| `random` | any legal move |
| `greedy` | the best turn by the game's own estimate of a position, over three worlds |
| `heuristic` | the move that the game's weighted advice speaks for most |
| `mcts` | tree search over re-dealt worlds, its play-outs by the heuristic's advice |
| `uct` | the same tree without advice: every candidate is tried, play-outs are random |
| `fondaco.env.ismcts:Ismcts` | OpenSpiel's own ISMCTS, 50 iterations, over all legal moves, play-outs random |
| `net` | the network of the package, its likeliest move ([learning](learning.md)) |
| `mcts:100?net=...&value=0` | the search, in which the network says what is tried first |

**The search models its opponents with the heuristic's own advice**: in its play-outs every seat follows it, so its
results against the heuristic may flatter it. A table below has its results against bots that play otherwise. The search
of version 0.1.0, which lost to the heuristic at 100 iterations in two of the games, is not at these tables: two
searches of one name cannot run in one build.
"""


@dataclass(frozen=True)
class Ladder:
    """The contests of a game at one number of seats."""

    game: str
    seats: int
    bots: tuple[str, ...] = BOTS
    beside: str = ""  # whose tables these are, if they are tables of their own: heuristic, ismcts, network, scaling

    @property
    def usual(self) -> bool:
        """Whether all bots play each other."""
        return self.seats == GAMES[self.game].usual_seats and not self.beside

    @property
    def file(self) -> Path:
        return FOLDER / f"{'-'.join(filter(None, [self.game, str(self.seats), self.beside]))}.jsonl"

    @property
    def deals(self) -> int:
        """70 at a table of four: all choices of four out of eight."""
        if self.usual:
            return 70 * TWICE if self.seats == 2 else 70
        return {"heuristic": FEW, "ismcts": FEWER, "network": WITH_NETWORKS, "scaling": DEALS_OF_SCALING}[self.beside]

    def pairings(self, deals: int) -> list[Pairing]:
        """The first so many deals."""
        if self.beside == ANCHOR:
            games = min(deals, self.deals) * self.seats
            seed = SEED_OF_ONE if self.seats == GAMES[self.game].usual_seats else SEED
            return list(schedule(self.game, [SEARCH, ANCHOR], self.seats, games, seed))
        return list(tables(self.game, self.bots, self.seats, min(deals, self.deals), SEED))

    def play(self, deals: int, where: Where) -> None:
        run(self.pairings(deals), self.file, where, lambda _: None)
        sys.stderr.write(f"{self.file.stem}: {min(deals, self.deals)} of {self.deals} deals\n")

    def results(self) -> list[GameResult]:
        """Whole deals only: a rotation without the others would favour a seat."""
        known = {played.key: played for played in read_results(self.file)}
        pairings = self.pairings(self.deals)
        whole: list[GameResult] = []
        for start in range(0, len(pairings), self.seats):
            deal = [known.get(pairing.key) for pairing in pairings[start : start + self.seats]]
            whole += [played for played in deal if played is not None] if all(deal) else []
        return whole


def ladders() -> list[Ladder]:
    """The usual tables first."""
    usual = [Ladder(name, game.usual_seats) for name, game in GAMES.items()]
    against = [Ladder(name, seats, BOTS, ANCHOR) for name, game in GAMES.items() for seats in game.seats]
    spiel = [Ladder(name, game.usual_seats, BESIDE_OPEN_SPIEL, "ismcts") for name, game in GAMES.items()]
    networks = [
        Ladder(name, game.usual_seats, (f"net:{name}", f"{SEARCH}?net={name}&value=0", SEARCH, ANCHOR), "network")
        for name, game in GAMES.items()
        if find_weights(name).exists()
    ]
    scaling = [Ladder(name, game.usual_seats, SCALING, "scaling") for name, game in GAMES.items()]
    return usual + against + scaling + spiel + networks


def row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |\n"


def title(game: str) -> str:
    return game.replace("_", " ").title()


def rating_rows(results: Sequence[GameResult], rated: Mapping[str, Rated]) -> Iterator[str]:
    thought = {tally.bot: tally.milliseconds for tally in tally_bots(results)}
    for bot in sorted(rated, key=lambda bot: -rated[bot].rating):
        found = rated[bot]
        share = share_over_deals([played for played in results if bot in played.bots], bot)
        bounds = "" if found.low == found.high else f" ({found.low:+.0f} to {found.high:+.0f})"
        wins = f"{share.share:.0%} ({share.low:.0%} - {share.high:.0%})"
        yield row([bot, f"{found.rating:+.0f}{bounds}", wins, str(share.games), f"{thought[bot]:.2g} ms"])


def matrix_rows(results: Sequence[GameResult], rated: Mapping[str, Rated]) -> Iterator[str]:
    """How often the bot of the row ranks above that of the column."""
    won = above(results)
    bots = sorted(rated, key=lambda bot: -rated[bot].rating)
    yield row(["", *bots])
    yield "|---" * (len(bots) + 1) + "|\n"
    for bot in bots:
        cells = []
        for other in bots:
            games = won.get((bot, other), 0) + won.get((other, bot), 0)
            cells.append(f"{won[bot, other] / games:.0%}" if games else "")
        yield row([bot, *cells])


BESIDE = {"": "", "network": ", with a network", "scaling": ", the search alone", "ismcts": ", with OpenSpiel's"}


def part(ladder: Ladder) -> Iterator[str]:
    """Ratings and win matrix of bots that all meet each other."""
    results = ladder.results()
    if not results:
        return
    deals = len({played.deal for played in results})
    rated = rate(results, ANCHOR if ANCHOR in ladder.bots else SEARCH)
    yield f"\n## {title(ladder.game)}, {ladder.seats} seats{BESIDE[ladder.beside]}\n\n"
    yield f"{deals} of {ladder.deals} deals, {len(results)} games.\n\n"
    yield "| bot | rating | wins | games | a decision |\n|---|---|---|---|---|\n"
    yield from rating_rows(results, rated)
    yield "\nHow often the bot of the row ranks above that of the column, ties half:\n\n"
    yield from matrix_rows(results, rated)


def other_rows() -> Iterator[str]:
    for ladder in ladders():
        results = ladder.results()
        if ladder.beside == ANCHOR and results:
            share = share_over_deals(results, SEARCH)
            wins = f"{share.share:.0%} ({share.low:.0%} - {share.high:.0%})"
            yield row([title(ladder.game), str(ladder.seats), str(share.deals), wins, f"{1 / ladder.seats:.0%}"])


def stranger_rows() -> Iterator[str]:
    """What the search is worth against bots that do not play as it supposes."""
    for name, game in GAMES.items():
        met = [
            ladder.results()
            for ladder in ladders()
            if ladder.game == name and ladder.seats == game.usual_seats and ladder.beside in ("", "ismcts")
        ]
        won = above([played for results in met for played in results])
        for other in (ANCHOR, *STRANGERS):
            games = won.get((SEARCH, other), 0) + won.get((other, SEARCH), 0)
            if games:
                yield row([title(name), other, f"{games:.0f}", f"{won[SEARCH, other] / games:.0%}"])


def write_page() -> None:
    hours = sum(sum(played.seconds) for ladder in ladders() for played in ladder.results()) / 3600
    parts = [HEAD, f"\nAll games together took {hours:.1f} hours of one processor.\n"]
    for ladder in ladders():
        if ladder.usual:
            parts += part(ladder)
    parts.append(
        f"\n## Against bots that do not share the heuristic\n\n{SEARCH} above the other at the same table:\n\n"
    )
    parts += ["| game | other | games | above |\n|---|---|---|---|\n", *stranger_rows()]
    parts.append(
        f"\n## At every number of seats\n\nOne {SEARCH}, the others {ANCHOR}, in every seat of the same deals. "
        "Where the interval reaches the even share, it is not shown which is stronger.\n\n"
    )
    parts += ["| game | seats | deals | wins | even |\n|---|---|---|---|---|\n", *other_rows()]
    parts += [line for ladder in ladders() if ladder.beside in ("scaling", "network") for line in part(ladder)]
    (FOLDER.parents[1] / "ladder.md").write_text("".join(parts), encoding="utf-8")


def main() -> None:
    reader = argparse.ArgumentParser()
    reader.add_argument("parts", nargs="*")
    reader.add_argument("--deals", type=int, default=140)
    reader.add_argument("--page", action="store_true")
    add_where(reader)
    asked = reader.parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    chosen = [ladder for ladder in ladders() if ladder.file.stem in asked.parts]
    chosen = chosen or [ladder for ladder in ladders() if all(part in ladder.file.stem for part in asked.parts)]
    for deals in range(ROUND, asked.deals + 1, ROUND) if not asked.page else ():
        for ladder in chosen:
            if deals - ROUND < ladder.deals:
                ladder.play(deals, where_of(asked))
    write_page()


if __name__ == "__main__":
    main()
