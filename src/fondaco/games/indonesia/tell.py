"""One function per event: it builds the event and passes it to the event sink. In a search none is called."""

from __future__ import annotations

from fondaco.games.indonesia import data, events
from fondaco.games.indonesia.state import State
from fondaco.kernel.showing.events import skip_unheard

# -- IND-2 to IND-5 -----------------------------------------------------------


def cards_dealt(s: State, seat: int) -> None:
    hand = tuple([data.CARD_NAMES[card] for card in range(data.CARDS) if s.card[card] == seat])
    s.tell(events.CardsDealt(seat, len(hand), hand))


def turn_order(s: State) -> None:
    s.tell(events.TurnOrder(tuple([s.order[place] for place in range(s.seats)])))


def year_began(s: State) -> None:
    s.tell(events.YearBegan(s.year))


def era_ended(s: State) -> None:
    s.tell(events.EraEnded(era_of(s)))


def era_began(s: State) -> None:
    s.tell(events.EraBegan(era_of(s)))


def city_founded(s: State, card: int, area: int) -> None:
    s.tell(events.CityFounded(s.actor, data.CARD_NAMES[card], data.AREA_NAMES[area]))


def card_discarded(s: State, card: int) -> None:
    s.tell(events.CardDiscarded(s.actor, data.CARD_NAMES[card]))


def deeds_offered(s: State) -> None:
    deeds = tuple([data.DEED_NAMES[deed] for deed in range(data.DEEDS) if s.deed[deed] == data.ON_OFFER])
    s.tell(events.DeedsOffered(deeds))


def deeds_removed(s: State, removed: list[int]) -> None:
    deeds = tuple([data.DEED_NAMES[deed] for deed in range(data.DEEDS) if removed[deed]])
    if deeds:
        s.tell(events.DeedsRemoved(deeds))


def deed_unstartable(s: State, deed: int) -> None:
    s.tell(events.DeedUnstartable(data.DEED_NAMES[deed]))


def pile_taken(s: State, seat: int) -> None:
    """In the first year there is none."""
    if s.year > 1:
        s.tell(events.PileTaken(seat, s.pile[seat], s.money == data.OPEN_MONEY))


def bid_named(s: State, amount: int, value: int) -> None:
    s.tell(events.BidNamed(s.actor, amount, value))


# -- IND-6 to IND-9 -----------------------------------------------------------


def passed(s: State, seat: int) -> None:
    s.tell(events.Passed(seat))


def merger_announced(s: State) -> None:
    size = s.size[s.first] + s.size[s.second]
    nominal = s.nominal_value(s.first, s.second)
    s.tell(events.MergerAnnounced(s.actor, data.DEED_NAMES[s.first], data.DEED_NAMES[s.second], size, nominal))


def merger_bid(s: State) -> None:
    s.tell(events.MergerBid(s.bidder, s.bid))


def merger_won(s: State) -> None:
    s.tell(events.MergerWon(s.bidder, s.bid, data.DEED_NAMES[s.first], data.DEED_NAMES[s.second]))


def owner_paid(s: State, company: int, amount: int) -> None:
    s.tell(events.OwnerPaid(s.owner[company], data.DEED_NAMES[company], amount))


def companies_merged(s: State) -> None:
    good = data.TYPE_NAMES[s.good[s.first]]
    s.tell(events.CompaniesMerged(s.bidder, data.DEED_NAMES[s.first], good, s.size[s.first]))


def areas_lost(s: State, lost: list[int]) -> None:
    areas = tuple([data.AREA_NAMES[area] for area in range(data.AREAS) if lost[area]])
    if areas:
        s.tell(events.AreasLost(s.actor, areas))


def area_emptied(s: State, area: int) -> None:
    s.tell(events.AreaEmptied(s.actor, data.AREA_NAMES[area]))


def company_started(s: State, deed: int, place: int) -> None:
    s.tell(events.CompanyStarted(s.actor, data.DEED_NAMES[deed], data.PLACE_NAMES[place]))


def advanced(s: State, track: int) -> None:
    s.tell(events.Advanced(s.actor, data.TRACK_NAMES[track], s.level_of(s.actor, track)))


def hull_advanced(s: State, seat: int) -> None:
    s.tell(events.HullAdvanced(s.actor, seat, s.level_of(seat, data.HULL_TRACK)))


# -- IND-10 -------------------------------------------------------------------


def company_operates(s: State) -> None:
    s.tell(events.CompanyOperates(s.actor, data.DEED_NAMES[s.company]))


def ship_launched(s: State, sea: int) -> None:
    s.tell(events.ShipLaunched(s.actor, data.DEED_NAMES[s.company], data.SEA_NAMES[sea]))


def sales_due(s: State) -> None:
    good = data.GOOD_NAMES[s.good[s.company]]
    s.tell(events.SalesDue(data.DEED_NAMES[s.company], good, s.size[s.company], s.to_sell))


def delivered(s: State, city: int) -> None:
    good = s.good[s.company]
    s.tell(
        events.Delivered(
            seat=s.owner[s.company],
            company=data.DEED_NAMES[s.company],
            good=data.GOOD_NAMES[good],
            zone=data.AREA_NAMES[s.zone_area[s.zone]],
            line=data.LINE_NAMES[s.line],
            seas=tuple([data.SEA_NAMES[s.route[leg]] for leg in range(s.legs)]),
            city=data.AREA_NAMES[s.city[city]],
            income=data.UNIT_VALUE[good],
            fee=data.FEE * s.legs,
            owner=s.carrier(s.line),
        )
    )


def sales_ended(s: State) -> None:
    s.tell(events.SalesEnded(data.DEED_NAMES[s.company], s.sold, s.size[s.company]))


def area_added(s: State, area: int) -> None:
    s.tell(events.AreaAdded(s.actor, data.DEED_NAMES[s.company], data.AREA_NAMES[area]))


def area_bought(s: State, area: int, price: int) -> None:
    s.tell(events.AreaBought(s.actor, data.DEED_NAMES[s.company], data.AREA_NAMES[area], price))


def operation_ended(s: State) -> None:
    s.tell(events.OperationEnded(s.actor, data.DEED_NAMES[s.company]))


# -- IND-11, IND-12 -----------------------------------------------------------


def city_grew(s: State, city: int) -> None:
    s.tell(events.CityGrew(data.AREA_NAMES[s.city[city]], s.city_size[city]))


def goods_consumed(s: State, count: int) -> None:
    s.tell(events.GoodsConsumed(count))


def final_result(s: State, seat: int, result: int) -> None:
    s.tell(events.FinalResult(seat, s.cash[seat], s.bank[seat], s.pile[seat], result))


# -- words for numbers --------------------------------------------------------


def era_of(s: State) -> str:
    return "era-" + data.ERA_NAMES[s.era]


skip_unheard(globals())
