"""SPI-8: the navy ship hunts the pirates."""

from __future__ import annotations

from fondaco.games.spice_islands import data, events, moves
from fondaco.games.spice_islands.data import CARGO_NAMES, COLOUR_NAMES, SHIP_NAMES, SPACE_NAMES
from fondaco.games.spice_islands.rules.phase import Phase
from fondaco.games.spice_islands.rules.pieces import (
    appoint,
    begin_contest,
    dismiss,
    faces,
    fill_treasury,
    names,
    pay_captain,
    return_shares,
    roll,
)
from fondaco.games.spice_islands.state import RECOVERY, RESOLVED, State
from fondaco.kernel.errors import Refusal

__all__ = ["attack_pirates", "offer_navy", "recover", "recover_all", "reward", "sail_navy", "sink_pirates"]

CARGOES, ORGANISATIONS, MADAGASCAR, SPACES = data.CARGOES, data.ORGANISATIONS, data.MADAGASCAR, data.SPACES
ORANGE, BLACK, PIRATE, NAVY, NOBODY, NONE = data.ORANGE, data.BLACK, data.PIRATE, data.NAVY, data.NOBODY, data.NONE
REWARD, BONUS, SINKING = data.RECOVERY, data.BONUS, data.SINKING
NAVY_WAYS = data.NAVY_WAYS
SAIL, ATTACK, RECOVER = moves.SAIL, moves.ATTACK, moves.RECOVER


def offer_navy(s: State) -> None:
    """SPI-5.2: sail, or attack the pirate ship in the same space."""
    here = s.space[NAVY]
    for space in range(SPACES):
        if (NAVY_WAYS[s.map * 16 + here] >> space) & 1:
            s.offer(SAIL + (NAVY << 8) + space)  # SPI-8.1
    if s.space[PIRATE] == here:
        s.offer(ATTACK + PIRATE)  # SPI-8.3


def sail_navy(s: State, space: int) -> None:
    """SPI-8.1, SPI-8.2"""
    if s.heard is not None:
        s.heard.append(events.Sailed(s.active, SHIP_NAMES[NAVY], SPACE_NAMES[s.space[NAVY]], SPACE_NAMES[space]))
    s.space[NAVY] = space
    if s.captain[ORANGE] == NOBODY:
        appoint(s, ORANGE, s.active)
        if s.heard is not None:
            s.heard.append(events.CaptainTaken(s.active, COLOUR_NAMES[ORANGE]))


def attack_pirates(s: State) -> None:
    """SPI-8.4"""
    load = s.load_of(PIRATE)
    begin_contest(s, ORGANISATIONS + PIRATE)
    skulls = roll(s, s.active, 1 + load)
    s.target = PIRATE
    s.sunk = 1 if skulls > load else 0
    s.to_take = min(skulls, load)
    if s.heard is not None:
        s.heard.append(events.Attacked(s.active, SHIP_NAMES[NAVY], SHIP_NAMES[PIRATE], faces(s, 1 + load), skulls))
    recover_all(s)


def recover_all(s: State) -> None:
    """SPI-8.4: piece by piece; the player is asked only where they differ."""
    while s.to_take > 0:
        cargo = s.only_cargo(PIRATE)
        if cargo == NONE:
            if s.to_take < s.load_of(PIRATE):
                s.phase = RECOVERY
                return
            cargo = 0
            while s.cargo[PIRATE * CARGOES + cargo] == 0:
                cargo += 1
        recover(s, cargo)
    reward(s)


def recover(s: State, cargo: int) -> None:
    """SPI-8.4: one piece is removed from the hold."""
    s.cargo[PIRATE * CARGOES + cargo] -= 1
    s.taken[cargo] += 1
    s.to_take -= 1


class Recovery(Phase):
    """SPI-8.4: which piece is recovered."""

    def offer(self, s: State) -> None:
        for cargo in range(CARGOES):
            if s.cargo[PIRATE * CARGOES + cargo] > 0:
                s.offer(RECOVER + cargo)

    def apply(self, s: State, kind: int, value: int) -> None:
        s.phase = RESOLVED
        recover(s, value)
        recover_all(s)

    def why_not(self, s: State, kind: int, value: int) -> Refusal:
        return moves.NotInHold(CARGO_NAMES[value]) if kind == RECOVER else moves.ChooseFirst()


def reward(s: State) -> None:
    """SPI-8.4, SPI-8.5: what was recovered is discarded, and pays the navy and its captain."""
    pieces = 0
    for cargo in range(CARGOES):
        pieces += s.taken[cargo]
    if s.heard is not None and pieces > 0:
        s.heard.append(events.Recovered(names(s.taken)))
    for cargo in range(CARGOES):
        s.discard[cargo] += s.taken[cargo]
        s.taken[cargo] = 0
    fill_treasury(s, ORANGE, REWARD * pieces)
    pay_captain(s, ORANGE, BONUS * pieces)
    if s.sunk:
        sink_pirates(s)
    s.target = NONE
    s.sunk = 0


def sink_pirates(s: State) -> None:
    """SPI-8.6: to Madagascar; pirate treasury and mutiny marker stay as they are."""
    s.space[PIRATE] = MADAGASCAR
    if s.heard is not None:
        s.heard.append(events.PiratesSunk(SPACE_NAMES[MADAGASCAR]))
    pay_captain(s, ORANGE, SINKING)
    fill_treasury(s, ORANGE, SINKING * s.shares_out(BLACK))
    return_shares(s, BLACK)
    dismiss(s, BLACK)


def why_not_sail(s: State, space: int) -> Refusal:
    if space == MADAGASCAR:
        return moves.PortClosed(SHIP_NAMES[NAVY], SPACE_NAMES[space])
    return moves.NoLine(SHIP_NAMES[NAVY], SPACE_NAMES[space])
