"""How well a player stands: money, what the companies would earn in a year like this one, room to grow."""

from __future__ import annotations

from fondaco.games.indonesia import data
from fondaco.games.indonesia.rules import plan
from fondaco.games.indonesia.rules.ending import result
from fondaco.games.indonesia.rules.phase import AUCTION, CLEARING, TURN_ORDER
from fondaco.games.indonesia.rules.plan import Plan
from fondaco.games.indonesia.rules.zones import find_zones
from fondaco.games.indonesia.state import State
from fondaco.kernel.declaring.positions import MAX_SEATS

YEARS = [7.0, 4.5, 2.5]  # that may still come, by era
BANK = 0.97  # a rupiah that counts but cannot be spent
UNSOLD = 0.12  # of its yearly value, for a good that finds no buyer yet
SHIP = 1.5  # a year, for a ship that carries nothing yet
COMPANY, FREE = 9.0, 6.0  # a year, for a deed whatever its company does, and for a slot that could hold one
SLOT, MERGER, GROWTH, ORDER, HULLS = 9.0, 3.5, 7.0, 2.0, 2.5  # a level of research, by the years to come
EARLY = 3.0  # one place earlier in turn order
RIVAL = 0.3  # how much of the others' average counts against


def evaluate(s: State, seat: int) -> float:
    """Expected money at the end, less a part of what the others may expect."""
    if s.deciding == 0:
        return float(result(s, seat))
    year = imagine(s)
    own = estimate_seat(s, year, seat)
    others = 0.0
    for other in range(s.seats):
        if other != seat:
            others += estimate_seat(s, year, other)
    return own - RIVAL * others / (s.seats - 1)


def estimate_seat(s: State, year: State, seat: int) -> float:
    """Money of a player, and what the years to come may bring him."""
    years = YEARS[s.era]
    value = year.cash[seat] + BANK * s.bank[seat] + 1.3 * s.pile[seat]
    value += years * year.pile[seat]
    free = s.level[seat * data.TRACKS + data.SLOTS_TRACK]
    joined = s.second if s.bidder != data.NOBODY else data.NOBODY  # by a merger: it will need no slot of its own
    for company in range(data.DEEDS):
        if year.owner[company] == seat:
            if company != joined:
                free -= 1
            value += years * COMPANY * s.deeds_of(company)
            if year.good[company] == data.SHIPPING:
                value += years * SHIP * s.size[company]
            else:
                value += years * UNSOLD * data.UNIT_VALUE[year.good[company]] * s.size[company]
    if free > 0:
        value += years * FREE * min(free, 2)
    level = seat * data.TRACKS
    value += years * SLOT * min(s.level[level + data.SLOTS_TRACK], 4) + years * MERGER * min(
        s.level[level + data.MERGERS_TRACK], 3
    )
    value += years * GROWTH * s.level[level + data.EXPANSION_TRACK] + years * HULLS * s.level[level + data.HULL_TRACK]
    value += years * ORDER * min(s.level[level + data.BID_TRACK], 3)
    return value + EARLY * (s.seats - expected_place(s, seat))


def expected_place(s: State, seat: int) -> int:
    """Where a player will stand in turn order, as far as the bids named so far tell."""
    if s.phase != TURN_ORDER or s.bids[seat] < 0:
        return s.place_of(seat)
    return place_with(s, seat, s.bids[seat])


def place_with(s: State, seat: int, amount: int) -> int:
    """IND-5.4: where a bid would put a player if all who have not named one said 0."""
    place = s.place_of(seat)
    mine = amount * data.MULTIPLIER[s.level[seat * data.TRACKS + data.BID_TRACK]]
    expected = 0
    for other in range(s.seats):
        if other != seat:
            theirs = max(s.bids[other], 0) * data.MULTIPLIER[s.level[other * data.TRACKS + data.BID_TRACK]]
            if theirs > mine or (theirs == mine and s.place_of(other) < place):
                expected += 1
    return expected


def imagine(s: State) -> State:
    """A year in which every company sells as things stand: what each would earn is in its piles."""
    year: State = s.copy()
    if s.phase == AUCTION and s.bidder != data.NOBODY:
        imagine_won(year)
    elif s.phase == CLEARING:
        year.owner[s.first] = year.owner[s.second] = s.bidder
        year.good[s.first] = year.good[s.second] = data.SIAP_FAJI
    year.pile = [0] * MAX_SEATS
    year.received = [0] * data.PURCHASES
    year.used = [0] * data.BERTHS
    for company in range(data.DEEDS):
        if year.owner[company] != data.NOBODY and year.good[company] < data.GOODS:
            year.company = company
            find_zones(year)
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
        fee = data.FEE * (best.plan_first[number + 1] - best.plan_first[number])
        year.pile[owner] += data.UNIT_VALUE[good] - fee
        year.pile[year.carrier(best.plan_line[number])] += fee
        year.received[best.plan_city[number] * data.GOODS + good] += 1
    plan.give_back(best)
