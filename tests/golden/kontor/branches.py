"""The endings of every scenario of Kontor, and its rare branches."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from fondaco.games.kontor.data import SCENARIO_NAMES, SPACE_NAMES
from fondaco.games.kontor.events import (
    Broke,
    ColumnsFixed,
    Covered,
    Drew,
    Income,
    Laid,
    LastSpecialContested,
    NothingToDraw,
    Passed,
    Relieved,
    Removed,
    RowsFixed,
    ShipMoved,
    TakenBack,
    TaxPaid,
    YardRanked,
    YardsTied,
    YardUnclaimed,
    YardWon,
)
from fondaco.kernel import Event, Match
from tests.games.kontor.table import table
from tests.golden.branch import Branch, steps

Told = TypeVar("Told", bound=Event)
Promise = Callable[[Match], bool]

ENDS_BY_ITSELF = "KON-13.2"  # no match can be so long as to reach the limit of moves
PASSERS = {"pass": 1e9}
SHIPPERS = {"ship": 40, "remove": 1e6, "pass": 0.3}
BUYERS = {"buy": 1e6, "pass": 0.6}
SPECIAL = {"special_cards": "yes"}


def told(match: Match, kind: type[Told]) -> list[Told]:
    return [event for ply in match.plies for event in ply.events if isinstance(event, kind)]


def ends_by(ending: str) -> Promise:
    return lambda match: match.result is not None and match.result.ending == ending


# -- rounds and money ---------------------------------------------------------


def both_are_broke(match: Match) -> bool:
    """KON-5.4"""
    return bool(told(match, Relieved))


def a_returned_florin_taxes_nobody(match: Match) -> bool:
    """KON-5.3: both cards show the florin, one player is broke, the other pays nothing."""
    for before, events in steps(match):
        broke = [event for event in events if isinstance(event, Broke)]
        taxed = [event for event in events if isinstance(event, TaxPaid)]
        if len(broke) == 1 and not taxed and before.game.dump(before.state)["florins"]:
            shown = [getattr(event, "card", "") for event in events if type(event).__name__ == "Revealed"]
            if len(shown) == 2 and all(card in FLORIN_CARDS for card in shown):
                return True
    return False


FLORIN_CARDS = {
    *(f"R{value}" for value in (27, 29, 31, 35, 37, 41)),
    *(f"B{value}" for value in (28, 30, 32, 36, 38, 42)),
    *(f"C{value}" for value in (18, 26, 34, 40, 44, 53, 56, 59, 64, 67, 70, 75, 77, 80, 82)),
}


def the_last_florin_goes_to_the_poorer(match: Match) -> bool:
    """KON-11.4"""
    for ply in match.plies:
        passed = [event.florins for event in ply.events if isinstance(event, Passed)]
        if sorted(passed) == [0, 1]:
            return True
    return False


def the_treasury_is_empty(match: Match) -> bool:
    """KON-11.4: a canal earns nothing."""
    return any(event.florins == 0 for event in told(match, Income))


def a_pile_runs_dry(match: Match) -> bool:
    """KON-11.3"""
    return bool(told(match, NothingToDraw))


# -- ship and harbour ---------------------------------------------------------


def the_ship_must_make_room(match: Match) -> bool:
    """KON-7.7: only a removal frees a space, and it is made."""
    for before, events in steps(match):
        seat = before.deciding[0]
        words = [match.game.moves.write(move).split()[0] for move in before.offers(seat)]
        if before.stage == "removing" and "leave" not in words and any(isinstance(event, Removed) for event in events):
            return True
    return False


def the_ship_is_not_used_and_the_card_goes_back(match: Match) -> bool:
    """KON-7.7: there was a way to make room, and it was not taken."""
    return any(
        before.stage == "shipping" and any(isinstance(event, TakenBack) for event in events)
        for before, events in steps(match)
    )


def a_card_finds_no_space(match: Match) -> bool:
    """KON-8.3, before the harbour is full."""
    return any(isinstance(event, TakenBack) for ply in match.plies[:-1] for event in ply.events)


def removals_keep_the_harbour_small(match: Match) -> bool:
    """KON-13.2 (b): cards were laid, but only as many as were removed."""
    return ends_by("no-growth")(match) and len(told(match, Removed)) >= 3


def a_card_is_laid_on_the_freed_space(match: Match) -> bool:
    """KON-7.5"""
    removed = ""
    for ply in match.plies:
        for event in ply.events:
            if isinstance(event, Removed):
                removed = event.space
            elif isinstance(event, Laid):
                if event.space == removed:
                    return True
                removed = ""
    return False


def a_bound_closes_yards_far_away(match: Match) -> bool:
    """KON-10.1: a card fixes an axis and closes a yard it does not touch."""
    for ply in match.plies:
        laid = [event.space for event in ply.events if isinstance(event, Laid)]
        fixed = any(isinstance(event, RowsFixed | ColumnsFixed) for event in ply.events)
        for event in ply.events:
            if (
                fixed
                and isinstance(event, YardWon)
                and all(_apart(laid[0], space) > 1 for space in event.spaces.split())
            ):
                return True
    return False


def _apart(one: str, other: str) -> int:
    first, second = SPACE_NAMES.index(one), SPACE_NAMES.index(other)
    return abs(first // 13 - second // 13) + abs(first % 13 - second % 13)


# -- yards --------------------------------------------------------------------


def a_card_closes_two_yards(match: Match) -> bool:
    """KON-10.1"""
    return any(sum(isinstance(event, YardWon) for event in ply.events) >= 2 for ply in match.plies)


def yards_are_won_in_every_way(match: Match) -> bool:
    """KON-10.3, KON-10.4, KON-10.5, KON-10.6"""
    ways = {event.how for event in told(match, YardWon)}
    return len(ways) == 3 and bool(told(match, YardUnclaimed))


def a_sixth_yard_is_won(match: Match) -> bool:
    """KON-10.8"""
    return any(sum(event.seat == seat for event in told(match, YardWon)) >= 6 for seat in range(2))


def a_yard_is_left_unguarded(match: Match) -> bool:
    """KON-16.12"""
    return any(event.guarded == 0 for event in told(match, YardWon))


def equal_yards_fall_out(match: Match) -> bool:
    """KON-13.4, and five others still count."""
    return bool(told(match, YardsTied)) and len(told(match, YardRanked)) == 5


def equal_yards_count(match: Match) -> bool:
    """KON-16.16: with the cutoff, and others do not fit."""
    ranked = [(event.size, event.distance) for event in told(match, YardRanked)]
    return len(set(ranked)) < len(ranked) and bool(told(match, YardsTied))


def is_a_draw(match: Match) -> bool:
    """KON-13.6"""
    return match.result is not None and len(match.result.winners) == 2


def florins_decide(match: Match) -> bool:
    """KON-13.6"""
    result = match.result
    return result is not None and result.scores[0] == result.scores[1] and len(result.winners) == 1


def only_the_end_scores(match: Match) -> bool:
    """KON-16.13"""
    return sum(event.points for event in told(match, YardWon)) == 0 and bool(told(match, YardRanked))


# -- special cards ------------------------------------------------------------


def the_last_special_card_is_contested(match: Match) -> bool:
    """KON-14.3"""
    return bool(told(match, LastSpecialContested))


def a_flood_closes_a_yard(match: Match) -> bool:
    """KON-14.8"""
    return any(
        isinstance(event, Covered)
        and event.card in ("S49", "S50")
        and any(isinstance(other, YardWon) for other in ply.events)
        for ply in match.plies
        for event in ply.events
    )


def a_bridge_is_flooded(match: Match) -> bool:
    """KON-14.8"""
    return any(event.covered in ("S45", "S46") for event in told(match, Covered))


def a_flood_is_bridged(match: Match) -> bool:
    """KON-14.9"""
    return any(event.covered in ("S49", "S50") for event in told(match, Covered))


def the_anchor_is_bridged(match: Match) -> bool:
    """KON-14.9"""
    return any(event.covered == "anchor" for event in told(match, Covered))


def customs_raise_a_yard(match: Match) -> bool:
    """KON-14.14"""
    return any(event.points == 2 for event in told(match, YardWon))


def both_customs_raise_a_yard(match: Match) -> bool:
    """KON-14.14"""
    return any(event.points == 3 for event in told(match, YardWon))


# -- scenarios ----------------------------------------------------------------


def ruin_comes_by_passing(match: Match) -> bool:
    """KON-15.5"""
    return ends_by("ruin")(match) and any(isinstance(event, Passed) for event in match.plies[-1].events)


def the_second_player_is_cut_off(match: Match) -> bool:
    """KON-13.1"""
    return ends_by("harbour-full")(match) and any(isinstance(event, TakenBack) for event in match.plies[-1].events)


def seen_by_the_ship(match: Match) -> bool:
    """KON-7.2: five removals."""
    return len(told(match, Removed)) >= 5 and bool(told(match, ShipMoved)) and bool(told(match, Drew))


STANDSTILL: dict[str, Any] = {"stale": 8, "idle": 0}
ENDINGS: dict[str, Branch] = {}
for _scenario in SCENARIO_NAMES:
    _name = {"waterGames": "water-games", "ticTacToe": "tic-tac-toe", "canalGrande": "canal-grande"}.get(
        _scenario, _scenario
    )
    _options = {"scenario": _scenario}
    ENDINGS[f"{_name}-full"] = Branch(ends_by("harbour-full"), 2, _options)
    ENDINGS[f"{_name}-no-card-laid"] = Branch(ends_by("no-card-laid"), 2, _options, habits={"pass": 9})
    ENDINGS[f"{_name}-no-growth"] = Branch(
        ends_by("no-growth"), 2, _options, position=table(scenario=_scenario, **STANDSTILL), habits=PASSERS
    )
    if _scenario != "ticTacToe":
        ENDINGS[f"{_name}-full-with-special-cards"] = Branch(
            ends_by("harbour-full"), 2, _options | SPECIAL, habits=BUYERS
        )

BRANCHES = ENDINGS | {
    "tic-tac-toe-line": Branch(ends_by("line"), 2, {"scenario": "ticTacToe"}),
    "poverty-ruin": Branch(ends_by("ruin"), 2, {"scenario": "poverty"}),
    "poverty-ruin-by-passing": Branch(ruin_comes_by_passing, 2, {"scenario": "poverty"}),
    "poverty-ruin-with-special-cards": Branch(ends_by("ruin"), 2, {"scenario": "poverty"} | SPECIAL),
    "second-player-cut-off": Branch(the_second_player_is_cut_off, 2),
    "draw": Branch(is_a_draw, 2),
    "florins-decide": Branch(florins_decide, 2),
    "both-broke": Branch(
        both_are_broke, 2, position=table(hands=("C44", "B28"), florins=(0, 0)), habits={"pass": 1e-9}
    ),
    "returned-florin": Branch(a_returned_florin_taxes_nobody, 2, {"scenario": "poverty"}),
    "last-florin": Branch(the_last_florin_goes_to_the_poorer, 2, {"scenario": "poverty"}, habits={"pass": 4}),
    "treasury-empty": Branch(the_treasury_is_empty, 2, {"scenario": "poverty"}),
    "pile-runs-dry": Branch(a_pile_runs_dry, 2, {"scenario": "ticTacToe"}, habits={"pass": 0.1}),
    "no-growth-for-removals": Branch(
        removals_keep_the_harbour_small,
        2,
        position=table(
            {(1, 1): "B12", (1, -1): "R13", (-1, 1): "B24", (-1, -1): "R23"},
            hands=("R11 R15 R19 C17 C25", "B14 B16 B20 C33 C39"),
            stale=6,
        ),
        habits=SHIPPERS,
    ),
    "ship-makes-room": Branch(the_ship_must_make_room, 2, {"scenario": "waterGames"}, habits=SHIPPERS),
    "ship-makes-no-room": Branch(
        the_ship_is_not_used_and_the_card_goes_back, 2, {"scenario": "waterGames"}, habits={"stay": 40}
    ),
    "no-space-for-a-card": Branch(a_card_finds_no_space, 2, {"scenario": "waterGames"}),
    "laid-on-the-freed-space": Branch(a_card_is_laid_on_the_freed_space, 2, habits=SHIPPERS),
    "five-removals": Branch(seen_by_the_ship, 2, {"scenario": "canalGrande"}, habits=SHIPPERS),
    "closed-far-away": Branch(a_bound_closes_yards_far_away, 2),
    "two-yards-at-once": Branch(a_card_closes_two_yards, 2),
    "won-in-every-way": Branch(yards_are_won_in_every_way, 2),
    "sixth-yard": Branch(a_sixth_yard_is_won, 2),
    "unguarded-yard": Branch(a_yard_is_left_unguarded, 2, {"guardiansLimited": "yes"}),
    "equal-yards-fall-out": Branch(equal_yards_fall_out, 2),
    "equal-yards-count": Branch(equal_yards_count, 2, {"finalTieExclusion": "cutoff"}),
    "scored-at-the-end-alone": Branch(only_the_end_scores, 2, {"immediateYardPoint": "no"}),
    "last-special-card": Branch(the_last_special_card_is_contested, 2, SPECIAL, habits=BUYERS),
    "flood-closes-a-yard": Branch(a_flood_closes_a_yard, 2, SPECIAL, habits=BUYERS),
    "bridge-flooded": Branch(a_bridge_is_flooded, 2, SPECIAL, habits=BUYERS),
    "flood-bridged": Branch(a_flood_is_bridged, 2, SPECIAL, habits=BUYERS),
    "anchor-bridged": Branch(the_anchor_is_bridged, 2, SPECIAL, habits=BUYERS),
    "customs-in-a-yard": Branch(customs_raise_a_yard, 2, SPECIAL, habits=BUYERS),
    "both-customs-in-a-yard": Branch(
        both_customs_raise_a_yard, 2, {"scenario": "canalGrande"} | SPECIAL, habits=BUYERS | {"quay": 5}
    ),
}
