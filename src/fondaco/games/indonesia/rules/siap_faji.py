"""IND-7: siap faji, what becomes of a rice and a spice company that merge."""

from __future__ import annotations

from fondaco.games.indonesia import data, refusals, tell
from fondaco.games.indonesia.moves import CLEAR
from fondaco.games.indonesia.rules import deeds, mergers
from fondaco.games.indonesia.state import State
from fondaco.kernel.errors import Refusal
from fondaco.kernel.playing.rules import Phase


class Clearing(Phase):
    """IND-7.3: the new owner empties half of the areas, one by one."""

    def begin(self, s: State) -> None:
        size = s.size[s.first] + s.size[s.second]
        s.to_clear = (size + 1) // 2 - clear_beside_others(s)  # IND-7.3, IND-7.4
        if s.to_clear <= 0:
            convert(s)

    def offer(self, s: State) -> None:
        for area in range(data.AREAS):
            if is_of_merger(s, area) and is_at_border(s, area) and not splits_zone(s, area):
                s.offer(CLEAR + area)
        if s.offered == 0:  # IND-7.5: then the border is waived
            for area in range(data.AREAS):
                if is_of_merger(s, area) and not splits_zone(s, area):
                    s.offer(CLEAR + area)

    def apply(self, s: State, kind: int, value: int) -> None:
        s.size[s.land[value]] -= 1
        s.land[value] = data.EMPTY
        s.to_clear -= 1
        tell.area_emptied(s, value)
        if s.to_clear == 0:
            convert(s)

    def why_not(self, s: State, kind: int, value: int) -> Refusal:
        if kind != CLEAR:
            return refusals.EmptyAnArea(s.to_clear)
        if not is_of_merger(s, value):
            return refusals.NotOfTheMerger(data.AREA_NAMES[value])
        if splits_zone(s, value):
            return refusals.WouldSplitZone(data.AREA_NAMES[value])
        return refusals.InsideTheProperty(data.AREA_NAMES[value])


def is_of_merger(s: State, area: int) -> bool:
    return s.land[area] >= 0 and (s.land[area] == s.first or s.land[area] == s.second)


def is_at_border(s: State, area: int) -> bool:
    """IND-7.5: does it touch a sea, or land that is not of the two companies? In version 1 nobody asked."""
    if s.rules < data.BORDER_SINCE or data.COAST[area] != 0:
        return True
    for entry in range(data.NEAR_FIRST[area], data.NEAR_FIRST[area + 1]):
        if not is_of_merger(s, data.NEAR[entry]):
            return True
    return False


def clear_beside_others(s: State) -> int:
    """IND-7.4: areas beside other siap faji are emptied first, and count."""
    lost = [0] * data.AREAS
    count = 0
    for area in range(data.AREAS):
        if is_of_merger(s, area) and s.touches_good(area, data.SIAP_FAJI, -1):
            lost[area] = 1
            count += 1
    for area in range(data.AREAS):
        if lost[area]:
            s.size[s.land[area]] -= 1
            s.land[area] = data.EMPTY
    tell.areas_lost(s, lost)
    return count


def is_same_zone(s: State, area: int, other: int) -> bool:
    """IND-7.5: zones are of one good; with the option `contiguity` = `union`, of both together."""
    return s.land[area] == s.land[other] or (s.contiguity == data.UNION and is_of_merger(s, other))


def splits_zone(s: State, area: int) -> bool:
    """IND-7.8: would the rest of its zone fall apart without this area?"""
    seen = [0] * data.AREAS
    beside = 0
    first = data.EMPTY
    for entry in range(data.NEAR_FIRST[area], data.NEAR_FIRST[area + 1]):
        if is_same_zone(s, area, data.NEAR[entry]):
            beside += 1
            first = data.NEAR[entry]
    if beside < 2:
        return False
    seen[area] = 1
    see_zone(s, area, first, seen)
    for entry in range(data.NEAR_FIRST[area], data.NEAR_FIRST[area + 1]):
        if is_same_zone(s, area, data.NEAR[entry]) and not seen[data.NEAR[entry]]:
            return True
    return False


def see_zone(s: State, area: int, first: int, seen: list[int]) -> None:
    """Mark what hangs together with `first` in the zone of an area, past what is marked already."""
    queue = [0] * data.AREAS
    queue[0] = first
    seen[first] = 1
    head, tail = 0, 1
    while head < tail:
        place = queue[head]
        head += 1
        for entry in range(data.NEAR_FIRST[place], data.NEAR_FIRST[place + 1]):
            other = data.NEAR[entry]
            if not seen[other] and is_same_zone(s, area, other):
                seen[other] = 1
                queue[tail] = other
                tail += 1


def convert(s: State) -> None:
    """IND-7.6: what remains becomes siap faji."""
    s.to_clear = 0
    mergers.unite(s)
    deeds.remove_unstartable(s)
    mergers.end_merger(s)
