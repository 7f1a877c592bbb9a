"""KON-4: choosing and revealing."""

from __future__ import annotations

from fondaco.games.kontor import refusals, tell
from fondaco.games.kontor.data import BLACK, BOTH, BY_RUIN, CARD_NAMES, HAND, NOBODY, PASS_CARD, RED
from fondaco.games.kontor.moves import BUY, CHOOSE, DECLINE, PASS, SHOW
from fondaco.games.kontor.rules.ending import finish
from fondaco.games.kontor.rules.first_player import settle_order
from fondaco.games.kontor.rules.hands import make_known
from fondaco.games.kontor.rules.income import grant, is_grant_refused
from fondaco.games.kontor.rules.phase import ask, is_settled
from fondaco.games.kontor.rules.scenarios import is_ruined
from fondaco.games.kontor.rules.tax import collect_tax
from fondaco.games.kontor.state import State
from fondaco.kernel.errors import Refusal
from fondaco.kernel.playing.rules import Phase


class Choosing(Phase):
    """KON-4.1: one hand card, or pass."""

    def begin(self, s: State) -> None:
        ask(s, BOTH)

    def offer(self, s: State) -> None:
        s.offer(PASS)  # KON-4.3: always allowed, and all there is without hand cards
        for slot in range(s.actor * HAND, s.actor * HAND + s.held[s.actor]):
            s.offer(CHOOSE + s.hand[slot])

    def apply(self, s: State, kind: int, value: int) -> None:
        s.chosen[s.actor] = value if kind == CHOOSE else PASS_CARD
        tell.choice_sealed(s)
        if is_settled(s):
            reveal(s)

    def why_not(self, s: State, kind: int, value: int) -> Refusal:
        if kind == CHOOSE:
            return refusals.NotInHand(CARD_NAMES[value])
        if kind in (BUY, DECLINE):
            return refusals.NothingToBuyNow()
        return refusals.NothingToShowNow() if kind == SHOW else refusals.ChooseOrPass()


def reveal(s: State) -> None:
    """KON-4.1, KON-4.2: both choices are seen; who passes takes a florin at once."""
    refused = refused_florin(s)
    s.shown = s.chosen[:]
    for seat in range(2):
        if s.chosen[seat] == PASS_CARD:
            florins = 0 if seat == refused else grant(s, seat)
            tell.passed(s, seat, florins)
        else:
            make_known(s, seat, s.chosen[seat])
            tell.revealed(s, seat)
    if is_ruined(s):
        finish(s, BY_RUIN)
        return
    collect_tax(s)
    settle_order(s)


def refused_florin(s: State) -> int:
    """KON-11.4: who gets no florin for passing, because the other gets the last one."""
    if s.chosen[RED] == PASS_CARD and s.chosen[BLACK] == PASS_CARD:
        for seat in range(2):
            if is_grant_refused(s, seat):
                return seat
    return NOBODY
