"""What a Batavia player looks at: gold to come from goods, sets of tiles, seals, cards and bills."""

from __future__ import annotations

from fondaco.games.batavia import data
from fondaco.games.batavia.moves import BID, CONVERT, DRAW, HEX, LAY, SAIL
from fondaco.games.batavia.rules.phase import CONVERSION
from fondaco.games.batavia.state import State
from fondaco.kernel.declaring.moves import KIND, VALUE
from fondaco.kernel.learning.advice import Advisor as BaseAdvisor

__all__ = ["ADVICE", "evaluate", "thin"]

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
            best = max(best, estimate_seat(s, other))
    return estimate_seat(s, seat) - RIVAL * best


def estimate_seat(s: State, seat: int) -> float:
    """The gold a player may expect from how things stand."""
    if s.deciding == 0:
        return float(s.gold[seat])
    left = (data.SPACES + 1 - s.merchant[seat]) / (data.SPACES + 1.0)
    value = s.gold[seat] + goods(s, seat) + tiles(s, seat, left) + fleet(s, seat)
    value += BILL * s.bills[seat] + LANE * (data.SPACES - s.merchant[seat])
    if s.ship == seat:
        value += FIRST
    if s.hex == seat:
        value += data.FINAL_HEX_GOLD + LANE
    if s.bidder == seat:  # as if the auction were won
        value += FIRST - BILL * s.bid
        for company in range(data.COMPANIES):
            value += CARD * s.lot[company]
    return value


def goods(s: State, seat: int) -> float:
    """BAT-10.2 as it stands, a lead counting more the safer it is."""
    value = 0.0
    for good in range(data.GOODS):
        counts = count_crates(s, good)
        mine = crates_of(counts, seat)
        rival = 0
        for other in range(s.seats):
            if other != seat:
                rival = max(rival, crates_of(counts, other))
        if mine > rival:
            value += data.MAJORITY_GOLD[good] * (0.6 + 0.1 * (mine - rival) + 0.05 * mine)
        elif mine == rival and mine > 0:
            value += data.TIE_GOLD[good] * 0.8
        elif mine > 0:
            value += 0.1 * data.MAJORITY_GOLD[good]
    return value


def tiles(s: State, seat: int, left: float) -> float:
    """BAT-7: what one company more would bring, while there is way to go."""
    kinds = 0
    spare = 0
    for company in range(data.COMPANIES):
        count = s.tiles[seat * data.COMPANIES + company]
        if count > 0:
            kinds += 1
            spare += count - 1
    if kinds == 0:
        return 0.0
    more = kinds + 1 if kinds < data.COMPANIES else data.COMPANIES
    return left * (SET * data.CONVERSION_GOLD[more] + 0.3 * spare)


def fleet(s: State, seat: int) -> float:
    """Cards in hand and ships at sea; a seal is worth more the firmer it is held."""
    value = 0.0
    for company in range(data.COMPANIES):
        mine = s.table[seat * data.COMPANIES + company]
        value += CARD * s.hand[seat * data.COMPANIES + company] + SHIP * mine
        if s.seal[company] == seat:
            value += SEAL + 0.1 * min(2 * mine - s.marker[company], 4)
            if s.ahead(seat, company) == 0:
                value -= 0.5 * SEAL
    return value


# -- moves worth a thought ----------------------------------------------------


def needed(s: State, company: int) -> int:
    """BAT-5.1: ships that `s.actor` must still lay for the seal; 0 when it is held."""
    if s.seal[company] == s.actor:
        return 0
    return s.most[company] + 1 - s.table[s.actor * data.COMPANIES + company]


def thin(s: State) -> None:
    """Bid one or two more; lay no further card of a company whose seal is out of reach."""
    if s.ranges > 0:
        s.thin_ranges(2)
    if s.laid == 0:
        return
    kept = 0
    for entry in range(s.offered):
        move = s.offers[entry]
        company = move & VALUE
        if move & KIND != LAY or needed(s, company) <= s.hand[s.actor * data.COMPANIES + company]:
            s.offers[kept] = move
            kept += 1
    s.offered = kept


# -- advice -------------------------------------------------------------------

ADVICE = (
    "crate",  # gold that the good of the tile brings as things stand
    "safe",  # of it, what nobody can take away
    "rival",  # gold it takes from a rival
    "set",  # gold that a set with the company is worth more
    "double",  # a tile of a company in the set already
    "step",  # tiles passed by
    "race",  # the same for one who is behind
    "cards",  # cards it costs
    "extra",  # a ship more than the majority needs
    "pirates",  # ships that the pirates take from others rather than from oneself
    "draw",
    "short",  # cards are few
    "gold",  # gold now
    "patience",  # gold that one company more would bring
    "lot",
    "useful",  # cards of the lot that bring a majority
    "first",
    "price",
    "purse",  # the price is a large part of the bills
    "hex",
    "lead",  # the end comes while one is ahead
)
(CRATE, SAFE, RIVALS, NEW, DOUBLE, STEP, RACE, CARDS, EXTRA, PIRATES, DRAWING, SHORT, NOW, PATIENCE) = range(14)
NOT_YET = -1e30
COMPANY_OF = [tile // data.GOODS for tile in range(data.TILES)]
STEPS = [spaces / 5.0 for spaces in range(data.SPACES + 4)]  # the term of so many
NEXT_SET = [(data.CONVERSION_GOLD[kinds + 1] - data.CONVERSION_GOLD[kinds]) / 5.0 for kinds in range(data.COMPANIES)]
(LOT, USEFUL, GO_FIRST, PRICE, PURSE, END, LEAD) = range(14, 21)
VOYAGE_TERMS = 12  # the first ones
BID_TERMS, AFTER_BID_TERMS = 8, 20


class Advisor(BaseAdvisor):
    """A card is judged by the voyage that it is laid for."""

    def __init__(self) -> None:
        BaseAdvisor.__init__(self)
        self.terms = 21
        self.sought = False  # whether the best voyage open without another card is known yet
        self.port = data.NOBODY  # its company
        self.port_value = 0.0
        self.ahead = [0] * 5  # by company: the space of the next tile; 0 if there is none
        self.front = 0  # the furthest merchant of the others
        self.kinds = 0  # companies in the own set
        self.lead = NOT_YET
        self.seen = [0] * 5  # by company: whether what its next crate changes is known yet
        self.crates = [0.0] * 15  # by company: the terms of that
        self.lot_size = 0.0
        self.lot_use = 0.0
        self.lot_need = 0.0

    def prepare(self, s: State) -> None:
        if s.bidding:
            self.look_at_lot(s)
        else:
            self.look_ahead(s)

    def judge(self, s: State, move: int) -> None:
        kind, value = move & KIND, move & VALUE
        if kind == LAY:
            self.judge_card(s, value)
        elif kind == SAIL:
            self.voyage(s, value, 0)
        elif kind == BID:
            self.judge_bid(s, value)
        elif kind == DRAW:
            self.clear()
            self.term[DRAWING] = 1.0
            self.term[SHORT] = max(8 - s.hand_size(s.actor), 0) / 8.0
        elif kind == CONVERT:
            self.judge_conversion(s)
        elif kind == HEX:
            self.finish(s)
        else:
            self.clear_for(0, 0)  # to pass or to keep: nothing speaks for it or against it

    def look_ahead(self, s: State) -> None:
        """How the others stand; and for a voyage, the next tile of every company (BAT-6.2)."""
        mine = s.actor * data.COMPANIES
        kinds, front = 0, 0
        for company in range(data.COMPANIES):
            kinds += 1 if s.tiles[mine + company] > 0 else 0
        self.kinds = kinds
        if s.phase != CONVERSION:
            self.find_tiles(s)
        for other in range(s.seats):
            if other != s.actor:
                front = max(front, s.merchant[other])
        self.front = front
        self.lead = NOT_YET
        self.sought = False

    def find_tiles(self, s: State) -> None:
        """BAT-6.2 for every company that `s.actor` could sail for, in one walk along the track."""
        self.ahead = [0] * 5
        self.seen = [0] * 5
        wanted = 0
        for company in range(data.COMPANIES):
            could_sail = (s.hand[s.actor * data.COMPANIES + company] > 0) | (
                s.seal[company] == s.actor
            )  # without a branch
            wanted |= could_sail << company
        space = s.merchant[s.actor] + 1
        while space <= data.SPACES and wanted != 0:
            if s.track[space] >= 0:
                company = COMPANY_OF[s.track[space]]
                if (wanted >> company) & 1:
                    wanted ^= 1 << company
                    self.ahead[company] = space
            space += 1

    def seek_port(self, s: State) -> None:
        """BAT-4.3: the best of the voyages that are open without another card."""
        self.port, self.port_value = data.NOBODY, -1e30
        for company in range(data.COMPANIES):
            if s.seal[company] == s.actor and self.ahead[company] > 0:
                self.voyage(s, company, 0)
                value = self.total()
                if value > self.port_value:
                    self.port, self.port_value = company, value
        self.sought = True

    def finish(self, s: State) -> None:
        """BAT-9: the Final Hex, and who would win now."""
        self.clear()
        if self.lead == NOT_YET:
            self.lead = lead(s, s.actor) / 10.0
        self.term[END] = 1.0
        self.term[LEAD] = self.lead

    def judge_card(self, s: State, company: int) -> None:
        """BAT-4.4: towards the majority of its company, or just to be allowed to sail (BAT-4.3)."""
        if not self.sought:
            self.seek_port(s)
        need = needed(s, company)
        within_reach = need <= s.hand[s.actor * data.COMPANIES + company]
        if not within_reach:
            self.clear_for(0, 0)
        elif self.ahead[company] > 0:
            self.voyage(s, company, max(need, 1))
        else:
            self.finish(s)
            self.term[CARDS] = max(need, 1)
        if need == 0:
            self.term[EXTRA] = 1.0
        if self.port in (data.NOBODY, company):
            return
        if not within_reach or self.port_value + self.weight[CARDS] > self.total():
            self.voyage(s, self.port, 1)
            self.term[EXTRA] = 1.0 if s.laid > 0 else 0.0

    def voyage(self, s: State, company: int, cards: int) -> None:
        """BAT-6: to the next tile of the company, with so many cards still to lay."""
        self.clear_for(0, VOYAGE_TERMS)
        seat = s.actor
        space = self.ahead[company]
        if space <= s.shown:
            if not self.seen[company]:
                self.crate(s, company, s.track[space] - company * data.GOODS)
            self.term[CRATE] = self.crates[company * 3]
            self.term[SAFE] = self.crates[company * 3 + 1]
            self.term[RIVALS] = self.crates[company * 3 + 2]
        else:
            space = s.shown + 3  # somewhere in the next block, whatever its good
            self.term[CRATE] = 0.6
        if s.tiles[seat * data.COMPANIES + company] == 0:
            self.term[NEW] = NEXT_SET[self.kinds]
        else:
            self.term[DOUBLE] = 1.0
        self.term[STEP] = STEPS[space - s.merchant[seat]]
        self.term[RACE] = self.term[STEP] * (self.front - s.merchant[seat]) / 10.0
        self.term[CARDS] = cards
        if s.cannon + cards >= data.PIRATES_AT[s.seats]:
            self.term[PIRATES] = attack(s, company, cards)

    def crate(self, s: State, tile_of: int, good: int) -> None:
        """BAT-10.2: what one crate more of a good changes; kept by the company of the tile."""
        counts = count_crates(s, good)
        stored = data.COMPANIES - (counts & 15)
        mine = crates_of(counts, s.actor)
        rival = 0
        for other in range(s.seats):
            if other != s.actor:
                rival = max(rival, crates_of(counts, other))
        gain, safe, loss = 0, 0, 0
        if mine == rival:
            gain = data.MAJORITY_GOLD[good] - (data.TIE_GOLD[good] if mine > 0 else 0)
            loss = data.TIE_GOLD[good] if mine > 0 else 0
        elif mine + 1 == rival:
            gain = data.TIE_GOLD[good]
            loss = data.MAJORITY_GOLD[good] - data.TIE_GOLD[good]
        if mine <= rival + data.COMPANIES - stored and mine + 1 > rival + data.COMPANIES - stored - 1:
            safe = data.MAJORITY_GOLD[good]
        self.seen[tile_of] = 1
        self.crates[tile_of * 3] = gain * 0.1
        self.crates[tile_of * 3 + 1] = safe * 0.1
        self.crates[tile_of * 3 + 2] = loss * 0.1

    def look_at_lot(self, s: State) -> None:
        """BAT-3.1: how many cards there are, and how many of them bring a majority."""
        mine = s.actor * data.COMPANIES
        size, use, hand = 0, 0, 0
        for company in range(data.COMPANIES):
            lot = s.lot[company]
            hand += s.hand[mine + company]
            size += lot
            use += lot if s.table[mine + company] + s.hand[mine + company] + lot > s.most[company] else 0
        self.lot_size = size / 3.0
        self.lot_use = use / 3.0
        self.lot_need = self.lot_size * max(8 - hand, 0) / 8.0

    def judge_bid(self, s: State, amount: int) -> None:
        """BAT-3: cards and the first move, for bills."""
        self.clear_for(BID_TERMS, AFTER_BID_TERMS)
        self.term[LOT] = self.lot_size
        self.term[USEFUL] = self.lot_use
        self.term[SHORT] = self.lot_need
        self.term[GO_FIRST] = 1.0
        self.term[PRICE] = amount * 0.2
        self.term[PURSE] = float(amount * amount) / (s.bills[s.actor] * s.bills[s.actor])

    def judge_conversion(self, s: State) -> None:
        """BAT-7: gold now, or more with one company more while there is way to go."""
        self.clear()
        kinds = self.kinds
        front = max(self.front, s.merchant[s.actor])
        self.term[NOW] = data.CONVERSION_GOLD[kinds] / 5.0
        if kinds < data.COMPANIES:
            more = data.CONVERSION_GOLD[kinds + 1] - data.CONVERSION_GOLD[kinds]
            self.term[PATIENCE] = more * (data.SPACES + 1 - front) / (5.0 * (data.SPACES + 1))


def count_crates(s: State, good: int) -> int:
    """Crates of a good in the warehouses: four bits for nobody's, then four for each player. No branch: it is hot."""
    counts = 0
    for company in range(data.COMPANIES):
        counts += 1 << (4 * s.box[company * data.GOODS + good] + 4)
    return counts


def crates_of(counts: int, player: int) -> int:
    """How many of the counted crates are a player's."""
    return (counts >> (4 * player + 4)) & 15


def lead(s: State, seat: int) -> float:
    """Gold ahead of the best rival, goods counted as they stand."""
    worth = [0] * 5
    for other in range(s.seats):
        worth[other] = s.gold[other]
    for good in range(data.GOODS):
        counts = count_crates(s, good)
        most, leaders, leader = 0, 0, 0
        for other in range(s.seats):
            crates = crates_of(counts, other)
            if crates > most:
                most, leaders, leader = crates, 1, other
            elif crates == most:
                leaders += 1
        if leaders == 1:
            worth[leader] += data.MAJORITY_GOLD[good]
        elif most > 0:
            for other in range(s.seats):
                if crates_of(counts, other) == most:
                    worth[other] += data.TIE_GOLD[good]
    best = 0
    for other in range(s.seats):
        if other != seat:
            best = max(best, worth[other])
    return float(worth[seat] - best)


def attack(s: State, company: int, cards: int) -> float:
    """BAT-8: ships lost by the others, on average, less those of `s.actor`, after laying so many cards."""
    most = 0
    for other in range(data.COMPANIES):
        most = max(most, s.marker[other] + (cards if other == company else 0))
    mine = 0
    sunk = 0
    for other in range(data.COMPANIES):
        laid = cards if other == company else 0
        if s.marker[other] + laid == most:
            sunk += most
            mine += s.table[s.actor * data.COMPANIES + other] + laid
    return float(sunk - mine) / (s.seats - 1) - mine
