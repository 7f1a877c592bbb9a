"""SPI-5: using the dice."""

from __future__ import annotations

from fondaco.games.spice_islands import data, refusals, tell
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
from fondaco.games.spice_islands.rules.turn import end_turn, next_action
from fondaco.games.spice_islands.state import State
from fondaco.kernel.errors import Refusal
from fondaco.kernel.playing.rules import Phase

__all__ = ["colour_of"]


class Action(Phase):
    """SPI-5.1, SPI-3.2: use a die, or a captain; dice in any order and any mix."""

    def offer(self, s: State) -> None:
        for colour in range(data.ORGANISATIONS):
            if s.dice[colour] > 0:
                offer_colour(s, colour)
        if not s.spent:
            for colour in range(data.ORGANISATIONS):
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
        if colour != data.NONE and s.dice[colour] == 0:
            return refusals.NoSuchDie(data.COLOUR_NAMES[colour])
        return why_not_act(s, kind, value)


def offer_colour(s: State, colour: int) -> None:
    """SPI-5.2"""
    if colour < data.COMPANIES:
        merchants.offer_merchants(s, colour)
    elif colour == data.ORANGE:
        navy.offer_navy(s)
    else:
        pirates.offer_pirates(s)
    organisation.offer_steps(s, colour)


def colour_of(kind: int, value: int) -> int:
    """SPI-5.2: the colour of the die that an action needs; NONE for what is no action."""
    if kind in (LOAD, SAIL):
        ship = value >> 8
        if ship < data.MERCHANTS:
            return ship // data.SHIPS_EACH
        return data.BLACK if ship == data.PIRATE else data.ORANGE
    if kind == ATTACK:
        return data.BLACK if value < data.MERCHANTS else data.ORANGE
    if kind in (ELECTION, DIVIDEND):
        return value
    return data.BLACK if kind == MUTINY else data.NONE


def act(s: State, kind: int, value: int) -> None:
    """SPI-5.2, SPI-3.3: one action and all that follows from it; an attack may stop to ask, and goes on by itself."""
    if kind == ATTACK:
        if value < data.MERCHANTS:
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
    if ship < data.MERCHANTS:
        merchants.sail_merchant(s, ship, space)
    elif ship == data.PIRATE:
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
        if ship < data.MERCHANTS:
            return merchants.why_not_sail(s, ship, space)
        return pirates.why_not_sail(s, space) if ship == data.PIRATE else navy.why_not_sail(s, space)
    if kind == ATTACK:
        return (
            refusals.TargetElsewhere(data.SHIP_NAMES[value]) if value < data.MERCHANTS else refusals.PiratesElsewhere()
        )
    if kind == MUTINY:
        return refusals.NoMutinyInPort()
    return refusals.NothingToChoose()
