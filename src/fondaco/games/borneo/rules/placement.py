"""BOR-2: set-up and the placement of merchants."""

from __future__ import annotations

from fondaco.games.borneo import data, events, moves
from fondaco.games.borneo.deck import COMPANY_NAMES
from fondaco.games.borneo.rules import base, ending, split
from fondaco.games.borneo.rules.base import Phase
from fondaco.games.borneo.state import State
from fondaco.kernel.errors import Refusal

PLACEMENT = data.PLACEMENT
CARDS, COMPANIES, MERCHANTS = data.CARDS, data.COMPANIES, data.MERCHANTS
OPENING_HAND, OPEN_PORTS, KINDS, ROW = data.OPENING_HAND, data.OPEN_PORTS, data.KINDS, data.ROW
COPIES = data.COPIES
PLACE = moves.PLACE


def set_up(s: State) -> None:
    """BOR-2"""
    s.deck_size = CARDS
    for seat in range(s.seats):
        for _ in range(OPENING_HAND):  # BOR-2.2
            ending.draw_card(s, seat)
        if s.heard is not None:
            s.heard.append(events.Dealt(seat, OPENING_HAND, base.hand_of(s, seat)))
    for slot in range(OPEN_PORTS):  # BOR-2.3
        split.open_port(s, slot)
    for kind in range(KINDS):  # BOR-2.4
        s.missions[kind] = COPIES[kind]
    s.start = s.below(s.seats) if s.first_player == 0 else s.first_player - 1  # BOR-2.5
    if s.heard is not None:
        s.heard.append(events.PlayerStarts(s.start))
    s.active = s.start
    s.phase = PLACEMENT
    s.turn(s.start)


def placing_seat(s: State) -> int:
    """BOR-2.6: clockwise, back again, and clockwise once more."""
    step = s.placed % s.seats
    if s.placed // s.seats == 1:
        step = s.seats - 1 - step
    return (s.start + step) % s.seats


def is_banned(s: State, company: int) -> bool:
    """BOR-2.8: the row ends in a merchant of the same player."""
    return s.length[company] > 0 and s.row[company * ROW + s.length[company] - 1] == s.actor


class Placement(Phase):
    """BOR-2.6: everybody places three merchants, one at a time."""

    def offer(self, s: State) -> None:
        for company in range(COMPANIES):
            if not is_banned(s, company):
                s.offer(PLACE + company)

    def apply(self, s: State, kind: int, value: int) -> None:
        s.row[value * ROW + s.length[value]] = s.actor  # BOR-2.7
        s.length[value] += 1
        s.placed += 1
        if s.heard is not None:
            s.heard.append(events.Placed(s.actor, COMPANY_NAMES[value], s.length[value]))
        if s.placed < MERCHANTS * s.seats:
            s.active = placing_seat(s)
            s.turn(s.active)
        else:
            base.begin_turn(s, s.start)  # BOR-2.9

    def why_not(self, s: State, kind: int, value: int) -> Refusal:
        if kind == PLACE:
            return moves.OwnMerchantLast(COMPANY_NAMES[value])
        return moves.PlaceNow()
