"""BOR-9: quota split."""

from __future__ import annotations

from fondaco.games.borneo import tell
from fondaco.games.borneo.data import COMPANIES, FLAG, FLAGS, NO_COMPANY, PILE_ROOM, TOP_ROW
from fondaco.games.borneo.rules.monopoly import take_port
from fondaco.games.borneo.rules.phase import SPLIT, enter
from fondaco.games.borneo.state import State

__all__ = ["rank_companies"]


def share_by_quota(s: State, slot: int) -> None:
    """BOR-9.1, BOR-9.4: the last card takes the port, and the companies present pick."""
    rank_companies(s, slot)
    tell.quota(s, slot)
    take_port(s, s.active, slot)
    s.slot = slot
    enter(s, SPLIT)


def rank_companies(s: State, slot: int) -> None:
    """BOR-9.2, BOR-9.3: by visible flags, most first; equals by the reading order of these flags (BOR-1.8)."""
    counts = [0] * COMPANIES
    s.order = [NO_COMPANY] * COMPANIES
    s.sharing = 0
    for layer in range(s.pile_size[slot]):
        card = s.pile[slot * PILE_ROOM + layer]
        for place in range(FLAGS if layer == s.pile_size[slot] - 1 else TOP_ROW):
            company = FLAG[card * FLAGS + place]
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
