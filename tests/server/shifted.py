"""A server whose time of day is set by a test: it reads by how many seconds from a file.

No jump is an outage, unless `FONDACO_TEST_OUTAGES` is set: then it is as if the machine's clock were set.
"""

from __future__ import annotations

import os
import time
from pathlib import Path

from fondaco.server.__main__ import main
from fondaco.server.storage import heartbeat, outages, server

FILE = "FONDACO_TEST_CLOCK"
OUTAGES = "FONDACO_TEST_OUTAGES"
MIN_OUTAGE, NEVER = "MIN_OUTAGE", 1e12
EVERY = 0.05  # seconds for which the file is believed

_real = time.time
_read = [0.0, 0.0]  # when, and what


def _shifted() -> float:
    now = time.monotonic()
    if now - _read[0] > EVERY:
        path = Path(os.environ[FILE])
        _read[:] = now, float(path.read_text() or 0) if path.exists() else 0.0
    return _real() + _read[1]


if __name__ == "__main__":
    time.time = _shifted
    for module in (outages, heartbeat, server) if OUTAGES not in os.environ else ():
        setattr(module, MIN_OUTAGE, NEVER)
    main()
