"""The pieces of Spice Islands counted: nothing appears, nothing is lost, nothing is where it cannot be."""

from __future__ import annotations

from fondaco.games.spice_islands.data import (
    BLACK,
    CAPACITY,
    CARGO_NAMES,
    COLOUR_NAMES,
    DICE,
    EUROPE,
    FACE_MASK,
    ISLANDS,
    MADAGASCAR,
    MERCHANTS,
    MOST_NUMBER,
    MOST_SPACES,
    NAVY,
    NAVY_WAYS,
    NOBODY,
    NONE,
    ORGANISATIONS,
    PIECES_OF_CARGO,
    PIRATE,
    PIRATE_WAYS,
    PURPLE,
    SEAT_SHIFT,
    SHIP_NAMES,
    SPICE,
    TO_EUROPE,
    TRIGGER,
)
from fondaco.games.spice_islands.rules.phase import (
    ACTION,
    CAPTAIN,
    HARBOUR,
    OVER,
    OVERFLOW,
    PLUNDER,
    PURCHASE,
    RECOVERY,
)
from fondaco.games.spice_islands.state import State
from fondaco.kernel.errors import PositionError
from fondaco.kernel.state import State as BaseState


def audit(s: BaseState) -> None:
    """Raise PositionError, with the field, where the position cannot be."""
    assert isinstance(s, State)
    _audit_money(s)
    _audit_cargo(s)
    _audit_merchants(s)
    _audit_pirates_and_navy(s)
    _audit_tracks(s)
    _audit_turn(s)
    _audit_attack(s)
    _audit_end(s)


def _audit_money(s: State) -> None:
    """SPI-1.7: the bank may give without limit, but nobody owes."""
    for field, sums in (("money", s.money), ("treasury", s.treasury)):
        if min(sums) < 0:
            raise PositionError("position-negative", field=field)


def _audit_cargo(s: State) -> None:
    """SPI-2.1, SPI-2.2: ten of each, in port, aboard, taken or discarded."""
    for cargo, name in enumerate(CARGO_NAMES):
        aboard = sum(s.carries(ship, cargo) for ship in range(NAVY))
        count = s.port[cargo] + aboard + s.taken[cargo] + s.discard[cargo]
        if count != PIECES_OF_CARGO:
            raise PositionError("position-count", field="cargo", name=name, found=count, wanted=PIECES_OF_CARGO)


def _audit_merchants(s: State) -> None:
    """SPI-1.4, SPI-6.1 to SPI-6.4: on the blue route, never empty at sea, goods and spice never mixed."""
    for ship in range(MERCHANTS):
        space, load = s.space[ship], s.load_of(ship)
        spice = s.carries(ship, SPICE)
        if space == NONE or TO_EUROPE[s.map * MOST_SPACES + space] == NONE:
            raise PositionError("position-ship-place", field="space", name=SHIP_NAMES[ship])
        if load > CAPACITY or 0 < spice < load:
            raise PositionError("position-ship-cargo", field="cargo", name=SHIP_NAMES[ship])
        if (space == EUROPE and spice) or (space == ISLANDS and load > spice):
            raise PositionError("position-ship-cargo", field="cargo", name=SHIP_NAMES[ship])
        if space not in (EUROPE, ISLANDS) and load == 0 and ship != s.target:
            raise PositionError("position-ship-cargo", field="cargo", name=SHIP_NAMES[ship])


def _audit_pirates_and_navy(s: State) -> None:
    """SPI-1.5, SPI-7.3, SPI-7.6: where they may be, a captain at sea, at most two pieces in the hold."""
    for ship, ways, barred in ((PIRATE, PIRATE_WAYS, (EUROPE, ISLANDS)), (NAVY, NAVY_WAYS, (MADAGASCAR,))):
        space = s.space[ship]
        if space == NONE or space in barred or ways[s.map * MOST_SPACES + space] == 0:
            raise PositionError("position-ship-place", field="space", name=SHIP_NAMES[ship])
    if s.load_of(PIRATE) > CAPACITY or (s.space[PIRATE] == MADAGASCAR and s.load_of(PIRATE) > 0):
        raise PositionError("position-ship-cargo", field="cargo", name=SHIP_NAMES[PIRATE])
    if s.space[PIRATE] != MADAGASCAR and s.captain[BLACK] == NOBODY:
        raise PositionError("position-pawn", field="captain", name=COLOUR_NAMES[BLACK])


def _audit_tracks(s: State) -> None:
    """SPI-9.1, SPI-9.4, SPI-9.8: markers from 0 to 3 between actions."""
    for field, markers in (("election", s.election), ("dividend", s.dividend), ("mutiny", [s.mutiny])):
        if not 0 <= min(markers) <= max(markers) < TRIGGER:
            raise PositionError("position-track-marker", field=field, most=TRIGGER - 1)


def _audit_turn(s: State) -> None:
    """SPI-3.1, SPI-4.1, SPI-10.3: whose turn it is and what is left of it."""
    if s.active == NONE:
        raise PositionError("position-seat", field="active")
    if sum(s.dice) > DICE or (s.dice[PURPLE] > 0) != (s.phase == PURCHASE):
        raise PositionError("position-wants-number", field="dice")
    if not 0 <= s.buyers <= s.seats or (s.buyers > 0) != (s.phase == PURCHASE):
        raise PositionError("position-wants-number", field="buyers")
    decides = (s.active + s.seats - s.buyers) % s.seats if s.phase == PURCHASE else s.active
    if s.phase != OVER and s.deciding != 1 << decides:
        raise PositionError("position-deciding", field="deciding")
    for colour in range(ORGANISATIONS):
        if s.ready[colour] not in (0, 1) or (s.ready[colour] and s.captain[colour] != s.active):
            raise PositionError("position-pawn", field="ready", name=COLOUR_NAMES[colour])
    if s.phase == ACTION and sum(s.dice) == 0 and (s.spent or not any(s.ready)):
        raise PositionError("position-wants-number", field="dice")
    if s.spent not in (0, 1) or (s.phase == CAPTAIN and (s.free == NONE or not s.spent)):
        raise PositionError("position-wants-number", field="spent")


def _audit_attack(s: State) -> None:
    """SPI-7.6, SPI-8.4: a target only while an attack waits for a choice."""
    waiting = s.phase in (PLUNDER, OVERFLOW, RECOVERY, HARBOUR)
    if waiting != (s.target != NONE) or s.target == NAVY or (s.phase == RECOVERY and s.target != PIRATE):
        raise PositionError("position-attack-choice", field="target")
    if s.phase in (PLUNDER, OVERFLOW, HARBOUR) and (s.target == PIRATE or s.space[s.target] != s.space[PIRATE]):
        raise PositionError("position-attack-choice", field="target")
    if s.phase == RECOVERY and s.space[NAVY] != s.space[PIRATE]:
        raise PositionError("position-attack-choice", field="target")
    if (s.to_take > 0) != (s.phase in (PLUNDER, RECOVERY)) or (waiting and s.to_take >= max(1, s.load_of(s.target))):
        raise PositionError("position-attack-choice", field="to_take")
    if sum(s.taken) > CAPACITY or (s.phase == OVERFLOW and sum(s.taken) < CAPACITY):
        raise PositionError("position-attack-choice", field="taken")
    if s.sunk not in (0, 1) or (s.sunk and not waiting) or (s.rolls and s.contest == NONE):
        raise PositionError("position-wants-number", field="sunk")
    faces = [die & FACE_MASK for die in list(s.rolled)[: s.rolls]]
    if s.rolls > len(s.rolled) or max(s.rolled) >= s.seats << SEAT_SHIFT or (faces and max(faces) > MOST_NUMBER):
        raise PositionError("position-wants-number", field="rolled")


def _audit_end(s: State) -> None:
    """SPI-11.1: over at once when a colour is gone, and not before."""
    exhausted = max(s.discard) == PIECES_OF_CARGO
    if (s.phase == OVER) != exhausted and s.phase != HARBOUR:
        raise PositionError("position-cargo-exhausted", field="phase")
    if (s.ending > 0) != (s.phase == OVER) or (s.ending > 0 and s.discard[s.ending - 1] != PIECES_OF_CARGO):
        raise PositionError("position-cargo-exhausted", field="ending")
