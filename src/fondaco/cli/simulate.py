"""Random games in numbers: scores, lengths, endings, wins, shares of the events a game names, speed."""

from __future__ import annotations

import statistics
import time
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

from fondaco.cli.pages import speed
from fondaco.cli.problem import TerminalError
from fondaco.cli.terminal import Terminal
from fondaco.games import find
from fondaco.kernel import Game, play_random
from fondaco.kernel.declaring.game import MOVE_LIMIT
from fondaco.locale import Formatter

BARS = 12
BAR_WIDTH = 40


@dataclass
class Tally:
    """What is counted over many games."""

    seats: int
    scores: list[list[int]] = field(default_factory=list)  # by seat
    lengths: list[int] = field(default_factory=list)
    endings: Counter[str] = field(default_factory=Counter)
    wins: list[int] = field(default_factory=list)  # by seat, shared ones counted for each
    events: Counter[str] = field(default_factory=Counter)  # those the game wants to be tallied
    seconds: float = 0.0

    def __post_init__(self) -> None:
        self.scores = [[] for _ in range(self.seats)]
        self.wins = [0] * self.seats

    def play(self, game: Game, seed: int, options: Mapping[str, str]) -> None:
        """One random game from its seed to the end."""
        s = game.deal(self.seats, seed, options)
        start = time.perf_counter()
        decisions = play_random(game.rules, s, game.move_limit)
        self.seconds += time.perf_counter() - start
        result = game.result(s, MOVE_LIMIT if s.deciding else "")
        self.lengths.append(decisions)
        self.endings[result.ending] += 1
        for seat in range(self.seats):
            self.scores[seat].append(result.scores[seat])
            self.wins[seat] += result.ranks[seat] == 1
        if game.tallied:
            self.listen(game, seed, options)

    def listen(self, game: Game, seed: int, options: Mapping[str, str]) -> None:
        """The same game once more with its events, which would have cost time."""
        s = game.deal(self.seats, seed, options)
        s.event_sink = []
        play_random(game.rules, s, game.move_limit)
        self.events.update(event.message() for event in s.event_sink if isinstance(event, game.tallied))


def simulate(
    terminal: Terminal, name: str, games: int, seats: int | None, seed: int, options: Mapping[str, str]
) -> None:
    """Play random games and print what came of them; game number i is dealt from the seed plus i."""
    game = find(name)
    seats = game.usual_seats if seats is None else seats
    game.settle(seats, options)
    if games < 1:
        raise TerminalError("games-count", games=games)
    tally = Tally(seats)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(
        *columns, console=terminal.errors, transient=True, disable=not terminal.errors.is_terminal
    ) as progress:
        for number in progress.track(range(games)):
            tally.play(game, seed + number, options)
    report(terminal, game, tally, seed)


def report(terminal: Terminal, game: Game, tally: Tally, seed: int) -> None:
    words = Formatter(terminal.language, game)
    games = len(tally.lengths)
    terminal.say(
        "cli-simulated",
        style="bold",
        name=words.say(f"{game.name}-name"),
        games=games,
        seats=tally.seats,
        seed=str(seed),
    )
    terminal.show(_scores(words, tally), Text(), _histogram(words, tally), Text())
    lengths = tally.lengths
    terminal.say("cli-lengths", low=min(lengths), median=int(statistics.median(lengths)), high=max(lengths))
    for ending, count in tally.endings.most_common():
        terminal.say("cli-ended", count=count, ending=words.ending(ending))
    for event in game.tallied:
        count = tally.events[event.message()]
        share = f"{100 * count / max(tally.events.total(), 1):.1f}"
        terminal.say("cli-tallied", count=count, share=share, event=words.say(f"{game.name}-tally-{event.message()}"))
    rate = int(sum(lengths) / tally.seconds) if tally.seconds else 0
    terminal.say("cli-speed", rate=rate, speed=speed(terminal))


def _scores(words: Formatter, tally: Tally) -> Grid:
    grid = Grid(box=None, padding=(0, 3, 0, 0))
    grid.add_column("")
    for heading in ("cli-wins", "cli-mean", "cli-deviation", "cli-least", "cli-median", "cli-most"):
        grid.add_column(words.say(heading), justify="right")
    for seat, scores in enumerate(tally.scores):
        share = 100 * tally.wins[seat] / len(scores)
        numbers = (statistics.fmean(scores), statistics.pstdev(scores))
        grid.add_row(
            words.seat(seat),
            f"{share:.1f}%",
            *[f"{number:.1f}" for number in numbers],
            *[f"{number:g}" for number in (min(scores), statistics.median(scores), max(scores))],
        )
    return grid


def _histogram(words: Formatter, tally: Tally) -> Text:
    """All scores of all seats, in bars of equal width."""
    scores = [score for seat in tally.scores for score in seat]
    low, high = min(scores), max(scores)
    step = max(1, -(-(high - low + 1) // BARS))
    counts = Counter((score - low) // step for score in scores)
    most = max(counts.values())
    text = Text(words.say("cli-distribution"))
    for bar in range((high - low) // step + 1):
        first = low + bar * step
        label = f"{first}" if step == 1 else f"{first}-{first + step - 1}"
        length = round(BAR_WIDTH * counts[bar] / most)
        text.append(f"\n{label:>9} {'█' * length}{' ' if length else ''}{counts[bar]}")
    return text
