"""The levels of bots that people choose from, as data of a game: a dial from 1 to 10, and three names on it."""

from __future__ import annotations

from dataclasses import dataclass

DIAL = 10
NAMED = {"easy": 2, "normal": 5, "hard": 8}  # where the names stand on the dial


@dataclass(frozen=True)
class Level:
    """So many iterations of a search for each decision; with none, the advice alone, without the terms it ignores.

    What a weak level ignores is what pays off later: it plays for what it can see.
    """

    iterations: int = 0
    ignores: tuple[str, ...] = ()

    @property
    def bot(self) -> str:
        """The bot it stands for, as the arena names it."""
        if self.iterations:
            return f"mcts:{self.iterations}"
        return "heuristic:" + "+".join(self.ignores) if self.ignores else "heuristic"


USUAL_LEVELS = (
    *(Level(), Level(), Level(), Level(4), Level(12)),
    *(Level(30), Level(75), Level(200), Level(400), Level(800)),
)


def check_levels(levels: tuple[Level, ...], terms: tuple[str, ...]) -> str | None:
    """What is wrong with a game's dial; None if nothing."""
    if len(levels) != DIAL:
        return f"{len(levels)} levels instead of {DIAL}"
    for level in levels:
        unknown = set(level.ignores) - set(terms)
        if unknown:
            return f"unknown terms: {', '.join(sorted(unknown))}"
        if level.iterations and level.ignores:
            return "a level that searches ignores no term"
    looks = [(level.iterations, -len(level.ignores)) for level in levels]
    return None if looks == sorted(looks) else "a level looks less far than the one below it"
