"""BOR-2: set-up, and the placement of merchants."""

from __future__ import annotations

from fondaco.games.borneo import data, refusals, tell
from fondaco.games.borneo.moves import PLACE
from fondaco.games.borneo.rules.draw import draw_card
from fondaco.games.borneo.rules.new_port import open_port
from fondaco.games.borneo.rules.phase import PLACEMENT, Phase, enter
from fondaco.games.borneo.rules.turn import begin_turn
from fondaco.games.borneo.state import State
from fondaco.kernel.errors import Refusal


def set_up(s: State) -> None:
    """BOR-2"""
    s.deck_size = data.CARDS
    for seat in range(s.seats):
        for _ in range(data.OPENING_HAND):  # BOR-2.2
            draw_card(s, seat)
        tell.dealt(s, seat)
    for slot in range(data.OPEN_PORTS):  # BOR-2.3
        open_port(s, slot)
    for kind in range(data.MISSION_KINDS):  # BOR-2.4
        s.missions[kind] = data.COPIES[kind]
    s.start = s.below(s.seats) if s.first_player == 0 else s.first_player - 1  # BOR-2.5
    tell.player_starts(s)
    enter(s, PLACEMENT)


class Placement(Phase):
    """BOR-2.6: everybody places three merchants, one at a time."""

    def begin(self, s: State) -> None:
        ask_next(s)

    def offer(self, s: State) -> None:
        for company in range(data.COMPANIES):
            if not is_banned(s, company):
                s.offer(PLACE + company)

    def apply(self, s: State, kind: int, value: int) -> None:
        s.row[value * data.ROW + s.length[value]] = s.actor  # BOR-2.7
        s.length[value] += 1
        s.placed += 1
        tell.placed(s, value)
        if s.placed < data.MERCHANTS * s.seats:
            ask_next(s)
        else:
            begin_turn(s, s.start)  # BOR-2.9

    def why_not(self, s: State, kind: int, value: int) -> Refusal:
        if kind == PLACE:
            return refusals.OwnMerchantLast(data.COMPANY_NAMES[value])
        return refusals.PlaceNow()


def ask_next(s: State) -> None:
    """BOR-2.6"""
    s.active = s.placing_seat(s.placed)
    s.turn(s.active)


def is_banned(s: State, company: int) -> bool:
    """BOR-2.8: the row ends in a merchant of the same player."""
    return s.length[company] > 0 and s.row[company * data.ROW + s.length[company] - 1] == s.actor
