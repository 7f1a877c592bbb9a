"""SPI-6: what the green, blue and yellow companies do with their ships."""

from __future__ import annotations

from fondaco.games.spice_islands import data, events, moves
from fondaco.games.spice_islands.data import CARGO_NAMES, SHIP_NAMES, SPACE_NAMES
from fondaco.games.spice_islands.rules.pieces import aboard, fill_treasury, pay_captain
from fondaco.games.spice_islands.state import State
from fondaco.kernel.errors import Refusal

__all__ = ["course", "load_ship", "offer_merchants", "sail_merchant", "unload"]

COMPANIES, CARGOES, SPICE, CAPACITY = data.COMPANIES, data.CARGOES, data.SPICE, data.CAPACITY
EUROPE, ISLANDS = data.EUROPE, data.ISLANDS
GOOD_INCOME, FREIGHT, SPICE_INCOME, BONUS = data.GOOD_INCOME, data.FREIGHT, data.SPICE_INCOME, data.BONUS
AHEAD = data.AHEAD
BACK = data.BACK
LOAD, SAIL = moves.LOAD, moves.SAIL


def offer_merchants(s: State, company: int) -> None:
    """SPI-5.2, SPI-5.3: load or sail either ship of the company."""
    for ship in range(company * 2, company * 2 + 2):
        load = s.load_of(ship)
        if load < CAPACITY:
            if s.space[ship] == EUROPE:  # SPI-6.1
                for good in range(COMPANIES):
                    if s.port[good] > 0:
                        s.offer(LOAD + (ship << 8) + good)
            elif s.space[ship] == ISLANDS and s.port[SPICE] > 0:
                s.offer(LOAD + (ship << 8) + SPICE)
        if load > 0:  # SPI-6.3: an empty ship cannot sail
            s.offer(SAIL + (ship << 8) + course(s, ship))


def course(s: State, ship: int) -> int:
    """SPI-6.3: the next space, towards Europe with spice, towards the Islands with goods."""
    here = s.map * 16 + s.space[ship]
    return BACK[here] if s.cargo[ship * CARGOES + SPICE] > 0 else AHEAD[here]


def load_ship(s: State, ship: int, cargo: int) -> None:
    """SPI-6.1"""
    s.port[cargo] -= 1
    s.cargo[ship * CARGOES + cargo] += 1
    if s.heard is not None:
        s.heard.append(events.Loaded(s.active, SHIP_NAMES[ship], CARGO_NAMES[cargo]))


def sail_merchant(s: State, ship: int, space: int) -> None:
    """SPI-6.3, SPI-6.4"""
    if s.heard is not None:
        s.heard.append(events.Sailed(s.active, SHIP_NAMES[ship], SPACE_NAMES[s.space[ship]], SPACE_NAMES[space]))
    s.space[ship] = space
    if space in (EUROPE, ISLANDS):
        unload(s, ship)


def unload(s: State, ship: int) -> None:
    """SPI-6.4, SPI-6.5, SPI-6.6: the cargo is gone; the goods' companies, the ship's company and its captain earn."""
    if s.heard is not None:
        s.heard.append(events.Unloaded(SHIP_NAMES[ship], SPACE_NAMES[s.space[ship]], aboard(s, ship)))
    company = ship // 2
    pieces = s.load_of(ship)
    spices = s.cargo[ship * CARGOES + SPICE]
    for cargo in range(CARGOES):
        count = s.cargo[ship * CARGOES + cargo]
        s.cargo[ship * CARGOES + cargo] = 0
        s.discard[cargo] += count
        if cargo != SPICE:
            fill_treasury(s, cargo, GOOD_INCOME * count)
    fill_treasury(s, company, FREIGHT * (pieces - spices) + SPICE_INCOME * spices)
    pay_captain(s, company, BONUS * pieces)


def why_not_load(s: State, ship: int, cargo: int) -> Refusal:
    space = s.space[ship]
    if space not in (EUROPE, ISLANDS):
        return moves.NotInPort(SHIP_NAMES[ship], SPACE_NAMES[space])
    if (cargo == SPICE) != (space == ISLANDS):
        return moves.NotLoadedHere(CARGO_NAMES[cargo], SPACE_NAMES[space])
    if s.load_of(ship) >= CAPACITY:
        return moves.ShipFull(SHIP_NAMES[ship])
    return moves.NoneLeftInPort(CARGO_NAMES[cargo])


def why_not_sail(s: State, ship: int, space: int) -> Refusal:
    if space == data.MADAGASCAR:
        return moves.PortClosed(SHIP_NAMES[ship], SPACE_NAMES[space])
    if data.TO_EUROPE[s.map * 16 + space] == data.NONE:
        return moves.BlueLinesOnly(SHIP_NAMES[ship], SPACE_NAMES[space])
    if s.load_of(ship) == 0:
        return moves.EmptyShip(SHIP_NAMES[ship])
    return moves.WrongWay(SHIP_NAMES[ship], SPACE_NAMES[space])
