"""What a seat sees of Indonesia: the whole table but other players' city cards and, if secret, their money."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from fondaco.games.indonesia import data
from fondaco.games.indonesia.moves import OPERATE
from fondaco.games.indonesia.rules import plan
from fondaco.games.indonesia.rules.contract import Rules
from fondaco.games.indonesia.rules.phase import DELIVERIES, NEW_ERA, OPERATIONS
from fondaco.games.indonesia.state import State
from fondaco.kernel.showing.sections import place

RULES = Rules()
CONSTANTS = {
    "GOODS": data.GOOD_NAMES,
    "ERAS": data.ERA_NAMES,
    "TRACKS": data.TRACK_NAMES,
    "LAST_LEVEL": data.LAST_LEVEL,
    "MULTIPLIER": data.MULTIPLIER,
    "STONES": data.STONES,
    "UNIT_VALUE": dict(zip(data.TYPE_NAMES, data.UNIT_VALUE, strict=True)),
    "MIXED_VALUE": data.MIXED_VALUE,
    "FEE": data.FEE,
}


class Card(Struct, frozen=True):
    """A city card; who played it or discarded it, or holds it."""

    name: str
    era: str
    provinces: tuple[str, ...]


class Player(Struct, frozen=True):
    """One player's place; money and cards only where the seat may know them."""

    cash: int | None
    bank: int | None
    pile: int | None
    levels: dict[str, int]
    slots: int  # free ones
    cards: int
    hand: tuple[Card, ...] | None
    companies: tuple[str, ...]
    bid: int | None  # of this year's turn order


class Forecast(Struct, frozen=True):
    """What a production company would sell if it operated now, the cheapest way."""

    sold: int
    income: int
    fees: int  # to the owners of the ships


class Company(Struct, frozen=True):
    """A company on the board."""

    name: str
    owner: int
    type: str
    deeds: tuple[str, ...]
    size: int
    value: int  # of one good, or of one ship in a merger
    areas: tuple[str, ...]
    ships: dict[str, int]  # by sea
    limit: int | None  # ships in this era
    hull: int | None
    merged: bool
    operated: bool
    forecast: Forecast | None  # while its owner chooses what to operate


class Town(Struct, frozen=True):
    """A city."""

    area: str
    size: int
    received: dict[str, int]


class Merger(Struct, frozen=True):
    """The auction that is going on, or its outcome while areas are emptied."""

    first: str
    second: str
    announcer: int
    size: int  # of both together as they are now; in the auction the step of bids
    nominal: int  # of what they are now
    bid: int
    bidder: int | None
    bidding: tuple[int, ...]
    to_clear: int


class Route(Struct, frozen=True):
    """One delivery: from the zone that goes by its first area, by a company's ships, to a city."""

    zone: str
    line: str
    seas: tuple[str, ...]
    city: str
    fee: int  # to the owner of the ships, if that is another player


class Zone(Struct, frozen=True):
    """A zone of the operating company, by its first area, and the goods it still has."""

    area: str
    left: int


class Operation(Struct, frozen=True):
    """The company that operates now and the delivery being entered."""

    company: str
    to_sell: int
    sold: int
    zones: tuple[Zone, ...]
    zone: str | None
    line: str | None
    route: tuple[str, ...]
    used: dict[str, dict[str, int]]  # by shipping company and sea
    cheapest: tuple[Route, ...]  # the deliveries of `cheapest`
    income: int  # what they bring
    fees: int  # what they cost
    net: int
    free: bool
    expanded: int


class View(Struct, frozen=True):
    """The table."""

    year: int
    era: str
    order: tuple[int, ...]
    players: tuple[Player, ...]
    companies: tuple[Company, ...]
    land: dict[str, str]  # area: the company whose good is there, or "city"
    towns: tuple[Town, ...]
    stones: tuple[int, ...]  # left, by size
    offered: tuple[str, ...]  # deeds
    removed: tuple[str, ...]
    shown: tuple[Card, ...]
    merger: Merger | None
    operation: Operation | None
    active: tuple[int, ...]
    growing: int


def view(s: State, seat: int) -> View:
    """IND-2.3, IND-2.4; seat -1 is a spectator."""
    land, deed, shown = list(s.land), list(s.deed), list(s.shown)
    return View(
        year=s.year,
        era=data.ERA_NAMES[s.era],
        order=tuple(list(s.order)[: s.seats]),
        players=tuple([_player(s, player, s.deciding == 0 or player == seat) for player in range(s.seats)]),
        companies=tuple([_company(s, company) for company in range(data.DEEDS) if s.owner[company] != data.NOBODY]),
        land={data.AREA_NAMES[area]: _holder(land[area]) for area in range(data.AREAS) if land[area] >= 0},
        towns=tuple([_town(s, number) for number in range(s.cities)]),
        stones=tuple([s.stones_left(size) for size in range(1, data.LARGEST + 1)]),
        offered=tuple([data.DEED_NAMES[number] for number in range(data.DEEDS) if deed[number] == data.ON_OFFER]),
        removed=tuple([data.DEED_NAMES[number] for number in range(data.DEEDS) if deed[number] == data.REMOVED]),
        shown=tuple([_card(number) for number, used in enumerate(shown) if used]),
        merger=_merger(s) if s.first != data.NOBODY else None,
        operation=_operation(s) if s.company != data.NOBODY else None,
        active=_seats(s, s.active),
        growing=s.growing,
    )


def own(s: State, seat: int, public: View) -> dict[str, Player]:
    """IND-2.3, IND-2.4: a seat sees its own money and cards."""
    player, hand = public.players[seat], _hand(s, seat)
    return {place(seat): replace(player, cash=s.cash[seat], bank=s.bank[seat], pile=s.pile[seat], hand=hand)}


def _player(s: State, player: int, own: bool) -> Player:
    known = own or s.money == data.OPEN_MONEY
    hand = _hand(s, player)
    companies = s.companies(player)
    return Player(
        cash=s.cash[player] if known else None,
        bank=s.bank[player] if known else None,
        pile=s.pile[player] if known else None,
        levels={name: s.level_of(player, track) for track, name in enumerate(data.TRACK_NAMES)},
        slots=s.level_of(player, data.SLOTS_TRACK) - companies,
        cards=len(hand),
        hand=hand if own else None,
        companies=tuple([data.DEED_NAMES[number] for number in range(data.DEEDS) if s.owner[number] == player]),
        bid=s.bids[player] if s.bids[player] >= 0 and s.phase != NEW_ERA else None,
    )


def _hand(s: State, player: int) -> tuple[Card, ...]:
    holder, shown = s.card, s.shown  # compiled, reading a list copies it
    return tuple([_card(number) for number in range(data.CARDS) if holder[number] == player and not shown[number]])


def _card(number: int) -> Card:
    provinces = tuple(
        [
            data.PROVINCE_NAMES[place]
            for place in data.CARD_PROVINCE[number * data.CARD_PROVINCES : (number + 1) * data.CARD_PROVINCES]
        ]
    )
    return Card(data.CARD_NAMES[number], data.ERA_NAMES[data.CARD_ERA[number]], provinces)


def _company(s: State, company: int) -> Company:
    land, part_of, line = list(s.land), list(s.part_of), data.LINE_OF[company]
    fleet: dict[str, int] = {}
    if s.good[company] == data.SHIPPING:
        fleet = {data.SEA_NAMES[sea]: s.ships_in(line, sea) for sea in range(data.SEAS) if s.ships_in(line, sea)}
    return Company(
        name=data.DEED_NAMES[company],
        owner=s.owner[company],
        type=data.TYPE_NAMES[s.good[company]],
        deeds=tuple([data.DEED_NAMES[number] for number in range(data.DEEDS) if part_of[number] == company]),
        size=s.size[company],
        value=data.UNIT_VALUE[s.good[company]],
        areas=tuple([data.AREA_NAMES[area] for area in range(data.AREAS) if land[area] == company]),
        ships=fleet,
        limit=s.ship_limit(company) if fleet else None,
        hull=s.level_of(s.owner[company], data.HULL_TRACK) if fleet else None,
        merged=bool(s.merged[company]),
        operated=bool(s.operated[company]),
        forecast=_forecast(s, company),
    )


def _forecast(s: State, company: int) -> Forecast | None:
    """Tried on a copy; everything it rests on lies open."""
    owner = s.owner[company]
    if s.phase != OPERATIONS or not s.deciding >> owner & 1:
        return None
    if s.operated[company] or s.good[company] == data.SHIPPING:
        return None
    trial = s.copy()
    trial.actor = owner
    RULES.apply(trial, OPERATE + company)
    if trial.phase != DELIVERIES:
        return Forecast(0, 0, 0)  # nothing can be sold
    return Forecast(trial.to_sell, trial.to_sell * data.UNIT_VALUE[s.good[company]], plan.cheapest_fees(trial))


def _holder(company: int) -> str:
    return "city" if company == data.CITY else data.DEED_NAMES[company]


def _town(s: State, number: int) -> Town:
    received = {name: s.bought(number, good) for good, name in enumerate(data.GOOD_NAMES)}
    return Town(data.AREA_NAMES[s.city[number]], s.city_size[number], received)


def _merger(s: State) -> Merger:
    return Merger(
        first=data.DEED_NAMES[s.first],
        second=data.DEED_NAMES[s.second],
        announcer=s.announcer,
        size=s.size[s.first] + s.size[s.second],
        nominal=s.nominal_value(s.first, s.second),
        bid=s.bid,
        bidder=None if s.bidder == data.NOBODY else s.bidder,
        bidding=_seats(s, s.active),
        to_clear=s.to_clear,
    )


def _operation(s: State) -> Operation:
    planned = s.phase == DELIVERIES and s.legs == 0
    routes = _routes(s) if planned else ()
    income, fees = len(routes) * data.UNIT_VALUE[s.good[s.company]], sum(route.fee for route in routes)
    carried = {
        data.LINE_NAMES[line]: {
            data.SEA_NAMES[sea]: s.uses_in(line, sea) for sea in range(data.SEAS) if s.uses_in(line, sea)
        }
        for line in range(data.LINES)
    }
    return Operation(
        company=data.DEED_NAMES[s.company],
        to_sell=s.to_sell,
        sold=s.sold,
        zones=tuple([Zone(data.AREA_NAMES[s.zone_area[zone]], s.zone_left[zone]) for zone in range(s.zones)]),
        zone=data.AREA_NAMES[s.zone_area[s.zone]] if s.zone >= 0 else None,
        line=data.LINE_NAMES[s.line] if s.line >= 0 else None,
        route=tuple([data.SEA_NAMES[sea] for sea in list(s.route)[: s.legs]]),
        used={name: seas for name, seas in carried.items() if seas},
        cheapest=routes,
        income=income,
        fees=fees,
        net=income - fees,
        free=bool(s.free),
        expanded=s.expanded,
    )


def _routes(s: State) -> tuple[Route, ...]:
    return tuple(
        [
            Route(
                zone=data.AREA_NAMES[s.zone_area[zone]],
                line=data.LINE_NAMES[line],
                seas=tuple([data.SEA_NAMES[sea] for sea in seas]),
                city=data.AREA_NAMES[s.city[city]],
                fee=0 if s.carrier(line) == s.owner[s.company] else data.FEE * len(seas),
            )
            for zone, line, seas, city in plan.cheapest_routes(s)
        ]
    )


def _seats(s: State, mask: int) -> tuple[int, ...]:
    return tuple([player for player in range(s.seats) if mask >> player & 1])
