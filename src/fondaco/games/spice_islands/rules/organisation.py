"""SPI-9: the markers of the organisation card: elections, dividends, mutinies."""

from __future__ import annotations

from fondaco.games.spice_islands import data, events, moves
from fondaco.games.spice_islands.data import COLOUR_NAMES
from fondaco.games.spice_islands.rules.pieces import (
    appoint,
    begin_contest,
    begin_throw,
    dismiss,
    faces,
    highest,
    return_shares,
    roll,
)
from fondaco.games.spice_islands.state import State

__all__ = [
    "hold_election",
    "hold_mutiny",
    "offer_steps",
    "only_seat",
    "pay_dividend",
    "seats_of",
    "step_dividend",
    "step_election",
    "step_mutiny",
    "vote",
    "vote_again",
    "votes",
]

BLACK, PIRATE, MADAGASCAR, NOBODY, TRIGGER = data.BLACK, data.PIRATE, data.MADAGASCAR, data.NOBODY, data.TRIGGER
ELECTION, DIVIDEND, MUTINY = moves.ELECTION, moves.DIVIDEND, moves.MUTINY


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
    """The seat of a mask with one bit; -1 if there are more."""
    seat = 0
    while not (mask >> seat) & 1:
        seat += 1
    return seat if mask == 1 << seat else -1


def seats_of(s: State, mask: int) -> tuple[int, ...]:
    """A mask as seats, for events."""
    return tuple([seat for seat in range(s.seats) if (mask >> seat) & 1])


# -- election -----------------------------------------------------------------


def step_election(s: State, colour: int) -> None:
    """SPI-9.1"""
    s.election[colour] += 1
    if s.heard is not None:
        s.heard.append(events.ElectionStepped(s.active, COLOUR_NAMES[colour], s.election[colour]))
    if s.election[colour] == TRIGGER:
        hold_election(s, colour)
        s.election[colour] = 0


def hold_election(s: State, colour: int) -> None:
    """SPI-9.2, SPI-9.3: the highest single die; the captain wins ties, others roll one die again."""
    if s.heard is not None:
        s.heard.append(events.ElectionCalled(COLOUR_NAMES[colour]))
    begin_contest(s, colour)
    results = [0] * 5
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
        if s.heard is not None:
            s.heard.append(events.CaptainStayed(captain, COLOUR_NAMES[colour]))
        return
    while only_seat(tied) < 0:
        tied = vote_again(s, tied, colour)
    s.winner = only_seat(tied)
    appoint(s, colour, s.winner)
    if s.heard is not None:
        s.heard.append(events.Elected(s.captain[colour], COLOUR_NAMES[colour]))


def vote(s: State, seat: int, colour: int, dice: int) -> int:
    """One player's roll; the highest die, 0 without dice."""
    roll(s, seat, dice)
    if s.heard is not None and dice > 0:
        s.heard.append(events.ElectionRolled(seat, COLOUR_NAMES[colour], faces(s, dice)))
    return highest(s, dice)


def vote_again(s: State, tied: int, colour: int) -> int:
    """SPI-9.3: one die each, and only these are compared; the mask of those still tied."""
    if s.heard is not None:
        s.heard.append(events.ElectionTied(COLOUR_NAMES[colour], seats_of(s, tied)))
    begin_throw(s)
    results = [0] * 5
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
    if s.heard is not None:
        s.heard.append(events.DividendStepped(s.active, COLOUR_NAMES[colour], s.dividend[colour]))
    if s.dividend[colour] == TRIGGER:
        pay_dividend(s, colour)
        s.dividend[colour] = 0


def pay_dividend(s: State, colour: int) -> None:
    """SPI-9.5, SPI-9.6, SPI-9.7: the treasury by the shares held, rounded down; shares and captain go back."""
    count = s.shares_out(colour)
    each = s.treasury[colour] // count if count > 0 else 0
    if s.heard is not None:
        s.heard.append(events.DividendDeclared(COLOUR_NAMES[colour], s.treasury[colour], count, each))
    for seat in range(s.seats):
        shares = s.shares_of(seat, colour)
        if shares > 0 and each > 0:
            s.treasury[colour] -= each * shares
            s.money[seat] += each * shares
            if s.heard is not None:
                s.heard.append(events.DividendPaid(seat, COLOUR_NAMES[colour], shares, each * shares))
    return_shares(s, colour)
    dismiss(s, colour)


# -- mutiny -------------------------------------------------------------------


def step_mutiny(s: State) -> None:
    """SPI-9.8"""
    s.mutiny += 1
    if s.heard is not None:
        s.heard.append(events.MutinyStepped(s.active, s.mutiny))
    if s.mutiny == TRIGGER:
        hold_mutiny(s)
        s.mutiny = 0


def hold_mutiny(s: State) -> None:
    """SPI-9.10, SPI-9.11: most skulls; the captain wins ties, others roll their skulls again."""
    if s.heard is not None:
        s.heard.append(events.MutinyBroke())
    begin_contest(s, BLACK)
    dice = [0] * 5
    skulls = [0] * 5
    for seat in range(s.seats):
        dice[seat] = votes(s, seat, BLACK)
    most = brawl(s, dice, skulls)
    tied = leaders(s, skulls, most)
    captain = s.captain[BLACK]
    if (tied >> captain) & 1:
        s.winner = captain
        if s.heard is not None:
            s.heard.append(events.CaptainStayed(captain, COLOUR_NAMES[BLACK]))
        return
    while only_seat(tied) < 0:
        if s.heard is not None:
            s.heard.append(events.MutinyTied(seats_of(s, tied), most))
        for seat in range(s.seats):
            dice[seat] = most if (tied >> seat) & 1 else 0
        most = brawl(s, dice, skulls)
        tied = leaders(s, skulls, most)
    s.winner = only_seat(tied)
    appoint(s, BLACK, s.winner)
    if s.heard is not None:
        s.heard.append(events.MutinyWon(s.captain[BLACK]))


def brawl(s: State, dice: list[int], skulls: list[int]) -> int:
    """SPI-9.10, SPI-9.11: all roll their dice, and again while nobody has a skull; the most skulls of one player."""
    most = 0
    while most == 0:
        begin_throw(s)
        seat = s.active
        for _ in range(s.seats):
            skulls[seat] = roll(s, seat, dice[seat])
            most = max(most, skulls[seat])
            if s.heard is not None and dice[seat] > 0:
                s.heard.append(events.MutinyRolled(seat, faces(s, dice[seat])))
            seat = s.left_of(seat)
        if s.heard is not None and most == 0:
            s.heard.append(events.NoSkulls())
    return most
