"""What an Indonesia player looks at: money, what the companies would earn in a year like this one, room to grow."""

from __future__ import annotations

from fondaco.games.indonesia import data, moves, plan
from fondaco.games.indonesia.plan import Plan
from fondaco.games.indonesia.rules import deliveries, phase
from fondaco.games.indonesia.state import State

TURN_ORDER, AUCTION, SIAP_FAJI = phase.TURN_ORDER, phase.AUCTION, phase.SIAP_FAJI
FLEET, DELIVERIES, EXPANDING = phase.FLEET, phase.DELIVERIES, phase.EXPANSION
BID, DONE = moves.BID, moves.DONE
DEEDS, GOODS, SHIPPING, NOBODY = data.DEEDS, data.GOODS, data.SHIPPING, data.NOBODY
BID_TRACK, SLOTS, MERGERS, EXPANSION, HULL = data.BID_TRACK, data.SLOTS, data.MERGERS, data.EXPANSION, data.HULL
FEE, LINES, AREAS, EMPTY, CITY = data.FEE, data.LINES, data.AREAS, data.EMPTY, data.CITY
UNIT_VALUE = data.UNIT_VALUE
LINE_DEED = data.LINE_DEED
MULTIPLIER = data.MULTIPLIER
LINE_OF = data.LINE_OF
COAST = data.COAST
COAST_FIRST = data.COAST_FIRST
COAST_SEA = data.COAST_SEA
NEAR_FIRST = data.NEAR_FIRST
NEAR = data.NEAR

YEARS = [7.0, 4.5, 2.5]  # that may still come, by era
BANK = 0.97  # a rupiah that counts but cannot be spent
UNSOLD = 0.12  # of its yearly value, for a good that finds no buyer yet
SHIP = 1.5  # a year, for a ship that carries nothing yet
COMPANY, FREE = 9.0, 6.0  # a year, for a company whatever it does, and for a slot that could hold one
SLOT, MERGER, GROWTH, ORDER, HULLS = 9.0, 3.5, 7.0, 2.0, 2.5  # a level of research, by the years to come
EARLY = 3.0  # one place earlier in turn order
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
    for company in range(DEEDS):
        if year.owner[company] == seat:
            free -= 1
            value += years * COMPANY
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
    place = s.place_of(seat)
    if s.phase != TURN_ORDER or s.bids[seat] < 0:
        return place
    mine = s.bids[seat] * MULTIPLIER[s.level[seat * 5 + BID_TRACK]]
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


def narrow(s: State) -> None:
    """Leave only moves worth a thought: few bids, the cheapest deliveries, the best areas and seas at first sight."""
    if s.phase == TURN_ORDER:
        narrow_bids(s)
    elif s.phase == DELIVERIES:
        s.offered = 1  # the first is `cheapest`, or within a delivery a city, or a sea that leads to one
    elif s.phase == EXPANDING or s.phase == FLEET:
        keep_best(s, 2 if s.expanded == 0 else 1)
    else:
        s.thin_ranges(2)


def keep_best(s: State, count: int) -> None:
    """Of areas and seas those that look best, and `done`."""
    first = 1 if s.offers[0] == DONE else 0
    for place in range(first, min(first + count, s.offered)):
        best = place
        for entry in range(place + 1, s.offered):
            if promise(s, s.offers[entry]) > promise(s, s.offers[best]):
                best = entry
        s.offers[place], s.offers[best] = s.offers[best], s.offers[place]
    s.offered = min(first + count, s.offered)


def promise(s: State, move: int) -> int:
    """What an area or a sea promises at first sight."""
    value = move & 0xFFFF
    return promise_of_area(s, value) if s.phase == EXPANDING else promise_of_sea(s, value)


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
    """Cities and goods beside it, less for every ship the company has there."""
    found = -3 * s.ships[LINE_OF[s.company] * 21 + sea]
    for city in range(s.cities):
        if (COAST[s.city[city]] >> sea) & 1:
            found += 2 * s.city_size[city]
    for area in range(AREAS):
        if (COAST[area] >> sea) & 1 and 0 <= s.land[area] < CITY:
            found += 1
    return found


def narrow_bids(s: State) -> None:
    """Nothing, or just enough to stand before each of those who have named a bid, or a little."""
    most = s.range_high[0]
    multiplier = MULTIPLIER[s.level[s.actor * 5 + BID_TRACK]]
    s.ranges = 0
    s.amounts = 0
    offer_bid(s, 0)
    if most >= 1:
        offer_bid(s, 1)
    for other in range(s.seats):
        if s.bids[other] >= 0:
            enough = s.bids[other] * MULTIPLIER[s.level[other * 5 + BID_TRACK]] // multiplier + 1
            if enough <= most // 3:
                offer_bid(s, enough)
    if most >= 40:
        offer_bid(s, most // 12)


def offer_bid(s: State, amount: int) -> None:
    """Each amount once."""
    for entry in range(s.offered):
        if s.offers[entry] == BID + amount:
            return
    s.offer(BID + amount)
