"""What is agreed of a table before anybody plays at it."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from fondaco.server.core.wire import Options
from fondaco.server.table.wire import ClockPlan


class Terms(Struct, frozen=True, kw_only=True):
    """One field each, and every field has a default, as tables have that were stored before there was the field.

    The request for a table, its setting and its summary inherit them, so that they are flat on the wire; the database
    keeps what has no column of its own in the column `terms`; a rematch has all of them again.
    """

    options: Options = {}
    public: bool = True  # everybody finds the table in the lobby
    spectators: bool = True
    clock: ClockPlan = ClockPlan()
    hints: bool = True  # people may ask a bot what it would do in their seat
    rated: bool = False  # HOUSE-3.1: the result changes the ratings of all who play; accounts only, and no hints

    def terms(self) -> dict[str, Any]:
        """The terms alone, as arguments of another struct that has them."""
        return {name: getattr(self, name) for name in TERMS}


TERMS = Terms.__struct_fields__
