"""Indonesia's pieces and money counted: nothing appears, nothing is lost."""

from __future__ import annotations

from functools import reduce
from operator import or_

from fondaco.games.indonesia import data
from fondaco.games.indonesia.rules.phase import AUCTION, CLEARING, DELIVERIES, NEW_ERA, OVER
from fondaco.games.indonesia.rules.zones import areas_of_zone
from fondaco.games.indonesia.state import State
from fondaco.kernel.declaring.positions import Derived, expect
from fondaco.kernel.errors import PositionError

OUT_OF_TURN = (OVER, CLEARING)  # IND-7.3: the buyer decides, at any place in turn order


def derive(s: State) -> Derived:
    """What follows from the rest of the state."""
    land, order = list(s.land), list(s.order)
    land = [data.CITY if area in list(s.city) else company for area, company in enumerate(land)]
    turn = s.deciding.bit_length() - 1
    return {
        "issued": sum(s.wealth(seat) for seat in range(s.seats)) - data.CASH * s.seats,  # IND-1.9
        "on_turn": order.index(turn) if turn in order and s.phase not in OUT_OF_TURN else s.on_turn,
        "placed": sum(s.shown[card] for card in range(len(data.CARD_NAMES)) if data.CARD_ERA[card] == s.era),  # IND-4.4
        **_derive_companies(s),
        "land": land,
        "size": [land.count(deed) + _fleet(s, deed) for deed in range(data.DEEDS)],
        "cities": sum(area >= 0 for area in s.city),
        "legs": sum(sea >= 0 for sea in s.route),
        **_derive_zones(s),
    }


def _fleet(s: State, deed: int) -> int:
    line = data.LINE_OF[deed]
    return sum(s.ships_in(line, sea) for sea in range(data.SEAS)) if line >= 0 else 0


def _derive_companies(s: State) -> dict[str, int | list[int]]:
    """IND-1.5: an owned deed is taken and a company of its own, unless it is part of another; its type follows."""
    place, part_of = list(s.deed), list(s.part_of)
    for deed, owner in enumerate(s.owner):
        if owner != data.NOBODY or part_of[deed] != data.NOBODY:
            place[deed] = data.TAKEN
        if place[deed] == data.TAKEN and part_of[deed] == data.NOBODY:
            part_of[deed] = deed
        if place[deed] == data.LATER and data.DEED_ERA[deed] < s.era + (not _is_to_come(s)):
            place[deed] = data.REMOVED
    good = [
        _type({data.DEED_TYPE[deed] for deed in range(data.DEEDS) if part_of[deed] == company})
        for company in range(data.DEEDS)
    ]
    return {"deed": place, "part_of": part_of, "good": good}


def _is_to_come(s: State) -> bool:
    """IND-4.6: the deeds of this era come after its cities."""
    return s.phase == NEW_ERA and s.era > 0 and s.new_deeds != data.BEFORE_CITIES


def _type(types: set[int]) -> int:
    """IND-7.1: rice and spice together are Siap Faji."""
    return data.SIAP_FAJI if types == {data.RICE, data.SPICE} else min(types, default=data.NOBODY)


def _derive_zones(s: State) -> dict[str, int | list[int]]:
    """IND-1.7: the zones of the operating company by their first areas, the seas they touch, what they sold."""
    first = [area for area in s.zone_area if area >= 0]
    mine = [area for area, company in enumerate(s.land) if company == s.company >= 0]
    if s.phase == DELIVERIES:
        first = sorted({areas_of_zone(s, area)[0] for area in mine})
    rest = len(s.zone_area) - len(first)
    coast = [reduce(or_, [data.COAST[place] for place in areas_of_zone(s, area)]) for area in first]
    told = sum(list(s.zone_left)[: len(first)]) + (1 if s.route[0] >= 0 else 0)
    return {
        "zones": len(first),
        "zone_area": first + [-1] * rest,
        "zone_coast": coast + [0] * rest,
        "sold": len(mine) - told if s.phase == DELIVERIES else 0,
    }


def audit(s: State) -> None:
    """Raise PositionError, with the field, what was expected and what was found, where the position cannot be."""
    expect(s.year >= 1, "year", "1…", s.year)  # IND-4.2: era a begins with the first
    _audit_players(s)
    _audit_cards(s)
    _audit_deeds(s)
    _audit_companies(s)
    _audit_land(s)
    _audit_ships(s)
    _audit_cities(s)
    _audit_merger(s)
    _audit_operation(s)


def _audit_players(s: State) -> None:
    order = list(s.order)[: s.seats]
    seats = list(range(s.seats))
    expect(sorted(order) == seats, "order", " ".join(map(str, seats)), " ".join(map(str, order)))
    for seat in range(s.seats):
        for track, name in enumerate(data.TRACK_NAMES):
            found = s.level_of(seat, track)
            if not 1 <= found <= data.LAST_LEVEL:
                expected = f"1…{data.LAST_LEVEL}"
                raise PositionError(
                    "position-indonesia-level", field="level", name=name, expected=expected, found=found
                )
        owned, slots = s.companies(seat), s.level_of(seat, data.SLOTS_TRACK)
        if owned > slots:
            raise PositionError(
                "position-indonesia-slots", field="owner", seat=seat + 1, expected=f"0…{slots}", found=owned
            )
    expect(0 <= s.on_turn <= s.seats, "on_turn", f"0…{s.seats}", s.on_turn)
    expect(0 <= s.active < 1 << s.seats, "on_turn", f"active = 0…{(1 << s.seats) - 1}", s.active)


def _audit_cards(s: State) -> None:
    """IND-2.3, IND-13.1: of each era one card each, or two with two players."""
    card, shown = list(s.card), list(s.shown)
    for number, name in enumerate(data.CARD_NAMES):
        most = int(card[number] != data.NOBODY and data.CARD_ERA[number] <= s.era)
        if shown[number] > most:
            expected = f"0…{most}"
            raise PositionError(
                "position-indonesia-card", field="shown", name=name, expected=expected, found=shown[number]
            )
    wanted = data.CARDS_EACH[s.seats]
    for era in range(data.ERAS):
        for seat in range(s.seats):
            found = sum(card[number] == seat and data.CARD_ERA[number] == era for number in range(len(card)))
            if found != wanted:
                raise PositionError(
                    "position-count", field="card", name=data.ERA_NAMES[era], expected=wanted, found=found
                )


def _audit_deeds(s: State) -> None:
    """IND-1.5: a taken deed belongs to a company, and only such a one; those of later eras wait."""
    for deed, where in enumerate(s.deed):
        allowed = {data.TAKEN} if s.part_of[deed] != data.NOBODY else {data.LATER, data.ON_OFFER, data.REMOVED}
        allowed -= (
            {data.ON_OFFER, data.TAKEN}
            if data.DEED_ERA[deed] > s.era
            else {data.LATER}
            if data.DEED_ERA[deed] < s.era or not _is_to_come(s)
            else set()
        )
        if where not in allowed:
            expected = " ".join(data.DEED_PLACES[place] for place in sorted(allowed))
            name, found = data.DEED_NAMES[deed], data.DEED_PLACES[where]
            raise PositionError("position-indonesia-deed", field="deed", name=name, expected=expected, found=found)


def _company(field: str, company: int, right: bool, expected: str | int, found: str | int) -> None:
    if not right:
        name = data.DEED_NAMES[company]
        raise PositionError("position-indonesia-company", field=field, name=name, expected=expected, found=found)


def _audit_companies(s: State) -> None:
    """IND-1.5: a company goes by its first deed and has an owner; its deeds go together."""
    part_of = list(s.part_of)
    for company in range(data.DEEDS):
        deeds = [deed for deed in range(data.DEEDS) if part_of[deed] == company]
        owner = s.owner[company]
        _company("owner", company, (owner != data.NOBODY) == bool(deeds), "!= null" if deeds else "null", owner)
        size, flags = s.size[company], s.merged[company] + s.operated[company]
        if not deeds:
            _company("size", company, size + flags == 0, 0, size + flags)
            continue
        _company("part_of", company, deeds[0] == company, data.DEED_NAMES[deeds[0]], data.DEED_NAMES[company])
        is_cleared = s.phase == CLEARING and company in (s.first, s.second)  # IND-7.3
        types = {data.DEED_TYPE[deed] for deed in deeds}
        found = " ".join(data.TYPE_NAMES[kind] for kind in sorted(types))
        _company(
            "part_of", company, len(types) == 1 or types == {data.RICE, data.SPICE}, data.TYPE_NAMES[min(types)], found
        )
        _company("size", company, size >= 1 or is_cleared, "1…", size)


def _audit_land(s: State) -> None:
    """IND-1.4, IND-1.6, IND-1.7: goods belong to companies, and equal goods of two companies never touch."""
    land, good = list(s.land), list(s.good)
    for company in range(data.DEEDS):
        found = land.count(company)
        _company("land", company, found == 0 or good[company] in range(data.GOODS), 0, found)
    for area in range(data.AREAS):
        if 0 <= land[area] < data.CITY and s.touches_good(area, good[land[area]], land[area]):
            name, found_good = data.AREA_NAMES[area], data.TYPE_NAMES[good[land[area]]]
            raise PositionError(
                "position-indonesia-touch", field="land", name=name, expected=f"!= {found_good}", found=found_good
            )


def _audit_ships(s: State) -> None:
    """IND-1.6, IND-10.2, IND-10.5"""
    for line, name in enumerate(data.LINE_NAMES):
        company = data.LINE_DEED[line]
        found = _fleet(s, company)
        _company("ships", company, found == 0 or s.good[company] == data.SHIPPING, 0, found)
        limit = s.ship_limit(company)
        if found > limit:
            raise PositionError(
                "position-indonesia-ships", field="ships", name=name, expected=f"0…{limit}", found=found
            )
        hull = s.level_of(s.owner[company], data.HULL_TRACK) if s.owner[company] >= 0 else 0
        for sea in range(data.SEAS):
            most, count = s.ships_in(line, sea) * hull, s.uses_in(line, sea)
            if not 0 <= count <= most:
                raise PositionError(
                    "position-indonesia-ships", field="used", name=name, expected=f"0…{most}", found=count
                )


def _city(field: str, number: int, right: bool, expected: str | int, found: str | int) -> None:
    if not right:
        raise PositionError("position-indonesia-city", field=field, number=number + 1, expected=expected, found=found)


def _audit_cities(s: State) -> None:
    """IND-1.10, IND-4.4, IND-10.3: stones, one city in a province, on the coast, nobody buys too much."""
    city, size, land = list(s.city), list(s.city_size), list(s.land)
    seen: set[int] = set()
    for number, area in enumerate(city):
        there = number < s.cities
        _city("city", number, there == (area >= 0), "!= null" if there else "null", area)
        least, most = (1, data.LARGEST) if there else (0, 0)
        _city("city", number, least <= size[number] <= most, f"city_size = {least}…{most}", size[number])
        if there:
            name = data.AREA_NAMES[area]
            _city("city", number, data.COAST[area] != 0, "coast", name)
            _city(
                "city",
                number,
                data.PROVINCE_OF[area] not in seen,
                f"!= {data.PROVINCE_NAMES[data.PROVINCE_OF[area]]}",
                name,
            )
            seen.add(data.PROVINCE_OF[area])
        for good in range(data.GOODS):
            count = s.bought(number, good)
            _city("received", number, 0 <= count <= size[number], f"0…{size[number]}", count)
    if (found := land.count(data.CITY)) != s.cities:
        raise PositionError("position-count", field="land", name="city", expected=s.cities, found=found)
    for stone in range(1, data.LARGEST + 1):
        expect(size.count(stone) <= data.STONES[stone], "city_size", f"0…{data.STONES[stone]}", size.count(stone))


def _audit_merger(s: State) -> None:
    """IND-6.5: a bidder has the money."""
    named = s.first != data.NOBODY
    both = named == (s.second != data.NOBODY) == (s.announcer != data.NOBODY)
    expect(both, "first", "first, second, announcer", f"{s.first}, {s.second}, {s.announcer}")
    expect(named or s.bidder == data.NOBODY, "first", "bidder = null", s.bidder)
    if named:
        expect(s.first < s.second, "second", f"{s.first + 1}…", s.second)
        owners = (s.owner[s.first], s.owner[s.second])
        expect(min(owners) >= 0, "second", "owner", str(owners))
    expect(named == (s.phase in (AUCTION, CLEARING)), "first", "auction, siap-faji" if named else "!= null", s.first)
    _audit_clearing(s)
    if s.bidder == data.NOBODY:
        expect(s.bid == 0, "bid", 0, s.bid)
    elif s.phase != CLEARING:
        expect(s.bid <= s.cash[s.bidder], "bid", f"0…{s.cash[s.bidder]}", s.bid)


def _audit_clearing(s: State) -> None:
    """IND-7.3: the buyer empties areas of a rice and a spice company, and not all of them."""
    if s.phase != CLEARING:
        expect(s.to_clear == 0, "to_clear", 0, s.to_clear)
        return
    goods = {s.good[s.first], s.good[s.second]}
    _company("first", s.first, goods == {data.RICE, data.SPICE}, "rice, spice", s.good[s.second])
    most = s.size[s.first] + s.size[s.second] - 1
    expect(1 <= s.to_clear <= most, "to_clear", f"1…{most}", s.to_clear)
    expect(s.bidder >= 0 and s.deciding == 1 << s.bidder, "deciding", "bidder", s.deciding)


def _audit_operation(s: State) -> None:
    """IND-10: a delivery in progress belongs to a company and its zones."""
    expect(-1 <= s.zone < max(s.zones, 1), "zones", f"zone = -1…{max(s.zones, 1) - 1}", s.zone)
    expect(s.zones == 0 or s.phase == DELIVERIES, "zones", 0, s.zones)
    expect(s.sold >= 0, "zone_left", f"0…{s.size[max(s.company, 0)]}", s.size[max(s.company, 0)] - s.sold)
    left = list(s.zone_left)
    expect(not any(left[s.zones :]), "zone_left", 0, sum(left[s.zones :]))
    route = list(s.route)[: s.legs]
    expect(-1 not in route, "route", "sea-banda null …", "null sea-banda")
    expect(len(set(route)) == s.legs, "route", s.legs, len(set(route)))
    expect((s.legs > 0) == (s.line >= 0), "line", "!= null" if s.legs else "null", s.line)
