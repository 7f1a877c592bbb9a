"""PAS-4: the sale."""

from __future__ import annotations

from fondaco.games.pasar import refusals, tell
from fondaco.games.pasar.data import GOOD_NAMES, GOODS, HIGHEST_PRICE, LOWEST_PRICE, NOTHING
from fondaco.games.pasar.moves import DONE, SELL, VISIT
from fondaco.games.pasar.rules.rounds import end_round
from fondaco.games.pasar.state import State
from fondaco.kernel.errors import Refusal
from fondaco.kernel.playing.rules import Phase


class Sale(Phase):
    """PAS-4.1: one merchant after the other sells any number of cards of one good."""

    def begin(self, s: State) -> None:
        s.turn(s.first)

    def offer(self, s: State) -> None:
        for good in range(GOODS):
            if s.in_hand(s.actor, good) > 0 and s.selling in (NOTHING, good):  # PAS-4.3
                s.offer(SELL + good)
        s.offer(DONE)

    def apply(self, s: State, kind: int, value: int) -> None:
        if kind == SELL:
            sell(s, value)
            return
        tell.finished(s)
        s.selling = NOTHING
        seat = s.left_of(s.actor)
        if seat != s.first:
            s.turn(seat)
            return
        raise_prices(s)
        end_round(s)

    def why_not(self, s: State, kind: int, value: int) -> Refusal:
        if kind == VISIT:
            return refusals.StallsAreClosed()
        if s.in_hand(s.actor, value) == 0:
            return refusals.NotInHand(GOOD_NAMES[value])
        return refusals.OneGoodOnly(GOOD_NAMES[s.selling])


def sell(s: State, good: int) -> None:
    """PAS-4.2: the card brings its price, which then falls by one."""
    place = s.actor * GOODS + good
    coins = s.price[good]
    s.hand[place] -= 1
    if s.known[place] > 0:
        s.known[place] -= 1
    s.discard[good] += 1
    s.coins[s.actor] += coins
    s.price[good] = max(coins - 1, LOWEST_PRICE)
    s.traded[good] += 1
    s.selling = good
    tell.sold(s, good, coins)


def raise_prices(s: State) -> None:
    """PAS-4.4: what nobody sold becomes dearer."""
    risen = [0] * GOODS
    for good in range(GOODS):
        if s.traded[good] == 0 and s.price[good] < HIGHEST_PRICE:
            s.price[good] += 1
            risen[good] = 1
        s.traded[good] = 0
    tell.prices_rose(s, risen)
