"""BOR-8, BOR-9, BOR-10: monopoly, quota split, new port."""

from __future__ import annotations

from fondaco.games.borneo import data, events, moves
from fondaco.games.borneo.data import CARD_NAMES, GOOD_NAMES, PORT_NAMES
from fondaco.games.borneo.deck import COMPANY_NAMES
from fondaco.games.borneo.rules import base, ending
from fondaco.games.borneo.rules.base import Phase
from fondaco.games.borneo.state import State
from fondaco.kernel.errors import Refusal

__all__ = ["monopolist", "rank_companies"]

SPLIT, IN_DECK, ON_TABLE, REMOVED = data.SPLIT, data.IN_DECK, data.ON_TABLE, data.REMOVED
CARDS, PORTS, COMPANIES, ROW, NO_PORT = data.CARDS, data.PORTS, data.COMPANIES, data.ROW, data.NO_PORT
SPOILS_LOST, AS_QUOTA, LAST_CARD = data.SPOILS_LOST, data.AS_QUOTA, data.LAST_CARD
BY_PORTS = data.BY_PORTS
FLAG = data.FLAG
LIMIT = data.LIMIT
GOOD = data.GOOD
PICK = moves.PICK


# -- BOR-8 Monopoly -----------------------------------------------------------


def monopolist(s: State, slot: int) -> int:
    """BOR-8.1, BOR-8.2: of the companies at the limit the first on the last card, empty ones passed over."""
    last = s.pile[slot * 8 + s.pile_size[slot] - 1]
    first = -1
    for place in range(4):
        company = FLAG[last * 4 + place]
        if s.visible_flags(slot, company) >= LIMIT[s.port[slot]]:
            if s.length[company] > 0 or s.empty_company == SPOILS_LOST:
                return company
            if first < 0:
                first = company
    return first


def monopolise(s: State, slot: int) -> None:
    """BOR-8.3, BOR-8.6: the owner of merchant 1 takes the port, and the company's merchants pick."""
    company = monopolist(s, slot)
    if s.length[company] == 0 and s.empty_company == AS_QUOTA:
        share_by_quota(s, slot)
        return
    if s.heard is not None:
        flags = s.visible_flags(slot, company)
        s.heard.append(events.Monopoly(COMPANY_NAMES[company], PORT_NAMES[s.port[slot]], flags))
    if s.monopoly_port == LAST_CARD:
        take_port(s, s.active, slot)
    elif s.length[company] > 0:
        take_port(s, s.row[company * ROW], slot)
    else:
        lose_port(s, slot)
    s.order = [company, -1, -1, -1]
    s.sharing = 1
    begin_picks(s, slot)


def take_port(s: State, seat: int, slot: int) -> None:
    """BOR-8.3, BOR-9.1"""
    port = s.port[slot]
    base.capture(s, seat, CARDS + port)
    if s.heard is not None:
        s.heard.append(events.PortTaken(seat, PORT_NAMES[port], GOOD_NAMES[GOOD[CARDS + port]]))


def lose_port(s: State, slot: int) -> None:
    """BOR-8.6"""
    s.place[CARDS + s.port[slot]] = REMOVED
    if s.heard is not None:
        s.heard.append(events.PortLost(PORT_NAMES[s.port[slot]]))


# -- BOR-9 Quota split --------------------------------------------------------


def share_by_quota(s: State, slot: int) -> None:
    """BOR-9.1, BOR-9.4: the last card takes the port, and the companies present pick."""
    rank_companies(s, slot)
    if s.heard is not None:
        present = tuple([COMPANY_NAMES[s.order[place]] for place in range(s.sharing)])
        s.heard.append(events.Quota(PORT_NAMES[s.port[slot]], present))
    take_port(s, s.active, slot)
    begin_picks(s, slot)


def rank_companies(s: State, slot: int) -> None:
    """BOR-9.2, BOR-9.3: by visible flags, most first; equals by the reading order of these flags (BOR-1.8)."""
    counts = [0] * 4
    s.order = [-1] * 4
    s.sharing = 0
    for layer in range(s.pile_size[slot]):
        card = s.pile[slot * 8 + layer]
        for place in range(4 if layer == s.pile_size[slot] - 1 else 3):
            company = FLAG[card * 4 + place]
            if counts[company] == 0:
                s.order[s.sharing] = company  # in reading order to begin with
                s.sharing += 1
            counts[company] += 1
    for place in range(1, s.sharing):
        company = s.order[place]
        before = place
        while before > 0 and counts[s.order[before - 1]] < counts[company]:
            s.order[before] = s.order[before - 1]
            before -= 1
        s.order[before] = company


# -- Picks --------------------------------------------------------------------


def begin_picks(s: State, slot: int) -> None:
    """BOR-8.3, BOR-9.4: from merchant 1 of the first company; without any merchant the cards are lost."""
    s.slot = slot
    s.turn_of = -1
    s.rank = 0
    if next_merchant(s):
        s.phase = SPLIT
        s.turn(s.row[s.order[s.turn_of] * ROW + s.rank])
        hand_out_last(s)
    else:
        lose_cards(s)  # BOR-8.6, BOR-9.6


def next_merchant(s: State) -> bool:
    """BOR-9.4, BOR-9.5: one rank in the order of the companies, then the next rank, then from 1 again."""
    longest = 0
    for place in range(s.sharing):
        longest = max(longest, s.length[s.order[place]])
    if longest == 0:
        return False
    while True:
        s.turn_of += 1
        if s.turn_of == s.sharing:
            s.turn_of = 0
            s.rank = s.rank + 1 if s.rank + 1 < longest else 0
        if s.rank < s.length[s.order[s.turn_of]]:
            return True


class Split(Phase):
    """BOR-8.4: the owner of the merchant whose turn it is takes one card of the pile."""

    def offer(self, s: State) -> None:
        for layer in range(s.pile_size[s.slot]):
            s.offer(PICK + s.pile[s.slot * 8 + layer])

    def apply(self, s: State, kind: int, value: int) -> None:
        pick(s, value)
        hand_out_last(s)

    def why_not(self, s: State, kind: int, value: int) -> Refusal:
        return moves.NotInPile(CARD_NAMES[value]) if kind == PICK else moves.PickNow()


def pick(s: State, card: int) -> None:
    """BOR-8.5"""
    layer = s.slot * 8
    while s.pile[layer] != card:
        layer += 1
    s.pile_size[s.slot] -= 1
    last = s.slot * 8 + s.pile_size[s.slot]
    while layer < last:
        s.pile[layer] = s.pile[layer + 1]
        layer += 1
    s.pile[last] = -1
    base.capture(s, s.actor, card)
    if s.heard is not None:
        company = s.order[s.turn_of]
        s.heard.append(events.Picked(s.actor, CARD_NAMES[card], COMPANY_NAMES[company], s.rank + 1))
    if s.pile_size[s.slot] > 0:
        next_merchant(s)
        s.turn(s.row[s.order[s.turn_of] * ROW + s.rank])


def hand_out_last(s: State) -> None:
    """BOR-8.4: the last card of a pile leaves no choice, as all can see."""
    if s.pile_size[s.slot] == 1:
        pick(s, s.pile[s.slot * 8])
    if s.pile_size[s.slot] == 0:
        end_split(s)


def lose_cards(s: State) -> None:
    """BOR-8.6, BOR-9.6"""
    slot = s.slot
    if s.heard is not None:
        cards = tuple([CARD_NAMES[s.pile[slot * 8 + layer]] for layer in range(s.pile_size[slot])])
        s.heard.append(events.CardsLost(PORT_NAMES[s.port[slot]], cards))
    base.clear_pile(s, slot)
    end_split(s)


# -- BOR-10 New port ----------------------------------------------------------


def end_split(s: State) -> None:
    """BOR-10"""
    slot = s.slot
    s.port[slot] = NO_PORT
    s.slot = -1
    s.order = [-1] * 4
    s.sharing = s.turn_of = s.rank = 0
    s.actor = s.active
    if open_port(s, slot):
        ending.draw(s)
    else:
        ending.end_game(s, BY_PORTS)  # BOR-10.2


def open_port(s: State, slot: int) -> bool:
    """BOR-2.3, BOR-10.1: the top port of the deck, if there is one."""
    left = 0
    for port in range(PORTS):
        if s.place[CARDS + port] == IN_DECK:
            left += 1
    if left == 0:
        return False
    left = s.below(left)
    port = 0
    while s.place[CARDS + port] != IN_DECK or left > 0:
        if s.place[CARDS + port] == IN_DECK:
            left -= 1
        port += 1
    s.port[slot] = port
    s.place[CARDS + port] = ON_TABLE
    if s.heard is not None:
        good = GOOD_NAMES[GOOD[CARDS + port]]
        s.heard.append(events.PortOpened(PORT_NAMES[port], good, data.MOST[port], LIMIT[port]))
    return True
