"""`FONDACO_BARE=1`: use nothing that happens to lie around on the machine, so that a missing install step shows."""

from __future__ import annotations

import os
import shutil


def is_bare() -> bool:
    """Whether the machine's own browser, database and Node are to be ignored."""
    return os.environ.get("FONDACO_BARE") == "1"


def on_machine(*programs: str) -> str | None:
    """The first of these programs that the machine has; none on a bare one."""
    if is_bare():
        return None
    return next((found for program in programs if (found := shutil.which(program))), None)
