"""BAT-4: actions."""

from __future__ import annotations

from fondaco.games.batavia import refusals, tell
from fondaco.games.batavia.data import COMPANIES, COMPANY_NAMES, NOBODY
from fondaco.games.batavia.moves import BID, CONVERT, DRAW, KEEP, LAY, PASS
from fondaco.games.batavia.rules.majority import count_majority
from fondaco.games.batavia.rules.phase import PLAY, enter
from fondaco.games.batavia.rules.pile import take_card
from fondaco.games.batavia.rules.rounds import end_action
from fondaco.games.batavia.state import State
from fondaco.kernel.errors import Refusal
from fondaco.kernel.playing.rules import Phase


class Action(Phase):
    """BAT-4.1: draw two cards, or begin a play by laying a card."""

    def offer(self, s: State) -> None:
        s.offer(DRAW)  # BAT-4.1: always allowed
        if can_play(s):
            offer_cards(s)

    def apply(self, s: State, kind: int, value: int) -> None:
        if kind == LAY:
            enter(s, PLAY)
            lay(s, value)
        else:
            draw_two(s)
            end_action(s)

    def why_not(self, s: State, kind: int, value: int) -> Refusal:
        if kind in (BID, PASS):
            return refusals.NoAuctionNow()
        if kind in (CONVERT, KEEP):
            return refusals.NothingToConvert()
        if kind != LAY:
            return refusals.CardsFirst()
        if s.in_hand(s.actor, value) == 0:
            return refusals.NoSuchCard(COMPANY_NAMES[value])
        return refusals.NoMajorityPossible() if s.hex == NOBODY else refusals.LastRoundNeedsTile()


def draw_two(s: State) -> None:
    """BAT-4.2"""
    drawn = [0] * COMPANIES
    for _ in range(2):
        ship = take_card(s, s.actor)
        if ship >= 0:
            drawn[ship] += 1
    tell.drew(s, drawn)


def can_play(s: State) -> bool:
    """BAT-4.5, BAT-4.6: a card to lay, and a hand that could bring a majority (`State.can_lead` has both cases)."""
    return s.hand_size(s.actor) > 0 and s.can_lead(s.actor)


def offer_cards(s: State) -> None:
    """BAT-4.4: any number, one by one."""
    mine = s.actor * COMPANIES
    for company in range(COMPANIES):
        if s.hand[mine + company] > 0:
            s.offer(LAY + company)


def lay(s: State, company: int) -> None:
    """BAT-4.4, BAT-5.3"""
    mine = s.actor * COMPANIES + company
    s.hand[mine] -= 1
    if s.known[mine] > 0:
        s.known[mine] -= 1
    s.table[mine] += 1
    s.marker[company] += 1
    s.cannon += 1
    s.laid += 1
    tell.laid(s, company)
    count_majority(s, s.actor, company)
