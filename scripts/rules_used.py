"""Which parts of the rules bots use: counts the events of games, and writes docs/analysis/rules.md.

python scripts/rules_used.py                  # all games: some minutes of one processor; goes on where the files end
python scripts/rules_used.py GAME             # one game
python scripts/rules_used.py --deals 8        # no more than so many deals of each
python scripts/rules_used.py --page           # only the page, from the results there are
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import mean
from typing import Any

from fondaco.arena.play import Ended, Pairing, play_match, schedule
from fondaco.arena.run import read_lines, run_all
from fondaco.arena.tasks import Where, add_where, where_of
from fondaco.games import GAMES
from fondaco.kernel import Event

FOLDER = Path(__file__).parents[1] / "docs" / "results" / "analysis" / "rules"
WHY_NEVER = FOLDER / "why-never.json"  # what no bot of these games did, by game and event
PAGE = Path(__file__).parents[1] / "docs" / "analysis" / "rules.md"
SEED = 900
DEALS = {"heuristic": 100, "mcts:100": 40}
RULE = re.compile(r"\b[A-Z]{2,5}-\d+(?:\.\d+)?[a-z]?\b")
YEARS = {"year-began", "company-started", "delivered"}  # events of a game that is counted by year too
HEAD = """# Which parts of the rules bots use

Written by `scripts/rules_used.py` from the results in [docs/results/analysis/rules](../results/analysis/rules). Whole
games of one kind of bot at each game's usual number of seats, each on a deal of its own. An event is what the game
tells when a rule was applied; *a game* is how often on average, *games* in how many of them at all.
"""


class Used(Ended, frozen=True):
    """A game, and how often each event happened in it; by year too, where there are years."""

    events: dict[str, int]
    by_year: dict[str, dict[int, int]]


def play(pairing: Pairing) -> Used:
    match = play_match(pairing)
    events = [event for ply in match.plies for event in ply.events]
    counts: Counter[str] = Counter()
    for seat in range(match.seats):
        # Of the deal: as often as one seat is told.
        counts |= Counter(event.message() for event in match.events(seat)[0])
    counts.update(event.message() for event in events)
    result = match.result
    assert result is not None
    return Used(
        game=pairing.game,
        deal=pairing.deal,
        bots=pairing.bots,
        ending=result.ending,
        scores=result.scores,
        ranks=result.ranks,
        decisions=match.ply,
        events=dict(counts),
        by_year=by_year(events) if has_years(pairing.game) else {},
    )


def has_years(game: str) -> bool:
    return {event.message() for event in GAMES[game].events} >= YEARS


def by_year(events: Sequence[Any]) -> dict[str, dict[int, int]]:
    """Companies started, shipping companies among them, and goods sold, by year."""
    found: dict[str, Counter[int]] = {name: Counter() for name in ("companies", "shipping", "sold", "fees to others")}
    year = 1
    for event in events:
        match event.message():
            case "year-began":
                year = event.year
            case "company-started":
                found["companies"][year] += 1
                found["shipping"][year] += event.deed.endswith("shipping")
            case "delivered":
                found["sold"][year] += 1
                found["fees to others"][year] += event.fee if event.owner != event.seat else 0
    found["years"] = Counter({1: year})
    return {name: dict(counts) for name, counts in found.items()}


def file_of(game: str, bot: str) -> Path:
    return FOLDER / f"{game}-{bot.replace(':', '-')}.jsonl"


def play_all(game: str, bot: str, deals: int, where: Where) -> None:
    seats = GAMES[game].usual_seats
    pairings = list(schedule(game, [bot], seats, min(deals, DEALS[bot]), SEED))
    run_all(pairings, play, Used, file_of(game, bot), where, lambda _: None)
    sys.stderr.write(f"{game} {bot}: {len(pairings)} games\n")


def rule_of(event: type[Event]) -> str:
    return ", ".join(dict.fromkeys(RULE.findall(event.__doc__ or "")))


def row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |\n"


def number(value: float) -> str:
    return "0" if value == 0 else f"{value:.2g}" if value < 10 else f"{value:.0f}"


def cells_of(games: Sequence[Used], name: str) -> list[str]:
    counts = [used.events.get(name, 0) for used in games]
    return [number(mean(counts)), f"{sum(count > 0 for count in counts) / len(counts):.0%}"]


def part(game: str) -> Iterator[str]:
    played = {bot: read_lines(file_of(game, bot), Used) for bot in DEALS}
    played = {bot: games for bot, games in played.items() if games}
    if not played:
        return
    yield f"\n## {game.replace('_', ' ').title()}\n\n"
    if not all(played.values()):
        return
    told = " and ".join(f"{len(games)} games of {bot}" for bot, games in played.items())
    yield f"{told}; mean score {', '.join(f'{mean(mean(g.scores) for g in games):.0f}' for games in played.values())}, "
    yield f"decisions {', '.join(f'{mean(g.decisions for g in games):.0f}' for games in played.values())}.\n\n"
    yield row(["event", "rule", *[cell for bot in played for cell in (f"{bot}: a game", "games")], "why never"])
    yield "|---" * (3 + 2 * len(played)) + "|\n"
    why = json.loads(WHY_NEVER.read_text(encoding="utf-8")).get(game, {})
    for event in GAMES[game].events:
        name = event.message()
        cells = [cell for games in played.values() for cell in cells_of(games, name)]
        never = not any(used.events.get(name) for games in played.values() for used in games)
        yield row([name, rule_of(event), *cells, why.get(name, "") if never else ""])
    if has_years(game):
        yield from years(played)


def years(played: dict[str, list[Used]]) -> Iterator[str]:
    """How the game gets going: companies and sales by year, of the games that had such a year."""
    yield "\nBy year, in the games that lasted so long:\n\n"
    yield row(["bot", "year", "games", "companies started", "of them shipping", "goods sold", "fees to others"])
    yield "|---" * 7 + "|\n"
    for bot, games in played.items():
        longest = max(used.by_year["years"][1] for used in games)
        for year in range(1, longest + 1):
            these = [used.by_year for used in games if used.by_year["years"][1] >= year]
            started = sum(each["companies"].get(year, 0) for each in these)
            sailing = sum(each["shipping"].get(year, 0) for each in these)
            share = f"{sailing / started:.0%}" if started else ""
            sold, fees = (mean(each[name].get(year, 0) for each in these) for name in ("sold", "fees to others"))
            means = [number(started / len(these)), share, number(sold), number(fees)]
            yield row([bot, str(year), str(len(these)), *means])


def write_page() -> None:
    parts = [HEAD]
    for game in GAMES:
        parts += part(game)
    PAGE.write_text("".join(parts), encoding="utf-8")


def main() -> None:
    reader = argparse.ArgumentParser()
    reader.add_argument("games", nargs="*")
    reader.add_argument("--deals", type=int, default=200)
    reader.add_argument("--bot", choices=list(DEALS))
    reader.add_argument("--page", action="store_true")
    add_where(reader)
    asked = reader.parse_args()
    unknown = set(asked.games) - set(GAMES)
    if unknown:
        reader.error(f"no such game: {', '.join(sorted(unknown))}")
    FOLDER.mkdir(parents=True, exist_ok=True)
    for game in (asked.games or GAMES) if not asked.page else ():
        for bot in DEALS:
            if asked.bot in (None, bot):
                play_all(game, bot, asked.deals, where_of(asked))
    write_page()


if __name__ == "__main__":
    main()
