"""BOR-5.3: the rows of merchants."""

from __future__ import annotations

from fondaco.games.borneo import data
from fondaco.games.borneo.state import State

ROW, NOBODY = data.ROW, data.NOBODY


def move_to_end(s: State, merchant: int, company: int) -> None:
    """BOR-5.2, BOR-5.3: to the right end of another row; those to its right close up."""
    owner = s.row[merchant]
    left = merchant // ROW
    s.length[left] -= 1
    for place in range(merchant, left * ROW + s.length[left]):
        s.row[place] = s.row[place + 1]
    s.row[left * ROW + s.length[left]] = NOBODY
    s.row[company * ROW + s.length[company]] = owner
    s.length[company] += 1
