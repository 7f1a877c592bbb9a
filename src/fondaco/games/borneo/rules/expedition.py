"""BOR-7: the expedition."""

from __future__ import annotations

from fondaco.games.borneo import data, events, moves
from fondaco.games.borneo.data import CARD_NAMES, PORT_NAMES
from fondaco.games.borneo.rules import base, ending, split
from fondaco.games.borneo.rules.base import Phase
from fondaco.games.borneo.state import State
from fondaco.kernel.errors import Refusal

IN_HAND, ON_TABLE = data.IN_HAND, data.ON_TABLE
OPEN_PORTS, COMPANIES = data.OPEN_PORTS, data.COMPANIES
MOST = data.MOST
LIMIT = data.LIMIT
TAKE, CHANGE, CHALLENGE, LAY = moves.TAKE, moves.CHANGE, moves.CHALLENGE, moves.LAY


class Expedition(Phase):
    """BOR-7.1: one hand card must go to one of the ports."""

    def offer(self, s: State) -> None:
        offer_expedition(s)

    def apply(self, s: State, kind: int, value: int) -> None:
        lay(s, value >> 8, value & 0xFF)

    def why_not(self, s: State, kind: int, value: int) -> Refusal:
        return why_not(s, kind, value)


def offer_expedition(s: State) -> None:
    """BOR-7.1: every hand card on each of the three ports."""
    for slot in range(s.hand_size[s.actor]):
        for place in range(OPEN_PORTS):
            s.offer(LAY + (s.hand[s.actor * 8 + slot] << 8) + s.port[place])


def why_not(s: State, kind: int, value: int) -> Refusal:
    if kind in (TAKE, CHANGE, CHALLENGE):
        return moves.PhaseIsOver()
    if kind != LAY:
        return moves.MustLay()
    if s.place[value >> 8] != IN_HAND + s.actor:
        return moves.NotInHand(CARD_NAMES[value >> 8])
    return moves.PortNotOpen(PORT_NAMES[value & 0xFF])


def lay(s: State, card: int, port: int) -> None:
    """BOR-7.1, BOR-7.2"""
    slot = 0
    while s.port[slot] != port:
        slot += 1
    base.leave_hand(s, s.actor, card)
    s.place[card] = ON_TABLE
    s.pile[slot * 8 + s.pile_size[slot]] = card
    s.pile_size[slot] += 1
    if s.heard is not None:
        flags = [s.visible_flags(slot, company) for company in range(COMPANIES)]
        s.heard.append(events.Laid(s.actor, CARD_NAMES[card], PORT_NAMES[port], s.pile_size[slot], *flags))
    test(s, slot, port)


def test(s: State, slot: int, port: int) -> None:
    """BOR-7.2, BOR-7.3: the flag limit is tested before the number of cards."""
    for company in range(COMPANIES):
        if s.visible_flags(slot, company) >= LIMIT[port]:
            split.monopolise(s, slot)  # a
            return
    if s.pile_size[slot] == MOST[port]:
        split.share_by_quota(s, slot)  # b
    else:
        ending.draw(s)  # c: nothing happens
