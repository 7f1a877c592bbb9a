"""SPI-8: the navy."""

from __future__ import annotations

from fondaco.games.spice_islands import data, refusals, tell
from fondaco.games.spice_islands.moves import ATTACK, RECOVER, SAIL
from fondaco.games.spice_islands.rules.bank import fill_treasury, pay_captain
from fondaco.games.spice_islands.rules.captains import dismiss, take_pawn
from fondaco.games.spice_islands.rules.phase import RECOVERY, enter
from fondaco.games.spice_islands.rules.pirate_dice import begin_contest, roll
from fondaco.games.spice_islands.rules.shares import return_shares
from fondaco.games.spice_islands.rules.turn import next_action
from fondaco.games.spice_islands.state import State
from fondaco.kernel.errors import Refusal
from fondaco.kernel.playing.rules import Phase


def offer_navy(s: State) -> None:
    """SPI-5.2: sail, or attack the pirate ship in the same space."""
    here = s.space[data.NAVY]
    for space in range(data.SPACES):
        if (data.NAVY_WAYS[s.map * data.MAX_SPACES + here] >> space) & 1:
            s.offer(SAIL + (data.NAVY << 8) + space)  # SPI-8.1
    if s.space[data.PIRATE] == here:
        s.offer(ATTACK + data.PIRATE)  # SPI-8.3


def sail_navy(s: State, space: int) -> None:
    """SPI-8.1, SPI-8.2"""
    tell.sailed(s, data.NAVY, space)
    s.space[data.NAVY] = space
    take_pawn(s, data.ORANGE)


def why_not_sail(s: State, space: int) -> Refusal:
    if space == data.MADAGASCAR:
        return refusals.PortClosed(data.SHIP_NAMES[data.NAVY], data.SPACE_NAMES[space])
    return refusals.NoLine(data.SHIP_NAMES[data.NAVY], data.SPACE_NAMES[space])


# -- the attack ---------------------------------------------------------------


def attack_pirates(s: State) -> None:
    """SPI-8.4"""
    load = s.load_of(data.PIRATE)
    begin_contest(s, data.ORGANISATIONS + data.PIRATE)
    skulls = roll(s, s.active, 1 + load)
    s.target = data.PIRATE
    s.sunk = 1 if skulls > load else 0
    s.to_take = min(skulls, load)
    tell.attacked(s, data.NAVY, 1 + load, skulls)
    enter(s, RECOVERY)


class Recovery(Phase):
    """SPI-8.4: which piece is recovered."""

    def begin(self, s: State) -> None:
        """Piece by piece; the player is asked only where they differ."""
        while s.to_take > 0:
            cargo = s.only_cargo(data.PIRATE)
            if cargo == data.NONE:
                if s.to_take < s.load_of(data.PIRATE):
                    return
                cargo = 0
                while s.cargo[data.PIRATE * data.CARGOES + cargo] == 0:
                    cargo += 1
            recover(s, cargo)
        reward(s)
        if s.sunk:
            sink_pirates(s)
        s.target = data.NONE
        s.sunk = 0
        next_action(s)

    def offer(self, s: State) -> None:
        for cargo in range(data.CARGOES):
            if s.cargo[data.PIRATE * data.CARGOES + cargo] > 0:
                s.offer(RECOVER + cargo)

    def apply(self, s: State, kind: int, value: int) -> None:
        recover(s, value)
        enter(s, RECOVERY)

    def why_not(self, s: State, kind: int, value: int) -> Refusal:
        return refusals.NotInHold(data.CARGO_NAMES[value]) if kind == RECOVER else refusals.ChooseFirst()


def recover(s: State, cargo: int) -> None:
    """SPI-8.4: one piece is removed from the hold."""
    s.cargo[data.PIRATE * data.CARGOES + cargo] -= 1
    s.taken[cargo] += 1
    s.to_take -= 1


def reward(s: State) -> None:
    """SPI-8.4, SPI-8.5: what was recovered is discarded, and pays the navy and its captain."""
    pieces = s.pieces_taken()
    tell.recovered(s)
    for cargo in range(data.CARGOES):
        s.discard[cargo] += s.taken[cargo]
        s.taken[cargo] = 0
    fill_treasury(s, data.ORANGE, data.REWARD * pieces)
    pay_captain(s, data.ORANGE, data.BONUS * pieces)


def sink_pirates(s: State) -> None:
    """SPI-8.6: to Madagascar; pirate treasury and mutiny marker stay as they are."""
    s.space[data.PIRATE] = data.MADAGASCAR
    tell.pirates_sunk(s)
    pay_captain(s, data.ORANGE, data.SINKING)
    fill_treasury(s, data.ORANGE, data.SINKING * s.shares_out(data.BLACK))
    return_shares(s, data.BLACK)
    dismiss(s, data.BLACK)
