"""Names for bots: given once, when a bot takes a seat, and kept as long as it sits there."""

from __future__ import annotations

import random
import re
from typing import NamedTuple

from msgspec.structs import replace

from fondaco.bots import SEATED
from fondaco.server.table.rows import Seat, Seats

NAMES = (
    *("Lucia", "Pieter", "Dewi", "Olof", "Amalia", "Rasmus", "Sari", "Joris", "Teresa", "Budi"),
    *("Ingrid", "Hasan", "Clara", "Anders", "Ratna", "Marco"),
)
PROGRAM_LABEL = "program"
LABEL = re.compile(r"(?P<name>.+) \((?P<bot>[\w:.]+)\)")

_rng = random.SystemRandom()


def name_bots(seats: Seats) -> Seats:
    """Every bot with a name of its own; those that have one keep it."""
    taken = {seat.name.casefold() for seat in seats if seat.name}
    free = [name for name in _rng.sample(NAMES, len(NAMES)) if name.casefold() not in taken]
    return tuple(replace(seat, name=free.pop()) if seat.kind == "bot" and not seat.name else seat for seat in seats)


def shown_name(number: int, seat: Seat) -> str | None:
    """The name of a seat; bots of logs from before they had names are called by their seat."""
    return NAMES[number % len(NAMES)] if seat.kind == "bot" and not seat.name else seat.name


def label(seat: Seat) -> str | None:
    """A seat as a record names it: a bot with its level, a program as one."""
    if seat.is_program and seat.name:
        return f"{seat.name} ({PROGRAM_LABEL})"
    if seat.kind != "bot" or not seat.name:
        return seat.name or seat.bot
    return f"{seat.name} ({seat.bot})"


class Labelled(NamedTuple):
    """What a record says of a seat; a person has no level."""

    name: str
    bot: str | None = None
    is_program: bool = False


def read_label(name: str) -> Labelled:
    """A name as `label` wrote it."""
    found = LABEL.fullmatch(name)
    if found is not None and found["bot"] == PROGRAM_LABEL:
        return Labelled(found["name"], is_program=True)
    if found is None or found["bot"] not in SEATED:
        return Labelled(name)
    return Labelled(found["name"], found["bot"])
