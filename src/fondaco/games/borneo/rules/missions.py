"""BOR-4: a mission, paid for with captures."""

from __future__ import annotations

from fondaco.games.borneo import data, events, moves
from fondaco.games.borneo.data import GOOD_NAMES, MISSION_NAMES, PIECE_NAMES
from fondaco.games.borneo.rules import base, ending
from fondaco.games.borneo.rules.base import Phase
from fondaco.games.borneo.state import State
from fondaco.kernel.errors import Refusal

PAYMENT, LAST_MISSION = data.PAYMENT, data.LAST_MISSION
CAPTURED, PAID, REMOVED = data.CAPTURED, data.PAID, data.REMOVED
CARDS, PIECES, GOODS, KINDS = data.CARDS, data.PIECES, data.GOODS, data.KINDS
NO_GOOD, NO_KIND = data.NO_GOOD, data.NO_KIND
EACH, RECYCLED = data.EACH, data.RECYCLED
MODE = data.MODE
AMOUNT = data.AMOUNT
POINTS = data.POINTS
GOOD = data.GOOD
VALUE = data.VALUE
TAKE, PAY, PASS = moves.TAKE, moves.PAY, moves.PASS


class Mission(Phase):
    """BOR-4.1, BOR-12.3: complete one mission, or none."""

    def offer(self, s: State) -> None:
        s.offer(PASS)
        for kind in range(KINDS):
            if s.missions[kind] > 0 and can_pay(s, kind):
                s.offer(TAKE + kind)

    def apply(self, s: State, kind: int, value: int) -> None:
        if kind == TAKE:
            choose(s, value)
            return
        if s.heard is not None:
            s.heard.append(events.MissionPassed(s.actor))
        go_on(s, s.phase)

    def why_not(self, s: State, kind: int, value: int) -> Refusal:
        if kind != TAKE:
            return moves.LastMissionNow() if s.phase == LAST_MISSION else moves.MissionOrPass()
        if s.missions[value] == 0:
            return moves.NoMissionLeft(MISSION_NAMES[value])
        return moves.TooFewGoods(MISSION_NAMES[value])


def go_on(s: State, phase: int) -> None:
    """BOR-3.1, BOR-12.3: to the companies, or to the next player to be asked."""
    if phase == LAST_MISSION:
        ending.ask_next(s)
    else:
        base.begin_companies(s)


def can_pay(s: State, kind: int) -> bool:
    """BOR-4.5: the captures reach the amount; a payment without a superfluous card can then always be found."""
    if MODE[kind] == EACH:
        for good in range(GOODS):
            if s.units(s.actor, good) < AMOUNT[kind]:
                return False
        return True
    for good in range(GOODS):
        if s.units(s.actor, good) >= AMOUNT[kind]:
            return True
    return False


def choose(s: State, kind: int) -> None:
    """BOR-4.1: from the supply, and then the payment, card by card."""
    s.mission = kind
    s.missions[kind] -= 1
    s.after = s.phase
    s.phase = PAYMENT
    if s.heard is not None:
        s.heard.append(events.MissionChosen(s.actor, MISSION_NAMES[kind]))


# -- BOR-4.3 Payment ----------------------------------------------------------


class Payment(Phase):
    """BOR-4.3: captures, one by one, that can still be part of a payment without a superfluous card."""

    def offer(self, s: State) -> None:
        fits = [0] * 12  # by value and good
        for good in range(GOODS):
            if s.paid_good == NO_GOOD or s.paid_good == good:
                fits[4 + good] = single_fits(s, good)
                fits[8 + good] = double_fits(s, good)
        for piece in range(PIECES):
            if s.place[piece] == CAPTURED + s.actor and fits[VALUE[piece] * 4 + GOOD[piece]]:
                s.offer(PAY + piece)

    def apply(self, s: State, kind: int, value: int) -> None:
        pay(s, value)
        if is_paid(s):
            complete(s)

    def why_not(self, s: State, kind: int, value: int) -> Refusal:
        if kind != PAY:
            return moves.PayNow()
        if s.place[value] != CAPTURED + s.actor:
            return moves.NotYourCapture(PIECE_NAMES[value])
        if s.paid_good != NO_GOOD and s.paid_good != GOOD[value]:
            return moves.WrongGood(PIECE_NAMES[value], GOOD_NAMES[s.paid_good])
        if s.units(s.actor, GOOD[value]) < missing(s, GOOD[value]):
            return moves.TooFewGoods(MISSION_NAMES[s.mission])
        return moves.Superfluous(PIECE_NAMES[value])


def missing(s: State, good: int) -> int:
    """BOR-4.5: units of a good still to be paid."""
    return AMOUNT[s.mission] - s.paid_singles[good] - 2 * s.paid_doubles[good]


def single_fits(s: State, good: int) -> bool:
    """BOR-4.6: with a single among them the units must come out exactly."""
    rest = missing(s, good)
    for doubles in range(s.doubles[s.actor * 4 + good] + 1):
        if 1 <= rest - 2 * doubles <= s.singles[s.actor * 4 + good]:
            return True
    return False


def double_fits(s: State, good: int) -> bool:
    """BOR-4.6: exactly, or with nothing but doubles one unit too many."""
    rest = missing(s, good)
    for doubles in range(1, s.doubles[s.actor * 4 + good] + 1):
        if 0 <= rest - 2 * doubles <= s.singles[s.actor * 4 + good]:
            return True
        if rest - 2 * doubles == -1 and s.paid_singles[good] == 0:
            return True
    return False


def pay(s: State, piece: int) -> None:
    """BOR-4.4"""
    good = GOOD[piece]
    if VALUE[piece] == 2:
        s.doubles[s.actor * 4 + good] -= 1
        s.paid_doubles[good] += 1
    else:
        s.singles[s.actor * 4 + good] -= 1
        s.paid_singles[good] += 1
    s.place[piece] = PAID
    if MODE[s.mission] != EACH:
        s.paid_good = good
    if s.heard is not None:
        s.heard.append(events.Paid(s.actor, PIECE_NAMES[piece]))


def is_paid(s: State) -> bool:
    """BOR-4.5: every good that is asked for reaches the amount."""
    if MODE[s.mission] != EACH:
        return missing(s, s.paid_good) <= 0
    for good in range(GOODS):
        if missing(s, good) > 0:
            return False
    return True


def complete(s: State) -> None:
    """BOR-4.1, BOR-4.7: keep the mission; paid cards are discarded, paid ports leave the game."""
    s.done[s.actor * KINDS + s.mission] += 1
    if s.heard is not None:
        s.heard.append(events.MissionCompleted(s.actor, MISSION_NAMES[s.mission], POINTS[s.mission]))
    for piece in range(PIECES):
        if s.place[piece] == PAID:
            if piece < CARDS and s.paid_cards == RECYCLED:
                base.discard(s, piece)
            else:
                s.place[piece] = REMOVED
    s.mission = NO_KIND
    s.paid_good = NO_GOOD
    s.paid_singles = [0] * 4
    s.paid_doubles = [0] * 4
    phase = s.after
    s.after = 0
    go_on(s, phase)
