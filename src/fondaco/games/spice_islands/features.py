"""What everybody sees of Spice Islands as a row of numbers, from one seat's place."""

from __future__ import annotations

from fondaco.games.spice_islands import data
from fondaco.games.spice_islands.state import State
from fondaco.kernel.learning.features import PLAYERS, Feature, Features
from fondaco.kernel.learning.observation import Observation

__all__ = ["FEATURES", "fill"]

STAGES = ("over", "purchase", "action", "captain", "plunder", "overflow", "recovery", "harbour")
STAGE_COUNT = len(STAGES)
SHARE_NAMES = tuple(f"share-{number}" for number in range(1, data.SHARES + 1))


def fill(s: State, seat: int, out: Observation) -> None:
    """In the order of FEATURES."""
    out.mark(s.phase, STAGE_COUNT)
    out.mark_seats(s.deciding, seat, s.seats, data.MAX_PLAYERS)
    out.put(s.seats)
    out.put(s.turns)
    out.mark_seat(s.active, seat, s.seats, data.MAX_PLAYERS)
    for die in range(data.DIE_COLOURS):
        out.put(s.dice[die])
    out.put(s.buyers)
    for step in range(data.MAX_PLAYERS):
        out.put(s.money[(seat + step) % s.seats] if step < s.seats else 0)
    for colour in range(data.ORGANISATIONS):
        out.put(s.treasury[colour])
    for number in range(data.ALL_SHARES):
        out.mark_seat(s.share[number], seat, s.seats, data.MAX_PLAYERS)
    for colour in range(data.ORGANISATIONS):
        out.mark_seat(s.captain[colour], seat, s.seats, data.MAX_PLAYERS)
    for colour in range(data.ORGANISATIONS):
        out.put(s.ready[colour] if s.spent == 0 else 0)
    out.put(s.spent)
    out.mark(s.free, data.ORGANISATIONS)
    for colour in range(data.TRACKS):
        out.put(s.election[colour])
    for colour in range(data.TRACKS):
        out.put(s.dividend[colour])
    out.put(s.mutiny)
    fill_ships(s, out)


def fill_ships(s: State, out: Observation) -> None:
    """Ships, cargo, and an attack that waits for a choice."""
    for ship in range(data.SHIPS):
        out.mark(s.space[ship], data.SPACES)
    for place in range(data.CARRIERS * data.CARGOES):
        out.put(s.cargo[place])
    for cargo in range(data.CARGOES):
        out.put(s.port[cargo])
    for cargo in range(data.CARGOES):
        out.put(s.discard[cargo])
    out.mark(s.target, data.SHIPS)
    if s.target < 0:
        out.skip(2 + data.CARGOES)
        return
    out.put(s.sunk)
    out.put(s.to_take)
    for cargo in range(data.CARGOES):
        out.put(s.taken[cargo])


FEATURES = Features(
    Feature("phase", "the phase", (STAGES,)),
    Feature("deciding", "who has a decision now", (PLAYERS,)),
    Feature("seats", "players at the table", high=5),
    Feature("turn", "turns begun so far", high=10_000),
    Feature("active", "whose turn it is", (PLAYERS,)),
    Feature("dice", "dice still to be used; purple: purchase rounds", (data.DIE_NAMES,), high=4),
    Feature("buyers", "still to be asked in this purchase round", high=5),
    Feature("money", "", (PLAYERS,), high=10_000),
    Feature("treasury", "", (data.COLOUR_NAMES,), high=10_000),
    Feature("shares", "whose share; nobody's is in the stack", (data.COLOUR_NAMES, SHARE_NAMES, PLAYERS)),
    Feature("captains", "who holds the captain's pawn", (data.COLOUR_NAMES, PLAYERS)),
    Feature("ready", "pawns that may give the free action", (data.COLOUR_NAMES,)),
    Feature("spent", "the free action of this turn was used"),
    Feature("free", "whose free action is going on", (data.COLOUR_NAMES,)),
    Feature("election", "the election markers", (data.TRACK_NAMES,), high=10),
    Feature("dividend", "the dividend markers", (data.TRACK_NAMES,), high=10),
    Feature("mutiny", "the mutiny marker", high=10),
    Feature("ships", "where a ship is", (data.SHIP_NAMES, data.SPACE_NAMES)),
    Feature("cargo", "what it carries", (data.CARRIER_NAMES, data.CARGO_NAMES), high=10),
    Feature("port", "goods in Europe, spice in the Islands", (data.CARGO_NAMES,), high=10),
    Feature("discard", "out of the game", (data.CARGO_NAMES,), high=10),
    Feature("target", "the ship under attack", (data.SHIP_NAMES,)),
    Feature("sunk", "it had less cargo than the attack had skulls"),
    Feature("to_take", "pieces still to be taken or recovered", high=12),
    Feature("taken", "taken from it and not yet stowed", (data.CARGO_NAMES,), high=10),
)
