"""What several chapters do with pawns, shares, money and pirate dice."""

from __future__ import annotations

from fondaco.games.spice_islands import data, events
from fondaco.games.spice_islands.data import CARGO_NAMES, COLOUR_NAMES, NUMBER_NAMES, SKULL_NAME
from fondaco.games.spice_islands.state import State

__all__ = [
    "aboard",
    "appoint",
    "begin_contest",
    "begin_throw",
    "dismiss",
    "face_name",
    "faces",
    "fill_treasury",
    "highest",
    "names",
    "pay_captain",
    "return_shares",
    "roll",
]

CARGOES, SHARES, NOBODY, SKULL = data.CARGOES, data.SHARES, data.NOBODY, data.SKULL
MOST_DICE, MOST_ROLLED = data.MOST_DICE, data.MOST_ROLLED
PIRATE_DIE = data.PIRATE_DIE
PIRATE_FACES = data.PIRATE_FACES


def begin_contest(s: State, contest: int) -> None:
    """An election, a mutiny or an attack: the dice rolled from now on are its dice."""
    s.contest = contest
    s.rolls = 0
    s.winner = NOBODY


def begin_throw(s: State) -> None:
    """SPI-9.3, SPI-9.10, SPI-9.11: the same contest is rolled again; without room for another full throw, afresh."""
    if s.rolls + 1 + MOST_DICE > MOST_ROLLED:
        s.rolls = 0
    elif s.rolls > 0:
        s.rolled[s.rolls] = 0
        s.rolls += 1


def roll(s: State, seat: int, dice: int) -> int:
    """SPI-1.8: throw pirate dice, as many as needed; the number of skulls."""
    skulls = 0
    for _ in range(dice):
        face = PIRATE_DIE[s.below(PIRATE_FACES)]
        s.rolled[s.rolls] = seat * 16 + face
        s.rolls += 1
        if face == SKULL:
            skulls += 1
    return skulls


def highest(s: State, dice: int) -> int:
    """SPI-9.2: the best of the dice rolled last; 0 if there were none."""
    best = 0
    for die in range(s.rolls - dice, s.rolls):
        best = max(best, s.rolled[die] & 15)
    return best


def faces(s: State, dice: int) -> tuple[str, ...]:
    """The dice rolled last as names, for events."""
    return tuple([face_name(s.rolled[die] & 15) for die in range(s.rolls - dice, s.rolls)])


def face_name(face: int) -> str:
    return SKULL_NAME if face == SKULL else NUMBER_NAMES[face - 2]


def appoint(s: State, colour: int, seat: int) -> None:
    """SPI-10.3: a pawn that changes hands serves its new owner from the next turn on."""
    if s.captain[colour] != seat:
        s.captain[colour] = seat
        s.ready[colour] = 0


def dismiss(s: State, colour: int) -> None:
    """The captain pawn goes back to the reserve."""
    if s.captain[colour] != NOBODY:
        if s.heard is not None:
            s.heard.append(events.CaptainReturned(s.captain[colour], COLOUR_NAMES[colour]))
        appoint(s, colour, NOBODY)


def return_shares(s: State, colour: int) -> None:
    """SPI-1.10: all shares of a colour are sorted back into the stack."""
    count = s.shares_out(colour)
    for number in range(colour * SHARES, colour * SHARES + SHARES):
        s.share[number] = NOBODY
    if s.heard is not None and count > 0:
        s.heard.append(events.SharesReturned(COLOUR_NAMES[colour], count))


def fill_treasury(s: State, colour: int, amount: int) -> None:
    """From the bank, which never runs out (SPI-1.7)."""
    s.treasury[colour] += amount
    if s.heard is not None and amount > 0:
        s.heard.append(events.TreasuryFilled(COLOUR_NAMES[colour], amount))


def pay_captain(s: State, colour: int, amount: int) -> None:
    """SPI-6.6, SPI-8.7: from the bank to whoever holds the pawn; no captain, no payment."""
    seat = s.captain[colour]
    if seat != NOBODY and amount > 0:
        s.money[seat] += amount
        if s.heard is not None:
            s.heard.append(events.CaptainPaid(seat, COLOUR_NAMES[colour], amount))


def names(counts: list[int]) -> tuple[str, ...]:
    """Counts by cargo as names, for events."""
    cargo: list[str] = []
    for kind in range(CARGOES):
        cargo += [CARGO_NAMES[kind]] * counts[kind]
    return tuple(cargo)


def aboard(s: State, ship: int) -> tuple[str, ...]:
    """What a ship carries, as names."""
    return names([s.cargo[ship * CARGOES + cargo] for cargo in range(CARGOES)])
