"""SPI-6: what merchant ships do."""

from __future__ import annotations

from fondaco.games.spice_islands import refusals, tell
from fondaco.games.spice_islands.data import (
    AHEAD,
    BACK,
    BONUS,
    CAPACITY,
    CARGO_NAMES,
    CARGOES,
    COMPANIES,
    EUROPE,
    FREIGHT,
    GOOD_INCOME,
    ISLANDS,
    MADAGASCAR,
    MOST_SPACES,
    NONE,
    SHIP_NAMES,
    SHIPS_EACH,
    SPACE_NAMES,
    SPICE,
    SPICE_INCOME,
    TO_EUROPE,
)
from fondaco.games.spice_islands.moves import LOAD, SAIL
from fondaco.games.spice_islands.rules.bank import fill_treasury, pay_captain
from fondaco.games.spice_islands.state import State
from fondaco.kernel.errors import Refusal


def offer_merchants(s: State, company: int) -> None:
    """SPI-5.2, SPI-5.3: load or sail either ship of the company."""
    for ship in range(company * SHIPS_EACH, (company + 1) * SHIPS_EACH):
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
    here = s.map * MOST_SPACES + s.space[ship]
    return BACK[here] if s.cargo[ship * CARGOES + SPICE] > 0 else AHEAD[here]


def load_ship(s: State, ship: int, cargo: int) -> None:
    """SPI-6.1"""
    s.port[cargo] -= 1
    s.cargo[ship * CARGOES + cargo] += 1
    tell.loaded(s, ship, cargo)


def sail_merchant(s: State, ship: int, space: int) -> None:
    """SPI-6.3, SPI-6.4"""
    tell.sailed(s, ship, space)
    s.space[ship] = space
    if space in (EUROPE, ISLANDS):
        unload(s, ship)


def unload(s: State, ship: int) -> None:
    """SPI-6.4, SPI-6.5, SPI-6.6: the cargo is gone; the goods' companies, the ship's company and its captain earn."""
    tell.unloaded(s, ship)
    company = ship // SHIPS_EACH
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
        return refusals.NotInPort(SHIP_NAMES[ship], SPACE_NAMES[space])
    if (cargo == SPICE) != (space == ISLANDS):
        return refusals.NotLoadedHere(CARGO_NAMES[cargo], SPACE_NAMES[space])
    if s.load_of(ship) >= CAPACITY:
        return refusals.ShipFull(SHIP_NAMES[ship])
    return refusals.NoneLeftInPort(CARGO_NAMES[cargo])


def why_not_sail(s: State, ship: int, space: int) -> Refusal:
    if space == MADAGASCAR:
        return refusals.PortClosed(SHIP_NAMES[ship], SPACE_NAMES[space])
    if TO_EUROPE[s.map * MOST_SPACES + space] == NONE:
        return refusals.BlueLinesOnly(SHIP_NAMES[ship], SPACE_NAMES[space])
    if s.load_of(ship) == 0:
        return refusals.EmptyShip(SHIP_NAMES[ship])
    return refusals.WrongWay(SHIP_NAMES[ship], SPACE_NAMES[space])
