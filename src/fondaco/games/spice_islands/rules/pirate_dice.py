"""SPI-1.8: pirate dice, rolled in attacks, elections and mutinies."""

from __future__ import annotations

from fondaco.games.spice_islands import data
from fondaco.games.spice_islands.state import State


def begin_contest(s: State, contest: int) -> None:
    """An election, a mutiny or an attack: the dice rolled from now on are its dice."""
    s.contest = contest
    s.rolls = 0
    s.winner = data.NOBODY


def begin_throw(s: State) -> None:
    """SPI-9.3, SPI-9.10, SPI-9.11: the same contest is rolled again; without room for another full throw, afresh."""
    if s.rolls + 1 + data.MAX_DICE > data.MAX_ROLLED:
        s.rolls = 0
    elif s.rolls > 0:
        s.rolled[s.rolls] = 0
        s.rolls += 1


def roll(s: State, seat: int, dice: int) -> int:
    """SPI-1.8: throw as many as needed; the number of skulls."""
    skulls = 0
    for _ in range(dice):
        face = data.PIRATE_DIE[s.below(data.PIRATE_FACES)]
        s.rolled[s.rolls] = seat << data.SEAT_SHIFT | face
        s.rolls += 1
        if face == data.SKULL:
            skulls += 1
    return skulls


def highest(s: State, dice: int) -> int:
    """SPI-9.2: the best of the dice rolled last; 0 if there were none."""
    best = 0
    for die in range(s.rolls - dice, s.rolls):
        best = max(best, s.face(die))
    return best
