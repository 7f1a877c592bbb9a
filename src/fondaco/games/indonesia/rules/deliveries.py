"""IND-10.3 to IND-10.7: deliveries; a production company sells as much as possible."""

from __future__ import annotations

from fondaco.games.indonesia import data, refusals, tell
from fondaco.games.indonesia.moves import CHEAPEST, LOAD, SAIL, SELL, UNLOAD
from fondaco.games.indonesia.rules import plan
from fondaco.games.indonesia.rules.chains import Chains, borrow, give_back
from fondaco.games.indonesia.rules.flow import NODES, maximum
from fondaco.games.indonesia.rules.phase import EXPANSION, enter
from fondaco.games.indonesia.rules.plan import Plan
from fondaco.games.indonesia.rules.zones import areas_of_zone, find_zones, zone_named
from fondaco.games.indonesia.state import State
from fondaco.kernel.errors import Refusal
from fondaco.kernel.playing.rules import Phase


class Deliveries(Phase):
    """IND-10.4: from a zone, by ships of one company from sea to sea, to a city; or all at once, the cheapest way."""

    def begin(self, s: State) -> None:
        find_zones(s)
        s.sold = 0
        s.used = [0] * data.BERTHS  # IND-10.5: for each production company anew
        s.to_sell = maximum(s)  # IND-10.6
        tell.sales_due(s)
        go_on(s)

    def offer(self, s: State) -> None:
        if s.legs > 0:
            offer_next(s)
        else:
            s.offer(CHEAPEST)
            if s.zone < 0:
                offer_zones(s)
            else:
                offer_loads(s)

    def apply(self, s: State, kind: int, value: int) -> None:
        if kind == SELL:
            s.zone = zone_named(s, value)
        elif kind == LOAD:
            load(s, s.zone, value >> 8, value & 0xFF)
        elif kind == SAIL:
            sail(s, value)
        elif kind == UNLOAD:
            unload(s, s.city_at(value))
            go_on(s)
        else:
            carry_out_cheapest(s)
            go_on(s)

    def why_not(self, s: State, kind: int, value: int) -> Refusal:
        if kind == SELL:
            return why_not_sell(s, value)
        if kind == LOAD:
            return why_not_load(s, value >> 8, value & 0xFF)
        if kind == SAIL:
            return why_not_sail(s, value)
        if kind == UNLOAD:
            return why_not_unload(s, value)
        return refusals.FinishDelivery() if kind == CHEAPEST else refusals.MustSell(s.to_sell)


# -- IND-10.6 Which steps still lead to the maximum ---------------------------


def offer_zones(s: State) -> None:
    """Zones that take part in some best plan: those of one such plan, others if a search finds a way."""
    network = borrow()
    network.build(s)
    network.need = s.to_sell
    network.fill()
    sure = [0] * data.ZONES
    for zone in range(s.zones):
        sure[zone] = network.sent[zone]
    network.need = s.to_sell - 1
    for zone in range(s.zones):
        if s.zone_left[zone] > 0 and (sure[zone] > 0 or network.can_sell(zone)):
            s.offer(SELL + s.zone_area[zone])
    give_back(network)


def offer_loads(s: State) -> None:
    """The ships that may carry the good first."""
    network = borrow()
    network.build(s)
    choices = 0
    for node in range(network.nodes):
        if can_begin(s, network, node):
            choices += 1
    sure = -1  # all of them: the only choice must be right
    if choices > 1:
        sure = 0
        network.need = s.to_sell
        network.fill()
        for node in range(network.nodes):
            if network.from_zone[s.zone * NODES + node] > 0:
                sure |= 1 << node
        network.need = s.to_sell - 1
    for node in range(network.nodes):
        if can_begin(s, network, node) and ((sure >> node) & 1 or network.can_load(s.zone, node)):
            s.offer(LOAD + (network.line[node] << 8) + network.sea[node])
    give_back(network)


def can_begin(s: State, network: Chains, node: int) -> bool:
    """Do ships with room lie beside the zone?"""
    return (network.touch[s.zone] >> node) & 1 == 1 and network.room[node] > 0


def offer_next(s: State) -> None:
    """The cities where the chain may end, and the seas where it may go on."""
    network = borrow()
    network.build(s)
    network.need = s.to_sell - 1
    here = network.node_at[s.line * data.SEAS + s.route[s.legs - 1]]
    chain = 0
    for leg in range(s.legs):
        chain |= 1 << network.node_at[s.line * data.SEAS + s.route[leg]]
    choices = 0
    for city in range(s.cities):
        choices += (network.reach[here] >> city) & 1
    for node in range(network.nodes):
        if can_follow(network, here, node, chain):
            choices += 1
    if choices > 1:
        network.fill()
    for city in range(s.cities):  # the only choice must be right
        if (network.reach[here] >> city) & 1 and (choices == 1 or network.can_unload(city)):
            s.offer(UNLOAD + s.city[city])
    for node in range(network.nodes):
        if can_follow(network, here, node, chain) and (choices == 1 or network.can_sail(node, chain)):
            s.offer(SAIL + network.sea[node])
    give_back(network)


def can_follow(network: Chains, here: int, node: int, chain: int) -> bool:
    """Is this node beside the last of the chain, new to it, and not full?"""
    return ((network.near[here] & ~chain) >> node) & 1 == 1 and network.room[node] > 0


# -- IND-10.4, IND-10.7 One delivery ------------------------------------------


def load(s: State, zone: int, line: int, sea: int) -> None:
    """A good leaves its zone."""
    s.zone = zone
    s.line = line
    s.zone_left[zone] -= 1
    sail(s, sea)


def sail(s: State, sea: int) -> None:
    """IND-10.5: one use of a ship in this sea."""
    s.route[s.legs] = sea
    s.legs += 1
    s.used[s.line * data.SEAS + sea] += 1


def unload(s: State, city: int) -> None:
    """IND-10.7: the good is sold; each ship use goes from the operator's pile to the pile of the ship's owner."""
    good = s.good[s.company]
    operator = s.owner[s.company]
    owner = s.carrier(s.line)
    s.received[city * data.GOODS + good] += 1
    s.pile[operator] += data.UNIT_VALUE[good] - data.FEE * s.legs
    s.pile[owner] += data.FEE * s.legs
    s.issued += data.UNIT_VALUE[good]
    s.to_sell -= 1
    s.sold += 1
    tell.delivered(s, city)
    for leg in range(s.legs):
        s.route[leg] = -1
    s.legs = 0
    s.zone = -1
    s.line = -1


def carry_out_cheapest(s: State) -> None:
    """All that must still be sold, the cheapest way."""
    best: Plan = plan.cheapest(s)
    for number in range(best.deliveries):
        load(s, best.plan_zone[number], best.plan_line[number], best.plan_sea[best.plan_first[number]])
        for leg in range(best.plan_first[number] + 1, best.plan_first[number + 1]):
            sail(s, best.plan_sea[leg])
        unload(s, best.plan_city[number])
    plan.give_back(best)


def go_on(s: State) -> None:
    """The next delivery, if one is due; where only one zone has goods left it needs no choice."""
    if s.to_sell == 0:
        end_sales(s)
        return
    choices = 0
    for zone in range(s.zones):
        if s.zone_left[zone] > 0:
            s.zone = zone
            choices += 1
    if choices > 1:
        s.zone = -1


def end_sales(s: State) -> None:
    """IND-10.8: was everything sold?"""
    s.free = 1 if s.sold == s.size[s.company] else 0
    tell.sales_ended(s)
    s.sold = 0
    s.zone = -1
    s.used = [0] * data.BERTHS
    for zone in range(s.zones):
        s.zone_area[zone] = -1
        s.zone_left[zone] = 0
        s.zone_coast[zone] = 0
    s.zones = 0
    enter(s, EXPANSION)


# -- Refusals -----------------------------------------------------------------


def why_not_sell(s: State, area: int) -> Refusal:
    if s.legs > 0 or s.zone >= 0:
        return refusals.LoadFirst() if s.legs == 0 else refusals.FinishDelivery()
    if s.land[area] != s.company:
        return refusals.NoGoodsThere(data.AREA_NAMES[area])
    first = areas_of_zone(s, area)[0]
    if first != area:
        return refusals.ZoneGoesBy(data.AREA_NAMES[first])
    if s.zone_left[zone_named(s, area)] == 0:
        return refusals.NoGoodsThere(data.AREA_NAMES[area])
    return refusals.WouldSellLess(s.to_sell)


def why_not_load(s: State, line: int, sea: int) -> Refusal:
    if s.legs > 0:
        return refusals.FinishDelivery()
    if s.zone < 0:
        return refusals.ZoneFirst()
    if not (s.zone_coast[s.zone] >> sea) & 1:
        return refusals.SeaNotAtZone(data.SEA_NAMES[sea])
    return why_not_carry(s, line, sea)


def why_not_carry(s: State, line: int, sea: int) -> Refusal:
    """IND-10.4, IND-10.5: the ships themselves."""
    ships = s.ships_in(line, sea)
    if ships == 0:
        return refusals.NoShipThere(data.LINE_NAMES[line], data.SEA_NAMES[sea])
    if s.uses_in(line, sea) >= ships * s.level_of(s.carrier(line), data.HULL_TRACK):
        return refusals.ShipsFull(data.LINE_NAMES[line], data.SEA_NAMES[sea])
    return refusals.WouldSellLess(s.to_sell)


def why_not_sail(s: State, sea: int) -> Refusal:
    if s.legs == 0:
        return refusals.LoadFirst() if s.zone >= 0 else refusals.ZoneFirst()
    for leg in range(s.legs):
        if s.route[leg] == sea:
            return refusals.SeaTwice(data.SEA_NAMES[sea])
    if not (data.SEA_NEAR[s.route[s.legs - 1]] >> sea) & 1:
        return refusals.SeasApart(data.SEA_NAMES[sea])
    return why_not_carry(s, s.line, sea)


def why_not_unload(s: State, area: int) -> Refusal:
    if s.legs == 0:
        return refusals.LoadFirst() if s.zone >= 0 else refusals.ZoneFirst()
    city = s.city_at(area)
    if city < 0:
        return refusals.NoCityThere(data.AREA_NAMES[area])
    if not (data.COAST[area] >> s.route[s.legs - 1]) & 1:
        return refusals.CityNotAtSea(data.AREA_NAMES[area], data.SEA_NAMES[s.route[s.legs - 1]])
    good = s.good[s.company]
    if s.bought(city, good) >= s.city_size[city]:
        return refusals.CityIsFull(data.AREA_NAMES[area], data.GOOD_NAMES[good])
    return refusals.WouldSellLess(s.to_sell)
