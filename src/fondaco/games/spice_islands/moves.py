"""The moves of Spice Islands."""

from __future__ import annotations

from fondaco.games.spice_islands import data
from fondaco.kernel.declaring.moves import Kind, Moves

BUY = 1 << 16
PASS = 2 << 16
LOAD = 3 << 16
SAIL = 4 << 16
ATTACK = 5 << 16
ELECTION = 6 << 16
DIVIDEND = 7 << 16
MUTINY = 8 << 16
COMMAND = 9 << 16
END = 10 << 16
TAKE = 11 << 16
KEEP = 12 << 16
RECOVER = 13 << 16
HARBOUR = 14 << 16

TARGETS = data.SHIP_NAMES[:-1]  # SPI-7.4: the navy can never be attacked

MOVES = Moves(
    Kind(BUY, "buy {colour}", ("stack:{colour}",), colour=data.COLOUR_NAMES),
    Kind(PASS, "pass"),
    Kind(
        LOAD, "load {ship} {cargo}", ("ship:{ship}", "port:{cargo}"), ship=data.MERCHANT_NAMES, cargo=data.CARGO_NAMES
    ),
    Kind(SAIL, "sail {ship} {space}", ("ship:{ship}", "space:{space}"), ship=data.SHIP_NAMES, space=data.SPACE_NAMES),
    Kind(ATTACK, "attack {ship}", ("ship:{ship}",), ship=TARGETS),
    Kind(ELECTION, "election {colour}", ("election:{colour}",), colour=data.TRACK_NAMES),
    Kind(DIVIDEND, "dividend {colour}", ("dividend:{colour}",), colour=data.TRACK_NAMES),
    Kind(MUTINY, "mutiny", ("mutiny",)),
    Kind(COMMAND, "captain {colour}", ("captain:{colour}",), colour=data.COLOUR_NAMES),
    Kind(END, "end"),
    Kind(TAKE, "take {cargo}", cargo=data.CARGO_NAMES),
    Kind(KEEP, "keep {cargo}", ("taken:{cargo}",), cargo=data.CARGO_NAMES),
    Kind(RECOVER, "recover {cargo}", ("cargo:pirate:{cargo}",), cargo=data.CARGO_NAMES),
    Kind(HARBOUR, "harbour {space}", ("space:{space}",), space=data.SPACE_NAMES),
)
