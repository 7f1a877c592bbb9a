"""BOR-7: the expedition."""

from __future__ import annotations

from fondaco.games.borneo import data, refusals, tell
from fondaco.games.borneo.moves import CHALLENGE, CHANGE, LAY, TAKE
from fondaco.games.borneo.rules.draw import draw_two
from fondaco.games.borneo.rules.monopoly import find_monopoly, share_monopoly
from fondaco.games.borneo.rules.phase import Phase
from fondaco.games.borneo.rules.quota import share_by_quota
from fondaco.games.borneo.rules.terms import leave_hand
from fondaco.games.borneo.state import State
from fondaco.kernel.errors import Refusal


class Expedition(Phase):
    """BOR-7.1: one hand card must go to one of the ports."""

    def offer(self, s: State) -> None:
        offer_cards(s)

    def apply(self, s: State, kind: int, value: int) -> None:
        lay(s, value >> 8, value & 0xFF)

    def why_not(self, s: State, kind: int, value: int) -> Refusal:
        return why_no_expedition(s, kind, value)


def offer_cards(s: State) -> None:
    """BOR-7.1: every hand card on each of the three ports."""
    for place in range(s.hand_size[s.actor]):
        for slot in range(data.OPEN_PORTS):
            s.offer(LAY + (s.hand[s.actor * data.HAND_ROOM + place] << 8) + s.port[slot])


def why_no_expedition(s: State, kind: int, value: int) -> Refusal:
    """BOR-3.1, BOR-7.1"""
    if kind in (TAKE, CHANGE, CHALLENGE):
        return refusals.PhaseIsOver()
    if kind != LAY:
        return refusals.MustLay()
    if s.place[value >> 8] != data.IN_HAND + s.actor:
        return refusals.NotInHand(data.CARD_NAMES[value >> 8])
    return refusals.PortNotOpen(data.PORT_NAMES[value & 0xFF])


def lay(s: State, card: int, port: int) -> None:
    """BOR-7.1"""
    slot = s.slot_of(port)
    leave_hand(s, s.actor, card)
    s.place[card] = data.ON_TABLE
    s.pile[slot * data.PILE_ROOM + s.pile_size[slot]] = card
    s.pile_size[slot] += 1
    tell.laid(s, card, slot)
    check_port(s, slot)


def check_port(s: State, slot: int) -> None:
    """BOR-7.2, BOR-7.3: the flag limit is tested before the number of cards."""
    company = find_monopoly(s, slot)
    if company != data.NO_COMPANY:
        if s.length[company] == 0 and s.empty_company == data.AS_QUOTA:
            share_by_quota(s, slot)  # BOR-8.2
        else:
            share_monopoly(s, slot, company)  # a
    elif s.pile_size[slot] == data.MAX_CARDS[s.port[slot]]:
        share_by_quota(s, slot)  # b
    else:
        draw_two(s)  # c: nothing happens
