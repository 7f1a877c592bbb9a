"""IND-4.1, IND-4.6: the deeds on offer, and those that can no longer be started."""

from __future__ import annotations

from fondaco.games.indonesia import data, tell
from fondaco.games.indonesia.state import State


def can_start_on(s: State, deed: int, area: int) -> bool:
    """IND-8.4: is this area of the province empty, and apart from the same good?"""
    return s.land[area] == data.EMPTY and not s.touches_good(area, data.DEED_TYPE[deed], -1)


def is_startable(s: State, deed: int) -> bool:
    """IND-4.1"""
    if data.DEED_TYPE[deed] == data.SHIPPING:
        return True
    province = data.DEED_PROVINCE[deed]
    for area in range(data.PROVINCE_FIRST[province], data.PROVINCE_FIRST[province + 1]):
        if can_start_on(s, deed, area):
            return True
    return False


def remove_unstartable(s: State) -> None:
    """IND-4.1: at once and for good."""
    for deed in range(data.DEEDS):
        if s.deed[deed] == data.ON_OFFER and not is_startable(s, deed):
            s.deed[deed] = data.REMOVED
            tell.deed_unstartable(s, deed)


def lay_out(s: State) -> None:
    """IND-4.6: old deeds leave the game, those of this era come."""
    left = [0] * data.DEEDS
    for deed in range(data.DEEDS):
        if s.deed[deed] == data.ON_OFFER:
            s.deed[deed] = data.REMOVED
            left[deed] = 1
        elif s.deed[deed] == data.LATER and data.DEED_ERA[deed] == s.era:
            s.deed[deed] = data.ON_OFFER
    tell.deeds_removed(s, left)
    tell.deeds_offered(s)
    remove_unstartable(s)


def types_on_offer(s: State) -> int:
    """IND-4.2: how many types the deeds on offer have; shipping is a type like the goods."""
    seen = 0
    count = 0
    for deed in range(data.DEEDS):
        if s.deed[deed] == data.ON_OFFER and not (seen >> data.DEED_TYPE[deed]) & 1:
            seen |= 1 << data.DEED_TYPE[deed]
            count += 1
    return count
