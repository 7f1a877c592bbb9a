"""The endings and the rare branches of Batavia."""

from __future__ import annotations

from itertools import pairwise

from fondaco.games.batavia.events import (
    Bid,
    Converted,
    DeckReshuffled,
    Drew,
    GoodScored,
    HexReached,
    LotTurned,
    Passed,
    PiratesAttacked,
    Sailed,
    Sold,
    StationsRevealed,
    Unsold,
)
from fondaco.kernel import Event, Match, PositionError
from tests.games.batavia.table import ROUTE, table
from tests.golden.branch import Branch, steps

MISERS = {"bid": 0.1}
HOARDERS = {"draw": 12, "lay": 25}
COLLECTORS = {"draw": 30}
DRAWERS = {"draw": 1e9, "pass": 1e9}


def plies(match: Match) -> list[list[Event]]:
    return [match.events(-1)[0], *(ply.events for ply in match.plies)]


def told(match: Match, kind: type[Event]) -> list[Event]:
    return [event for events in plies(match) for event in events if isinstance(event, kind)]


def kinds(events: list[Event]) -> list[type[Event]]:
    return [type(event) for event in events]


def ends_by_final_hex(match: Match) -> bool:
    return match.result is not None and match.result.ending == "final-hex" and len(told(match, HexReached)) == 1


def ends_by_move_limit(match: Match) -> bool:
    return match.result is not None and match.result.ending == "move-limit" and match.ply == match.game.move_limit


def shares_victory(match: Match) -> bool:
    return match.result is not None and len(match.result.winners) == 2


def shares_victory_of_three(match: Match) -> bool:
    return match.result is not None and len(match.result.winners) >= 3


def reveals_nothing(match: Match) -> bool:
    """BAT-1.5"""
    return ends_by_final_hex(match) and not told(match, StationsRevealed)


def first_lot_is_unsold(match: Match) -> bool:
    """BAT-3.8: the auctioneer of round 1 takes the ship and auctions again."""
    first, second = [event for event in told(match, LotTurned) if isinstance(event, LotTurned)][:2]
    start = next(kind for kind in kinds([e for events in plies(match) for e in events]) if kind in (Sold, Unsold))
    return start is Unsold and first.seat == second.seat and len(second.lot) == first.die + second.die


def lots_pile_up(match: Match) -> bool:
    """BAT-3.9: three auctions in a row without a buyer, then somebody takes the whole."""
    ends = [event for event in told(match, Event) if isinstance(event, Sold | Unsold)]
    for place in range(len(ends) - 3):
        last = ends[place + 3]
        if all(isinstance(event, Unsold) for event in ends[place : place + 3]) and isinstance(last, Sold):
            return len(last.lot) >= 10
    return False


def last_bidder_takes_all(match: Match) -> bool:
    """BAT-3.5: all others have passed without a bid, and the auctioneer bids."""
    told_by_ply = [kinds(events) for events in plies(match)]
    return any(
        Passed in one and Passed in other and last[:2] == [Bid, Sold]
        for one, other, last in zip(told_by_ply, told_by_ply[1:], told_by_ply[2:], strict=False)
    )


def pirates_find_a_tie(match: Match) -> bool:
    """BAT-8.2"""
    return any(
        isinstance(event, PiratesAttacked) and len(event.companies) >= 2 for event in told(match, PiratesAttacked)
    )


def pirates_come_twice(match: Match) -> bool:
    """A8: after an attack the total is still at the threshold, and a mere draw brings the next."""
    for one, other in pairwise(plies(match)):
        if PiratesAttacked in kinds(one) and kinds(other)[:2] == [Drew, PiratesAttacked]:
            return True
    return False


def pirates_after_the_last_action(match: Match) -> bool:
    """BAT-8.5"""
    last = kinds(plies(match)[-1])
    return PiratesAttacked in last and GoodScored in last


def reshuffles_in_a_draw(match: Match) -> bool:
    """BAT-11.1: between the two cards of one draw."""
    return any(
        DeckReshuffled in kinds(events) and Drew in kinds(events) and sum(deck) == 1 for deck, events in decks(match)
    )


def reshuffles_in_a_lot(match: Match) -> bool:
    """BAT-11.1: some cards of the lot come from the old pile, some from the new."""
    for deck, events in decks(match):
        heard = kinds(events)
        if DeckReshuffled in heard and LotTurned in heard and sum(deck) > (2 if Drew in heard else 0):
            return True
    return False


def decks(match: Match) -> list[tuple[list[int], list[Event]]]:
    return [(list(match.game.dump(before.state)["deck"].values()), events) for before, events in steps(match)]


def piles_run_dry(match: Match) -> bool:
    """BAT-11.2: a draw and a lot of fewer cards than they should be."""
    drew = any(isinstance(event, Drew) and event.count < 2 for event in told(match, Drew))
    return drew and any(isinstance(event, LotTurned) and not event.cards for event in told(match, LotTurned))


def reveals_on_demand(match: Match) -> bool:
    """BAT-6.7: the stations are turned up before the merchant sails."""
    return any(kinds(events)[:2] == [StationsRevealed, Sailed] for events in plies(match))


def reveals_twice(match: Match) -> bool:
    """BAT-6.7 and at once BAT-6.6."""
    return any(kinds(events)[:3] == [StationsRevealed, Sailed, StationsRevealed] for events in plies(match))


def reveals_by_the_block(match: Match) -> bool:
    """BAT-6.9: never before the move, and from the first of the last five spaces."""
    early = False
    for events in plies(match):
        for one, other in pairwise(events):
            if isinstance(one, StationsRevealed) and isinstance(other, Sailed):
                return False
            if isinstance(one, Sailed) and isinstance(other, StationsRevealed):
                early = early or one.space < other.first - 1
    return early


def is_forced_to_draw_at_the_end(match: Match) -> bool:
    """BAT-9.4: somebody who could play in an ordinary round must draw in the last."""
    for before, events in steps(match):
        dump = match.game.dump(before.state)
        if dump["hex"] is None or kinds(events)[0] is not Drew or len(before.offers(before.deciding[0])) > 1:
            continue
        merchants = [min(space, 35) if seat == dump["hex"] else space for seat, space in enumerate(dump["merchant"])]
        try:
            ordinary = match.game.load(dump | {"hex": None, "merchant": merchants})
        except PositionError:
            continue
        match.game.rules.offer(ordinary)
        if ordinary.choices() > 1:
            return True
    return False


def plays_after_the_final_hex(match: Match) -> bool:
    """BAT-9.4: somebody still reaches a station."""
    order = [kind for kind in kinds([e for events in plies(match) for e in events]) if kind in (HexReached, Sailed)]
    return HexReached in order[:-1]


def stores_thirteen_crates(match: Match) -> bool:
    """A11: crates beyond the twelve in the box."""
    seats = [event.seat for event in told(match, Sailed) if isinstance(event, Sailed)]
    return max(seats.count(seat) for seat in range(match.seats)) > 12


def converts_five(match: Match) -> bool:
    """BAT-7.3"""
    return any(isinstance(event, Converted) and event.gold == 15 for event in told(match, Converted))


BRANCHES = {
    "three-seats": Branch(ends_by_final_hex, 3),
    "four-seats": Branch(ends_by_final_hex, 4),
    "five-seats": Branch(ends_by_final_hex, 5),
    "move-limit": Branch(ends_by_move_limit, 3, habits=DRAWERS),
    "shared-victory": Branch(shares_victory, 4),
    "shared-victory-of-three": Branch(shares_victory_of_three, 5),
    "quick-start": Branch(reveals_nothing, 4, {"quick_start": "yes", "first_auctioneer": "seat3"}),
    "last-block": Branch(reveals_by_the_block, 4, {"reveal": "lastBlock"}),
    "first-lot-unsold": Branch(first_lot_is_unsold, 3, {"first_auctioneer": "seat2"}, habits=MISERS),
    "unsold-lots-pile-up": Branch(lots_pile_up, 4, habits=MISERS),
    "last-bidder-takes-all": Branch(last_bidder_takes_all, 3, habits=MISERS),
    "pirate-tie": Branch(pirates_find_a_tie, 4),
    "pirate-tie-of-three-seats": Branch(pirates_find_a_tie, 3),
    "second-attack": Branch(pirates_come_twice, 5, habits=HOARDERS),
    "second-attack-from-a-position": Branch(
        pirates_come_twice,
        3,
        position=table(hands=["EN2 FR", "SE", "NL"], tables=["EN9", "DK9 FR4", "NL8"], merchant=[3, 4, 0]),
    ),
    "pirates-after-the-last-action": Branch(pirates_after_the_last_action, 4),
    "reshuffle-in-a-draw": Branch(reshuffles_in_a_draw, 5),
    "reshuffle-in-a-lot": Branch(reshuffles_in_a_lot, 5),
    "piles-run-dry": Branch(piles_run_dry, 4, habits=COLLECTORS),
    "revealed-on-demand": Branch(reveals_on_demand, 3),
    "revealed-twice": Branch(reveals_twice, 3),
    "forced-draw-in-the-last-round": Branch(is_forced_to_draw_at_the_end, 4),
    "station-after-the-final-hex": Branch(plays_after_the_final_hex, 5),
    "thirteen-crates": Branch(stores_thirteen_crates, 3, habits={"draw": 5}),
    "five-companies-converted": Branch(converts_five, 3, habits={"convert": 0.05}),
    "last-round-from-a-position": Branch(
        plays_after_the_final_hex,
        4,
        position=table(
            4,
            turn=1,
            hands=["FR2", "DK", "DK FR", "NL2 DK"],
            tables=["FR3", "DK", "SE", "NL"],
            taken={name: 0 for name in ROUTE if name.startswith("DK")},
            merchant=[0, 6, 6, 7],
            shown=35,
        ),
        habits={"draw": 0.1},
    ),
}
