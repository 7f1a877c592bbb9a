"""How much a test does at which speed: both play the same games to the byte, so long walks are for the compiled one."""

from __future__ import annotations

from fondaco.kernel.playing import state

COMPILED = not str(state.__file__).endswith(".py")


def at_speed(compiled: int, plain: int) -> int:
    """So many where the rules are compiled, so many where they are plain."""
    return compiled if COMPILED else plain
