"""What a Borneo player looks at: goods and missions, cargoes on the way, the standing in the rows."""

from __future__ import annotations

from fondaco.games.borneo import data
from fondaco.games.borneo.moves import CHALLENGE, CHANGE, DISCARD, DONE, KEEP, LAY, PAY, PICK, PLACE, PLAY, TAKE
from fondaco.games.borneo.rules.phase import ATTACK, OUSTED, SPLIT
from fondaco.games.borneo.state import State
from fondaco.kernel.declaring.moves import KIND, VALUE
from fondaco.kernel.learning.advice import Advisor as BaseAdvisor

__all__ = ["ADVICE"]

RIVAL = 0.4  # how much of the best rival's standing counts against
CARD = 0.25  # a card in hand
MISSION = 0.85  # of the points of a mission that could be paid now, its goods counted off
PROGRESS = 0.5  # of those of a mission on the way, by the square of how far
GOODS_OF_A_CARD = 1.9  # what a captured card is worth, missions included
PORT = 1.7  # and a port
STAND = 1.1  # a merchant in first place, less further back


def evaluate(s: State, seat: int) -> float:
    """Expected points, less a part of the best rival's."""
    best = -1000.0
    for other in range(s.seats):
        if other != seat:
            best = max(best, expected_points(s, other))
    return expected_points(s, seat) - RIVAL * best


def expected_points(s: State, seat: int) -> float:
    """The points a player may expect from how things stand."""
    value = float(s.score(seat))
    if s.deciding == 0:
        return value
    value += plans(s, seat)
    if s.ending == 0:
        value += CARD * s.hand_size[seat] + ranks(s, seat)
        for slot in range(data.OPEN_PORTS):
            value += cargo(s, seat, slot)
    return value


def plans(s: State, seat: int) -> float:
    """The best mission the captures could pay, or the one they are nearest to."""
    best = 0.0
    for kind in range(data.MISSION_KINDS):
        if s.missions[kind] > 0 or s.mission == kind:
            have = reached(s, seat, kind)
            need = float(data.AMOUNT[kind] * (data.GOODS if data.MODE[kind] == data.EACH else 1))
            gain = data.POINTS[kind] - 0.8 * need  # the goods themselves count no longer
            share = have / need
            if share >= 1.0:
                best = max(best, MISSION * gain)
            elif s.ending == 0:
                best = max(best, PROGRESS * gain * share * share)
    return best


def reached(s: State, seat: int, kind: int) -> float:
    """Units of what a mission asks for; those paid for it already count too."""
    total = 0
    most = 0
    for good in range(data.GOODS):
        units = s.units(seat, good)
        if s.mission == kind and (s.deciding >> seat) & 1:
            units += s.paid_singles[good] + 2 * s.paid_doubles[good]
        units = min(units, data.AMOUNT[kind])
        total += units
        most = max(most, units)
    return float(total if data.MODE[kind] == data.EACH else most)


def ranks(s: State, seat: int) -> float:
    """The standing of the merchants: the first of a row shares first."""
    value = 0.0
    for company in range(data.COMPANIES):
        for rank in range(s.length[company]):
            if s.row[company * data.ROW + rank] == seat:
                value += STAND / (1.0 + 0.6 * rank)
    return value


def cargo(s: State, seat: int, slot: int) -> float:
    """What a port on the way is likely to bring: by the nearest company to a monopoly, or by quota."""
    if s.port[slot] < 0 or s.pile_size[slot] == 0:
        return 0.0
    if s.phase == SPLIT and s.slot == slot:
        return 0.0
    full = data.MAX_CARDS[s.port[slot]]
    limit = data.FLAG_LIMIT[s.port[slot]]
    left = full - s.pile_size[slot]
    monopoly = 0.0
    weight = 0.0
    quota = 0.0
    flags = 0
    for company in range(data.COMPANIES):
        count = s.visible_flags(slot, company)
        missing = limit - count
        flags += count
        if missing <= left * 2:
            near = 1.0 / (1.0 + missing * missing)
            weight += near
            monopoly += near * share_of(s, seat, company, full)
        quota += count * share_of(s, seat, company, full)
    ready = (s.pile_size[slot] + 0.5) / full
    if weight > 0.0:
        return ready * (0.55 * monopoly / weight + 0.45 * quota / flags)
    return ready * quota / flags


def share_of(s: State, seat: int, company: int, cards: int) -> float:
    """What a player would take if the merchants of one company shared so many cards and the port."""
    length = s.length[company]
    if length == 0:
        return 0.0
    value = 0.0
    for rank in range(length):
        if s.row[company * data.ROW + rank] == seat and rank < cards:
            value += GOODS_OF_A_CARD * (1 + (cards - 1 - rank) // length) * (1.0 - 0.05 * rank)
            if rank == 0:
                value += PORT
    return value


# -- advice -------------------------------------------------------------------

ADVICE = (
    "monopoly",  # cards of a monopoly for one rather than for the others
    "quota",  # the same of a quota split
    "port",
    "build",  # flags of companies one stands well in
    "near",  # a monopoly that the next player could make
    "full",  # a pile that the next player could fill
    "spent",  # flags of one's own companies leave the hand
    "change",
    "rank",  # a better place in a row
    "heat",  # a row whose flags lie at the ports
    "spread",  # more than one merchant in the row
    "attack",
    "odds",
    "surplus",  # an attack that is strong enough
    "flags",
    "defend",
    "goods",  # a double
    "fit",  # a good that a mission asks for
    "held",  # cards of one's own companies
    "mission",
    "cost",  # goods that the mission takes
    "double",  # doubles are paid first
)
(T_MONOPOLY, T_QUOTA, T_PORT, T_BUILD, T_NEAR, T_FULL, T_SPENT, T_CHANGE, T_RANK, T_HEAT, T_SPREAD) = range(11)
(T_ATTACK, T_ODDS, T_SURPLUS, T_FLAGS, T_DEFEND, T_GOODS, T_FIT, T_HELD, T_MISSION, T_COST, T_DOUBLE) = range(11, 22)

BY_RANK = [1.0 / (2.0 + rank) for rank in range(data.ROW + 1)]  # what a place in a row is worth
MAX_FLAGS = 2 * data.PILE_ROOM + 2
PARTS = [flags / max(limit, 1) for limit in range(max(data.FLAG_LIMIT) + 1) for flags in range(MAX_FLAGS)]
FLAGS_IN_PORT = data.OPEN_PORTS * data.COMPANIES


class Advisor(BaseAdvisor):
    """Stakes in the rows, flags at the ports, goods for missions."""

    def __init__(self) -> None:
        BaseAdvisor.__init__(self)
        self.terms = 22
        self.stake = [0.0] * data.COMPANIES  # by company: the own part of a row, less an equal share
        self.heat = [0.0] * data.COMPANIES  # by company: how near its flags are to monopolies
        self.mine = [0] * data.COMPANIES  # own merchants in a row
        self.flags = [0] * FLAGS_IN_PORT  # by slot and company: those that are visible (BOR-1.7)
        self.known = False  # whether all this has been looked at: goods and missions are judged without it

    def prepare(self, s: State) -> None:
        self.known = False

    def look(self, s: State) -> None:
        """The rows and the ports."""
        self.known = True
        even = 1.0 / s.seats
        for slot in range(data.OPEN_PORTS):
            self.count_flags(s, slot)
        for company in range(data.COMPANIES):
            own, whole = 0.0, 0.0
            self.mine[company] = 0
            for rank in range(s.length[company]):
                whole += BY_RANK[rank]
                if s.row[company * data.ROW + rank] == s.actor:
                    own += BY_RANK[rank]
                    self.mine[company] += 1
            self.stake[company] = own / whole - even if whole > 0.0 else 0.0
            self.heat[company] = 0.0
            for slot in range(data.OPEN_PORTS):
                if s.port[slot] >= 0:
                    near = PARTS[
                        data.FLAG_LIMIT[s.port[slot]] * MAX_FLAGS + self.flags[slot * data.COMPANIES + company]
                    ]
                    self.heat[company] += near * near

    def count_flags(self, s: State, slot: int) -> None:
        """BOR-1.7 for all companies at once, as `State.visible_flags` has it for one."""
        flags = [0] * data.COMPANIES
        size = s.pile_size[slot]
        for layer in range(size):
            card = s.pile[slot * data.PILE_ROOM + layer]
            for company in range(data.COMPANIES):
                flags[company] += data.TOP_FLAGS[card * data.COMPANIES + company]
        if size > 0:
            flags[data.FLAG[s.pile[slot * data.PILE_ROOM + size - 1] * data.FLAGS + data.TOP_ROW]] += 1
        for company in range(data.COMPANIES):
            self.flags[slot * data.COMPANIES + company] = flags[company]

    def judge(self, s: State, move: int) -> None:
        kind, value = move & KIND, move & VALUE
        self.clear()
        if not self.known and kind in (LAY, CHANGE, CHALLENGE, PLACE, DISCARD):
            self.look(s)
        if kind == LAY:
            self.judge_card(s, value >> 8, value & 0xFF)
        elif kind == CHANGE:
            self.judge_change(s, value >> 8, value & 0xFF)
        elif kind == CHALLENGE:
            self.judge_attack(s, value >> 8, value & 0xFF)
        elif kind in (PLAY, DONE):
            self.judge_fight(s, kind, value)
        elif kind in (PICK, KEEP):
            self.judge_good(s, value)
        elif kind == PLACE:
            self.judge_place(s, value)
        elif kind == DISCARD:
            self.term[T_HELD] = -self.flags_held(value)
        elif kind == TAKE:
            self.term[T_MISSION] = data.POINTS[value] / 10.0
            self.term[T_COST] = data.AMOUNT[value] * (data.GOODS if data.MODE[value] == data.EACH else 1) / 10.0
        elif kind == PAY:
            self.term[T_DOUBLE] = 1.0 if data.UNITS[value] == 2 else 0.0
            self.term[T_FIT] = -s.units(s.actor, data.GOOD[value]) / 10.0

    def judge_card(self, s: State, card: int, port: int) -> None:
        """BOR-7: a monopoly, a quota split, or flags for later."""
        slot = s.slot_of(port)
        size = s.pile_size[slot] + 1
        flags = [0] * data.COMPANIES
        best = -1
        for company in range(data.COMPANIES):
            flags[company] = (
                self.flags[slot * data.COMPANIES + company] + data.TOP_FLAGS[card * data.COMPANIES + company]
            )
        if size > 1:
            flags[data.FLAG[s.pile[slot * data.PILE_ROOM + size - 2] * data.FLAGS + data.TOP_ROW]] -= 1
        flags[data.FLAG[card * data.FLAGS + data.TOP_ROW]] += 1
        for place in range(data.FLAGS):
            company = data.FLAG[card * data.FLAGS + place]
            if best < 0 and flags[company] >= data.FLAG_LIMIT[port] and s.length[company] > 0:
                best = company
        if best >= 0:
            self.term[T_MONOPOLY] = self.picks(s, best, size)
            if s.row[best * data.ROW] == s.actor:
                self.term[T_PORT] = 1.0
        elif size == data.MAX_CARDS[port]:
            self.term[T_PORT] = 1.0
            for company in range(data.COMPANIES):
                self.term[T_QUOTA] += self.stake[company] * (1.0 if flags[company] > 0 else 0.0)
        else:
            for company in range(data.COMPANIES):
                near = PARTS[data.FLAG_LIMIT[port] * MAX_FLAGS + flags[company]]
                self.term[T_BUILD] += self.stake[company] * near * near
                if data.FLAG_LIMIT[port] - flags[company] <= 2:
                    self.term[T_NEAR] += self.stake[company]
            self.term[T_FULL] = 1.0 if size + 1 == data.MAX_CARDS[port] else 0.0
        self.term[T_SPENT] = self.flags_held(card)

    def picks(self, s: State, company: int, cards: int) -> float:
        """BOR-8.4: cards that the own merchants take, more than an equal share."""
        own = 0
        for number in range(cards):
            if s.row[company * data.ROW + number % s.length[company]] == s.actor:
                own += 1
        return own - float(cards) / s.seats

    def flags_held(self, card: int) -> float:
        """How many flags of a card are of companies with own merchants."""
        count = 0
        for company in range(data.COMPANIES):
            if self.mine[company] > 0:
                count += data.ALL_FLAGS[card * data.COMPANIES + company]
        return count / 4.0

    def judge_change(self, s: State, merchant: int, company: int) -> None:
        """BOR-5.2: to the end of another row."""
        left, rank = merchant // data.ROW, merchant % data.ROW
        self.term[T_CHANGE] = 1.0
        self.term[T_RANK] = BY_RANK[s.length[company]] - BY_RANK[rank]
        self.term[T_HEAT] = self.heat[company] / (1.0 + s.length[company]) - self.heat[left] / (1.0 + rank)
        self.term[T_SPREAD] = float(self.mine[company] + 1 - self.mine[left])

    def judge_attack(self, s: State, merchant: int, target: int) -> None:
        """BOR-6: flags in hand against the distance and what the other may hold."""
        company, rank = merchant // data.ROW, merchant % data.ROW
        strength = 0
        cards = 0
        for slot in range(s.hand_size[s.actor]):
            flags = data.ALL_FLAGS[s.hand[s.actor * data.HAND_ROOM + slot] * data.COMPANIES + company]
            if flags > 0 and cards < s.hand_size[s.actor] - 1:
                strength += flags
                cards += 1
        other = s.row[company * data.ROW + target]
        hand = min(s.hand_size[other] - 1, cards)
        self.term[T_ATTACK] = 1.0
        self.term[T_RANK] = BY_RANK[target] - BY_RANK[rank]
        self.term[T_HEAT] = self.heat[company] * (1.0 / (1.0 + target) - 1.0 / (1.0 + rank))
        self.term[T_ODDS] = (strength - (rank - target - 1) - 0.8 * max(hand, 0)) / 3.0

    def judge_fight(self, s: State, kind: int, card: int) -> None:
        """BOR-6.3, BOR-6.4"""
        company = s.defender // data.ROW
        if s.phase == ATTACK:
            if kind == DONE:
                hand = min(s.hand_size[s.row[s.defender]] - 1, s.attack_cards)
                self.term[T_SURPLUS] = s.attack - s.defence - 0.8 * hand
            else:
                self.term[T_FLAGS] = data.ALL_FLAGS[card * data.COMPANIES + company] / 2.0
            return
        if kind == DONE:
            return
        if s.defence > s.attack:
            self.term[T_DEFEND] = -1.0
            return
        flags = data.ALL_FLAGS[card * data.COMPANIES + company]
        left = s.attack_cards - s.defence_cards
        self.term[T_FLAGS] = flags / 2.0
        self.term[T_DEFEND] = 1.0 if s.defence + flags * left > s.attack else -1.0

    def judge_good(self, s: State, piece: int) -> None:
        """BOR-4: what a captured card would do for missions."""
        good = data.GOOD[piece]
        units = s.units(s.actor, good)
        self.term[T_GOODS] = data.UNITS[piece] - 1.0
        for kind in range(data.MISSION_KINDS):
            if s.missions[kind] > 0 and units < data.AMOUNT[kind]:
                done = float(min(units + data.UNITS[piece], data.AMOUNT[kind])) / data.AMOUNT[kind]
                self.term[T_FIT] = max(self.term[T_FIT], done * data.POINTS[kind] / 10.0)

    def judge_place(self, s: State, company: int) -> None:
        """BOR-2.6, BOR-6.9"""
        rank = s.length[company]
        if s.phase == OUSTED and company == s.attacker // data.ROW:
            rank = s.attacker % data.ROW
        self.term[T_RANK] = BY_RANK[rank]
        self.term[T_HEAT] = self.heat[company] / (1.0 + rank)
        self.term[T_SPREAD] = float(self.mine[company])
