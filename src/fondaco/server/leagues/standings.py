"""Points and tie-breaks of a league: pure.

A table gives each player the share of opponents left behind, ties half: the winner one point, the last none, whatever
the size of the table. A forfeit gives nothing, and a round that a player sits out half a point. Equal points are
separated by tables won, then by the mean points of the opponents met; who is still equal shares the place.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from fractions import Fraction

BYE = Fraction(1, 2)


@dataclass(frozen=True)
class Seated:
    """One player at a table that is over."""

    player: int
    place: int
    forfeited: bool = False


@dataclass
class Standing:
    player: int
    points: Fraction = Fraction(0)
    played: int = 0
    wins: int = 0
    forfeits: int = 0
    byes: int = 0
    opponents: Fraction = Fraction(0)  # the mean of their points
    place: int = 0
    met: list[int] = field(default_factory=list)

    @property
    def key(self) -> tuple[Fraction, int, Fraction]:
        """Less is better."""
        return -self.points, -self.wins, -self.opponents


def points_at(table: Sequence[Seated]) -> dict[int, Fraction]:
    """What a table gives its players."""
    others = len(table) - 1
    found = {}
    for seated in table:
        behind = sum(2 * (other.place > seated.place) + (other.place == seated.place) for other in table) - 1
        found[seated.player] = Fraction(0) if seated.forfeited or not others else Fraction(behind, 2 * others)
    return found


def standings(players: Iterable[int], tables: Iterable[Sequence[Seated]], byes: Iterable[int]) -> list[Standing]:
    """All players, the best first."""
    rows = {player: Standing(player) for player in players}
    for table in tables:
        gained = points_at(table)
        for seated in table:
            row = rows[seated.player]
            row.points += gained[seated.player]
            row.played += 1
            row.wins += seated.place == 1 and not seated.forfeited
            row.forfeits += seated.forfeited
            row.met += [other.player for other in table if other is not seated]
    for player in byes:
        rows[player].points += BYE
        rows[player].byes += 1
    for row in rows.values():
        if row.met:
            row.opponents = sum((rows[player].points for player in row.met), Fraction(0)) / len(row.met)
    ordered = sorted(rows.values(), key=lambda row: (*row.key, row.player))
    for number, row in enumerate(ordered):
        same = number > 0 and ordered[number - 1].key == row.key
        row.place = ordered[number - 1].place if same else number + 1
    return ordered
