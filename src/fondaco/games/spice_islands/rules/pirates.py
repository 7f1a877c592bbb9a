"""SPI-7, SPI-12: the pirate ship, its attacks, and how its loot is sold and split."""

from __future__ import annotations

from fondaco.games.spice_islands import data, events, moves
from fondaco.games.spice_islands.data import CARGO_NAMES, COLOUR_NAMES, SHIP_NAMES, SPACE_NAMES
from fondaco.games.spice_islands.rules.phase import Phase
from fondaco.games.spice_islands.rules.pieces import (
    aboard,
    appoint,
    begin_contest,
    dismiss,
    faces,
    fill_treasury,
    names,
    pay_captain,
    return_shares,
    roll,
)
from fondaco.games.spice_islands.state import HARBOUR, OVERFLOW, PLUNDER, RESOLVED, State
from fondaco.kernel.errors import Refusal

__all__ = [
    "attack_merchant",
    "end_attack",
    "nearest_port",
    "offer_pirates",
    "pay_shares",
    "plunder",
    "put_in_port",
    "sail_pirates",
    "sell_loot",
    "send_to_port",
    "stow",
    "stow_all",
    "take",
    "take_half",
    "throw_overboard",
]

COMPANIES, CARGOES, SPICE, CAPACITY = data.COMPANIES, data.CARGOES, data.SPICE, data.CAPACITY
ORGANISATIONS = data.ORGANISATIONS
EUROPE, ISLANDS, MADAGASCAR, SPACES = data.EUROPE, data.ISLANDS, data.MADAGASCAR, data.SPACES
BLACK, PIRATE, MERCHANTS, NOBODY, NONE = data.BLACK, data.PIRATE, data.MERCHANTS, data.NOBODY, data.NONE
LOOT, BONUS = data.LOOT, data.BONUS
TO_EUROPE = data.TO_EUROPE
TO_ISLANDS = data.TO_ISLANDS
PIRATE_WAYS = data.PIRATE_WAYS
SAIL, ATTACK, TAKE, KEEP, TO_HARBOUR = moves.SAIL, moves.ATTACK, moves.TAKE, moves.KEEP, moves.HARBOUR


def offer_pirates(s: State) -> None:
    """SPI-5.2: sail, or attack a merchant ship in the same space."""
    here = s.space[PIRATE]
    for space in range(SPACES):
        if (PIRATE_WAYS[s.map * 16 + here] >> space) & 1:
            s.offer(SAIL + (PIRATE << 8) + space)  # SPI-7.1
    for ship in range(MERCHANTS):
        if s.space[ship] == here:
            s.offer(ATTACK + ship)  # SPI-7.4


def sail_pirates(s: State, space: int) -> None:
    """SPI-7.1, SPI-7.2, SPI-7.11"""
    if s.heard is not None:
        s.heard.append(events.Sailed(s.active, SHIP_NAMES[PIRATE], SPACE_NAMES[s.space[PIRATE]], SPACE_NAMES[space]))
    s.space[PIRATE] = space
    if s.captain[BLACK] == NOBODY:
        appoint(s, BLACK, s.active)
        if s.heard is not None:
            s.heard.append(events.CaptainTaken(s.active, COLOUR_NAMES[BLACK]))
    if space == MADAGASCAR and s.load_of(PIRATE) > 0:
        sell_loot(s)


# -- the attack ---------------------------------------------------------------


def attack_merchant(s: State, ship: int) -> None:
    """SPI-7.5, SPI-7.6, SPI-7.7"""
    load = s.load_of(ship)
    begin_contest(s, ORGANISATIONS + ship)
    skulls = roll(s, s.active, 1 + load)
    s.target = ship
    s.sunk = 1 if skulls > load else 0
    s.to_take = min(skulls, load)
    if s.heard is not None:
        s.heard.append(events.Attacked(s.active, SHIP_NAMES[PIRATE], SHIP_NAMES[ship], faces(s, 1 + load), skulls))
    plunder(s)


def plunder(s: State) -> None:
    """SPI-7.6: take the pieces one by one; the player is asked only where they differ."""
    while s.to_take > 0:
        cargo = s.only_cargo(s.target)
        if cargo == NONE:
            if s.to_take < s.load_of(s.target):
                s.phase = PLUNDER
                return
            cargo = 0
            while s.cargo[s.target * CARGOES + cargo] == 0:
                cargo += 1
        take(s, cargo)
    if s.heard is not None and s.taken[0] + s.taken[1] + s.taken[2] + s.taken[3] > 0:
        s.heard.append(events.Plundered(SHIP_NAMES[s.target], names(s.taken)))
    stow_all(s)


def take(s: State, cargo: int) -> None:
    """One piece leaves the target."""
    s.cargo[s.target * CARGOES + cargo] -= 1
    s.taken[cargo] += 1
    s.to_take -= 1


class Plunder(Phase):
    """SPI-7.6: which piece is taken from the target."""

    def offer(self, s: State) -> None:
        for cargo in range(CARGOES):
            if s.cargo[s.target * CARGOES + cargo] > 0:
                s.offer(TAKE + cargo)

    def apply(self, s: State, kind: int, value: int) -> None:
        s.phase = RESOLVED
        take(s, value)
        plunder(s)

    def why_not(self, s: State, kind: int, value: int) -> Refusal:
        return moves.NotThere(CARGO_NAMES[value]) if kind == TAKE else moves.ChooseFirst()


def stow_all(s: State) -> None:
    """SPI-7.6: into the hold while there is room; asked only where some fit and they differ."""
    room = CAPACITY - s.load_of(PIRATE)
    kinds = 0
    pieces = 0
    for cargo in range(CARGOES):
        pieces += s.taken[cargo]
        if s.taken[cargo] > 0:
            kinds += 1
    if 0 < room < pieces and kinds > 1:
        s.phase = OVERFLOW
        return
    for cargo in range(CARGOES):
        while room > 0 and s.taken[cargo] > 0:
            stow(s, cargo)
            room -= 1
    throw_overboard(s)


def stow(s: State, cargo: int) -> None:
    """One of the taken pieces goes into the hold."""
    s.taken[cargo] -= 1
    s.cargo[PIRATE * CARGOES + cargo] += 1
    if s.heard is not None:
        s.heard.append(events.Stowed((CARGO_NAMES[cargo],)))


def throw_overboard(s: State) -> None:
    """SPI-7.6: what does not fit is discarded; cargo already in the hold stays."""
    pieces = 0
    for cargo in range(CARGOES):
        pieces += s.taken[cargo]
    if s.heard is not None and pieces > 0:
        s.heard.append(events.Overboard(names(s.taken)))
    for cargo in range(CARGOES):
        s.discard[cargo] += s.taken[cargo]
        s.taken[cargo] = 0
    send_to_port(s)


class Overflow(Phase):
    """SPI-7.6: which of the taken pieces is kept."""

    def offer(self, s: State) -> None:
        for cargo in range(CARGOES):
            if s.taken[cargo] > 0:
                s.offer(KEEP + cargo)

    def apply(self, s: State, kind: int, value: int) -> None:
        s.phase = RESOLVED
        stow(s, value)
        stow_all(s)

    def why_not(self, s: State, kind: int, value: int) -> Refusal:
        return moves.NotThere(CARGO_NAMES[value]) if kind == KEEP else moves.ChooseFirst()


def send_to_port(s: State) -> None:
    """SPI-7.7, SPI-7.8, SPI-7.9: a sunk or emptied ship goes to a port; otherwise it stays."""
    if not s.sunk and s.load_of(s.target) > 0:
        end_attack(s)
        return
    space = nearest_port(s)
    if space == NONE:
        s.phase = HARBOUR  # SPI-7.10: a tie, on another map
    else:
        put_in_port(s, space)


def nearest_port(s: State) -> int:
    """SPI-7.7, SPI-7.8, SPI-7.10: for a plundered ship only ports with cargo count, if there are any; -1 if tied."""
    goods = s.port[0] + s.port[1] + s.port[2]
    if not s.sunk and (goods > 0) != (s.port[SPICE] > 0):
        return EUROPE if goods > 0 else ISLANDS
    here = s.map * 16 + s.space[s.target]
    if TO_EUROPE[here] == TO_ISLANDS[here]:
        return NONE
    return EUROPE if TO_EUROPE[here] < TO_ISLANDS[here] else ISLANDS


def put_in_port(s: State, space: int) -> None:
    """SPI-7.7, SPI-7.8"""
    s.space[s.target] = space
    if s.heard is not None:
        if s.sunk:
            s.heard.append(events.Sunk(SHIP_NAMES[s.target], SPACE_NAMES[space]))
        else:
            s.heard.append(events.SentToPort(SHIP_NAMES[s.target], SPACE_NAMES[space]))
    end_attack(s)


def end_attack(s: State) -> None:
    s.target = NONE
    s.sunk = 0


class Harbour(Phase):
    """SPI-7.10: both ports are equally near."""

    def offer(self, s: State) -> None:
        s.offer(TO_HARBOUR + EUROPE)
        s.offer(TO_HARBOUR + ISLANDS)

    def apply(self, s: State, kind: int, value: int) -> None:
        s.phase = RESOLVED
        put_in_port(s, value)

    def why_not(self, s: State, kind: int, value: int) -> Refusal:
        return moves.NotNearest(SPACE_NAMES[value]) if kind == TO_HARBOUR else moves.ChooseFirst()


# -- the sale -----------------------------------------------------------------


def sell_loot(s: State) -> None:
    """SPI-7.11, SPI-7.13: all cargo in the hold is sold, the treasury split, shares and captain go back."""
    pieces = s.load_of(PIRATE)
    if s.heard is not None:
        s.heard.append(events.LootSold(aboard(s, PIRATE), LOOT * pieces))
    for cargo in range(CARGOES):
        s.discard[cargo] += s.cargo[PIRATE * CARGOES + cargo]
        s.cargo[PIRATE * CARGOES + cargo] = 0
    fill_treasury(s, BLACK, LOOT * pieces)
    if s.seats == 2:
        pay_captain(s, BLACK, BONUS * pieces)  # SPI-12.1
        pay_shares(s, NOBODY)
    else:
        take_half(s)
        pay_shares(s, s.captain[BLACK])
    return_shares(s, BLACK)
    dismiss(s, BLACK)


def take_half(s: State) -> None:
    """SPI-7.12: the captain's part, rounded up."""
    half = (s.treasury[BLACK] + 1) // 2
    s.treasury[BLACK] -= half
    s.money[s.captain[BLACK]] += half
    if s.heard is not None:
        s.heard.append(events.CaptainsHalf(s.captain[BLACK], half))


def pay_shares(s: State, captain: int) -> None:
    """SPI-7.12, SPI-12.1: the rest among the pirate shares, without the captain's where one is named."""
    count = s.shares_out(BLACK)
    if captain != NOBODY:
        count -= s.shares_of(captain, BLACK)
    if count == 0:
        return
    each = s.treasury[BLACK] // count
    for seat in range(s.seats):
        shares = s.shares_of(seat, BLACK)
        if seat != captain and shares > 0 and each > 0:
            s.treasury[BLACK] -= each * shares
            s.money[seat] += each * shares
            if s.heard is not None:
                s.heard.append(events.SplitPaid(seat, shares, each * shares))


# -- refusals -----------------------------------------------------------------


def why_not_sail(s: State, space: int) -> Refusal:
    if space in (EUROPE, ISLANDS):
        return moves.PortClosed(SHIP_NAMES[PIRATE], SPACE_NAMES[space])
    return moves.NoLine(SHIP_NAMES[PIRATE], SPACE_NAMES[space])
