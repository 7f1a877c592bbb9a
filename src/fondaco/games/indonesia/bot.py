"""What an Indonesia player looks at: money, what the companies would earn in a year like this one, room to grow."""

from __future__ import annotations

from fondaco.games.indonesia import data, moves, plan
from fondaco.games.indonesia.plan import Plan
from fondaco.games.indonesia.rules import deliveries, phase
from fondaco.games.indonesia.state import State

__all__ = ["evaluate", "is_narrow", "narrow"]

TURN_ORDER, AUCTION, SIAP_FAJI = phase.TURN_ORDER, phase.AUCTION, phase.SIAP_FAJI
FLEET, DELIVERIES, EXPANDING = phase.FLEET, phase.DELIVERIES, phase.EXPANSION
NEW_ERA, MERGING, ACQUISITIONS, RESEARCH = phase.NEW_ERA, phase.MERGERS, phase.ACQUISITIONS, phase.RESEARCH
BID, DONE, CLEAR, EXPAND, LAUNCH = moves.BID, moves.DONE, moves.CLEAR, moves.EXPAND, moves.LAUNCH
START, ADVANCE, REFIT, PASS, CHEAPEST = moves.START, moves.ADVANCE, moves.REFIT, moves.PASS, moves.CHEAPEST
DEEDS, GOODS, SHIPPING, NOBODY = data.DEEDS, data.GOODS, data.SHIPPING, data.NOBODY
BID_TRACK, SLOTS, MERGERS, EXPANSION, HULL = data.BID_TRACK, data.SLOTS, data.MERGERS, data.EXPANSION, data.HULL
FEE, LINES, AREAS, EMPTY, CITY = data.FEE, data.LINES, data.AREAS, data.EMPTY, data.CITY
LAST_LEVEL = data.LAST_LEVEL
ON_OFFER = data.ON_OFFER
UNIT_VALUE = data.UNIT_VALUE
DEED_TYPE = data.DEED_TYPE
LINE_DEED = data.LINE_DEED
MULTIPLIER = data.MULTIPLIER
LINE_OF = data.LINE_OF
COAST_FIRST = data.COAST_FIRST
COAST_SEA = data.COAST_SEA
SHORE_FIRST = data.SHORE_FIRST
SHORE = data.SHORE
NEAR_FIRST = data.NEAR_FIRST
NEAR = data.NEAR

YEARS = [7.0, 4.5, 2.5]  # that may still come, by era
BANK = 0.97  # a rupiah that counts but cannot be spent
UNSOLD = 0.12  # of its yearly value, for a good that finds no buyer yet
SHIP = 1.5  # a year, for a ship that carries nothing yet
COMPANY, FREE = 9.0, 6.0  # a year, for a deed whatever its company does, and for a slot that could hold one
SLOT, MERGER, GROWTH, ORDER, HULLS = 9.0, 3.5, 7.0, 2.0, 2.5  # a level of research, by the years to come
EARLY = 3.0  # one place earlier in turn order
RESERVE = 60  # cash that is kept for a merger (A60)
RIVAL = 0.3  # how much of the others' average counts against


def evaluate(s: State, seat: int) -> float:
    """Expected money at the end, less a part of what the others may expect."""
    if s.deciding == 0:
        return float(s.cash[seat] + s.bank[seat] + 2 * s.pile[seat])
    year = imagine(s)
    own = outlook(s, year, seat)
    others = 0.0
    for other in range(s.seats):
        if other != seat:
            others += outlook(s, year, other)
    return own - RIVAL * others / (s.seats - 1)


def outlook(s: State, year: State, seat: int) -> float:
    """Money of a player, and what the years to come may bring him."""
    years = YEARS[s.era]
    value = year.cash[seat] + BANK * s.bank[seat] + 1.3 * s.pile[seat]
    value += years * year.pile[seat]
    free = s.level[seat * 5 + SLOTS]
    joined = s.second if s.bidder != NOBODY else NOBODY  # by a merger: it will need no slot of its own
    for company in range(DEEDS):
        if year.owner[company] == seat:
            if company != joined:
                free -= 1
            value += years * COMPANY * s.deeds_of(company)
            if year.good[company] == SHIPPING:
                value += years * SHIP * s.size[company]
            else:
                value += years * UNSOLD * UNIT_VALUE[year.good[company]] * s.size[company]
    if free > 0:
        value += years * FREE * min(free, 2)
    level = seat * 5
    value += years * SLOT * min(s.level[level + SLOTS], 4) + years * MERGER * min(s.level[level + MERGERS], 3)
    value += years * GROWTH * s.level[level + EXPANSION] + years * HULLS * s.level[level + HULL]
    value += years * ORDER * min(s.level[level + BID_TRACK], 3)
    return value + EARLY * (s.seats - expected_place(s, seat))


def expected_place(s: State, seat: int) -> int:
    """Where a player will stand in turn order, as far as the bids named so far tell."""
    if s.phase != TURN_ORDER or s.bids[seat] < 0:
        return s.place_of(seat)
    return place_with(s, seat, s.bids[seat])


def place_with(s: State, seat: int, amount: int) -> int:
    """IND-5.4: where a bid would put a player if all who have not named one said 0."""
    place = s.place_of(seat)
    mine = amount * MULTIPLIER[s.level[seat * 5 + BID_TRACK]]
    expected = 0
    for other in range(s.seats):
        if other != seat:
            theirs = max(s.bids[other], 0) * MULTIPLIER[s.level[other * 5 + BID_TRACK]]
            if theirs > mine or (theirs == mine and s.place_of(other) < place):
                expected += 1
    return expected


def imagine(s: State) -> State:
    """A year in which every company sells as things stand: what each would earn is in its piles."""
    year = s.copy()
    if s.phase == AUCTION and s.bidder != NOBODY:
        imagine_won(year)
    elif s.phase == SIAP_FAJI:
        year.owner[s.first] = year.owner[s.second] = s.bidder
        year.good[s.first] = year.good[s.second] = data.SIAP_FAJI
    year.pile = [0] * 5
    year.received = [0] * 75
    year.used = [0] * 126
    for company in range(DEEDS):
        if year.owner[company] != NOBODY and year.good[company] < GOODS:
            year.company = company
            deliveries.find_zones(year)
            sell(year)
    return year


def imagine_won(year: State) -> None:
    """As if the auction ended now."""
    share = year.bid // (year.size[year.first] + year.size[year.second])
    year.cash[year.bidder] -= year.bid
    year.cash[year.owner[year.first]] += share * year.size[year.first]
    year.cash[year.owner[year.second]] += share * year.size[year.second]
    year.owner[year.first] = year.owner[year.second] = year.bidder


def sell(year: State) -> None:
    """The cheapest plan of one company."""
    best: Plan = plan.cheapest(year)
    good = year.good[year.company]
    owner = year.owner[year.company]
    for number in range(best.deliveries):
        fee = FEE * (best.plan_first[number + 1] - best.plan_first[number])
        year.pile[owner] += UNIT_VALUE[good] - fee
        year.pile[year.owner[LINE_DEED[best.plan_line[number]]]] += fee
        year.received[best.plan_city[number] * 5 + good] += 1
    plan.give_back(best)


# -- candidates ---------------------------------------------------------------


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
    elif s.phase == EXPANDING:
        keep_best(s, 3 if s.free else 1 if s.cash[s.actor] >= RESERVE + UNIT_VALUE[s.good[s.company]] else 0)
    elif s.phase == FLEET:
        narrow_fleet(s)
    elif s.phase == SIAP_FAJI:
        keep_best(s, 3)
    elif s.phase == ACQUISITIONS:
        narrow_starts(s)
    elif s.phase == NEW_ERA:
        keep_best(s, 6)
    elif s.phase == RESEARCH:
        narrow_research(s)
    elif s.phase == MERGING and s.offered > 1 and is_stuck(s):
        drop_first(s)


def keep_best(s: State, count: int) -> None:
    """Of areas and seas those that look best, and `done`."""
    promised = [0] * 512
    first = 1 if s.offers[0] == DONE else 0
    for entry in range(first, s.offered):
        promised[entry] = promise(s, s.offers[entry])
    for place in range(first, min(first + count, s.offered)):
        best = place
        for entry in range(place + 1, s.offered):
            if promised[entry] > promised[best]:
                best = entry
        s.offers[place], s.offers[best] = s.offers[best], s.offers[place]
        promised[place], promised[best] = promised[best], promised[place]
    s.offered = min(first + count, s.offered)


def promise(s: State, move: int) -> int:
    """What an area or a sea promises at first sight."""
    kind, value = move & ~0xFFFF, move & 0xFFFF
    if kind == CLEAR:
        return -promise_of_area(s, value)  # the area is given up
    if kind == EXPAND:
        return promise_of_area(s, value)
    if kind == LAUNCH:
        return promise_of_sea(s, value) - 3 * s.ships[LINE_OF[s.company] * 21 + value]
    place = value & 0xFF
    if kind == START and place >= AREAS:
        return promise_of_sea(s, place - AREAS)
    return promise_of_area(s, place) + 2 * (COAST_FIRST[place + 1] - COAST_FIRST[place])


def promise_of_area(s: State, area: int) -> int:
    """Ships beside it, and room to go on."""
    found = 0
    for line in range(LINES):
        for entry in range(COAST_FIRST[area], COAST_FIRST[area + 1]):
            found += 3 * min(s.ships[line * 21 + COAST_SEA[entry]], 1)
    for entry in range(NEAR_FIRST[area], NEAR_FIRST[area + 1]):
        if s.land[NEAR[entry]] == EMPTY:
            found += 1
    return found


def promise_of_sea(s: State, sea: int) -> int:
    """Cities and goods beside it."""
    found = 0
    for entry in range(SHORE_FIRST[sea], SHORE_FIRST[sea + 1]):
        land = s.land[SHORE[entry]]
        if land == CITY:
            found += 2 * s.city_size[s.city_at(SHORE[entry])]
        elif land != EMPTY:
            found += 1
    return found


def narrow_fleet(s: State) -> None:
    """The best seas; ships are free and only their owner earns by them, so `done` only where nothing is beside them."""
    keep_best(s, 3 if s.expanded == 0 else 2)
    if s.offered > 1 and promise_of_sea(s, s.offers[1] & 0xFFFF) > 0:
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
    return s.level[s.actor * 5 + SLOTS] == LAST_LEVEL


def narrow_starts(s: State) -> None:
    """Of each deed the two places that look best; who passed would hold the era up, and companies cost nothing."""
    only_ships = needs_ships(s)
    kept = 0
    entry = 1
    while entry < s.offered:
        deed = (s.offers[entry] & 0xFFFF) >> 8
        best, second = s.offers[entry], 0
        most, more = promise(s, best), -9999
        entry += 1
        while entry < s.offered and (s.offers[entry] & 0xFFFF) >> 8 == deed:
            value = promise(s, s.offers[entry])
            if value > most:
                second, more = best, most
                best, most = s.offers[entry], value
            elif value > more:
                second, more = s.offers[entry], value
            entry += 1
        if only_ships and DEED_TYPE[deed] != SHIPPING:
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
    for company in range(DEEDS):
        if s.owner[company] != NOBODY:
            if s.good[company] == SHIPPING:
                return False
            count += 1
    if count < s.seats:
        return False
    for deed in range(DEEDS):
        if s.deed[deed] == ON_OFFER and DEED_TYPE[deed] == SHIPPING:
            return True
    return False


def narrow_research(s: State) -> None:
    """One's own tracks; another's hull only for who has goods and no ships; to pass helps nobody (A60)."""
    goods, ships = 0, 0
    for company in range(DEEDS):
        if s.owner[company] == s.actor:
            if s.good[company] == SHIPPING:
                ships += 1
            else:
                goods += 1
    kept = 0
    for entry in range(s.offered):
        kind = s.offers[entry] & ~0xFFFF
        if kind == ADVANCE or (kind == REFIT and goods > 0 and ships == 0) or (kind == PASS and kept == 0):
            s.offers[kept] = s.offers[entry]
            kept += 1
    s.offered = kept


def narrow_raises(s: State) -> None:
    """`pass`, the least that may be bid or about a twelfth more, and a jump."""
    if s.ranges == 0:
        return
    low, high, step = s.range_low[0], s.range_high[0], s.range_step[0]
    s.ranges = 0
    s.amounts = 0
    if s.bidder != NOBODY:
        low = min(low + low // (12 * step) * step, high)
    s.offer(BID + low)
    jump = min(low + max(low // (4 * step), 1) * step, high)
    if jump > low:
        s.offer(BID + jump)


def narrow_bids(s: State) -> None:
    """Nothing, or just enough to stand before each of those who have named a bid, or a little, or a good part."""
    most = s.range_high[0]
    multiplier = MULTIPLIER[s.level[s.actor * 5 + BID_TRACK]]
    s.ranges = 0
    s.amounts = 0
    offer_bid(s, 0)
    spare = most - RESERVE
    if spare >= 1:
        offer_bid(s, 1)
    for other in range(s.seats):
        if s.bids[other] >= 0:
            enough = s.bids[other] * MULTIPLIER[s.level[other * 5 + BID_TRACK]] // multiplier + 1
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
