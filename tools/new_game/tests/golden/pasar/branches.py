"""The endings and the rare branches of Pasar; `python -m tests.golden.find` writes the records."""

from __future__ import annotations

from fondaco.games.pasar.events import Quarrelled
from fondaco.kernel import Event, Match
from tests.golden.branch import Branch

ENDS_BY_ITSELF = "PAS-2.1"  # no match can be so long as to reach the limit of moves


def told(match: Match, kind: type[Event]) -> list[Event]:
    return [event for ply in match.plies for event in ply.events if isinstance(event, kind)]


def closes(match: Match) -> bool:
    return match.result is not None and match.result.ending == "market-closed"


def quarrels_in_every_round(match: Match) -> bool:
    return len(told(match, Quarrelled)) >= 8


def is_decided_by_goods(match: Match) -> bool:
    result = match.result
    return result is not None and len(result.winners) == 1 and result.scores.count(max(result.scores)) == 2


def shares_victory(match: Match) -> bool:
    return match.result is not None and len(match.result.winners) == 2


BRANCHES = {
    "two-seats": Branch(closes, 2),
    "three-seats": Branch(closes, 3),
    "four-seats": Branch(closes, 4),
    "short": Branch(closes, 3, options={"length": "short"}),
    "quarrels": Branch(quarrels_in_every_round, 4),
    "decided-by-goods": Branch(is_decided_by_goods, 3),
    "shared-victory": Branch(shares_victory, 2),
}
