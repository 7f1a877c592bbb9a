"""SPI-3: the turn."""

from __future__ import annotations

from fondaco.games.spice_islands import tell
from fondaco.games.spice_islands.data import COLOURED_DIE, COLOURED_FACES, DICE, NONE, ORGANISATIONS, PURPLE
from fondaco.games.spice_islands.rules.captains import can_command
from fondaco.games.spice_islands.rules.ending import end_game, is_exhausted
from fondaco.games.spice_islands.rules.phase import ACTION, PURCHASE, enter
from fondaco.games.spice_islands.state import State


def begin_turn(s: State, seat: int) -> None:
    """SPI-3.1: roll; purple comes first. SPI-10.3: only pawns held now can serve in this turn."""
    s.turns += 1
    s.active = seat
    s.spent = 0
    for colour in range(ORGANISATIONS):
        s.ready[colour] = 1 if s.captain[colour] == seat else 0
    thrown = [0] * DICE
    for die in range(DICE):
        thrown[die] = COLOURED_DIE[s.below(COLOURED_FACES)]
        s.dice[thrown[die]] += 1
    tell.rolled(s, thrown)
    if s.dice[PURPLE] > 0:
        enter(s, PURCHASE)
    else:
        next_action(s)


def next_action(s: State) -> None:
    """SPI-3.1, SPI-3.3: once an action is resolved, the end, the next action, or the next player's turn."""
    s.free = NONE
    s.turn(s.active)
    if is_exhausted(s):
        end_game(s)
    elif s.dice_left() > 0 or can_command(s):
        enter(s, ACTION)
    else:
        end_turn(s)


def end_turn(s: State) -> None:
    """SPI-2.8: the turn passes to the left."""
    begin_turn(s, s.left_of(s.active))
