"""SPI-4: buying shares with purple dice; SPI-1.10: shares that come back."""

from __future__ import annotations

from fondaco.games.spice_islands import refusals, tell
from fondaco.games.spice_islands.data import COLOUR_NAMES, NOBODY, NONE, ORGANISATIONS, PRICES, PURPLE, SHARES
from fondaco.games.spice_islands.moves import BUY, PASS
from fondaco.games.spice_islands.rules.phase import PURCHASE, enter
from fondaco.games.spice_islands.rules.turn import next_action
from fondaco.games.spice_islands.state import State
from fondaco.kernel.errors import Refusal
from fondaco.kernel.playing.rules import Phase


class Purchase(Phase):
    """SPI-4: one share from the top of a stack, or nothing."""

    def begin(self, s: State) -> None:
        """SPI-4.1, SPI-4.3: a full round for each purple die, the active player first."""
        tell.round_opened(s)
        s.buyers = s.seats
        ask_buyer(s, s.active)

    def offer(self, s: State) -> None:
        for colour in range(ORGANISATIONS):
            if can_afford(s, s.actor, colour):
                s.offer(BUY + colour)
        s.offer(PASS)

    def apply(self, s: State, kind: int, value: int) -> None:
        if kind == BUY:
            buy(s, value)
        else:
            tell.passed(s)
        s.buyers -= 1
        ask_buyer(s, s.left_of(s.actor))

    def why_not(self, s: State, kind: int, value: int) -> Refusal:
        if kind != BUY:
            return refusals.PurchaseFirst()
        number = s.top(value)
        if number == NONE:
            return refusals.StackEmpty(COLOUR_NAMES[value])
        return refusals.TooDear(COLOUR_NAMES[value], PRICES[number], s.money[s.actor])


def ask_buyer(s: State, seat: int) -> None:
    """SPI-4.1: the next player who can buy anything; the money and the stacks are open, so all see who cannot."""
    while s.buyers > 0 and not can_buy(s, seat):
        tell.nothing_affordable(s, seat)
        s.buyers -= 1
        seat = s.left_of(seat)
    if s.buyers > 0:
        s.turn(seat)
        return
    s.dice[PURPLE] -= 1
    if s.dice[PURPLE] > 0:
        enter(s, PURCHASE)
    else:
        next_action(s)


def can_buy(s: State, seat: int) -> bool:
    """SPI-4.2"""
    for colour in range(ORGANISATIONS):
        if can_afford(s, seat, colour):
            return True
    return False


def can_afford(s: State, seat: int, colour: int) -> bool:
    """SPI-4.2: is there a share of this colour, and money for it?"""
    number = s.top(colour)
    return number != NONE and PRICES[number] <= s.money[seat]


def buy(s: State, colour: int) -> None:
    """SPI-4.2: the price goes to the bank."""
    number = s.top(colour)
    s.money[s.actor] -= PRICES[number]
    s.share[colour * SHARES + number] = s.actor
    tell.bought(s, colour, number)


def return_shares(s: State, colour: int) -> None:
    """SPI-1.10: all shares of a colour are sorted back into the stack."""
    count = s.shares_out(colour)
    for number in range(colour * SHARES, (colour + 1) * SHARES):
        s.share[number] = NOBODY
    tell.shares_returned(s, colour, count)
