"""BAT-10: scoring."""

from __future__ import annotations

from fondaco.games.batavia import tell
from fondaco.games.batavia.data import (
    COMPANIES,
    FINAL_HEX_GOLD,
    GOODS,
    MAJORITY_GOLD,
    MOST_BILLS_GOLD,
    NOBODY,
    SEAL_GOLD,
    TIE_GOLD,
    TIED_BILLS_GOLD,
)
from fondaco.games.batavia.rules import phase
from fondaco.games.batavia.rules.majority import give_seal
from fondaco.games.batavia.state import State


def score(s: State) -> None:
    """BAT-10"""
    show_hands(s)
    assign_seals(s)
    for good in range(GOODS):
        score_good(s, good)
    score_bills(s)
    s.gold[s.hex] += FINAL_HEX_GOLD  # BAT-10.4
    tell.hex_scored(s)
    for seat in range(s.seats):
        score_seals(s, seat)
    phase.end(s)


def show_hands(s: State) -> None:
    """BAT-10.1: all hand cards go face up."""
    for seat in range(s.seats):
        tell.hand_shown(s, seat)
        for company in range(COMPANIES):
            cards = s.in_hand(seat, company)
            s.table[seat * COMPANIES + company] += cards
            s.marker[company] += cards
            s.cannon += cards
            s.hand[seat * COMPANIES + company] = 0
            s.known[seat * COMPANIES + company] = 0


def assign_seals(s: State) -> None:
    """BAT-10.1: then the seals are assigned."""
    for company in range(COMPANIES):
        s.most[company] = 0
        holder = NOBODY
        for seat in range(s.seats):
            ships = s.at_sea(seat, company)
            if ships > s.most[company]:
                s.most[company] = ships
                holder = seat
            elif ships == s.most[company]:
                holder = NOBODY
        give_seal(s, company, holder)


def score_good(s: State, good: int) -> None:
    """BAT-10.2: most crates of a good; tied players get the tie value each."""
    crates = [0] * 5
    for company in range(COMPANIES):
        owner = s.box[company * GOODS + good]
        if owner != NOBODY:
            crates[owner] += 1
    leaders = find_leaders(crates, s.seats)
    if leaders == 0:
        return
    gold = TIE_GOLD[good] if leaders & (leaders - 1) else MAJORITY_GOLD[good]
    for seat in range(s.seats):
        if (leaders >> seat) & 1:
            s.gold[seat] += gold
    tell.good_scored(s, good, leaders, gold)


def score_bills(s: State) -> None:
    """BAT-10.3"""
    leaders = find_leaders(s.bills, s.seats)
    gold = TIED_BILLS_GOLD if leaders & (leaders - 1) else MOST_BILLS_GOLD
    for seat in range(s.seats):
        if (leaders >> seat) & 1:
            s.gold[seat] += gold
    tell.bills_scored(s, leaders, gold)


def score_seals(s: State, seat: int) -> None:
    """BAT-10.5"""
    held = [0] * COMPANIES
    gold = 0
    for company in range(COMPANIES):
        if s.seal[company] == seat:
            held[company] = 1
            gold += SEAL_GOLD
    s.gold[seat] += gold
    tell.seals_scored(s, seat, held, gold)


def find_leaders(counts: list[int], seats: int) -> int:
    """The seats that have most, as a bit mask; none where nobody has any."""
    most = 0
    leaders = 0
    for seat in range(seats):
        if counts[seat] > most:
            most = counts[seat]
            leaders = 1 << seat
        elif counts[seat] == most and most > 0:
            leaders |= 1 << seat
    return leaders
