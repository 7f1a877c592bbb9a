"""IND-6: mergers; announcing, and what a merger makes of two companies."""

from __future__ import annotations

from fondaco.games.indonesia import data, refusals, tell
from fondaco.games.indonesia.moves import MERGE, PASS
from fondaco.games.indonesia.rules.phase import ACQUISITIONS, AUCTION, MERGERS, enter, next_place, resume
from fondaco.games.indonesia.state import State
from fondaco.kernel.errors import Refusal
from fondaco.kernel.playing.rules import Phase


class Mergers(Phase):
    """IND-6.1: in turn order, round after round, each announces a merger or passes."""

    def begin(self, s: State) -> None:
        for company in range(data.DEEDS):
            s.merged[company] = 0
        s.on_turn = 0
        s.passes = 0
        ask(s)

    def offer(self, s: State) -> None:
        s.offer(PASS)
        find_mergers(s, s.actor, True)

    def apply(self, s: State, kind: int, value: int) -> None:
        if kind == MERGE:
            announce(s, value >> 8, value & 0xFF)
            return
        tell.passed(s, s.actor)
        s.passes += 1  # IND-6.1: he may announce later
        next_place(s)
        ask(s)

    def why_not(self, s: State, kind: int, value: int) -> Refusal:
        if kind != MERGE:
            return refusals.AnnounceOrPass()
        first, second = value >> 8, value & 0xFF
        for company in (first, second):
            if s.owner[company] == data.NOBODY:
                return refusals.NoSuchCompany(data.DEED_NAMES[company])
        if first == second:
            return refusals.TwoDifferentCompanies()
        if first > second:
            return refusals.NamedTheOtherWay(data.DEED_NAMES[second], data.DEED_NAMES[first])
        return why_no_merger(s, first, second)


def why_no_merger(s: State, first: int, second: int) -> Refusal:
    """The first condition of IND-6.2, IND-7.1 and IND-7.4 that is not fulfilled."""
    count = s.deeds_of(first) + s.deeds_of(second)
    level = s.level_of(s.actor, data.MERGERS_TRACK)
    if count > level:
        return refusals.MergersLevelTooLow(level, count)
    if s.good[first] != s.good[second] and not are_mixed(s, first, second):
        return refusals.TypesDoNotMerge(data.TYPE_NAMES[s.good[first]], data.TYPE_NAMES[s.good[second]])
    for company in (first, second):
        if s.merged[company]:
            return refusals.AlreadyMerged(data.DEED_NAMES[company])
    if not can_hold(s, s.actor, first, second):
        return refusals.NoRoomForMerger()
    if are_mixed(s, first, second):
        if s.era == 0:
            return refusals.NotInFirstEra()
        if not leaves_something(s, first, second):
            return refusals.NothingWouldRemain()
    return refusals.NominalAboveCash(s.nominal_value(first, second), s.cash[s.actor])


# -- IND-6.1 Whose turn -------------------------------------------------------


def ask(s: State) -> None:
    """IND-6.1, IND-6.10: the next who can announce; when all in succession have not, the phase is over."""
    while s.passes < s.seats:
        seat = s.order[s.on_turn]
        if find_mergers(s, seat, False):
            s.turn(seat)
            return
        s.passes += 1
        next_place(s)
    for company in range(data.DEEDS):
        s.merged[company] = 0
    s.passes = 0
    enter(s, ACQUISITIONS)


def end_merger(s: State) -> None:
    """IND-6.1: after a merger the next player after the announcer is on turn."""
    s.on_turn = s.place_of(s.announcer)
    s.first = s.second = s.announcer = s.bidder = data.NOBODY
    s.bid = 0
    s.active = 0
    s.passes = 0
    resume(s, MERGERS)
    next_place(s)
    ask(s)


# -- IND-6.2 Which mergers ----------------------------------------------------


def find_mergers(s: State, seat: int, offer: bool) -> bool:
    """IND-6.2: offer every merger a player may announce; or only: is there one, as far as everybody sees?"""
    level = s.level[seat * data.TRACKS + data.MERGERS_TRACK]
    if level < 2:
        return False
    free = s.has_free_slot(seat)  # IND-6.2d
    count = [0] * data.DEEDS
    count_deeds(s, count)
    companies = [0] * data.DEEDS  # that have not merged this year
    known = 0
    for company in range(data.DEEDS):
        if s.owner[company] != data.NOBODY and not s.merged[company]:
            companies[known] = company
            known += 1
    for place in range(known):
        first = companies[place]
        for later in range(place + 1, known):
            second = companies[later]
            if count[first] + count[second] > level:
                continue
            if (free or s.owner[first] == seat or s.owner[second] == seat) and may_merge(s, first, second):
                payable = s.nominal_value(first, second) <= s.cash[seat]
                if offer and payable:
                    s.offer(MERGE + (first << 8) + second)
                elif not offer and (payable or s.money != data.OPEN_MONEY):  # IND-6.10
                    return True
    return False


def count_deeds(s: State, count: list[int]) -> None:
    """By company: how many deeds it consists of."""
    for deed in range(data.DEEDS):
        if s.part_of[deed] >= 0:
            count[s.part_of[deed]] += 1


def may_merge(s: State, first: int, second: int) -> bool:
    """IND-6.2b, IND-7.1, IND-7.4"""
    if s.good[first] == s.good[second]:
        return True
    return are_mixed(s, first, second) and s.era > 0 and leaves_something(s, first, second)


def are_mixed(s: State, first: int, second: int) -> bool:
    """IND-6.2b: rice and spice?"""
    return (s.good[first] == data.RICE and s.good[second] == data.SPICE) or (
        s.good[first] == data.SPICE and s.good[second] == data.RICE
    )


def can_hold(s: State, seat: int, first: int, second: int) -> bool:
    """IND-6.2d, IND-6.5: owns one of the two, or has a free slot."""
    return s.owner[first] == seat or s.owner[second] == seat or s.has_free_slot(seat)


def leaves_something(s: State, first: int, second: int) -> bool:
    """IND-7.4: is there an area that is not beside another siap faji company?"""
    for area in range(data.AREAS):
        if s.land[area] in (first, second) and not s.touches_good(area, data.SIAP_FAJI, -1):
            return True
    return False


def announce(s: State, first: int, second: int) -> None:
    """IND-6.2, IND-6.5"""
    s.first = first
    s.second = second
    s.announcer = s.actor
    s.passes = 0
    tell.merger_announced(s)
    enter(s, AUCTION)


# -- IND-6.7 The new company --------------------------------------------------


def unite(s: State) -> None:
    """IND-6.7 to IND-6.9, IND-7.6: all of the second company goes to the first, which goes to the winner."""
    first, second = s.first, s.second
    hand_over(s, first, second)
    if s.good[first] != s.good[second]:
        s.good[first] = data.SIAP_FAJI
    s.size[first] += s.size[second]
    s.owner[first] = s.bidder
    s.merged[first] = 1
    s.owner[second] = data.NOBODY
    s.good[second] = -1
    s.size[second] = 0
    s.merged[second] = 0
    tell.companies_merged(s)


def hand_over(s: State, first: int, second: int) -> None:
    """IND-6.8, IND-6.9: ships, goods and deeds of the second company; on the board they stay where they are."""
    if s.good[first] == data.SHIPPING:
        for sea in range(data.SEAS):
            s.ships[data.LINE_OF[first] * data.SEAS + sea] += s.ships[data.LINE_OF[second] * data.SEAS + sea]
            s.ships[data.LINE_OF[second] * data.SEAS + sea] = 0
    else:
        for area in range(data.AREAS):
            if s.land[area] == second:
                s.land[area] = first
    for deed in range(data.DEEDS):
        if s.part_of[deed] == second:
            s.part_of[deed] = first
