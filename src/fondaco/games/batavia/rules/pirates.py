"""BAT-8: pirates."""

from __future__ import annotations

from fondaco.games.batavia import tell
from fondaco.games.batavia.data import COMPANIES, NOBODY, PIRATES_AT
from fondaco.games.batavia.rules.majority import give_seal
from fondaco.games.batavia.state import State


def check_pirates(s: State) -> None:
    """BAT-8.1 to BAT-8.4: one attack, on the company with most ships or on all that tie for it."""
    if s.cannon < PIRATES_AT[s.seats]:
        return
    most = 0
    for company in range(COMPANIES):
        most = max(most, s.marker[company])
    attacked = [0] * COMPANIES
    sunk = 0
    for company in range(COMPANIES):
        if s.marker[company] == most:
            attacked[company] = 1
            sunk += most
            sink(s, company)
    s.cannon -= sunk
    tell.pirates_attacked(s, attacked, sunk)
    for company in range(COMPANIES):
        if attacked[company]:
            give_seal(s, company, NOBODY)


def sink(s: State, company: int) -> None:
    """BAT-8.3: all face-up ships of the company are discarded."""
    for seat in range(s.seats):
        s.table[seat * COMPANIES + company] = 0
    s.discard[company] += s.marker[company]
    s.marker[company] = 0
    s.most[company] = 0
