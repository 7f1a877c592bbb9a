"""IND-10.3 to IND-10.7: a production company sells as much as possible, delivery by delivery."""

from __future__ import annotations

from fondaco.games.indonesia import chains, data, events, flow, moves, plan, refusals
from fondaco.games.indonesia.chains import Chains
from fondaco.games.indonesia.data import AREA_NAMES, DEED_NAMES, GOOD_NAMES, LINE_NAMES, SEA_NAMES
from fondaco.games.indonesia.plan import Plan
from fondaco.games.indonesia.rules import phase
from fondaco.games.indonesia.rules.phase import Phase
from fondaco.games.indonesia.state import State
from fondaco.games.indonesia.zones import areas_of_zone
from fondaco.kernel.errors import Refusal

__all__ = ["zone_named"]

EXPANSION = phase.EXPANSION
SELL, LOAD, SAIL, UNLOAD, CHEAPEST = moves.SELL, moves.LOAD, moves.SAIL, moves.UNLOAD, moves.CHEAPEST
AREAS, SEAS, LINES, FEE, HULL = data.AREAS, data.SEAS, data.LINES, data.FEE, data.HULL
UNIT_VALUE = data.UNIT_VALUE
COAST = data.COAST
SEA_NEAR = data.SEA_NEAR
LINE_DEED = data.LINE_DEED
NEAR_FIRST = data.NEAR_FIRST
NEAR = data.NEAR


class Deliveries(Phase):
    """IND-10.4: from a zone, by ships of one company from sea to sea, to a city; or all at once, the cheapest way."""

    def begin(self, s: State) -> None:
        find_zones(s)
        s.sold = 0
        s.used = [0] * 126  # IND-10.5: for each production company anew
        s.to_sell = flow.maximum(s)  # IND-10.6
        if s.heard is not None:
            good = GOOD_NAMES[s.good[s.company]]
            s.heard.append(events.SalesDue(DEED_NAMES[s.company], good, s.size[s.company], s.to_sell))
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


# -- IND-1.7 Zones ------------------------------------------------------------


def find_zones(s: State) -> None:
    """IND-1.7: the operating company's areas, each connected set as one zone named by its first area."""
    seen = [0] * 116
    queue = [0] * 116
    s.zones = 0
    for first in range(AREAS):
        if s.land[first] != s.company or seen[first]:
            continue
        queue[0] = first
        seen[first] = 1
        head, tail, coast = 0, 1, 0
        while head < tail:
            area = queue[head]
            head += 1
            coast |= COAST[area]
            for entry in range(NEAR_FIRST[area], NEAR_FIRST[area + 1]):
                other = NEAR[entry]
                if s.land[other] == s.company and not seen[other]:
                    seen[other] = 1
                    queue[tail] = other
                    tail += 1
        s.zone_area[s.zones] = first
        s.zone_left[s.zones] = tail
        s.zone_coast[s.zones] = coast
        s.zones += 1


def zone_named(s: State, area: int) -> int:
    """The zone that goes by this area; -1 if none does."""
    for zone in range(s.zones):
        if s.zone_area[zone] == area:
            return zone
    return -1


# -- IND-10.6 Which steps still lead to the maximum ---------------------------


def offer_zones(s: State) -> None:
    """Zones that take part in some best plan: those of one such plan, others if a search finds a way."""
    network = chains.borrow()
    network.build(s)
    network.need = s.to_sell
    network.fill()
    sure = [0] * 55
    for zone in range(s.zones):
        sure[zone] = network.sent[zone]
    network.need = s.to_sell - 1
    for zone in range(s.zones):
        if s.zone_left[zone] > 0 and (sure[zone] > 0 or network.can_sell(zone)):
            s.offer(SELL + s.zone_area[zone])
    chains.give_back(network)


def offer_loads(s: State) -> None:
    """The ships that may carry the good first."""
    network = chains.borrow()
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
            if network.from_zone[s.zone * 32 + node] > 0:
                sure |= 1 << node
        network.need = s.to_sell - 1
    for node in range(network.nodes):
        if can_begin(s, network, node) and ((sure >> node) & 1 or network.can_load(s.zone, node)):
            s.offer(LOAD + (network.line[node] << 8) + network.sea[node])
    chains.give_back(network)


def can_begin(s: State, network: Chains, node: int) -> bool:
    """Do ships with room lie beside the zone?"""
    return (network.touch[s.zone] >> node) & 1 == 1 and network.room[node] > 0


def offer_next(s: State) -> None:
    """The cities where the chain may end, and the seas where it may go on."""
    network = chains.borrow()
    network.build(s)
    network.need = s.to_sell - 1
    here = network.node_at[s.line * 21 + s.route[s.legs - 1]]
    chain = 0
    for leg in range(s.legs):
        chain |= 1 << network.node_at[s.line * 21 + s.route[leg]]
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
    chains.give_back(network)


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
    s.used[s.line * 21 + sea] += 1


def unload(s: State, city: int) -> None:
    """IND-10.7: the good is sold; each ship use goes from the operator's pile to the pile of the ship's owner."""
    good = s.good[s.company]
    operator = s.owner[s.company]
    owner = s.owner[LINE_DEED[s.line]]
    s.received[city * 5 + good] += 1
    s.pile[operator] += UNIT_VALUE[good] - FEE * s.legs
    s.pile[owner] += FEE * s.legs
    s.issued += UNIT_VALUE[good]
    s.to_sell -= 1
    s.sold += 1
    if s.heard is not None:
        tell_delivery(s, city)
    for leg in range(s.legs):
        s.route[leg] = -1
    s.legs = 0
    s.zone = -1
    s.line = -1


def tell_delivery(s: State, city: int) -> None:
    assert s.heard is not None
    good = s.good[s.company]
    s.heard.append(
        events.Delivered(
            seat=s.owner[s.company],
            company=DEED_NAMES[s.company],
            good=GOOD_NAMES[good],
            zone=AREA_NAMES[s.zone_area[s.zone]],
            line=LINE_NAMES[s.line],
            seas=tuple([SEA_NAMES[s.route[leg]] for leg in range(s.legs)]),
            city=AREA_NAMES[s.city[city]],
            income=UNIT_VALUE[good],
            fee=FEE * s.legs,
            owner=s.owner[LINE_DEED[s.line]],
        )
    )


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
    if s.heard is not None:
        s.heard.append(events.SalesEnded(DEED_NAMES[s.company], s.sold, s.size[s.company]))
    s.sold = 0
    s.zone = -1
    s.used = [0] * 126
    for zone in range(s.zones):
        s.zone_area[zone] = -1
        s.zone_left[zone] = 0
        s.zone_coast[zone] = 0
    s.zones = 0
    phase.enter(s, EXPANSION)


# -- Refusals -----------------------------------------------------------------


def why_not_sell(s: State, area: int) -> Refusal:
    if s.legs > 0 or s.zone >= 0:
        return refusals.LoadFirst() if s.legs == 0 else refusals.FinishDelivery()
    if s.land[area] != s.company:
        return refusals.NoGoodsThere(AREA_NAMES[area])
    first = areas_of_zone(s, area)[0]
    if first != area:
        return refusals.ZoneGoesBy(AREA_NAMES[first])
    if s.zone_left[zone_named(s, area)] == 0:
        return refusals.NoGoodsThere(AREA_NAMES[area])
    return refusals.WouldSellLess(s.to_sell)


def why_not_load(s: State, line: int, sea: int) -> Refusal:
    if s.legs > 0:
        return refusals.FinishDelivery()
    if s.zone < 0:
        return refusals.ZoneFirst()
    if not (s.zone_coast[s.zone] >> sea) & 1:
        return refusals.SeaNotAtZone(SEA_NAMES[sea])
    return why_not_carry(s, line, sea)


def why_not_carry(s: State, line: int, sea: int) -> Refusal:
    """IND-10.4, IND-10.5: the ships themselves."""
    ships = s.ships[line * 21 + sea]
    if ships == 0:
        return refusals.NoShipThere(LINE_NAMES[line], SEA_NAMES[sea])
    if s.used[line * 21 + sea] >= ships * s.level[s.owner[LINE_DEED[line]] * 5 + HULL]:
        return refusals.ShipsFull(LINE_NAMES[line], SEA_NAMES[sea])
    return refusals.WouldSellLess(s.to_sell)


def why_not_sail(s: State, sea: int) -> Refusal:
    if s.legs == 0:
        return refusals.LoadFirst() if s.zone >= 0 else refusals.ZoneFirst()
    for leg in range(s.legs):
        if s.route[leg] == sea:
            return refusals.SeaTwice(SEA_NAMES[sea])
    if not (SEA_NEAR[s.route[s.legs - 1]] >> sea) & 1:
        return refusals.SeasApart(SEA_NAMES[sea])
    return why_not_carry(s, s.line, sea)


def why_not_unload(s: State, area: int) -> Refusal:
    if s.legs == 0:
        return refusals.LoadFirst() if s.zone >= 0 else refusals.ZoneFirst()
    city = s.city_at(area)
    if city < 0:
        return refusals.NoCityThere(AREA_NAMES[area])
    if not (COAST[area] >> s.route[s.legs - 1]) & 1:
        return refusals.CityNotAtSea(AREA_NAMES[area], SEA_NAMES[s.route[s.legs - 1]])
    good = s.good[s.company]
    if s.received[city * 5 + good] >= s.city_size[city]:
        return refusals.CityIsFull(AREA_NAMES[area], GOOD_NAMES[good])
    return refusals.WouldSellLess(s.to_sell)
