"""KON-4 and KON-14.2: what both decide secretly and at the same time."""

from __future__ import annotations

from fondaco.games.kontor import data, moves, refusals
from fondaco.games.kontor.data import CARD_NAMES, CHOICE_NAMES
from fondaco.games.kontor.rules import hands, rounds
from fondaco.games.kontor.rules.phase import SHOWING, Phase
from fondaco.games.kontor.state import State
from fondaco.kernel.errors import Refusal

RED, BLACK, NO_CARD, PASS_CARD, HAND = data.RED, data.BLACK, data.NO_CARD, data.PASS_CARD, data.HAND
SPECIAL_PRICE = data.SPECIAL_PRICE
BUY, DECLINE, SHOW, CHOOSE, PASS = moves.BUY, moves.DECLINE, moves.SHOW, moves.CHOOSE, moves.PASS


def is_settled(s: State) -> bool:
    """The actor has committed; has everybody?"""
    s.deciding &= ~(1 << s.actor)
    return s.deciding == 0


# -- KON-14.2 Special cards ---------------------------------------------------


class Buying(Phase):
    """KON-14.2: whoever has two florins may buy a special card."""

    def offer(self, s: State) -> None:
        s.offer(BUY)
        s.offer(DECLINE)

    def apply(self, s: State, kind: int, value: int) -> None:
        s.wish[s.actor] = 1 if kind == BUY else 0
        if s.heard is not None:
            s.heard.append(moves.WishSealed(s.actor, "buy" if kind == BUY else "decline"))
        if is_settled(s):
            settle_wishes(s)

    def why_not(self, s: State, kind: int, value: int) -> Refusal:
        return refusals.BuyOrDecline()


def settle_wishes(s: State) -> None:
    """KON-14.2, KON-14.3: red takes the top card, black the next; if both want the last one they show cards."""
    contested = s.wish[RED] == 1 and s.wish[BLACK] == 1 and s.special_left == 1
    for seat in range(2):
        if s.wish[seat] == 0 and s.heard is not None:
            s.heard.append(moves.Declined(seat))
        if s.wish[seat] == 1 and not contested:
            buy(s, seat)
    s.wish = [-1] * 2
    if contested:
        contest(s)
    else:
        rounds.begin_choice(s)


def buy(s: State, seat: int) -> None:
    """KON-14.2"""
    hands.pay(s, seat, SPECIAL_PRICE)
    card = hands.take_special(s, seat)
    if s.heard is not None:
        s.heard.append(moves.Bought(seat, CARD_NAMES[card], SPECIAL_PRICE, s.special_left))


def contest(s: State) -> None:
    """KON-14.3: who has a hand card shows one; with none there is nothing to show."""
    if s.heard is not None:
        s.heard.append(moves.LastSpecialContested())
    seats = (1 if s.held[RED] > 0 else 0) | (2 if s.held[BLACK] > 0 else 0)
    if seats == 0:
        rounds.begin_choice(s)
    else:
        s.phase = SHOWING
        rounds.ask(s, seats)


class Showing(Phase):
    """KON-14.3: the higher card buys."""

    def offer(self, s: State) -> None:
        for slot in range(s.actor * HAND, s.actor * HAND + s.held[s.actor]):
            s.offer(SHOW + s.hand[slot])

    def apply(self, s: State, kind: int, value: int) -> None:
        s.chosen[s.actor] = value
        if s.heard is not None:
            s.heard.append(moves.ShowSealed(s.actor, CARD_NAMES[value]))
        if is_settled(s):
            settle_contest(s)

    def why_not(self, s: State, kind: int, value: int) -> Refusal:
        return refusals.ShowCard()


def settle_contest(s: State) -> None:
    """KON-14.3: the other pays nothing; shown cards return to the hands."""
    s.shown = s.chosen[:]
    for seat in range(2):
        if s.chosen[seat] != NO_CARD:
            hands.make_known(s, seat, s.chosen[seat])
            if s.heard is not None:
                s.heard.append(moves.Shown(seat, CARD_NAMES[s.chosen[seat]]))
    buy(s, RED if s.chosen[RED] > s.chosen[BLACK] else BLACK)
    s.chosen = [-1] * 2
    rounds.begin_choice(s)


# -- KON-4 Choose and reveal --------------------------------------------------


class Choosing(Phase):
    """KON-4.1: one hand card, or pass."""

    def offer(self, s: State) -> None:
        s.offer(PASS)  # KON-4.3: always allowed, and all there is without hand cards
        for slot in range(s.actor * HAND, s.actor * HAND + s.held[s.actor]):
            s.offer(CHOOSE + s.hand[slot])

    def apply(self, s: State, kind: int, value: int) -> None:
        s.chosen[s.actor] = value if kind == CHOOSE else PASS_CARD
        if s.heard is not None:
            s.heard.append(moves.ChoiceSealed(s.actor, CHOICE_NAMES[s.chosen[s.actor]]))
        if is_settled(s):
            rounds.reveal(s)

    def why_not(self, s: State, kind: int, value: int) -> Refusal:
        if kind == CHOOSE:
            return refusals.NotInHand(CARD_NAMES[value])
        if kind in (BUY, DECLINE):
            return refusals.NothingToBuyNow()
        return refusals.NothingToShowNow() if kind == SHOW else refusals.ChooseOrPass()
