"""What speaks for a move: money now, the years to come, what the others would make of it."""

from __future__ import annotations

from fondaco.games.indonesia import data
from fondaco.games.indonesia.advice.estimate import YEARS, place_with
from fondaco.games.indonesia.advice.survey import Survey, space
from fondaco.games.indonesia.moves import (
    ADVANCE,
    BID,
    CLEAR,
    EXPAND,
    FOUND,
    GROW,
    LAUNCH,
    LOAD,
    MERGE,
    OPERATE,
    PASS,
    REFIT,
    SAIL,
    START,
)
from fondaco.games.indonesia.rules.mergers import count_deeds
from fondaco.games.indonesia.rules.phase import AUCTION
from fondaco.games.indonesia.state import State
from fondaco.kernel.declaring.moves import KIND, VALUE
from fondaco.kernel.learning.advice import Advisor as BaseAdvisor

__all__ = ["ADVICE"]

ADVICE = (
    "place",  # earlier in turn order, where it matters
    "purse",  # what is put into the bank box cannot be spent
    "worth",  # of the company that a merger makes, over the years to come
    "price",
    "gain",  # what others own of it, less what they would be paid
    "risk",  # a richer player could take one's own company away
    "slot",  # a slot becomes free, or is filled
    "sales",  # the goods can be sold as things stand
    "near",  # cities are near by sea
    "rivals",  # others make the same good
    "space",  # room to grow
    "value",  # the good is dear
    "ships",  # a shipping company
    "limit",  # the ships it may have
    "cargo",  # goods of others wait beside the sea
    "cities",  # cities that the ships do not reach yet
    "crowd",  # ships of one's own are already there
    "slots",
    "mergers",
    "expansion",
    "hull",
    "order",
    "refit",
    "rush",  # others would sell the same good to the same cities
    "fleet",  # ships first, for goods that wait
    "shore",  # seas with ships beside the area
    "buy",  # what an area would bring, less its price
    "market",  # the city buys from one rather than from the others
    "harbour",  # the city touches many seas
    "finish",  # the end comes nearer while one leads
    "freight",  # one's own goods wait beside the sea
    "alone",  # nobody else has ships: who wants to sell must pay for these
)
(T_PLACE, T_PURSE, T_WORTH, T_PRICE, T_GAIN, T_RISK, T_SLOT, T_SALES, T_NEAR, T_RIVALS) = range(10)
(T_SPACE, T_VALUE, T_SHIPS, T_LIMIT, T_CARGO, T_CITIES, T_CROWD) = range(10, 17)
(T_SLOTS, T_MERGERS, T_EXPANSION, T_HULL, T_ORDER, T_REFIT, T_RUSH, T_FLEET) = range(17, 25)
(T_SHORE, T_BUY, T_MARKET, T_HARBOUR, T_FINISH, T_FREIGHT, T_ALONE) = range(25, 32)


class Advisor(BaseAdvisor):
    """Looks over the board once a decision, and asks of every move what it adds."""

    def __init__(self) -> None:
        BaseAdvisor.__init__(self)
        self.terms = len(ADVICE)
        self.survey = Survey()
        self.years = 0.0
        self.full = False  # no slot is free

    def prepare(self, s: State) -> None:
        self.survey.look(s)
        self.years = YEARS[s.era]
        self.full = not s.has_free_slot(s.actor)

    def judge(self, s: State, move: int) -> None:
        kind, value = move & KIND, move & VALUE
        self.clear()
        if kind == EXPAND:
            self.judge_area(s, value)
        elif kind == LAUNCH:
            self.judge_ship(s, s.company, value)
            self.term[T_SHIPS] = 1.0
        elif kind == OPERATE:
            self.judge_operation(s, value)
        elif kind == ADVANCE:
            self.judge_track(s, value)
        elif kind == BID and s.phase == AUCTION:
            self.judge_bid(s, value)
        elif kind == BID:
            self.judge_turn_order(s, value)
        elif kind == START:
            self.judge_start(s, value >> 8, value & 0xFF)
        elif kind == MERGE:
            self.judge_merger(s, value >> 8, value & 0xFF)
        elif kind == FOUND:
            self.judge_city(s, value & 0xFF)
        else:
            self.judge_rest(s, kind, value)

    def judge_rest(self, s: State, kind: int, value: int) -> None:
        """Other people's hulls, areas given up, cities that grow, steps of a delivery, leaving an auction."""
        if kind == REFIT:
            self.term[T_REFIT] = self.survey.loaded(s, value, s.actor) - 0.2
        elif kind == CLEAR:
            self.judge_shore(s, value, -1.0)
        elif kind == GROW:
            self.term[T_MARKET] = self.survey.buyers(s, s.city_at(value), s.actor)
        elif kind == LOAD:
            self.term[T_PRICE] = self.fare(s, value >> 8, value & 0xFF)
        elif kind == SAIL:
            self.term[T_PRICE] = self.fare(s, s.line, value)
        elif kind == PASS and s.phase == AUCTION:
            owned = s.owner[s.first] == s.actor or s.owner[s.second] == s.actor
            self.term[T_SLOT] = 1.0 if owned and self.survey.deeds > 0 else 0.0

    def fare(self, s: State, line: int, sea: int) -> float:
        """IND-10.7: in hundreds, from this sea to the nearest city; one's own ships cost only the way."""
        cost = 0.01 if s.owner[data.LINE_DEED[line]] == s.actor else data.FEE / 100.0
        return cost * self.survey.hops[line * data.SEAS + sea]

    # -- IND-5 Turn order ------------------------------------------------------

    def judge_turn_order(self, s: State, amount: int) -> None:
        """IND-5.3: the money is not lost, only tied up."""
        before = place_with(s, s.actor, 0)
        gained = (before - place_with(s, s.actor, amount)) / (s.seats - 1.0)
        contest = 0.3 if self.full else 1.0
        for company in range(data.DEEDS):
            if s.owner[company] == s.actor and s.good[company] < data.GOODS:
                contest += self.survey.contest(s, company) / 10.0
        self.term[T_PLACE] = gained * contest
        self.term[T_PURSE] = amount / 50.0

    # -- IND-6 Mergers ---------------------------------------------------------

    def worth(self, s: State, company: int) -> float:
        """In hundreds: what a company may earn for the actor, with a little for what it cannot sell yet."""
        income = self.survey.income(s, company, s.actor)
        if s.good[company] < data.GOODS:
            more = min(self.survey.wanted[company] - self.survey.sales[company], 4.0)
            income += data.UNIT_VALUE[s.good[company]] * (0.3 * more + 0.08 * s.size[company])
        else:
            income += 2.0 * s.size[company]
        return income * self.years / 100.0

    def worth_together(self, s: State, first: int, second: int) -> float:
        """IND-7: as siap faji only half of the goods are left, but they have every city to themselves."""
        if s.good[first] == s.good[second]:
            return self.worth(s, first) + self.worth(s, second)
        left = (s.size[first] + s.size[second]) // 2
        market = self.survey.market[first] | self.survey.market[second]
        wanted = self.survey.demand(s, market, data.SIAP_FAJI)
        room = self.survey.room[first] + self.survey.room[second]
        sales = min(wanted, float(min(left, room)))
        return data.UNIT_VALUE[data.SIAP_FAJI] * (0.9 * sales + 0.08 * left) * self.years / 100.0

    def judge_merger(self, s: State, first: int, second: int) -> None:
        """IND-6.2: what announcing may lead to."""
        size = s.size[first] + s.size[second]
        nominal = s.nominal_value(first, second) / 100.0
        mine = 0.0
        share = 0.0
        owned = 0
        for company in (first, second):
            if s.owner[company] == s.actor:
                mine += self.worth(s, company)
                share += s.size[company] / size
                owned += 1
        self.term[T_GAIN] = self.worth_together(s, first, second) - mine - nominal * (1.0 - share)
        loss = mine - share * (nominal + 0.1)
        if loss > 0:
            for seat in range(s.seats):
                if seat != s.actor and s.cash[seat] > s.cash[s.actor] and s.has_free_slot(seat):
                    self.term[T_RISK] = loss
        self.term[T_SLOT] = self.slots_freed(s, owned - 1)

    def slots_freed(self, s: State, slots: int) -> float:
        """A free slot is worth something while deeds are to be had."""
        if self.survey.deeds == 0:
            return 0.0
        return slots * (1.0 if self.full else 0.4)

    def judge_bid(self, s: State, amount: int) -> None:
        """IND-6.6: who sells at a price would also buy at it, so only the price and the worth count."""
        self.term[T_WORTH] = self.worth_together(s, s.first, s.second)
        self.term[T_PRICE] = amount / 100.0
        owned = 0
        for company in (s.first, s.second):
            if s.owner[company] == s.actor:
                owned += 1
        self.term[T_SLOT] = self.slots_freed(s, owned - 1)

    # -- IND-8 Acquisitions ----------------------------------------------------

    def judge_start(self, s: State, deed: int, place: int) -> None:
        good = data.DEED_TYPE[deed]
        if self.survey.on_offer[good] == 1:  # IND-4.2: then none of its type would be left
            self.term[T_FINISH] = self.lead(s) * (s.era + 1.0) / 3.0
        if good == data.SHIPPING:
            self.judge_ship(s, deed, place - data.AREAS)
            self.term[T_SHIPS] = 1.0
            self.term[T_LIMIT] = data.SHIP_LIMIT[data.LINE_OF[deed] * data.ERAS + s.era] / 4.0
            self.term[T_ALONE] = self.lone(s)
            return
        cities = 0
        fee = 9.0
        for line in range(data.LINES):
            touched = self.survey.fleet[line] & data.COAST[place]
            if touched == 0:
                continue
            own = s.owner[data.LINE_DEED[line]] == s.actor
            for entry in range(data.COAST_FIRST[place], data.COAST_FIRST[place + 1]):
                sea = data.COAST_SEA[entry]
                if (touched >> sea) & 1 and self.survey.reach[line * data.SEAS + sea] != 0:
                    cities |= self.survey.reach[line * data.SEAS + sea]
                    fee = min(fee, 0.0 if own else float(self.survey.hops[line * data.SEAS + sea]))
        if cities != 0:
            sold = min(self.survey.demand(s, cities, good), 4.0)
            self.term[T_SALES] = sold * (data.UNIT_VALUE[good] - data.FEE * fee) / 50.0
        self.term[T_NEAR] = self.survey.cities_near(s, place, 0, good)
        self.term[T_VALUE] = data.UNIT_VALUE[good] / 20.0
        for company in range(data.DEEDS):
            if s.owner[company] >= 0 and s.good[company] == good:
                self.term[T_RIVALS] += 0.5
        self.term[T_SPACE] = space(s, place, good, -1)

    def lead(self, s: State) -> float:
        """Money ahead of the richest other, in hundreds, at most 3."""
        richest = -1000
        for seat in range(s.seats):
            if seat != s.actor:
                richest = max(richest, s.wealth(seat))
        return max(-3.0, min(3.0, (s.wealth(s.actor) - richest) / 100.0))

    def lone(self, s: State) -> float:
        """1 if nobody else has a shipping company."""
        for line in range(data.LINES):
            owner = s.owner[data.LINE_DEED[line]]
            if owner != data.NOBODY and owner != s.actor:
                return 0.0
        return 1.0

    def judge_ship(self, s: State, company: int, sea: int) -> None:
        """IND-8.5, IND-10.2: goods and cities beside a sea."""
        line = data.LINE_OF[company]
        near = 0
        cities = self.survey.beside[sea]
        for number in range(self.survey.spread[line]):
            other = self.survey.seas[line * data.SEAS + number]
            if ((data.SEA_NEAR[sea] | 1 << sea) >> other) & 1:
                near |= self.survey.chain[line * data.SEAS + other]
                cities |= self.survey.reach[line * data.SEAS + other]
        known = 0
        for number in range(self.survey.spread[line]):
            other = self.survey.seas[line * data.SEAS + number]
            if (near >> other) & 1:
                known |= self.survey.beside[other]
        for producer in range(data.DEEDS):
            if s.owner[producer] < 0 or s.good[producer] >= data.GOODS:
                continue
            waiting = min(self.survey.lack(s, producer), 4.0) / 4.0
            served = 0.0
            if (self.survey.coast[producer] >> sea) & 1:
                served += waiting if cities != 0 else 0.3 * waiting
            if self.survey.coast[producer] & near and self.survey.beside[sea] & ~self.survey.market[producer]:
                served += waiting
            self.term[T_FREIGHT if s.owner[producer] == s.actor else T_CARGO] += served
        fresh = self.survey.beside[sea] & ~known
        for city in range(s.cities):
            if (fresh >> city) & 1:
                self.term[T_CITIES] += s.city_size[city] / 2.0
        self.term[T_CROWD] = float(s.ships[line * data.SEAS + sea]) if self.survey.fleet[line] else 0.0

    # -- IND-9 Research --------------------------------------------------------

    def judge_track(self, s: State, track: int) -> None:
        level = s.level_of(s.actor, track)
        left = self.years / 5.0
        if track == data.SLOTS_TRACK:
            wanted = min(self.survey.deeds / (2.0 * s.seats), 1.5)
            self.term[T_SLOTS] = left * wanted * (1.0 if self.full else 0.3)
        elif track == data.MERGERS_TRACK:
            self.term[T_MERGERS] = left * (0.5 / level + self.pairs(s, level + 1))
        elif track == data.EXPANSION_TRACK:
            self.term[T_EXPANSION] = left * self.growing(s, level)
        elif track == data.HULL_TRACK:
            self.term[T_HULL] = left * (0.1 + self.survey.loaded(s, s.actor, -1)) / level
        else:
            self.term[T_ORDER] = left * s.place_of(s.actor) / (s.seats - 1.0) / level

    def pairs(self, s: State, level: int) -> float:
        """IND-6.2: whether one level more would allow a merger that was not to be had."""
        best = 0.0
        count = [0] * data.DEEDS
        count_deeds(s, count)
        companies = [0] * data.DEEDS
        known = 0
        for company in range(data.DEEDS):
            if s.owner[company] >= 0:
                companies[known] = company
                known += 1
        for place in range(known):
            first = companies[place]
            for later in range(place + 1, known):
                second = companies[later]
                if count[first] + count[second] == level and s.good[second] == s.good[first]:
                    own = (s.owner[first] == s.actor) + (s.owner[second] == s.actor)
                    best = max(best, 0.3 + 0.4 * own if s.nominal_value(first, second) <= s.cash[s.actor] else 0.2)
        return best

    def growing(self, s: State, level: int) -> float:
        """IND-10.2, IND-10.8: companies that could add more than the level lets them."""
        self.survey.find_sales(s)
        found = 0.0
        for company in range(data.DEEDS):
            if s.owner[company] != s.actor:
                continue
            if s.good[company] == data.SHIPPING:
                found += 0.5 if s.ship_limit(company) - s.size[company] > level else 0.0
            elif self.survey.wanted[company] > s.size[company]:
                found += 1.0 if self.survey.wanted[company] - s.size[company] > level else 0.4
        return found / 2.0

    # -- IND-10 Operations -----------------------------------------------------

    def judge_operation(self, s: State, company: int) -> None:
        """IND-10.1"""
        if s.good[company] < data.GOODS:
            self.term[T_RUSH] = self.survey.contest(s, company) * data.UNIT_VALUE[s.good[company]] / 60.0
            return
        for other in range(data.DEEDS):
            if s.owner[other] >= 0 and s.good[other] < data.GOODS and not s.operated[other]:
                part = 1.0 if s.owner[other] == s.actor else 0.3
                self.term[T_FLEET] += part * min(self.survey.lack(s, other), 4.0) / 4.0

    def judge_area(self, s: State, area: int) -> None:
        """IND-10.8, IND-10.10"""
        company = s.company
        good = s.good[company]
        self.judge_shore(s, area, 1.0)
        self.term[T_SPACE] = space(s, area, good, company)
        self.term[T_NEAR] = self.survey.cities_near(s, area, self.survey.coast[company], good)
        if s.free == 0:
            self.survey.find_sales(s)
            more = 1.0 if self.survey.wanted[company] > s.size[company] and self.term[T_SHORE] > 0 else 0.1
            self.term[T_BUY] = (more * self.years - 1.0) * data.UNIT_VALUE[good] / 50.0

    def judge_shore(self, s: State, area: int, sign: float) -> None:
        """Ships at seas that the company does not touch yet count whole, others a little."""
        company = s.company if s.company >= 0 else s.land[area]
        for line in range(data.LINES):
            touched = self.survey.fleet[line] & data.COAST[area]
            if touched == 0:
                continue
            own = 1.3 if s.owner[data.LINE_DEED[line]] == s.actor else 1.0
            for entry in range(data.COAST_FIRST[area], data.COAST_FIRST[area + 1]):
                sea = data.COAST_SEA[entry]
                if (touched >> sea) & 1:
                    fresh = self.survey.reach[line * data.SEAS + sea] & ~self.survey.market[company]
                    self.term[T_SHORE] += sign * own * (0.2 + (0.8 if fresh else 0.0))
                    if not (self.survey.coast[company] >> sea) & 1:
                        self.term[T_SHORE] += sign * own * 0.3

    # -- IND-4, IND-11 Cities --------------------------------------------------

    def judge_city(self, s: State, area: int) -> None:
        """IND-4.4"""
        seas = data.COAST[area]
        joined = seas  # and the seas that ships bring goods here from
        for line in range(data.LINES):
            touched = self.survey.fleet[line] & seas
            if touched == 0:
                continue
            for entry in range(data.COAST_FIRST[area], data.COAST_FIRST[area + 1]):
                sea = data.COAST_SEA[entry]
                if (touched >> sea) & 1:
                    joined |= self.survey.chain[line * data.SEAS + sea]
                    if s.owner[data.LINE_DEED[line]] == s.actor:
                        self.term[T_MARKET] += 0.3
        for company in range(data.DEEDS):
            if s.owner[company] >= 0 and s.good[company] < data.GOODS and self.survey.coast[company] & joined:
                value = data.UNIT_VALUE[s.good[company]] / 30.0
                self.term[T_MARKET] += value if s.owner[company] == s.actor else -value / (s.seats - 1.0)
        for deed in range(data.DEEDS):
            if s.deed[deed] == data.ON_OFFER and data.PROVINCE_COAST[data.DEED_PROVINCE[deed]] & seas:
                self.term[T_NEAR] += 0.25
        self.term[T_HARBOUR] = (data.COAST_FIRST[area + 1] - data.COAST_FIRST[area]) / 3.0
