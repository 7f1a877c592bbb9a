"""What a Borneo player looks at: goods and missions, cargoes on the way, the standing in the rows."""

from __future__ import annotations

from fondaco.games.borneo import data
from fondaco.games.borneo.state import State

COMPANIES, GOODS, KINDS, ROW, OPEN_PORTS = data.COMPANIES, data.GOODS, data.KINDS, data.ROW, data.OPEN_PORTS
EACH, SPLIT = data.EACH, data.SPLIT
MODE = data.MODE
AMOUNT = data.AMOUNT
POINTS = data.POINTS
MOST = data.MOST
LIMIT = data.LIMIT

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
            best = max(best, outlook(s, other))
    return outlook(s, seat) - RIVAL * best


def outlook(s: State, seat: int) -> float:
    """The points a player may expect from how things stand."""
    value = float(s.captures(seat))
    for kind in range(KINDS):
        value += s.done[seat * KINDS + kind] * POINTS[kind]
    if s.deciding == 0:
        return value
    value += plans(s, seat)
    if s.ending == 0:
        value += CARD * s.hand_size[seat] + ranks(s, seat)
        for slot in range(OPEN_PORTS):
            value += cargo(s, seat, slot)
    return value


def plans(s: State, seat: int) -> float:
    """The best mission the captures could pay, or the one they are nearest to."""
    best = 0.0
    for kind in range(KINDS):
        if s.missions[kind] > 0 or s.mission == kind:
            have = reached(s, seat, kind)
            need = float(AMOUNT[kind] * (GOODS if MODE[kind] == EACH else 1))
            gain = POINTS[kind] - 0.8 * need  # the goods themselves count no longer
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
    for good in range(GOODS):
        units = s.units(seat, good)
        if s.mission == kind and (s.deciding >> seat) & 1:
            units += s.paid_singles[good] + 2 * s.paid_doubles[good]
        units = min(units, AMOUNT[kind])
        total += units
        most = max(most, units)
    return float(total if MODE[kind] == EACH else most)


def ranks(s: State, seat: int) -> float:
    """The standing of the merchants: the first of a row shares first."""
    value = 0.0
    for company in range(COMPANIES):
        for rank in range(s.length[company]):
            if s.row[company * ROW + rank] == seat:
                value += STAND / (1.0 + 0.6 * rank)
    return value


def cargo(s: State, seat: int, slot: int) -> float:
    """What a port on the way is likely to bring: by the nearest company to a monopoly, or by quota."""
    if s.port[slot] < 0 or s.pile_size[slot] == 0:
        return 0.0
    if s.phase == SPLIT and s.slot == slot:
        return 0.0
    full = MOST[s.port[slot]]
    limit = LIMIT[s.port[slot]]
    left = full - s.pile_size[slot]
    monopoly = 0.0
    weight = 0.0
    quota = 0.0
    flags = 0
    for company in range(COMPANIES):
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
        if s.row[company * ROW + rank] == seat and rank < cards:
            value += GOODS_OF_A_CARD * (1 + (cards - 1 - rank) // length) * (1.0 - 0.05 * rank)
            if rank == 0:
                value += PORT
    return value
