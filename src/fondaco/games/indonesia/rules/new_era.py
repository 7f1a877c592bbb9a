"""IND-2 Set-up, IND-4 New Era (and IND-13 with two players), IND-12 End of the game."""

from __future__ import annotations

from fondaco.games.indonesia import data, events, moves, refusals
from fondaco.games.indonesia.data import AREA_NAMES, CARD_NAMES, ERA_NAMES, PROVINCE_NAMES
from fondaco.games.indonesia.rules import deeds, phase
from fondaco.games.indonesia.rules.phase import Phase
from fondaco.games.indonesia.state import State
from fondaco.kernel.errors import Refusal

__all__ = ["order_of", "result", "set_up"]

OVER, NEW_ERA, TURN_ORDER = phase.OVER, phase.NEW_ERA, phase.TURN_ORDER
FOUND, DISCARD = moves.FOUND, moves.DISCARD
CARDS, DEEDS, EMPTY, CITY = data.CARDS, data.DEEDS, data.EMPTY, data.CITY
LATER, ON_OFFER = data.LATER, data.ON_OFFER
CARDS_EACH = data.CARDS_EACH
CARD_ERA = data.CARD_ERA
CARD_PROVINCE = data.CARD_PROVINCE
DEED_ERA = data.DEED_ERA
PROVINCE_FIRST = data.PROVINCE_FIRST
PROVINCE_OF = data.PROVINCE_OF
COAST = data.COAST
OPEN_MONEY = 1  # a choice of the option `money`
BEFORE_CITIES = 1  # a choice of the option `new_deeds`
NO_DEEDS, ONE_TYPE = 1, 2  # the endings
LAST_ERA = 2


# -- IND-2 Set-up -------------------------------------------------------------


def set_up(s: State) -> None:
    """IND-2"""
    for seat in range(s.seats):
        s.cash[seat] = data.CASH  # IND-2.1
        s.order[seat] = seat
        for track in range(5):
            s.level[seat * 5 + track] = 1
    for last in range(s.seats - 1, 0, -1):  # IND-2.2
        other = s.below(last + 1)
        s.order[last], s.order[other] = s.order[other], s.order[last]
    deal_cards(s)
    for deed in range(DEEDS):
        s.deed[deed] = ON_OFFER if DEED_ERA[deed] == 0 else LATER  # IND-2.5
    if s.heard is not None:
        s.heard.append(events.TurnOrder(order_of(s)))
        s.heard.append(events.DeedsOffered(deeds.names_on_offer(s)))
    phase.enter(s, NEW_ERA)


def deal_cards(s: State) -> None:
    """IND-2.3, IND-13.1: of each era one card, or two with two players; the rest leave the game unseen."""
    for era in range(3):
        left = [1] * 5
        for seat in range(s.seats):
            for _ in range(CARDS_EACH[s.seats]):
                s.card[era * 5 + s.take(left, 5)] = seat
    if s.heard is not None:
        for seat in range(s.seats):
            hand = tuple([CARD_NAMES[card] for card in range(CARDS) if s.card[card] == seat])
            s.heard.append(events.CardsDealt(seat, len(hand), hand))


# -- IND-4 New Era ------------------------------------------------------------


class NewEra(Phase):
    """IND-4: is the era over? If so each player founds a city, then new deeds come."""

    def begin(self, s: State) -> None:
        s.year += 1
        if s.heard is not None:
            s.heard.append(events.YearBegan(s.year))
        if s.year == 1:
            begin_era(s)
        elif deeds.types_on_offer(s) > 1:  # IND-4.2
            take_piles(s)
        else:
            end_era(s)

    def offer(self, s: State) -> None:
        for card in range(CARDS):
            if is_in_hand(s, card, s.actor):
                offer_card(s, card)
        if s.offered == 0:
            for card in range(CARDS):
                if is_in_hand(s, card, s.actor):
                    s.offer(DISCARD + card)  # IND-4.5, IND-13.2

    def apply(self, s: State, kind: int, value: int) -> None:
        if kind == FOUND:
            found(s, value >> 8, value & 0xFF)
        else:
            discard(s, value)
        s.placed += 1
        ask(s)

    def why_not(self, s: State, kind: int, value: int) -> Refusal:
        if kind == DISCARD:
            return refusals.CardCanBePlayed(CARD_NAMES[value]) if is_in_hand(s, value, s.actor) else no_card(value)
        if kind != FOUND:
            return refusals.PlaceCity()
        card, area = value >> 8, value & 0xFF
        province = PROVINCE_OF[area]
        if not is_in_hand(s, card, s.actor):
            return no_card(card)
        if s.stones_left(1) == 0:
            return refusals.NoGreenStone()
        if not names(card, province):
            return refusals.NotOnTheCard(CARD_NAMES[card], PROVINCE_NAMES[province])
        if has_city(s, province):
            return refusals.ProvinceHasCity(PROVINCE_NAMES[province])
        if COAST[area] == 0:
            return refusals.NotCoastal(AREA_NAMES[area])
        return refusals.AreaNotEmpty(AREA_NAMES[area])


def no_card(card: int) -> Refusal:
    return refusals.NotYourCard(CARD_NAMES[card])


def end_era(s: State) -> None:
    """IND-4.2, IND-4.3: after era c the game is over, otherwise the next era begins."""
    if s.heard is not None:
        s.heard.append(events.EraEnded("era-" + ERA_NAMES[s.era]))
    if s.era == LAST_ERA:
        end_game(s)
        return
    s.era += 1
    if s.new_deeds == BEFORE_CITIES:
        deeds.lay_out(s)
    begin_era(s)


def begin_era(s: State) -> None:
    if s.heard is not None:
        s.heard.append(events.EraBegan("era-" + ERA_NAMES[s.era]))
    s.placed = 0
    for seat in range(s.seats):
        s.dead[seat] = 0
    ask(s)


def ask(s: State) -> None:
    """IND-4.4, IND-13.2: the next in turn order places a city, until all cards of the era are played."""
    if s.placed < s.seats * CARDS_EACH[s.seats]:
        s.on_turn = s.placed if s.placed < s.seats else s.placed - s.seats
        s.turn(s.order[s.on_turn])
        return
    if s.era > 0 and s.new_deeds != BEFORE_CITIES:
        deeds.lay_out(s)  # IND-4.6
    take_piles(s)


def is_in_hand(s: State, card: int, seat: int) -> bool:
    """A card of this era not yet played."""
    return s.card[card] == seat and s.shown[card] == 0 and CARD_ERA[card] == s.era


def names(card: int, province: int) -> bool:
    """Is this province one of the three on the card?"""
    for entry in range(card * 3, card * 3 + 3):
        if CARD_PROVINCE[entry] == province:
            return True
    return False


def has_city(s: State, province: int) -> bool:
    for number in range(s.cities):
        if PROVINCE_OF[s.city[number]] == province:
            return True
    return False


def can_take_city(s: State, area: int) -> bool:
    """IND-4.4: empty and coastal."""
    return s.land[area] == EMPTY and COAST[area] != 0


def offer_card(s: State, card: int) -> None:
    """IND-4.4: every area where this card can put a city."""
    if s.stones_left(1) == 0:
        return
    for entry in range(card * 3, card * 3 + 3):
        province = CARD_PROVINCE[entry]
        if not has_city(s, province):
            for area in range(PROVINCE_FIRST[province], PROVINCE_FIRST[province + 1]):
                if can_take_city(s, area):
                    s.offer(FOUND + (card << 8) + area)


def is_playable(s: State, card: int) -> bool:
    """IND-4.4: could a city be founded with this card?"""
    if s.stones_left(1) == 0:
        return False
    for entry in range(card * 3, card * 3 + 3):
        province = CARD_PROVINCE[entry]
        if not has_city(s, province):
            for area in range(PROVINCE_FIRST[province], PROVINCE_FIRST[province + 1]):
                if can_take_city(s, area):
                    return True
    return False


def found(s: State, card: int, area: int) -> None:
    """IND-4.4"""
    s.shown[card] = 1
    s.land[area] = CITY
    s.city[s.cities] = area
    s.city_size[s.cities] = 1
    s.cities += 1
    if s.heard is not None:
        s.heard.append(events.CityFounded(s.actor, CARD_NAMES[card], AREA_NAMES[area]))
    deeds.remove_unstartable(s)


def discard(s: State, card: int) -> None:
    """IND-4.5, IND-13.2: it shows that no other card in the hand can be played either."""
    s.shown[card] = 1
    s.dead[s.actor] = 0
    for other in range(CARDS):
        if CARD_ERA[other] == s.era and not is_playable(s, other):
            s.dead[s.actor] |= 1 << other
    if s.heard is not None:
        s.heard.append(events.CardDiscarded(s.actor, CARD_NAMES[card]))


def take_piles(s: State) -> None:
    """IND-4.7"""
    for place in range(s.seats):
        seat = s.order[place]
        if s.heard is not None and s.year > 1:
            s.heard.append(events.PileTaken(seat, s.pile[seat], s.money == OPEN_MONEY))
        s.cash[seat] += s.pile[seat]
        s.pile[seat] = 0
    phase.enter(s, TURN_ORDER)


# -- IND-12 End of the game ---------------------------------------------------


def end_game(s: State) -> None:
    """IND-12.1, IND-12.2"""
    s.ending = ONE_TYPE if deeds.any_on_offer(s) else NO_DEEDS
    s.phase = OVER
    s.deciding = 0
    if s.heard is not None:
        for seat in range(s.seats):
            s.heard.append(events.FinalResult(seat, s.cash[seat], s.bank[seat], s.pile[seat], result(s, seat)))


def result(s: State, seat: int) -> int:
    """IND-12.2"""
    return s.cash[seat] + s.bank[seat] + 2 * s.pile[seat]


def order_of(s: State) -> tuple[int, ...]:
    """The turn order, for events."""
    return tuple([s.order[place] for place in range(s.seats)])
