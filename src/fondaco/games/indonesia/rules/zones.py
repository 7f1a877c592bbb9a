"""IND-1.7: zones."""

from __future__ import annotations

from fondaco.games.indonesia.data import AREAS, COAST, NEAR, NEAR_FIRST
from fondaco.games.indonesia.state import State

__all__ = ["areas_of_zone"]


def find_zones(s: State) -> None:
    """IND-1.7: the operating company's areas, each connected set as one zone named by its first area."""
    seen = [0] * AREAS
    queue = [0] * AREAS
    s.zones = 0
    left = s.size[s.company]
    for first in range(AREAS):
        if left == 0:
            return
        if s.land[first] != s.company or seen[first]:
            continue
        queue[0] = first
        seen[first] = 1
        head, tail, coast = 0, 1, 0
        while head < tail:
            area = queue[head]
            head += 1
            coast |= COAST[area]
            for entry in range(NEAR_FIRST[area], NEAR_FIRST[area + 1]):
                other = NEAR[entry]
                if s.land[other] == s.company and not seen[other]:
                    seen[other] = 1
                    queue[tail] = other
                    tail += 1
        s.zone_area[s.zones] = first
        s.zone_left[s.zones] = tail
        s.zone_coast[s.zones] = coast
        s.zones += 1
        left -= tail


def zone_named(s: State, area: int) -> int:
    """The zone that goes by this area; -1 if none does."""
    for zone in range(s.zones):
        if s.zone_area[zone] == area:
            return zone
    return -1


def areas_of_zone(s: State, area: int) -> list[int]:
    """All areas of the zone that this area belongs to, in the order of the board."""
    land = list(s.land)
    found = [area]
    for place in found:
        near = [NEAR[entry] for entry in range(NEAR_FIRST[place], NEAR_FIRST[place + 1])]
        found += [other for other in near if land[other] == land[area] and other not in found]
    return sorted(found)
