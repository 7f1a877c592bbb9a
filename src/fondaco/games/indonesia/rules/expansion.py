"""IND-10.8 to IND-10.11: expansion, after the sales of a production company."""

from __future__ import annotations

from fondaco.games.indonesia import data, refusals, tell
from fondaco.games.indonesia.moves import DONE, EXPAND
from fondaco.games.indonesia.rules import deeds
from fondaco.games.indonesia.rules.operations import end_operation
from fondaco.games.indonesia.state import State
from fondaco.kernel.errors import Refusal
from fondaco.kernel.playing.rules import Phase


class Expansion(Phase):
    """IND-10.8: free and compulsory if everything was sold, otherwise for money and as one likes."""

    def begin(self, s: State) -> None:
        s.expanded = 0
        go_on(s)

    def offer(self, s: State) -> None:
        if not s.free:
            s.offer(DONE)
        if s.free or can_pay(s):
            offer_areas(s)

    def apply(self, s: State, kind: int, value: int) -> None:
        if kind == DONE:
            end(s)
            return
        if s.free:
            tell.area_added(s, value)
        else:
            pay(s)
            paid = price(s)
            tell.area_bought(s, value, paid)
        s.land[value] = s.company
        s.size[s.company] += 1
        s.expanded += 1
        deeds.remove_unstartable(s)  # IND-10.11
        go_on(s)

    def why_not(self, s: State, kind: int, value: int) -> Refusal:
        if kind != EXPAND:
            return refusals.MustExpand() if s.free else refusals.ExpandOrDone()
        if s.land[value] != data.EMPTY:
            return refusals.AreaNotEmpty(data.AREA_NAMES[value])
        if not s.touches(value, s.company):
            return refusals.AreaOutOfReach(data.AREA_NAMES[value])
        if not can_take(s, value):
            return refusals.NextToRival(data.AREA_NAMES[value], data.GOOD_NAMES[s.good[s.company]])
        if s.cash[s.actor] < 0:
            return refusals.CashIsNegative()
        if s.pile[s.actor] < 0 and s.cash[s.actor] >= price(s):
            return refusals.LossLessensCash(price(s), max(means(s), 0))
        return refusals.CannotPay(price(s))


def go_on(s: State) -> None:
    """IND-10.8: up to the Expansion level, as long as there is an area; lack of money is for the player to say."""
    if s.expanded == s.level_of(s.actor, data.EXPANSION_TRACK) or not has_room(s):
        end(s)


def has_room(s: State) -> bool:
    """IND-10.10: is there any area to expand to?"""
    for area in range(data.AREAS):
        if s.land[area] == s.company:
            for entry in range(data.NEAR_FIRST[area], data.NEAR_FIRST[area + 1]):
                if can_take(s, data.NEAR[entry]):
                    return True
    return False


def offer_areas(s: State) -> None:
    """IND-10.10: every area to expand to, in the order of the board."""
    beside = [0] * data.AREAS
    company = s.company
    first, last = data.AREAS, 0
    for area in range(data.AREAS):
        if s.land[area] == company:
            for entry in range(data.NEAR_FIRST[area], data.NEAR_FIRST[area + 1]):
                other = data.NEAR[entry]
                beside[other] = 1
                first, last = min(first, other), max(last, other)
    for area in range(first, last + 1):
        if beside[area] and can_take(s, area):
            s.offer(EXPAND + area)


def end(s: State) -> None:
    s.free = 0
    end_operation(s)


def can_take(s: State, area: int) -> bool:
    """IND-10.10: empty, and not beside the same good of another company."""
    return s.land[area] == data.EMPTY and not s.touches_good(area, s.good[s.company], s.company)


def price(s: State) -> int:
    """IND-10.8"""
    return data.UNIT_VALUE[s.good[s.company]]


def can_pay(s: State) -> bool:
    """IND-10.9, IND-1.9: never on credit, and not with negative cash."""
    return s.cash[s.actor] >= 0 and means(s) >= price(s)


def means(s: State) -> int:
    """IND-10.9: cash and, if it may be used, pile; a loss comes off the cash, but for version 1."""
    pile = s.pile[s.actor]
    if pile > 0 and s.purchase == data.CASH_ONLY:
        return s.cash[s.actor]
    if pile < 0 and s.rules < data.LOSS_COUNTS_SINCE:
        return s.cash[s.actor]
    return s.cash[s.actor] + pile


def pay(s: State) -> None:
    """IND-10.9: from cash, and what is missing from the pile; with the option `purchase` = `pile-first` the reverse."""
    if s.purchase == data.PILE_FIRST:
        from_pile = min(max(s.pile[s.actor], 0), price(s))
    else:
        from_pile = max(price(s) - s.cash[s.actor], 0)
    s.pile[s.actor] -= from_pile
    s.cash[s.actor] -= price(s) - from_pile
    s.issued -= price(s)
