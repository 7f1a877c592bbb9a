"""A house in which Batavia has a second version of its rules; the first is still played, or no longer."""

from __future__ import annotations

import dataclasses
import os

from fondaco.games import GAMES
from fondaco.games.batavia.rules.contract import Rules
from fondaco.games.batavia.state import State
from fondaco.server.__main__ import main


class Second(Rules):  # type: ignore[misc, unused-ignore]
    """From version 2 on everybody has one point more."""

    def score(self, s: State, seat: int) -> int:
        return int(super().score(s, seat)) + (s.rules >= 2)


def upgrade(keeps_first: bool) -> None:
    rules = Second()
    first = dataclasses.replace(GAMES["batavia"], rules=rules)
    earlier = (first.version,) if keeps_first else ()
    GAMES["batavia"] = dataclasses.replace(first, version=2, earlier=earlier)


if __name__ == "__main__":
    upgrade(os.environ.get("KEEPS_FIRST") == "1")
    main()
