"""The pieces of Spice Islands counted: nothing appears, nothing is lost, nothing is where it cannot be."""

from __future__ import annotations

from fondaco.games.spice_islands import data
from fondaco.games.spice_islands.rules.phase import (
    ACTION,
    CAPTAIN,
    HARBOUR,
    OVER,
    OVERFLOW,
    PLUNDER,
    PURCHASE,
    RECOVERY,
)
from fondaco.games.spice_islands.state import State
from fondaco.kernel.declaring.positions import Derived, expect
from fondaco.kernel.errors import PositionError

ROUTE = [  # SPI-1.4: the spaces of the merchants, by map
    " ".join(
        name
        for space, name in enumerate(data.SPACE_NAMES)
        if data.TO_EUROPE[number * data.MAX_SPACES + space] != data.NONE
    )
    for number in range(len(data.MAP_NAMES))
]


def derive(s: State) -> Derived:
    """What follows from the rest of the state."""
    aboard, turn = list(s.cargo), s.deciding.bit_length() - 1
    out = [sum(aboard[cargo :: data.CARGOES]) + s.taken[cargo] + s.discard[cargo] for cargo in range(data.CARGOES)]
    buying = s.phase == PURCHASE and s.active != data.NONE
    gone = [cargo for cargo in range(data.CARGOES) if s.discard[cargo] == data.PIECES_OF_CARGO]
    return {
        "port": [data.PIECES_OF_CARGO - count for count in out],  # SPI-2.1, SPI-2.2
        "active": turn if s.phase not in (OVER, PURCHASE) else s.active,  # SPI-3.1
        "buyers": (s.active - turn - 1) % s.seats + 1 if buying else 0,  # SPI-4.1
        "ending": gone[0] + 1 if s.phase == OVER and len(gone) == 1 else s.ending,  # SPI-11.1
    }


def audit(s: State) -> None:
    """Raise PositionError, with the field, what was expected and what was found, where the position cannot be."""
    _audit_money(s)
    _audit_merchants(s)
    _audit_pirates_and_navy(s)
    _audit_tracks(s)
    _audit_turn(s)
    _audit_attack(s)
    _audit_dice(s)
    _audit_end(s)


def _audit_money(s: State) -> None:
    """SPI-1.7: the bank may give without limit, but nobody owes."""
    for field, sums in (("money", s.money), ("treasury", s.treasury)):
        if min(sums) < 0:
            raise PositionError("position-negative", field=field, expected="0…", found=min(sums))


def _place(ship: int, right: bool, found: int, expected: str) -> None:
    if not right:
        here = data.SPACE_NAMES[found] if found != data.NONE else "null"
        raise PositionError(
            "position-ship-place", field="space", name=data.SHIP_NAMES[ship], expected=expected, found=here
        )


def _load(ship: int, right: bool, found: int, expected: str) -> None:
    if not right:
        raise PositionError(
            "position-ship-cargo", field="cargo", name=data.SHIP_NAMES[ship], expected=expected, found=found
        )


def _audit_merchants(s: State) -> None:
    """SPI-1.4, SPI-6.1 to SPI-6.4: on the blue route, never empty at sea, goods and spice never mixed."""
    for ship in range(data.MERCHANTS):
        space, load = s.space[ship], s.load_of(ship)
        spice = s.carries(ship, data.SPICE)
        _place(
            ship,
            space != data.NONE and data.TO_EUROPE[s.map * data.MAX_SPACES + space] != data.NONE,
            space,
            ROUTE[s.map],
        )
        _load(ship, load <= data.CAPACITY, load, f"0…{data.CAPACITY}")
        _load(ship, spice in (0, load), spice, f"spice = 0, {load}")
        _load(ship, space != data.EUROPE or spice == 0, spice, "spice = 0")
        _load(ship, space != data.ISLANDS or load == spice, load - spice, "spice")
        _load(ship, space in (data.EUROPE, data.ISLANDS) or load > 0 or ship == s.target, load, f"1…{data.CAPACITY}")


def _audit_pirates_and_navy(s: State) -> None:
    """SPI-1.5, SPI-7.3, SPI-7.6: where they may be, a captain at sea, at most two pieces in the hold."""
    for ship, ways, barred in (
        (data.PIRATE, data.PIRATE_WAYS, (data.EUROPE, data.ISLANDS)),
        (data.NAVY, data.NAVY_WAYS, (data.MADAGASCAR,)),
    ):
        space = s.space[ship]
        not_there = " ".join(data.SPACE_NAMES[place] for place in barred)
        _place(
            ship,
            space != data.NONE and ways[s.map * data.MAX_SPACES + space] > 0 and space not in barred,
            space,
            f"!= {not_there}",
        )
    most = 0 if s.space[data.PIRATE] == data.MADAGASCAR else data.CAPACITY
    _load(data.PIRATE, s.load_of(data.PIRATE) <= most, s.load_of(data.PIRATE), f"0…{most}")
    if s.space[data.PIRATE] != data.MADAGASCAR and s.captain[data.BLACK] == data.NOBODY:
        last = s.seats - 1
        raise PositionError(
            "position-pawn", field="captain", name=data.COLOUR_NAMES[data.BLACK], expected=f"0…{last}", found="null"
        )


def _audit_tracks(s: State) -> None:
    """SPI-9.1, SPI-9.4, SPI-9.8: markers from 0 to 3 between actions."""
    for field, markers in (("election", s.election), ("dividend", s.dividend), ("mutiny", [s.mutiny])):
        if not 0 <= min(markers) <= max(markers) < data.TRIGGER:
            most = data.TRIGGER - 1
            raise PositionError("position-track-marker", field=field, expected=f"0…{most}", found=max(markers))


def _audit_turn(s: State) -> None:
    """SPI-3.1, SPI-4.1, SPI-10.3: whose turn it is and what is left of it."""
    if s.active == data.NONE:
        raise PositionError("position-seat", field="active", expected=f"0…{s.seats - 1}", found="null")
    purple, dice = s.dice[data.PURPLE], sum(s.dice)
    expect(dice <= data.DICE, "dice", f"0…{data.DICE}", dice)
    expect(
        (purple > 0) == (s.phase == PURCHASE), "dice", "purple = 1…" if s.phase == PURCHASE else "purple = 0", purple
    )
    decides = (s.active + s.seats - s.buyers) % s.seats if s.phase == PURCHASE else s.active
    if s.phase != OVER and s.deciding != 1 << decides:
        raise PositionError("position-deciding", field="deciding", expected=1 << decides, found=s.deciding)
    for colour in range(data.ORGANISATIONS):
        ready, own = s.ready[colour], s.captain[colour] == s.active
        if ready > own:
            name, expected = data.COLOUR_NAMES[colour], f"0…{int(own)}"
            raise PositionError("position-pawn", field="ready", name=name, expected=expected, found=ready)
    able = dice > 0 or (not s.spent and any(s.ready))
    expect(s.phase != ACTION or able, "dice", "1…", dice)
    expect(s.spent in (0, 1), "spent", "0, 1", s.spent)
    expect(s.phase != CAPTAIN or (s.free != data.NONE and s.spent == 1), "spent", "spent = 1, free", s.spent)


def _choice(field: str, right: bool, expected: str | int, found: str | int) -> None:
    if not right:
        raise PositionError("position-attack-choice", field=field, expected=expected, found=found)


def _audit_attack(s: State) -> None:
    """SPI-7.6, SPI-8.4: a target only while an attack waits for a choice."""
    plundering = s.phase in (PLUNDER, OVERFLOW, HARBOUR)
    waiting = plundering or s.phase == RECOVERY
    target = data.SHIP_NAMES[s.target] if s.target != data.NONE else "null"
    _choice("target", waiting == (s.target != data.NONE), "!= null" if waiting else "null", target)
    _choice(
        "target",
        s.target != data.NAVY and (s.phase != RECOVERY or s.target == data.PIRATE),
        data.SHIP_NAMES[data.PIRATE],
        target,
    )
    pirates = data.SPACE_NAMES[s.space[data.PIRATE]]
    met = plundering and s.target != data.PIRATE and s.space[s.target] == s.space[data.PIRATE]
    _choice("target", met or not plundering, f"space = {pirates}", target)
    _choice(
        "target", s.phase != RECOVERY or s.space[data.NAVY] == s.space[data.PIRATE], f"space[navy] = {pirates}", target
    )
    most = max(1, s.load_of(s.target)) - 1 if waiting else 0
    taking = s.phase in (PLUNDER, RECOVERY)
    _choice("to_take", (s.to_take > 0) == taking and s.to_take <= most, f"1…{most}" if taking else 0, s.to_take)
    least = data.CAPACITY if s.phase == OVERFLOW else 0
    room = data.CAPACITY - s.load_of(s.target) if waiting else data.CAPACITY  # what was taken was aboard the target
    _choice("taken", least <= sum(s.taken) <= room, f"{least}…{room}", sum(s.taken))
    gone = waiting and not taking and s.load_of(s.target) == 0  # SPI-7.9: sunk, it has lost all it had
    expect(s.sunk in ((0, 1) if gone else (0,)), "sunk", "0, 1" if gone else 0, s.sunk)


def _audit_dice(s: State) -> None:
    """SPI-1.8: the last pirate dice belong to a contest and to seats, and show faces there are."""
    expect(s.rolls == 0 or s.contest != data.NONE, "sunk", "contest", "null")
    expect(s.rolls <= len(list(s.rolled)), "rolled", f"0…{len(list(s.rolled))}", s.rolls)
    faces = [die & data.FACE_MASK for die in list(s.rolled)[: s.rolls]]
    expect(max(s.rolled) < s.seats << data.SEAT_SHIFT, "rolled", f"0…{(s.seats << data.SEAT_SHIFT) - 1}", max(s.rolled))
    expect(max(faces, default=0) <= data.MAX_NUMBER, "rolled", f"face 0…{data.MAX_NUMBER}", max(faces, default=0))


def _audit_end(s: State) -> None:
    """SPI-11.1: over at once when a colour is gone, and not before."""
    most = max(s.discard)
    if (s.phase == OVER) != (most == data.PIECES_OF_CARGO) and s.phase != HARBOUR:
        expected = data.PIECES_OF_CARGO if s.phase == OVER else f"0…{data.PIECES_OF_CARGO - 1}"
        raise PositionError("position-cargo-exhausted", field="phase", expected=expected, found=most)
    count = s.discard[s.ending - 1] if s.ending > 0 else 0
    if (s.ending > 0) != (s.phase == OVER) or (s.ending > 0 and count != data.PIECES_OF_CARGO):
        expected = data.PIECES_OF_CARGO if s.phase == OVER else "none"
        raise PositionError("position-cargo-exhausted", field="ending", expected=expected, found=count)
