"""Indonesia's pieces and money counted: nothing appears, nothing is lost."""

from __future__ import annotations

from fondaco.games.indonesia.data import (
    AREA_NAMES,
    AREAS,
    CARD_ERA,
    CARD_NAMES,
    CARDS_EACH,
    CASH,
    CITIES,
    CITY,
    COAST,
    DEED_ERA,
    DEED_NAMES,
    DEED_TYPE,
    DEEDS,
    ERA_NAMES,
    ERAS,
    GOODS,
    HULL_TRACK,
    LARGEST,
    LAST_LEVEL,
    LATER,
    LINE_DEED,
    LINE_NAMES,
    NOBODY,
    ON_OFFER,
    PROVINCE_OF,
    RICE,
    SEAS,
    SHIPPING,
    SIAP_FAJI,
    SLOTS_TRACK,
    SPICE,
    STONES,
    TAKEN,
    TRACK_NAMES,
)
from fondaco.games.indonesia.state import State
from fondaco.kernel.errors import PositionError
from fondaco.kernel.state import State as BaseState


def audit(s: BaseState) -> None:
    """Raise PositionError, with the field, where the position cannot be."""
    assert isinstance(s, State)
    _audit_money(s)
    _audit_players(s)
    _audit_cards(s)
    _audit_deeds(s)
    _audit_companies(s)
    _audit_land(s)
    _audit_ships(s)
    _audit_cities(s)
    _audit_merger(s)
    _audit_operation(s)


def _audit_money(s: State) -> None:
    """IND-1.9: what the players have is what they began with and what came from the supply."""
    held = sum(s.wealth(seat) for seat in range(s.seats))
    wanted = CASH * s.seats + s.issued
    if held != wanted:
        raise PositionError("position-count", field="issued", name="money", found=held, wanted=wanted)


def _audit_players(s: State) -> None:
    if sorted(list(s.order)[: s.seats]) != list(range(s.seats)):
        raise PositionError("position-wants-number", field="order")
    for seat in range(s.seats):
        for track, name in enumerate(TRACK_NAMES):
            if not 1 <= s.level_of(seat, track) <= LAST_LEVEL:
                raise PositionError("position-indonesia-level", field="level", name=name)
        if s.companies(seat) > s.level_of(seat, SLOTS_TRACK):
            raise PositionError("position-indonesia-slots", field="owner", seat=seat + 1)
    if not 0 <= s.on_turn <= s.seats or not 0 <= s.active < 1 << s.seats:
        raise PositionError("position-wants-number", field="on_turn")


def _audit_cards(s: State) -> None:
    """IND-2.3, IND-13.1: of each era one card each, or two with two players."""
    card, shown = list(s.card), list(s.shown)
    for number, name in enumerate(CARD_NAMES):
        if shown[number] not in (0, 1) or (shown[number] and (card[number] == NOBODY or CARD_ERA[number] > s.era)):
            raise PositionError("position-indonesia-card", field="shown", name=name)
    for era in range(ERAS):
        for seat in range(s.seats):
            found = sum(card[number] == seat and CARD_ERA[number] == era for number in range(len(card)))
            if found != CARDS_EACH[s.seats]:
                wanted = CARDS_EACH[s.seats]
                raise PositionError("position-count", field="card", name=ERA_NAMES[era], found=found, wanted=wanted)


def _audit_deeds(s: State) -> None:
    """IND-1.5: a taken deed belongs to a company, and only such a one."""
    for deed, (name, where, company) in enumerate(zip(DEED_NAMES, list(s.deed), list(s.part_of), strict=True)):
        if (where == TAKEN) != (company != NOBODY):
            raise PositionError("position-indonesia-deed", field="deed", name=name)
        if where in (ON_OFFER, TAKEN) and DEED_ERA[deed] > s.era:
            raise PositionError("position-indonesia-deed", field="deed", name=name)
        if where == LATER and DEED_ERA[deed] < s.era:
            raise PositionError("position-indonesia-deed", field="deed", name=name)


def _audit_companies(s: State) -> None:
    """IND-1.5: a company goes by its first deed; its type follows from its deeds."""
    part_of, owner, good, size = list(s.part_of), list(s.owner), list(s.good), list(s.size)
    merged, operated = list(s.merged), list(s.operated)
    for company, name in enumerate(DEED_NAMES):
        deeds = [deed for deed in range(DEEDS) if part_of[deed] == company]
        exists = bool(deeds)
        if (owner[company] != NOBODY) != exists or (good[company] != -1) != exists:
            raise PositionError("position-indonesia-company", field="owner", name=name)
        if not exists:
            if size[company] or merged[company] or operated[company]:
                raise PositionError("position-indonesia-company", field="size", name=name)
            continue
        types = {DEED_TYPE[deed] for deed in deeds}
        mixed = types == {RICE, SPICE}
        if deeds[0] != company or (len(types) > 1 and not mixed):
            raise PositionError("position-indonesia-company", field="part_of", name=name)
        if good[company] != (SIAP_FAJI if mixed else min(types)):
            raise PositionError("position-indonesia-company", field="good", name=name)
        if size[company] < 1 and s.to_clear == 0:
            raise PositionError("position-indonesia-company", field="size", name=name)


def _audit_land(s: State) -> None:
    """IND-1.4, IND-1.6, IND-1.7: goods are counted, and equal goods of two companies never touch."""
    land, good, size = list(s.land), list(s.good), list(s.size)
    for company, name in enumerate(DEED_NAMES):
        found = land.count(company)
        if good[company] in range(GOODS) and found != size[company]:
            raise PositionError("position-count", field="size", name=name, found=size[company], wanted=found)
        if found and good[company] not in range(GOODS):
            raise PositionError("position-indonesia-company", field="land", name=name)
    for area in range(AREAS):
        if 0 <= land[area] < CITY and s.touches_good(area, good[land[area]], land[area]):
            raise PositionError("position-indonesia-touch", field="land", name=AREA_NAMES[area])


def _audit_ships(s: State) -> None:
    """IND-1.6, IND-10.2, IND-10.5"""
    for line, name in enumerate(LINE_NAMES):
        company = LINE_DEED[line]
        found = sum(s.ships_in(line, sea) for sea in range(SEAS))
        if found != s.size[company]:
            raise PositionError("position-count", field="ships", name=name, found=found, wanted=s.size[company])
        if s.good[company] == SHIPPING and found > s.ship_limit(company):
            raise PositionError("position-indonesia-ships", field="ships", name=name)
        hull = s.level_of(s.owner[company], HULL_TRACK) if s.owner[company] >= 0 else 0
        for sea in range(SEAS):
            if not 0 <= s.uses_in(line, sea) <= s.ships_in(line, sea) * hull:
                raise PositionError("position-indonesia-ships", field="used", name=name)


def _audit_cities(s: State) -> None:
    """IND-1.10, IND-4.4, IND-10.3: stones, one city in a province, on the coast, nobody buys too much."""
    city, size, land = list(s.city), list(s.city_size), list(s.land)
    if not 0 <= s.cities <= CITIES:
        raise PositionError("position-wants-number", field="cities")
    seen: set[int] = set()
    for number in range(CITIES):
        there = number < s.cities
        if there != (city[number] >= 0) or there != (1 <= size[number] <= LARGEST):
            raise PositionError("position-indonesia-city", field="city", number=number + 1)
        area = city[number]
        if there and (land[area] != CITY or COAST[area] == 0 or PROVINCE_OF[area] in seen):
            raise PositionError("position-indonesia-city", field="city", number=number + 1)
        if there:
            seen.add(PROVINCE_OF[area])
        if any(not 0 <= s.bought(number, good) <= size[number] for good in range(GOODS)):
            raise PositionError("position-indonesia-city", field="received", number=number + 1)
    if (found := land.count(CITY)) != s.cities:
        raise PositionError("position-count", field="land", name="city", found=found, wanted=s.cities)
    for stone in range(1, LARGEST + 1):
        if size.count(stone) > STONES[stone]:
            raise PositionError("position-wants-number", field="city_size")


def _audit_merger(s: State) -> None:
    """IND-6.5: a bidder has the money."""
    named = s.first != NOBODY
    if named != (s.second != NOBODY) or named != (s.announcer != NOBODY) or (s.bidder != NOBODY and not named):
        raise PositionError("position-wants-number", field="first")
    if named and not (s.first < s.second and s.owner[s.first] >= 0 and s.owner[s.second] >= 0):
        raise PositionError("position-wants-number", field="second")
    if s.bidder == NOBODY and s.bid != 0:
        raise PositionError("position-wants-number", field="bid")
    if s.bidder != NOBODY and s.to_clear == 0 and s.bid > s.cash[s.bidder]:
        raise PositionError("position-wants-number", field="bid")


def _audit_operation(s: State) -> None:
    """IND-10: a delivery in progress belongs to a company and its zones."""
    if not 0 <= s.zones <= len(list(s.zone_area)) or not -1 <= s.zone < max(s.zones, 1):
        raise PositionError("position-wants-number", field="zones")
    left = sum(list(s.zone_left)[: s.zones]) + s.sold + (1 if s.legs else 0)
    if s.zones and left != s.size[s.company]:
        raise PositionError("position-count", field="zone_left", name="goods", found=left, wanted=s.size[s.company])
    for zone in range(s.zones):
        if s.company == NOBODY or s.land[s.zone_area[zone]] != s.company:
            raise PositionError("position-wants-number", field="zone_area")
    route = list(s.route)
    if s.legs != sum(sea >= 0 for sea in route) or len(set(route[: s.legs])) != s.legs:
        raise PositionError("position-wants-number", field="route")
    if (s.legs > 0) != (s.line >= 0):
        raise PositionError("position-wants-number", field="line")
