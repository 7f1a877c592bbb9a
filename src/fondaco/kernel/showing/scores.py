"""The score sheet: the categories of the rulebook by player, and what it would come to if the game ended now."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from msgspec import Struct

from fondaco.kernel.playing.state import GameState, State

if TYPE_CHECKING:
    from fondaco.kernel.playing.match import Match

POINTS = "points"  # decided by the points alone
SHARED = "shared"  # equal in points and all tie-breaks

Known = tuple[int | None, ...]  # by seat; None where the reader may not know


class Category(Struct, frozen=True):
    """One line of the sheet; its text is `<game>-score-<name>`."""

    name: str
    rule: str
    values: Known
    first: bool = False  # of a tie-break: it comes even before the points


class ScoreSheet(Struct, frozen=True):
    """What each seat has by category, as far as the reader may know."""

    final: bool
    categories: tuple[Category, ...]
    tie_breaks: tuple[Category, ...]  # in their order; higher is better
    totals: tuple[int, ...]  # of what is known
    complete: tuple[bool, ...]  # whether nothing of the seat's total is hidden
    ranks: Known  # if it ended now; None unless everything is known
    decided: str | None  # by what: "points", a tie-break, "shared"; None while the ranks are not known


class Score(Struct, frozen=True):
    """A period of the history: each seat's amount at its end, or its gain in it."""

    period: int
    values: tuple[int, ...]


@dataclass(frozen=True)
class Scores:
    """How a game is scored, for people.

    `lines` gives categories and tie-breaks, as far as a seat may know them. The history of a finished match is told
    by `amount` at the end of each `period` (a round, a year), or with `gains` by how much it grew.
    """

    categories: tuple[str, ...]
    tie_breaks: tuple[str, ...]
    lines: Callable[[GameState, int], tuple[Sequence[Category], Sequence[Category]]]
    period: Callable[[GameState], int]
    amount: Callable[[GameState, int], int]
    gains: bool = False


def fill_sheet(s: State, categories: Sequence[Category], tie_breaks: Sequence[Category]) -> ScoreSheet:
    """Totals and ranks of what is known."""
    seats = range(s.seats)
    totals = tuple(sum(line.values[seat] or 0 for line in categories) for seat in seats)
    complete = tuple(all(line.values[seat] is not None for line in categories) for seat in seats)
    final = s.deciding == 0
    names, standing = _standing(totals, tie_breaks)
    if not all(complete) or any(value is None for values in standing for value in values):
        return ScoreSheet(final, tuple(categories), tuple(tie_breaks), totals, complete, (None,) * s.seats, None)
    known = [tuple(value or 0 for value in values) for values in standing]
    ranks = tuple(1 + sum(other > own for other in known) for own in known)
    return ScoreSheet(final, tuple(categories), tuple(tie_breaks), totals, complete, ranks, _decided(known, names))


def _standing(totals: tuple[int, ...], tie_breaks: Sequence[Category]) -> tuple[list[str], list[Known]]:
    """What is compared, in its order, and what each seat has of it."""
    compared = [line for line in tie_breaks if line.first]
    compared.append(Category(POINTS, "", totals))
    compared += [line for line in tie_breaks if not line.first]
    return [line.name for line in compared], list(zip(*[line.values for line in compared], strict=True))


def _decided(standing: Sequence[tuple[int, ...]], names: Sequence[str]) -> str:
    """What sets the first apart from the second."""
    first, second = sorted(standing, reverse=True)[:2]
    return next((name for name, one, other in zip(names, first, second, strict=True) if one != other), SHARED)


def history(match: Match) -> tuple[Score, ...]:
    """Period by period how the seats did; of a finished match only, since it tells what was hidden."""
    scores = match.game.scores
    assert scores is not None
    assert match.over
    found: list[Score] = []
    before: tuple[int, ...] = ()
    period = 0
    last: State = match.state
    for s in match.states():
        if scores.period(s) != period:
            amounts = tuple(scores.amount(s, seat) for seat in range(s.seats))
            if before:
                found.append(_score(scores, period, before, amounts))
            before, period = amounts, scores.period(s)
            if s.deciding == 0:  # it began with the end
                return tuple(found)
        last = s
    amounts = tuple(scores.amount(last, seat) for seat in range(last.seats))
    return (*found, _score(scores, period, before, amounts))


def _score(scores: Scores, period: int, before: tuple[int, ...], after: tuple[int, ...]) -> Score:
    if not scores.gains:
        return Score(period, after)
    return Score(period, tuple(late - early for early, late in zip(before, after, strict=True)))
