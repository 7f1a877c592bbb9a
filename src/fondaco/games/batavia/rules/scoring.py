"""BAT-10: scoring."""

from __future__ import annotations

from fondaco.games.batavia import data, tell
from fondaco.games.batavia.rules import phase
from fondaco.games.batavia.rules.majority import give_seal
from fondaco.games.batavia.state import State


def score(s: State) -> None:
    """BAT-10"""
    show_hands(s)
    assign_seals(s)
    for good in range(data.GOODS):
        score_good(s, good)
    score_bills(s)
    s.gold[s.hex] += data.FINAL_HEX_GOLD  # BAT-10.4
    tell.hex_scored(s)
    for seat in range(s.seats):
        score_seals(s, seat)
    phase.end(s)


def show_hands(s: State) -> None:
    """BAT-10.1: all hand cards go face up."""
    for seat in range(s.seats):
        tell.hand_shown(s, seat)
        for company in range(data.COMPANIES):
            cards = s.in_hand(seat, company)
            s.table[seat * data.COMPANIES + company] += cards
            s.marker[company] += cards
            s.cannon += cards
            s.hand[seat * data.COMPANIES + company] = 0
            s.known[seat * data.COMPANIES + company] = 0


def assign_seals(s: State) -> None:
    """BAT-10.1: then the seals are assigned."""
    for company in range(data.COMPANIES):
        s.most[company] = 0
        holder = data.NOBODY
        for seat in range(s.seats):
            ships = s.at_sea(seat, company)
            if ships > s.most[company]:
                s.most[company] = ships
                holder = seat
            elif ships == s.most[company]:
                holder = data.NOBODY
        give_seal(s, company, holder)


def score_good(s: State, good: int) -> None:
    """BAT-10.2: most crates of a good; tied players get the tie value each."""
    crates = [0] * 5
    for company in range(data.COMPANIES):
        owner = s.box[company * data.GOODS + good]
        if owner != data.NOBODY:
            crates[owner] += 1
    leaders = find_leaders(crates, s.seats)
    if leaders == 0:
        return
    gold = data.TIE_GOLD[good] if leaders & (leaders - 1) else data.MAJORITY_GOLD[good]
    for seat in range(s.seats):
        if (leaders >> seat) & 1:
            s.gold[seat] += gold
    tell.good_scored(s, good, leaders, gold)


def score_bills(s: State) -> None:
    """BAT-10.3"""
    leaders = find_leaders(s.bills, s.seats)
    gold = data.TIED_BILLS_GOLD if leaders & (leaders - 1) else data.MOST_BILLS_GOLD
    for seat in range(s.seats):
        if (leaders >> seat) & 1:
            s.gold[seat] += gold
    tell.bills_scored(s, leaders, gold)


def score_seals(s: State, seat: int) -> None:
    """BAT-10.5"""
    held = [0] * data.COMPANIES
    gold = 0
    for company in range(data.COMPANIES):
        if s.seal[company] == seat:
            held[company] = 1
            gold += data.SEAL_GOLD
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
