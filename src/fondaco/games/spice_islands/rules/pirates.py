"""SPI-7: the pirates; SPI-12: the split with two players."""

from __future__ import annotations

from fondaco.games.spice_islands import data, refusals, tell
from fondaco.games.spice_islands.moves import ATTACK, KEEP, SAIL, TAKE
from fondaco.games.spice_islands.moves import HARBOUR as TO_HARBOUR
from fondaco.games.spice_islands.rules.bank import fill_treasury, pay_captain
from fondaco.games.spice_islands.rules.captains import dismiss, take_pawn
from fondaco.games.spice_islands.rules.phase import HARBOUR, OVERFLOW, PLUNDER, enter
from fondaco.games.spice_islands.rules.pirate_dice import begin_contest, roll
from fondaco.games.spice_islands.rules.shares import return_shares
from fondaco.games.spice_islands.rules.turn import next_action
from fondaco.games.spice_islands.state import State
from fondaco.kernel.errors import Refusal
from fondaco.kernel.playing.rules import Phase

# -- sailing ------------------------------------------------------------------


def offer_pirates(s: State) -> None:
    """SPI-5.2: sail, or attack a merchant ship in the same space."""
    here = s.space[data.PIRATE]
    for space in range(data.SPACES):
        if (data.PIRATE_WAYS[s.map * data.MAX_SPACES + here] >> space) & 1:
            s.offer(SAIL + (data.PIRATE << 8) + space)  # SPI-7.1
    for ship in range(data.MERCHANTS):
        if s.space[ship] == here:
            s.offer(ATTACK + ship)  # SPI-7.4


def sail_pirates(s: State, space: int) -> None:
    """SPI-7.1, SPI-7.2, SPI-7.11"""
    tell.sailed(s, data.PIRATE, space)
    s.space[data.PIRATE] = space
    take_pawn(s, data.BLACK)
    if space == data.MADAGASCAR and s.load_of(data.PIRATE) > 0:
        sell_loot(s)


def why_not_sail(s: State, space: int) -> Refusal:
    if space in (data.EUROPE, data.ISLANDS):
        return refusals.PortClosed(data.SHIP_NAMES[data.PIRATE], data.SPACE_NAMES[space])
    return refusals.NoLine(data.SHIP_NAMES[data.PIRATE], data.SPACE_NAMES[space])


# -- the attack ---------------------------------------------------------------


def attack_merchant(s: State, ship: int) -> None:
    """SPI-7.5, SPI-7.6, SPI-7.7: every skull a hit; then plunder, the hold, and the way to port."""
    load = s.load_of(ship)
    begin_contest(s, data.ORGANISATIONS + ship)
    skulls = roll(s, s.active, 1 + load)
    s.target = ship
    s.sunk = 1 if skulls > load else 0
    s.to_take = min(skulls, load)
    tell.attacked(s, data.PIRATE, 1 + load, skulls)
    enter(s, PLUNDER)


class Plunder(Phase):
    """SPI-7.6: which piece is taken from the target."""

    def begin(self, s: State) -> None:
        """Piece by piece; the player is asked only where they differ."""
        while s.to_take > 0:
            cargo = s.only_cargo(s.target)
            if cargo == data.NONE:
                if s.to_take < s.load_of(s.target):
                    return
                cargo = 0
                while s.cargo[s.target * data.CARGOES + cargo] == 0:
                    cargo += 1
            take(s, cargo)
        tell.plundered(s)
        enter(s, OVERFLOW)

    def offer(self, s: State) -> None:
        for cargo in range(data.CARGOES):
            if s.cargo[s.target * data.CARGOES + cargo] > 0:
                s.offer(TAKE + cargo)

    def apply(self, s: State, kind: int, value: int) -> None:
        take(s, value)
        enter(s, PLUNDER)

    def why_not(self, s: State, kind: int, value: int) -> Refusal:
        return refusals.NotThere(data.CARGO_NAMES[value]) if kind == TAKE else refusals.ChooseFirst()


def take(s: State, cargo: int) -> None:
    """SPI-7.6: one piece leaves the target."""
    s.cargo[s.target * data.CARGOES + cargo] -= 1
    s.taken[cargo] += 1
    s.to_take -= 1


class Overflow(Phase):
    """SPI-7.6: which of the taken pieces is kept."""

    def begin(self, s: State) -> None:
        """Into the hold while there is room; asked only where some fit and they differ."""
        room = data.CAPACITY - s.load_of(data.PIRATE)
        kinds = 0
        for cargo in range(data.CARGOES):
            if s.taken[cargo] > 0:
                kinds += 1
        if 0 < room < s.pieces_taken() and kinds > 1:
            return
        for cargo in range(data.CARGOES):
            while room > 0 and s.taken[cargo] > 0:
                stow(s, cargo)
                room -= 1
        throw_overboard(s)
        enter(s, HARBOUR)

    def offer(self, s: State) -> None:
        for cargo in range(data.CARGOES):
            if s.taken[cargo] > 0:
                s.offer(KEEP + cargo)

    def apply(self, s: State, kind: int, value: int) -> None:
        stow(s, value)
        enter(s, OVERFLOW)

    def why_not(self, s: State, kind: int, value: int) -> Refusal:
        return refusals.NotThere(data.CARGO_NAMES[value]) if kind == KEEP else refusals.ChooseFirst()


def stow(s: State, cargo: int) -> None:
    """SPI-7.6: one of the taken pieces goes into the hold."""
    s.taken[cargo] -= 1
    s.cargo[data.PIRATE * data.CARGOES + cargo] += 1
    tell.stowed(s, cargo)


def throw_overboard(s: State) -> None:
    """SPI-7.6: what does not fit is discarded; cargo already in the hold stays."""
    tell.overboard(s)
    for cargo in range(data.CARGOES):
        s.discard[cargo] += s.taken[cargo]
        s.taken[cargo] = 0


class Harbour(Phase):
    """SPI-7.10: to which of two equally near ports a ship goes."""

    def begin(self, s: State) -> None:
        """SPI-7.7, SPI-7.8, SPI-7.9: a sunk or emptied ship goes to a port; otherwise it stays."""
        if not s.sunk and s.load_of(s.target) > 0:
            end_attack(s)
            return
        space = nearest_port(s)
        if space != data.NONE:
            put_in_port(s, space)

    def offer(self, s: State) -> None:
        s.offer(TO_HARBOUR + data.EUROPE)
        s.offer(TO_HARBOUR + data.ISLANDS)

    def apply(self, s: State, kind: int, value: int) -> None:
        put_in_port(s, value)

    def why_not(self, s: State, kind: int, value: int) -> Refusal:
        return refusals.NotNearest(data.SPACE_NAMES[value]) if kind == TO_HARBOUR else refusals.ChooseFirst()


def nearest_port(s: State) -> int:
    """SPI-7.7, SPI-7.8, SPI-7.10: for a robbed ship only ports with cargo count, if there are any; NONE if tied."""
    goods = 0
    for good in range(data.COMPANIES):
        goods += s.port[good]
    if not s.sunk and (goods > 0) != (s.port[data.SPICE] > 0):
        return data.EUROPE if goods > 0 else data.ISLANDS
    here = s.map * data.MAX_SPACES + s.space[s.target]
    if data.TO_EUROPE[here] == data.TO_ISLANDS[here]:
        return data.NONE
    return data.EUROPE if data.TO_EUROPE[here] < data.TO_ISLANDS[here] else data.ISLANDS


def put_in_port(s: State, space: int) -> None:
    """SPI-7.7, SPI-7.8"""
    s.space[s.target] = space
    tell.put_in_port(s, space)
    end_attack(s)


def end_attack(s: State) -> None:
    """SPI-3.3"""
    s.target = data.NONE
    s.sunk = 0
    next_action(s)


# -- the sale -----------------------------------------------------------------


def sell_loot(s: State) -> None:
    """SPI-7.11, SPI-7.13: all cargo in the hold is sold, the treasury split, shares and captain go back."""
    pieces = s.load_of(data.PIRATE)
    tell.loot_sold(s, pieces)
    for cargo in range(data.CARGOES):
        s.discard[cargo] += s.cargo[data.PIRATE * data.CARGOES + cargo]
        s.cargo[data.PIRATE * data.CARGOES + cargo] = 0
    fill_treasury(s, data.BLACK, data.LOOT * pieces)
    if s.seats == 2:
        pay_captain(s, data.BLACK, data.BONUS * pieces)  # SPI-12.1
        pay_shares(s, data.NOBODY)
    else:
        take_half(s)
        pay_shares(s, s.captain[data.BLACK])
    return_shares(s, data.BLACK)
    dismiss(s, data.BLACK)


def take_half(s: State) -> None:
    """SPI-7.12: the captain's part, rounded up."""
    half = (s.treasury[data.BLACK] + 1) // 2
    s.treasury[data.BLACK] -= half
    s.money[s.captain[data.BLACK]] += half
    tell.captains_half(s, half)


def pay_shares(s: State, captain: int) -> None:
    """SPI-7.12, SPI-12.1: the rest among the pirate shares, without the captain's where one is named."""
    count = s.shares_out(data.BLACK)
    if captain != data.NOBODY:
        count -= s.shares_of(captain, data.BLACK)
    if count == 0:
        return
    each = s.treasury[data.BLACK] // count
    for seat in range(s.seats):
        shares = s.shares_of(seat, data.BLACK)
        if seat != captain and shares > 0 and each > 0:
            s.treasury[data.BLACK] -= each * shares
            s.money[seat] += each * shares
            tell.split_paid(s, seat, shares, each * shares)
