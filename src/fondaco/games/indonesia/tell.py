"""Tells the listeners what happened: one function per event. In a search nobody listens, and nothing is built."""

from __future__ import annotations

from fondaco.games.indonesia import events
from fondaco.games.indonesia.data import (
    AREA_NAMES,
    AREAS,
    CARD_NAMES,
    CARDS,
    DEED_NAMES,
    DEEDS,
    ERA_NAMES,
    FEE,
    GOOD_NAMES,
    HULL_TRACK,
    LINE_NAMES,
    ON_OFFER,
    OPEN_MONEY,
    PLACE_NAMES,
    SEA_NAMES,
    TRACK_NAMES,
    TYPE_NAMES,
    UNIT_VALUE,
)
from fondaco.games.indonesia.state import State

# -- IND-2 to IND-5 -----------------------------------------------------------


def cards_dealt(s: State, seat: int) -> None:
    if s.heard is not None:
        hand = tuple([CARD_NAMES[card] for card in range(CARDS) if s.card[card] == seat])
        s.heard.append(events.CardsDealt(seat, len(hand), hand))


def turn_order(s: State) -> None:
    if s.heard is not None:
        s.heard.append(events.TurnOrder(tuple([s.order[place] for place in range(s.seats)])))


def year_began(s: State) -> None:
    if s.heard is not None:
        s.heard.append(events.YearBegan(s.year))


def era_ended(s: State) -> None:
    if s.heard is not None:
        s.heard.append(events.EraEnded(era_of(s)))


def era_began(s: State) -> None:
    if s.heard is not None:
        s.heard.append(events.EraBegan(era_of(s)))


def city_founded(s: State, card: int, area: int) -> None:
    if s.heard is not None:
        s.heard.append(events.CityFounded(s.actor, CARD_NAMES[card], AREA_NAMES[area]))


def card_discarded(s: State, card: int) -> None:
    if s.heard is not None:
        s.heard.append(events.CardDiscarded(s.actor, CARD_NAMES[card]))


def deeds_offered(s: State) -> None:
    if s.heard is not None:
        deeds = tuple([DEED_NAMES[deed] for deed in range(DEEDS) if s.deed[deed] == ON_OFFER])
        s.heard.append(events.DeedsOffered(deeds))


def deeds_removed(s: State, removed: list[int]) -> None:
    if s.heard is not None:
        deeds = tuple([DEED_NAMES[deed] for deed in range(DEEDS) if removed[deed]])
        if deeds:
            s.heard.append(events.DeedsRemoved(deeds))


def deed_unstartable(s: State, deed: int) -> None:
    if s.heard is not None:
        s.heard.append(events.DeedUnstartable(DEED_NAMES[deed]))


def pile_taken(s: State, seat: int) -> None:
    """In the first year there is none."""
    if s.heard is not None and s.year > 1:
        s.heard.append(events.PileTaken(seat, s.pile[seat], s.money == OPEN_MONEY))


def bid_named(s: State, amount: int, value: int) -> None:
    if s.heard is not None:
        s.heard.append(events.BidNamed(s.actor, amount, value))


# -- IND-6 to IND-9 -----------------------------------------------------------


def passed(s: State, seat: int) -> None:
    if s.heard is not None:
        s.heard.append(events.Passed(seat))


def merger_announced(s: State) -> None:
    if s.heard is not None:
        size = s.size[s.first] + s.size[s.second]
        nominal = s.nominal_value(s.first, s.second)
        s.heard.append(events.MergerAnnounced(s.actor, DEED_NAMES[s.first], DEED_NAMES[s.second], size, nominal))


def merger_bid(s: State) -> None:
    if s.heard is not None:
        s.heard.append(events.MergerBid(s.bidder, s.bid))


def merger_won(s: State) -> None:
    if s.heard is not None:
        s.heard.append(events.MergerWon(s.bidder, s.bid, DEED_NAMES[s.first], DEED_NAMES[s.second]))


def owner_paid(s: State, company: int, amount: int) -> None:
    if s.heard is not None:
        s.heard.append(events.OwnerPaid(s.owner[company], DEED_NAMES[company], amount))


def companies_merged(s: State) -> None:
    if s.heard is not None:
        good = TYPE_NAMES[s.good[s.first]]
        s.heard.append(events.CompaniesMerged(s.bidder, DEED_NAMES[s.first], good, s.size[s.first]))


def areas_lost(s: State, lost: list[int]) -> None:
    if s.heard is not None:
        areas = tuple([AREA_NAMES[area] for area in range(AREAS) if lost[area]])
        if areas:
            s.heard.append(events.AreasLost(s.actor, areas))


def area_emptied(s: State, area: int) -> None:
    if s.heard is not None:
        s.heard.append(events.AreaEmptied(s.actor, AREA_NAMES[area]))


def company_started(s: State, deed: int, place: int) -> None:
    if s.heard is not None:
        s.heard.append(events.CompanyStarted(s.actor, DEED_NAMES[deed], PLACE_NAMES[place]))


def advanced(s: State, track: int) -> None:
    if s.heard is not None:
        s.heard.append(events.Advanced(s.actor, TRACK_NAMES[track], s.level_of(s.actor, track)))


def hull_advanced(s: State, seat: int) -> None:
    if s.heard is not None:
        s.heard.append(events.HullAdvanced(s.actor, seat, s.level_of(seat, HULL_TRACK)))


# -- IND-10 -------------------------------------------------------------------


def company_operates(s: State) -> None:
    if s.heard is not None:
        s.heard.append(events.CompanyOperates(s.actor, DEED_NAMES[s.company]))


def ship_launched(s: State, sea: int) -> None:
    if s.heard is not None:
        s.heard.append(events.ShipLaunched(s.actor, DEED_NAMES[s.company], SEA_NAMES[sea]))


def sales_due(s: State) -> None:
    if s.heard is not None:
        good = GOOD_NAMES[s.good[s.company]]
        s.heard.append(events.SalesDue(DEED_NAMES[s.company], good, s.size[s.company], s.to_sell))


def delivered(s: State, city: int) -> None:
    if s.heard is not None:
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
                owner=s.carrier(s.line),
            )
        )


def sales_ended(s: State) -> None:
    if s.heard is not None:
        s.heard.append(events.SalesEnded(DEED_NAMES[s.company], s.sold, s.size[s.company]))


def area_added(s: State, area: int) -> None:
    if s.heard is not None:
        s.heard.append(events.AreaAdded(s.actor, DEED_NAMES[s.company], AREA_NAMES[area]))


def area_bought(s: State, area: int, price: int) -> None:
    if s.heard is not None:
        s.heard.append(events.AreaBought(s.actor, DEED_NAMES[s.company], AREA_NAMES[area], price))


def operation_ended(s: State) -> None:
    if s.heard is not None:
        s.heard.append(events.OperationEnded(s.actor, DEED_NAMES[s.company]))


# -- IND-11, IND-12 -----------------------------------------------------------


def city_grew(s: State, city: int) -> None:
    if s.heard is not None:
        s.heard.append(events.CityGrew(AREA_NAMES[s.city[city]], s.city_size[city]))


def goods_consumed(s: State, count: int) -> None:
    if s.heard is not None:
        s.heard.append(events.GoodsConsumed(count))


def final_result(s: State, seat: int, result: int) -> None:
    if s.heard is not None:
        s.heard.append(events.FinalResult(seat, s.cash[seat], s.bank[seat], s.pile[seat], result))


# -- words for numbers --------------------------------------------------------


def era_of(s: State) -> str:
    return "era-" + ERA_NAMES[s.era]
