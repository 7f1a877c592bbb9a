"""SPI-9: the organisation card."""

from __future__ import annotations

from fondaco.games.spice_islands import tell
from fondaco.games.spice_islands.data import BLACK, MADAGASCAR, MAX_PLAYERS, NOBODY, NONE, PIRATE, TRIGGER
from fondaco.games.spice_islands.moves import DIVIDEND, ELECTION, MUTINY
from fondaco.games.spice_islands.rules.captains import appoint, dismiss
from fondaco.games.spice_islands.rules.pirate_dice import begin_contest, begin_throw, highest, roll
from fondaco.games.spice_islands.rules.shares import return_shares
from fondaco.games.spice_islands.state import State


def offer_steps(s: State, colour: int) -> None:
    """SPI-9.1, SPI-9.4, SPI-9.8: a step on a track."""
    if colour != BLACK:
        s.offer(ELECTION + colour)
        s.offer(DIVIDEND + colour)
    elif s.mutiny + 1 < TRIGGER or s.space[PIRATE] != MADAGASCAR:  # SPI-9.9
        s.offer(MUTINY)


def votes(s: State, seat: int, colour: int) -> int:
    """SPI-9.2, SPI-9.10: a die for the step, one for the present captain, one per share."""
    dice = s.shares_of(seat, colour)
    if seat == s.active:
        dice += 1
    if seat == s.captain[colour]:
        dice += 1
    return dice


def leaders(s: State, results: list[int], best: int) -> int:
    """Bit mask of the seats with the best result."""
    mask = 0
    for seat in range(s.seats):
        if results[seat] == best:
            mask |= 1 << seat
    return mask


def only_seat(mask: int) -> int:
    """The seat of a mask with one bit; NONE if there are more."""
    seat = 0
    while not (mask >> seat) & 1:
        seat += 1
    return seat if mask == 1 << seat else NONE


# -- election -----------------------------------------------------------------


def step_election(s: State, colour: int) -> None:
    """SPI-9.1"""
    s.election[colour] += 1
    tell.election_stepped(s, colour)
    if s.election[colour] == TRIGGER:
        hold_election(s, colour)
        s.election[colour] = 0


def hold_election(s: State, colour: int) -> None:
    """SPI-9.2, SPI-9.3: the highest single die; the captain wins ties, others roll one die again."""
    tell.election_called(s, colour)
    begin_contest(s, colour)
    results = [0] * MAX_PLAYERS
    best = 0
    seat = s.active
    for _ in range(s.seats):
        results[seat] = vote(s, seat, colour, votes(s, seat, colour))
        best = max(best, results[seat])
        seat = s.left_of(seat)
    tied = leaders(s, results, best)
    captain = s.captain[colour]
    if captain != NOBODY and (tied >> captain) & 1:
        s.winner = captain
        tell.captain_stayed(s, colour)
        return
    while only_seat(tied) == NONE:
        tied = vote_again(s, tied, colour)
    s.winner = only_seat(tied)
    appoint(s, colour, s.winner)
    tell.elected(s, colour)


def vote(s: State, seat: int, colour: int, dice: int) -> int:
    """One player's roll; the highest die, 0 without dice."""
    roll(s, seat, dice)
    tell.election_rolled(s, seat, colour, dice)
    return highest(s, dice)


def vote_again(s: State, tied: int, colour: int) -> int:
    """SPI-9.3: one die each, and only these are compared; the mask of those still tied."""
    tell.election_tied(s, colour, tied)
    begin_throw(s)
    results = [0] * MAX_PLAYERS
    best = 0
    seat = s.active
    for _ in range(s.seats):
        if (tied >> seat) & 1:
            results[seat] = vote(s, seat, colour, 1)
            best = max(best, results[seat])
        seat = s.left_of(seat)
    return leaders(s, results, best)


# -- dividend -----------------------------------------------------------------


def step_dividend(s: State, colour: int) -> None:
    """SPI-9.4"""
    s.dividend[colour] += 1
    tell.dividend_stepped(s, colour)
    if s.dividend[colour] == TRIGGER:
        pay_dividend(s, colour)
        s.dividend[colour] = 0


def pay_dividend(s: State, colour: int) -> None:
    """SPI-9.5, SPI-9.6, SPI-9.7: the treasury by the shares held, rounded down; shares and captain go back."""
    count = s.shares_out(colour)
    each = s.treasury[colour] // count if count > 0 else 0
    tell.dividend_declared(s, colour, count, each)
    for seat in range(s.seats):
        shares = s.shares_of(seat, colour)
        if shares > 0 and each > 0:
            s.treasury[colour] -= each * shares
            s.money[seat] += each * shares
            tell.dividend_paid(s, seat, colour, shares, each * shares)
    return_shares(s, colour)
    dismiss(s, colour)


# -- mutiny -------------------------------------------------------------------


def step_mutiny(s: State) -> None:
    """SPI-9.8"""
    s.mutiny += 1
    tell.mutiny_stepped(s)
    if s.mutiny == TRIGGER:
        hold_mutiny(s)
        s.mutiny = 0


def hold_mutiny(s: State) -> None:
    """SPI-9.10, SPI-9.11: most skulls; the captain wins ties, others roll their skulls again."""
    tell.mutiny_broke(s)
    begin_contest(s, BLACK)
    dice = [0] * MAX_PLAYERS
    skulls = [0] * MAX_PLAYERS
    for seat in range(s.seats):
        dice[seat] = votes(s, seat, BLACK)
    most = brawl(s, dice, skulls)
    tied = leaders(s, skulls, most)
    captain = s.captain[BLACK]
    if (tied >> captain) & 1:
        s.winner = captain
        tell.captain_stayed(s, BLACK)
        return
    while only_seat(tied) == NONE:
        tell.mutiny_tied(s, tied, most)
        for seat in range(s.seats):
            dice[seat] = most if (tied >> seat) & 1 else 0
        most = brawl(s, dice, skulls)
        tied = leaders(s, skulls, most)
    s.winner = only_seat(tied)
    appoint(s, BLACK, s.winner)
    tell.mutiny_won(s)


def brawl(s: State, dice: list[int], skulls: list[int]) -> int:
    """SPI-9.10, SPI-9.11: all roll their dice, and again while nobody has a skull; the most skulls of one player."""
    most = 0
    while most == 0:
        begin_throw(s)
        seat = s.active
        for _ in range(s.seats):
            skulls[seat] = roll(s, seat, dice[seat])
            most = max(most, skulls[seat])
            tell.mutiny_rolled(s, seat, dice[seat])
            seat = s.left_of(seat)
        if most == 0:
            tell.no_skulls(s)
    return most
