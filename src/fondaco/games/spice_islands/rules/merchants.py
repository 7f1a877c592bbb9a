"""SPI-6: what merchant ships do."""

from __future__ import annotations

from fondaco.games.spice_islands import data, refusals, tell
from fondaco.games.spice_islands.moves import LOAD, SAIL
from fondaco.games.spice_islands.rules.bank import fill_treasury, pay_captain
from fondaco.games.spice_islands.state import State
from fondaco.kernel.errors import Refusal


def offer_merchants(s: State, company: int) -> None:
    """SPI-5.2, SPI-5.3: load or sail either ship of the company."""
    for ship in range(company * data.SHIPS_EACH, (company + 1) * data.SHIPS_EACH):
        load = s.load_of(ship)
        if load < data.CAPACITY:
            if s.space[ship] == data.EUROPE:  # SPI-6.1
                for good in range(data.COMPANIES):
                    if s.port[good] > 0:
                        s.offer(LOAD + (ship << 8) + good)
            elif s.space[ship] == data.ISLANDS and s.port[data.SPICE] > 0:
                s.offer(LOAD + (ship << 8) + data.SPICE)
        if load > 0:  # SPI-6.3: an empty ship cannot sail
            s.offer(SAIL + (ship << 8) + course(s, ship))


def course(s: State, ship: int) -> int:
    """SPI-6.3: the next space, towards Europe with spice, towards the Islands with goods."""
    here = s.map * data.MAX_SPACES + s.space[ship]
    return data.BACK[here] if s.cargo[ship * data.CARGOES + data.SPICE] > 0 else data.AHEAD[here]


def load_ship(s: State, ship: int, cargo: int) -> None:
    """SPI-6.1"""
    s.port[cargo] -= 1
    s.cargo[ship * data.CARGOES + cargo] += 1
    tell.loaded(s, ship, cargo)


def sail_merchant(s: State, ship: int, space: int) -> None:
    """SPI-6.3, SPI-6.4"""
    tell.sailed(s, ship, space)
    s.space[ship] = space
    if space in (data.EUROPE, data.ISLANDS):
        unload(s, ship)


def unload(s: State, ship: int) -> None:
    """SPI-6.4, SPI-6.5, SPI-6.6: the cargo is gone; the goods' companies, the ship's company and its captain earn."""
    tell.unloaded(s, ship)
    company = ship // data.SHIPS_EACH
    pieces = s.load_of(ship)
    spices = s.cargo[ship * data.CARGOES + data.SPICE]
    for cargo in range(data.CARGOES):
        count = s.cargo[ship * data.CARGOES + cargo]
        s.cargo[ship * data.CARGOES + cargo] = 0
        s.discard[cargo] += count
        if cargo != data.SPICE:
            fill_treasury(s, cargo, data.GOOD_INCOME * count)
    fill_treasury(s, company, data.FREIGHT * (pieces - spices) + data.SPICE_INCOME * spices)
    pay_captain(s, company, data.BONUS * pieces)


def why_not_load(s: State, ship: int, cargo: int) -> Refusal:
    space = s.space[ship]
    if space not in (data.EUROPE, data.ISLANDS):
        return refusals.NotInPort(data.SHIP_NAMES[ship], data.SPACE_NAMES[space])
    if (cargo == data.SPICE) != (space == data.ISLANDS):
        return refusals.NotLoadedHere(data.CARGO_NAMES[cargo], data.SPACE_NAMES[space])
    if s.load_of(ship) >= data.CAPACITY:
        return refusals.ShipFull(data.SHIP_NAMES[ship])
    return refusals.NoneLeftInPort(data.CARGO_NAMES[cargo])


def why_not_sail(s: State, ship: int, space: int) -> Refusal:
    if space == data.MADAGASCAR:
        return refusals.PortClosed(data.SHIP_NAMES[ship], data.SPACE_NAMES[space])
    if data.TO_EUROPE[s.map * data.MAX_SPACES + space] == data.NONE:
        return refusals.BlueLinesOnly(data.SHIP_NAMES[ship], data.SPACE_NAMES[space])
    if s.load_of(ship) == 0:
        return refusals.EmptyShip(data.SHIP_NAMES[ship])
    return refusals.WrongWay(data.SHIP_NAMES[ship], data.SPACE_NAMES[space])
