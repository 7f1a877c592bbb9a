"""BOR-10: a new port."""

from __future__ import annotations

from fondaco.games.borneo import tell
from fondaco.games.borneo.data import CARDS, COMPANIES, IN_DECK, NO_COMPANY, NO_PORT, NO_SLOT, ON_TABLE, PORTS
from fondaco.games.borneo.rules.draw import draw_two
from fondaco.games.borneo.rules.ending import end_game
from fondaco.games.borneo.rules.phase import BY_PORTS
from fondaco.games.borneo.state import State


def replace_port(s: State) -> None:
    """BOR-10.1, BOR-10.2: the port that was shared out makes room for the next, and the turn goes on."""
    slot = s.slot
    s.port[slot] = NO_PORT
    s.slot = NO_SLOT
    s.order = [NO_COMPANY] * COMPANIES
    s.sharing = s.turn_of = s.rank = 0
    if open_port(s, slot):
        draw_two(s)
    else:
        end_game(s, BY_PORTS)


def open_port(s: State, slot: int) -> bool:
    """BOR-2.3, BOR-10.1: the top port of the deck, which may be any of its ports; False if there is none."""
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
    tell.port_opened(s, port)
    return True
