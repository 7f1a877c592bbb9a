"""The pages of an analysis: HTML with plots, and a short one in Markdown to keep beside the rules."""

from __future__ import annotations

import html
from collections.abc import Sequence
from typing import TypeVar

from fondaco.arena.figures import Analysis, Had, Mean, Share
from fondaco.arena.observe import Observed
from fondaco.arena.plots import STYLE, histogram, intervals
from fondaco.arena.reconstruction import Reconstruction

MAX_ROWS = 40
ORDER = ("first to move", "second", "third", "fourth", "fifth", "sixth")
CAUTION = (
    "Except for what is dealt, whatever wins here goes with winning among these bots and need not be its cause. "
    "Intervals are of 95 %, each for itself: of twenty, one misses."
)

Row = tuple[str, ...]
Item = TypeVar("Item")


def told(share: Share) -> str:
    return f"{share.share:.1%} ({share.low:.1%} - {share.high:.1%})"


def told_mean(mean: Mean) -> str:
    return f"{mean.mean:.1f} ({mean.low:.1f} - {mean.high:.1f})"


def tables(analysis: Analysis, verdict: Reconstruction | None) -> list[tuple[str, Row, list[Row]]]:
    """Title, heads and rows of everything there is to tell."""
    seats = [(f"seat {seat}", told(share)) for seat, share in enumerate(analysis.by_seat, 1)]
    order = [(ORDER[index], told(share)) for index, share in enumerate(analysis.by_order)]
    rows: list[Row] = [*order, *seats]
    means = (
        ("score, mean of the table", analysis.score),
        ("winning score", analysis.winning_score),
        ("lead of the winner", analysis.margin),
        ("decisions in a game", analysis.decisions),
    )
    found: list[tuple[str, Row, list[Row]]] = [
        (
            f"Seats; {analysis.even:.1%} is even. Of those who choose at once the lowest counts as first",
            ("seat", "wins"),
            rows,
        ),
        (
            "Scores and length",
            ("", "mean", "deviation", "least", "median", "most"),
            [
                (
                    name,
                    told_mean(mean),
                    f"{mean.deviation:.1f}",
                    f"{mean.least:g}",
                    f"{mean.median:g}",
                    f"{mean.most:g}",
                )
                for name, mean in means
            ],
        ),
        (
            "Endings, and what the game counts",
            ("ending or event", "share"),
            [(name, told(share)) for name, share in (analysis.endings | analysis.tallied).items()],
        ),
        (
            "First moves",
            ("move", "played", "wins"),
            [(each.move, told(each.played), told(each.won)) for each in analysis.openings],
        ),
        (
            "Kinds of move, where there are several",
            ("move", "chosen"),
            [(each.name, told(each.picked)) for each in analysis.words],
        ),
    ]
    for name, had in analysis.traits.items():
        if had:
            found.append((f"Who wins: {name}", (name, "seats that have it", "wins", "wins with most of it"), _had(had)))
    for group, pieces in analysis.pieces.items():
        chosen: list[Row] = [(each.name, told(each.picked)) for each in _ends(pieces)]
        found.append((f"Chosen when on offer: {group}", (group, "chosen"), chosen))
    return found if verdict is None else [*_verdict(verdict), *found]


def _had(had: Sequence[Had]) -> list[Row]:
    return [(each.name, told(each.had), told(each.won), told(each.won_with_most)) for each in _ends(had)]


def _ends(rows: Sequence[Item]) -> list[Item]:
    """The first and the last of many."""
    return list(rows) if len(rows) <= MAX_ROWS else [*rows[: MAX_ROWS // 2], *rows[-MAX_ROWS // 2 :]]


def _verdict(verdict: Reconstruction) -> list[tuple[str, Row, list[Row]]]:
    marks = {True: "yes", False: "NO", None: "too few games"}
    checks: list[Row] = [(check.name, marks[check.holds], check.figures) for check in verdict.checks]
    stands = {True: "yes", False: "NO: withdrawn", None: "not checked"}
    proposals: list[Row] = [
        (
            *(each.subject, each.piece, told(each.share), f"{each.usual:.1%}", each.change),
            *(f"{each.file}: {each.field}", stands[each.stands]),
        )
        for each in verdict.proposals
    ]
    return [
        ("Does the reconstruction play well?", ("promise", "holds", "figures"), checks),
        ("Corrections to try", ("subject", "piece", "share", "usual", "change", "where", "borne out"), proposals),
    ]


def title(analysis: Analysis) -> str:
    bots = ", ".join(dict.fromkeys(analysis.bots))
    return f"{analysis.game}: {analysis.games} games of {analysis.seats} seats, {bots}"


def write_html(analysis: Analysis, verdict: Reconstruction | None, games: Sequence[Observed]) -> str:
    """The whole page, plots first."""
    even = analysis.even
    pictures = [
        ("Wins by order of play", _shares(ORDER[: analysis.seats], analysis.by_order, even)),
        ("Scores of all seats", histogram([float(score) for each in games for score in each.scores])),
        ("Decisions in a game", histogram([float(each.decisions) for each in games])),
        ("Endings", _shares(list(analysis.endings), list(analysis.endings.values()), None)),
    ]
    for name, had in analysis.traits.items():
        if len(had) > 1:
            shown = _ends(had)
            plotted = _shares([each.name for each in shown], [each.won for each in shown], even)
            pictures.append((f"Wins of the seats that have it: {name}", plotted))
    parts = [f"<h2>{html.escape(name)}</h2><img alt='{html.escape(name)}' src='{data}'>" for name, data in pictures]
    parts += [_html_table(*table) for table in tables(analysis, verdict)]
    named = html.escape(title(analysis))
    return (
        f"<!doctype html><html lang='en'><meta charset='utf-8'><title>{named}</title><style>{STYLE}</style>"
        f"<h1>{named}</h1><p>{CAUTION}</p>{''.join(parts)}</html>\n"
    )


def _shares(names: Sequence[str], shares: Sequence[Share], usual: float | None) -> str:
    return intervals(names, [(share.share, share.low, share.high) for share in shares], usual)


def _html_table(name: str, heads: Row, rows: Sequence[Row]) -> str:
    body = "".join("<tr>" + "".join(f"<td>{html.escape(cell)}" for cell in row) for row in rows)
    return (
        f"<h2>{html.escape(name)}</h2><table><tr>{''.join(f'<th>{html.escape(head)}' for head in heads)}{body}</table>"
    )


def write_markdown(analysis: Analysis, verdict: Reconstruction | None) -> str:
    """The same tables as text."""
    parts = [f"# {title(analysis)}", CAUTION]
    for name, heads, rows in tables(analysis, verdict):
        lines = [f"| {' | '.join(heads)} |", f"|{'---|' * len(heads)}", *(f"| {' | '.join(row)} |" for row in rows)]
        parts.append(f"## {name}\n\n" + ("\n".join(lines) if rows else "None."))
    return "\n\n".join(parts) + "\n"
