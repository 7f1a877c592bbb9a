"""The endings and the rare branches of Spice Islands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from fondaco.games.spice_islands import events
from fondaco.games.spice_islands.view import View
from fondaco.kernel import Event, Match
from tests.games.spice_islands.table import table
from tests.golden.branch import Branch, steps

STALLERS = {"election": 1e9, "pass": 1e9, "end": 1e9, "mutiny": 1e6}
RAIDERS = {"attack": 12, "sail": 4, "dividend": 0.3, "election": 0.3}
CAREERISTS = {"election": 5, "mutiny": 6, "buy": 3}

Told = TypeVar("Told", bound=Event)


def plies(match: Match) -> list[list[Event]]:
    return [match.events(-1)[0], *(ply.events for ply in match.plies)]


def told(match: Match, kind: type[Told]) -> list[Told]:
    return [event for heard in plies(match) for event in heard if isinstance(event, kind)]


def together(*kinds: type[Event]) -> Callable[[Match], bool]:
    """All these events came of one move."""
    return lambda match: any(set(kinds) <= {type(event) for event in heard} for heard in plies(match))


def ends_by(ending: str) -> Callable[[Match], bool]:
    """SPI-11.1, or HOUSE-1.4"""
    return lambda match: match.result is not None and match.result.ending == ending


def ends_with(kind: type[Event]) -> Callable[[Match], bool]:
    """SPI-11.2: the last cargo went this way."""
    return lambda match: any(isinstance(event, kind) for event in match.plies[-1].events) and not match.state.deciding


def of(*stages: str) -> Callable[[Match], bool]:
    """There was such a choice to make."""
    return lambda match: {before.stage for before, _ in steps(match)} >= set(stages)


def shared_victory(match: Match) -> bool:
    """SPI-11.4"""
    return match.result is not None and len(match.result.winners) > 1


def tie_is_broken(match: Match) -> bool:
    """SPI-11.4: the two richest have the same cash, but one wins."""
    assert match.result is not None
    best = sorted(match.result.scores)[-2:]
    return best[0] == best[1] and len(match.result.winners) == 1


def election_tied_twice(match: Match) -> bool:
    """SPI-9.3"""
    return any(sum(isinstance(event, events.ElectionTied) for event in heard) >= 2 for heard in plies(match))


def election_saved_by_a_tie(match: Match) -> bool:
    """SPI-9.3: the captain had an equal."""
    for heard in plies(match):
        rolls = [event for event in heard if isinstance(event, events.ElectionRolled)]
        best = [max(0 if face == "skull" else int(face) for face in roll.dice) for roll in rolls]
        if best.count(max(best, default=0)) > 1 and any(isinstance(event, events.CaptainStayed) for event in heard):
            return True
    return False


def mutiny_repeats_a_tie(match: Match) -> bool:
    """SPI-9.11: after a tie nobody has a skull, and that roll is repeated."""
    for heard in plies(match):
        kinds = [type(event) for event in heard]
        if events.MutinyTied in kinds and events.NoSkulls in kinds[kinds.index(events.MutinyTied) :]:
            return True
    return False


def split_among_shares(match: Match) -> bool:
    return together(events.LootSold, events.SplitPaid)(match)


def split_without_others(match: Match) -> bool:
    """SPI-7.12: no share but the captain's, and the rest waits."""
    return any(
        any(isinstance(event, events.CaptainsHalf) for event in heard)
        and not any(isinstance(event, events.SplitPaid) for event in heard)
        for heard in plies(match)
    )


def dividend_without_shares(match: Match) -> bool:
    """SPI-9.7"""
    return any(event.shares == 0 and event.treasury > 0 for event in told(match, events.DividendDeclared))


def free_action_is_lost(match: Match) -> bool:
    """SPI-10.3: the only pawn that could serve goes while its owner still has dice."""
    for (before, heard), (after, _) in zip(turns := list(views(match)), turns[1:], strict=False):
        if len(before.ready) == 1 and not after.ready and before.turn == after.turn and not after.spent:
            lost = [event for event in heard if isinstance(event, events.CaptainReturned | events.Elected)]
            if lost:
                return True
    return False


def captain_wins_the_pawn_back(match: Match) -> bool:
    """SPI-10.3: lost and won again in the same turn, it does not serve."""
    for (before, _), (after, _) in zip(turns := list(views(match)), turns[1:], strict=False):
        gained = set(after.players[after.active].captains) - set(before.players[before.active].captains)
        if before.turn == after.turn and gained & lost_in(turns, before.turn, before.active):
            return True
    return False


def lost_in(turns: list[tuple[View, list[Event]]], turn: int, seat: int) -> set[str]:
    returned = [event for seen, heard in turns if seen.turn == turn for event in heard]
    return {event.colour for event in returned if isinstance(event, events.CaptainReturned) and event.seat == seat}


def views(match: Match) -> list[tuple[View, list[Event]]]:
    out: list[tuple[View, list[Event]]] = []
    for before, heard in steps(match):
        seen = before.view(-1)
        assert isinstance(seen, View)
        out.append((seen, heard))
    return out


def to_the_farther_port(match: Match) -> bool:
    """SPI-7.8: nothing lies in the nearest."""
    for seen, heard in views(match):
        spaces = {ship.name: ship.space for ship in seen.ships}
        for event in heard:
            near = {"S1": "EUR", "S2": "EUR", "S3": "ISL", "S4": "ISL"}
            if isinstance(event, events.SentToPort) and near[spaces[event.ship]] != event.space:
                return True
    return False


def fights_in_a_lagoon(match: Match) -> bool:
    """SPI-1.3: navy and pirates meet off the route."""
    for seen, heard in views(match):
        spaces = {ship.name: ship.space for ship in seen.ships}
        navy = any(isinstance(event, events.Attacked) and event.ship == "navy" for event in heard)
        if navy and spaces["navy"] in ("X1", "X2"):
            return True
    return False


def buys_round_after_round(match: Match) -> bool:
    """SPI-4.3: three purple dice or more."""
    return any(event.rounds >= 3 for event in told(match, events.RoundOpened))


def captain_brings_it_home(match: Match) -> bool:
    """SPI-10.2: a captain's sailing ends the voyage of a ship."""
    return any(
        seen.free is not None and any(isinstance(event, events.Unloaded) for event in heard)
        for seen, heard in views(match)
    )


LAST_SPICE: dict[str, Any] = table(
    seats=3,
    dice="green black",
    ships={"green2": "S2 spice", "pirate": "S1", "blue1": "S1 green yellow", "navy": "S1"},
    captains={"green": 0, "black": 1, "orange": 2},
    shares={"green": [2, 1, 1], "black": [1, 1, 1]},
    treasury={"green": 17, "black": 5},
    discard="spice9",
)

BRANCHES: dict[str, Branch] = {
    "two-seats": Branch(ends_by("spice"), 2),
    "three-seats": Branch(ends_by("spice"), 3),
    "four-seats": Branch(ends_by("spice"), 4),
    "five-seats": Branch(ends_by("spice"), 5),
    "green-goods": Branch(ends_by("green-goods"), 4),
    "blue-goods": Branch(ends_by("blue-goods"), 3),
    "yellow-goods": Branch(ends_by("yellow-goods"), 5),
    "move-limit": Branch(ends_by("move-limit"), 2, habits=STALLERS),
    "grey-lagoons": Branch(fights_in_a_lagoon, 4, {"map": "grey_lagoons"}),
    "ends-with-a-pirate-sale": Branch(ends_with(events.LootSold), 4, habits=RAIDERS),
    "ends-overboard": Branch(ends_with(events.Overboard), 3, habits=RAIDERS),
    "ends-recovered": Branch(ends_with(events.Recovered), 3, habits=RAIDERS),
    "shared-victory": Branch(shared_victory, 5),
    "tie-broken": Branch(tie_is_broken, 4),
    "purchases-round-after-round": Branch(buys_round_after_round, 5),
    "election-tied-twice": Branch(election_tied_twice, 5, habits=CAREERISTS),
    "election-saved-by-a-tie": Branch(election_saved_by_a_tie, 4),
    "mutiny-without-skulls": Branch(together(events.MutinyBroke, events.NoSkulls), 3),
    "mutiny-tied": Branch(together(events.MutinyTied, events.MutinyWon), 5, habits=CAREERISTS),
    "mutiny-repeats-a-tie": Branch(mutiny_repeats_a_tie, 5, habits=CAREERISTS),
    "choices-in-attacks": Branch(of("plunder", "overflow", "recovery"), 4, habits=RAIDERS),
    "merchant-sunk": Branch(together(events.Sunk, events.Plundered), 3),
    "pirates-sunk-with-cargo": Branch(together(events.PiratesSunk, events.Recovered, events.SharesReturned), 3),
    "farther-port": Branch(to_the_farther_port, 3, habits=RAIDERS),
    "split-of-two": Branch(split_among_shares, 2),
    "split-of-five": Branch(split_among_shares, 5),
    "split-without-others": Branch(split_without_others, 3),
    "dividend-without-shares": Branch(dividend_without_shares, 2),
    "free-action-lost": Branch(free_action_is_lost, 4),
    "pawn-won-back": Branch(captain_wins_the_pawn_back, 3),
    "captain-brings-it-home": Branch(captain_brings_it_home, 4),
    "last-spice-from-a-position": Branch(ends_by("spice"), 3, position=LAST_SPICE),
}
