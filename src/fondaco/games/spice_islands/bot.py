"""What a player of Spice Islands looks at: cash, dividends to come, pawns, the loot, and how near the end is."""

from __future__ import annotations

from fondaco.games.spice_islands import data, moves
from fondaco.games.spice_islands.state import ACTION, State

COMPANIES, ORGANISATIONS, CARGOES, SPICE = data.COMPANIES, data.ORGANISATIONS, data.CARGOES, data.SPICE
ORANGE, BLACK, PIRATE, MERCHANTS, MADAGASCAR = data.ORANGE, data.BLACK, data.PIRATE, data.MERCHANTS, data.MADAGASCAR
GOOD_INCOME, FREIGHT, SPICE_INCOME, LOOT = data.GOOD_INCOME, data.FREIGHT, data.SPICE_INCOME, data.LOOT
TO_EUROPE = data.TO_EUROPE
TO_ISLANDS = data.TO_ISLANDS
LOAD, SAIL, ATTACK, MUTINY, COMMAND = moves.LOAD, moves.SAIL, moves.ATTACK, moves.MUTINY, moves.COMMAND

SHARE = 0.8  # a share before its company has earned anything: votes, and hope
PAWN = 1.6  # a captain: the free action, and what it keeps from others
STEP = 0.14  # of a pot, for each step its dividend marker has gone
CHANCE = 0.34  # that a pot is paid out before the shares are worth nothing, the marker at 0
RIVAL = 0.45  # how much of the best rival's outlook counts against
WIN = 40.0  # an end as the richest; half of it is lost as any other
FINISH = 14.0  # N-1: a player in the lead wants the end to come,
PLOD = 5.0  # and the others move cargo too, for a table that waits never ends


def evaluate(s: State, seat: int) -> float:
    """Expected cash, less a part of the best rival's, and what the end would mean."""
    best = -1000.0
    richest = 0
    for other in range(s.seats):
        if other != seat:
            best = max(best, outlook(s, other))
            richest = max(richest, s.money[other])
    value = outlook(s, seat) - RIVAL * best
    lead = s.money[seat] - richest
    if s.deciding == 0:
        return value + (WIN if lead >= 0 else -WIN / 2)
    return value + (FINISH if lead > 0 else PLOD) * progress(s)


def outlook(s: State, seat: int) -> float:
    """The cash a player may expect from how things stand."""
    value = float(s.money[seat])
    if s.deciding == 0:
        return value
    left = 1.0 - progress(s)
    for colour in range(ORANGE + 1):
        shares = s.shares_of(seat, colour)
        if shares > 0:
            chance = min(1.0, (CHANCE + STEP * s.dividend[colour]) * (0.5 + left))
            value += shares * (chance * pot(s, colour) / s.shares_out(colour) + SHARE * left)
        if s.captain[colour] == seat:
            value += PAWN * left + bonus(s, colour)
    return value + loot(s, seat, left)


def way(s: State, ship: int) -> float:
    """How much of its voyage a laden ship has behind it, loading being the first part."""
    here = s.map * 16 + s.space[ship]
    steps = TO_ISLANDS[here] if s.cargo[ship * CARGOES + SPICE] > 0 else TO_EUROPE[here]
    return (1.0 + steps) / (1.0 + TO_EUROPE[here] + TO_ISLANDS[here])


def pot(s: State, colour: int) -> float:
    """SPI-6.5: the treasury, and part of what is on its way to it."""
    value = float(s.treasury[colour])
    if colour == ORANGE:
        return value
    for ship in range(MERCHANTS):
        load = s.load_of(ship)
        if load > 0:
            income = GOOD_INCOME * s.cargo[ship * CARGOES + colour]
            if ship // 2 == colour:
                spices = s.cargo[ship * CARGOES + SPICE]
                income += SPICE_INCOME * spices + FREIGHT * (load - spices)
            value += 0.8 * way(s, ship) * income
    return value


def bonus(s: State, colour: int) -> float:
    """SPI-6.6: what the captain earns when the company's ships arrive."""
    value = 0.0
    if colour < COMPANIES:
        for ship in range(colour * 2, colour * 2 + 2):
            if s.load_of(ship) > 0:
                value += 0.8 * way(s, ship) * s.load_of(ship)
    return value


def loot(s: State, seat: int, left: float) -> float:
    """SPI-7.12, SPI-12.1: the pirates' treasury and hold, for the captain and the other shares."""
    shares = s.shares_of(seat, BLACK)
    captain = s.captain[BLACK]
    hold = s.load_of(PIRATE)
    value = SHARE * left * shares + (PAWN * left if captain == seat else 0.0)
    if hold == 0:
        return value
    stake = 0.6 * (s.treasury[BLACK] + LOOT * hold)
    out = s.shares_out(BLACK)
    if s.seats == 2:
        return value + (stake * shares / out if out > 0 else 0.0)
    if captain == seat:
        return value + stake / 2
    others = out - (s.shares_of(captain, BLACK) if captain >= 0 else 0)
    return value + (stake / 2 * shares / others if others > 0 else 0.0)


def progress(s: State) -> float:
    """SPI-11.1: how far the cargo nearest to its end has come, from 0 to 1; pieces under way count in part."""
    most = 0.0
    for cargo in range(CARGOES):
        gone = float(s.discard[cargo]) + 0.7 * s.cargo[PIRATE * CARGOES + cargo]
        for ship in range(MERCHANTS):
            if s.cargo[ship * CARGOES + cargo] > 0:
                gone += 0.9 * way(s, ship) * s.cargo[ship * CARGOES + cargo]
        most = max(most, gone)
    return most / 10.0


# -- moves worth a thought ----------------------------------------------------


def thin(s: State) -> None:
    """Leave out a ship that stands beside its like; take dice by colour, and the captain when they are used."""
    if s.phase != ACTION:
        return
    colour = 0
    while colour < ORGANISATIONS and s.dice[colour] == 0:
        colour += 1
    kept = 0
    for entry in range(s.offered):
        move = s.offers[entry]
        if colour == ORGANISATIONS or (needs(move) == colour and not is_twin(s, move)):
            s.offers[kept] = move
            kept += 1
    s.offered = kept


def needs(move: int) -> int:
    """The colour a move belongs to."""
    kind = move & ~0xFFFF
    value = move & 0xFFFF
    if kind in (LOAD, SAIL):
        ship = value >> 8
        return ship // 2 if ship < MERCHANTS else BLACK if ship == PIRATE else ORANGE
    if kind == ATTACK:
        return BLACK if value < MERCHANTS else ORANGE
    if kind == COMMAND:
        return -1
    return BLACK if kind == MUTINY else value


def is_twin(s: State, move: int) -> bool:
    """A load, a voyage or an attack with the second ship of a company where the first would do the same."""
    kind = move & ~0xFFFF
    value = move & 0xFFFF
    if kind in (LOAD, SAIL):
        ship = value >> 8
    elif kind == ATTACK:
        ship = value
    else:
        return False
    if ship >= MERCHANTS or ship % 2 == 0 or s.space[ship] != s.space[ship - 1]:
        return False
    for cargo in range(CARGOES):
        if s.cargo[ship * CARGOES + cargo] != s.cargo[(ship - 1) * CARGOES + cargo]:
            return False
    return True
