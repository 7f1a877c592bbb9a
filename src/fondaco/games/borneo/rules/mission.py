"""BOR-4: a mission, paid for with captures."""

from __future__ import annotations

from fondaco.games.borneo import data, refusals, tell
from fondaco.games.borneo.moves import PASS, PAY, TAKE
from fondaco.games.borneo.rules.phase import COMPANY, LAST_MISSION, MISSION, PAYMENT, Phase, enter
from fondaco.games.borneo.rules.terms import discard
from fondaco.games.borneo.state import State
from fondaco.kernel.errors import Refusal


class Mission(Phase):
    """BOR-4.1: complete one mission, or none."""

    def offer(self, s: State) -> None:
        s.offer(PASS)
        for kind in range(data.MISSION_KINDS):
            if s.missions[kind] > 0 and can_pay(s, kind):
                s.offer(TAKE + kind)

    def apply(self, s: State, kind: int, value: int) -> None:
        if kind == TAKE:
            choose(s, value)
        else:
            tell.mission_passed(s)
            end_mission(s, s.phase)

    def why_not(self, s: State, kind: int, value: int) -> Refusal:
        if kind != TAKE:
            return refusals.LastMissionNow() if s.phase == LAST_MISSION else refusals.MissionOrPass()
        if s.missions[value] == 0:
            return refusals.NoMissionLeft(data.MISSION_NAMES[value])
        return refusals.TooFewGoods(data.MISSION_NAMES[value])


def can_pay(s: State, kind: int) -> bool:
    """BOR-4.5: the captures reach the amount; a payment without a superfluous card can then always be found."""
    if data.MODE[kind] == data.EACH:
        for good in range(data.GOODS):
            if s.units(s.actor, good) < data.AMOUNT[kind]:
                return False
        return True
    for good in range(data.GOODS):
        if s.units(s.actor, good) >= data.AMOUNT[kind]:
            return True
    return False


def choose(s: State, kind: int) -> None:
    """BOR-4.1: from the supply, and then the payment, card by card."""
    s.mission = kind
    s.missions[kind] -= 1
    tell.mission_chosen(s)
    s.after = s.phase
    enter(s, PAYMENT)


def end_mission(s: State, asked_in: int) -> None:
    """BOR-3.1, BOR-12.3: on to the companies, or to the next player to be asked for a last mission."""
    enter(s, COMPANY if asked_in == MISSION else LAST_MISSION)


# -- BOR-4.3 Payment ----------------------------------------------------------


class Payment(Phase):
    """BOR-4.3: captures, one by one, that can still be part of a payment without a superfluous card."""

    def begin(self, s: State) -> None:
        """The player who chose the mission goes on."""

    def offer(self, s: State) -> None:
        single_fits = [0] * data.GOODS
        double_fits = [0] * data.GOODS
        for good in range(data.GOODS):
            if s.paid_good == data.NO_GOOD or s.paid_good == good:
                single_fits[good] = can_pay_single(s, good)
                double_fits[good] = can_pay_double(s, good)
        for piece in range(data.PIECES):
            if s.place[piece] == data.CAPTURED + s.actor:
                good = data.GOOD[piece]
                if double_fits[good] if data.UNITS[piece] == 2 else single_fits[good]:
                    s.offer(PAY + piece)

    def apply(self, s: State, kind: int, value: int) -> None:
        pay(s, value)
        if is_paid(s):
            complete(s)

    def why_not(self, s: State, kind: int, value: int) -> Refusal:
        if kind != PAY:
            return refusals.PayNow()
        if s.place[value] != data.CAPTURED + s.actor:
            return refusals.NotYourCapture(data.PIECE_NAMES[value])
        if s.paid_good != data.NO_GOOD and s.paid_good != data.GOOD[value]:
            return refusals.WrongGood(data.PIECE_NAMES[value], data.GOOD_NAMES[s.paid_good])
        if s.units(s.actor, data.GOOD[value]) < s.units_to_pay(data.GOOD[value]):
            return refusals.TooFewGoods(data.MISSION_NAMES[s.mission])
        return refusals.Superfluous(data.PIECE_NAMES[value])


def can_pay_single(s: State, good: int) -> bool:
    """BOR-4.6: with a single among them the units must come out exactly."""
    rest = s.units_to_pay(good)
    for doubles in range(s.doubles[s.actor * data.GOODS + good] + 1):
        if 1 <= rest - 2 * doubles <= s.singles[s.actor * data.GOODS + good]:
            return True
    return False


def can_pay_double(s: State, good: int) -> bool:
    """BOR-4.6: exactly, or with nothing but doubles one unit too many."""
    rest = s.units_to_pay(good)
    for doubles in range(1, s.doubles[s.actor * data.GOODS + good] + 1):
        if 0 <= rest - 2 * doubles <= s.singles[s.actor * data.GOODS + good]:
            return True
        if rest - 2 * doubles == -1 and s.paid_singles[good] == 0:
            return True
    return False


def pay(s: State, piece: int) -> None:
    """BOR-4.4"""
    good = data.GOOD[piece]
    if data.UNITS[piece] == 2:
        s.doubles[s.actor * data.GOODS + good] -= 1
        s.paid_doubles[good] += 1
    else:
        s.singles[s.actor * data.GOODS + good] -= 1
        s.paid_singles[good] += 1
    s.place[piece] = data.PAID
    if data.MODE[s.mission] != data.EACH:
        s.paid_good = good
    tell.paid(s, piece)


def is_paid(s: State) -> bool:
    """BOR-4.5: every good that is asked for reaches the amount."""
    if data.MODE[s.mission] != data.EACH:
        return s.units_to_pay(s.paid_good) <= 0
    for good in range(data.GOODS):
        if s.units_to_pay(good) > 0:
            return False
    return True


def complete(s: State) -> None:
    """BOR-4.1, BOR-4.7: keep the mission; paid cards are discarded, paid ports leave the game."""
    s.done[s.actor * data.MISSION_KINDS + s.mission] += 1
    tell.mission_completed(s)
    for piece in range(data.PIECES):
        if s.place[piece] == data.PAID:
            if piece < data.CARDS and s.paid_cards == data.RECYCLED:
                discard(s, piece)
            else:
                s.place[piece] = data.REMOVED
    s.mission = data.NO_MISSION
    s.paid_good = data.NO_GOOD
    s.paid_singles = [0] * data.GOODS
    s.paid_doubles = [0] * data.GOODS
    asked_in = s.after
    s.after = 0
    end_mission(s, asked_in)
