"""Tells the listeners what happened: one function per event. In a search nobody listens, and nothing is built."""

from __future__ import annotations

from fondaco.games.batavia import data, events
from fondaco.games.batavia.state import State


def dealt(s: State, seat: int) -> None:
    if s.heard is not None:
        s.heard.append(events.Dealt(seat, data.OPENING_HAND, hand_of(s, seat)))


def lot_turned(s: State, die: int, turned: list[int]) -> None:
    if s.heard is not None:
        s.heard.append(events.LotTurned(s.auctioneer, die, names(turned), names(s.lot)))


def bid(s: State, amount: int) -> None:
    if s.heard is not None:
        s.heard.append(events.Bid(s.actor, amount))


def passed(s: State) -> None:
    if s.heard is not None:
        s.heard.append(events.Passed(s.actor))


def sold(s: State) -> None:
    if s.heard is not None:
        s.heard.append(events.Sold(s.bidder, s.bid, names(s.lot)))


def paid(s: State, winner: int, seat: int, share: int) -> None:
    if s.heard is not None and share > 0:
        s.heard.append(events.Paid(winner, seat, share))


def unsold(s: State) -> None:
    if s.heard is not None:
        s.heard.append(events.Unsold(s.ship))


def drew(s: State, drawn: list[int]) -> None:
    if s.heard is not None:
        cards = names(drawn)
        s.heard.append(events.Drew(s.actor, len(cards), cards))


def laid(s: State, company: int) -> None:
    if s.heard is not None:
        s.heard.append(events.Laid(s.actor, data.COMPANY_NAMES[company]))


def seal_taken(s: State, company: int) -> None:
    if s.heard is not None:
        s.heard.append(events.SealTaken(s.seal[company], data.COMPANY_NAMES[company]))


def seal_returned(s: State, company: int) -> None:
    if s.heard is not None:
        s.heard.append(events.SealReturned(data.COMPANY_NAMES[company]))


def stations_revealed(s: State) -> None:
    if s.heard is not None:
        first = s.shown - data.BLOCK + 1
        tiles = tuple([data.TILE_NAMES[s.track[space]] for space in range(first, s.shown + 1)])
        s.heard.append(events.StationsRevealed(first, s.shown, tiles))


def sailed(s: State, space: int, tile: int) -> None:
    if s.heard is not None:
        s.heard.append(
            events.Sailed(s.actor, space, data.COMPANY_NAMES[tile // data.GOODS], data.GOOD_NAMES[tile % data.GOODS])
        )


def converted(s: State, given: list[int], gold: int) -> None:
    if s.heard is not None:
        s.heard.append(events.Converted(s.actor, names(given), gold))


def kept(s: State) -> None:
    if s.heard is not None:
        s.heard.append(events.Kept(s.actor))


def pirates_attacked(s: State, attacked: list[int], sunk: int) -> None:
    if s.heard is not None:
        s.heard.append(events.PiratesAttacked(names(attacked), sunk))


def hex_reached(s: State) -> None:
    if s.heard is not None:
        s.heard.append(events.HexReached(s.actor))


def deck_reshuffled(s: State, count: int) -> None:
    if s.heard is not None and count > 0:
        s.heard.append(events.DeckReshuffled(count))


def hand_shown(s: State, seat: int) -> None:
    if s.heard is not None:
        s.heard.append(events.HandShown(seat, hand_of(s, seat)))


def good_scored(s: State, good: int, leaders: int, gold: int) -> None:
    if s.heard is not None:
        s.heard.append(events.GoodScored(data.GOOD_NAMES[good], seats_in(leaders), gold))


def bills_scored(s: State, leaders: int, gold: int) -> None:
    if s.heard is not None:
        seats = seats_in(leaders)
        s.heard.append(events.BillsScored(seats, s.bills[seats[0]], gold))


def hex_scored(s: State) -> None:
    if s.heard is not None:
        s.heard.append(events.HexScored(s.hex, data.FINAL_HEX_GOLD))


def seals_scored(s: State, seat: int, held: list[int], gold: int) -> None:
    if s.heard is not None and gold > 0:
        s.heard.append(events.SealsScored(seat, names(held), gold))


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
