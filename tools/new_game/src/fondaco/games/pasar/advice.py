"""What a Pasar player looks at: prices now and to come, and where others will not go."""

from __future__ import annotations

from fondaco.games.pasar.data import GOODS, HIGHEST_PRICE
from fondaco.games.pasar.moves import SELL, VISIT
from fondaco.games.pasar.state import State
from fondaco.kernel.declaring.moves import KIND, VALUE
from fondaco.kernel.learning.advice import Advisor as BaseAdvisor

__all__ = ["ADVICE", "evaluate"]

CARD = 0.8  # of what the hand would bring now
RIVAL = 0.5  # how much of the best rival's standing counts against

ADVICE = (
    "price",  # visit: the price of the good at the stall
    "stock",  # visit: cards of it in hand, which lower its price when sold
    "custom",  # visit: the dearest card is left to the one who sells first, the next to the second, and so on
    "coins",  # sale: the price, less what the card brings at the end
    "wait",  # sale: the price may still rise
    "last",  # sale: in the last round
)
PRICE, STOCK, CUSTOM, COINS, WAIT, LAST = range(6)


def evaluate(s: State, seat: int) -> float:
    """Coins to be expected, less a part of the best rival's."""
    best = 0.0
    for other in range(s.seats):
        if other != seat:
            best = max(best, estimate_seat(s, other))
    return estimate_seat(s, seat) - RIVAL * best


def estimate_seat(s: State, seat: int) -> float:
    """The coins a merchant has, and most of what the hand would bring now."""
    value = float(s.coins[seat])
    if s.deciding != 0:
        for good in range(GOODS):
            value += CARD * s.proceeds(good, s.in_hand(seat, good))
    return value


class Advisor(BaseAdvisor):
    """Judges stalls by prices and custom, and sales by what waiting would bring."""

    def __init__(self) -> None:
        BaseAdvisor.__init__(self)
        self.terms = 6

    def judge(self, s: State, move: int) -> None:
        kind, value = move & KIND, move & VALUE
        self.clear()
        if kind == VISIT:
            self.judge_stall(s, value)
        elif kind == SELL:
            self.judge_sale(s, value)

    def judge_stall(self, s: State, stall: int) -> None:
        """PAS-3: a card worth something if nobody else comes; without some custom all bots would meet."""
        good = s.stall[stall]
        self.term[PRICE] = s.price[good]
        self.term[STOCK] = s.in_hand(s.actor, good)
        dearer = 0
        for other in range(s.seats):
            price = s.price[s.stall[other]]
            if price > s.price[good] or (price == s.price[good] and other < stall):
                dearer += 1
        if dearer == (s.actor - s.first + s.seats) % s.seats:
            self.term[CUSTOM] = 1.0

    def judge_sale(self, s: State, good: int) -> None:
        """PAS-4.2, PAS-4.4: the price now, or a better one later."""
        self.term[COINS] = s.price[good] - 1.0
        if s.rounds_left() == 0:
            self.term[LAST] = 1.0
        elif s.traded[good] == 0:
            self.term[WAIT] = HIGHEST_PRICE - s.price[good]
