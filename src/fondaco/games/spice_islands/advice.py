"""What a player of Spice Islands looks at: cash, dividends to come, pawns, the loot, and how near the end is."""

from __future__ import annotations

from fondaco.games.spice_islands import data
from fondaco.games.spice_islands.moves import (
    ATTACK,
    BUY,
    COMMAND,
    DIVIDEND,
    ELECTION,
    LOAD,
    MUTINY,
    RECOVER,
    SAIL,
    TAKE,
)
from fondaco.games.spice_islands.rules.actions import colour_of
from fondaco.games.spice_islands.rules.phase import ACTION
from fondaco.games.spice_islands.state import State
from fondaco.kernel.declaring.moves import KIND, VALUE
from fondaco.kernel.learning.advice import Advisor as BaseAdvisor

__all__ = ["ADVICE"]

SHARE = 0.8  # a share before its company has earned anything: votes, and hope
PAWN = 1.6  # a captain: the free action, and what it keeps from others
STEP = 0.14  # of a pot, for each step its dividend marker has gone
CHANCE = 0.34  # that a pot is paid out before the shares are worth nothing, the marker at 0
UNDER_WAY = 0.8  # of what a cargo earns when it arrives, by how far it is
RIVAL = 0.45  # how much of the best rival's estimate counts against
WIN = 40.0  # an end as the richest; half of it is lost as any other
FINISH = 14.0  # N-1: a player in the lead wants the end to come,
PLOD = 5.0  # and the others move cargo too, for a table that waits never ends


def evaluate(s: State, seat: int) -> float:
    """Expected cash, less a part of the best rival's, and what the end would mean."""
    best = -1000.0
    richest = 0
    for other in range(s.seats):
        if other != seat:
            best = max(best, estimate_seat(s, other))
            richest = max(richest, s.money[other])
    value = estimate_seat(s, seat) - RIVAL * best
    lead = s.money[seat] - richest
    if s.deciding == 0:
        return value + (WIN if lead >= 0 else -WIN / 2)
    return value + (FINISH if lead > 0 else PLOD) * progress(s)


def estimate_seat(s: State, seat: int) -> float:
    """The cash a player may expect from how things stand."""
    value = float(s.money[seat])
    if s.deciding == 0:
        return value
    left = 1.0 - progress(s)
    for colour in range(data.ORANGE + 1):
        shares = s.shares_of(seat, colour)
        if shares > 0:
            chance = min(1.0, (CHANCE + STEP * s.dividend[colour]) * (0.5 + left))
            value += shares * (chance * pot(s, colour) / s.shares_out(colour) + SHARE * left)
        if s.captain[colour] == seat:
            value += PAWN * left + bonus(s, colour)
    return value + loot(s, seat, left)


def way(s: State, ship: int) -> float:
    """How much of its voyage a laden ship has behind it, loading being the first part."""
    here = s.map * data.MAX_SPACES + s.space[ship]
    steps = data.TO_ISLANDS[here] if s.cargo[ship * data.CARGOES + data.SPICE] > 0 else data.TO_EUROPE[here]
    return (1.0 + steps) / (1.0 + data.TO_EUROPE[here] + data.TO_ISLANDS[here])


def pot(s: State, colour: int) -> float:
    """SPI-6.5: the treasury, and part of what is on its way to it."""
    value = float(s.treasury[colour])
    if colour == data.ORANGE:
        return value
    for ship in range(data.MERCHANTS):
        load = s.load_of(ship)
        if load > 0:
            value += UNDER_WAY * way(s, ship) * income(s, ship, load, colour)
    return value


def income(s: State, ship: int, load: int, colour: int) -> int:
    """SPI-6.5: what a ship with so many pieces aboard will bring a company."""
    earned = data.GOOD_INCOME * s.cargo[ship * data.CARGOES + colour]
    if ship // data.SHIPS_EACH == colour:
        spices = s.cargo[ship * data.CARGOES + data.SPICE]
        earned += data.SPICE_INCOME * spices + data.FREIGHT * (load - spices)
    return earned


def bonus(s: State, colour: int) -> float:
    """SPI-6.6: what the captain earns when the company's ships arrive."""
    value = 0.0
    if colour < data.COMPANIES:
        for ship in range(colour * data.SHIPS_EACH, (colour + 1) * data.SHIPS_EACH):
            if s.load_of(ship) > 0:
                value += UNDER_WAY * way(s, ship) * s.load_of(ship)
    return value


def loot(s: State, seat: int, left: float) -> float:
    """SPI-7.12, SPI-12.1: the pirates' treasury and hold, for the captain and the other shares."""
    shares = s.shares_of(seat, data.BLACK)
    captain = s.captain[data.BLACK]
    hold = s.load_of(data.PIRATE)
    value = SHARE * left * shares + (PAWN * left if captain == seat else 0.0)
    if hold == 0:
        return value
    stake = 0.6 * (s.treasury[data.BLACK] + data.LOOT * hold)
    out = s.shares_out(data.BLACK)
    if s.seats == 2:
        return value + (stake * shares / out if out > 0 else 0.0)
    if captain == seat:
        return value + stake / 2
    others = out - (s.shares_of(captain, data.BLACK) if captain >= 0 else 0)
    return value + (stake / 2 * shares / others if others > 0 else 0.0)


def progress(s: State) -> float:
    """SPI-11.1: how far the cargo nearest to its end has come, from 0 to 1; pieces under way count in part."""
    most = 0.0
    for cargo in range(data.CARGOES):
        gone = float(s.discard[cargo]) + 0.7 * s.cargo[data.PIRATE * data.CARGOES + cargo]
        for ship in range(data.MERCHANTS):
            if s.cargo[ship * data.CARGOES + cargo] > 0:
                gone += 0.9 * way(s, ship) * s.cargo[ship * data.CARGOES + cargo]
        most = max(most, gone)
    return most / data.PIECES_OF_CARGO


# -- moves worth a thought ----------------------------------------------------


def thin(s: State) -> None:
    """Leave out a ship that stands beside its like; take dice by colour, and the captain when they are used."""
    if s.phase != ACTION:
        return
    colour = 0
    while colour < data.ORGANISATIONS and s.dice[colour] == 0:
        colour += 1
    kept = 0
    for entry in range(s.offered):
        move = s.offers[entry]
        if colour == data.ORGANISATIONS or (colour_of(move & KIND, move & VALUE) == colour and not is_twin(s, move)):
            s.offers[kept] = move
            kept += 1
    s.offered = kept


def is_twin(s: State, move: int) -> bool:
    """A load, a voyage or an attack with the second ship of a company where the first would do the same."""
    kind = move & KIND
    value = move & VALUE
    if kind in (LOAD, SAIL):
        ship = value >> 8
    elif kind == ATTACK:
        ship = value
    else:
        return False
    if ship >= data.MERCHANTS or ship % data.SHIPS_EACH == 0 or s.space[ship] != s.space[ship - 1]:
        return False
    for cargo in range(data.CARGOES):
        if s.cargo[ship * data.CARGOES + cargo] != s.cargo[(ship - 1) * data.CARGOES + cargo]:
            return False
    return True


# -- advice -------------------------------------------------------------------

ADVICE = (
    "treasury",  # of the organisation, by share
    "afloat",  # income on its way, by share
    "price",
    "votes",  # the share makes one the largest holder
    "late",  # the end is near, and shares are worth nothing then
    "load",  # what goods will earn for one rather than for the others
    "spice",
    "full",  # a second piece on the same ship
    "sail",  # income brought nearer
    "bonus",  # pieces that arrive for one's own captain
    "danger",  # into the pirates' space, or out of it
    "hunt",  # laden ships where the pirates go
    "sale",  # loot brought to Madagascar
    "plunder",
    "pawn",  # a captain for the taking
    "navy",  # pirates hunted
    "election",
    "dividend",
    "mutiny",
    "finish",  # the end comes nearer while one leads
    "captain",
)
HOLDINGS = data.MAX_PLAYERS * data.ORGANISATIONS
(T_TREASURY, T_AFLOAT, T_PRICE, T_VOTES, T_LATE, T_LOAD, T_SPICE, T_FULL, T_SAIL, T_BONUS, T_DANGER) = range(11)
(T_HUNT, T_SALE, T_PLUNDER, T_PAWN, T_NAVY, T_ELECTION, T_DIVIDEND, T_MUTINY, T_FINISH, T_CAPTAIN) = range(11, 21)
# The terms of a kind of move: from a multiple of four, to before another.
SHARE_TERMS, AFTER_SHARE_TERMS = 0, 8
LOAD_TERMS, AFTER_LOAD_TERMS = 4, 8
SAIL_TERMS, AFTER_SAIL_TERMS = 8, 20
OTHER_TERMS, AFTER_OTHER_TERMS = 12, 24


class Advisor(BaseAdvisor):
    """Asks of every move whose money it makes: one's own, by shares and pawns, or the others'."""

    def __init__(self) -> None:
        BaseAdvisor.__init__(self)
        self.terms = len(ADVICE)
        self.held = [0] * HOLDINGS  # shares, by colour and seat
        self.out = [0] * data.ORGANISATIONS  # in all, by colour
        self.stake = [0.0] * data.ORGANISATIONS  # the own part of what a colour earns, less that of another player
        self.looked = 0  # for which colours all that is known, as bits
        self.load = [0] * data.MERCHANTS  # pieces aboard each ship
        self.part_of_way = [0.0] * data.MERCHANTS  # how much of what they earn counts already
        self.sighted = False  # whether the ships have been looked at

    def prepare(self, s: State) -> None:
        self.looked = 0
        self.sighted = False

    def look(self, s: State, colour: int) -> None:
        """Count the shares of a colour, unless they are known."""
        if (self.looked >> colour) & 1:
            return
        self.looked |= 1 << colour
        counts = 0  # four bits for nobody's, then four for each player. No branch: it is hot
        for number in range(colour * data.SHARES, (colour + 1) * data.SHARES):
            counts += 1 << (4 * s.share[number] + 4)
        for seat in range(data.MAX_PLAYERS):
            self.held[colour * data.MAX_PLAYERS + seat] = (counts >> (4 * seat + 4)) & 15
        self.out[colour] = data.SHARES - (counts & 15)
        self.stake[colour] = self.part(s, colour)

    def stake_in(self, s: State, colour: int) -> float:
        """The own part of what a colour earns, less that of another player."""
        self.look(s, colour)
        return self.stake[colour]

    def sight(self, s: State) -> None:
        """Look at the merchant ships, unless it is done."""
        if self.sighted:
            return
        self.sighted = True
        for ship in range(data.MERCHANTS):
            self.load[ship] = s.load_of(ship)
            self.part_of_way[ship] = UNDER_WAY * way(s, ship) if self.load[ship] > 0 else 0.0

    def lead(self, s: State) -> float:
        """Cash ahead of the richest other, in tens, at most 3."""
        richest = 0
        for other in range(s.seats):
            if other != s.actor:
                richest = max(richest, s.money[other])
        return max(-3.0, min(3.0, (s.money[s.actor] - richest) / 10.0))

    def part(self, s: State, colour: int) -> float:
        """SPI-9.5, SPI-7.12: what part of a pot is one's own, less an equal part of what is the others'."""
        mine = float(self.held[colour * data.MAX_PLAYERS + s.actor])
        out = self.out[colour]
        if colour == data.BLACK and s.captain[data.BLACK] != data.NOBODY:
            if s.captain[data.BLACK] == s.actor:
                mine = 0.5
            else:
                out -= self.held[data.BLACK * data.MAX_PLAYERS + s.captain[data.BLACK]]
                mine = 0.5 * mine / out if out > 0 else 0.0
        elif out > 0:
            mine /= out
        else:
            return 0.0
        return mine - (1.0 - mine) / (s.seats - 1)

    def judge(self, s: State, move: int) -> None:
        kind, value = move & KIND, move & VALUE
        if kind == SAIL:
            self.clear_for(SAIL_TERMS, AFTER_SAIL_TERMS)
            self.judge_sail(s, value >> 8, value & 0xFF)
        elif kind == LOAD:
            self.clear_for(LOAD_TERMS, AFTER_LOAD_TERMS)
            self.judge_load(s, value >> 8, value & 0xFF)
        elif kind == BUY:
            self.clear_for(SHARE_TERMS, AFTER_SHARE_TERMS)
            self.judge_share(s, value)
        else:
            self.clear_for(OTHER_TERMS, AFTER_OTHER_TERMS)
            self.judge_other(s, kind, value)

    def judge_other(self, s: State, kind: int, value: int) -> None:
        """SPI-5.1: steps of an organisation, attacks, a captain's free action, cargo taken; the rest has no terms."""
        if kind == ELECTION:
            self.term[T_ELECTION] = self.chance(s, value) * (s.election[value] + 1)
        elif kind == MUTINY:
            self.term[T_MUTINY] = self.chance(s, data.BLACK) * (s.mutiny + 1)
        elif kind == DIVIDEND:
            self.term[T_DIVIDEND] = self.stake_in(s, value) * s.treasury[value] * (s.dividend[value] + 1) / 40.0
        elif kind == ATTACK and value < data.MERCHANTS:
            load = s.load_of(value)
            self.term[T_PLUNDER] = self.stake_in(s, data.BLACK) * load - self.interest(s, value)
            self.term[T_CAPTAIN] = -1.0 if load == 0 else 0.0
        elif kind == ATTACK:
            self.term[T_NAVY] = self.stake_in(s, data.ORANGE) * (1 + s.load_of(data.PIRATE)) - self.stake_in(
                s, data.BLACK
            )
        elif kind == COMMAND:
            self.term[T_CAPTAIN] = 1.0 + self.stake_in(s, value)
        elif kind in (TAKE, RECOVER) and value < data.COMPANIES:
            self.term[T_PLUNDER] = -self.stake_in(s, value)

    def judge_share(self, s: State, colour: int) -> None:
        """SPI-4.2"""
        self.look(s, colour)
        treasury = s.treasury[colour] + (data.LOOT * s.load_of(data.PIRATE) if colour == data.BLACK else 0)
        out = self.out[colour] + 1
        self.term[T_TREASURY] = treasury / (10.0 * out)
        if colour < data.COMPANIES:
            self.term[T_AFLOAT] = (self.pot(s, colour) - treasury) / (10.0 * out)
        self.term[T_PRICE] = data.PRICES[s.top(colour)] / 5.0
        most = 0
        for other in range(s.seats):
            if other != s.actor:
                most = max(most, self.held[colour * data.MAX_PLAYERS + other])
        self.term[T_VOTES] = 1.0 if self.held[colour * data.MAX_PLAYERS + s.actor] == most else 0.0
        discarded = 0
        for cargo in range(data.CARGOES):
            discarded = max(discarded, s.discard[cargo])
        self.term[T_LATE] = discarded / data.PIECES_OF_CARGO

    def pot(self, s: State, colour: int) -> float:
        """SPI-6.5: the treasury of a company, and part of what is on its way to it."""
        self.sight(s)
        value = float(s.treasury[colour])
        for ship in range(data.MERCHANTS):
            if self.load[ship] > 0:
                value += self.part_of_way[ship] * income(s, ship, self.load[ship], colour)
        return value

    def interest(self, s: State, ship: int) -> float:
        """SPI-6.5: what the cargo of a ship will earn for one rather than for the others, in tens."""
        if s.load_of(ship) == 0:
            return 0.0
        value = 0.0
        stake = self.stake_in(s, ship // data.SHIPS_EACH)
        for cargo in range(data.COMPANIES):
            if s.cargo[ship * data.CARGOES + cargo] > 0:
                value += s.cargo[ship * data.CARGOES + cargo] * (
                    data.GOOD_INCOME * self.stake_in(s, cargo) + data.FREIGHT * stake
                )
        return (value + data.SPICE_INCOME * s.cargo[ship * data.CARGOES + data.SPICE] * stake) / 10.0

    def judge_load(self, s: State, ship: int, cargo: int) -> None:
        """SPI-6.1"""
        if cargo == data.SPICE:
            self.term[T_SPICE] = data.SPICE_INCOME * self.stake_in(s, ship // data.SHIPS_EACH) / 10.0
        else:
            self.term[T_LOAD] = (
                data.GOOD_INCOME * self.stake_in(s, cargo) + data.FREIGHT * self.stake_in(s, ship // data.SHIPS_EACH)
            ) / 10.0
        self.term[T_FULL] = 1.0 if s.load_of(ship) > 0 else 0.0

    def judge_sail(self, s: State, ship: int, space: int) -> None:
        """SPI-6.3, SPI-7.1, SPI-8.1"""
        if ship == data.PIRATE:
            self.judge_pirates(s, space)
        elif ship == data.NAVY:
            if s.captain[data.ORANGE] == data.NOBODY:
                self.term[T_PAWN] = 1.0
            if space == s.space[data.PIRATE]:
                self.term[T_NAVY] = self.stake_in(s, data.ORANGE) - self.stake_in(s, data.BLACK)
        else:
            value = self.interest(s, ship)
            here = s.map * data.MAX_SPACES + space
            left = data.TO_EUROPE[here] if s.cargo[ship * data.CARGOES + data.SPICE] > 0 else data.TO_ISLANDS[here]
            self.term[T_SAIL] = value / (1.0 + left)
            if left == 0:
                load = s.load_of(ship)
                self.term[T_FINISH] = self.lead(s) * load
                if s.captain[ship // data.SHIPS_EACH] != data.NOBODY:
                    self.term[T_BONUS] = float(load) if s.captain[ship // data.SHIPS_EACH] == s.actor else -float(load)
            if space == s.space[data.PIRATE]:
                self.term[T_DANGER] = value
            elif s.space[ship] == s.space[data.PIRATE]:
                self.term[T_DANGER] = -value

    def judge_pirates(self, s: State, space: int) -> None:
        """SPI-7.1, SPI-7.2, SPI-7.11"""
        stake = self.stake_in(s, data.BLACK)
        if s.captain[data.BLACK] == data.NOBODY:
            self.term[T_PAWN] = 1.0
            stake = 0.5
        if space == data.MADAGASCAR:
            load = s.load_of(data.PIRATE)
            self.term[T_SALE] = stake * (s.treasury[data.BLACK] + data.LOOT * load) / 10.0 if load > 0 else 0.0
            self.term[T_FINISH] = self.lead(s) * load
        for ship in range(data.MERCHANTS):
            if s.space[ship] == space and s.load_of(ship) > 0:
                self.term[T_HUNT] += stake * s.load_of(ship) - self.interest(s, ship)
        if space == s.space[data.NAVY]:
            self.term[T_DANGER] = stake

    def chance(self, s: State, colour: int) -> float:
        """SPI-9.2: dice of one's own more than the best other has; for a captain there is only a loss."""
        if s.captain[colour] == s.actor:
            return -0.5
        self.look(s, colour)
        most = 0
        for other in range(s.seats):
            if other != s.actor:
                most = max(
                    most, self.held[colour * data.MAX_PLAYERS + other] + (1 if s.captain[colour] == other else 0)
                )
        return 0.25 + (1 + self.held[colour * data.MAX_PLAYERS + s.actor] - most) / 5.0
