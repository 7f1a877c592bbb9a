"""The report of a contest: one page of HTML with its plots inside."""

from __future__ import annotations

import html
from collections.abc import Sequence

from fondaco.arena.play import GameResult
from fondaco.arena.plots import STYLE, image, plot
from fondaco.arena.tally import BotTally, beaten, bots_of, tally_bots


def write_report(results: Sequence[GameResult], title: str) -> str:
    """The whole page."""
    table = tally_bots(results)
    figures = [
        ("Ratings", _ratings(table)),
        ("Win shares, 95 % intervals; dotted: even", _shares(table)),
        ("Ranked above", _matrix(results)),
        ("Scores", _scores(results)),
        ("Decisions in a game", _lengths(results)),
        ("Thinking for a decision", _times(table)),
    ]
    parts = [f"<h2>{html.escape(name)}</h2><img alt='{html.escape(name)}' src='{data}'>" for name, data in figures]
    return (
        f"<!doctype html><html lang='en'><meta charset='utf-8'><title>{html.escape(title)}</title>"
        f"<style>{STYLE}</style><h1>{html.escape(title)}</h1>{_table(table)}{''.join(parts)}</html>\n"
    )


def _table(table: Sequence[BotTally]) -> str:
    rows = [
        f"<tr><td>{html.escape(row.bot)}<td>{row.seats}<td>{row.share:.1%}<td>{row.low:.1%} - {row.high:.1%}"
        f"<td>{row.even:.1%}<td>{row.score:.1f}<td>{row.milliseconds:.2f}<td>{row.rating:.1f} ± {2 * row.deviation:.1f}"
        for row in table
    ]
    heads = ("bot", "seats", "wins", "95 %", "even", "score", "ms/decision", "rating")
    return f"<table><tr>{''.join(f'<th>{head}' for head in heads)}{''.join(rows)}</table>"


def _ratings(table: Sequence[BotTally]) -> str:
    figure, axes = plot()
    names = [row.bot for row in table]
    axes.errorbar(names, [row.rating for row in table], [2 * row.deviation for row in table], fmt="o", capsize=4)
    return image(figure)


def _shares(table: Sequence[BotTally]) -> str:
    figure, axes = plot()
    for index, row in enumerate(table):
        axes.plot([index, index], [row.low, row.high], color="tab:blue")
        axes.plot(index, row.share, "o", color="tab:blue")
        axes.plot([index - 0.3, index + 0.3], [row.even] * 2, ":", color="grey")
    axes.set_xticks(range(len(table)), [row.bot for row in table])
    axes.set_ylim(0, 1)
    return image(figure)


def _matrix(results: Sequence[GameResult]) -> str:
    figure, axes = plot(4.0)
    names = bots_of(results)
    above = beaten(results)
    axes.imshow([[above.get((bot, rival), 0.5) for rival in names] for bot in names], vmin=0, vmax=1, cmap="RdYlGn")
    for row, bot in enumerate(names):
        for column, rival in enumerate(names):
            if (bot, rival) in above:
                axes.text(column, row, f"{above[bot, rival]:.0%}", ha="center", va="center")
    axes.set_xticks(range(len(names)), names)
    axes.set_yticks(range(len(names)), names)
    return image(figure)


def _scores(results: Sequence[GameResult]) -> str:
    figure, axes = plot()
    names = bots_of(results)
    scores = [
        [played.scores[seat] for played in results for seat, bot in enumerate(played.bots) if bot == name]
        for name in names
    ]
    axes.boxplot(scores)
    axes.set_xticks(range(1, len(names) + 1), names)
    return image(figure)


def _lengths(results: Sequence[GameResult]) -> str:
    figure, axes = plot()
    axes.hist([played.decisions for played in results], bins=30)
    return image(figure)


def _times(table: Sequence[BotTally]) -> str:
    figure, axes = plot()
    axes.bar([row.bot for row in table], [row.milliseconds for row in table])
    axes.set_ylabel("ms")
    return image(figure)
