"""The fixed ratings of the bots (ratings-<version>.json), from the contests of levels in docs/results/levels.

python scripts/bot_ratings.py            # all games; takes a second, and plays nothing
python scripts/bot_ratings.py --check    # only say whether the files are what the contests give
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from fondaco.arena.bot_ratings import rate_bots
from fondaco.bots.ratings import ratings_file, write_ratings
from fondaco.games import GAMES

ROOT = Path(__file__).parents[1]


def main() -> None:
    reader = argparse.ArgumentParser()
    reader.add_argument("--check", action="store_true")
    asked = reader.parse_args()
    stale = []
    for game in GAMES.values():
        file = ROOT / "src" / "fondaco" / "games" / game.name / ratings_file(game)
        content = write_ratings(rate_bots(game, ROOT / "docs" / "results" / "levels"))
        if not file.exists() or file.read_bytes() != content:
            stale.append(str(file.relative_to(ROOT)))
            if not asked.check:
                file.write_bytes(content)
    for name in stale:
        sys.stdout.write(f"{name}\n")
    sys.exit(1 if asked.check and stale else 0)


if __name__ == "__main__":
    main()
