"""BOR-8: monopoly, and how merchants pick their cards, in a quota split too."""

from __future__ import annotations

from fondaco.games.borneo import data, refusals, tell
from fondaco.games.borneo.moves import PICK
from fondaco.games.borneo.rules.new_port import replace_port
from fondaco.games.borneo.rules.phase import SPLIT, Phase, enter
from fondaco.games.borneo.rules.terms import capture, discard_pile, leave_pile
from fondaco.games.borneo.state import State
from fondaco.kernel.errors import Refusal

__all__ = ["find_monopoly"]


def find_monopoly(s: State, slot: int) -> int:
    """BOR-8.1, BOR-8.2: of the companies at the limit the first on the last card, empty ones passed over.

    NO_COMPANY if none has reached it. Only the last card can have reached it: before that card nobody had.
    """
    last = s.pile[slot * data.PILE_ROOM + s.pile_size[slot] - 1]
    limit = data.FLAG_LIMIT[s.port[slot]]
    first = data.NO_COMPANY
    for place in range(data.FLAGS):
        company = data.FLAG[last * data.FLAGS + place]
        if s.visible_flags(slot, company) >= limit:
            if s.length[company] > 0 or s.empty_company == data.SPOILS_LOST:
                return company
            if first == data.NO_COMPANY:
                first = company
    return first


def share_monopoly(s: State, slot: int, company: int) -> None:
    """BOR-8.3, BOR-8.6: the owner of merchant 1 takes the port, and the company's merchants pick."""
    tell.monopoly(s, slot, company)
    if s.monopoly_port == data.LAST_CARD:
        take_port(s, s.active, slot)
    elif s.length[company] > 0:
        take_port(s, s.row[company * data.ROW], slot)
    else:
        lose_port(s, slot)
    s.order = [data.NO_COMPANY] * data.COMPANIES
    s.order[0] = company
    s.sharing = 1
    s.slot = slot
    enter(s, SPLIT)


def take_port(s: State, seat: int, slot: int) -> None:
    """BOR-8.3, BOR-9.1"""
    capture(s, seat, data.CARDS + s.port[slot])
    tell.port_taken(s, seat, s.port[slot])


def lose_port(s: State, slot: int) -> None:
    """BOR-8.6"""
    s.place[data.CARDS + s.port[slot]] = data.REMOVED
    tell.port_lost(s, s.port[slot])


# -- Picks --------------------------------------------------------------------


class Split(Phase):
    """BOR-8.4: the owner of the merchant whose turn it is takes one card of the pile."""

    def begin(self, s: State) -> None:
        """BOR-8.3, BOR-9.4: from merchant 1 of the first company; without any merchant the cards are lost."""
        s.turn_of = -1
        s.rank = 0
        if next_merchant(s):
            s.turn(s.picking_seat())
            hand_out_last(s)
        else:
            lose_cards(s)

    def offer(self, s: State) -> None:
        for layer in range(s.pile_size[s.slot]):
            s.offer(PICK + s.pile[s.slot * data.PILE_ROOM + layer])

    def apply(self, s: State, kind: int, value: int) -> None:
        pick(s, value)
        hand_out_last(s)

    def why_not(self, s: State, kind: int, value: int) -> Refusal:
        return refusals.NotInPile(data.CARD_NAMES[value]) if kind == PICK else refusals.PickNow()


def next_merchant(s: State) -> bool:
    """BOR-8.3, BOR-9.4, BOR-9.5: one rank in the order of the companies, then the next, then from 1 again.

    False if none of the companies has a merchant.
    """
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


def pick(s: State, card: int) -> None:
    """BOR-8.5"""
    leave_pile(s, s.slot, card)
    capture(s, s.actor, card)
    tell.picked(s, card)
    if s.pile_size[s.slot] > 0:
        next_merchant(s)
        s.turn(s.picking_seat())


def hand_out_last(s: State) -> None:
    """BOR-8.4: the last card of a pile leaves no choice, as all can see."""
    if s.pile_size[s.slot] == 1:
        pick(s, s.pile[s.slot * data.PILE_ROOM])
    if s.pile_size[s.slot] == 0:
        replace_port(s)


def lose_cards(s: State) -> None:
    """BOR-8.6, BOR-9.6"""
    tell.cards_lost(s, s.slot)
    discard_pile(s, s.slot)
    replace_port(s)
