"""KON-14: special cards."""

from __future__ import annotations

from fondaco.games.kontor import data, refusals, tell
from fondaco.games.kontor.moves import BUY, DECLINE, SHOW
from fondaco.games.kontor.rules.hands import add_to_hand, make_known
from fondaco.games.kontor.rules.harbour import (
    BY_CANAL,
    BY_CLOSED_YARD,
    BY_ENEMY_CRANE,
    CRANE_FORBIDS_BRIDGE,
    FREE,
    NEAR_CLOSED,
    NO_BRIDGE,
    NO_CANAL_NEAR,
    NO_FLOOD,
    SHIP_ON_IT,
    widen,
)
from fondaco.games.kontor.rules.income import pay
from fondaco.games.kontor.rules.phase import CHOOSING, SHOWING, ask, enter, is_settled
from fondaco.games.kontor.rules.yards import closes_any
from fondaco.games.kontor.state import State
from fondaco.kernel.errors import Refusal
from fondaco.kernel.playing.rules import Phase

# -- buying -------------------------------------------------------------------


class Buying(Phase):
    """KON-14.2: a player with two florins may buy a special card."""

    def begin(self, s: State) -> None:
        buyers = 0
        if s.special_left > 0:
            for seat in range(2):
                if s.florins[seat] >= data.SPECIAL_PRICE:
                    buyers |= 1 << seat
        if buyers == 0:
            enter(s, CHOOSING)
        else:
            ask(s, buyers)

    def offer(self, s: State) -> None:
        if s.florins[s.actor] >= data.SPECIAL_PRICE:
            s.offer(BUY)
        s.offer(DECLINE)

    def apply(self, s: State, kind: int, value: int) -> None:
        s.wish[s.actor] = 1 if kind == BUY else 0
        tell.wish_sealed(s)
        if is_settled(s):
            settle_wishes(s)

    def why_not(self, s: State, kind: int, value: int) -> Refusal:
        return refusals.BuyOrDecline()


def settle_wishes(s: State) -> None:
    """KON-14.2, KON-14.3: red takes the top card, black the next; if both want the last one they show cards."""
    contested = s.wish[data.RED] == 1 and s.wish[data.BLACK] == 1 and s.special_left == 1
    for seat in range(2):
        if s.wish[seat] == 0:
            tell.declined(s, seat)
        if s.wish[seat] == 1 and not contested:
            buy(s, seat)
    s.wish = [data.NO_WISH] * 2
    enter(s, SHOWING if contested else CHOOSING)


def buy(s: State, seat: int) -> None:
    """KON-14.2: the top special card, hidden into the hand."""
    pay(s, seat, data.SPECIAL_PRICE)
    s.special_left -= 1
    card = s.special[s.special_left]
    s.special[s.special_left] = data.NO_CARD
    add_to_hand(s, seat, card, False)
    tell.bought(s, seat, card)


class Showing(Phase):
    """KON-14.3: the higher card buys."""

    def begin(self, s: State) -> None:
        """Who has a hand card shows one; with none there is nothing to show."""
        tell.last_special_contested(s)
        seats = 0
        for seat in range(2):
            if s.held[seat] > 0:
                seats |= 1 << seat
        if seats == 0:
            enter(s, CHOOSING)
        else:
            ask(s, seats)

    def offer(self, s: State) -> None:
        for slot in range(s.actor * data.HAND, s.actor * data.HAND + s.held[s.actor]):
            s.offer(SHOW + s.hand[slot])

    def apply(self, s: State, kind: int, value: int) -> None:
        s.chosen[s.actor] = value
        tell.show_sealed(s, value)
        if is_settled(s):
            settle_contest(s)

    def why_not(self, s: State, kind: int, value: int) -> Refusal:
        return refusals.ShowCard()


def settle_contest(s: State) -> None:
    """KON-14.3: the other pays nothing; shown cards return to the hands."""
    s.shown = s.chosen[:]
    for seat in range(2):
        if s.chosen[seat] != data.NO_CARD:
            make_known(s, seat, s.chosen[seat])
            tell.shown(s, seat)
    buy(s, data.RED if s.chosen[data.RED] > s.chosen[data.BLACK] else data.BLACK)
    s.chosen = [data.NO_CARD] * 2
    enter(s, CHOOSING)


# -- floods, bridges, customs -------------------------------------------------


def flood_obstacle(s: State, space: int, around: int) -> int:
    """KON-14.8, KON-14.6: on a dock with one good or a bridge, in an open yard."""
    if s.ground[space] != data.QUAY_LIKE:
        return NO_FLOOD
    card = s.table[space]
    goods = (
        data.CARD_GOODS[card * data.GOODS]
        + data.CARD_GOODS[card * data.GOODS + 1]
        + data.CARD_GOODS[card * data.GOODS + 2]
    )
    if data.CARD_KIND[card] != data.BRIDGE and goods != 1:
        return NO_FLOOD
    if s.yard[space] > 0 or around & BY_CLOSED_YARD:
        return NEAR_CLOSED
    return FREE


def bridge_obstacle(s: State, space: int, around: int) -> int:
    """KON-14.9, KON-14.10, KON-14.6: on a canal-like card, but no customs, without the ship."""
    if s.ground[space] != data.CANAL_LIKE or data.CARD_KIND[s.table[space]] == data.CUSTOMS:
        return NO_BRIDGE
    if s.ship == space:
        return SHIP_ON_IT
    if around & BY_CLOSED_YARD:
        return NEAR_CLOSED
    if around & BY_ENEMY_CRANE:
        return CRANE_FORBIDS_BRIDGE
    if s.scenario == data.WATER_GAMES and around & BY_CANAL == 0:
        return NO_CANAL_NEAR  # KON-15.1
    return FREE


def would_close(s: State, space: int, ground: int) -> bool:
    """KON-14.12: would a customs card close any yard by lying here?"""
    top, bottom, left, right = s.top, s.bottom, s.left, s.right
    s.ground[space] = ground
    closes = closes_any(s, space, widen(s, space))
    s.ground[space] = data.EMPTY
    s.top, s.bottom, s.left, s.right = top, bottom, left, right
    return closes


def cover(s: State, card: int) -> None:
    """KON-14.8, KON-14.9: the covered card counts as gone."""
    s.order[card] = 0
    place = 0
    while s.covered[place] != data.NO_CARD:
        place += 1
    s.covered[place] = card
