"""What a move of Indonesia would bring."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from fondaco.games.indonesia import data
from fondaco.games.indonesia.events import (
    AreaBought,
    AreasLost,
    CityFounded,
    CityGrew,
    CompaniesMerged,
    DeedUnstartable,
    Delivered,
    EraBegan,
    MergerWon,
    OwnerPaid,
    TurnOrder,
)
from fondaco.games.indonesia.moves import (
    ADVANCE,
    BID,
    CHEAPEST,
    CLEAR,
    EXPAND,
    LAUNCH,
    LOAD,
    MERGE,
    OPERATE,
    PASS,
    REFIT,
    SAIL,
    SELL,
    START,
    UNLOAD,
)
from fondaco.games.indonesia.rules.phase import AUCTION, CLEARING, DELIVERIES, FLEET
from fondaco.games.indonesia.rules.plan import cheapest_fees
from fondaco.games.indonesia.state import State
from fondaco.kernel.declaring.moves import KIND, VALUE
from fondaco.kernel.showing.effects import Effect, Effects
from fondaco.kernel.showing.events import Event, Piece, Seat, Told

TYPICAL = (0, 25, 50)  # bids above the nominal value that are worth showing, per cent


class MergerOf(Effect, frozen=True):
    """IND-6.2, IND-6.3: the companies with their owners, the size of both together and the nominal value."""

    first: Piece
    owner: Seat
    second: Piece
    other: Seat
    size: int
    nominal: int


class AtBid(Effect, frozen=True):
    """IND-6.6: what a winning bid pays to the owners of the companies, and the bidder's cash afterwards."""

    bid: int
    owner: Seat
    amount: int
    other: Seat
    more: int
    left: int


class AtBidTooDear(Effect, frozen=True):
    """IND-6.4, IND-6.6: the same of a bid above one's cash."""

    bid: int
    owner: Seat
    amount: int
    other: Seat
    more: int


class SiapFajiLoss(Effect, frozen=True):
    """IND-7.3, IND-7.4: areas that a merger of rice and spice empties, and what is left."""

    lost: int
    left: int


class ClearLeft(Effect, frozen=True):
    """IND-7.3: areas still to be emptied."""

    areas: int


class BidPlace(Effect, frozen=True):
    """IND-5.2, IND-5.4: the value of the bid, the place among the bids so far, and how many bids are to come."""

    value: int
    place: int
    waiting: int


class Cash(Effect, frozen=True):
    """IND-1.9: the mover's cash."""

    before: int
    after: int


class SalesForecast(Effect, frozen=True):
    """IND-10.6, IND-10.7: what a company would sell the cheapest way."""

    sold: int
    goods: int
    income: int
    fees: int
    net: int


class Sales(Effect, frozen=True):
    """IND-10.7: goods sold by the move."""

    sold: int
    income: int
    fees: int
    net: int


class FeeTo(Effect, frozen=True):
    """IND-10.7: what goes to the owner of the ships."""

    seat: Seat
    amount: int


class RouteFee(Effect, frozen=True):
    """IND-10.7: what the ships of this delivery cost so far."""

    legs: int
    fee: int


class FleetRoom(Effect, frozen=True):
    """IND-10.2: ships of a company, the most it may have in this era, and how many may be added now."""

    ships: int
    limit: int
    more: int


class CompanyGrows(Effect, frozen=True):
    """IND-10.8: goods of a company, and what one is sold for."""

    company: Piece
    goods: int
    value: int


class ZoneGoods(Effect, frozen=True):
    """IND-10.4: goods of a zone that are not sold yet."""

    goods: int


class SlotsLeft(Effect, frozen=True):
    """IND-1.8: free slots."""

    slots: int


class Level(Effect, frozen=True):
    """IND-9.2: a marker of one's own."""

    track: Piece
    before: int
    after: int


class BidFactor(Effect, frozen=True):
    """IND-5.2: what bids for the turn order are multiplied by."""

    before: int
    after: int


class HullLevel(Effect, frozen=True):
    """IND-9.1: another player's Hull."""

    seat: Seat
    before: int
    after: int


TOLD = (
    MergerWon,
    OwnerPaid,
    CompaniesMerged,
    AreasLost,
    AreaBought,
    CityFounded,
    CityGrew,
    DeedUnstartable,
    TurnOrder,
    EraBegan,
)


def find(before: State, after: State, move: int, events: Sequence[Event]) -> Iterator[Told]:
    """IND-2.3, IND-2.4: the table and the own money; of the others' money only what is paid openly."""
    kind, value = move & KIND, move & VALUE
    if kind == MERGE:
        yield from of_merger(before, value >> 8, value & 0xFF)
    elif kind == BID:
        yield from of_bid(before, value)
    elif kind == CLEAR and after.phase == CLEARING:
        yield ClearLeft(after.to_clear)
    elif kind in (OPERATE, LAUNCH):
        yield from of_operation(before, after, value if kind == OPERATE else before.company)
    elif kind in (CHEAPEST, UNLOAD):
        yield from of_sales(before, events)
    elif kind in (LOAD, SAIL):
        yield RouteFee(after.legs, 0 if after.carrier(after.line) == before.actor else data.FEE * after.legs)
    elif kind == SELL:
        yield ZoneGoods(before.zone_left[after.zone])
    elif kind == EXPAND:
        company = before.company
        yield CompanyGrows(data.DEED_NAMES[company], before.size[company] + 1, data.UNIT_VALUE[before.good[company]])
    elif kind in (ADVANCE, REFIT):
        yield from of_research(before, kind, value)
    elif kind == START:
        yield SlotsLeft(before.level_of(before.actor, data.SLOTS_TRACK) - before.companies(before.actor) - 1)
    if kind in (BID, PASS, EXPAND) and after.year == before.year:
        yield from of_cash(before, after)
    yield from (event for event in events if isinstance(event, TOLD))


# -- mergers --------------------------------------------------------------------


def of_merger(s: State, first: int, second: int) -> Iterator[Effect]:
    """IND-6.2 to IND-6.6"""
    size, nominal = s.size[first] + s.size[second], s.nominal_value(first, second)
    yield MergerOf(data.DEED_NAMES[first], s.owner[first], data.DEED_NAMES[second], s.owner[second], size, nominal)
    for share in TYPICAL:
        steps = -(-nominal * share // (100 * size))
        yield at_bid(s, first, second, nominal + steps * size)
    if {s.good[first], s.good[second]} == {data.RICE, data.SPICE}:
        lost = max((size + 1) // 2, beside_others(s, first, second))
        yield SiapFajiLoss(lost, size - lost)


def at_bid(s: State, first: int, second: int, bid: int) -> Effect:
    """IND-6.6: the owners share by size, in cash at once."""
    share = bid // (s.size[first] + s.size[second])
    amount, more = share * s.size[first], share * s.size[second]
    owner, other, actor = s.owner[first], s.owner[second], s.actor
    back = (amount if owner == actor else 0) + (more if other == actor else 0)
    if bid > s.cash[actor]:
        return AtBidTooDear(bid, owner, amount, other, more)
    return AtBid(bid, owner, amount, other, more, s.cash[actor] - bid + back)


def beside_others(s: State, first: int, second: int) -> int:
    """IND-7.4: areas that are emptied first because they lie beside other siap faji."""
    land = s.land
    return sum(land[area] in (first, second) and s.touches_good(area, data.SIAP_FAJI, -1) for area in range(data.AREAS))


def of_bid(s: State, amount: int) -> Iterator[Effect]:
    """IND-6.6 in an auction, IND-5.2 and IND-5.4 for the turn order, where equals keep their order."""
    if s.phase == AUCTION:
        yield at_bid(s, s.first, s.second, amount)
        return
    value = amount * data.MULTIPLIER[s.level_of(s.actor, data.BID_TRACK)]
    bids = [(seat, s.bids[seat]) for seat in range(s.seats) if s.bids[seat] >= 0]
    ahead = sum(bid * data.MULTIPLIER[s.level_of(seat, data.BID_TRACK)] >= value for seat, bid in bids)
    yield BidPlace(value, 1 + ahead, s.seats - len(bids) - 1)


# -- operations -----------------------------------------------------------------


def of_operation(before: State, after: State, company: int) -> Iterator[Effect]:
    """IND-10.2 of ships, IND-10.6 and IND-10.7 of goods"""
    good = before.good[company]
    if good == data.SHIPPING:
        limit, ships = before.ship_limit(company), after.size[company]
        left = before.level_of(before.actor, data.EXPANSION_TRACK) - after.expanded if after.phase == FLEET else 0
        yield FleetRoom(ships, limit, max(min(left, limit - ships), 0))
    elif after.phase == DELIVERIES and after.company == company:
        income, fees = after.to_sell * data.UNIT_VALUE[good], cheapest_fees(after)
        yield SalesForecast(after.to_sell, after.size[company], income, fees, income - fees)
    else:
        yield SalesForecast(0, before.size[company], 0, 0, 0)


def of_sales(s: State, events: Sequence[Event]) -> Iterator[Effect]:
    """IND-10.7: all deliveries of the move together."""
    made = [event for event in events if isinstance(event, Delivered)]
    paid: dict[int, int] = {}
    for event in made:
        if event.owner != s.actor:
            paid[event.owner] = paid.get(event.owner, 0) + event.fee
    income, fees = sum(event.income for event in made), sum(paid.values())
    yield Sales(len(made), income, fees, income - fees)
    yield from (FeeTo(seat, amount) for seat, amount in sorted(paid.items()))


# -- the rest -------------------------------------------------------------------


def of_research(s: State, kind: int, value: int) -> Iterator[Effect]:
    """IND-9.1"""
    if kind == REFIT:
        level = s.level_of(value, data.HULL_TRACK)
        yield HullLevel(value, level, level + 1)
        return
    level = s.level_of(s.actor, value)
    yield Level(data.TRACK_NAMES[value], level, level + 1)
    if value == data.BID_TRACK:
        yield BidFactor(data.MULTIPLIER[level], data.MULTIPLIER[level + 1])


def of_cash(before: State, after: State) -> Iterator[Effect]:
    was, now = before.cash[before.actor], after.cash[before.actor]
    if was != now:
        yield Cash(was, now)


EFFECTS = Effects(
    kinds=(
        *(
            MergerOf,
            AtBid,
            AtBidTooDear,
            SiapFajiLoss,
            ClearLeft,
            BidPlace,
            Cash,
            SalesForecast,
            Sales,
            FeeTo,
            RouteFee,
        ),
        *(FleetRoom, CompanyGrows, ZoneGoods, SlotsLeft, Level, BidFactor, HullLevel),
    ),
    find=find,
)
