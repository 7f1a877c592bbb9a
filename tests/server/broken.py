"""A server with a fault in the rules of one game: what it logs of the fault must not reach any client."""

from __future__ import annotations

import dataclasses

from fondaco.games import GAMES
from fondaco.games.batavia.moves import BID
from fondaco.games.batavia.rules.contract import Rules
from fondaco.kernel import State
from fondaco.server.__main__ import main


class Broken(Rules):  # type: ignore[misc, unused-ignore]
    """Breaks on `bid 2`."""

    def apply(self, s: State, move: int) -> None:
        if move == BID + 2:
            raise RuntimeError("secret: the hand is EN EN FR")
        super().apply(s, move)


if __name__ == "__main__":
    GAMES["batavia"] = dataclasses.replace(GAMES["batavia"], rules=Broken())
    main()
