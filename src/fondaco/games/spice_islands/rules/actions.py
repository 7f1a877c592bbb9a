"""SPI-5: using the dice."""

from __future__ import annotations

from fondaco.games.spice_islands import refusals, tell
from fondaco.games.spice_islands.data import (
    BLACK,
    COLOUR_NAMES,
    COMPANIES,
    MERCHANTS,
    NONE,
    ORANGE,
    ORGANISATIONS,
    PIRATE,
    SHIP_NAMES,
    SHIPS_EACH,
)
from fondaco.games.spice_islands.moves import (
    ATTACK,
    BUY,
    COMMAND,
    DIVIDEND,
    ELECTION,
    END,
    LOAD,
    MUTINY,
    PASS,
    SAIL,
)
from fondaco.games.spice_islands.rules import captains, merchants, navy, organisation, pirates
from fondaco.games.spice_islands.rules.phase import Phase
from fondaco.games.spice_islands.rules.turn import end_turn, next_action
from fondaco.games.spice_islands.state import State
from fondaco.kernel.errors import Refusal

__all__ = ["colour_of"]


class Action(Phase):
    """SPI-5.1, SPI-3.2: use a die, or a captain; dice in any order and any mix."""

    def offer(self, s: State) -> None:
        for colour in range(ORGANISATIONS):
            if s.dice[colour] > 0:
                offer_colour(s, colour)
        if not s.spent:
            for colour in range(ORGANISATIONS):
                if s.ready[colour]:
                    s.offer(COMMAND + colour)  # SPI-10.1
        if s.dice_left() == 0:
            s.offer(END)  # SPI-10.2: the free action is optional

    def apply(self, s: State, kind: int, value: int) -> None:
        if kind == COMMAND:
            captains.command(s, value)
        elif kind == END:
            tell.free_action_waived(s)
            end_turn(s)
        else:
            s.dice[colour_of(kind, value)] -= 1
            act(s, kind, value)

    def why_not(self, s: State, kind: int, value: int) -> Refusal:
        if kind == END:
            return refusals.DiceLeft(s.dice_left())
        if kind == COMMAND:
            return captains.why_not_command(s, value)
        colour = colour_of(kind, value)
        if colour != NONE and s.dice[colour] == 0:
            return refusals.NoSuchDie(COLOUR_NAMES[colour])
        return why_not_act(s, kind, value)


def offer_colour(s: State, colour: int) -> None:
    """SPI-5.2"""
    if colour < COMPANIES:
        merchants.offer_merchants(s, colour)
    elif colour == ORANGE:
        navy.offer_navy(s)
    else:
        pirates.offer_pirates(s)
    organisation.offer_steps(s, colour)


def colour_of(kind: int, value: int) -> int:
    """SPI-5.2: the colour of the die that an action needs; NONE for what is no action."""
    if kind in (LOAD, SAIL):
        ship = value >> 8
        if ship < MERCHANTS:
            return ship // SHIPS_EACH
        return BLACK if ship == PIRATE else ORANGE
    if kind == ATTACK:
        return BLACK if value < MERCHANTS else ORANGE
    if kind in (ELECTION, DIVIDEND):
        return value
    return BLACK if kind == MUTINY else NONE


def act(s: State, kind: int, value: int) -> None:
    """SPI-5.2, SPI-3.3: one action and all that follows from it; an attack may stop to ask, and goes on by itself."""
    if kind == ATTACK:
        if value < MERCHANTS:
            pirates.attack_merchant(s, value)
        else:
            navy.attack_pirates(s)
        return
    if kind == LOAD:
        merchants.load_ship(s, value >> 8, value & 0xFF)
    elif kind == SAIL:
        sail(s, value >> 8, value & 0xFF)
    elif kind == ELECTION:
        organisation.step_election(s, value)
    elif kind == DIVIDEND:
        organisation.step_dividend(s, value)
    else:
        organisation.step_mutiny(s)
    next_action(s)


def sail(s: State, ship: int, space: int) -> None:
    """SPI-6.3, SPI-7.1, SPI-8.1"""
    if ship < MERCHANTS:
        merchants.sail_merchant(s, ship, space)
    elif ship == PIRATE:
        pirates.sail_pirates(s, space)
    else:
        navy.sail_navy(s, space)


def why_not_act(s: State, kind: int, value: int) -> Refusal:
    """The colour would be right, but not this action."""
    if kind in (BUY, PASS):
        return refusals.NoPurchaseNow()
    if kind == LOAD:
        return merchants.why_not_load(s, value >> 8, value & 0xFF)
    if kind == SAIL:
        ship, space = value >> 8, value & 0xFF
        if ship < MERCHANTS:
            return merchants.why_not_sail(s, ship, space)
        return pirates.why_not_sail(s, space) if ship == PIRATE else navy.why_not_sail(s, space)
    if kind == ATTACK:
        return refusals.TargetElsewhere(SHIP_NAMES[value]) if value < MERCHANTS else refusals.PiratesElsewhere()
    if kind == MUTINY:
        return refusals.NoMutinyInPort()
    return refusals.NothingToChoose()
