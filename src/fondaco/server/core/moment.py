"""The time of day as tables count it: it never goes back, also when the machine's clock is set.

A clock that is set forward looks like an outage, during which no player's clock runs. One that is set back would give
everybody time, and leases for hours; so time goes on from where it was until the machine's clock is there again.
"""

from __future__ import annotations

import time

_reached = [0.0, 0.0]  # the last moment told, and when that was by the steady clock


def now() -> float:
    steady = time.monotonic()
    moment, since = _reached
    _reached[:] = max(time.time(), moment + (steady - since)), steady
    return _reached[0]


def not_before(moment: float) -> None:
    """Another process of this house was there already."""
    if moment > now():
        _reached[0] = moment
