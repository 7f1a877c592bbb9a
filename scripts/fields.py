"""Write the tables of observations in docs/environments.md from the games' features: `python scripts/fields.py`."""

from __future__ import annotations

from pathlib import Path

from fondaco.games import GAMES
from fondaco.kernel.learning.features import PLAYERS, Feature
from fondaco.kernel.learning.rows import Rows

PAGE = Path(__file__).parent.parent / "docs" / "environments.md"
MARK = "<!-- from here on written by scripts/fields.py -->\n"
FEW = 20  # names that are written out


def axis(names: object) -> str:
    """A length, the players, or names."""
    if not isinstance(names, tuple):
        return str(names)
    if names == PLAYERS[: len(names)]:
        return f"{len(names)} players"
    listed = ", ".join(names) if len(names) <= FEW else f"{', '.join(names[:3])} ... {names[-1]}"
    return f"{len(names)}: {listed}"


def line(rows: Rows, entry: Feature) -> str:
    """One part of a row."""
    place = rows.slices[entry.name]
    where = str(place.start) if entry.size == 1 else f"{place.start} to {place.stop - 1}"
    cells = " x ".join(map(axis, entry.axes))
    return f"| {where} | `{entry.name}` | {cells} | {entry.low} to {entry.high} | {entry.text} |"


def tables() -> str:
    """Every game's row."""
    parts = []
    for game in GAMES.values():
        if game.features is None:
            continue
        parts.append(f"\n### {game.name.replace('_', ' ').title()}\n")
        parts.append(f"{game.rows.size} numbers, {game.moves.size} actions.\n")
        parts.append("| place | field | cells | values | what it is |\n|---|---|---|---|---|")
        parts += [line(game.rows, entry) for entry in game.rows.entries]
    return "\n".join(parts) + "\n"


def written() -> str:
    """The page as it should be."""
    return PAGE.read_text().partition(MARK)[0] + MARK + tables()


if __name__ == "__main__":
    PAGE.write_text(written())
