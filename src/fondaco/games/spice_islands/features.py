"""What everybody sees of Spice Islands as a row of numbers, from one seat's place."""

from __future__ import annotations

from fondaco.games.spice_islands import data
from fondaco.games.spice_islands.data import (
    CARGO_NAMES,
    CARRIER_NAMES,
    COLOUR_NAMES,
    DIE_NAMES,
    SHIP_NAMES,
    SPACE_NAMES,
    TRACK_NAMES,
)
from fondaco.games.spice_islands.state import STAGE_NAMES, State
from fondaco.kernel.features import PLAYERS, Feature, Features
from fondaco.kernel.sheet import Sheet
from fondaco.kernel.state import State as BaseState

__all__ = ["write"]

SPACES, SHIPS, CARGOES, ORGANISATIONS = data.SPACES, data.SHIPS, data.CARGOES, data.ORGANISATIONS
SHARE_NAMES = tuple(f"share-{number}" for number in range(1, data.SHARES + 1))


def write(s: BaseState, seat: int, out: Sheet) -> None:
    """SPI-1.7"""
    assert isinstance(s, State)
    fill(s, seat, out)


def fill(s: State, seat: int, out: Sheet) -> None:
    """In the order of FEATURES."""
    out.mark(s.phase, 8)
    out.mark_seats(s.deciding, seat, s.seats, 5)
    out.put(s.seats)
    out.put(s.turns)
    out.mark_seat(s.active, seat, s.seats, 5)
    for die in range(6):
        out.put(s.dice[die])
    out.put(s.buyers)
    for step in range(5):
        out.put(s.money[(seat + step) % s.seats] if step < s.seats else 0)
    for colour in range(ORGANISATIONS):
        out.put(s.treasury[colour])
    for number in range(50):
        out.mark_seat(s.share[number], seat, s.seats, 5)
    for colour in range(ORGANISATIONS):
        out.mark_seat(s.captain[colour], seat, s.seats, 5)
    for colour in range(ORGANISATIONS):
        out.put(s.ready[colour] if s.spent == 0 else 0)
    out.put(s.spent)
    out.mark(s.free, 5)
    for colour in range(4):
        out.put(s.election[colour])
    for colour in range(4):
        out.put(s.dividend[colour])
    out.put(s.mutiny)
    fill_ships(s, out)


def fill_ships(s: State, out: Sheet) -> None:
    """Ships, cargo, and an attack that waits for a choice."""
    for ship in range(SHIPS):
        out.mark(s.space[ship], SPACES)
    for place in range(28):
        out.put(s.cargo[place])
    for cargo in range(CARGOES):
        out.put(s.port[cargo])
    for cargo in range(CARGOES):
        out.put(s.discard[cargo])
    out.mark(s.target, 8)
    if s.target < 0:
        out.skip(2 + CARGOES)
        return
    out.put(s.sunk)
    out.put(s.to_take)
    for cargo in range(CARGOES):
        out.put(s.taken[cargo])


FEATURES = Features(
    write,
    Feature("phase", "the phase", (STAGE_NAMES,)),
    Feature("deciding", "who has a decision now", (PLAYERS,)),
    Feature("seats", "players at the table", high=5),
    Feature("turn", "turns begun so far", high=10_000),
    Feature("active", "whose turn it is", (PLAYERS,)),
    Feature("dice", "dice still to be used; purple: purchase rounds", (DIE_NAMES,), high=4),
    Feature("buyers", "still to be asked in this purchase round", high=5),
    Feature("money", "", (PLAYERS,), high=10_000),
    Feature("treasury", "", (COLOUR_NAMES,), high=10_000),
    Feature("shares", "whose share; nobody's is in the stack", (COLOUR_NAMES, SHARE_NAMES, PLAYERS)),
    Feature("captains", "who holds the captain's pawn", (COLOUR_NAMES, PLAYERS)),
    Feature("ready", "pawns that may give the free action", (COLOUR_NAMES,)),
    Feature("spent", "the free action of this turn was used"),
    Feature("free", "whose free action is going on", (COLOUR_NAMES,)),
    Feature("election", "the election markers", (TRACK_NAMES,), high=10),
    Feature("dividend", "the dividend markers", (TRACK_NAMES,), high=10),
    Feature("mutiny", "the mutiny marker", high=10),
    Feature("ships", "where a ship is", (SHIP_NAMES, SPACE_NAMES)),
    Feature("cargo", "what it carries", (CARRIER_NAMES, CARGO_NAMES), high=10),
    Feature("port", "goods in Europe, spice in the Islands", (CARGO_NAMES,), high=10),
    Feature("discard", "out of the game", (CARGO_NAMES,), high=10),
    Feature("target", "the ship under attack", (SHIP_NAMES,)),
    Feature("sunk", "it had less cargo than the attack had skulls"),
    Feature("to_take", "pieces still to be taken or recovered", high=12),
    Feature("taken", "taken from it and not yet stowed", (CARGO_NAMES,), high=10),
)
