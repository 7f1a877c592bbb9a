"""The moves worth a thought."""

from __future__ import annotations

from fondaco.games.indonesia import data
from fondaco.games.indonesia.moves import ADVANCE, BID, CHEAPEST, CLEAR, DONE, EXPAND, LAUNCH, PASS, REFIT, START
from fondaco.games.indonesia.rules.phase import (
    ACQUISITIONS,
    AUCTION,
    CLEARING,
    DELIVERIES,
    EXPANSION,
    FLEET,
    MERGERS,
    NEW_ERA,
    RESEARCH,
    TURN_ORDER,
)
from fondaco.games.indonesia.state import State
from fondaco.kernel.declaring.moves import KIND, VALUE

OFFERS = 512  # as many as a state can hold
RESERVE = 60  # cash that is kept for a merger (A60)


def is_narrow(s: State) -> bool:
    """Deliveries: the cheapest plan that the rules can give, found without asking for all the others."""
    if s.phase != DELIVERIES or s.legs > 0:
        return False
    s.clear()
    s.offer(CHEAPEST)
    return True


def narrow(s: State) -> None:
    """Leave only moves worth a thought: few bids, the cheapest deliveries, the best areas and seas at first sight."""
    if s.phase == TURN_ORDER:
        narrow_bids(s)
    elif s.phase == AUCTION:
        narrow_raises(s)
    elif s.phase == DELIVERIES:
        s.offered = min(s.offered, 3)  # within a delivery: cities come first
    elif s.phase == EXPANSION:
        keep_best(s, 3 if s.free else 1 if s.cash[s.actor] >= RESERVE + data.UNIT_VALUE[s.good[s.company]] else 0)
    elif s.phase == FLEET:
        narrow_fleet(s)
    elif s.phase == CLEARING:
        keep_best(s, 3)
    elif s.phase == ACQUISITIONS:
        narrow_starts(s)
    elif s.phase == NEW_ERA:
        keep_best(s, 6)
    elif s.phase == RESEARCH:
        narrow_research(s)
    elif s.phase == MERGERS and s.offered > 1 and is_stuck(s):
        drop_first(s)


def keep_best(s: State, count: int) -> None:
    """Of areas and seas those that look best, and `done`."""
    promised = [0] * OFFERS
    crowd = [0] * data.SEAS
    count_lines(s, crowd)
    first = 1 if s.offers[0] == DONE else 0
    for entry in range(first, s.offered):
        promised[entry] = promise(s, s.offers[entry], crowd)
    for place in range(first, min(first + count, s.offered)):
        best = place
        for entry in range(place + 1, s.offered):
            if promised[entry] > promised[best]:
                best = entry
        s.offers[place], s.offers[best] = s.offers[best], s.offers[place]
        promised[place], promised[best] = promised[best], promised[place]
    s.offered = min(first + count, s.offered)


def count_lines(s: State, crowd: list[int]) -> None:
    """How many shipping companies have ships in each sea."""
    for line in range(data.LINES):
        if s.owner[data.LINE_DEED[line]] != data.NOBODY:
            for sea in range(data.SEAS):
                if s.ships[line * data.SEAS + sea] > 0:
                    crowd[sea] += 1


def promise(s: State, move: int, crowd: list[int]) -> int:
    """What an area or a sea promises at first sight."""
    kind, value = move & KIND, move & VALUE
    if kind == CLEAR:
        return -promise_of_area(s, value, crowd)  # the area is given up
    if kind == EXPAND:
        return promise_of_area(s, value, crowd)
    if kind == LAUNCH:
        return promise_of_sea(s, value) - 3 * s.ships[data.LINE_OF[s.company] * data.SEAS + value]
    place = value & 0xFF
    if kind == START and place >= data.AREAS:
        return promise_of_sea(s, place - data.AREAS)
    return promise_of_area(s, place, crowd) + 2 * (data.COAST_FIRST[place + 1] - data.COAST_FIRST[place])


def promise_of_area(s: State, area: int, crowd: list[int]) -> int:
    """Ships beside it, and room to go on."""
    found = 0
    for entry in range(data.COAST_FIRST[area], data.COAST_FIRST[area + 1]):
        found += 3 * crowd[data.COAST_SEA[entry]]
    for entry in range(data.NEAR_FIRST[area], data.NEAR_FIRST[area + 1]):
        if s.land[data.NEAR[entry]] == data.EMPTY:
            found += 1
    return found


def promise_of_sea(s: State, sea: int) -> int:
    """Cities and goods beside it."""
    found = 0
    for entry in range(data.SHORE_FIRST[sea], data.SHORE_FIRST[sea + 1]):
        land = s.land[data.SHORE[entry]]
        if land == data.CITY:
            found += 2 * s.city_size[s.city_at(data.SHORE[entry])]
        elif land != data.EMPTY:
            found += 1
    return found


def narrow_fleet(s: State) -> None:
    """The best seas; ships are free and only their owner earns by them, so `done` only where nothing is beside them."""
    keep_best(s, 3 if s.expanded == 0 else 2)
    if s.offered > 1 and promise_of_sea(s, s.offers[1] & VALUE) > 0:
        drop_first(s)


def drop_first(s: State) -> None:
    """`pass` or `done`"""
    s.offered -= 1
    for entry in range(s.offered):
        s.offers[entry] = s.offers[entry + 1]


def is_stuck(s: State) -> bool:
    """A60: no slot is free and this player can have no more, so only a merger lets the era end."""
    for seat in range(s.seats):
        if s.has_free_slot(seat):
            return False
    return s.level[s.actor * data.TRACKS + data.SLOTS_TRACK] == data.LAST_LEVEL


def narrow_starts(s: State) -> None:
    """Of each deed the two places that look best; who passed would hold the era up, and companies cost nothing."""
    only_ships = needs_ships(s)
    crowd = [0] * data.SEAS
    count_lines(s, crowd)
    kept = 0
    entry = 1
    while entry < s.offered:
        deed = (s.offers[entry] & VALUE) >> 8
        best, second = s.offers[entry], 0
        most, more = promise(s, best, crowd), -9999
        entry += 1
        while entry < s.offered and (s.offers[entry] & VALUE) >> 8 == deed:
            value = promise(s, s.offers[entry], crowd)
            if value > most:
                second, more = best, most
                best, most = s.offers[entry], value
            elif value > more:
                second, more = s.offers[entry], value
            entry += 1
        if only_ships and data.DEED_TYPE[deed] != data.SHIPPING:
            continue
        s.offers[kept] = best
        kept += 1
        if second != 0:
            s.offers[kept] = second
            kept += 1
    s.offered = kept


def needs_ships(s: State) -> bool:
    """A60: many companies and no ship would leave everybody without an income, and so without mergers."""
    count = 0
    for company in range(data.DEEDS):
        if s.owner[company] != data.NOBODY:
            if s.good[company] == data.SHIPPING:
                return False
            count += 1
    if count < s.seats:
        return False
    for deed in range(data.DEEDS):
        if s.deed[deed] == data.ON_OFFER and data.DEED_TYPE[deed] == data.SHIPPING:
            return True
    return False


def narrow_research(s: State) -> None:
    """One's own tracks; another's hull only for who has goods and no ships; to pass helps nobody (A60)."""
    if is_stuck(s) and s.level[s.actor * data.TRACKS + data.MERGERS_TRACK] < data.LAST_LEVEL:
        s.clear()
        s.offer(ADVANCE + data.MERGERS_TRACK)
        return
    goods, ships = 0, 0
    for company in range(data.DEEDS):
        if s.owner[company] == s.actor:
            if s.good[company] == data.SHIPPING:
                ships += 1
            else:
                goods += 1
    kept = 0
    for entry in range(s.offered):
        kind = s.offers[entry] & KIND
        if kind == ADVANCE or (kind == REFIT and goods > 0 and ships == 0) or (kind == PASS and kept == 0):
            s.offers[kept] = s.offers[entry]
            kept += 1
    if kept > 0:  # else another's hull is all that may be advanced (IND-9.1)
        s.offered = kept


def narrow_raises(s: State) -> None:
    """`pass`, the least that may be bid or about a twelfth more, and a jump."""
    if s.ranges == 0:
        return
    low, high, step = s.range_low[0], s.range_high[0], s.range_step[0]
    s.ranges = 0
    s.amounts = 0
    if s.bidder != data.NOBODY:
        low = min(low + low // (12 * step) * step, high)
    s.offer(BID + low)
    jump = min(low + max(low // (4 * step), 1) * step, high)
    if jump > low:
        s.offer(BID + jump)


def narrow_bids(s: State) -> None:
    """Nothing, or just enough to stand before each of those who have named a bid, or a little, or a good part."""
    most = s.range_high[0]
    multiplier = data.MULTIPLIER[s.level[s.actor * data.TRACKS + data.BID_TRACK]]
    s.ranges = 0
    s.amounts = 0
    offer_bid(s, 0)
    spare = most - RESERVE
    if spare >= 1:
        offer_bid(s, 1)
    for other in range(s.seats):
        if s.bids[other] >= 0:
            enough = s.bids[other] * data.MULTIPLIER[s.level[other * data.TRACKS + data.BID_TRACK]] // multiplier + 1
            if enough <= min(most // 2, spare):
                offer_bid(s, enough)
    if spare >= 1:
        offer_bid(s, min(most // 12, spare))
        offer_bid(s, min(most // 4, spare))


def offer_bid(s: State, amount: int) -> None:
    """Each amount once."""
    for entry in range(s.offered):
        if s.offers[entry] == BID + amount:
            return
    s.offer(BID + amount)
