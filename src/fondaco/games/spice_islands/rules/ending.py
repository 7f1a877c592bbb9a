"""SPI-11: the end."""

from __future__ import annotations

from fondaco.games.spice_islands import tell
from fondaco.games.spice_islands.data import CARGOES, ORGANISATIONS, PIECES_OF_CARGO
from fondaco.games.spice_islands.rules import phase
from fondaco.games.spice_islands.state import State


def is_exhausted(s: State) -> bool:
    """SPI-11.1"""
    for cargo in range(CARGOES):
        if s.discard[cargo] == PIECES_OF_CARGO:
            return True
    return False


def end_game(s: State) -> None:
    """SPI-11.1, SPI-11.2, SPI-11.3: remaining dice and free actions lapse; there is no last dividend."""
    ending = 0
    for cargo in range(CARGOES - 1, -1, -1):
        if s.discard[cargo] == PIECES_OF_CARGO:
            ending = 1 + cargo
            tell.cargo_exhausted(s, cargo)
    for colour in range(ORGANISATIONS):
        s.dice[colour] = 0
        s.ready[colour] = 0
    phase.end(s, ending)
