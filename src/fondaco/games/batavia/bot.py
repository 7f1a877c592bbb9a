"""What a Batavia player looks at: gold to come from goods, sets of tiles, seals, cards and bills."""

from __future__ import annotations

from fondaco.games.batavia import data
from fondaco.games.batavia.state import State

COMPANIES, GOODS, SPACES = data.COMPANIES, data.GOODS, data.SPACES
CONVERSION_GOLD = data.CONVERSION_GOLD
MAJORITY_GOLD = data.MAJORITY_GOLD
TIE_GOLD = data.TIE_GOLD

CARD = 0.9  # a ship card in hand
SHIP = 0.45  # a ship face up: it lasts until the pirates come
SEAL = 1.2  # the choice of a company to sail for, and gold at the end
BILL = 0.3  # a bill of exchange
LANE = 0.22  # a space still ahead of the merchant
FIRST = 0.6  # to act first
SET = 0.55  # of the gold that one company more would bring
RIVAL = 0.35  # how much of the best rival's standing counts against


def evaluate(s: State, seat: int) -> float:
    """Expected gold, less a part of the best rival's."""
    best = -1000.0
    for other in range(s.seats):
        if other != seat:
            best = max(best, outlook(s, other))
    return outlook(s, seat) - RIVAL * best


def outlook(s: State, seat: int) -> float:
    """The gold a player may expect from how things stand."""
    if s.deciding == 0:
        return float(s.gold[seat])
    left = (SPACES + 1 - s.merchant[seat]) / (SPACES + 1.0)
    value = s.gold[seat] + goods(s, seat) + tiles(s, seat, left) + fleet(s, seat)
    value += BILL * s.bills[seat] + LANE * (SPACES - s.merchant[seat])
    if s.ship == seat:
        value += FIRST
    if s.hex == seat:
        value += data.FINAL_HEX_GOLD + LANE
    if s.bidder == seat:  # as if the auction were won
        value += FIRST - BILL * s.bid
        for company in range(COMPANIES):
            value += CARD * s.lot[company]
    return value


def goods(s: State, seat: int) -> float:
    """BAT-10.2 as it stands, a lead counting more the safer it is."""
    value = 0.0
    for good in range(GOODS):
        mine = 0
        crates = [0] * 5
        for company in range(COMPANIES):
            owner = s.box[company * GOODS + good]
            if owner >= 0:
                crates[owner] += 1
        mine = crates[seat]
        rival = 0
        for other in range(s.seats):
            if other != seat and crates[other] > rival:
                rival = crates[other]
        if mine > rival:
            value += MAJORITY_GOLD[good] * (0.6 + 0.1 * (mine - rival) + 0.05 * mine)
        elif mine == rival and mine > 0:
            value += TIE_GOLD[good] * 0.8
        elif mine > 0:
            value += 0.1 * MAJORITY_GOLD[good]
    return value


def tiles(s: State, seat: int, left: float) -> float:
    """BAT-7: what one company more would bring, while there is way to go."""
    kinds = 0
    spare = 0
    for company in range(COMPANIES):
        count = s.tiles[seat * 5 + company]
        if count > 0:
            kinds += 1
            spare += count - 1
    if kinds == 0:
        return 0.0
    more = kinds + 1 if kinds < COMPANIES else COMPANIES
    return left * (SET * CONVERSION_GOLD[more] + 0.3 * spare)


def fleet(s: State, seat: int) -> float:
    """Cards in hand and ships at sea; a seal is worth more the firmer it is held."""
    value = 0.0
    for company in range(COMPANIES):
        mine = s.table[seat * 5 + company]
        value += CARD * s.hand[seat * 5 + company] + SHIP * mine
        if s.seal[company] == seat:
            value += SEAL + 0.1 * min(2 * mine - s.marker[company], 4)
            if s.ahead(seat, company) == 0:
                value -= 0.5 * SEAL
    return value
