"""Dermaga's moves."""

from __future__ import annotations

from fondaco.kernel.declaring.moves import Kind, Moves

TAKE = 1 << 16
NUMBERS = ("one", "two", "three")

MOVES = Moves(Kind(TAKE, "take {chests}", chests=NUMBERS))
