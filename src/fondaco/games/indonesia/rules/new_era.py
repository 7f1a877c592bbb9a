"""IND-4: New Era, and what IND-13 changes with two players."""

from __future__ import annotations

from fondaco.games.indonesia import data, refusals, tell
from fondaco.games.indonesia.moves import DISCARD, FOUND
from fondaco.games.indonesia.rules import deeds
from fondaco.games.indonesia.rules.ending import end_game
from fondaco.games.indonesia.rules.phase import TURN_ORDER, enter
from fondaco.games.indonesia.state import State
from fondaco.kernel.errors import Refusal
from fondaco.kernel.playing.rules import Phase


class NewEra(Phase):
    """IND-4: is the era over? If so each player founds a city, then new deeds come."""

    def begin(self, s: State) -> None:
        s.year += 1
        tell.year_began(s)
        if s.year == 1:
            begin_era(s)
        elif deeds.types_on_offer(s) > 1:  # IND-4.2
            take_piles(s)
        else:
            end_era(s)

    def offer(self, s: State) -> None:
        for card in range(data.CARDS):
            if is_in_hand(s, card, s.actor):
                offer_card(s, card)
        if s.offered == 0:
            for card in range(data.CARDS):
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
        if kind == DISCARD and is_in_hand(s, value, s.actor):
            return refusals.CardCanBePlayed(data.CARD_NAMES[value])
        if kind == DISCARD:
            return refusals.NotYourCard(data.CARD_NAMES[value])
        return why_not_found(s, value >> 8, value & 0xFF) if kind == FOUND else refusals.PlaceCity()


def why_not_found(s: State, card: int, area: int) -> Refusal:
    """The first condition of IND-4.4 that is not fulfilled."""
    province = data.PROVINCE_OF[area]
    if not is_in_hand(s, card, s.actor):
        return refusals.NotYourCard(data.CARD_NAMES[card])
    if s.stones_left(1) == 0:
        return refusals.NoGreenStone()
    if not names(card, province):
        return refusals.NotOnTheCard(data.CARD_NAMES[card], data.PROVINCE_NAMES[province])
    if has_city(s, province):
        return refusals.ProvinceHasCity(data.PROVINCE_NAMES[province])
    if data.COAST[area] == 0:
        return refusals.NotCoastal(data.AREA_NAMES[area])
    return refusals.AreaNotEmpty(data.AREA_NAMES[area])


# -- IND-4.2, IND-4.3 Eras ----------------------------------------------------


def end_era(s: State) -> None:
    """IND-4.2, IND-4.3: after era c the game is over, otherwise the next era begins."""
    tell.era_ended(s)
    if s.era == data.LAST_ERA:
        end_game(s)
        return
    s.era += 1
    if s.new_deeds == data.BEFORE_CITIES:
        deeds.lay_out(s)
    begin_era(s)


def begin_era(s: State) -> None:
    tell.era_began(s)
    s.placed = 0
    for seat in range(s.seats):
        s.dead[seat] = 0
    ask(s)


def ask(s: State) -> None:
    """IND-4.4, IND-13.2: the next in turn order places a city, until all cards of the era are played."""
    if s.placed < s.seats * data.CARDS_EACH[s.seats]:
        s.on_turn = s.placed if s.placed < s.seats else s.placed - s.seats
        s.turn(s.order[s.on_turn])
        return
    if s.era > 0 and s.new_deeds != data.BEFORE_CITIES:
        deeds.lay_out(s)  # IND-4.6
    take_piles(s)


def take_piles(s: State) -> None:
    """IND-4.7"""
    for place in range(s.seats):
        seat = s.order[place]
        tell.pile_taken(s, seat)
        s.cash[seat] += s.pile[seat]
        s.pile[seat] = 0
    enter(s, TURN_ORDER)


# -- IND-4.4, IND-4.5 Cities --------------------------------------------------


def is_in_hand(s: State, card: int, seat: int) -> bool:
    """A card of this era not yet played."""
    return s.card[card] == seat and s.shown[card] == 0 and data.CARD_ERA[card] == s.era


def names(card: int, province: int) -> bool:
    """Is this province one of the three on the card?"""
    for entry in range(card * data.CARD_PROVINCES, (card + 1) * data.CARD_PROVINCES):
        if data.CARD_PROVINCE[entry] == province:
            return True
    return False


def has_city(s: State, province: int) -> bool:
    for number in range(s.cities):
        if data.PROVINCE_OF[s.city[number]] == province:
            return True
    return False


def can_take_city(s: State, area: int) -> bool:
    """IND-4.4: empty and coastal."""
    return s.land[area] == data.EMPTY and data.COAST[area] != 0


def offer_card(s: State, card: int) -> None:
    """IND-4.4: every area where this card can put a city."""
    if s.stones_left(1) == 0:
        return
    for entry in range(card * data.CARD_PROVINCES, (card + 1) * data.CARD_PROVINCES):
        province = data.CARD_PROVINCE[entry]
        if not has_city(s, province):
            for area in range(data.PROVINCE_FIRST[province], data.PROVINCE_FIRST[province + 1]):
                if can_take_city(s, area):
                    s.offer(FOUND + (card << 8) + area)


def is_playable(s: State, card: int) -> bool:
    """IND-4.4: could a city be founded with this card?"""
    if s.stones_left(1) == 0:
        return False
    for entry in range(card * data.CARD_PROVINCES, (card + 1) * data.CARD_PROVINCES):
        province = data.CARD_PROVINCE[entry]
        if not has_city(s, province):
            for area in range(data.PROVINCE_FIRST[province], data.PROVINCE_FIRST[province + 1]):
                if can_take_city(s, area):
                    return True
    return False


def found(s: State, card: int, area: int) -> None:
    """IND-4.4"""
    s.shown[card] = 1
    s.land[area] = data.CITY
    s.city[s.cities] = area
    s.city_size[s.cities] = 1
    s.cities += 1
    tell.city_founded(s, card, area)
    deeds.remove_unstartable(s)


def discard(s: State, card: int) -> None:
    """IND-4.5, IND-13.2: it shows that no other card in the hand can be played either."""
    s.shown[card] = 1
    s.dead[s.actor] = 0
    for other in range(data.CARDS):
        if data.CARD_ERA[other] == s.era and not is_playable(s, other):
            s.dead[s.actor] |= 1 << other
    tell.card_discarded(s, card)
