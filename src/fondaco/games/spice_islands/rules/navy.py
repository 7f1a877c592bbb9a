"""SPI-8: the navy."""

from __future__ import annotations

from fondaco.games.spice_islands import refusals, tell
from fondaco.games.spice_islands.data import (
    BLACK,
    BONUS,
    CARGO_NAMES,
    CARGOES,
    MADAGASCAR,
    MOST_SPACES,
    NAVY,
    NAVY_WAYS,
    NONE,
    ORANGE,
    ORGANISATIONS,
    PIRATE,
    REWARD,
    SHIP_NAMES,
    SINKING,
    SPACE_NAMES,
    SPACES,
)
from fondaco.games.spice_islands.moves import ATTACK, RECOVER, SAIL
from fondaco.games.spice_islands.rules.bank import fill_treasury, pay_captain
from fondaco.games.spice_islands.rules.captains import dismiss, take_pawn
from fondaco.games.spice_islands.rules.phase import RECOVERY, Phase, enter
from fondaco.games.spice_islands.rules.pirate_dice import begin_contest, roll
from fondaco.games.spice_islands.rules.shares import return_shares
from fondaco.games.spice_islands.rules.turn import next_action
from fondaco.games.spice_islands.state import State
from fondaco.kernel.errors import Refusal


def offer_navy(s: State) -> None:
    """SPI-5.2: sail, or attack the pirate ship in the same space."""
    here = s.space[NAVY]
    for space in range(SPACES):
        if (NAVY_WAYS[s.map * MOST_SPACES + here] >> space) & 1:
            s.offer(SAIL + (NAVY << 8) + space)  # SPI-8.1
    if s.space[PIRATE] == here:
        s.offer(ATTACK + PIRATE)  # SPI-8.3


def sail_navy(s: State, space: int) -> None:
    """SPI-8.1, SPI-8.2"""
    tell.sailed(s, NAVY, space)
    s.space[NAVY] = space
    take_pawn(s, ORANGE)


def why_not_sail(s: State, space: int) -> Refusal:
    if space == MADAGASCAR:
        return refusals.PortClosed(SHIP_NAMES[NAVY], SPACE_NAMES[space])
    return refusals.NoLine(SHIP_NAMES[NAVY], SPACE_NAMES[space])


# -- the attack ---------------------------------------------------------------


def attack_pirates(s: State) -> None:
    """SPI-8.4"""
    load = s.load_of(PIRATE)
    begin_contest(s, ORGANISATIONS + PIRATE)
    skulls = roll(s, s.active, 1 + load)
    s.target = PIRATE
    s.sunk = 1 if skulls > load else 0
    s.to_take = min(skulls, load)
    tell.attacked(s, NAVY, 1 + load, skulls)
    enter(s, RECOVERY)


class Recovery(Phase):
    """SPI-8.4: which piece is recovered."""

    def begin(self, s: State) -> None:
        """Piece by piece; the player is asked only where they differ."""
        while s.to_take > 0:
            cargo = s.only_cargo(PIRATE)
            if cargo == NONE:
                if s.to_take < s.load_of(PIRATE):
                    return
                cargo = 0
                while s.cargo[PIRATE * CARGOES + cargo] == 0:
                    cargo += 1
            recover(s, cargo)
        reward(s)
        if s.sunk:
            sink_pirates(s)
        s.target = NONE
        s.sunk = 0
        next_action(s)

    def offer(self, s: State) -> None:
        for cargo in range(CARGOES):
            if s.cargo[PIRATE * CARGOES + cargo] > 0:
                s.offer(RECOVER + cargo)

    def apply(self, s: State, kind: int, value: int) -> None:
        recover(s, value)
        enter(s, RECOVERY)

    def why_not(self, s: State, kind: int, value: int) -> Refusal:
        return refusals.NotInHold(CARGO_NAMES[value]) if kind == RECOVER else refusals.ChooseFirst()


def recover(s: State, cargo: int) -> None:
    """SPI-8.4: one piece is removed from the hold."""
    s.cargo[PIRATE * CARGOES + cargo] -= 1
    s.taken[cargo] += 1
    s.to_take -= 1


def reward(s: State) -> None:
    """SPI-8.4, SPI-8.5: what was recovered is discarded, and pays the navy and its captain."""
    pieces = s.pieces_taken()
    tell.recovered(s)
    for cargo in range(CARGOES):
        s.discard[cargo] += s.taken[cargo]
        s.taken[cargo] = 0
    fill_treasury(s, ORANGE, REWARD * pieces)
    pay_captain(s, ORANGE, BONUS * pieces)


def sink_pirates(s: State) -> None:
    """SPI-8.6: to Madagascar; pirate treasury and mutiny marker stay as they are."""
    s.space[PIRATE] = MADAGASCAR
    tell.pirates_sunk(s)
    pay_captain(s, ORANGE, SINKING)
    fill_treasury(s, ORANGE, SINKING * s.shares_out(BLACK))
    return_shares(s, BLACK)
    dismiss(s, BLACK)
