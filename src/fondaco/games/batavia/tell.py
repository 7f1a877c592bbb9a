"""One function per event: it builds the event and passes it to the event sink. In a search none is called."""

from __future__ import annotations

from fondaco.games.batavia import data, events
from fondaco.games.batavia.state import State
from fondaco.kernel.showing.events import skip_unheard


def dealt(s: State, seat: int) -> None:
    s.tell(events.Dealt(seat, data.OPENING_HAND, hand_of(s, seat)))


def lot_turned(s: State, die: int, turned: list[int]) -> None:
    s.tell(events.LotTurned(s.auctioneer, die, names(turned), names(s.lot)))


def bid(s: State, amount: int) -> None:
    s.tell(events.Bid(s.actor, amount))


def passed(s: State) -> None:
    s.tell(events.Passed(s.actor))


def sold(s: State) -> None:
    s.tell(events.Sold(s.bidder, s.bid, names(s.lot)))


def paid(s: State, winner: int, seat: int, share: int) -> None:
    if share > 0:
        s.tell(events.Paid(winner, seat, share))


def unsold(s: State) -> None:
    s.tell(events.Unsold(s.ship))


def drew(s: State, drawn: list[int]) -> None:
    cards = names(drawn)
    s.tell(events.Drew(s.actor, len(cards), cards))


def laid(s: State, company: int) -> None:
    s.tell(events.Laid(s.actor, data.COMPANY_NAMES[company]))


def seal_taken(s: State, company: int) -> None:
    s.tell(events.SealTaken(s.seal[company], data.COMPANY_NAMES[company]))


def seal_returned(s: State, company: int) -> None:
    s.tell(events.SealReturned(data.COMPANY_NAMES[company]))


def stations_revealed(s: State) -> None:
    first = s.shown - data.BLOCK + 1
    tiles = tuple([data.TILE_NAMES[s.track[space]] for space in range(first, s.shown + 1)])
    s.tell(events.StationsRevealed(first, s.shown, tiles))


def sailed(s: State, space: int, tile: int) -> None:
    s.tell(events.Sailed(s.actor, space, data.COMPANY_NAMES[tile // data.GOODS], data.GOOD_NAMES[tile % data.GOODS]))


def converted(s: State, given: list[int], gold: int) -> None:
    s.tell(events.Converted(s.actor, names(given), gold))


def kept(s: State) -> None:
    s.tell(events.Kept(s.actor))


def pirates_attacked(s: State, attacked: list[int], sunk: int) -> None:
    s.tell(events.PiratesAttacked(names(attacked), sunk))


def hex_reached(s: State) -> None:
    s.tell(events.HexReached(s.actor))


def deck_reshuffled(s: State, count: int) -> None:
    if count > 0:
        s.tell(events.DeckReshuffled(count))


def hand_shown(s: State, seat: int) -> None:
    s.tell(events.HandShown(seat, hand_of(s, seat)))


def good_scored(s: State, good: int, leaders: int, gold: int) -> None:
    s.tell(events.GoodScored(data.GOOD_NAMES[good], seats_in(leaders), gold))


def bills_scored(s: State, leaders: int, gold: int) -> None:
    seats = seats_in(leaders)
    s.tell(events.BillsScored(seats, s.bills[seats[0]], gold))


def hex_scored(s: State) -> None:
    s.tell(events.HexScored(s.hex, data.FINAL_HEX_GOLD))


def seals_scored(s: State, seat: int, held: list[int], gold: int) -> None:
    if gold > 0:
        s.tell(events.SealsScored(seat, names(held), gold))


# -- words for numbers --------------------------------------------------------


def names(counts: list[int]) -> tuple[str, ...]:
    """Counts by company as names."""
    found: list[str] = []
    for company in range(data.COMPANIES):
        found += [data.COMPANY_NAMES[company]] * counts[company]
    return tuple(found)


def hand_of(s: State, seat: int) -> tuple[str, ...]:
    """A hand as names."""
    found: list[str] = []
    for company in range(data.COMPANIES):
        found += [data.COMPANY_NAMES[company]] * s.in_hand(seat, company)
    return tuple(found)


def seats_in(mask: int) -> tuple[int, ...]:
    """The seats of a bit mask."""
    return tuple([seat for seat in range(5) if (mask >> seat) & 1])


skip_unheard(globals())
