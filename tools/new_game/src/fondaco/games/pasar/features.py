"""What a seat sees of Pasar as a row of numbers: the facts of view.py and no others."""

from __future__ import annotations

from fondaco.games.pasar import data
from fondaco.games.pasar.state import State
from fondaco.kernel.learning.features import PLAYERS, Feature, Features
from fondaco.kernel.learning.observation import Observation

__all__ = ["FEATURES", "fill"]

STAGES = ("over", "visit", "sale")


def fill(s: State, seat: int, out: Observation) -> None:
    """In the order of FEATURES."""
    out.mark(s.phase, 3)
    out.mark_seats(s.deciding, seat, s.seats, 5)
    out.put(s.seats)
    out.put(s.round)
    out.put(s.rounds_left())
    out.mark_seat(s.first, seat, s.seats, 5)
    for good in range(data.GOODS):
        out.put(s.hand[seat * data.GOODS + good])
    out.mark(s.chosen[seat], data.STALLS)
    fill_players(s, seat, out)
    for good in range(data.GOODS):
        out.put(s.price[good])
    for good in range(data.GOODS):
        out.put(s.traded[good])
    for stall in range(data.STALLS):
        out.mark(s.stall[stall], data.GOODS)
    out.mark(s.selling, data.GOODS)
    for good in range(data.GOODS):
        out.put(s.discard[good])


def fill_players(s: State, seat: int, out: Observation) -> None:
    """A row of 3 numbers for each player."""
    for step in range(s.seats):
        player = (seat + step) % s.seats
        out.put(s.coins[player])
        out.put(s.hand_size(player))
        out.put(1 if s.chosen[player] != data.NOTHING else 0)
    out.skip((5 - s.seats) * 3)


FEATURES = Features(
    Feature("phase", "the phase", (STAGES,)),
    Feature("deciding", "who has a decision now", (PLAYERS,)),
    Feature("seats", "players at the table", high=4),
    Feature("round", "the round", high=8),
    Feature("rounds_left", "rounds after this one", high=8),
    Feature("first", "who sells first", (PLAYERS,)),
    Feature("hand", "one's own cards", (data.GOOD_NAMES,), high=data.CARDS_OF_A_GOOD),
    Feature("choice", "the stall one has chosen, or visited in this round", (data.STALL_NAMES,)),
    Feature("players", "coins, cards in hand, has chosen", (PLAYERS, ("coins", "cards", "chosen")), high=100),
    Feature("prices", "the price of a good", (data.GOOD_NAMES,), high=data.HIGHEST_PRICE),
    Feature("traded", "cards sold in this round", (data.GOOD_NAMES,), high=data.CARDS_OF_A_GOOD),
    Feature("stalls", "the card at a stall", (data.STALL_NAMES, data.GOOD_NAMES)),
    Feature("selling", "what the merchant on turn sells", (data.GOOD_NAMES,)),
    Feature("discard", "discarded cards", (data.GOOD_NAMES,), high=data.CARDS_OF_A_GOOD),
)
