"""SPI-2 to SPI-5, SPI-10, SPI-11: set-up, the turn, purchases, dice, the captain's free action, the end."""

from __future__ import annotations

from fondaco.games.spice_islands import data, events, moves
from fondaco.games.spice_islands.data import CARGO_NAMES, COLOUR_NAMES, DEALT, FACE_NAMES, FIRST_CAPTAINS
from fondaco.games.spice_islands.rules import merchants, navy, organisation, pirates
from fondaco.games.spice_islands.rules.phase import Phase
from fondaco.games.spice_islands.state import ACTION, CAPTAIN, OVER, PURCHASE, RESOLVED, State
from fondaco.kernel.errors import Refusal

__all__ = [
    "act",
    "ask_buyer",
    "begin_turn",
    "buy",
    "can_buy",
    "can_command",
    "captains_of",
    "colour_of",
    "command",
    "deal_captains",
    "dice_left",
    "end_game",
    "is_exhausted",
    "next_action",
    "offer_colour",
    "open_round",
    "sail",
    "set_up",
    "shares_of_all",
]

COMPANIES, ORGANISATIONS, CARGOES, SHARES = data.COMPANIES, data.ORGANISATIONS, data.CARGOES, data.SHARES
ORANGE, BLACK, PURPLE, SPICE = data.ORANGE, data.BLACK, data.PURPLE, data.SPICE
PIRATE, MERCHANTS, NONE, DICE = data.PIRATE, data.MERCHANTS, data.NONE, data.DICE
PIECES_OF_CARGO = data.PIECES_OF_CARGO
PRICES = data.PRICES
COLOURED_DIE = data.COLOURED_DIE
COLOURED_FACES = data.COLOURED_FACES
BUY, PASS, LOAD, SAIL, ATTACK = moves.BUY, moves.PASS, moves.LOAD, moves.SAIL, moves.ATTACK
ELECTION, DIVIDEND, MUTINY, COMMAND, END = moves.ELECTION, moves.DIVIDEND, moves.MUTINY, moves.COMMAND, moves.END


# -- SPI-2 Set-up -------------------------------------------------------------


def set_up(s: State) -> None:
    """SPI-2"""
    for good in range(COMPANIES):
        s.port[good] = PIECES_OF_CARGO  # SPI-2.1
        s.space[good * 2] = data.EUROPE
        s.space[good * 2 + 1] = data.ISLANDS
        s.cargo[(good * 2 + 1) * CARGOES + SPICE] = 1  # SPI-2.2
    s.port[SPICE] = PIECES_OF_CARGO - COMPANIES
    s.space[data.NAVY] = data.ISLANDS
    s.space[PIRATE] = data.MADAGASCAR  # SPI-2.3
    for seat in range(s.seats):
        s.money[seat] = data.MONEY  # SPI-2.5
    deal_captains(s)
    begin_turn(s, s.below(s.seats))  # SPI-2.8


def deal_captains(s: State) -> None:
    """SPI-2.6, SPI-2.7: a random pawn each, and the dearest share of a company to its captain."""
    pawns = list(DEALT[: FIRST_CAPTAINS[s.seats]])
    for seat in range(s.seats):
        colour = pawns.pop(s.below(len(pawns)))
        s.captain[colour] = seat
        if s.heard is not None:
            s.heard.append(events.CaptainDealt(seat, COLOUR_NAMES[colour]))
        if colour < COMPANIES:
            s.share[colour * SHARES + SHARES - 1] = seat
            if s.heard is not None:
                s.heard.append(events.ShareDealt(seat, COLOUR_NAMES[colour], PRICES[SHARES - 1]))


# -- SPI-3 Turn ---------------------------------------------------------------


def begin_turn(s: State, seat: int) -> None:
    """SPI-3.1: roll; purple comes first. SPI-10.3: only pawns held now can serve in this turn."""
    s.turns += 1
    s.active = seat
    s.spent = 0
    for colour in range(ORGANISATIONS):
        s.ready[colour] = 1 if s.captain[colour] == seat else 0
    thrown = [0] * 4
    for die in range(DICE):
        thrown[die] = COLOURED_DIE[s.below(COLOURED_FACES)]
        s.dice[thrown[die]] += 1
    if s.heard is not None:
        s.heard.append(events.Rolled(seat, tuple([FACE_NAMES[thrown[die]] for die in range(DICE)])))
    if s.dice[PURPLE] > 0:
        open_round(s)
    else:
        next_action(s)


def next_action(s: State) -> None:
    """SPI-3.1, SPI-3.3: once an action is resolved, the end, the next action, or the next player's turn."""
    s.free = NONE
    s.actor = s.active
    if is_exhausted(s):
        end_game(s)
    elif dice_left(s) > 0 or can_command(s):
        s.phase = ACTION
        s.turn(s.active)
    else:
        begin_turn(s, s.left_of(s.active))


def dice_left(s: State) -> int:
    """SPI-5.1: dice still to be used, purple apart."""
    return s.dice[0] + s.dice[1] + s.dice[2] + s.dice[3] + s.dice[4]


# -- SPI-4 Purple: share purchase ---------------------------------------------


def open_round(s: State) -> None:
    """SPI-4.1, SPI-4.3: a full round for each purple die, the active player first."""
    if s.heard is not None:
        s.heard.append(events.RoundOpened(s.dice[PURPLE]))
    s.buyers = s.seats
    ask_buyer(s, s.active)


def ask_buyer(s: State, seat: int) -> None:
    """SPI-4.1: the next player who can buy anything; the money and the stacks are open, so all see who cannot."""
    while s.buyers > 0 and not can_buy(s, seat):
        if s.heard is not None:
            s.heard.append(events.NothingAffordable(seat))
        s.buyers -= 1
        seat = s.left_of(seat)
    if s.buyers > 0:
        s.phase = PURCHASE
        s.turn(seat)
        return
    s.dice[PURPLE] -= 1
    if s.dice[PURPLE] > 0:
        open_round(s)
    else:
        next_action(s)


def can_buy(s: State, seat: int) -> bool:
    """SPI-4.2"""
    for colour in range(ORGANISATIONS):
        number = s.top(colour)
        if number != NONE and PRICES[number] <= s.money[seat]:
            return True
    return False


class Purchase(Phase):
    """SPI-4: one share from the top of a stack, or nothing."""

    def offer(self, s: State) -> None:
        for colour in range(ORGANISATIONS):
            number = s.top(colour)
            if number != NONE and PRICES[number] <= s.money[s.actor]:
                s.offer(BUY + colour)
        s.offer(PASS)

    def apply(self, s: State, kind: int, value: int) -> None:
        if kind == BUY:
            buy(s, value)
        elif s.heard is not None:
            s.heard.append(events.Passed(s.actor))
        s.buyers -= 1
        ask_buyer(s, s.left_of(s.actor))

    def why_not(self, s: State, kind: int, value: int) -> Refusal:
        if kind != BUY:
            return moves.PurchaseFirst()
        number = s.top(value)
        if number == NONE:
            return moves.StackEmpty(COLOUR_NAMES[value])
        return moves.TooDear(COLOUR_NAMES[value], PRICES[number], s.money[s.actor])


def buy(s: State, colour: int) -> None:
    """SPI-4.2: the price goes to the bank."""
    number = s.top(colour)
    s.money[s.actor] -= PRICES[number]
    s.share[colour * SHARES + number] = s.actor
    if s.heard is not None:
        s.heard.append(events.Bought(s.actor, COLOUR_NAMES[colour], PRICES[number]))


# -- SPI-5 Die actions --------------------------------------------------------


class Action(Phase):
    """SPI-5.1, SPI-3.2: use a die, or a captain; dice in any order and any mix."""

    def offer(self, s: State) -> None:
        for colour in range(ORGANISATIONS):
            if s.dice[colour] > 0:
                offer_colour(s, colour)
        if not s.spent:
            for colour in range(ORGANISATIONS):
                if s.ready[colour]:
                    s.offer(COMMAND + colour)  # SPI-10.1
        if dice_left(s) == 0:
            s.offer(END)  # SPI-10.2: the free action is optional

    def apply(self, s: State, kind: int, value: int) -> None:
        if kind == COMMAND:
            command(s, value)
        elif kind == END:
            if s.heard is not None:
                s.heard.append(events.FreeActionWaived(s.active))
            begin_turn(s, s.left_of(s.active))
        else:
            s.dice[colour_of(kind, value)] -= 1
            act(s, kind, value)

    def why_not(self, s: State, kind: int, value: int) -> Refusal:
        if kind == END:
            return moves.DiceLeft(dice_left(s))
        if kind == COMMAND:
            return why_not_command(s, value)
        colour = colour_of(kind, value)
        if colour != NONE and s.dice[colour] == 0:
            return moves.NoSuchDie(COLOUR_NAMES[colour])
        return why_not_act(s, kind, value)


def offer_colour(s: State, colour: int) -> None:
    """SPI-5.2"""
    if colour < COMPANIES:
        merchants.offer_merchants(s, colour)
    elif colour == ORANGE:
        navy.offer_navy(s)
    else:
        pirates.offer_pirates(s)
    organisation.offer_steps(s, colour)


def colour_of(kind: int, value: int) -> int:
    """SPI-5.2: the colour of the die that an action needs; -1 for what is no action."""
    if kind in (LOAD, SAIL):
        ship = value >> 8
        if ship < MERCHANTS:
            return ship // 2
        return BLACK if ship == PIRATE else ORANGE
    if kind == ATTACK:
        return BLACK if value < MERCHANTS else ORANGE
    if kind in (ELECTION, DIVIDEND):
        return value
    return BLACK if kind == MUTINY else NONE


def act(s: State, kind: int, value: int) -> None:
    """SPI-5.2, SPI-3.3: one action and all that follows from it; an attack may stop to ask."""
    s.phase = RESOLVED
    if kind == LOAD:
        merchants.load_ship(s, value >> 8, value & 0xFF)
    elif kind == SAIL:
        sail(s, value >> 8, value & 0xFF)
    elif kind == ATTACK:
        if value < MERCHANTS:
            pirates.attack_merchant(s, value)
        else:
            navy.attack_pirates(s)
    elif kind == ELECTION:
        organisation.step_election(s, value)
    elif kind == DIVIDEND:
        organisation.step_dividend(s, value)
    else:
        organisation.step_mutiny(s)


def sail(s: State, ship: int, space: int) -> None:
    """SPI-6.3, SPI-7.1, SPI-8.1"""
    if ship < MERCHANTS:
        merchants.sail_merchant(s, ship, space)
    elif ship == PIRATE:
        pirates.sail_pirates(s, space)
    else:
        navy.sail_navy(s, space)


def why_not_act(s: State, kind: int, value: int) -> Refusal:
    """The colour would be right, but not this action."""
    if kind in (BUY, PASS):
        return moves.NoPurchaseNow()
    if kind == LOAD:
        return merchants.why_not_load(s, value >> 8, value & 0xFF)
    if kind == SAIL:
        ship, space = value >> 8, value & 0xFF
        if ship < MERCHANTS:
            return merchants.why_not_sail(s, ship, space)
        return pirates.why_not_sail(s, space) if ship == PIRATE else navy.why_not_sail(s, space)
    if kind == ATTACK:
        return moves.TargetElsewhere(data.SHIP_NAMES[value]) if value < MERCHANTS else moves.PiratesElsewhere()
    if kind == MUTINY:
        return moves.NoMutinyInPort()
    return moves.NothingToChoose()


# -- SPI-10 Captains ----------------------------------------------------------


def can_command(s: State) -> bool:
    """SPI-10.1, SPI-10.3"""
    if s.spent:
        return False
    for colour in range(ORGANISATIONS):
        if s.ready[colour]:
            return True
    return False


def command(s: State, colour: int) -> None:
    """SPI-10.1: the pawn to be used is chosen; its action follows."""
    s.spent = 1
    s.free = colour
    s.phase = CAPTAIN
    if s.heard is not None:
        s.heard.append(events.Commanded(s.active, COLOUR_NAMES[colour]))


def why_not_command(s: State, colour: int) -> Refusal:
    if s.captain[colour] != s.actor:
        return moves.NotYourCaptain(COLOUR_NAMES[colour])
    return moves.FreeActionUsed() if s.spent else moves.CaptainTooNew(COLOUR_NAMES[colour])


class Captain(Phase):
    """SPI-10.2: any action in the pawn's colour, as if by an extra die."""

    def offer(self, s: State) -> None:
        offer_colour(s, s.free)

    def apply(self, s: State, kind: int, value: int) -> None:
        act(s, kind, value)

    def why_not(self, s: State, kind: int, value: int) -> Refusal:
        if kind == COMMAND:
            return moves.FreeActionUsed()
        if kind == END or colour_of(kind, value) not in (s.free, NONE):
            return moves.OtherColour(COLOUR_NAMES[s.free])
        return why_not_act(s, kind, value)


# -- SPI-11 End ---------------------------------------------------------------


def is_exhausted(s: State) -> bool:
    """SPI-11.1"""
    for cargo in range(CARGOES):
        if s.discard[cargo] == PIECES_OF_CARGO:
            return True
    return False


def end_game(s: State) -> None:
    """SPI-11.1, SPI-11.2, SPI-11.3: remaining dice and free actions lapse; there is no last dividend."""
    for cargo in range(CARGOES - 1, -1, -1):
        if s.discard[cargo] == PIECES_OF_CARGO:
            s.ending = 1 + cargo
            if s.heard is not None:
                s.heard.append(events.CargoExhausted(CARGO_NAMES[cargo]))
    for colour in range(ORGANISATIONS):
        s.dice[colour] = 0
        s.ready[colour] = 0
    s.phase = OVER
    s.deciding = 0


def captains_of(s: State, seat: int) -> int:
    """SPI-11.4: the pawns a player holds."""
    count = 0
    for colour in range(ORGANISATIONS):
        if s.captain[colour] == seat:
            count += 1
    return count


def shares_of_all(s: State, seat: int) -> int:
    """SPI-11.4: the shares a player holds, all colours together."""
    count = 0
    for colour in range(ORGANISATIONS):
        count += s.shares_of(seat, colour)
    return count
