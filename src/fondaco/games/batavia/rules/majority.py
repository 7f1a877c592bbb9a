"""BAT-5: majorities, seals, markers."""

from __future__ import annotations

from fondaco.games.batavia import tell
from fondaco.games.batavia.data import COMPANIES, NOBODY
from fondaco.games.batavia.state import State


def count_majority(s: State, seat: int, company: int) -> None:
    """BAT-5.1, BAT-5.2: after a player got ships: strictly most takes the seal, a tie sends it to the board."""
    ships = s.table[seat * COMPANIES + company]
    if ships > s.most[company]:
        s.most[company] = ships
        give_seal(s, company, seat)
    elif ships == s.most[company] and ships > 0:
        give_seal(s, company, NOBODY)


def give_seal(s: State, company: int, holder: int) -> None:
    """BAT-5.2"""
    if s.seal[company] == holder:
        return
    s.seal[company] = holder
    if holder == NOBODY:
        tell.seal_returned(s, company)
    else:
        tell.seal_taken(s, company)
