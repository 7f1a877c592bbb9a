"""What goes wrong on machines that are not as they should be, in one line that a user can act on."""

from __future__ import annotations

import shutil
from pathlib import Path

FULL = ("No space left on device", "Disk quota exceeded", "ENOSPC")
UNREACHED = (
    "Retrying (",
    "NewConnectionError",
    "Max retries exceeded",
    "name resolution",
    "ConnectTimeout",
    "ENOTFOUND",
    "EAI_AGAIN",
    "ECONNREFUSED",
    "ETIMEDOUT",
)


def reason(said: str) -> str:
    """Why a tool failed, if what it printed shows a known cause; else its last error, if it names one."""
    if any(sign in said for sign in FULL):
        return f"the disk is full ({shutil.disk_usage('.').free // 2**20} MB free under {Path.cwd()})"
    if any(sign in said for sign in UNREACHED):
        return "the package index cannot be reached; check the network and run make again"
    errors = [line.removeprefix("ERROR: ") for line in said.splitlines() if line.startswith(("ERROR: ", "npm error "))]
    return errors[-1] if errors else ""
