"""IND-1.7: zones asked for one by one, where speed does not matter."""

from __future__ import annotations

from fondaco.games.indonesia.data import NEAR, NEAR_FIRST
from fondaco.games.indonesia.state import State


def areas_of_zone(s: State, area: int) -> list[int]:
    """All areas of the zone that this area belongs to, in the order of the board."""
    land = list(s.land)
    found = [area]
    for place in found:
        near = [NEAR[entry] for entry in range(NEAR_FIRST[place], NEAR_FIRST[place + 1])]
        found += [other for other in near if land[other] == land[area] and other not in found]
    return sorted(found)
